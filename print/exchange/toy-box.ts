/** A set of cards as the saved object of Tabletop Simulator, with the pictures of its sheets and backs. */
import { nameIn, type Language } from '../../dsl/nlg/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { PrintedSet } from '../sheet/printed-set.ts';
import { svgOf } from '../svg/svg-page.ts';
import type { LayoutPage } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import { backPage, contentName, savedObject, toySheets, toySlots, type Slots } from './tabletop-simulator.ts';
import { BACK_WIDTH, SHEET_WIDTH, toyCounters, toyDecks, toyDice, type ToyOptions } from './toy-set.ts';

/** A picture of the box: called after its content, and so wide in dots. */
export interface ToyPicture {
  readonly file: string;
  readonly svg: string;
  readonly width: number;
}

interface BoxOptions extends ToyOptions {
  readonly language: Language;
  /** Where the pictures will be, without a slash at the end. */
  readonly address: string;
  /** The slots that cards had before, which they keep. */
  readonly before?: Slots;
}

/** The saved object of a game, the slots of its cards, and its pictures in the order of its sheets and backs. */
export function toyBox(
  game: Game,
  set: PrintedSet,
  fonts: FontSet,
  { language, address, before, ...options }: BoxOptions,
): {
  readonly object: ReturnType<typeof savedObject>;
  readonly slots: Slots;
  readonly pictures: readonly ToyPicture[];
} {
  const decks = toyDecks(set, fonts, options);
  const slots = toySlots(decks, before);
  const pictures: ToyPicture[] = [];
  const picture = (stem: string, page: LayoutPage, width: number): string => {
    const svg = svgOf(page, fonts);
    const file = contentName(stem, svg);
    pictures.push({ file, svg, width });
    return `${address}/${file}`;
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
  const object = savedObject({
    name: nameIn(game, language),
    decks,
    slots,
    sheets,
    backs,
    counters: toyCounters(game, language),
    dice: toyDice(game),
  });
  return { object, slots, pictures };
}
