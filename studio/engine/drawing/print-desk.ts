/** What leaves the page: sheets to print, and the saved object for Tabletop Simulator. Drawn by the same code as files. */
import type { Language } from '../../../dsl/nlg/index.ts';
import type { CardData, Game } from '../../../interpreter/game/linked-game.ts';
import { toyBox } from '../../../print/exchange/toy-box.ts';
import { cardSheets } from '../../../print/sheet/card-sheets.ts';
import { printedSet, type PrintedSet } from '../../../print/sheet/printed-set.ts';
import { svgOf } from '../../../print/svg/svg-page.ts';
import type { FontSet } from '../../../print/type/font-set.ts';
import type { SheetRequest, TabletopFiles } from './print-calls.ts';

/** Sheets that are drawn at once: more of them than anybody wants to see on a page. */
const MOST_SHEETS = 60;

function drawnSet(game: Game, cards: readonly CardData[], language: Language, fonts: FontSet): PrintedSet {
  return printedSet(game, cards, fonts, {
    languages: [language],
    size: undefined,
    bleed: 0,
    lowInk: false,
    pictures: new Map(),
  });
}

/** The sheets of cards, each a document of SVG. */
export function drawnSheets(
  game: Game,
  cards: readonly CardData[],
  { paper, backs, language }: SheetRequest,
  fonts: FontSet,
): string[] {
  const set = drawnSet(game, cards, language, fonts);
  const { pages } = cardSheets(game, set.cards, fonts, {
    paper,
    backs,
    language,
    bleed: 0,
    lowInk: false,
    marks: true,
    offset: { x: 0, y: 0 },
  });
  return pages.slice(0, MOST_SHEETS).map((page) => svgOf(page, fonts));
}

/** The saved object of a game, and its pictures as drawings. */
export function tabletopFiles(
  game: Game,
  address: string,
  language: Language,
  fonts: FontSet,
): TabletopFiles {
  const set = drawnSet(game, game.cards, language, fonts);
  const { object, pictures } = toyBox(game, set, fonts, {
    language,
    address: address.replace(/\/+$/, ''),
    lowInk: false,
  });
  return { name: game.id, json: `${JSON.stringify(object, null, 2)}\n`, pictures };
}
