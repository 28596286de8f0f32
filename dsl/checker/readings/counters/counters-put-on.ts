/**
 * What a card's texts count on the card itself, in words that nobody declares: `put a notch on this` and `if this has at least 3
 * notches` need a counter that is called notch.
 */
import { nearest } from '../../../text/edit-distance.ts';
import { plural, singular } from '../../../text/english-inflection.ts';
import { givenNames } from '../../../language/lexer/given-names.ts';
import { wordsFor } from '../../../language/parser/errors/common-phrasings.ts';
import { ofLanguage } from '../../suggestions/unknown-words.ts';

const THIS = '(?:this(?: card)?|itself|(?:that|the) [a-z]+)(?![\\w-])';
const IT = '(?:this(?: card)?|itself|it|(?:that|the) [a-z]+)(?![\\w-])';
const NUMBER = '(?:\\d+|an?|another|one|two|three|four|five|six|\\([^()]+\\))';
const MANY = `(?:(?:at least|at most|exactly|more than|less than|fewer than|up to) )?${NUMBER}(?: or (?:more|less|fewer))?|no|any number of|all(?: the| of the)?|the last`;
const NOUN = '([a-z]+(?: (?:counter|token|marker)s?)?)';

/** It comes to have some. */
const GAINED = [
  `\\b(?:put|place|add)s? ${NUMBER} (?:more )?${NOUN} (?:on|onto|to) ${THIS}`,
  `\\b(?:put|place|add)s? ${NUMBER} (?:more )?${NOUN} (?:on|onto|to) (?:an?|another|each|every) `,
  `\\b${THIS} (?:enters?|comes?|starts?)(?: into)?(?: play)? with ${NUMBER} ${NOUN}`,
  `\\b${THIS} (?:gains?|gets?) ${NUMBER} (?:more )?${NOUN}(?=$|[,.:\\n]| (?:and|then|for)\\b)`,
].map((each) => new RegExp(each, 'gi'));

/** How many there are matters, or some go. */
const USED = [
  `\\b(?:remove|take|spend|pay|discard|use|lose)s? (?:${MANY}) ${NOUN} (?:off|of|off of|from|on) ${IT}`,
  `\\b(?:remove|spend)s? (?:${MANY}) ${NOUN}(?=$|[,.:\\n]| (?:to|and|then)\\b)`,
  `\\b${IT} (?:has|have|loses) (?:${MANY}) ${NOUN}\\b`,
  `\\b${IT} (?:cannot|can|may) have (?:${MANY}) ${NOUN}\\b`,
  `\\bthere (?:is|are) (?:${MANY}) ${NOUN} on ${IT}`,
  // What is left undone is no counter: `without rolling`.
  `\\b(?:with|without) (?![a-z]+ing\\b)(?:(?:${MANY}) )?${NOUN}\\b`,
  `\\b(?:for (?:each|every)(?: (?:\\d+|two|three|four|five|six))?|the number of) ${NOUN} (?:on|of) ${IT}`,
].map((each) => new RegExp(each, 'gi'));

/** What there is to be mistaken for: the words of a game, and those of its counters. */
export interface WordsOfData {
  readonly all: ReadonlySet<string>;
  /** Other words for its nouns. */
  readonly aliases: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  /** Those of which something may be a slip that is counted on a card: of kinds and nouns, and of counters that are called by one word. */
  readonly alike: ReadonlySet<string>;
}

/**
 * The names of such counters, in the singular. Only what is put on the card in one place and counted in another one is taken for
 * a counter, and no word that is one of the game or nearly so.
 */
export function countersPutOn(texts: readonly string[], wordsOfData: () => WordsOfData): string[] {
  const said = nounsIn(texts, GAINED);
  if (said.size === 0) return [];
  const words = wordsOfData();
  const counted = nounsIn(texts, USED);
  const [gained, used] = [said, counted].map((each) => singulars(each, [...said, ...counted]));
  const given = texts.flatMap((text) => givenNames(text));
  return [...gained].filter(
    (noun) =>
      used.has(noun) && !given.includes(noun) && noun.split(' ').every((word) => isStrange(word, words)),
  );
}

/** Whether a noun at an offset of a text is of what is put on the card that says so, or counted on it. */
export function isPutOn(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const [line] = text.slice(from).split('\n', 1);
  return [...GAINED, ...USED].some((pattern) =>
    [...line.matchAll(pattern)].some(
      ({ 0: { length }, index }) => from + index <= at && at < from + index + length,
    ),
  );
}

/** What one card or several come to have of, as it is written. */
export const nounsPutOn = (text: string): ReadonlySet<string> => nounsIn([text], GAINED);

/** What everybody calls a counter: another one than those of the game, if it does not call these so. */
const GENERIC: ReadonlySet<string> = new Set(['counter', 'token', 'marker']);

/** Whether a word is none that anybody knows or has misspelt; its first letter is seldom wrong. */
function isStrange(word: string, { all, aliases, counters, alike }: WordsOfData): boolean {
  const spelled = [word, plural(word)];
  if (GENERIC.has(word)) return !spelled.some((form) => counters.has(form));
  return (
    spelled.every(
      (form) => !all.has(form) && !aliases.has(form) && !ofLanguage.has(form) && wordsFor(form).length === 0,
    ) && nearest(word, [...alike]).every((each) => each[0] !== word[0])
  );
}

function nounsIn(texts: readonly string[], patterns: readonly RegExp[]): Set<string> {
  const found = texts.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, noun]) => noun.toLowerCase())),
  );
  return new Set(found);
}

/** The singular of each: another one of them, if there is one, since not each plural shows it. */
const singulars = (nouns: ReadonlySet<string>, all: readonly string[]): ReadonlySet<string> =>
  new Set([...nouns].map((noun) => all.find((each) => plural(each) === noun) ?? singular(noun)));
