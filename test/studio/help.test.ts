import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, makeNew, openStudio, ready, typeLine } from './open-studio.ts';

describe.skipIf(!hasBrowser)('what one can read', () => {
  const studio = openStudio();

  it('is found, in the language of the page, and its examples are opened as files', async () => {
    const page = await studio.page();
    await page.getByRole('tab', { name: 'Learn' }).click();
    await page.getByRole('searchbox').fill('search the deck');
    await page.locator('.pages button', { hasText: 'searches the deck for a certain kind' }).click();
    await page.getByRole('button', { name: 'Open in the editor' }).first().click();
    await expect.poll(() => page.locator('.card h3').first().textContent()).toBe('Seed Catalogue');
    await ready(page);
    expect(await page.locator('button.state').textContent()).toBe('All is well');
    expect(studio.faults).toEqual([]);
  });

  it('has the rules, of which only those are shown in which words occur', async () => {
    const page = await studio.page();
    await chooseGame(page, 'slasher');
    await page.getByRole('tab', { name: 'Rules' }).click();
    const headings = page.locator('.rules :is(h2, h3, h4)');
    await headings.first().waitFor();
    const all = await headings.count();
    await page.getByRole('searchbox').fill('monster hand');
    await expect.poll(() => headings.count()).toBeLessThan(all);
    const some = await headings.count();
    expect(some).toBeGreaterThan(0);
    expect(await page.evaluate('CSS.highlights.get("searched-words").size')).toBeGreaterThan(some);
    await page.getByRole('searchbox').fill('no such words');
    await expect.poll(() => page.getByText('Nothing was found').count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => headings.count()).toBe(all);
    expect(studio.faults).toEqual([]);
  });

  it('explains an error where it is, and is there without a network', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Owl');
    await typeLine(page, 'skill', '+2 to your heroe rolls');
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await page.locator('.help h2').waitFor();
    // Kept some seconds after the page was opened.
    await expect
      .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await ready(page);
    await page.getByRole('tab', { name: 'Learn' }).click();
    await page.locator('.pages').first().waitFor();
    await page.context().setOffline(false);
    expect(studio.faults).toEqual([]);
  });
});
