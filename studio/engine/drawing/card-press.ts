/** Cards as they are printed: the drawing of each, and what of it is too long, with the place of its text. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { CardData, Game } from '../../../interpreter/game/linked-game.ts';
import type { CardOverflow } from '../../../print/card/card-drawing.ts';
import { cardContent } from '../../../print/card/printed-card.ts';
import { printedSet } from '../../../print/sheet/printed-set.ts';
import { svgOf } from '../../../print/svg/svg-page.ts';
import type { FontSet } from '../../../print/type/font-set.ts';
import type { LoadedFonts } from './loaded-fonts.ts';

/** A card in one language: a document of SVG, how high it is beside its width, and what does not fit. */
export interface CardPrint {
  readonly svg: string;
  readonly ratio: number;
  readonly found: readonly FoundOnCard[];
}

export interface FoundOnCard {
  readonly diagnostic: Diagnostic;
  /** The field whose text it is; nothing where it is the whole card. */
  readonly field: string | undefined;
}

const KEPT = 400;

export class CardPress {
  private readonly fonts: LoadedFonts;
  /** Drawings by what they show: nearly all cards are as they were after a key stroke. */
  private readonly drawn = new Map<string, CardPrint>();

  constructor(fonts: LoadedFonts) {
    this.fonts = fonts;
  }

  /** Fonts with all letters, for whole sheets. */
  allFonts(): Promise<FontSet> {
    return this.fonts.all();
  }

  async print(game: Game, card: CardData, language: Language): Promise<CardPrint> {
    const key = contentKey(game, card, language);
    const before = this.drawn.get(key);
    if (before) return before;
    const { first } = this.fonts;
    let print = draw(game, card, language, first);
    if (first.missing.size > 0) print = draw(game, card, language, await this.fonts.all());
    if (this.drawn.size >= KEPT) this.drawn.delete(this.drawn.keys().next().value!);
    this.drawn.set(key, print);
    return print;
  }
}

/** All that a drawing shows, as text. */
const contentKey = (game: Game, card: CardData, language: Language): string =>
  JSON.stringify(cardContent(game, card, [language]), (key, value: unknown) => {
    if (value instanceof Map) return [...value];
    return key === 'shows' && typeof value === 'object' ? (value as { id: string }).id : value;
  }) + String(card.symbol.place.span.start);

function draw(game: Game, card: CardData, language: Language, fonts: FontSet): CardPrint {
  const { cards, found } = printedSet(game, [card], fonts, {
    languages: [language],
    size: undefined,
    bleed: 0,
    lowInk: false,
    pictures: new Map(),
  });
  const [{ drawn }] = cards;
  const { width, height } = drawn.size;
  return {
    svg: svgOf({ width, height, title: drawn.title, nodes: drawn.nodes }, fonts),
    ratio: height / width,
    // Those of texts come first, in the order of the overflows.
    found: found.map((diagnostic, i) => ({ diagnostic, field: fieldOf(drawn.overflows[i]) })),
  };
}

const fieldOf = (overflow: CardOverflow | undefined): string | undefined =>
  overflow?.part === 'name' ? 'name' : overflow?.field;
