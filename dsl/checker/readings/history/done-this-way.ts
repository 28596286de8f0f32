/**
 * How often a text has done something by the lines above: `if a fruit was sold or given away this way`, `if you took at least 2 fruits` behind
 * a loop in which they are taken, `if you sold a fruit this way` behind a choice. It is how often that has happened this turn, less how often
 * it had before these lines.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';
import { marginOf } from '../../../text/line-margins.ts';
import { doneFrom } from './lines-that-do.ts';
import { isBroughtUp } from './this-way.ts';
import { BOUNDS, countBound, isSeveral } from '../words/count-bounds.ts';

const WAY = '(?: (?:this way|in this way|like this|that way|(?:with|by) this(?: card)?))';
const COUNT = `(an?|any|no|${BOUNDS} (?:\\d+|one|two|three)|\\d+(?: or (?:more|fewer|less))?)`;
const NOUN = '((?:[a-z-]+ ){0,2}?[a-z-]+)';
const HEAD = '^(\\s*)((?:otherwise, )?)if ';
/** `if you sold at least 2 fruits this way`; without the last words what is asked is in the lines above. */
const ACTIVE = new RegExp(
  `${HEAD}(you|they|that player|an opponent|this)(?: have| has)? ([a-z]+) ${COUNT} ${NOUN}(${WAY}?)(,.*|:)$`,
);
/** `if you did not sell a fruit this way`, `unless you sold a fruit this way`: you sold none. */
const DENIED = new RegExp(
  `^(\\s*(?:otherwise, )?)if (you|they|that player) (?:did not|didn't|do not|don't|does not|doesn't) ([a-z]+) (?:an?|any) (${NOUN}${WAY}(?:,.*|:))$`,
);
const UNLESS = new RegExp(
  `^(\\s*(?:otherwise, )?)unless (you|they|that player)(?: have| has)? ([a-z]+) (?:an?|any) (${NOUN}${WAY}(?:,.*|:))$`,
);
const PASSIVE = new RegExp(
  `${HEAD}${COUNT} ${NOUN} (?:was|were) ([a-z]+)(?: or (?:was |were )?([a-z]+))?(${WAY})(,.*|:)$`,
);
const NAMES = /\b(?:as|let|the) earlier\b/;

/** The text with what has happened before as a number; none where nothing is asked so. */
export function withDoneThisWay(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:if|unless)\b/.test(text) || NAMES.test(text)) return [];
  const lines = text.split('\n').map((line) => undenied(line, vocabulary));
  const at = lines.findIndex((line, i) => i > 0 && askedIn(line, lines, i, vocabulary) !== undefined);
  const asked = at < 0 ? undefined : askedIn(lines[at], lines, at, vocabulary);
  if (!asked) return [];
  const { margin, head, number, count, rest, verbs } = asked;
  const from = doneFrom(
    lines,
    at,
    verbs.map((word) => verbOf(word, vocabulary)),
    isSeveral(count),
    vocabulary,
  );
  if (from === undefined || from === at || !areCounted(lines.slice(from, at), count, verbs, vocabulary))
    return [];
  return [
    [
      ...lines.slice(0, from),
      `${/^\s*/.exec(lines[from])![0]}let earlier be ${number}`,
      ...lines.slice(from, at),
      `${margin}${head}if (${number} - the earlier) is ${countBound(count)}${rest}`,
      ...lines.slice(at + 1),
    ].join('\n'),
  ];
}

/** What was not done, as none with which it was done. */
function undenied(line: string, vocabulary: Vocabulary): string {
  const [, margin, who, said, rest] = DENIED.exec(line) ?? UNLESS.exec(line) ?? [];
  const verb = said === undefined ? undefined : verbOf(said, vocabulary);
  return verb ? `${margin}if ${who} ${verbIn(vocabulary, verb.id, 'participle')} no ${rest}` : line;
}

interface Asked {
  readonly margin: string;
  readonly head: string;
  readonly number: string;
  readonly count: string;
  readonly rest: string;
  /** What was done, by the words of the text. */
  readonly verbs: readonly string[];
}

/** Several that are done at once are one time: more than one is asked only of what is done with one at a time. */
function areCounted(
  lines: readonly string[],
  count: string,
  said: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (/^(?:an?|no|at least 1)$/.test(count)) return true;
  return said.every((word) => {
    const verb = verbOf(word, vocabulary);
    if (verb?.parameters[0]?.phrase.tree.determiner === 'a') return true;
    return lines.every((line) =>
      [...line.matchAll(/\b([a-z-]+) (an?|1|that|the)?\b/g)].every(
        ([, done, one]) => vocabulary.verbForms.get(done)?.verb !== verb || one !== undefined,
      ),
    );
  });
}

function askedIn(
  line: string,
  lines: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): Asked | undefined {
  const [, margin, head, who, done, count, noun, way, rest] = ACTIVE.exec(line) ?? [];
  if (margin !== undefined) {
    const event = eventOf(vocabulary, noun!, done!, who === 'this' ? undefined : who!);
    // Without *this way* it is what the lines above do again and again, or by a choice.
    if (event === undefined || who === 'this' || (way === '' && !isDoneAbove(lines, at, done!, vocabulary)))
      return undefined;
    return {
      margin,
      head: head!,
      number: timesOf([event]),
      count: numeric(count!),
      rest: rest!,
      verbs: [done!],
    };
  }
  const [, edge, before, many, what, one, other, , behind] = PASSIVE.exec(line) ?? [];
  if (edge === undefined) return undefined;
  const verbs = [one!, ...(other === undefined ? [] : [other])];
  const events = verbs.map((verb) => eventOf(vocabulary, what!, verb, undefined));
  if (events.includes(undefined)) return undefined;
  // Where one verb puts them in one place, they are counted there, unless one of them was brought up.
  const isElsewhere = destinationsIn(vocabulary).some(
    ({ verb }) => verb === vocabulary.verbForms.get(one!)?.verb,
  );
  const isCounted = isElsewhere && !isBroughtUp(lines.slice(0, at), what!.split(' ').at(-1)!);
  if (other === undefined && isCounted) return undefined;
  return {
    margin: edge,
    head: before!,
    number: timesOf(events as string[]),
    count: numeric(many!),
    rest: behind!,
    verbs,
  };
}

const verbOf = (word: string, { verbForms }: Vocabulary): VerbSymbol | undefined =>
  verbForms.get(participleOfPast(word) ?? word)?.verb;

const WRITTEN: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };

const numeric = (count: string): string =>
  count.replace(/^any$/, 'a').replace(/\b(?:one|two|three)$/, (word) => WRITTEN[word]);

const timesOf = (events: readonly string[]): string =>
  events.map((event) => `the number of times ${event} this turn`).join(' + ');

/** `you sold a fruit`, `a fruit was sold`; nothing of what no verb of the game does to cards. */
function eventOf(
  vocabulary: Vocabulary,
  noun: string,
  said: string,
  who: string | undefined,
): string | undefined {
  const word = participleOfPast(said) ?? said;
  const form = vocabulary.verbForms.get(word);
  const found = firstNounSaid(vocabulary, noun);
  if (!form?.participle || found?.of !== 'card' || !noun.endsWith(found.said)) return undefined;
  const one = withArticle(noun.slice(0, -found.said.length) + found.one);
  return who === undefined ? `${one} was ${word}` : `${who} ${word} ${one}`;
}

/** Whether a loop or a choice right above does it. */
function isDoneAbove(lines: readonly string[], at: number, said: string, vocabulary: Vocabulary): boolean {
  const verb = verbOf(said, vocabulary);
  const margin = marginOf(lines[at]);
  const from = lines.findLastIndex((line, i) => i < at && marginOf(line) <= margin);
  if (from < 0 || marginOf(lines[from]) !== margin) return false;
  if (!/^\s*(?:for each\b|repeat\b|(?:[^,:]* )?chooses? one:)/.test(lines[from])) return false;
  return lines
    .slice(from, at)
    .some((line) => line.split(/[^a-z-]+/).some((word) => vocabulary.verbForms.get(word)?.verb === verb));
}
