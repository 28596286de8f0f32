import { loadGame, playOut, randomSource, startMatch, type Game } from '../interpreter/index.ts';
import { copyPosition } from '../interpreter/engine/state/position-layout.ts';
import { filesBelow, isYaml } from '../test/files.ts';
import { playOut as playByAnswers } from '../test/playout.ts';
import { figures, perSecond } from './measure.ts';
import { MEASURED } from './measured-games.ts';

/** What long runs cost: games with and without a log, and what a search does. */

/** Prints all of it. */
export function longRuns(seconds: number): void {
  console.log('\nGames answered through a match with a log, against the same without, one thread');
  for (const { id, ratio } of logCosts(seconds)) console.log(`${id.padEnd(16)} ${ratio.toFixed(2)}`);
  console.log(`\nCopies of a position with ${PLIES} random decisions each, one thread`);
  for (const { id, rate } of searchRates(seconds)) console.log(`${id.padEnd(16)} ${figures(rate)} a second`);
}

const there = (): { readonly id: string; readonly players: number; readonly game: Game }[] =>
  MEASURED.flatMap(({ id, players, decks = [] }) => {
    const { game } = loadGame(filesBelow(`cards/${id}`, isYaml), id, [], decks);
    return game ? [{ id, players, game }] : [];
  });

/** A game is played no further than this, so that long ones fit into the time. */
const MOST = 400;

/** How many games with a log are played in the time of one without; both take turns. */
export function logCosts(seconds: number): { readonly id: string; readonly ratio: number }[] {
  return there().map(({ id, players, game }) => {
    const play = (log: boolean) => (i: number) =>
      playByAnswers(game, { players, seed: `log ${i}`, log, each: (_, __, done) => done === MOST });
    const slices = Array.from({ length: 5 }, () => {
      const without = perSecond(seconds / 5, play(false));
      return perSecond(seconds / 5, play(true)) / without;
    });
    return { id, ratio: slices.sort((a, b) => a - b)[2] };
  });
}

/** So many decisions are played behind each copy. */
const PLIES = 50;

/** How often a second a position after 60 decisions is copied and played on for fifty decisions, as a search does. */
export function searchRates(seconds: number): { readonly id: string; readonly rate: number }[] {
  return there().map(({ id, players, game }) => {
    const match = startMatch(game, { players, seed: 'search', log: false, generated: true });
    playOut(match, randomSource('search'), 60);
    const { p } = match.runner.m;
    const root = p.slice();
    const random = randomSource('search/bot');
    const rate = perSecond(seconds, () => {
      copyPosition(root, p);
      playOut(match, random, PLIES);
    });
    return { id, rate };
  });
}
