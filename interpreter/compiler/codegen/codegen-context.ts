import type { Many, Scalar, SetTest, Test } from '../../../dsl/ir/expressions.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import type { Collect, Get, Holds } from '../../engine/program/machine.ts';
import type { Together } from '../../engine/choices/choice-domain.ts';

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
