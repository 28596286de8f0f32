/** What more cards and more players in the same game cost. */
import { growth } from '../../bench/growth.ts';
import type { Row } from '../row.ts';

/** A decision may cost so many times more with fifty times as many cards: no more than if it looked at all of them. */
const MOST = 50;

const rate = (decisions: number): string => Math.round(decisions).toLocaleString('en');

export const growing: Row = {
  what: 'decisions a second of random play with 100, 1,000 and 5,000 cards, each with a text of its own, and 2 to 10 players',
  atLeast: `printed; with 5,000 cards at least one in ${MOST} of those with 100`,
  full: 1,
  small: 0.1,
  unit: 'seconds of each',
  timed: true,
  measure(seconds) {
    const all = growth(seconds);
    const [few, many] = [100, 5000].map((cards) => all.filter((each) => each.cards === cards));
    return {
      measured: [...new Set(all.map(({ cards }) => cards))]
        .map((cards) => {
          const own = all.filter((each) => each.cards === cards);
          return `${cards} cards ${own.map(({ players, decisions }) => `${rate(decisions)} with ${players}`).join(', ')}`;
        })
        .join('; '),
      met: many.every(({ decisions }, i) => decisions * MOST >= few[i].decisions),
      details: all.map(
        ({ cards, players, looked }) =>
          `${cards} cards, ${players} players: ${looked.toFixed(1)} instructions, closures, abilities and elements of lists a decision`,
      ),
    };
  },
};
