import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { filesBelow, isYaml } from '../files.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { MatchTable } from '../../studio/engine/table/match-table.ts';
import { refereeView, viewFor } from '../../interpreter/index.ts';
import { chooseGame, hasBrowser, openStudio } from './open-studio.ts';

/** Names in texts of data: whatever a view says, as flat text. */
const saidIn = (view: unknown): string => JSON.stringify(view);

/** Ids of the cards of which the referee sees a copy, and the seat none. */
function hiddenIds(table: MatchTable): string[] {
  const { running: match } = table;
  const all = saidIn({ ...refereeView(match), question: undefined });
  const seen = saidIn(viewFor(match, 0));
  const isSaid = (text: string, id: string): boolean =>
    match.game.copyNames.some(
      (name, i) => match.game.copies[i].symbol.id === id && text.includes(`"${name}"`),
    );
  const ids = match.game.cards.map(({ symbol }) => symbol.id);
  return ids.filter((id) => isSaid(all, id) && !isSaid(seen, id));
}

/** Everything that the panel of the page holds: elements, attributes, texts. */
const panelOf = (page: Page): Promise<string> => page.locator('#panel').innerHTML();

describe.skipIf(!hasBrowser)('the table of a seat', () => {
  const studio = openStudio();

  it.each([
    ['here-to-slay', 'cards'],
    ['slasher', 'cards'],
    ['crazy-eights', 'examples'],
  ])('of %s never holds the name of a card that the seat may not see', async (id, folder) => {
    const page = await studio.page();
    await chooseGame(page, id);
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.locator('.actions').waitFor();

    // The same match beside it, with all that the referee knows.
    const texts = [...filesBelow(`${folder}/${id}`, isYaml)].filter(([path]) => !path.includes('scenario'));
    const desk = new DesignerDesk({ file: `${folder}/${id}/game.yaml`, texts });
    const set = desk.playable([]);
    const table = new MatchTable(set, set.game.players.min, '1');
    let checked = 0;
    for (let answers = 0; answers < 12; answers++) {
      const { question } = table.position('en').picture;
      if (!question) break;
      await expect
        .poll(() => page.locator('.option').allTextContents())
        .toEqual(question.options.map(({ label }) => label));
      const html = await panelOf(page);
      // What has been played in the open may be named in the log: the view of the seat tells what is seen now.
      const log = await page.getByRole('log').textContent();
      for (const hidden of hiddenIds(table)) {
        const card = set.game.cards.find(({ symbol }) => symbol.id === hidden)!;
        const [name] = [card.symbol.names.en].flat();
        expect(html, `${hidden} is hidden`).not.toContain(`${hidden}"`);
        // Two cards may share a name, and a name may be a word of a text.
        const isUnique =
          set.game.cards.filter((each) => [each.symbol.names.en].flat()[0] === name).length === 1;
        if (!isUnique || log?.includes(name)) continue;
        expect(html, `${hidden} is hidden`).not.toContain(`>${name}<`);
        checked++;
      }
      const answer = answers % question.options.length;
      const several = question.least !== 1 || question.most !== 1;
      const options = several ? question.options.map((_, i) => i).slice(0, question.least) : [answer];
      for (const option of options) await page.locator('.option').nth(option).click();
      if (several) await page.getByRole('button', { name: 'Confirm' }).click();
      const next = table.answer(options, 'en');
      if (next.refused) break;
    }
    expect(checked).toBeGreaterThan(20);
    expect(studio.faults).toEqual([]);
  });
});
