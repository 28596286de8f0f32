import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, makeNew, openStudio, typeLine } from './open-studio.ts';

/** Where the picture of the documentation is written, when it is to be made again: `PICTURE=docs/studio.png`. */
const PICTURE = process.env['PICTURE'];

describe.skipIf(!hasBrowser)('a first visit', () => {
  const studio = openStudio();

  it('leads from an empty page to a leader that is valid, seen, played and simulated', async () => {
    const page = await studio.page();
    const began = performance.now();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Patient Owl');
    const names = page.locator('.card h3');
    await expect.poll(() => names.allTextContents()).toEqual(Array(3).fill('The Patient Owl'));

    // A wrong word is found while typing, and a button puts the right one there.
    await typeLine(page, 'skill', '+2 to your heroe rolls');
    const finding = page.locator('.finding');
    await finding.first().waitFor();
    expect(await page.locator('.stale').textContent()).toContain('as it last was');
    expect(await page.locator('.card .texts').first().textContent()).toContain('+1 to your hero rolls');
    await page.locator('.fix', { hasText: 'hero' }).first().click();
    await expect.poll(() => page.locator('.finding').count()).toBe(0);
    expect(await page.locator('.cm-content').innerText()).toContain('skill: +2 to your hero rolls');

    // The card in three languages.
    const texts = page.locator('.card .texts');
    await expect.poll(() => texts.first().textContent()).toContain('+2 to your hero rolls');
    expect(await texts.nth(1).textContent()).toContain('jets de Héros');
    expect(await texts.nth(2).textContent()).toContain('Heldenwürfe');

    if (PICTURE !== undefined) await page.screenshot({ path: PICTURE });

    // One turn.
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    const log = page.getByRole('log');
    await page.locator('.actions').waitFor();
    for (let answers = 0; answers < 60; answers++) {
      if ((await log.getByText("Ann's turn").count()) > 1) break;
      const before = await log.textContent();
      const asked = await page.locator('.actions h3').textContent();
      await page.locator('.option').last().click();
      await expect
        .poll(async () => [await log.textContent(), await page.locator('.actions h3').textContent()])
        .not.toEqual([before, asked]);
    }
    expect(await log.getByText("Ann's turn").count()).toBeGreaterThan(1);
    expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);

    // 200 games.
    await page.getByRole('tab', { name: 'Balance' }).click();
    await page.getByRole('button', { name: 'Let bots play' }).click();
    await page.getByText('600 of 600 games').waitFor({ timeout: 60_000 });
    await page.locator('.given h3', { hasText: 'The Patient Owl' }).waitFor();
    await expect.poll(() => page.locator('.results .own').first().textContent()).toContain('The Patient Owl');
    const seconds = (performance.now() - began) / 1000;
    console.log(`a first visit took ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(60);
    expect(studio.faults).toEqual([]);
  });
});
