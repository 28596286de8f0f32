/** Texts of a game and of a set as they come from the page. */

/** The files of a set: texts by name, without the folder of the set. */
export type SetTexts = readonly (readonly [name: string, text: string])[];

/** A game as it is bundled: its main file, and all texts that belong to it by their paths. */
export interface BundledGame {
  readonly file: string;
  readonly texts: SetTexts;
  /** The game is the designer's own: its files are those of the set, and `file` is one of them. */
  readonly ownGame?: boolean;
}

/** What a match is begun with. */
export interface MatchSetup {
  readonly files: SetTexts;
  readonly players: number;
  readonly seed: string;
}
