import type { Many, Scalar, SetTest, Test } from '../../../dsl/ir/expressions.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import type { List } from '../../engine/state/int-list.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { Domain } from '../../engine/choices/choice-domain.ts';
import type { Totals } from '../../engine/choices/subset-sums.ts';

/** One value of the current position. */
export type Get = (m: Machine) => number;
/** Adds the elements of a list to another one. */
export type Collect = (m: Machine, out: List) => void;
/** A condition on the current position. */
export type Holds = (m: Machine) => boolean;

/** A condition on everything chosen together. */
export interface Together {
  /** Whether the chosen, perhaps with more, can still come to hold. */
  readonly may: (m: Machine, chosen: List, wildLeft: number) => boolean;
  readonly holds: (m: Machine, chosen: List) => boolean;
  /** The same, from one value of each candidate, which is worked out once and not for every set. */
  readonly quick?: OnValues;
  /** The value that candidates are sorted by, so that `may` can say no early. */
  readonly key?: (m: Machine, candidate: number) => number;
  /** Whether a candidate is a wild card for this condition. */
  readonly isWild?: (m: Machine, candidate: number) => boolean;
  /** What all chosen add up to, where that is asked, and the words that ask it. */
  readonly sum?: Summing;
  /** The same for a domain whose candidates are known: it says of each part whether it can be completed. */
  readonly bind?: (m: Machine, domain: Pick<Domain, 'candidates' | 'least' | 'most'>) => Together;
  readonly totals?: Totals;
}

export interface Summing {
  readonly of: string;
  readonly words: string;
  /** Wild cards may make it more or less. */
  readonly over: (m: Machine, chosen: List) => { readonly low: number; readonly high: number };
}

/** A condition that needs no more of the chosen than one value of each. */
export interface OnValues {
  readonly value: (m: Machine, candidate: number) => number;
  readonly may: (values: List, wildLeft: number) => boolean;
  readonly holds: (values: List) => boolean;
}

/**
 * Turns the intermediate form into closures over a machine, for one game with one number of seats.
 * The parts call each other through this.
 */
export interface Compiler {
  readonly game: Game;
  readonly layout: Layout;
  /** The locals of the program that is being compiled. */
  readonly slots?: readonly Slot[] | undefined;
  /** The compiler for a program with these locals. */
  readonly forSlots?: (slots: readonly Slot[]) => Compiler;
  /** Index of a zone, or of the first player's, among all zones. */
  readonly zoneIndex: (zone: ZoneSymbol) => number;
  readonly scalar: (scalar: Scalar) => Get;
  /** As `scalar`, but a printed value that is missing or `any` comes as `NONE` or `WILD` and not as 0. */
  readonly raw: (scalar: Scalar) => Get;
  readonly many: (many: Many) => Collect;
  readonly test: (test: Test) => Holds;
  readonly together: (test: SetTest) => Together;
}
