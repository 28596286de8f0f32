/**
 * Words that nothing gives a meaning to. A misspelt small word often lets a line be read in another way, and what is
 * found is then somewhere else on it: the word itself is the mistake.
 */
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { isTextError, type Diagnostic, type Fix } from '../../diagnostics/diagnostic.ts';
import { participle, plural, thirdPerson } from '../../text/english-inflection.ts';
import { nearestAmong } from '../../text/edit-distance.ts';
import { isOrdinary } from '../../text/ordinary-words.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import { wordsFor } from '../../language/parser/errors/common-phrasings.ts';
import { report } from '../../diagnostics/report.ts';
import { MOST_LOOKED_UP, nounsLike, qualitiesLike, verbsLike } from './word-suggestions.ts';
import { byPlace } from '../../diagnostics/places-by-file.ts';
import { placeIn, type Snippet, type Span } from '../../text/source.ts';
import { Newline, reservedWords, tokenize, WordToken } from '../../language/lexer/tokens.ts';
import { givenNames } from '../../language/lexer/given-names.ts';
import type { Word } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { mayStandAs, roleBehind, type WordRole } from './word-roles.ts';
import { hasWordAfter } from '../../text/trailing-word.ts';

/** Ordinary words that the language knows in one place or another. */
const CONTEXTUAL = `
  random different other same consecutive odd even empty full met alike most least fewest highest
  lowest total number greater lesser half face-up face-down face up down equipped triggers abilities
  seat seats pairs left right nobody everyone chance win wins won play start end rest order free once
  twice time times divided rounded attached adjacent depending counts count than some but one
  fit fits ascending descending do does did many value values amount place owner controller host roll roller
  rolls die dice result natural pile cell zone in-play
`.match(/[a-z-]+/g)!;

const irregular = ['lost', 'held', 'made', 'paid', 'chosen'];

/** Every word that the language itself may know. */
export const ofLanguage: ReadonlySet<string> = new Set([
  ...reservedWords,
  ...CONTEXTUAL,
  ...irregular,
  ...Object.keys(primitives).flatMap((verb) => [verb, thirdPerson(verb), participle(verb)]),
]);

/**
 * The words of a game, one by one: `discard pile` is two. Those of `made` are forms of what need not be a verb: they are
 * understood and never offered.
 */
function ofGame({ terms, cardTerms, verbForms, eventForms, verbs, windows, ...lists }: Vocabulary): {
  readonly words: Set<string>;
  readonly made: Set<string>;
} {
  const { functions, tables } = lists;
  const words = new Set<string>();
  const made = new Set<string>();
  const add = (text: string): void => text.split(/[^a-zA-Z0-9-]+/).forEach((word) => words.add(word));
  for (const term of [...terms.keys(), ...cardTerms.keys(), ...verbForms.keys(), ...eventForms.keys()])
    add(term);
  for (const { id } of cardTerms.values()) add(plural(id));
  for (const { id } of [...lists.steps, ...lists.cycles, ...lists.enums, ...lists.rankings]) add(id);
  for (const { wording, id } of [...functions, ...tables]) {
    add(id);
    inflected(words, id.split(' ')[0], made);
    for (const phrase of [wording.phrase.en ?? '', ...(wording.forms.en ?? [])]) {
      add(phrase);
      const [first] = phrase.split(' ');
      if (first) inflected(words, first, made);
    }
  }
  for (const { parameters } of [...verbs, ...windows, ...functions])
    for (const { name } of parameters) add(name);
  return { words, made };
}

/** Adds the forms that a word has if it is a verb. */
function inflected(words: ReadonlySet<string>, word: string, made: Set<string>): void {
  for (const form of [thirdPerson(word), participle(word)]) if (!words.has(form)) made.add(form);
}

/** The words of a game, and those of others that are declared, in their forms. */
function wordsIn(vocabulary: Vocabulary, declared: readonly string[]): ReturnType<typeof ofGame> {
  const { words: known, made } = ofGame(vocabulary);
  for (const text of declared)
    for (const word of text.match(/[a-zA-Z0-9-]+/g) ?? []) inflected(known.add(word), word, made);
  known.delete('');
  return { words: known, made };
}

/** Whether a word is of the language, of a game, or among others that are declared. */
export function knownWords(vocabulary: Vocabulary, declared: readonly string[]): (word: string) => boolean {
  const { words, made } = wordsIn(vocabulary, declared);
  return (word) => words.has(word) || made.has(word) || ofLanguage.has(word);
}

/** Words that only readings know: what people write in place of a phrase of the language. */
const SPOKEN = `
  nearest closest farthest furthest biggest largest smallest rarest commonest most-common straight away back towards
  votes survives survived dies kills destroyed destroys pushed pulled pushes blocked moved chosen named joins belongs
  everyone everybody somebody anyone anybody whoever whichever whenever wherever beside next neighbouring neighboring
  themselves yourself always never again together instead afterwards immediately able
  double doubles snake natural unmodified reroll rerolls rolled throws highest lowest higher lower better best worst
  opposite exchange exchanges swap swaps trade trades trading choose chooses return returns returned reveal reveals
  shuffle shuffles ignore ignores cancel cancels prevent prevents remove removes receive receives previous
  additional extra bonus double costs skip skips repeat repeats until unless since during between except secretly
  bottom value values number numbers winner loser opponent opponents already either neither several otherwise
  belongs controls equipped attached wins loses gains draws takes gives keeps puts gets adds copies
  succeed succeeds succeeded successful successfully fail fails failed failing subtract subtracts add added adding
  contain contains containing fewer discarding destroying whose whom beginning ending belonging
  remainder remaining following equal equals reduce reduced reduces increase increased increases spend spends spent
  choice choosing guess guesses guessed rounding revealing immediate permanent permanently simultaneously
`.match(/[a-z-]+/g)!;

/** A word that nothing knows, and those that are spelled nearly like it. */
export interface Misspelt {
  readonly word: string;
  readonly span: Span;
  readonly near: readonly string[];
}

interface Spelling {
  readonly isKnown: ReadonlySet<string>;
  readonly near: ReturnType<typeof nearestAmong>;
}

/** Of each game once: finding its words takes as long as reading many texts. */
const spellings = new WeakMap<Vocabulary, Spelling>();

function spellingOf(vocabulary: Vocabulary): Spelling {
  const before = spellings.get(vocabulary);
  if (before) return before;
  const { words, made } = wordsIn(vocabulary, []);
  const known = [...words, ...ofLanguage, ...SPOKEN];
  const spelling = { isKnown: new Set([...known, ...made]), near: nearestAmong(known) };
  spellings.set(vocabulary, spelling);
  return spelling;
}

/** The words of a text that may be misspelt: nothing knows them, and there is one that is near. */
export function misspeltWords(text: string, vocabulary: Vocabulary): Misspelt[] {
  const { isKnown, near } = spellingOf(vocabulary);
  const given = givenNames(text);
  const strange = [...text.matchAll(/(?<![\p{L}'-])[a-z][a-z-]+(?![\p{L}-])/gu)].filter(
    ([word]) =>
      (word.length > 2 || smallWordsLike(word).length > 0) &&
      !isKnown.has(word) &&
      !isOrdinary(word) &&
      !given.includes(word) &&
      wordsFor(word).length === 0,
  );
  if (strange.length === 0 || strange.length > MOST_MISSPELT) return [];
  return strange.flatMap(({ 0: word, index }) => {
    const small = smallWordsLike(word);
    // A short word is like many others: only a letter may be missing.
    const others = (
      word.length > SHORT
        ? exchangedFirst(word, near(word, 6))
        : near(word, 6).filter((each) => lacksOne(word, each))
    ).slice(0, 2);
    const like = small.length === 0 ? others : [...new Set([...small, ...others])].slice(0, 2);
    const span = { start: index, end: index + word.length };
    return like.length > 0 ? [{ word, span, near: like }] : [];
  });
}

const SHORT = 3;

/** Small words of English that hands type faster than they spell. */
const SMALL =
  'of to in is if by at on or the and for you any all its has may not one two with your from each that this then when they their them those other another until'.split(
    ' ',
  );

/**
 * The small words of which two neighbouring letters are exchanged (`teh`, `thier`), and behind these the ones that a word of
 * two letters lacks one of: `fo` is `of`, or `for`.
 */
const smallWordsLike = (word: string): string[] => {
  const exchanged = SMALL.filter((each) => isExchanged(word, each));
  const lacking = word.length === 2 ? SMALL.filter((each) => lacksOne(word, each)) : [];
  return exchanged.length > 0 ? [...exchanged, ...lacking] : [];
};

/** Whether a word is another one with two neighbouring letters exchanged. */
const isExchanged = (word: string, right: string): boolean =>
  word.length === right.length &&
  Array.from(
    { length: word.length - 1 },
    (_, i) => right.slice(0, i) + right[i + 1] + right[i] + right.slice(i + 2),
  ).includes(word);

/** Two letters exchanged are the mistake of a hand; another letter is more often another word. */
const exchangedFirst = (word: string, near: readonly string[]): string[] =>
  near.toSorted((one, other) => Number(isExchanged(word, other)) - Number(isExchanged(word, one)));

/** Whether a word is another one without one of its letters. */
const lacksOne = (word: string, whole: string): boolean =>
  Array.from(whole, (_, i) => whole.slice(0, i) + whole.slice(i + 1)).includes(word);

/** A text with more such words is in other words than those of the language. */
const MOST_MISSPELT = 3;

/**
 * What was found, with the unknown words of lines on which there is a fault that is nowhere near a word that could be
 * one: they are reported, and what was found on such a line is taken to follow from them. `snippets` are all texts;
 * `declared` are words that the data declares, whether or not it does so rightly.
 */
export function withUnknownWords(
  all: readonly Diagnostic[],
  vocabulary: Vocabulary,
  snippets: readonly Snippet[],
  declared: readonly string[] = [],
): Diagnostic[] {
  const found = all.map(asSmallWord);
  const errors = found.filter(isTextError);
  if (errors.length === 0) return [...found];
  const errorsIn = byPlace(errors);
  const { words: known, made } = wordsIn(vocabulary, declared);
  for (const text of new Set(snippets.map((snippet) => snippet.text)))
    for (const name of givenNames(text)) known.add(name);
  const isKnown = (word: string): boolean => known.has(word) || made.has(word) || ofLanguage.has(word);
  const nearKnown = nearestAmong([...known, ...ofLanguage]);
  const meanings = new Map<string, string[]>();
  const meantBy = (text: string, role: WordRole): string[] => {
    const key = `${role} ${text}`;
    const before = meanings.get(key);
    if (before || meanings.size >= MOST_LOOKED_UP) return before ?? [];
    const sorts = role === 'noun' ? [nounsLike, qualitiesLike] : [verbsLike, nounsLike, qualitiesLike];
    const likeInGame = sorts.flatMap((find) => find(vocabulary, text));
    const like = [...likeInGame, ...wordsFor(text)];
    const small = smallWordsLike(text);
    const near = like.length > 0 ? like : isOrdinary(text) || small.length > 0 ? [] : nearKnown(text, 2);
    const found = [...new Set([...small, ...near.filter((each) => mayStandAs(role, each))])];
    meanings.set(key, found);
    return found;
  };
  const verbs = vocabulary.verbs.map(({ id }) => id);
  const more: Diagnostic[] = [];
  const follows = new Set<Diagnostic>();
  const read = new Set<string>();
  const lines = new Map<string, ReturnType<typeof linesOf>>();
  for (const snippet of snippets) {
    const from = snippet.offsets[0];
    const to = snippet.offsets[snippet.text.length];
    const key = `${snippet.file} ${from}`;
    if (read.has(key)) continue;
    read.add(key);
    if (errorsIn(snippet.file, from, to).length === 0) continue;
    const { text } = snippet;
    if (!lines.has(text)) lines.set(text, linesOf(snippet));
    for (const { words, span } of lines.get(text)!) {
      const place = placeIn(snippet, span).span;
      const here = errorsIn(snippet.file, place.start, place.end).filter(
        ({ place: at }) => at.span.start < place.end && at.span.end > place.start,
      );
      if (here.length === 0 || here.some(({ alone }) => alone)) continue;
      // A line that is offered as it should be has no such word any more, or the word means something in it.
      const ofLine = ({ edits }: Fix): Fix['edits'] =>
        edits.filter(({ place: { span: of } }) => of.start <= place.start && of.end >= place.end);
      const offers = here.flatMap(({ fixes = [] }) => fixes).filter((fix) => ofLine(fix).length > 0);
      if (offers.some((fix) => fix.whole)) continue;
      const whole = offers.flatMap(ofLine);
      const offered = [
        ...here.flatMap(({ code, details }) => (code === 'syntax/habit' ? rightOf(details) : [])),
        ...whole.map((each) => each.text),
      ];
      const isMended = (word: string): boolean => offered.some((right) => !hasWordAfter(right, /\b/g, word));
      // What a reading has put into the text was written by nobody.
      const isWritten = (word: Word): boolean => {
        const { span } = placeIn(snippet, word.span);
        return span.end - span.start === word.text.length;
      };
      const strange = words.filter((word) => !isKnown(word.text) && !isMended(word.text) && isWritten(word));
      const places = strange.map((word) => placeIn(snippet, word.span));
      const isAt = ({ place: at }: Diagnostic, i: number): boolean =>
        at.span.start < places[i].span.end && at.span.end > places[i].span.start;
      // If every fault is an unknown word, only those are reported as well that resemble a known one, or that
      // precede them.
      const first = Math.min(...here.map(({ place: at }) => at.span.start));
      const told = here.every((each) => strange.some((_, i) => isAt(each, i)));
      const roles = strange.map(({ span: { start } }) => roleBehind(text.slice(span.start, start)));
      const meant = strange.map(({ text: word }, i) => meantBy(word, roles[i]));
      strange.forEach(({ text: word }, i) => {
        if (
          here.some((each) => isAt(each, i)) ||
          (told && meant[i].length === 0 && places[i].span.start > first)
        )
          return;
        const fixes = writeInstead(places[i], meant[i]);
        const details = { word, near: meant[i] };
        more.push(
          meant[i].length === 0 && roles[i] === 'verb'
            ? report('name/unknown-verb', places[i], { ...details, verbs })
            : report('name/unknown-word', places[i], details, { fixes }),
        );
        for (const each of here) if (!places.some((_, k) => isAt(each, k))) follows.add(each);
      });
    }
  }
  return [...found.filter((each) => !follows.has(each)), ...more];
}

/** A word that is a small one with two letters exchanged says nothing else, whatever word of the game is like it. */
function asSmallWord(found: Diagnostic): Diagnostic {
  if (!OF_WORDS.includes(found.code)) return found;
  const { word } = found.details as { readonly word: string };
  const small = smallWordsLike(word);
  const [offered] = found.fixes?.[0]?.edits ?? [];
  if (small.length === 0 || (offered?.text === small[0] && small.length === 1)) return found;
  const near = small.toSorted(
    (one, other) => Number(other === offered?.text) - Number(one === offered?.text),
  );
  return report('name/unknown-word', found.place, { word, near }, { fixes: writeInstead(found.place, near) });
}

const OF_WORDS: readonly string[] = [
  'name/unknown-quality',
  'name/unknown-noun',
  'name/unknown-verb',
  'syntax/misspelt',
];

const rightOf = (details: unknown): string => (details as { readonly right: string }).right;

/** The lines of a text with the words on them that belong to the game or to nobody. */
function linesOf({ text }: Snippet): { words: Word[]; span: Span }[] {
  const lines: ReturnType<typeof linesOf> = [];
  let line: (typeof lines)[number] | undefined;
  for (const { image, startOffset, tokenType } of tokenize(text).tokens) {
    if (tokenType === Newline) {
      line = undefined;
      continue;
    }
    const span = { start: startOffset, end: startOffset + image.length };
    if (!line) lines.push((line = { words: [], span }));
    line.span = { start: line.span.start, end: span.end };
    if (tokenType === WordToken) line.words.push({ text: image, span });
  }
  return lines;
}
