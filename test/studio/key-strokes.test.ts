import { cpus, loadavg } from 'node:os';
import { describe, expect, it } from 'vitest';
import { manyCards } from '../../bench/games/many-cards.ts';
import { hasBrowser, openStudio, ready } from './open-studio.ts';

/**
 * Milliseconds from a key to its finding, in a game of so many cards: half of them below, and nearly all. What is wanted is
 * in the evidence; here a fault of another order is found.
 */
const CARDS = 500;
const MEDIAN = 150;
const NEARLY_ALL = 1000;
const STROKES = 200;

/**
 * Code of the page's side: notes how long it takes from a key until the list of findings is another one. It is as text,
 * because what compiles tests adds helpers that the page has not.
 */
const WATCH = `
  globalThis.strokes = [];
  let at = 0;
  addEventListener('keydown', () => { at = performance.now(); }, true);
  new MutationObserver(() => {
    if (at === 0) return;
    globalThis.strokes.push(performance.now() - at);
    at = 0;
  }).observe(document.querySelector('.findings'), { childList: true, subtree: true, characterData: true });
`;

describe.skipIf(!hasBrowser)('a game of many cards', () => {
  const studio = openStudio();

  it('is checked between two key strokes', async () => {
    const page = await studio.page();
    const files = [...manyCards(CARDS, 1)].map(([path, text]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      mimeType: 'text/yaml',
      buffer: Buffer.from(text),
    }));
    await page.locator('.take-in input').setInputFiles(files);
    await page.locator('.received .primary').click();
    await page.locator('.file', { hasText: 'cards-1' }).click();
    await ready(page);
    const line = page.locator('.cm-line', { hasText: /gain \d+ points$/ }).nth(1);
    await line.click();
    await page.keyboard.press('End');
    await page.waitForTimeout(1500);
    await page.evaluate(WATCH);
    for (let i = 0; i < STROKES; i++) {
      await page.keyboard.press(i % 2 === 0 ? 'x' : 'Backspace');
      await expect.poll(() => page.evaluate<number>('globalThis.strokes.length')).toBe(i + 1);
      // As long as a quick typist takes.
      await page.waitForTimeout(60);
    }
    const times = (await page.evaluate<number[]>('globalThis.strokes')).sort((a, b) => a - b);
    const median = times[times.length >> 1];
    const slow = times[Math.ceil(times.length * 0.99) - 1];
    console.log(
      `key stroke to finding, ${CARDS} cards: median ${median.toFixed(0)} ms, 99 of 100 below ${slow.toFixed(0)} ms, the slowest ${times.at(-1)!.toFixed(0)} ms`,
    );
    // Other programs may take the machine.
    const busy = loadavg()[0] > cpus().length * 1.5 ? 10 : 1;
    expect(median).toBeLessThan(MEDIAN * busy);
    expect(slow).toBeLessThan(NEARLY_ALL * busy);
    expect(studio.faults).toEqual([]);
  });
});
