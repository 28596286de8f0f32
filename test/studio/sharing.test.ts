import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseGame, hasBrowser, makeNew, openStudio, ready } from './open-studio.ts';

const packed = (text: string): string => `#files=${deflateRawSync(text).toString('base64url')}`;
const shared = (more: object): string =>
  packed(
    JSON.stringify({
      version: 1,
      game: 'here-to-slay',
      ownGame: false,
      files: [['a.yaml', 'a: 1']],
      ...more,
    }),
  );

/** Links that somebody might send. */
const HOSTILE_LINKS: readonly string[] = [
  '#files=',
  '#files=%00%ff',
  `#files=${'A'.repeat(600_000)}`,
  packed('{'),
  packed('null'),
  packed('[]'),
  packed('0'.repeat(60_000_000)),
  shared({ version: 2 }),
  shared({ game: '../../etc' }),
  shared({ game: 'no-such-game' }),
  shared({ files: 'x' }),
  shared({ files: [] }),
  shared({ files: [['../../evil.yaml', 'a: 1']] }),
  shared({ files: [['/etc/passwd', 'a: 1']] }),
  shared({ files: [['__proto__', 'a: 1']] }),
  shared({ files: [['a.js', 'alert(1)']] }),
  shared({ files: [['a.yaml', 1]] }),
  shared({ files: [['a.yaml', 'x'.repeat(600_000)]] }),
  shared({ files: Array.from({ length: 5000 }, (_, i) => [`a-${i}.yaml`, 'a: 1']) }),
  ...Array.from({ length: 81 }, (_, i) => {
    // Damaged in one place each.
    const whole = shared({ files: [['a.yaml', `text: ${'word '.repeat(i)}`]] });
    const at = 8 + ((i * 7) % (whole.length - 8));
    return `${whole.slice(0, at)}${whole[at] === 'A' ? 'B' : 'A'}${whole.slice(at + 1, i % 3 === 0 ? -3 : undefined)}`;
  }),
];

const notice = (page: Page): Promise<string | null> => page.locator('.notice').textContent();

describe.skipIf(!hasBrowser)('sharing', () => {
  const studio = openStudio();

  it('by a link gives another browser the same files, after a look', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Given');
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('textbox', { name: 'As a link' });
    await expect.poll(() => link.inputValue()).toContain('#files=');
    const other = await studio.page();
    await other.goto('about:blank');
    await other.goto(await link.inputValue());
    await expect.poll(() => other.locator('.received pre').textContent()).toContain('id: the-given');
    // It is not in the address any more, and nothing is taken over before somebody says so.
    expect(new URL(other.url()).hash).toBe('');
    await other.getByRole('button', { name: 'Take them over' }).click();
    await expect.poll(() => other.locator('.card h3').first().textContent()).toBe('The Given');
    expect(studio.faults).toEqual([]);
  });

  it('on paper draws the sheets that are printed', async () => {
    const page = await studio.page();
    await makeNew(page, 'leader', 'The Printed');
    await page.locator('.card').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Draw the sheets' }).click();
    await page.locator('.sheets img').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: 'All files in a zip' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('here-to-slay.zip');
    expect(studio.faults).toEqual([]);
  });

  it('by a hundred hostile links ends in a message, and the page lives on', async () => {
    const page = await studio.page();
    await makeNew(page, 'leader', 'The Survivor');
    expect(HOSTILE_LINKS).toHaveLength(100);
    let looked = 0;
    for (const [i, link] of HOSTILE_LINKS.entries()) {
      await page.evaluate(`location.hash = ${JSON.stringify(link)}`);
      const isTold = async (): Promise<boolean> =>
        (await notice(page)) !== '' || (await page.locator('.received').count()) > 0;
      await expect.poll(isTold, { message: `${i} ${link.slice(0, 60)}` }).toBe(true);
      if (await page.locator('.received').count()) {
        looked++;
        await page.getByRole('button', { name: 'Leave it' }).click();
      }
      const shown = await page.locator('.notice').textContent();
      expect(shown).not.toMatch(/\bat \w+ \(|undefined|\[object/);
      await page.evaluate(`document.querySelector('.notice').textContent === '' || undefined`);
      await page.locator('.cm-content').focus();
      // The next change of a text takes the message away.
      await page.keyboard.type(' ');
      await expect.poll(() => notice(page)).toBe('');
    }
    await ready(page);
    expect(looked).toBeLessThan(40);
    expect(await page.locator('.file-list').first().locator('.file').count()).toBe(1);
    expect(studio.faults).toEqual([]);
  });
});
