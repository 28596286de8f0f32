/** Cards of a game on sheets of paper, each as often as the game has it. */
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { nameIn, type Language } from '../../dsl/nlg/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { LayoutPage } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import { backNodes } from './card-back.ts';
import type { SetCard } from './printed-set.ts';
import { sheetPages, type SheetOptions } from './sheet-plan.ts';

export interface CardSheetOptions extends Omit<SheetOptions, 'title' | 'ruler'> {
  /** That of titles and of the ruler. */
  readonly language: Language;
  /** How many of each card; as many as the game has where nothing is said. */
  readonly copies?: number | undefined;
  readonly lowInk: boolean;
}

/** The pages, and how many cards are on them. */
export function cardSheets(
  game: Game,
  cards: readonly SetCard[],
  fonts: FontSet,
  plan: CardSheetOptions,
): { readonly pages: readonly LayoutPage[]; readonly count: number } {
  const sheet = cards.flatMap(({ drawn, back, copies }) =>
    Array.from({ length: plan.copies ?? copies }, () => ({
      title: drawn.title,
      front: drawn.nodes,
      back: plan.backs ? backNodes(back, drawn.size, fonts, plan) : [],
      size: drawn.size,
    })),
  );
  const title = nameIn(game, plan.language);
  const ruler = messagesIn<'print-page'>(plan.language)('print-page/ruler');
  return { pages: sheetPages(sheet, fonts, { ...plan, title, ruler }), count: sheet.length };
}
