import type { Row } from '../row.ts';
import { boardgameIo, cloning, coldLoad, crazyEights, handWritten } from './bench.ts';
import { clauses } from './clauses.ts';
import { cold } from './cold.ts';
import { determinism } from './determinism.ts';
import { distribution } from './distribution.ts';
import {
  hismmentClauses,
  hismmentGames,
  hismmentKnockOuts,
  hismmentMechanics,
  hismmentSpeed,
} from './hismment.ts';
import { knockOuts } from './knock-outs.ts';
import { noGame } from './no-game.ts';
import { shared } from './primitives.ts';
import { randomGames } from './random-games.ts';
import { reference } from './reference.ts';
import { savedSize } from './saved-size.ts';
import {
  slasherzClauses,
  slasherzGames,
  slasherzIdle,
  slasherzKnockOuts,
  slasherzMechanics,
  slasherzSpeed,
} from './slasherz.ts';
import { slices } from './slices.ts';
import { swaps } from './swaps.ts';

/** All claims, those that do not depend on the machine first. */
export const rows: readonly Row[] = [
  clauses,
  knockOuts,
  noGame,
  randomGames,
  reference,
  distribution,
  determinism,
  savedSize,
  slices,
  slasherzClauses,
  slasherzMechanics,
  slasherzIdle,
  slasherzKnockOuts,
  slasherzGames,
  hismmentClauses,
  hismmentMechanics,
  hismmentKnockOuts,
  hismmentGames,
  swaps,
  shared,
  cold,
  slasherzSpeed,
  hismmentSpeed,
  handWritten,
  boardgameIo,
  crazyEights,
  cloning,
  coldLoad,
];
