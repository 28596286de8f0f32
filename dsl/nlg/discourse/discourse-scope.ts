import type { Expression, NounPhrase, Word } from '../../language/syntax/ast.ts';
import { numberOfPhrase } from '../../language/syntax/phrase-parts.ts';
import { type Form, longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import type { Language } from '../../text/locale.ts';
import { spokenChange, unitOf } from './spoken-changes.ts';
import type { Noun } from './noun-types.ts';

/** What the words of a text stand for while it is put into a language. */
export interface DiscourseScope {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  /** What was given a name in the text. */
  readonly names: Map<string, Named>;
  /** Numbers with a letter in their place until the end of the sentence defines them. */
  readonly open: { readonly letter: string; readonly value: Expression }[];
  readonly letters: { used: number; called: number };
  /** Words that are printed verbatim: labels, which no rule of a language may change. */
  readonly verbatim: string[];
  /** Named calculations that were already printed in full. */
  readonly said: Set<string>;
  /** Whom `their` means. */
  holder: Holder;
  /** The nouns that the text uses in *that card*, so that *this card* needs another wording. */
  readonly pointedAt: ReadonlySet<string>;
  /** The name of the card that prints the text, and where *this card* could be taken for another one. */
  readonly self: string | undefined;
  readonly confusable: Set<Expression>;
  /** The phrases that a pronoun can replace, as nothing else could be meant: of one card or player, or of several. */
  readonly pronouns: Map<Expression, Pronominal>;
  /** The text goes on behind other words: its first sentence begins small. */
  goesOn: boolean;
  /** Sums are printed with signs, as in a table, and not with words. */
  isFormula?: boolean;
}

/** What a pronoun refers to. */
export interface Pronominal {
  readonly of: 'card' | 'player' | 'several';
  /** What the text calls it last: `if it is a fruit`, so that French and German use the pronoun of a fruit. */
  readonly as?: Expression | undefined;
}

/** Who has something: one or several, and how that is called where it matters. */
export interface Holder {
  readonly form: Form;
  readonly noun: Noun | undefined;
  /** It is a card: what it has is *its*. */
  readonly isCard?: boolean;
}

/** What a name of a text refers to. */
export type Named =
  | {
      readonly sort: 'thing';
      readonly symbol: NounLike | undefined;
      readonly form: Form;
      /** What the text brings up that is called like it, this one included, in its order. */
      readonly among: readonly { readonly at: number; readonly until: number; readonly named: boolean }[];
      /** Where it brings up this one. */
      readonly at: number;
      /** What it is called where an ordinal would say something else. */
      readonly called?: string;
    }
  | { readonly sort: 'letter'; readonly letter: string }
  | {
      readonly sort: 'alias';
      readonly name: string;
      readonly value: Expression;
      /** It is called so from where it was worked out: later the same words may mean something else. */
      readonly letter?: string;
    };

const LETTERS = ['X', 'Y', 'Z', 'V', 'W'];

/** Whether a text says where it names something what the letter stands for. */
export const isLettered = (known: Named | undefined): boolean =>
  known?.sort === 'letter' || (known?.sort === 'alias' && known.letter !== undefined);

/** A letter that the text has not used yet. */
export function callFor(scope: DiscourseScope): string {
  const letter = String.fromCharCode(65 + (scope.letters.called % 20));
  scope.letters.called++;
  return letter;
}

const MARK = '\u{E000}';

/** Puts a placeholder for verbatim words, until nothing changes the sentence any more. */
export function verbatim(scope: DiscourseScope, text: string): string {
  scope.verbatim.push(text);
  return `${MARK}${scope.verbatim.length - 1}${MARK}`;
}

/** Puts the words where their places are held. */
export const spelledOut = (scope: DiscourseScope, line: string): string =>
  line.replace(/\u{E000}(\d+)\u{E000}/gu, (mark, at: string) => scope.verbatim[Number(at)] ?? mark);

/** A letter that no number of the text has yet. */
export function letterFor(scope: DiscourseScope): string {
  const letter = LETTERS[scope.letters.used % LETTERS.length];
  scope.letters.used++;
  return letter;
}

/** Lets `their` mean somebody while `say` runs. */
export function withHolder<T>(scope: DiscourseScope, holder: Holder | undefined, say: () => T): T {
  const outer = scope.holder;
  if (holder) scope.holder = holder;
  const said = say();
  scope.holder = outer;
  return said;
}

/** The meaning of a run of words that names something, and the words in front of it. */
export function termOf(
  vocabulary: Vocabulary,
  words: readonly Word[],
): { symbol: NounLike; form: Form; before: readonly Word[] } | undefined {
  const spoken = words.length === 1 ? spokenChange(vocabulary, words[0].text) : undefined;
  if (spoken) return { symbol: unitOf(spoken.counter, spoken.change), form: 'many', before: [] };
  const found = longestTerm(vocabulary, words);
  const [meaning] = found?.meanings ?? [];
  const known = meaning && { ...meaning, before: found!.before };
  if (known && known.symbol.sort !== 'card') return known;
  const { steps, functions, enums } = vocabulary;
  const text = wordsOf(words);
  const symbol = [...steps, ...functions, ...enums.flatMap((each) => each.values)].find(
    (each) => each.id === text || each.names.en[0] === text,
  );
  return symbol ? { symbol, form: 'one', before: [] } : known;
}

export const wordsOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** `in play`, also where a card is called `play`. */
export const isInPlayWord = (e: Expression): e is NounPhrase & { readonly determiner: undefined } =>
  e.kind === 'noun' &&
  e.heads.length === 1 &&
  !e.determiner &&
  !e.owner &&
  wordsOf(e.heads[0].words) === 'play';

/** The noun of a phrase: its first head, or that of what it is a part of. */
export function headOf(
  vocabulary: Vocabulary,
  phrase: Expression,
): { symbol: NounLike; form: Form } | undefined {
  if (phrase.kind !== 'noun' || isInPlayWord(phrase)) return undefined;
  if (phrase.heads.length > 0) {
    const term = termOf(vocabulary, phrase.heads[0].words);
    return term && { symbol: term.symbol, form: formOf(phrase, term.form) };
  }
  const of = phrase.tails.find((tail) => tail.kind === 'of');
  const inner = of && headOf(vocabulary, of.phrase);
  return inner && { symbol: inner.symbol, form: formOf(phrase, 'one') };
}

/** Whether a phrase is singular or plural. */
export const formOf = (phrase: NounPhrase, noun: Form): Form => numberOfPhrase(phrase) ?? noun;

/** Whether *this card* could be taken for *that card* in a language that has one word for both. */
export const isPointedAt = ({ pointedAt }: DiscourseScope, words: readonly Word[]): boolean => {
  const word = words.at(-1)?.text ?? 'card';
  return pointedAt.has(word) || pointedAt.has(`${word}s`);
};
