import {
  playout as handWritten,
  round,
  scores,
  winners as winnersOf,
} from '../../bench/slasher/hand-written/index.ts';
import { winners } from '../../interpreter/index.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import type { Match } from '../../interpreter/index.ts';
import { playOut } from '../../test/playout.ts';
import { readGame } from '../../test/read-game.ts';
import { sameCounts, sameShape } from '../../test/statistics.ts';
import type { Measured, Row } from '../row.ts';

/** What is compared of a finished game; all whole numbers. */
const measures = ['rounds', 'winning score', 'lowest score', 'winners', 'seat of the winner'] as const;
type Result = Readonly<Record<(typeof measures)[number], number>>;

const resultOf = (rounds: number, points: readonly number[], won: readonly number[]): Result => ({
  rounds,
  'winning score': Math.max(...points),
  'lowest score': Math.min(...points),
  winners: won.length,
  'seat of the winner': won[0],
});

function ours(match: Match): Result {
  const { p } = match.runner.m;
  const { layout } = match.table;
  const { index } = match.game.vocabulary.counters.find((counter) => counter.id === 'point')!;
  const at = layout.playerCounters + index * layout.seats;
  return resultOf(p[Header.cycle], [...p.subarray(at, at + layout.seats)], winners(match));
}

function theirs(seed: number, players: number): Result {
  const { state } = handWritten(seed, players, 'staged');
  return resultOf(round(state), scores(state), winnersOf(state));
}

const LEVEL = 0.01;

/** The same policy for both: every question is answered with one of its legal answers, each with the same probability. */
function measure(gamesEach: number): Measured {
  const game = readGame('slasher');
  const tests: { text: string; p: number }[] = [];
  const means: string[] = [];
  const counts = Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => game.players.min + i,
  );
  for (const players of counts) {
    const mine = Array.from({ length: gamesEach }, (_, i) =>
      ours(playOut(game, { players, seed: `distribution ${players} ${i}` })),
    );
    const other = Array.from({ length: gamesEach }, (_, i) => theirs(1_000_003 * players + i + 1, players));
    for (const what of measures) {
      const [a, b] = [mine.map((each) => each[what]), other.map((each) => each[what])];
      const p = { counts: sameCounts(a, b), shape: sameShape(a, b) };
      tests.push({ text: `${what}, ${players} players: chi-square`, p: p.counts });
      tests.push({ text: `${what}, ${players} players: Kolmogorov-Smirnov`, p: p.shape });
      if (what === 'seat of the winner') continue;
      means.push(
        `${players} players, mean ${what}: ${mean(a)} and ${mean(b)}; chi-square p = ${p.counts.toFixed(3)}, Kolmogorov-Smirnov p = ${p.shape.toFixed(3)}`,
      );
    }
  }
  // Several tests at once: the smallest of them is held against its share of the level (Bonferroni).
  const least = tests.reduce((a, b) => (a.p < b.p ? a : b));
  const overall = Math.min(1, least.p * tests.length);
  return {
    measured: `${gamesEach * counts.length} games each, ${tests.length} tests: smallest p = ${least.p.toFixed(4)} (${least.text}), together p = ${overall.toFixed(3)}`,
    met: overall >= LEVEL,
    details: means,
  };
}

const mean = (values: readonly number[]): string =>
  (values.reduce((a, b) => a + b, 0) / values.length).toFixed(3);

export const distribution: Row = {
  what: 'distribution of rounds, scores and shared wins against the hand-written engine, same policy, 20,000 games each',
  atLeast: 'no significant difference (1 %)',
  full: 5000,
  small: 50,
  unit: 'games for each number of players and engine',
  measure,
};
