/**
 * Measures Slasher, played by the interpreter, by a hand-written engine and by boardgame.io, then random play of every
 * game there is, and what positions cost. One run, fixed seeds.
 *
 *   node run.ts [seconds for each engine] [players]
 */
import { gameFiles } from '../test/files.ts';
import { games } from './games.ts';
import { strokes } from './key-strokes.ts';
import { printGrowth } from './growth.ts';
import { longRuns } from './long-runs.ts';
import { positions } from './positions.ts';
import { slasher } from './slasher/run.ts';

const seconds = Number(process.argv[2] ?? 3);
const players = Number(process.argv[3] ?? 3);

slasher(seconds, players);
games(Math.min(seconds, 2));
longRuns(Math.min(seconds, 2));
printGrowth(Math.min(seconds, 1));
positions(gameFiles('slasher'), players);
strokes();
