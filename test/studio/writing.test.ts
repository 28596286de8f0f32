import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseGame, hasBrowser, makeNew, openStudio, pasteText, ready } from './open-studio.ts';

const CARD = `# A card of two comments.
kind: leader
id: the-owl
name: { en: The Owl } # short
class: fighter # of what sort
skill: +1 to your hero rolls
`;

/** Runs a command from the palette by some of its words. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'All commands' }).fill(words);
  await page.keyboard.press('Enter');
}

const textOf = async (page: Page): Promise<string> =>
  `${(await page.locator('.cm-content').innerText()).trimEnd()}\n`;

describe.skipIf(!hasBrowser)('writing', () => {
  const studio = openStudio();

  it('by form and by text is the same text, whose comments stay', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Owl');
    await pasteText(page, CARD);
    await command(page, 'fill it in');
    const form = page.getByRole('form');
    await form.getByLabel('German').fill('Die Eule');
    await form.getByLabel('class').selectOption('wizard');
    await form.getByLabel('Copies').fill('2');
    const box = form.getByRole('textbox', { name: 'skill' });
    await box.fill('+2 to your ');
    // Words that may follow are buttons, those first that cards of the game use.
    await form.locator('.next', { hasText: 'hero rolls' }).first().click();
    await expect.poll(() => box.inputValue()).toBe('+2 to your hero rolls ');
    await expect.poll(() => page.locator('.card h3').nth(2).textContent()).toBe('Die Eule');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await expect
      .poll(() => textOf(page))
      .toBe(
        CARD.replace('{ en: The Owl }', '{ en: The Owl, de: Die Eule }')
          .replace('fighter', 'wizard')
          .replace('+1', '+2')
          .replace(' } # short', ' } # short\ncopies: 2'),
      );
    expect(studio.faults).toEqual([]);
  });

  it('begins where the files are, whatever is shown, and the keyboard is in the field that asks for the name', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await page.keyboard.press('Control+b');
    await command(page, 'New leader');
    await page.getByLabel('What is it called?').waitFor();
    await page.keyboard.type('The Typed');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain('name: { en: The Typed');
    // F2 asks for the name at once.
    await page.locator('.cm-line', { hasText: /^id/ }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await page.locator('.rename input').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('the-renamed');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain('id: the-renamed');

    const small = await studio.page({ width: 390, height: 844 });
    await small.getByRole('tab', { name: 'Text' }).click();
    await small.getByRole('button', { name: 'New hero' }).first().click();
    await small.getByLabel('What is it called?').fill('The Small');
    await small.keyboard.press('Enter');
    await expect.poll(() => textOf(small)).toContain('name: { en: The Small');
    expect(studio.faults).toEqual([]);
  });

  it('says of a file what it holds: a variant has no card, and a new game has those that one entry makes', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'variant', 'Quick Slay');
    await page.getByText('This file changes the rules and holds no card').waitFor();
    await makeNew(page, 'game of your own', 'Toads');
    await ready(page);
    await page.locator('.file', { hasText: 'cards' }).first().click();
    await page.locator('.faces .print').first().waitFor();
    expect(studio.faults).toEqual([]);
  });

  it('goes to where a word is declared and back, lists its uses, and gives a card another name', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Owl');
    await page.locator('.cm-line', { hasText: /^class/ }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('F12');
    await expect.poll(() => page.locator('.file-title').textContent()).toBe('game.yaml');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => page.locator('.file-title').textContent()).toBe('the-owl.yaml');
    await page.keyboard.press('Shift+F12');
    await page.locator('.uses li').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.cm-line', { hasText: /^id/ }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await page.locator('.rename input').fill('the-patient-owl');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain('id: the-patient-owl');
    expect(studio.faults).toEqual([]);
  });

  it('keeps what it was: columns as they were left, and texts to go back to', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Owl');
    await pasteText(page, CARD);
    await page.keyboard.press('Control+b');
    await page.locator('nav.files').waitFor({ state: 'hidden' });
    const grip = page.getByRole('separator', { name: 'Width of the right side' });
    await grip.press('ArrowLeft');
    const width = await grip.getAttribute('aria-valuenow');
    await page.reload();
    await ready(page);
    expect(await page.locator('nav.files').isVisible()).toBe(false);
    expect(await grip.getAttribute('aria-valuenow')).toBe(width);
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.versions button').first().click();
    await page.getByRole('button', { name: 'Go back to this text' }).click();
    await expect.poll(() => textOf(page)).not.toContain('two comments');
    expect(studio.faults).toEqual([]);
  });

  it("begins a game of one's own, which is edited, seen and kept like a set", async () => {
    const page = await studio.page();
    await makeNew(page, 'game of your own', 'Pearl Divers');
    await expect.poll(() => page.locator('nav.files h2').textContent()).toBe('My game');
    await ready(page);
    await page.getByRole('navigation').getByRole('button', { name: 'New treasure' }).click();
    await page.getByLabel('What is it called?').fill('Black Pearl');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.card h3').first().textContent()).toBe('Black Pearl');
    await page.reload();
    await ready(page);
    await expect.poll(() => page.locator('.file-title').textContent()).toBe('black-pearl.yaml');
    expect(studio.faults).toEqual([]);
  });
});
