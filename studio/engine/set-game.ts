/** A game with those files of a set that are free of errors. */
import type { Place } from '../../dsl/text/source.ts';
import type { Library } from '../../interpreter/compiler/loader/library.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import type { TextPlace } from './text-place.ts';

export interface SetGame {
  readonly game: Game;
  /** The cards of the set in it. */
  readonly own: readonly CardData[];
  readonly leftOut: readonly string[];
  /** A place as the page has it. */
  readonly placeInSet: (place: Place) => TextPlace;
  readonly libraryWith: LibraryWith;
  /** The game with another value at a path of its data; undefined where that is not valid. */
  readonly varied: (path: string, value: string) => Game | undefined;
  /** The numbers that a card of the set prints, as they are written. */
  readonly numbersOf: (card: CardData) => readonly WrittenNumber[];
}

/** A number of a card: its field, and its value with the signs around it. */
export interface WrittenNumber {
  readonly field: string;
  readonly value: string;
}

/** The files of a set with a scenario beside them. */
export type LibraryWith = (file: string, text: string) => ScenarioLibrary;

export interface ScenarioLibrary {
  readonly library: Library;
  readonly file: string;
  /** The files that are put on top of the game, as the scenario names them. */
  readonly extras: readonly string[];
}
