/** The functions that callers of the library use, with their arguments checked. Lengths are in millimetres. */
import { argumentChecks, isObject, isString } from '../dsl/text/argument-checks.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { languages, type Language } from '../dsl/text/locale.ts';
import type { CardData, Game } from '../interpreter/game/linked-game.ts';
import { gameArguments } from '../interpreter/match/argument-kinds.ts';
import { bookletPages } from './sheet/booklet.ts';
import { cardSheets } from './sheet/card-sheets.ts';
import { aidPages } from './sheet/player-aid.ts';
import { printedSet } from './sheet/printed-set.ts';
import { MOST_BLEED, paperNames, usualBleed } from './sheet/sheet-plan.ts';
import { cardTable } from './exchange/card-table.ts';
import { toyBox } from './exchange/toy-box.ts';
import { svgOf } from './svg/svg-page.ts';
import { fontChains } from './type/font-chains.ts';
import { FontSet } from './type/font-set.ts';

/** A card as it is printed. */
export interface PrintedFace {
  readonly id: string;
  /** A document of SVG. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** How cards lie on sheets; what is left out is as for the command line. */
export interface SheetWishes {
  readonly languages: readonly Language[];
  /** `a4`, `letter`, or `card`: a page for each card. */
  readonly paper?: string;
  readonly bleed?: number;
  readonly copies?: number;
  readonly backs?: boolean;
  readonly marks?: boolean;
  readonly lowInk?: boolean;
}

const isBytes = (given: unknown): boolean => given instanceof Uint8Array;
const isLanguage = (given: unknown): boolean => languages.includes(given as Language);
const areLanguages = (given: unknown): boolean =>
  Array.isArray(given) && given.length > 0 && given.every(isLanguage);
const isLength = (given: unknown): boolean =>
  given === undefined || (typeof given === 'number' && given >= 0 && given <= MOST_BLEED);
const isCount = (given: unknown): boolean =>
  given === undefined || (Number.isSafeInteger(given) && (given as number) >= 1 && (given as number) <= 999);
const isFlag = (given: unknown): boolean => given === undefined || typeof given === 'boolean';
const isPaper = (given: unknown): boolean => given === undefined || paperNames.includes(given as string);
const { card } = gameArguments;
const fontNames = [...new Set(Object.values(fontChains).flat())];

const withCheckedArguments = argumentChecks({
  ...gameArguments,
  'font files': {
    is: (given) => given instanceof Map && fontNames.every((name) => isBytes(given.get(name))),
    words: `a map with the bytes of a font for each of ${fontNames.join(', ')}`,
  },
  fonts: { is: (given) => given instanceof FontSet, words: 'fonts as `readFonts` gives them' },
  cards: {
    is: (given) => Array.isArray(given) && given.every((each) => card.is(each)),
    words: 'a list of cards of the game',
  },
  languages: { is: areLanguages, words: `a list of languages, of ${languages.join(', ')}` },
  paper: { is: isPaper, words: `one of ${paperNames.join(', ')}` },
  wishes: {
    is: (given) =>
      isObject(given) &&
      areLanguages(given['languages']) &&
      isPaper(given['paper']) &&
      isLength(given['bleed']) &&
      isCount(given['copies']) &&
      [given['backs'], given['marks'], given['lowInk']].every(isFlag),
    words:
      'what is wanted: `languages`, and if wanted `paper`, `bleed`, `copies`, `backs`, `marks` and `lowInk`',
  },
  toys: {
    is: (given) =>
      isObject(given) &&
      isLanguage(given['language']) &&
      isString(given['address']) &&
      isCount(given['copies']),
    words: 'what is wanted: `language`, `address` of the pictures, and if wanted `copies`',
  },
});

const ofCards = { game: 'game', cards: 'cards', fonts: 'fonts', languages: 'languages' } as const;

/** Fonts from their bytes (TrueType or WOFF), by the names in `fontChains`. */
export const readFonts = withCheckedArguments(
  'readFonts',
  { files: 'font files' },
  (files: ReadonlyMap<string, Uint8Array>): FontSet =>
    new FontSet(
      fontNames.map((name) => ({ name, bytes: files.get(name)! })),
      fontChains,
    ),
);

const drawn = (
  game: Game,
  cards: readonly CardData[],
  fonts: FontSet,
  spoken: readonly Language[],
  { bleed, lowInk }: { readonly bleed: number; readonly lowInk: boolean } = standard,
): ReturnType<typeof printedSet> =>
  printedSet(game, cards, fonts, {
    languages: spoken,
    size: undefined,
    bleed,
    lowInk,
    pictures: new Map(),
  });

/** Cards as they are printed, and what is too long or has letters that no font has. */
export const drawCards = withCheckedArguments(
  'drawCards',
  ofCards,
  (
    game: Game,
    cards: readonly CardData[],
    fonts: FontSet,
    spoken: readonly Language[],
  ): { readonly faces: readonly PrintedFace[]; readonly found: readonly Diagnostic[] } => {
    const set = drawn(game, cards, fonts, spoken);
    const faces = set.cards.map(({ data, drawn: { size, title, nodes } }) => {
      const { width, height } = size;
      return { id: data.symbol.id, svg: svgOf({ width, height, title, nodes }, fonts), width, height };
    });
    return { faces, found: set.found };
  },
);

/** Sheets with cards, a document of SVG each. */
export const drawSheets = withCheckedArguments(
  'drawSheets',
  { game: 'game', cards: 'cards', fonts: 'fonts', wishes: 'wishes' },
  (game: Game, cards: readonly CardData[], fonts: FontSet, wishes: SheetWishes): string[] => {
    const plan = { ...planOf(wishes), language: wishes.languages[0] };
    const set = drawn(game, cards, fonts, plan.languages, plan);
    return cardSheets(game, set.cards, fonts, plan).pages.map((page) => svgOf(page, fonts));
  },
);

/** Sheets with an aid for each player. */
export const drawAids = withCheckedArguments(
  'drawAids',
  { game: 'game', fonts: 'fonts', wishes: 'wishes' },
  (game: Game, fonts: FontSet, wishes: SheetWishes): string[] =>
    aidPages(game, fonts, { copies: undefined, ...planOf(wishes), size: undefined }).map((page) =>
      svgOf(page, fonts),
    ),
);

/** The rule book as pages of a booklet, in the order in which they are printed and folded. */
export const drawBooklet = withCheckedArguments(
  'drawBooklet',
  { game: 'game', language: 'language', fonts: 'fonts', paper: 'paper?' },
  (game: Game, language: Language, fonts: FontSet, paper = 'a4'): string[] =>
    bookletPages(game, language, fonts, paper).map((page) => svgOf(page, fonts)),
);

/** Cards as rows of cells, the first with the names of the columns: for nanDECK, Squib and spreadsheets. */
export const cardCells = withCheckedArguments(
  'cardCells',
  ofCards,
  (game: Game, cards: readonly CardData[], fonts: FontSet, spoken: readonly Language[]): string[][] =>
    cardTable(
      drawn(game, cards, fonts, spoken).cards.map(({ card: printed, copies, data }) => ({
        card: printed,
        copies,
        kind: data.symbol.kind.id,
      })),
    ),
);

/** The saved object of a game for Tabletop Simulator, with its pictures and the slots of its cards. */
export const tabletopObject = withCheckedArguments(
  'tabletopObject',
  { game: 'game', fonts: 'fonts', toys: 'toys' },
  (
    game: Game,
    fonts: FontSet,
    toys: { readonly language: Language; readonly address: string; readonly copies?: number },
  ): ReturnType<typeof toyBox> =>
    toyBox(game, drawn(game, game.cards, fonts, [toys.language]), fonts, { ...toys, lowInk: false }),
);

/** What is wanted, with the rest as the command line has it. */
const planOf = (wishes: SheetWishes) => ({
  ...standard,
  bleed: usualBleed(wishes.paper ?? standard.paper),
  ...wishes,
});

/** A card by itself has no colours beyond its edge. */
const standard = {
  paper: 'a4',
  bleed: 0,
  backs: false,
  marks: true,
  lowInk: false,
  offset: { x: 0, y: 0 },
} as const;
