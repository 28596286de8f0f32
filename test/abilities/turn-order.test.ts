import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { faults, played, quarry } from './kit.ts';

const doing = (text: string): { replace: [string, string][] } => ({
  replace: [['rest: { do: nothing }', `rest:\n            do: |\n${text.replace(/^/gm, '              ')}`]],
});

/** Who gains coins, in this order, when the first of three players rests. */
function gaining(text: string, answers: readonly string[] = []): unknown[] {
  const match = played(quarry(doing(text)), ['rest', ...answers], ['Ann', 'Ben', 'Cem']);
  return logOf(match).flatMap(({ line }) => (line.event === 'count' ? [line['of']] : []));
}

describe('a loop in turn order from somebody', () => {
  it.each([
    ['for each player in turn order from the first', ['Cem', 'Ann', 'Ben']],
    ['for each opponent in turn order from the first', ['Cem', 'Ben']],
    ['for each opponent in turn order from you', ['Ben', 'Cem']],
    ['for each player with a card in their hand in turn order from the first', ['Cem', 'Ann', 'Ben']],
    ['for each player other than the first in turn order from the first', ['Ann', 'Ben']],
  ])('%s', (loop, order) => {
    expect(gaining(`choose a player as first\n${loop}, that player gains a coin`, ['Cem'])).toEqual(order);
  });

  it('goes over players, from one of them', () => {
    expect(faults(doing('for each card in your hand in turn order from you, gain a coin'))).toEqual([
      'name/wrong-sort: card in your hand',
    ]);
    expect(faults(doing('for each player in turn order from each opponent, gain a coin'))).toEqual([
      'name/wrong-sort: each opponent',
    ]);
  });
});
