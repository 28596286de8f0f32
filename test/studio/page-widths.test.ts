import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, makeNew, openStudio } from './open-studio.ts';

/** A folder for pictures of what one can read; the others are made by pictures.test.ts. */
const PICTURES = process.env['PICTURES'];

/** What is seen in each picture, by the tab. */
const SEEN = ['card', 'manual'] as const;

describe.skipIf(!hasBrowser)('the main pages', () => {
  const studio = openStudio();

  it.each([1440, 390])('fit in three languages, %i wide', async (width) => {
    const page = await studio.page({ width, height: width < 800 ? 780 : 820 });
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Patient Owl');
    await page.locator('.print').first().waitFor();
    for (const language of ['en', 'fr', 'de']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      await page.locator('button.state[aria-busy="false"]').waitFor();
      for (const seen of SEEN) {
        await page.locator(`#tab-${seen}`).click();
        await page
          .locator(seen === 'card' ? '.print' : '.pages')
          .first()
          .waitFor();
        const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        expect(beyond, `${language} ${seen}`).toBeLessThanOrEqual(0);
        if (PICTURES === undefined || seen !== 'manual') continue;
        mkdirSync(PICTURES, { recursive: true });
        await page.mouse.move(0, 0);
        await page.waitForTimeout(400);
        const path = `${PICTURES}/${seen}-${language}-${width}.jpeg`;
        await page.screenshot({ path, type: 'jpeg', quality: 60 });
      }
    }
    expect(studio.faults).toEqual([]);
  });
});
