import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, makeNew, openStudio, pasteText, ready } from './open-studio.ts';

describe.skipIf(!hasBrowser)('the layout of the page', () => {
  const studio = openStudio();

  it('keeps what can be made new in sight where there is little room, also with many files', async () => {
    const page = await studio.page({ width: 1000, height: 800 });
    await chooseGame(page, 'here-to-slay');
    for (let i = 1; i <= 9; i++) await makeNew(page, 'hero', `A Hero Of The Far North ${i}`);
    await ready(page);
    const column = (await page.locator('nav.files').boundingBox())!;
    const offered = page.locator('.new-list button');
    expect(await offered.count()).toBeGreaterThan(5);
    for (const button of await offered.all()) {
      const { y, height } = (await button.boundingBox())!;
      expect([y >= column.y, y + height <= column.y + column.height]).toEqual([true, true]);
    }
    // The open file is seen in its list.
    const open = (await page.locator('.own-files .file[aria-current]').boundingBox())!;
    const list = (await page.locator('.own-files').boundingBox())!;
    expect(open.y >= list.y - 1 && open.y + open.height <= list.y + list.height + 1).toBe(true);
  });

  it('wraps a line below where it begins, a little further in', async () => {
    const page = await studio.page({ width: 1000, height: 800 });
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'hero', 'The Long Line');
    const words = 'draw a card, then discard a card, then '.repeat(6);
    await pasteText(page, `kind: hero\nid: x\neffect: |\n    ${words}draw a card\n`);
    const line = page.locator('.cm-line', { hasText: 'then discard' });
    const lefts = await line.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rows = new Map<number, number>();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let i = 0; i < node.textContent!.length; i++) {
          if (node.textContent![i] === ' ') continue;
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const { left, top } = range.getBoundingClientRect();
          const row = Math.round(top / 8);
          rows.set(row, Math.min(rows.get(row) ?? Infinity, left));
        }
      return [...rows.values()];
    });
    expect(lefts.length).toBeGreaterThan(1);
    const [first, ...others] = lefts;
    for (const left of others) expect(left).toBeGreaterThan(first + 8);
    expect(studio.faults).toEqual([]);
  });
});
