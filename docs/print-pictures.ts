/** Makes the pictures of docs/print.md: `npx tsx docs/print-pictures.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openFonts } from '../cli/print/font-files.ts';
import { pngOf } from '../cli/print/png-file.ts';
import type { Language } from '../dsl/text/locale.ts';
import { cardCalled } from '../cli/explain/find-card.ts';
import { printedSet } from '../print/sheet/printed-set.ts';
import { sheetPages } from '../print/sheet/sheet-plan.ts';
import { svgOf } from '../print/svg/svg-page.ts';
import type { LayoutNode, LayoutPage } from '../print/tree/layout-tree.ts';
import { readGame } from '../test/read-game.ts';

const fonts = openFonts();
const folder = new URL('print/', import.meta.url);
mkdirSync(folder, { recursive: true });

const setOf = (game: string, ids: readonly string[], languages: readonly Language[], bleed = 0, lowInk = false) => {
  const all = readGame(game);
  const cards = ids.length === 0 ? all.cards : ids.map((id) => cardCalled(all.cards, id)!);
  return printedSet(all, cards, fonts, { languages, size: undefined, bleed, lowInk, pictures: new Map() }).cards;
};

/** Cards beside each other. */
function row(title: string, cards: readonly ReturnType<typeof setOf>[number][]): LayoutPage {
  const gap = 4;
  let x = gap;
  const height = Math.max(...cards.map(({ drawn }) => drawn.size.height)) + 2 * gap;
  const nodes = cards.map(({ drawn: { nodes: inside, size } }): LayoutNode => {
    const at = { x, y: (height - size.height) / 2 };
    x += size.width + gap;
    return { is: 'group', at, clip: { x: 0, y: 0, ...size, radius: 3 }, nodes: inside };
  });
  return { width: x, height, title, nodes };
}

const picture = (name: string, page: LayoutPage, width: number): void =>
  writeFileSync(new URL(`${name}.png`, folder), pngOf(svgOf(page, fonts), width));

picture(
  'cards',
  row('Cards of four games', [
    ...setOf('here-to-slay', ['bear-claw'], ['en']),
    ...setOf('slasher', ['red-5'], ['en']),
    ...setOf('hismment', ['cinder-queen'], ['en']),
    ...setOf('slasherz', ['trapdoor'], ['en']),
  ]),
  1400,
);
picture(
  'languages',
  row('One card in three languages, and in two at once', [
    ...setOf('here-to-slay', ['beary-wise'], ['fr']),
    ...setOf('here-to-slay', ['beary-wise'], ['de']),
    ...setOf('here-to-slay', ['beary-wise'], ['en', 'de']),
    ...setOf('here-to-slay', ['beary-wise'], ['en'], 0, true),
  ]),
  1400,
);
const options = { paper: 'a4', bleed: 1, backs: false, offset: { x: 0, y: 0 }, marks: true, title: 'Slasher', ruler: '50 mm when printed at 100 %' };
const sheet = setOf('slasher', [], ['en'], 1).filter(({ drawn }) => drawn.size.width === 63);
picture('sheet', sheetPages(sheet.map(({ drawn }) => ({ title: drawn.title, front: drawn.nodes, back: [], size: drawn.size })), fonts, options)[0], 800);
