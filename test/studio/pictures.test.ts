import { mkdirSync } from 'node:fs';
import { describe, it } from 'vitest';
import { hasBrowser, openStudio } from './open-studio.ts';

/** A folder for pictures of the main pages, in three languages and two widths: `PICTURES=docs/studio-pictures`. */
const FOLDER = process.env['PICTURES'];

const LANGUAGES = ['en', 'fr', 'de'];
const WIDTHS = [1440, 390];

describe.skipIf(!hasBrowser || FOLDER === undefined)('pictures of the main pages', () => {
  const studio = openStudio();

  it.each(WIDTHS.flatMap((width) => LANGUAGES.map((language) => [width, language] as const)))(
    'are taken %i wide, in %s',
    async (width, language) => {
      mkdirSync(FOLDER!, { recursive: true });
      const page = await studio.page({ width, height: 900 });
      await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('here-to-slay');
      await page.getByRole('button', { name: language, exact: true }).click();
      await page.locator('button.state:not(.busy)[aria-busy="false"]').waitFor();
      const files = page.locator('#tab-files');
      if (await files.count()) await files.click();
      await page.locator('nav .new-list button').first().click();
      await page.locator('.new-file input').fill('The Patient Owl');
      await page.locator('.new-file [type=submit]').click();
      await page.locator('#tab-card').click();
      const take = async (name: string): Promise<void> => {
        const path = `${FOLDER}/${name}-${language}-${width}.jpeg`;
        await page.screenshot({ path, type: 'jpeg', quality: 60 });
      };
      await page.locator('.print').first().waitFor();
      await take('card');
      await page.locator('#tab-play').click();
      await page.locator('.match-form [type=submit]').click();
      for (let answers = 0; answers < 8; answers++) {
        await page.locator('.actions[aria-busy=false] .option:enabled').first().click();
        const confirm = page.locator('.confirm:enabled');
        if (await confirm.count()) await confirm.click();
      }
      await page.locator('.actions[aria-busy=false]').waitFor();
      await page.locator('.tile').last().focus();
      await page.locator('.close-up img').first().waitFor();
      await page.locator('.panel').evaluate((panel) => panel.scrollTo(0, 0));
      await take('play');
      await page.locator('#tab-manual').click();
      await page.locator('.pages').first().waitFor();
      await take('learn');
      await page.locator('#tab-rules').click();
      await page.locator('.rules h2').first().waitFor();
      await take('rules');
      await page.locator('#tab-balance').click();
      await page.locator('.balance select').last().selectOption('100');
      await page.locator('.balance [type=submit]').click();
      await page.locator('.whole-report').waitFor({ timeout: 120_000 });
      await take('balance');
    },
  );
});
