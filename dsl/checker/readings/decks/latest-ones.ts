/** `take the last fruit discarded`, `the most recently picked fruit`: the one that came last to where the verb puts it. */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';
import { latestDeed } from '../history/latest-deeds.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const NOUN = '(?<noun>(?!that\\b|which\\b|die\\b|roll\\b)[a-z-]+(?: card)?)';
const WAS = '(?: (?:that|which|who) (?:was|were|has been|got))?';
const TIME = '(?: this (?<per>turn|round|game))?';
const LATEST: readonly RegExp[] = [
  new RegExp(
    `\\bthe (?:last|latest|most recent) ${NOUN}${WAS} (?:most recently )?(?<done>[a-z]+)${TIME}(?=$|[ ,.:;\\n])`,
  ),
  new RegExp(`\\bthe (?:last|latest|most recently) (?<done>[a-z]+) ${NOUN}${TIME}(?=$|[ ,.:;\\n])`),
  new RegExp(`\\bthe ${NOUN}${WAS} (?:most recently|last) (?<done>[a-z]+)${TIME}(?=$|[ ,.:;\\n])`),
  new RegExp(`\\bthe ${NOUN}${WAS} (?<done>[a-z]+) (?:last|most recently)${TIME}(?=$|[ ,.:;\\n])`),
];
const HEAD = /^(\s*)((?:(?:when|whenever|before|at|if|while) [^,:]+, )*)(.+)$/;

/** How often something may be done for nothing. */
const OFFERED = /^((?:once|twice|\d+ times) per [a-z]+, )(?:you (?:may|can) )?([a-z][^,:]*)$/;

/** The text with such a card named first. */
export function withLatestOnes(
  text: string,
  vocabulary: Vocabulary,
  entry: EntryKind,
  kind?: KindSymbol,
): string[] {
  const lines = text.split('\n').flatMap((line) => (/^\s/.test(line) ? line : line.split(/[.;] +(?=\S)/)));
  for (const [i, line] of lines.entries()) {
    const found = latestIn(line, lines.slice(0, i), vocabulary, kind);
    const put = found && putInto(line, found, entry, vocabulary);
    if (put) return [[...lines.slice(0, i), ...put, ...lines.slice(i + 1)].join('\n')];
  }
  return [];
}

/**
 * The text with such a card named in front of all that it does: what was named before may be meant by `that fruit` as well. What is done
 * in between may change which one is the last.
 */
export function withLatestFirst(
  text: string,
  vocabulary: Vocabulary,
  entry: EntryKind,
  kind?: KindSymbol,
): string[] {
  // A second one would have the same name.
  if (entry === 'abilities' || /\blet latest be\b/.test(text)) return [];
  const lines = text.split('\n').flatMap((line) => (/^\s/.test(line) ? line : line.split(/[.;] +(?=\S)/)));
  const at = lines.findIndex((line) => latestIn(line, [], vocabulary, kind));
  const found = at < 0 ? undefined : latestIn(lines[at], [], vocabulary, kind);
  if (!found || (at === 0 && !lines[0].slice(0, lines[0].indexOf(found.said)).includes(THEN))) return [];
  const act = named(lines[at], found.said);
  return [[`let latest be ${found.which}`, ...lines.slice(0, at), act, ...lines.slice(at + 1)].join('\n')];
}

/** The line with a name in the place of the words. */
const named = (line: string, said: string): string =>
  line.includes(`the effect of ${said}`)
    ? line.replace(`the effect of ${said}`, "the latest's effect")
    : line.replace(said, 'the latest');

/** The words for such a card, and what it is in the language. */
interface Latest {
  readonly said: string;
  readonly which: string;
}

function latestIn(
  line: string,
  before: readonly string[],
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): Latest | undefined {
  for (const form of LATEST) {
    const match = form.exec(line);
    const latest = match && latestOf(vocabulary, match.groups!);
    if (!match || !latest) continue;
    const { noun, per } = match.groups!;
    // Where another card was named before, `that card` is that one.
    const isClear =
      noun !== 'card' ||
      !/\b(?:an?|that|this|each) [a-z]/.test([...before, line.slice(0, match.index)].join('\n'));
    if (!isClear && per !== undefined) continue;
    return { said: match[0], which: isClear ? `${latest.place} ${latest.was}` : latest.place };
  }
  return latestDeed(line, vocabulary, kind);
}

const THEN = ', then ';

/** The line with it in the place of the words, or named in front of them. */
function putInto(
  line: string,
  { said, which }: Latest,
  entry: EntryKind,
  vocabulary: Vocabulary,
): readonly string[] | undefined {
  // What is done before it may change which one it is.
  const then = line.lastIndexOf(THEN, line.indexOf(said));
  if (then >= 0) {
    const [first, second] = [line.slice(0, then), line.slice(then + THEN.length)];
    const behind = putInto(`${/^\s*/.exec(line)![0]}${second}`, { said, which }, entry, vocabulary);
    return /[,:]/.test(first) ? undefined : behind && [first, ...behind];
  }
  const effect = `the effect of ${said}`;
  if (line.endsWith(said) && !line.endsWith(effect)) return [line.replace(said, which)];
  const short = named(line, said);
  const [, margin, head, act] = HEAD.exec(short)!;
  const first = `let latest be ${which}`;
  const inHead = head.includes('the latest');
  if (inHead && (entry === 'abilities' || !head.startsWith('if '))) return undefined;
  // What is bought is a block of its own.
  const [, cost, bought] = /^(.*\bpay [^,:]+? to) (.+)$/.exec(act) ?? [];
  if (cost !== undefined && entry === 'abilities')
    return [`${margin}${head}${cost}:`, `${margin}  ${first}`, `${margin}  ${bought}`];
  // What a card offers for nothing is one order: more of them have a price of nothing in front.
  const [, limit, offered] = OFFERED.exec(act) ?? [];
  const price = limit === undefined || entry !== 'abilities' ? undefined : soleCounter(vocabulary);
  if (price)
    return [
      `${margin}${head}${limit}pay 0 ${forms(price).many} to:`,
      `${margin}  ${first}`,
      `${margin}  ${offered}`,
    ];
  return head === '' || inHead
    ? [`${margin}${first}`, `${margin}${head}${act}`]
    : [`${margin}${head.replace(/, $/, ':')}`, `${margin}  ${first}`, `${margin}  ${act}`];
}

/** Such a card in the words of the language; none where the verb puts nothing where all see it. */
function latestOf(
  vocabulary: Vocabulary,
  groups: Readonly<Record<string, string>>,
): { readonly place: string; readonly was: string } | undefined {
  const { noun, done, per = 'game' } = groups;
  const form = vocabulary.verbForms.get(done);
  const end = form?.participle && destinationsIn(vocabulary).find(({ verb }) => verb === form.verb);
  if (!end || end.zone.seenBy !== 'everyone' || !vocabulary.terms.has(noun)) return undefined;
  const place = `${end.zone.of === 'player' ? 'any' : 'the'} ${forms(end.zone).one}`;
  return { place: `the last ${noun} in ${place}`, was: `where that ${noun} was ${done} this ${per}` };
}
