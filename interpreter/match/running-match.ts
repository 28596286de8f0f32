import type { Table } from '../compiler/codegen/compile-game.ts';
import type { Runner } from '../engine/program/instruction.ts';
import type { Game } from '../game/linked-game.ts';
import type { Sort } from '../../dsl/ir/expressions.ts';

/** Values as people read and write them. `p` is the position that gives piles their contents. */
export interface NameLookup {
  readonly seats: readonly string[];
  card(card: number): string;
  zone(zone: number): string;
  /** A pile by the cards in it, in a fixed order: piles have no names of their own. */
  pile(p: Int32Array, pile: number): string;
  value(p: Int32Array, sort: Sort, value: number): string;
}

/** A position of a game with all that is needed to describe it, but without its history. */
export interface RunningMatch {
  readonly game: Game;
  readonly table: Table;
  readonly names: NameLookup;
  readonly runner: Runner;
}
