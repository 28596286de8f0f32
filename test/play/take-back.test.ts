import { describe, expect, it } from 'vitest';
import {
  answer,
  consentFor,
  optionsOf,
  refereeUndo,
  seatsAsked,
  startMatch,
  undo,
} from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { played, quarry } from '../abilities/kit.ts';

/** Whoever is on turn may do `rest`, which is this. */
const resting = (does: string): Game =>
  quarry({ replace: [['rest: { do: nothing }', `rest: { do: "${does}" }`]] });

describe('taking an answer back', () => {
  it.each([
    ['a draw', 'move the top card of the heap to your hand', [], [[1], [0]]],
    ['a look', 'look at the top card of the heap', [], [[1], [0]]],
    ['a look at a hand', "choose an opponent as rival\nlook at all cards in the rival's hand", [], [[1], []]],
    ['a card shown', 'reveal the top card of the heap', [], [[1], [0]]],
    ['a card turned', 'turn the top card of the heap face up', [], [[1], [0]]],
    ['chance', 'move a random card in your hand to the pit', [], [[1], [0]]],
    ["a card of one's own that is shown", 'reveal all cards in your hand', [], [[], [0]]],
    ["a card of one's own that is given away", 'move a card in your hand to the pit', ['1'], [[], [0]]],
    ['nothing', 'nothing', [], [[], []]],
    ['nothing that anybody sees', 'move a card in your hand to the heap', ['1'], [[], []]],
  ] as const)(
    'needs the others where something became known that the seat did not know: %s',
    (_, does, rest, needed) => {
      const match = played(resting(does.replaceAll('\n', '\\n')), ['rest', ...rest]);
      needed.forEach((seats, seat) => {
        expect(consentFor(match, seat), `seat ${seat}`).toEqual(seats);
        const others = [0, 1].filter((each) => each !== seat);
        expect(undo(match, seat), `seat ${seat}`).toBe(seats.length === 0);
        if (seats.length > 0) expect(undo(match, seat, others)).toBe(true);
        while (refereeUndo(match));
        for (const each of ['rest', ...rest]) expect(give(match, each)).toBe(true);
      });
    },
  );

  it('needs all others where no log was kept that could tell', () => {
    const match = startMatch(resting('nothing'), { players: 3, seed: '1', log: false });
    expect(give(match, 'rest')).toBe(true);
    expect(consentFor(match, 1)).toEqual([0, 2]);
    expect(undo(match, 1, [0])).toBe(false);
    expect(undo(match, 1, [0, 2])).toBe(true);
    expect(undo(match, 1, [0, 2])).toBe(false);
  });

  it('counts several answers together', () => {
    const match = played(resting('look at the top card of the heap'), ['rest', 'throw', '1']);
    expect([consentFor(match, 1, 2), consentFor(match, 1, 3)]).toEqual([[], [0]]);
    expect([consentFor(match, 0, 1), consentFor(match, 0, 9)]).toEqual([[1], [1]]);
  });
});

function give(match: ReturnType<typeof played>, said: string): boolean {
  const [seat] = seatsAsked(match);
  const { key } = optionsOf(match, seat)[Number(said) - 1] ?? { key: said };
  return answer(match, { seat, keys: [key] });
}
