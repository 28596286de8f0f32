import { loadGame } from '../interpreter/index.ts';
import { simulateGame } from '../interpreter/reports/simulate.ts';
import { countsOf } from './counts.ts';
import { manyCards } from './games/many-cards.ts';
import { figures, perSecond } from './measure.ts';

/** What more cards and more players cost. */

const CARDS = [100, 1000, 5000] as const;
const PLAYERS = [2, 5, 10] as const;

/** A game is cut off after so many decisions, so that each has as many cards in play as the others. */
const MOST = 200;

/** So many games are counted. */
const COUNTED = 2;

/** One number of cards and of players: decisions a second, and what a decision looks at. */
export interface Grown {
  readonly cards: number;
  readonly players: number;
  readonly decisions: number;
  /** Instructions, closures, abilities and elements of lists for each decision. */
  readonly looked: number;
}

/** Random play of one game with so many cards, each with a text of its own. */
export function growth(seconds: number): Grown[] {
  return CARDS.flatMap((cards) => {
    const { game } = loadGame(endless(cards), 'many');
    if (!game) throw new Error(`the game of ${cards} cards has errors`);
    return PLAYERS.map((players) => {
      const options = { players, seed: 'growth' };
      let decisions = 0;
      let games = 0;
      const rate = perSecond(seconds, (i) => {
        decisions += simulateGame(game, options, i, MOST).result.decisions;
        games++;
      });
      const { instructions, calls, looks, pushes } = countsOf(game, players, COUNTED, MOST);
      return {
        cards,
        players,
        decisions: (rate * decisions) / games,
        looked: instructions + calls + looks + pushes,
      };
    });
  });
}

/** The game of many cards in turns that go on, and that nobody wins. */
function endless(cards: number): Map<string, string> {
  const files = manyCards(cards, 1);
  const rules = 'many/game.yaml';
  const text = files
    .get(rules)!
    .replace('        until: every hand is empty\n', '')
    .replace('at least 30 points', 'at least 100000 points');
  return files.set(rules, text);
}

/** Prints all of it. */
export function printGrowth(seconds: number): void {
  console.log('\nOne game with more and more cards, random play, one thread');
  for (const { cards, players, decisions, looked } of growth(seconds))
    console.log(
      `${String(cards).padStart(5)} cards  ${String(players).padStart(2)} players  ${figures(decisions).padStart(9)} decisions/s  ${looked.toFixed(1).padStart(7)} looked at for each  ${(1e9 / decisions / looked).toFixed(1).padStart(5)} ns each`,
    );
}
