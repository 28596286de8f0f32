/**
 * Measures Slasher, played by the interpreter, by a hand-written engine and by boardgame.io, then another game and what
 * positions cost. One run, fixed seeds.
 *
 *   node run.ts [seconds for each engine] [players]
 */
import { gameFiles } from '../test/files.ts';
import { crazyEights } from './crazy-eights.ts';
import { positions } from './positions.ts';
import { slasher } from './slasher/run.ts';

const seconds = Number(process.argv[2] ?? 3);
const players = Number(process.argv[3] ?? 3);

slasher(seconds, players);
crazyEights(seconds);
positions(gameFiles('slasher'), players);
