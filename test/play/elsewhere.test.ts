import { expect, it, vi } from 'vitest';
import { seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { placesFor } from '../../interpreter/match/explain/offered-elsewhere.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { Frame } from '../../interpreter/engine/state/call-stack.ts';
import { forEachGame } from '../games.ts';
import { playOut } from '../playout.ts';
import { tries } from '../size.ts';

const GAMES = tries(12, 1);
const EVERY = tries(41, 97);

forEachGame('where a card could be used', (game) => {
  it('is asked in a frame of that action, never in the one that is running, and leaves no trace', () => {
    let asked = 0;
    for (let i = 0; i < GAMES; i++)
      playOut(game, {
        players: game.players.min,
        seed: `elsewhere ${i}`,
        each: (match, _, decisions) => {
          if (decisions % EVERY !== 0) return false;
          const { p } = match.runner.m;
          const before = p.slice();
          const running = watchQuestions(match, () => {
            const [seat] = seatsAsked(match);
            game.copyNames.forEach((_name, card) => placesFor(match, seat, { card }));
          });
          asked += running.length;
          expect(running.filter(({ program, frame }) => program !== frame)).toEqual([]);
          // Above the top of the stack is room for everybody.
          expect(p.subarray(0, p[Header.top])).toEqual(before.subarray(0, p[Header.top]));
          return false;
        },
      });
    expect(asked).toBeGreaterThan(0);
  });
});

/** Which programs' first questions are worked out meanwhile, each with the program of the frame that it is done in. */
function watchQuestions(
  { table, runner }: Match,
  meanwhile: () => void,
): { program: number; frame: number }[] {
  const found: { program: number; frame: number }[] = [];
  const spies = table.programs.flatMap(({ code: [first], index }) => {
    if (first?.op !== 'pick') return [];
    const { from } = first.choosing;
    return vi.spyOn(first.choosing, 'from').mockImplementation((m, out) => {
      const { p } = runner.m;
      found.push({ program: index, frame: p[p[Header.frame] + Frame.program] });
      from(m, out);
    });
  });
  meanwhile();
  for (const spy of spies) spy.mockRestore();
  return found;
}
