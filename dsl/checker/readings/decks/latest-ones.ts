/** `take the last fruit discarded`, `the most recently picked fruit`: the one that came last to where the verb puts it. */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
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

/** The text with such a card named first. */
export function withLatestOnes(text: string, vocabulary: Vocabulary, entry: EntryKind): string[] {
  const lines = text.split('\n').flatMap((line) => (/^\s/.test(line) ? line : line.split(/[.;] +(?=\S)/)));
  for (const [i, line] of lines.entries()) {
    const found = LATEST.flatMap((form) => {
      const match = form.exec(line);
      const latest = match && latestOf(vocabulary, match.groups!);
      return match && latest ? [{ ...latest, said: match[0], groups: match.groups!, at: match.index }] : [];
    }).at(0);
    if (!found) continue;
    const { place, was, said, groups, at } = found;
    // Where another card was named before, `that card` is that one.
    const isClear =
      groups.noun !== 'card' ||
      !/\b(?:an?|that|this|each) [a-z]/.test([...lines.slice(0, i), line.slice(0, at)].join('\n'));
    if (!isClear && groups.per !== undefined) continue;
    const put = (by: string): string => line.replace(said, by);
    if (!isClear || line.endsWith(said)) {
      const whole = put(isClear ? `${place} ${was}` : place);
      return [[...lines.slice(0, i), whole, ...lines.slice(i + 1)].join('\n')];
    }
    const [, margin, head, act] = HEAD.exec(put('the latest'))!;
    const named = `let latest be ${place} ${was}`;
    const inHead = head.includes('the latest');
    if (inHead && (entry === 'abilities' || !head.startsWith('if '))) continue;
    const block =
      head === '' || inHead
        ? [`${margin}${named}`, `${margin}${head}${act}`]
        : [`${margin}${head.replace(/, $/, ':')}`, `${margin}  ${named}`, `${margin}  ${act}`];
    return [[...lines.slice(0, i), ...block, ...lines.slice(i + 1)].join('\n')];
  }
  return [];
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
