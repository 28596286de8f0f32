import { loadGame, playOut, randomSource, startMatch } from '../interpreter/index.ts';
import { filesBelow, isYaml } from '../test/files.ts';
import { figures, perSecond } from './measure.ts';

/** Plays a small game at random, whole matches with all that belongs to them but a log. */
export function crazyEights(seconds: number): void {
  const { game } = loadGame(filesBelow('examples/crazy-eights', isYaml), 'crazy-eights');
  let games = 0;
  let decisions = 0;
  const rate = perSecond(seconds, (i) => {
    const match = startMatch(game!, { players: 4, seed: `bench ${i}`, log: false });
    decisions += playOut(match, randomSource(`bench ${i}/bot`));
    games++;
  });
  const perGame = decisions / games;
  console.log('\nCrazy Eights, 4 players, random play, one thread');
  console.log(
    `${figures(rate)} playouts/s, ${figures(rate * perGame)} decisions/s, ${perGame.toFixed(1)} decisions/game`,
  );
}
