import { describe, expect, it } from 'vitest';
import { openFonts } from '../../cli/print/font-files.ts';
import { printedSet } from '../../print/sheet/printed-set.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { filesBelow, isYaml } from '../files.ts';
import { chooseGame, hasBrowser, makeNew, openStudio, typeLine } from './open-studio.ts';

const LANGUAGES = ['en', 'fr', 'de'] as const;

describe.skipIf(!hasBrowser)('the card in the page', () => {
  const studio = openStudio();

  it('is the drawing that is printed, in three languages, and what does not fit is a finding on its line', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'hero', 'The Łasting Owl');
    const pictures = page.locator('.print img');
    await expect.poll(() => pictures.count()).toBe(3);
    const shown = await pictures.evaluateAll((all) =>
      all.map((each) => decodeURIComponent(each.getAttribute('src')!.split(',', 2)[1])),
    );

    const texts = [...filesBelow('cards/here-to-slay', isYaml)].filter(
      ([path]) => !path.includes('scenario'),
    );
    const desk = new DesignerDesk({ file: 'cards/here-to-slay/game.yaml', texts });
    const made = desk.begin({ what: 'hero', name: 'The Łasting Owl', taken: [], language: 'en' });
    const { game, own } = desk.playable([[made.file, made.text]]);
    const fonts = openFonts();
    const printed = LANGUAGES.map((language) => {
      const { cards } = printedSet(game, own, fonts, {
        languages: [language],
        size: undefined,
        bleed: 0,
        lowInk: false,
        pictures: new Map(),
      });
      const { nodes, size, title } = cards[0].drawn;
      return svgOf({ ...size, title, nodes }, fonts);
    });
    expect(shown).toEqual(printed);

    await typeLine(page, 'effect', 'draw a card');
    await page.keyboard.press('End');
    await page.keyboard.insertText(', then draw a card'.repeat(60));
    const finding = page.locator('.finding', { hasText: 'too long' });
    await finding.first().waitFor();
    expect(await finding.first().getByRole('button').first().textContent()).toBe('Line 6');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => finding.count()).toBe(0);
    expect(studio.faults).toEqual([]);
  });

  it('are shown of the files of the game as well, those around the cursor', async () => {
    const page = await studio.page();
    await chooseGame(page, 'slasher');
    await page.locator('details summary').first().click();
    await page.locator('.file', { hasText: 'actors' }).click();
    const prints = page.locator('.faces .print');
    await prints.first().waitFor();
    const first = page.locator('.faces').first();
    const before = await first.getAttribute('aria-label');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await expect.poll(() => first.getAttribute('aria-label')).not.toBe(before);
    expect(before).toBe('red 1');
    expect(studio.faults).toEqual([]);
  });
});
