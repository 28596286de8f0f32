/** What the page asks about texts while somebody writes, and what it is answered. */
import type { Language } from '../../../dsl/text/locale.ts';
import type { TextChange } from '../placed-finding.ts';
import type { OutlineEntry, WordColour } from '../../../service/index.ts';

/** A place in a file of the set, whose text may be newer than the last check. */
export interface WordPlace {
  readonly name: string;
  readonly text: string;
  readonly offset: number;
  readonly language: Language;
}

export interface WordOffer {
  readonly label: string;
  readonly insert: string;
  readonly detail?: string;
  readonly sort: string;
}

/** A place in a file of the set, or of the game. */
export interface FilePlace {
  readonly file: string;
  readonly mine: boolean;
  readonly from: number;
  readonly to: number;
}

/** A place where a word is used, with its line. */
export interface WordUsePlace extends FilePlace {
  readonly line: number;
  readonly text: string;
}

export type RenamedWord =
  | {
      readonly changes: readonly {
        readonly file: string;
        /** Only files of the set can be changed. */
        readonly mine: boolean;
        readonly edits: readonly TextChange[];
      }[];
    }
  /** Why not, in words. */
  | { readonly refused: string };

/** How a field is filled in: what a person sees instead of YAML. */
export type FieldSort = 'number' | 'choice' | 'choices' | 'words' | 'effect' | 'list';

export interface FormField {
  /** The column of the service: `id`, `name.de`, or a field of the kind. */
  readonly column: string;
  readonly label: string;
  readonly sort: FieldSort;
  /** As a cell of a spreadsheet: lists with `; ` between their elements. */
  readonly value: string;
  readonly needed: boolean;
  /** What a card has that does not say it. */
  readonly standard?: string;
  readonly from?: number;
  readonly to?: number;
  readonly options?: readonly { readonly id: string; readonly label: string }[];
}

/** A card as a form. */
export interface CardForm {
  readonly id: string;
  readonly kind: { readonly id: string; readonly name: string };
  readonly fields: readonly FormField[];
}

export interface FormCards {
  /** All cards of the file, each with the place where it begins. */
  readonly cards: readonly { readonly id: string; readonly at: number }[];
  /** The card at the place that was asked for; none in a file without cards. */
  readonly shown: CardForm | null;
}

/** A word that may come next in a text, with how many cards of the game go on like that. */
export interface NextWord {
  readonly label: string;
  readonly detail: string;
  readonly sort: string;
  readonly used: number;
}

/** What an open text needs at once. */
export interface TextCalls {
  outline(given: { readonly name: string; readonly text: string }): readonly OutlineEntry[];
  /** What the words between two places are. */
  colours(given: {
    readonly name: string;
    readonly text: string;
    readonly from: number;
    readonly to: number;
  }): readonly { readonly from: number; readonly to: number; readonly colour: WordColour }[];
}

/** What is asked while somebody writes; loaded at the first of these calls. */
export interface WritingCalls {
  /** What may follow: the first of the offers is used most. */
  complete(given: WordPlace): { readonly from: number; readonly offers: readonly WordOffer[] };
  hover(given: WordPlace): { readonly from: number; readonly to: number; readonly markdown: string } | null;
  /** Where the word is declared; null where every game has it. */
  define(given: WordPlace): FilePlace | null;
  uses(given: WordPlace): readonly WordUsePlace[];
  renamable(given: WordPlace): { readonly from: number; readonly to: number } | null;
  rename(given: WordPlace & { readonly to: string }): RenamedWord;
  /** The text laid out in the one way; null where it is so already, or cannot be read. */
  tidy(given: { readonly name: string; readonly text: string }): string | null;
  form(given: WordPlace): FormCards;
  /** The changes that give a card another value in one of its fields. */
  fill(given: {
    readonly name: string;
    readonly text: string;
    readonly card: string;
    readonly column: string;
    readonly value: string;
  }): readonly TextChange[];
  /** What may follow in a text of a card, the text being all before it. */
  next(given: {
    readonly kind: string;
    readonly field: string;
    readonly before: string;
    readonly language: Language;
  }): readonly NextWord[];
}

/** The same calls as they are answered: some load what they need first. */
export type AnsweredCalls = {
  readonly [C in keyof WritingCalls]: (
    given: Parameters<WritingCalls[C]>[0],
  ) => ReturnType<WritingCalls[C]> | Promise<ReturnType<WritingCalls[C]>>;
};
