/**
 * Measures Slasher, played by the interpreter, by a hand-written engine and by boardgame.io, then random play of every
 * game there is, and what positions cost. One run, fixed seeds.
 *
 *   node run.ts [seconds for each engine] [players]
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from './games.ts';
import { strokes } from './key-strokes.ts';
import { printGrowth } from './growth.ts';
import { longRuns } from './long-runs.ts';
import { slasher } from './slasher/run.ts';

const seconds = Number(process.argv[2] ?? 3);
const players = Number(process.argv[3] ?? 3);

slasher(seconds, players);
games(Math.min(seconds, 2));
longRuns(Math.min(seconds, 2));
printGrowth(Math.min(seconds, 1));
execFileSync(process.execPath, [fileURLToPath(new URL('positions.ts', import.meta.url)), String(players)], {
  stdio: 'inherit',
});
strokes();
