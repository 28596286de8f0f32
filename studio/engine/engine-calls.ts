/** What the page asks the engine in a worker, and what it is answered: plain data, nothing that a seat may not see. */
import type { Language } from '../../dsl/text/locale.ts';
import type { BundledGame, SetTexts } from './bundled-game.ts';
import type { CardFace } from './card-faces.ts';
import type { BalanceCalls } from './balance/balance-calls.ts';
import type { DrawingCalls } from './drawing/drawing-calls.ts';
import type { PrintCalls } from './drawing/print-calls.ts';
import type { PlacedFinding } from './placed-finding.ts';
import type { TableCalls } from './table/table-calls.ts';
import type { TextCalls, WritingCalls } from './writing/writing-calls.ts';

/** Cards of one file that are shown at once. */
export const MOST_SHOWN = 12;

/** What the page needs to know of a game before anything is written. */
export interface GameFacts {
  readonly players: { readonly min: number; readonly max: number };
  /** How many of the seats nobody plays: the last ones. */
  readonly automatic: number;
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** Files of the game itself, to read. */
  readonly own: readonly string[];
  /** Files that can be copied into a set. */
  readonly examples: readonly string[];
}

/** A set as it was checked. */
export interface CheckedSet {
  readonly findings: readonly PlacedFinding[];
}

/** All calls; each takes one argument. */
export interface EngineCalls
  extends DrawingCalls, PrintCalls, TableCalls, BalanceCalls, TextCalls, WritingCalls {
  /** Opens a game with the files of a set. */
  open(given: {
    readonly game: BundledGame;
    readonly files: SetTexts;
    readonly language: Language;
  }): GameFacts;
  /** What is known of the game with the set as it was last checked. */
  facts(given: { readonly language: Language }): GameFacts;
  check(given: { readonly files: SetTexts; readonly language: Language }): CheckedSet;
  /** The findings of the last check, now with the changes that would correct those of a file. */
  /** Checks small changes of a file for practice: the first key stroke in it is to be no slower than the next ones. */
  rehearse(given: { readonly files: SetTexts; readonly name: string }): null;
  prove(given: { readonly name: string; readonly language: Language }): CheckedSet;
  /** Cards of a file that are free of errors: the one at a place, and others around it. */
  faces(given: {
    readonly name: string;
    readonly offset: number;
    readonly language: Language;
  }): readonly CardFace[];
  /** A file to begin with: a card of a kind with a name, or a variant. */
  begin(given: {
    readonly what: string;
    readonly name: string;
    readonly taken: readonly string[];
    readonly language: Language;
  }): { readonly file: string; readonly text: string };
  /** The files of a small game to begin with. */
  beginGame(given: { readonly name: string; readonly taken: readonly string[] }): {
    readonly id: string;
    readonly files: SetTexts;
  };
  rules(given: { readonly files: SetTexts; readonly language: Language }): {
    readonly markdown: string;
    readonly leftOut: readonly string[];
  };
}

/** A call on its way, and its answer; `part` is an answer before the last one. */
export interface EngineRequest {
  readonly number: number;
  readonly call: keyof EngineCalls;
  readonly given: unknown;
}

export type EngineReply =
  | { readonly number: number; readonly part: unknown }
  | { readonly number: number; readonly result: unknown }
  /** A sentence for people. */
  | { readonly number: number; readonly failure: string };
