import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  isOver,
  playOut,
  randomSource,
  saveMatch,
  seatsAsked,
  startMatch,
  sumsOf,
  viewFor,
  type Match,
} from '../../interpreter/index.ts';
import { readGame } from '../read-game.ts';
import { violations } from './axe.ts';
import { chooseGame, hasBrowser, openStudio, ready } from './open-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-sums-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A number of a card that somebody sees, changed by the text of another card, in a game that was played at random. */
function changedNumber(id: string): string {
  const game = readGame(id);
  for (let seed = 0; seed < 20; seed++) {
    const match = startMatch(game, { players: game.players.min, seed: String(seed) });
    const random = randomSource(String(seed));
    for (let step = 0; step < 40 && !isOver(match); step++) {
      playOut(match, random, 5);
      if (!isChanged(match)) continue;
      const saved = join(folder, `${id}.save.json`);
      writeFileSync(saved, JSON.stringify(saveMatch(match)));
      return saved;
    }
  }
  throw new Error(`nothing changes a number in ${id}`);
}

/** Whether a card changes a number of a card in sight, while the first seat is asked. */
function isChanged(match: Match): boolean {
  if (seatsAsked(match)[0] !== 0) return false;
  const { cards = {} } = viewFor(match, 0);
  const sums = Object.keys(cards).flatMap((name) => sumsOf(match, 0, name));
  const parts = sums.flatMap((sum) => sum.parts);
  return parts.some(({ text, by }) => text && match.game.copyNames.includes(by!));
}

async function takeUp(page: Page, id: string, saved: string): Promise<void> {
  await chooseGame(page, id);
  await page.locator('#tab-play').click();
  await page.locator('.file-button input').setInputFiles(saved);
  await page.locator('.value-sum').first().waitFor();
}

describe.skipIf(!hasBrowser)('a number that something has changed', () => {
  const studio = openStudio();

  it.each(['hismment', 'slasherz'])(
    'opens by mouse and by keys to what it is made of, and leads to the text: %s',
    async (id) => {
      const saved = changedNumber(id);
      const page = await studio.page();
      await takeUp(page, id, saved);
      const opener = page
        .locator('.value-sum')
        .filter({ has: page.locator('xpath=following-sibling::div[1][.//button]') })
        .first();
      const box = opener.locator('xpath=following-sibling::div[1]');
      const words = await opener.textContent();

      // By mouse; Escape closes it.
      await opener.click();
      await box.waitFor();
      expect(await box.locator('b').first().textContent()).toBe(words);
      expect(await box.locator('.sum-amount').first().textContent()).not.toBe('');
      expect(await violations(page)).toBe('');
      const { x, y, width, height } = (await box.boundingBox())!;
      expect([x >= 0, y >= 0, x + width <= 1440, y + height <= 900]).toEqual([true, true, true, true]);
      await page.keyboard.press('Escape');
      await expect.poll(() => box.isVisible()).toBe(false);

      // By keys, and on to the text of data that does it.
      await opener.focus();
      expect(await opener.getAttribute('aria-description')).toBe('Where this number comes from');
      await page.keyboard.press('Enter');
      await box.waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('cause');
      await page.keyboard.press('Enter');
      await page.locator('.cm-activeLine').waitFor();

      // In the language of the page.
      await page.getByRole('button', { name: 'de', exact: true }).click();
      await ready(page);
      await expect.poll(() => opener.getAttribute('aria-description')).toBe('Woher diese Zahl kommt');
      expect(studio.faults).toEqual([]);
    },
  );
});
