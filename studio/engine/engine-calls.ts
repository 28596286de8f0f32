/** What the page asks the engine in a worker, and what it is answered: plain data, nothing that a seat may not see. */
import type { Language } from '../../dsl/text/locale.ts';
import type { Severity } from '../../dsl/diagnostics/diagnostic.ts';
import type { Simulated } from '../../interpreter/reports/simulation-summary.ts';
import type { CardFace } from './card-faces.ts';
import type { TablePicture } from './table-picture.ts';

/** The files of a set: texts by name, without the folder of the set. */
export type SetTexts = readonly (readonly [name: string, text: string])[];

/** A game as it is bundled: its main file, and all texts that belong to it by their paths. */
export interface BundledGame {
  readonly file: string;
  readonly texts: SetTexts;
}

/** What the page needs to know of a game before anything is written. */
export interface GameFacts {
  readonly players: { readonly min: number; readonly max: number };
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** Files of the game itself, to read. */
  readonly own: readonly string[];
  /** Files that can be copied into a set. */
  readonly examples: readonly string[];
}

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A finding in the words of a language, with its place in a file of the set. */
export interface PlacedFinding {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  /** Changes of this file that would correct it. */
  readonly fixes: readonly { readonly title: string; readonly edits: readonly TextChange[] }[];
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

/** What a match is begun with. */
export interface MatchSetup {
  readonly files: SetTexts;
  readonly players: number;
  readonly seed: string;
}

/** A position in a language, and what is wrong with the last wish, if something is. */
export interface PlayedPosition {
  readonly picture: TablePicture;
  /** Cards of the set that take part, and the zones into which one can be put. */
  readonly own: readonly {
    readonly id: string;
    readonly name: string;
    readonly zones: readonly NamedZone[];
  }[];
  readonly mayUndo: boolean;
  /** Files of the set that are left out because of their errors. */
  readonly leftOut: readonly string[];
  readonly refused?: boolean;
}

export interface NamedZone {
  readonly id: string;
  readonly name: string;
}

/** How far a simulation is. */
export interface SimulationState {
  readonly wanted: number;
  readonly played: number;
  readonly ended: boolean;
  readonly summary: Simulated;
  readonly names: {
    readonly endings: Readonly<Record<string, string>>;
    readonly measures: Readonly<Record<string, string>>;
  };
  /** Names of the cards of the set. */
  readonly own: readonly string[];
  readonly leftOut: readonly string[];
}

/** All calls; each takes one argument. */
export interface EngineCalls {
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
  play(given: MatchSetup & { readonly language: Language }): PlayedPosition;
  answer(given: { readonly options: readonly number[]; readonly language: Language }): PlayedPosition;
  undo(given: { readonly language: Language }): PlayedPosition;
  /** The position in another language. */
  show(given: { readonly language: Language }): PlayedPosition;
  /** Puts a card of the set into a zone of the person. */
  supply(given: {
    readonly card: string;
    readonly zone: string;
    readonly language: Language;
  }): PlayedPosition;
  simulate(given: MatchSetup & { readonly games: number; readonly language: Language }): SimulationState;
  stop(given: Record<string, never>): boolean;
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
