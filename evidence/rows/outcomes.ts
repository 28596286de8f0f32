import { outcomeGame } from '../../test/reference/outcome-cards.ts';
import { compareOutcomes } from '../../test/reference/outcomes.ts';
import type { Measured, Row } from '../row.ts';

const CARDS_EACH = 8;
/** Games that are played with the same cards. */
const GAMES_EACH = 40;

function measure(size: number): Measured {
  const compared = new Map<string, number>();
  const differ: string[] = [];
  let unfinished = 0;
  let sets = 0;
  for (let i = 0; i < size; sets++) {
    const game = outcomeGame(`outcomes ${sets}`, CARDS_EACH);
    for (const end = Math.min(size, i + GAMES_EACH); i < end; i++) {
      const one = compareOutcomes(game, 2 + (i % 2), `outcomes ${i}`);
      for (const [kind, times] of one.compared) compared.set(kind, (compared.get(kind) ?? 0) + times);
      differ.push(...one.differ.map((each) => `game ${i}: ${each}`));
      unfinished += one.unfinished;
    }
  }
  const total = [...compared.values()].reduce((sum, times) => sum + times, 0);
  const parts = [...compared].sort(([a], [b]) => a.localeCompare(b)).map(([kind, n]) => `${kind} ${n}`);
  return {
    measured: `${size} games with ${sets * CARDS_EACH} generated cards, ${total} outcomes: ${differ.length} differ`,
    met: differ.length === 0 && total > 0,
    details: [
      `${parts.join(', ')}; ${unfinished} texts were not compared, because the game was over before their end`,
      ...differ.slice(0, 10),
    ],
  };
}

export const outcomes: Row = {
  what: 'generated cards whose every logged outcome (contest, roll in range, announced total, ranking, forced, chance, nobody chosen) is compared with what the game then did',
  atLeast: '0 differ',
  full: 5000,
  small: 8,
  unit: 'games',
  measure,
};
