/** What the page asks about a match, and what it is answered. */
import type { Level } from '../../../bots/levels.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { MatchSetup, SetTexts } from '../bundled-game.ts';
import type { LoggedSentence, SumPicture, TablePicture } from './table-picture.ts';

/** Who plays a seat: a person, or a bot of some level. */
export type Sitter = 'person' | Level;

/** A position as the seat that looks at it may see it, and what can be done with the match. */
export interface PlayedPosition {
  /** Nothing while the screen is handed from one person to another. */
  readonly picture: TablePicture | undefined;
  /** The seat that looks, by its name; and whose turn it is to look, where that is another one. */
  readonly seat: string;
  readonly handTo?: string;
  /** What happened since that seat looked last, the oldest first. */
  readonly digest: readonly LoggedSentence[];
  readonly seats: readonly { readonly name: string; readonly sitter: Sitter }[];
  /** Cards of the set in the game, and the zones of the seat into which one can be put. */
  readonly own: readonly OfferedCard[];
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** How many answers led here, and how many are known: fewer where somebody looks back. */
  readonly at: number;
  readonly of: number;
  /** Files of the set that are left out because of their errors. */
  readonly leftOut: readonly string[];
  /** What could not be done. */
  readonly refused?: boolean;
  /** What the card did at this moment that the match was begun for, when it was tried. */
  readonly then?: readonly string[];
}

export interface NamedZone {
  readonly id: string;
  readonly name: string;
}

export interface OfferedCard {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly NamedZone[];
}

/** Something at the table, seen from close up. */
export interface CloseUp {
  readonly key: string;
  readonly name: string;
  /** A document of SVG of a card whose face is seen. */
  readonly svg?: string;
  readonly ratio?: number;
  readonly marks: readonly string[];
  readonly sums: readonly SumPicture[];
  /** Why it cannot be chosen now; empty where it can. */
  readonly reasons: readonly string[];
}

/** A scenario that was written down, and whether it holds. */
export interface WrittenScenario {
  readonly file: string;
  readonly text: string;
  readonly holds: boolean;
  readonly problems: readonly string[];
}

interface InWords {
  readonly language: Language;
}

/** Calls about the match that is played. */
export interface TableCalls {
  play(given: MatchSetup & InWords & { readonly sitters: readonly Sitter[] }): PlayedPosition;
  /** Begins where a card did something when games were played at random; refused where it never did. */
  tellingMoment(
    given: MatchSetup & InWords & { readonly sitters: readonly Sitter[]; readonly card: string },
  ): PlayedPosition | null;
  /** Takes up a saved game: its text, and who sits where. */
  resume(
    given: InWords & {
      readonly files: SetTexts;
      readonly saved: string;
      readonly sitters: readonly Sitter[];
    },
  ): PlayedPosition;
  answer(given: InWords & { readonly options: readonly number[] }): PlayedPosition;
  /** Which options still fit beside those that are picked, by their numbers. */
  fits(given: InWords & { readonly picked: readonly number[] }): readonly number[];
  undo(given: InWords): PlayedPosition;
  redo(given: InWords): PlayedPosition;
  /** Looks at the position so many answers after the beginning; nothing is lost, until somebody plays on from there. */
  step(given: InWords & { readonly to: number }): PlayedPosition;
  /** Goes on from the position that is looked at. */
  playOn(given: InWords): PlayedPosition;
  /** The position in another language, or to the person to whom the screen was handed. */
  show(given: InWords & { readonly handed?: boolean }): PlayedPosition;
  inspect(given: InWords & { readonly key: string; readonly draws: boolean }): CloseUp | null;
  /** All cards that can be put into a zone of the seat. */
  offered(given: InWords): readonly OfferedCard[];
  /** Puts a card into a zone of the seat. */
  supply(given: InWords & { readonly card: string; readonly zone: string }): PlayedPosition;
  /** The match as the text of a file. */
  save(given: Record<string, never>): {
    readonly file: string;
    readonly text: string;
  };
  /** What holds now and may be asked of a scenario, as conditions of the language. */
  holding(given: InWords): readonly string[];
  scenario(given: InWords & { readonly title: string; readonly facts: readonly string[] }): WrittenScenario;
}
