import { expect, it } from 'vitest';
import { loadGame, simulateGame } from '../../../interpreter/index.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';
import { tries } from '../../size.ts';

gameOrSkip('hismment').describe('coins', () => {
  it('every coin that somebody has was given by a line of the log, and every line goes on from the one before', () => {
    const { game } = loadGame(gameFiles('hismment'), 'hismment', [], ['embers', 'winter']);
    const { log } = simulateGame(game!, { players: 2, seed: 'coins', log: true }, 0, tries(5000, 400), true);
    const lines = log!
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event, counter }) => event === 'count' && counter === 'coin');
    const purse: Record<string, unknown> = { Ann: 0, Ben: 0 };
    for (const line of lines) {
      const of = line['of'] as string;
      expect(line['before']).toBe(purse[of]);
      expect(line['now']).toBeGreaterThanOrEqual(0);
      expect(line['because']).toBeTruthy();
      purse[of] = line['now'];
    }
    expect(lines.length).toBeGreaterThan(20);
  });
});
