/**
 * What a text means once its words are known: a typed intermediate form with every name replaced by a number.
 * All values are integers at run time: a player's seat, a card, a pile, a zone of a seat, an index of a value.
 */
import type {
  ContestSymbol,
  CounterSymbol,
  EnumSymbol,
  FieldSymbol,
  FunctionSymbol,
  KindSymbol,
  MetricSymbol,
  RollSymbol,
  TableSymbol,
  VerbSymbol,
  ZoneSymbol,
} from '../language/symbols/symbols.ts';
import type { SerialOrder } from '../language/symbols/serial-order.ts';
import type { Span } from '../text/source.ts';

/** The sorts that a value can have. */
export type Sort =
  | 'number'
  | 'player'
  | 'card'
  | 'pile'
  | 'zone'
  | 'value'
  /** A phrase that a card prints. */
  | 'selection'
  /** Numbers from one to another. */
  | 'range'
  /** A roll of dice that is on the table. */
  | 'roll'
  /** An ability of a card, or one that an effect created. */
  | 'ability'
  /** An effect that was announced and waits to be carried out. */
  | 'plan';

/** One value. */
export type Scalar = Readonly<
  /** A number or a value; `isCard`: one card by its number. */
  | { op: 'constant'; value: number; isCard?: true }
  | { op: 'local'; slot: number }
  /** The candidate that a filter tests; `depth` tells nested filters apart. */
  | { op: 'it'; depth: number }
  | { op: 'you' }
  | { op: 'this' }
  | { op: 'active' }
  /** The next player in turn order who takes part, or the one before. */
  | { op: 'neighbour'; of: Scalar; back: boolean }
  | { op: 'setting'; index: number }
  | { op: 'counter'; counter: CounterSymbol; owner?: Scalar }
  | { op: 'role'; index: number }
  /** What a player has chosen when several did, from a local with a place for each seat; nothing for who did not. */
  | { op: 'choice-of'; slot: number; sort: Sort; player: Scalar }
  | { op: 'field'; field: FieldSymbol; card: Scalar }
  /** The lowest or the highest number of a range that is printed on a card. */
  | { op: 'range-from' | 'range-to'; range: Scalar }
  | { op: 'cycle' }
  /** `multiple`: a card that counts as several is so many. */
  | { op: 'count'; of: Many; multiple?: true }
  /** How many different values; `also` are the fields of the same name and values that cards of other kinds have. */
  | { op: 'different'; field: FieldSymbol; also: readonly FieldSymbol[]; of: Many }
  | { op: 'total' | 'highest' | 'lowest'; of: Many; depth: number; value: Scalar }
  | {
      op: '+' | '-' | 'times' | 'divided-up' | 'divided-down' | 'greater' | 'lesser';
      left: Scalar;
      right: Scalar;
    }
  /** A zone: the table's own, or a player's. */
  | { op: 'zone'; zone: ZoneSymbol; of?: Scalar }
  | { op: 'zone-of' | 'pile-of' | 'controller' | 'owner' | 'host'; card: Scalar }
  /** The serial number of a card's arrival in its zone, or of its entry into play. */
  | { op: SerialOrder; card: Scalar }
  /** How many cards are below a card in its zone; what is attached is where its host is. */
  | { op: 'position'; card: Scalar }
  /** The sum of the dice of a roll with all its changes. */
  | { op: 'total-of' | 'roller' | 'roll-about'; roll: Scalar }
  /** How often it was so, counted as it happened, or as which of all cards it was last so; of a card where each has a count of its own. `stay`: since this card came into play; nothing while it is not there. */
  | { op: 'history'; question: number; subject: Scalar; card?: Scalar; stay?: Scalar }
  /** The lines that were chosen before on a card, as bits: since it came into play. */
  | { op: 'chosen-before'; memory: number; card: Scalar }
  /** What of a counter is paid before a verb is done with these: the usual amount, less what texts say; never below 0. */
  | {
      op: 'price';
      verb: VerbSymbol;
      you: Scalar;
      arguments: readonly (Scalar | undefined)[];
      counter: CounterSymbol;
      usual: Scalar;
    }
  /** The only element of a list; -1 where there is none. */
  | { op: 'only'; of: Many }
  | Call
  /** How far two cells are apart. */
  | { op: 'distance'; metric: MetricSymbol; left: Scalar; right: Scalar }
  /** The cell of a seat. */
  | { op: 'cell-of'; piles: readonly number[]; player: Scalar }
  /** How many pairs of one element of each list pass the test. */
  | { op: 'pairs'; left: Many; right: Many; leftDepth: number; rightDepth: number; test: Test }
>;

/** A function of the game with its arguments; `you` is absent where nobody acts. */
export interface Call {
  readonly op: 'called';
  readonly function: FunctionSymbol;
  readonly you?: Scalar;
  readonly arguments: readonly Scalar[];
}

/** What a function means. Its parameters are read as `it`, from the depth that the symbol says. */
export type FunctionMeaning = (
  | { readonly form: 'is'; readonly value: Scalar }
  | {
      readonly form: 'sum';
      readonly terms: readonly { readonly label: string; readonly value: Scalar }[];
      readonly least?: Scalar;
    }
  | { readonly form: 'cases'; readonly cases: readonly { readonly test?: Test; readonly value: Scalar }[] }
  | { readonly form: 'if'; readonly test: Test }
) & {
  readonly gives: {
    readonly sort: Sort;
    readonly kinds?: readonly KindSymbol[];
    readonly of?: EnumSymbol;
    readonly zone?: ZoneSymbol;
  };
  /** Whether it reads who acts. */
  readonly needsYou: boolean;
};

/** A list of values, in a defined order. */
export type Many = Readonly<
  | { op: 'list'; slot: number }
  /** What one player has chosen of all that several players chose: `all`; `slot`: which of these each seat has. */
  | { op: 'choices-of'; slot: number; all: number; player: Scalar }
  /** The values of a bit set, and the entries of a list that a card prints. */
  | { op: 'values-of'; bits: Scalar }
  | { op: 'list-of'; field: FieldSymbol; card: Scalar }
  /** One value; none where it is nobody or nothing. A number is always there, also -1. */
  | { op: 'one'; value: Scalar; isNumber?: true }
  | { op: 'cards-in'; zone: Scalar }
  | { op: 'cards-in-all'; zone: ZoneSymbol }
  | { op: 'all-cards' }
  | { op: 'cards-of'; pile: Scalar }
  | { op: 'cards-of-all'; piles: Many }
  /** So many cards from an end of a pile: the last that was put there is its top, and comes first. */
  | { op: 'pile-ends'; pile: Scalar; amount: Scalar; end: 'top' | 'bottom' }
  | { op: 'end-cards'; zone: Scalar; amount: Scalar; end: 'top' | 'bottom' }
  /** All cards in zones in play. */
  | { op: 'in-play' }
  /** What is attached to the cards, in the order in which it was attached. */
  | { op: 'attached'; to: Many }
  | { op: 'piles'; zone: ZoneSymbol }
  /** The zones of this name of all players, in turn order, or of some. */
  | { op: 'zones'; zone: ZoneSymbol; of?: Many }
  | { op: 'cards-in-each'; zones: Many }
  /** A pile that is not there yet. */
  | { op: 'new-pile'; zone: ZoneSymbol }
  /** All players in turn order, from the given one. */
  | { op: 'players'; from?: Scalar }
  /** The rolls on the table, all or for one purpose; `open`: those without a final total. */
  | { op: 'rolls'; purpose?: RollSymbol; open?: true }
  /** What each die of a roll shows, in the order in which they were thrown. */
  | { op: 'dice-of'; roll: Scalar }
  /** The whole numbers from one to another; none where the first is the greater one. */
  | { op: 'numbers'; from: Scalar; to: Scalar }
  | { op: 'filter'; of: Many; depth: number; test: Test }
  | { op: 'union'; parts: readonly Many[] }
  /**
   * Those with the highest (or lowest) keys, compared in turn; all that tie. `amount`: so many of them by the only key,
   * and all that tie with the last of these.
   */
  | {
      op: 'best';
      of: Many;
      amount?: Scalar;
      depth: number;
      keys: readonly { readonly value: Scalar; readonly lowest: boolean }[];
    }
  /** The same elements, sorted by a key; equal keys keep their order. */
  | { op: 'sorted'; of: Many; depth: number; key: Scalar; descending: boolean }
>;

/** A statement about all the values that a field has among some cards. */
export type FieldTest = Readonly<
  | { kind: 'consecutive' | 'same' | 'different' }
  /** How many different values: between `least` and `most` of them. */
  | { kind: 'different-count'; how: Compare; amount: Scalar }
  /** Each value passes; the value is `it` of `depth`. */
  | { kind: 'every'; depth: number; test: Test }
>;

export type Compare = '=' | '<' | '<=' | '>' | '>=' | '<>';

export type Test = Readonly<
  | { op: 'and' | 'or'; parts: readonly Test[] }
  | { op: 'not'; part: Test }
  | { op: 'compare'; how: Compare; left: Scalar; right: Scalar }
  | { op: 'among'; value: Scalar; of: Many }
  | { op: 'kind'; card: Scalar; kinds: readonly number[] }
  | { op: 'some'; of: Many }
  | { op: 'every'; of: Many; depth: number; test: Test }
  | { op: 'odd' | 'even'; value: Scalar }
  /** Numbers or values taken together: all the same, no two the same, or a run. */
  | { op: 'alike'; kind: 'same' | 'different' | 'consecutive'; of: Many }
  | { op: 'in-play' | 'face-up'; card: Scalar }
  | { op: 'full'; zone: Scalar }
  /** Moving the cards to the pile (-1: a new one) leaves the table arranged differently. */
  | { op: 'rearranges'; cards: Many; pile: Scalar }
  /** No rule forbids the verb: to the player, with these values (none: not known yet). */
  | {
      op: 'permitted';
      verb: VerbSymbol;
      you: Scalar;
      arguments: readonly (Scalar | undefined)[];
      /** What is paid before, of which nothing is left for what is paid besides. */
      paid?: readonly Demand[];
      /** Limits of how often it is done do not count. */
      again?: true;
    }
  /** The first side of a contest has won it, or the other. */
  | { op: 'won'; contest: ContestSymbol; roll: Scalar; by: Scalar }
  | { op: 'field-test'; of: Many; field: FieldSymbol; test: FieldTest }
  | Call
  /** A table of the game relates one value to the other. */
  | { op: 'related'; table: TableSymbol; left: Scalar; right: Scalar }
  | { op: 'has-value'; bits: Scalar; value: Scalar }
  | { op: 'in-range'; value: Scalar; range: Scalar }
  /** A printed phrase selects a card. */
  | { op: 'selected'; selection: Scalar; card: Scalar }
  /** The condition that a card prints in a field holds. */
  | { op: 'holds'; field: FieldSymbol; card: Scalar; you?: Scalar }
  /** The price that a card prints can be paid by the player; where it prints none it can. */
  | { op: 'payable'; field: FieldSymbol; card: Scalar; you: Scalar }
  /** Each of `slots` (`it` of `slotDepth`) can have another one of `of` (`it` of `depth`); a card that counts as several can be in so many. */
  | { op: 'matching'; of: Many; slots: Many; depth: number; slotDepth: number; edge: Test }
  /** There is a choice that fulfils its conditions on all its elements together. */
  | {
      op: 'can-choose';
      of: Many;
      least: Scalar;
      most?: Scalar;
      notAll: boolean;
      exact: boolean;
      together: readonly SetTest[];
    }
  /** Holds if some choice of values for the wild cards among `of` makes the part hold. */
  | { op: 'wild'; of: Many; fields: readonly FieldSymbol[]; part: Test }
>;

/**
 * A condition on all chosen elements together. Each decides whether a part of a choice can still be
 * completed.
 */
export type SetTest =
  | { readonly kind: 'consecutive' | 'same' | 'different'; readonly field: FieldSymbol }
  /** No two of the chosen have the same value (their piles, their zones, ...), or all have the same. */
  | { readonly kind: 'apart' | 'beside'; readonly depth: number; readonly key: Scalar }
  | SumTest;

/** What the chosen add up to, each by its `value` (the candidate is `it` of `depth`): no less than `from`, no more than `to`. */
export interface SumTest {
  readonly kind: 'total';
  readonly depth: number;
  readonly value: Scalar;
  readonly from?: Scalar;
  readonly to?: Scalar;
  /** What is added up, and the whole condition, as the text says them. */
  readonly of: string;
  readonly words: string;
}

/** A condition of a phrase with its words, for explaining why something is not on offer. */
export interface Reason {
  readonly test: Test;
  /** As the text says it. */
  readonly words: string;
  /** The depth of the candidate in the test, where it is not that of the choice. */
  readonly depth?: number;
}

/** What must hold for an action to be on offer. */
export interface ActionRequirement extends Reason {
  /** The verb, if the reason is that no rule of the game or of a card forbids it, which everybody can see. */
  readonly rule?: VerbSymbol;
  /** It is that there is something to choose. */
  readonly chooses?: boolean;
}

/** A choice that somebody makes, or chance. */
export interface Pick {
  readonly slot: number;
  /** `line`: lines of a text, by their places. */
  readonly sort: Sort | 'line';
  /** The names of the values, where one of a declared set or of several lines is chosen. */
  readonly values?: readonly string[];
  readonly many: boolean;
  readonly by: 'chance' | Scalar;
  /** What may be chosen from; its filters are also listed, with their words, in `reasons`. */
  readonly from: Many;
  readonly depth: number;
  readonly reasons: readonly Reason[];
  readonly least: Scalar;
  /** None: as many as there are. */
  readonly most?: Scalar;
  readonly notAll: boolean;
  /** Fewer than `least` candidates: the whole statement is left out, not done with what there is. */
  readonly exact: boolean;
  readonly together: readonly SetTest[];
  /** Written as if there were one only: a choice if there are several, and no question if there is one. */
  readonly silent?: true;
  /** Put where not everybody sees it, so only the player who chooses learns what it is. */
  readonly discreet?: true;
  readonly span: Span;
}

/** What a price takes: so much of a counter, or so many cards, each of which pays once; or one of several of these. */
export type Demand =
  | SingleDemand
  | { readonly kind: 'one-of'; readonly ways: readonly (readonly SingleDemand[])[] };

export type SingleDemand =
  | {
      readonly kind: 'counter';
      readonly counter: CounterSymbol;
      readonly owner: Scalar | undefined;
      readonly amount: Scalar;
    }
  | { readonly kind: 'cards'; readonly from: Many; readonly least: Scalar };
