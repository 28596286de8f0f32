import type { Table } from '../compiler/codegen/compile-game.ts';
import type { Runner } from '../engine/program/instruction.ts';
import type { Game } from '../game/linked-game.ts';
import type { NameLookup } from './name-lookup.ts';

/** A position of a game with all that is needed to speak of it, but without how it came about. */
export interface RunningMatch {
  readonly game: Game;
  readonly table: Table;
  readonly names: NameLookup;
  readonly runner: Runner;
}
