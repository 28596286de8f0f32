import type { Program } from '../dsl/meaning.ts';
import type { Snippet } from '../dsl/source.ts';
import type { CardSymbol, FieldSymbol, Names, StepSymbol, Vocabulary } from '../dsl/vocabulary.ts';
import type { Many, Scalar, Test } from '../dsl/meaning.ts';

/** A text made ready to run, under the name that saved positions and logs know it by. */
export interface NamedProgram {
  readonly name: string;
  readonly program: Program;
  readonly snippet: Snippet;
}

/** A step of the flow: something that happens, or turns that players take until a condition holds. */
export type Step =
  | { readonly kind: 'do'; readonly symbol: StepSymbol; readonly program: NamedProgram }
  | {
      readonly kind: 'turns';
      readonly symbol: StepSymbol;
      readonly from: Scalar;
      readonly until: Test;
      readonly actions: readonly ActionOption[];
      /** Where the conditions of the step stand, for their names in programs. */
      readonly snippet: Snippet;
    };

/** Something that a player may do on their turn. */
export interface ActionOption {
  readonly id: string;
  readonly names: Names;
  readonly allowed?: Test;
  readonly program: NamedProgram;
}

/** When the game is over, and who has won. */
export interface Ending {
  readonly id: string;
  readonly after: StepSymbol;
  readonly test: Test;
  readonly winners: Many;
}

export interface Setting {
  readonly id: string;
  readonly names: Names;
  readonly from?: number;
  readonly to?: number;
  readonly standard: number;
  readonly offered: readonly { readonly label: string; readonly value: number }[];
  readonly byPlayers: ReadonlyMap<number, number>;
}

/** A card as it is printed; `copies` of it take part. */
export interface CardData {
  readonly symbol: CardSymbol;
  /** Per field of the vocabulary: number, index of a value, `WILD`, or `NONE`. */
  readonly values: Int32Array;
  /** Texts by field name. */
  readonly texts: ReadonlyMap<string, NamedProgram>;
  /** Lists by field name: numbers, or indices of `selections`. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
  /** Conditions by field name. */
  readonly conditions: ReadonlyMap<string, Test>;
}

/** The printed value `any`. */
export const WILD = -0x4000_0000;
/** A field that the card does not have. */
export const NONE = -0x4000_0001;

/** What a person at the table sees, as the data declares it. */
export interface TableDescription {
  readonly shared: readonly string[];
  readonly player: readonly string[];
}

export interface Measure {
  readonly id: string;
  readonly value: Scalar;
}

/** A game read from data, checked and linked: names are symbols, texts are programs. Readonly and shared. */
export interface Game {
  readonly id: string;
  readonly names: Names;
  readonly language: number;
  readonly about: Readonly<Record<string, unknown>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly vocabulary: Vocabulary;
  readonly settings: readonly Setting[];
  readonly cards: readonly CardData[];
  /** From a card's index to the printed card it is a copy of. */
  readonly copies: readonly CardData[];
  /** Names of the copies: the id, with `#2` and so on where there are several. */
  readonly copyNames: readonly string[];
  /** Zone index of the vocabulary where each copy starts. */
  readonly startZones: Int32Array;
  readonly fields: readonly FieldSymbol[];
  /** The phrases that cards print, each as a test of a card. */
  readonly selections: readonly Test[];
  readonly setup: NamedProgram | undefined;
  readonly steps: readonly Step[];
  readonly cycle: { readonly id: string; readonly resets: readonly number[] };
  readonly verbs: readonly NamedProgram[];
  readonly checks: readonly NamedProgram[];
  readonly endings: readonly Ending[];
  readonly table: TableDescription;
  readonly report: readonly Measure[];
  /** Hash of each part of the data by its path; comments, layout and display names do not count. */
  readonly parts: ReadonlyMap<string, string>;
  readonly hash: string;
  /** Variants and further files that were put on top. */
  readonly variants: readonly string[];
}
