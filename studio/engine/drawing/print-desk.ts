/** What leaves the page: sheets to print, and the saved object for Tabletop Simulator. Drawn by the same code as files. */
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import type { CardData, Game } from '../../../interpreter/game/linked-game.ts';
import {
  backPage,
  contentName,
  savedObject,
  toySheets,
  toySlots,
} from '../../../print/exchange/tabletop-simulator.ts';
import { BACK_WIDTH, SHEET_WIDTH, toyCounters, toyDecks, toyDice } from '../../../print/exchange/toy-set.ts';
import { cardSheets } from '../../../print/sheet/card-sheets.ts';
import { printedSet, type PrintedSet } from '../../../print/sheet/printed-set.ts';
import { svgOf } from '../../../print/svg/svg-page.ts';
import type { LayoutPage } from '../../../print/tree/layout-tree.ts';
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
  const decks = toyDecks(set, fonts, { lowInk: false });
  const slots = toySlots(decks);
  const pictures: TabletopFiles['pictures'][number][] = [];
  const at = address.replace(/\/+$/, '');
  const picture = (stem: string, page: LayoutPage, width: number): string => {
    const svg = svgOf(page, fonts);
    const file = contentName(stem, svg);
    pictures.push({ file, svg, width });
    return `${at}/${file}`;
  };
  const sheets = decks.flatMap((deck) =>
    toySheets(deck, slots[deck.id]).map((sheet) => ({
      ...sheet,
      url: picture(`${deck.id}-${sheet.number}`, sheet.page, SHEET_WIDTH),
    })),
  );
  const backs = new Map(
    decks.map((deck) => [deck.id, picture(`${deck.id}-back`, backPage(deck), BACK_WIDTH)]),
  );
  const toys = savedObject({
    name: nameIn(game, language),
    decks,
    slots,
    sheets,
    backs,
    counters: toyCounters(game, language),
    dice: toyDice(game),
  });
  return {
    name: game.id,
    json: `${JSON.stringify(toys, null, 2)}\n`,
    pictures,
  };
}
