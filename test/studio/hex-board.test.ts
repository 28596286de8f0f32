import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, openStudio } from './open-studio.ts';

describe.skipIf(!hasBrowser)('a board of hexes', () => {
  const studio = openStudio();

  it('is drawn with each row in the gaps of the row above', async () => {
    const page = await studio.page();
    await chooseGame(page, 'moor');
    await page.locator('#tab-play').click();
    await page.locator('.match-form [type=submit]').click();
    await page.locator('.hexes').waitFor();
    const middleOf = async (cell: string): Promise<{ x: number; width: number }> => {
      const box = await page.locator('.hexes .cell', { hasText: new RegExp(`^${cell}\\b`) }).boundingBox();
      return { x: box!.x + box!.width / 2, width: box!.width };
    };
    const [a1, b1, a2, b2, a3, a5] = await Promise.all(['A1', 'B1', 'A2', 'B2', 'A3', 'A5'].map(middleOf));
    const half = (b1.x - a1.x) / 2;
    expect(half).toBeGreaterThan(a1.width / 2);
    expect(a2.x).toBeCloseTo(a1.x - half, 0);
    expect(b2.x).toBeCloseTo(a1.x + half, 0);
    expect(a3.x).toBeCloseTo(a1.x - 2 * half, 0);
    expect(a5.x).toBeCloseTo(a1.x, 0);
    expect(studio.faults).toEqual([]);
  });
});
