import type { CounterSymbol } from '../language/symbols/symbols.ts';
import type { Many, Test } from './expressions.ts';
import { reserved } from './registers.ts';

/** Players and all who are of one team with any of them: all with the same number of the counter of teams, if any. */
export function withPartners(counter: CounterSymbol | undefined, players: Many): Many {
  if (!counter) return players;
  const [left, right] = [reserved.winning, reserved.winner].map(
    (depth) => ({ op: 'counter', counter, owner: { op: 'it', depth } }) as const,
  );
  const alike: Test = { op: 'compare', how: '=', left, right };
  const some: Test = { op: 'some', of: { op: 'filter', of: players, depth: reserved.winner, test: alike } };
  return { op: 'filter', of: { op: 'players' }, depth: reserved.winning, test: some };
}
