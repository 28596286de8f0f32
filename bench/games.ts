import { existsSync, readdirSync } from 'node:fs';
import { loadGame, type Game } from '../interpreter/index.ts';
import { simulateGame } from '../interpreter/reports/simulate.ts';
import { countsOf } from './counts.ts';
import { filesBelow, isYaml, ROOT } from '../test/files.ts';
import { figures, perSecond } from './measure.ts';

/** A game is cut off after so many decisions: some do not end by themselves when nobody wants to win. */
const MOST = 5000;

/**
 * Plays every game of the checkout that loads without a finding, at random as `simulate` does, with as many players as it
 * allows up to four.
 */
export function games(seconds: number): void {
  console.log('\nRandom play without a log, one thread');
  for (const folder of folders()) {
    const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), folder.split('/')[1]);
    const broken = !game || diagnostics.some(({ severity }) => severity === 'error');
    console.log(folder.padEnd(26), broken ? 'does not load' : rateOf(game, seconds));
    if (!broken) console.log(' '.repeat(26), costOf(game));
  }
}

const folders = (): string[] =>
  ['cards', 'examples'].flatMap((below) =>
    readdirSync(ROOT + below)
      .map((id) => `${below}/${id}`)
      .filter((folder) => existsSync(`${ROOT}${folder}/game.yaml`)),
  );

/** What a decision costs, counted. */
function costOf(game: Game): string {
  const counts = countsOf(game, Math.min(4, game.players.max), COUNTED);
  const of = (...words: (keyof typeof counts)[]): string =>
    words.map((word) => `${counts[word].toFixed(1)} ${word}`).join(', ');
  return `a decision: ${of('instructions', 'calls', 'looks', 'frames', 'pushes')}`;
}

/** So many games are counted. */
const COUNTED = 20;

function rateOf(game: Game, seconds: number): string {
  const players = Math.min(4, game.players.max);
  const options = { players, seed: 'bench' };
  let played = 0;
  let decisions = 0;
  let stopped = 0;
  const rate = perSecond(seconds, (i) => {
    const { result } = simulateGame(game, options, i, MOST);
    decisions += result.decisions;
    played++;
    if (result.fault) stopped++;
  });
  const perGame = decisions / played;
  return [
    `${players} players`,
    `${figures(rate).padStart(7)} playouts/s`,
    `${figures(rate * perGame).padStart(10)} decisions/s`,
    `${perGame.toFixed(1).padStart(7)} decisions/game`,
    ...(stopped > 0 ? [`${stopped} of ${played} stopped by a fault`] : []),
  ].join('  ');
}
