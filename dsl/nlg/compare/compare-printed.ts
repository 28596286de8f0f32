/**
 * What is printed on a card, in an author's own words, against the words that its effect is put into: the numbers, the
 * verbs of the game and the small words that make something conditional. Both texts are read in the same way, so that
 * what neither says differently is no difference.
 */
import type { Language } from '../../text/locale.ts';
import { verbFor } from '../realiser/verb-phrases.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { Span } from '../../text/source.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { conditionWords, numberWords } from './printed-quantities.ts';

/** Something that one of the texts says and the other does not. */
export interface PhraseDifference {
  readonly of: 'number' | 'verb' | 'condition';
  /** What the printed text says, and where; none where it lacks something. */
  readonly printed?: { readonly word: string; readonly span: Span };
  /** What the effect says in place of it, or what the printed text lacks. */
  readonly effect: readonly string[];
}

interface Found {
  /** What it counts as: two words for the same are one. */
  readonly id: string;
  readonly word: string;
  readonly span: Span;
}

/**
 * The differences between a printed text and the words of the effect, in a language. `beside` are the printed values of
 * the card, which a text may repeat.
 */
export function differences(
  printed: string,
  effect: string,
  beside: string,
  vocabulary: Vocabulary,
  language: Language,
): PhraseDifference[] {
  const numbers = (text: string): Found[] => numbersIn(text, language);
  const verbs = verbReader(vocabulary, language);
  const conditions = (text: string): Found[] => conditionsIn(text, language);
  const loose = new Set(numbers(beside).map(({ id }) => id));
  return [
    ...counted('number', numbers(printed), numbers(effect), loose),
    ...named('verb', verbs(printed), verbs(effect)),
    ...named('condition', conditions(printed), conditions(effect)),
  ];
}

/** Numbers are compared one by one: what one text says more often than the other is a difference. */
function counted(
  of: PhraseDifference['of'],
  printed: readonly Found[],
  effect: readonly Found[],
  loose: ReadonlySet<string>,
): PhraseDifference[] {
  const left = [...effect];
  const more: Found[] = [];
  for (const each of printed) {
    const at = left.findIndex(({ id }) => id === each.id);
    if (at >= 0) left.splice(at, 1);
    else more.push(each);
  }
  // A symbol that occurs twice in one of the texts may occur once in the other: `2 cards ... those 2 cards`.
  const said = new Set(printed.map(({ id }) => id));
  const done = new Set(effect.map(({ id }) => id));
  const extra = more.filter(({ id }) => !loose.has(id) && !done.has(id));
  return paired(
    of,
    extra,
    left.filter(({ id }) => !said.has(id)),
  );
}

function named(
  of: PhraseDifference['of'],
  printed: readonly Found[],
  effect: readonly Found[],
): PhraseDifference[] {
  const firsts = (list: readonly Found[], others: readonly Found[]): Found[] =>
    list.filter(
      ({ id }, i) => !others.some((each) => each.id === id) && list.findIndex((each) => each.id === id) === i,
    );
  return paired(of, firsts(printed, effect), firsts(effect, printed));
}

/** Each word that is only printed with what may stand for it in the effect; and what is not printed at all. */
function paired(
  of: PhraseDifference['of'],
  printed: readonly Found[],
  effect: readonly Found[],
): PhraseDifference[] {
  const words = [...new Set(effect.map(({ word }) => word))];
  if (printed.length === 0) return words.length > 0 ? [{ of, effect: words }] : [];
  return printed.map(({ word, span }) => ({ of, printed: { word, span }, effect: words }));
}

const WORDS = /[\p{L}\p{N}]+(?:[-’'][\p{L}]+)*/gu;

const spanOf = (match: RegExpExecArray | RegExpMatchArray): Span => ({
  start: match.index!,
  end: match.index! + match[0].length,
});

/** Numbers in digits and in words; one is left out, which articles say as well. */
function numbersIn(text: string, language: Language): Found[] {
  const inWords = numberWords[language];
  return [...text.matchAll(/\d+|\p{L}+/gu)].flatMap((match): Found[] => {
    const [word] = match;
    const value = /^\d/.test(word) ? Number(word) : (inWords.get(word.toLowerCase()) ?? 1);
    return value === 1 ? [] : [{ id: String(value), word, span: spanOf(match) }];
  });
}

function conditionsIn(text: string, language: Language): Found[] {
  return Object.entries(conditionWords[language]).flatMap(([id, words]) => {
    const match = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').exec(text);
    return match ? [{ id, word: match[0], span: spanOf(match) }] : [];
  });
}

/** Finds the verbs of the game and of the language in a text, by any of their forms. */
function verbReader(vocabulary: Vocabulary, language: Language): (text: string) => Found[] {
  const ids = [...vocabulary.verbs.map(({ id }) => id), ...Object.keys(primitives)];
  const byForm = new Map<string, string>();
  for (const id of ids) {
    const verb = verbFor(vocabulary, id, language);
    if (!verb) continue;
    const { prefix = '', ...forms } = verb.forms;
    for (const form of Object.values(forms).filter((each) => typeof each === 'string'))
      for (const whole of [form, `${prefix}${form}`])
        if (!byForm.has(whole.toLowerCase())) byForm.set(whole.toLowerCase(), id);
  }
  return (text) =>
    [...text.matchAll(WORDS)].flatMap((match) => {
      const id = byForm.get(match[0].toLowerCase());
      return id === undefined ? [] : [{ id, word: match[0], span: spanOf(match) }];
    });
}
