import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { chooseGame, hasBrowser, makeNew, openStudio } from './open-studio.ts';

describe.skipIf(!hasBrowser)('the page for everybody', () => {
  const studio = openStudio();

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['more contrast', 1440],
    ['forced colours', 1440],
  ])('has no violation of axe in any tab: %s, %i wide', async (look, width) => {
    const page = await studio.page({ width, height: 900 });
    if (look === 'more contrast') await page.emulateMedia({ contrast: 'more' });
    if (look === 'forced colours') await page.emulateMedia({ forcedColors: 'active' });
    if (look === 'dark') await page.getByRole('button', { name: 'Dark' }).click();
    expect(await violations(page)).toBe('');
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Patient Owl');
    await page.locator('.card').first().waitFor();
    expect(await violations(page)).toBe('');
    if (width >= 800) {
      await page.getByRole('button', { name: 'Form', exact: true }).click();
      await page.locator('.next').first().waitFor();
      expect(await violations(page)).toBe('');
      await page.getByRole('button', { name: 'Text', exact: true }).click();
    }
    for (const name of ['All commands', 'Share']) {
      await page.locator('.top').getByRole('button', { name }).click();
      await page.locator('dialog').waitFor();
      expect(await violations(page)).toBe('');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('tab', { name: 'Learn' }).click();
    await page.locator('.pages').first().waitFor();
    expect(await violations(page)).toBe('');
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.locator('.actions').waitFor();
    expect(await violations(page)).toBe('');
    if (width >= 1200) {
      await page.getByRole('button', { name: 'Large table' }).click();
      await page.locator('.writing').waitFor({ state: 'hidden' });
      expect(await violations(page)).toBe('');
      await page.keyboard.press('Alt+0');
      await page.locator('.writing').waitFor();
    }
    await page.getByRole('tab', { name: 'Balance' }).click();
    await page.getByRole('button', { name: 'Let bots play' }).click();
    await page.locator('.results').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Let bots play' }).waitFor();
    expect(await violations(page)).toBe('');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.rules h2').first().waitFor();
    expect(await violations(page)).toBe('');
    expect(studio.faults).toEqual([]);
  });

  it('has no violation of axe where a screen is handed on, a card is large, and a moment becomes a scenario', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'hero', 'The Patient Owl');
    await page.locator('.print').first().click();
    await page.locator('dialog.large-card').waitFor();
    expect(await violations(page)).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByLabel('Ben').selectOption('person');
    expect(await violations(page)).toBe('');
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    for (let i = 0; i < 20 && !(await page.locator('.hand-over').count()); i++) {
      await page.locator('.option:enabled').last().click();
      await page.locator('.hand-over, .actions[aria-busy=false]').waitFor();
    }
    await page.locator('.hand-over').waitFor();
    expect(await violations(page)).toBe('');
    await page.locator('.hand-over button').click();
    await page.getByRole('button', { name: 'Give me a card …' }).click();
    await page.locator('.give').waitFor();
    await page.getByRole('button', { name: 'Make this a scenario' }).click();
    await page.locator('.scenario-form').waitFor();
    expect(await violations(page)).toBe('');
    expect(studio.faults).toEqual([]);
  });

  it('can be used by keys alone: from an empty page to an answer at the table', async () => {
    const page = await studio.page();
    await page.locator('.welcome button').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('The Key');
    await page.keyboard.press('Enter');
    await page.locator('.card').first().waitFor();
    await page.locator('[role=tab][aria-selected=true]').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.match-form button[type=submit]').focus();
    await page.keyboard.press('Enter');
    const option = page.locator('.option').first();
    await option.waitFor();
    const asked = await page.locator('.actions').textContent();
    await option.focus();
    await page.keyboard.press('Space');
    const confirm = page.locator('.actions > .primary');
    if (await confirm.count()) {
      await confirm.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => page.locator('.actions').textContent()).not.toBe(asked);
  });
});
