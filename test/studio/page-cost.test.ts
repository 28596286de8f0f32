import { describe, expect, it } from 'vitest';
import { BalanceRun } from '../../studio/engine/balance/balance-run.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { filesBelow, isYaml } from '../files.ts';
import { chooseGame, hasBrowser, makeNew, openStudio, typeLine } from './open-studio.ts';

/**
 * Kilobytes that are loaded before the first card is seen (700 are wanted: what plays games and checks scenarios is not
 * among them), and milliseconds from a key to its finding.
 */
const MOST_LOADED = 620;
/** What draws the card as it is printed is loaded behind it, when it is seen in its words. */
const DRAWS = /card-press|fonts|svg-page/;
const MOST_DRAWING = 320;
const SLOWEST = 1500;
/** What is wanted is in the evidence; here a fault of another order is found. */
const SLOWEST_START = 6000;
/** Games that are played in the page and in Node; what is measured is 0.85 to 0.98, less on a busy machine. */
const GAMES = 5000;
const LEAST_RATIO = 0.6;

describe.skipIf(!hasBrowser)('what the page costs', () => {
  const studio = openStudio();

  it('is less than 700 KB before the first card', async () => {
    studio.sizes.length = 0;
    const page = await studio.page();
    const kind = (await page.locator('.welcome button').first().textContent())!.replace('New ', '');
    await makeNew(page, kind, 'The First');
    await page.locator('.card').first().waitFor();
    await page.locator('.print').first().waitFor();
    const loaded = studio.sizes.map(({ path, size }) => `${path} ${Math.round(size / 1000)} KB`);
    const kilobytes = (all: typeof studio.sizes): number =>
      all.reduce((sum, { size }) => sum + size, 0) / 1000;
    const whole = kilobytes(studio.sizes.filter(({ path }) => !DRAWS.test(path)));
    const drawing = kilobytes(studio.sizes.filter(({ path }) => DRAWS.test(path)));
    console.log(
      `loaded first: ${Math.round(whole)} KB compressed, then ${Math.round(drawing)} KB that draw\n${loaded.join('\n')}`,
    );
    expect(drawing).toBeGreaterThan(100);
    expect(drawing).toBeLessThan(MOST_DRAWING);
    expect(whole).toBeGreaterThan(100);
    expect(whole).toBeLessThan(MOST_LOADED);
  });

  it('is little time from an empty browser until something can be made', async () => {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const began = performance.now();
      const page = await studio.page();
      // Until the first button of the page does something.
      await page.locator('.welcome button').first().click();
      await page.getByLabel('What is it called?').waitFor();
      times.push(performance.now() - began);
      await page.context().close();
    }
    times.sort((a, b) => a - b);
    console.log(
      `usable from cold: ${times.map(Math.round).join(', ')} ms, median ${Math.round(times[2])} ms`,
    );
    expect(times[2]).toBeLessThan(SLOWEST_START);
  });

  it('is little time from a key to a finding', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Quick');
    await page.locator('.card').first().waitFor();
    const times: number[] = [];
    for (let i = 0; i < 7; i++) {
      await typeLine(page, 'skill', '+1 to your hero rolls');
      await expect.poll(() => page.locator('.finding').count()).toBe(0);
      await page.keyboard.press('End');
      const began = performance.now();
      await page.keyboard.type('x');
      await page.locator('.finding').first().waitFor();
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    console.log(`from a key to its finding: ${times.map(Math.round).join(', ')} ms`);
    expect(times[3]).toBeLessThan(SLOWEST);
  });

  it('is about the time of Node for games between bots in its worker', async () => {
    const page = await studio.page();
    await chooseGame(page, 'slasher');
    await page.getByRole('tab', { name: 'Balance' }).click();
    await page.locator('.balance select').last().selectOption(String(GAMES));
    const texts = [...filesBelow('cards/slasher', isYaml)].filter(([path]) => !path.includes('scenario'));
    const desk = new DesignerDesk({ file: 'cards/slasher/game.yaml', texts });
    const set = desk.playable([]);
    const { min: players } = set.game.players;
    const wish = {
      files: [],
      players,
      seed: '1',
      level: 'random',
      games: GAMES,
      given: [],
      language: 'en',
    } as const;
    const ratios: number[] = [];
    for (let i = 0; i < 3; i++) {
      const began = performance.now();
      await page.getByRole('button', { name: 'Let bots play' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.locator('.whole-report').waitFor();
      const inPage = performance.now() - began;
      const again = performance.now();
      await new BalanceRun(set, undefined, wish).go('en', () => undefined);
      ratios.push((performance.now() - again) / inPage);
    }
    ratios.sort((a, b) => a - b);
    console.log(
      `games a second in the worker against Node: ${ratios.map((each) => each.toFixed(2)).join(', ')}`,
    );
    expect(ratios[1]).toBeGreaterThan(LEAST_RATIO);
  });
});
