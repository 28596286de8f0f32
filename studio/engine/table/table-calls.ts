/** What the page asks about a match, and what it is answered. */
import type { Language } from '../../../dsl/text/locale.ts';
import type { MatchSetup } from '../bundled-game.ts';
import type { TablePicture } from './table-picture.ts';

/** A position in a language, and what is wrong with the last wish, if something is. */
export interface PlayedPosition {
  readonly picture: TablePicture;
  /** Cards of the set that take part, and the zones into which one can be put. */
  readonly own: readonly {
    readonly id: string;
    readonly name: string;
    readonly zones: readonly NamedZone[];
  }[];
  readonly mayUndo: boolean;
  /** Files of the set that are left out because of their errors. */
  readonly leftOut: readonly string[];
  readonly refused?: boolean;
}

export interface NamedZone {
  readonly id: string;
  readonly name: string;
}

/** Calls about the match that is played. */
export interface TableCalls {
  play(given: MatchSetup & { readonly language: Language }): PlayedPosition;
  answer(given: { readonly options: readonly number[]; readonly language: Language }): PlayedPosition;
  undo(given: { readonly language: Language }): PlayedPosition;
  /** The position in another language. */
  show(given: { readonly language: Language }): PlayedPosition;
  /** Puts a card of the set into a zone of the person. */
  supply(given: {
    readonly card: string;
    readonly zone: string;
    readonly language: Language;
  }): PlayedPosition;
}
