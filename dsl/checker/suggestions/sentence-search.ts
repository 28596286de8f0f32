/** The sentences of a game that somebody may have meant by one that is refused: searched for, and judged by the checker. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutHabit, wordsFor } from '../../language/parser/errors/common-phrasings.ts';
import { reservedWords } from '../../language/lexer/tokens.ts';
import { readingsOf } from '../../language/parser/errors/spoken-readings.ts';
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import { mendedSnippet } from '../../text/mended-snippet.ts';
import { participle, thirdPerson, withArticle } from '../../text/english-inflection.ts';
import { wholeText, type Span } from '../../text/source.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { reportOwnUse } from './own-uses.ts';
import { nounsPutOn } from '../readings/counters/counters-put-on.ts';
import { pileVerb } from './pile-verbs.ts';
import { bindingParts, keepsParts, otherWordings, withCardIds } from './printed-wordings.ts';
import { withVerbsBehind } from '../readings/words/verbs-behind.ts';
import { similarNouns, qualitiesLike, verbIn, similarVerbs } from './word-suggestions.ts';

/** What the checker says of a line: how it is written here, and what is wrong with it, at places in it. */
export interface JudgedLine {
  readonly text: string;
  readonly found: readonly Diagnostic[];
}

/** A sentence that is accepted as it is written, and how far it is from what was written. */
export interface SimilarSentence {
  readonly text: string;
  readonly cost: number;
  /** It was found by trying words of the game, whatever they mean. */
  readonly guessed?: boolean;
  /** It is a sentence of another card, which lacks a part of what was written. */
  readonly example?: boolean;
}

export interface SentenceSearch {
  readonly vocabulary: Vocabulary;
  /** The kind of the card whose abilities the line is one of. */
  readonly kind?: KindSymbol | undefined;
  /** Whether a word is of the language or of the game. */
  readonly isKnown: (word: string) => boolean;
  readonly judge: (line: string) => JudgedLine;
  /** Sentences of the game, for one that is like none of its own. */
  readonly examples: () => readonly string[];
  /** How many more lines may be judged; counted down. */
  readonly budget: { left: number };
}

/** A rewriting costs so much; the words of the game one by one in place of an unknown one cost more than this. */
const COST = { wording: 0.5, reading: 0.4, offered: 1, meant: 1, guessed: 4 };
const MOST_JUDGED = 50;
/** Of so many sentences that are accepted those with the lowest cost are taken. */
const ENOUGH = 3;

/** The sentences that a line may mean, the nearest first; none changes a number, a duration, or whether one may. */
export function similarSentences(line: string, search: SentenceSearch): SimilarSentence[] {
  const bound = bindingParts(line);
  // What is put on a card is counted by a name of its own, and stands for nothing of the game.
  const isCounting = [...nounsPutOn(line)].some((noun) => !search.isKnown(noun));
  const found: SimilarSentence[] = [];
  const seen = new Set<string>();
  let open: SimilarSentence[] = [{ text: line.toLowerCase(), cost: 0 }];
  const add = (text: string, cost: number, guessed = false): void => {
    if (!text.includes('\n\n') && !seen.has(text) && seen.add(text)) open.push({ text, cost, guessed });
  };
  seen.add(open[0].text);
  for (let judged = 0; open.length > 0 && judged < MOST_JUDGED && search.budget.left > 0; judged++) {
    open = open.toSorted((a, b) => a.cost - b.cost);
    const next = open.shift()!;
    if (found.length >= ENOUGH || (found.length > 0 && next.cost > found[0].cost + 2)) break;
    search.budget.left--;
    const { text, found: wrong } = search.judge(next.text);
    if (wrong.length === 0) {
      if (keepsParts(bound, text) && !found.some((each) => each.text === text)) found.push({ ...next, text });
      continue;
    }
    const { cost, guessed } = next;
    const put = (text: string, more: number, isGuess = guessed): void => add(text, cost + more, isGuess);
    const wordings = next.text.includes('\n') ? [] : otherWordings(next.text);
    for (const each of [...readingsOf(next.text), ...withoutHabit(next.text)]) put(each, COST.reading);
    for (const each of wordings) put(each, COST.wording);
    for (const each of withPreposition(next.text, wrong)) put(each, COST.wording);
    const called = withCardIds(next.text, search.vocabulary.cards);
    if (called !== undefined) put(called, COST.reading);
    const use = reportOwnUse(next.text, search.vocabulary, search.kind);
    if (use) put(use, COST.wording);
    for (const each of withVerbsBehind(next.text, search.vocabulary)) put(each, COST.reading);
    for (const [each, more] of offeredBy(text, wrong)) put(each, more);
    for (const [each, more] of withCounters(text, wrong, search.vocabulary)) put(each, more, true);
    for (const [each, more] of isCounting ? [] : withWords(next.text, search))
      put(each, more, guessed || more >= COST.guessed);
  }
  return found.length > 0 ? found : likeExamples(line, bound, search);
}

/** A line with a preposition in front of what does not belong to its sentence. */
function withPreposition(line: string, wrong: readonly Diagnostic[]): string[] {
  const left = wrong.find(({ code }) => code === 'syntax/after-end');
  if (!left) return [];
  const { start } = left.place.span;
  return ['to', 'from', 'in'].map((word) => `${line.slice(0, start)}${word} ${line.slice(start)}`);
}

/** So many sentences of the game are tried at most. */
const MOST_EXAMPLES = 24;

/** A sentence that is offered has so much of the words of the other. */
const LEAST_SHARED = 0.6;

/** The two sentences of the game that are most like one, with its numbers in place of theirs. */
function likeExamples(
  line: string,
  bound: string,
  { examples, judge, budget }: SentenceSearch,
): SimilarSentence[] {
  const quantities = quantitiesIn(line.toLowerCase());
  const ranked = rankedExamples(line, examples()).filter(
    ({ put, share, same }) =>
      share >= LEAST_SHARED && same > 1 && bindingParts(put) === bound && quantitiesIn(put) === quantities,
  );
  const found = new Set<string>();
  for (const { put } of ranked.slice(0, MOST_EXAMPLES)) {
    if (found.size === 2 || budget.left <= 0) break;
    budget.left--;
    const { text, found: wrong } = judge(put);
    if (wrong.length === 0 && bindingParts(text) === bound) found.add(text);
  }
  return [...found].map((text) => ({ text, cost: COST.guessed * 2, guessed: true, example: true }));
}

/** Sentences of the game, those first that have the most words of a line; its numbers replace theirs. */
function rankedExamples(
  line: string,
  examples: readonly string[],
): { put: string; same: number; share: number }[] {
  const words = new Set(wordsOf(line));
  const numbers = line.match(/\d+/g) ?? [];
  return examples
    .map((each) => {
      let i = 0;
      const put = each.replaceAll(/\d+/g, (number) => numbers[i++] ?? number);
      const own = wordsOf(put);
      const same = new Set(own.filter((word) => words.has(word))).size;
      return { put, same, share: same / words.size, score: same * 3 - Math.abs(own.length - words.size) };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Two sentences of the game that are accepted, for one of which nothing is known: how they are written here. */
export function sentencesLike(
  line: string,
  examples: readonly string[],
  accepts: (line: string) => boolean,
): string[] {
  const found: string[] = [];
  const short = examples.filter((each) => each.length < SHORT_EXAMPLE);
  // Where none of the nearest is accepted, one that is farther off still shows how a sentence is written here.
  for (const [i, { put }] of rankedExamples(line, short)
    .slice(0, MOST_EXAMPLES * 2)
    .entries()) {
    if (found.length === 2 || (found.length > 0 && i >= MOST_EXAMPLES / 2)) break;
    if (accepts(put)) found.push(put);
  }
  return found;
}

const SHORT_EXAMPLE = 60;

/** Who and how many are meant, besides in numbers. */
const quantitiesIn = (text: string): string =>
  [
    ...new Set(
      text.match(
        /\b(?:all|each|every|any|half|most|fewest|highest|lowest|random|another|opponents?|no|not)\b/g,
      ) ?? [],
    ),
  ]
    .toSorted()
    .join(' ');

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !reservedWords.includes(word) && !SAYS_LITTLE.includes(word))
    .map((word) => word.replace(/(?:e?s|ed)$/, ''));

/** Words that two sentences share without being about the same. */
const SAYS_LITTLE = [
  'player',
  'players',
  'opponent',
  'opponents',
  'other',
  'top',
  'bottom',
  'card',
  'cards',
  'choose',
];

/** The line with the changes that its findings offer. */
function offeredBy(line: string, found: readonly Diagnostic[]): [string, number][] {
  return found.flatMap(({ fixes = [] }) =>
    fixes.flatMap(({ edits }, i): [string, number][] => {
      if (
        edits.some(({ place }) => place.file !== '' || place.span.start < 0 || place.span.end > line.length)
      )
        return [];
      const put = edits.map(({ place, text }) => ({ ...place.span, text }));
      return [[mendedSnippet(wholeText(line), put).text, COST.offered + i / 2]];
    }),
  );
}

/** The line with counters of the game in place of what is counted and is none, though the game knows the word. */
function withCounters(
  line: string,
  found: readonly Diagnostic[],
  { counters }: Vocabulary,
): [string, number][] {
  return found.filter(isNoCounter).flatMap(({ place: { span } }) => {
    const said = /^(an? |\d+ )([a-z-]+)$/.exec(line.slice(span.start, span.end));
    if (!said) return [];
    const [, amount, word] = said;
    // One of which players say this word comes first.
    const isCalled = ({ names }: (typeof counters)[number]): boolean =>
      names.also?.en?.some((name) => name.split(' ').includes(word)) ?? false;
    return counters
      .filter(({ holds }) => !holds)
      .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)))
      .map((counter, i): [string, number] => {
        const { one, many } = forms(counter);
        const put = /^\d/.test(amount) ? amount + (amount === '1 ' ? one : many) : withArticle(one);
        return [line.slice(0, span.start) + put + line.slice(span.end), COST.guessed + i / 20];
      });
  });
}

/** Whether a finding says that what is gained or lost is no counter. */
export const isNoCounter = ({ code, details }: Diagnostic): boolean =>
  code === 'name/wrong-sort' &&
  (details as { readonly found?: { say?: string } }).found?.say === 'no/counter';

/** The line with words of the game in place of the first word that is of nobody. */
function withWords(line: string, { vocabulary, isKnown }: SentenceSearch): [string, number][] {
  const words = [...line.matchAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g)];
  const at = words.findIndex(([word]) => !isKnown(word));
  const replaced = ({ start, end }: Span, put: string): string =>
    line.slice(0, start).replace(/\ban? $/, `${withArticle(put).split(' ')[0]} `) + put + line.slice(end);
  const first = words[0];
  if (at < 0) {
    // Every word is known, and the verb may be another one's.
    if (!first || first.index > 0) return [];
    const like = similarVerbs(vocabulary, first[0]);
    return like.map((word, i) => [
      replaced({ start: 0, end: first[0].length }, word),
      COST.meant + 1 + i / 2,
    ]);
  }
  const [word] = words[at];
  const start = words[at].index;
  const span = { start, end: start + word.length };
  const two =
    words[at + 1] && isBeside(line, span.end, words[at + 1].index)
      ? `${word} ${words[at + 1][0]}`
      : undefined;
  const meant = [
    ...similarVerbs(vocabulary, word),
    ...similarNouns(vocabulary, word, 1),
    ...qualitiesLike(vocabulary, word),
    ...wordsFor(word),
  ];
  const longer = two === undefined ? [] : similarNouns(vocabulary, two, 2);
  const near = [
    ...[...new Set(meant)].map((put): [string, Span] => [put, span]),
    ...longer.map((put): [string, Span] => [put, { start, end: start + two!.length }]),
  ].map(([put, where], i): [string, number] => [replaced(where, put), COST.meant + i / 3]);
  // What is drawn is nothing that any other verb is done with.
  if (pileVerb(vocabulary, word) || isDescribing(line, span, vocabulary)) return near;
  const all = isVerbPlace(line, start) ? verbsLikeForm(vocabulary, word) : nounsInForm(vocabulary, word);
  const guessed = all.map((put, i): [string, number] => [replaced(span, put), COST.guessed + i / 20]);
  return [...near, ...guessed];
}

/** Whether a word says which of several are meant: no word of the game that means something else may stand for it. */
const isDescribing = (line: string, { start, end }: Span, { terms, cardTerms }: Vocabulary): boolean => {
  const [, next = ''] = /^ ([a-z-]+)/.exec(line.slice(end)) ?? [];
  return (
    terms.has(next) ||
    cardTerms.has(next) ||
    /\b(?:with|without|where|has|have|is|are) (?:an? |no |not )?$/.test(line.slice(0, start))
  );
};

const isBeside = (line: string, end: number, start: number): boolean => line.slice(end, start) === ' ';

/** Whether a verb belongs at this place: at the beginning of an order, or behind its subject. */
const isVerbPlace = (line: string, at: number): boolean =>
  /(?:^|, |, then |\band |\bmay |\bto |\bcannot |\bplayer |\bopponent |\bthey |\byou )$/.test(
    line.slice(0, at),
  );

/** The verbs of a game in the form of a word. */
function verbsLikeForm(vocabulary: Vocabulary, word: string): string[] {
  const form = word.endsWith('ed') ? 'participle' : /[^s]s$/.test(word) ? 'third' : 'base';
  const own = vocabulary.verbs.map(({ id }) => verbIn(vocabulary, id, form));
  const built = ['move', 'reveal', 'gain', 'lose'].map((verb) =>
    form === 'base' ? verb : form === 'third' ? thirdPerson(verb) : participle(verb),
  );
  return [...own, ...built];
}

/** The nouns of a game in the number of a word. */
function nounsInForm({ kinds, nouns, counters, zones, enums }: Vocabulary, word: string): string[] {
  const form = /[^s]s$/.test(word) ? 'many' : 'one';
  const values = enums.flatMap((each) => each.values);
  return [
    ...new Set([...kinds, ...nouns, ...counters, ...zones, ...values].map((each) => forms(each)[form])),
  ];
}
