/** What the page asks the engine in a worker, and what it is answered: plain data, nothing that a seat may not see. */
import type { Language } from '../../dsl/text/locale.ts';
import type { BundledGame, SetTexts } from './bundled-game.ts';
import type { CardFace } from './card-faces.ts';
import type { BalanceCalls } from './balance/balance-calls.ts';
import type { DrawingCalls } from './drawing/drawing-calls.ts';
import type { PlacedFinding } from './placed-finding.ts';
import type { TableCalls } from './table/table-calls.ts';

/** What the page needs to know of a game before anything is written. */
export interface GameFacts {
  readonly players: { readonly min: number; readonly max: number };
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** Files of the game itself, to read. */
  readonly own: readonly string[];
  /** Files that can be copied into a set. */
  readonly examples: readonly string[];
}

/** A set as it was checked. */
export interface CheckedSet {
  readonly findings: readonly PlacedFinding[];
  /** The cards of each file that are free of errors. */
  readonly faces: readonly { readonly file: string; readonly cards: readonly CardFace[] }[];
}

export interface WordOffer {
  readonly label: string;
  readonly insert: string;
  readonly detail?: string;
  readonly sort: string;
  readonly rank: number;
}

/** All calls; each takes one argument. */
export interface EngineCalls extends DrawingCalls, TableCalls, BalanceCalls {
  open(given: { readonly game: BundledGame; readonly language: Language }): GameFacts;
  check(given: { readonly files: SetTexts; readonly language: Language }): CheckedSet;
  complete(given: WordPlace): { readonly from: number; readonly offers: readonly WordOffer[] };
  hover(given: WordPlace): { readonly from: number; readonly to: number; readonly markdown: string } | null;
  /** A file to begin with: a card of a kind with a name, or a variant. */
  begin(given: {
    readonly what: string;
    readonly name: string;
    readonly taken: readonly string[];
    readonly language: Language;
  }): { readonly file: string; readonly text: string };
  rules(given: { readonly files: SetTexts; readonly language: Language }): {
    readonly markdown: string;
    readonly leftOut: readonly string[];
  };
}

export interface WordPlace {
  readonly name: string;
  readonly text: string;
  readonly offset: number;
  readonly language: Language;
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
