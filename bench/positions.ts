/**
 * What positions of a real game and of a large one cost. In a process of its own: with each of many copies that are
 * thrown away, all that other measurements have left behind would be gone through as well.
 *
 *   node positions.ts [players]
 */
import { loadGame, loadPosition, savePosition, startMatch } from '../interpreter/index.ts';
import { tableFor } from '../interpreter/compiler/codegen/compile-game.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import type { Match } from '../interpreter/match/match.ts';
import { keptPosition } from '../interpreter/engine/state/kept-positions.ts';
import { Header, copyPosition } from '../interpreter/engine/state/position-layout.ts';
import { gameFiles } from '../test/files.ts';
import { playOut } from '../test/playout.ts';
import { largeGame } from './games/large.ts';
import { figures, median, perSecond } from './measure.ts';

function positionsOf(
  title: string,
  files: ReadonlyMap<string, string>,
  id: string,
  players: number,
  decisions: number,
): void {
  const load = (): Game => loadGame(files, id).game!;
  const cold = performance.now();
  const game = load();
  const coldLoad = performance.now() - cold;
  const middle = playOut(game, {
    players,
    seed: 'bench',
    log: false,
    each: (_, __, done) => done === decisions,
  });
  console.log(`\n${title}, ${players} players, after ${decisions} decisions`);
  for (const [what, time] of timings(game, middle, players)) console.log(`${what.padEnd(32)} ${time}`);
  console.log(
    `${'load and check the game'.padEnd(32)} ${figures(coldLoad)} ms, then ${figures(median(15, load))} ms`,
  );
}

function timings(game: Game, match: Match, players: number): [string, string][] {
  const { p } = match.runner.m;
  const saved = JSON.stringify(savePosition(match));
  const pool = Array.from({ length: 64 }, () => new Int32Array(p.length));
  const us = (run: (i: number) => void): string => `${figures(1e6 / perSecond(1, run))} us`;
  const clone = us((i) => {
    for (let k = 0; k < 100; k++) copyPosition(p, pool[(i + k) & 63]);
  });
  return [
    ['clone a position, pooled', `${figures(Number.parseFloat(clone) / 100)} us, ${p[Header.top] * 4} bytes`],
    ['clone a position, allocated', us(() => keptPosition(p))],
    ['save a position', `${us(() => JSON.stringify(savePosition(match)))}, ${saved.length} bytes`],
    ['load a position', us(() => loadPosition(game, JSON.parse(saved)))],
    ['begin a match', us((i) => startMatch(game, { players, seed: `bench ${i}`, log: false }))],
    ['compile for a number of seats', `${figures(median(15, () => tableFor({ ...game }, players)))} ms`],
  ];
}

positionsOf('Slasher', gameFiles('slasher'), 'slasher', Number(process.argv[2] ?? 3), 100);
positionsOf('A generated game of 150 cards', largeGame(), 'large', 4, 20);
