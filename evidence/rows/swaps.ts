import { gamesThere } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import { swapCards } from '../../test/swaps.ts';
import type { Measured, Row } from '../row.ts';

/** Positions of random games of all games and all numbers of players. */
function measure(positions: number): Measured {
  const tables = gamesThere().flatMap((id) => {
    const game = readGame(id);
    const { min, max } = game.players;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ game, players: min + i }));
  });
  const each = Math.ceil(positions / tables.length);
  const swaps = tables.map(({ game, players }) => swapCards(game, players, each, 'evidence'));
  const sum = (of: (swap: (typeof swaps)[number]) => number): number =>
    swaps.reduce((all, swap) => all + of(swap), 0);
  const [inside, outside, different] = [
    sum((swap) => swap.inside),
    sum((swap) => swap.outside),
    sum((swap) => swap.differences.length),
  ];
  return {
    measured: `${inside + outside - different} of ${inside + outside} unchanged, ${inside} of them inside a window or a sealed decision`,
    met: different === 0 && inside + outside >= positions && inside * 2 >= inside + outside,
    details: swaps.flatMap((swap) => swap.differences).slice(0, 10),
  };
}

export const swaps: Row = {
  what: 'a viewer’s log, options and reasons when two cards hidden from that viewer are swapped; half of the positions inside an open window or a sealed decision',
  atLeast: '10,000 of 10,000 unchanged',
  full: 10_000,
  small: 60,
  unit: 'positions',
  measure,
};
