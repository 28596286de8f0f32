/** The words that texts of a game can use, as they are written there, and the cards that there are. */

/** The sections of a list of words, in their order. */
export const wordListSections = [
  'verbs',
  'actions',
  'kinds',
  'values',
  'zones',
  'counters',
  'states',
  'settings',
  'roles',
  'nouns',
  'rankings',
  'functions',
  'tables',
  'rolls',
  'contests',
  'windows',
  'steps',
] as const;
export type Section = (typeof wordListSections)[number];

/** A word of a game. */
export interface GameWord {
  readonly id: string;
  /**
   * The word as a text has it, with its objects: `give a card to a player`; a noun in the singular and the
   * plural.
   */
  readonly written: readonly string[];
  /** Its other forms: `discards`, `discarded`. */
  readonly forms?: readonly string[];
  /** The names of what a verb or a function takes: `the receiver` in its own text. */
  readonly parts?: readonly string[];
  /** Of steps, windows and actions: the path in the game file, as a variant names it. */
  readonly path?: string;
  /** How it is printed in the language that was asked for; absent where that is what is written. */
  readonly printed?: string;
  /** Whose it is; of counters of cards also of which kinds. */
  readonly of?: 'player' | 'game' | 'card';
  readonly kinds?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  /** What a state holds: a value of a set, a player, a card. */
  readonly holds?: string;
  /** What a setting is where nothing else is agreed on. */
  readonly standard?: number;
  /** Values, in a set of them. */
  readonly values?: readonly string[];
  /** What a noun stands for, as the game says it. */
  readonly is?: string;
  /** The steps and windows in which an action is on offer, and the zone of piles or cells. */
  readonly in?: readonly string[];
  /** `2d6` */
  readonly dice?: string;
  readonly fields?: readonly Field[];
}

/** What cards of a kind print. */
export interface Field {
  readonly id: string;
  readonly written: readonly string[];
  readonly printed?: string;
  /** As the game file says it: `number 1..5`, the id of a set of values, `effect`. */
  readonly type: string;
  readonly optional: boolean;
}

/** Cards that belong together: those of a deck, of a kind where there are no decks, or in no deck. */
export interface CardGroup {
  readonly by: 'deck' | 'kind' | 'no deck';
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly cards: readonly { readonly id: string; readonly name: string; readonly copies: number }[];
}

export interface WordList {
  readonly game: string;
  readonly name: string;
  readonly words: Readonly<Record<Section, readonly GameWord[]>>;
  readonly cards: readonly CardGroup[];
}
