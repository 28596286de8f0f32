import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseGame, hasBrowser, makeNew, openStudio } from './open-studio.ts';

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.locator('.actions[aria-busy=false] .option').first().waitFor();
};

const stepOf = (page: Page): Promise<string | null> => page.locator('.steps .quiet').textContent();
const isQuiet = (page: Page): Promise<void> => page.locator('.actions[aria-busy=false]').waitFor();

/** Answers with the last option that can be taken, so many times. */
async function answer(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = await stepOf(page);
    await page.locator('.option:enabled').last().click();
    const confirm = page.locator('.confirm:enabled');
    if (await confirm.count()) await confirm.click();
    await isQuiet(page);
    await expect.poll(() => stepOf(page)).not.toBe(before);
  }
}

describe.skipIf(!hasBrowser)('moments of a game', () => {
  const studio = openStudio();

  it('are taken back, given again, looked at, saved, taken up, and made scenarios', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'hero', 'The Given');
    await page.locator('.print').first().waitFor();
    await begin(page);
    await answer(page, 3);
    const third = await stepOf(page);
    const asked = await page.locator('.actions').textContent();
    const question = await page.locator('.actions h3').textContent();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stepOf(page)).not.toBe(third);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => stepOf(page)).toBe(third);
    await expect.poll(() => page.locator('.actions h3').textContent()).toBe(question);

    // Back to the beginning and forth again; nothing is lost.
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect.poll(() => stepOf(page)).toMatch(/^step 0 of \d+$/);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect.poll(() => stepOf(page)).toMatch(/^step 1 of /);
    await page.getByRole('button', { name: 'To where the game is now' }).click();
    await expect.poll(() => stepOf(page)).toBe(third);
    await expect.poll(() => page.locator('.actions').textContent()).toBe(asked);

    // Any card, in the hand.
    await page.getByRole('button', { name: 'Give me a card …' }).click();
    await page.locator('.give select').first().selectOption({ label: 'The Given' });
    await page.getByLabel('into').selectOption('hand');
    await page.getByRole('button', { name: 'Give it to me' }).click();
    await page.locator('.yours .tile', { hasText: 'The Given' }).waitFor();

    // A file, and the browser.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game as a file' }).click(),
    ]);
    const saved = await download.path();
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({
      save: 'cardwright',
      game: 'here-to-slay',
    });
    const table = await page.locator('.table').textContent();
    await page.reload();
    await page.locator('button.state:not(.busy)[aria-busy="false"]').waitFor();
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('button', { name: /^Go on with the game of/ }).click();
    await expect.poll(() => page.locator('.table').textContent()).toBe(table);
    await page.getByRole('button', { name: 'New game …' }).click();
    await page.locator('.file-button input').setInputFiles(saved);
    await isQuiet(page);
    await expect.poll(() => page.locator('.table').textContent()).toBe(table);

    // A scenario of this very moment, among the files, without a finding.
    await page.getByRole('button', { name: 'Make this a scenario' }).click();
    await page.getByLabel('What happens in it').fill('The owl waits');
    const facts = page.locator('.scenario-form fieldset input');
    expect(await facts.count()).toBeGreaterThan(5);
    await facts.nth(3).check();
    await page.getByRole('button', { name: 'Write it' }).click();
    await page.getByText('the-owl-waits.scenario.yaml is among your files, and all of it holds.').waitFor();
    // The form is done with, and who works by keys goes on from there.
    expect(await page.locator('.scenario-form').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Make this a scenario');
    await page.getByRole('navigation').getByText('the-owl-waits').click();
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('scenario: The owl waits');
    await page.locator('button.state[aria-busy="false"]').waitFor();
    expect(await page.locator('.findings').textContent()).toContain('No problems');
    // Scenarios are no change of the cards that are played with.
    expect(await page.getByText('Your cards have changed').count()).toBe(0);
    expect(studio.faults).toEqual([]);
  });

  it('say why a card cannot be chosen, and lead from a line of the log to the text that caused it', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await begin(page);
    await answer(page, 4);
    const idle = page.locator('.yours .tile:not(.lit)').first();
    await idle.hover();
    await expect.poll(() => page.locator('.reasons').textContent()).not.toBe('');
    await expect
      .poll(() => page.locator('.close-up img').getAttribute('alt'))
      .toBe(await idle.locator('b').textContent());
    await page.locator('.cause').last().click();
    await page.locator('.cm-activeLine').waitFor();
    const label = await page.locator('.cause').last().getAttribute('aria-label');
    expect(label).toMatch(/^Show what caused it, in (?:game|cards)\.yaml$/);
    expect(studio.faults).toEqual([]);
  });

  it('are told in the language of the page, also where that changes', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await begin(page);
    await answer(page, 3);
    await page.getByRole('tab', { name: 'Card' }).click();
    await page.getByRole('button', { name: 'de', exact: true }).click();
    await page.getByRole('tab', { name: 'Spielen' }).click();
    await expect.poll(() => page.locator('.table').textContent()).toContain('Unterstützungsstapel');
    await page.getByRole('button', { name: 'fr', exact: true }).click();
    await expect.poll(() => page.locator('.table').textContent()).toContain('pioche principale');
    expect(studio.faults).toEqual([]);
  });

  it('are played against bots that search', async () => {
    const page = await studio.page();
    await chooseGame(page, 'crazy-eights');
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByLabel('Ben').selectOption('quick');
    await begin(page);
    await answer(page, 2);
    expect(studio.faults).toEqual([]);
  });

  it('end in a sentence where a file is no saved game', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await page.getByRole('tab', { name: 'Play' }).click();
    for (const text of ['', '{}', 'no json', '[[[[', '{"save":"cardwright","version":1,"game":"slasher"}']) {
      await page
        .locator('.file-button input')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(() => page.locator('.notice').textContent()).toContain('That did not work');
    }
    await begin(page);
    expect(studio.faults).toEqual([]);
  });
});
