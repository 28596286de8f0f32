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

/** The sorts of things that a value can be. */
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
  /** An ability of a card, or one that an effect brought about. */
  | 'ability'
  /** An effect that was announced and waits to be carried out. */
  | 'plan';

/** One value. */
export type Scalar =
  | { readonly op: 'constant'; readonly value: number }
  | { readonly op: 'local'; readonly slot: number }
  /** The candidate that a filter tests; `depth` tells nested filters apart. */
  | { readonly op: 'it'; readonly depth: number }
  | { readonly op: 'you' }
  | { readonly op: 'this' }
  | { readonly op: 'active' }
  | { readonly op: 'setting'; readonly index: number }
  | { readonly op: 'counter'; readonly counter: CounterSymbol; readonly owner?: Scalar }
  | { readonly op: 'role'; readonly index: number }
  | { readonly op: 'field'; readonly field: FieldSymbol; readonly card: Scalar }
  | { readonly op: 'cycle' }
  | { readonly op: 'count'; readonly of: Many }
  /** How many different values; `also` are the fields of the same name and values that cards of other kinds have. */
  | {
      readonly op: 'different';
      readonly field: FieldSymbol;
      readonly also: readonly FieldSymbol[];
      readonly of: Many;
    }
  | {
      readonly op: 'total' | 'highest' | 'lowest';
      readonly of: Many;
      readonly depth: number;
      readonly value: Scalar;
    }
  | {
      readonly op: '+' | '-' | 'times' | 'divided-up' | 'divided-down' | 'greater' | 'lesser';
      readonly left: Scalar;
      readonly right: Scalar;
    }
  /** A zone: the table's own, or a player's. */
  | { readonly op: 'zone'; readonly zone: ZoneSymbol; readonly of?: Scalar }
  | { readonly op: 'zone-of' | 'pile-of' | 'controller' | 'owner' | 'host'; readonly card: Scalar }
  /** The serial number of a card's arrival where it lies, or of its entry into play. */
  | { readonly op: SerialOrder; readonly card: Scalar }
  /** What lies on the dice of a roll with all that changes it. */
  | { readonly op: 'total-of' | 'roller' | 'roll-about'; readonly roll: Scalar }
  /** How often it was so, counted as it happened. */
  | { readonly op: 'history'; readonly question: number; readonly subject: Scalar }
  /** The only element of a list; -1 where there is none. */
  | { readonly op: 'only'; readonly of: Many }
  | Call
  /** How far two cells are apart. */
  | {
      readonly op: 'distance';
      readonly metric: MetricSymbol;
      readonly left: Scalar;
      readonly right: Scalar;
    }
  /** The cell of a seat. */
  | { readonly op: 'cell-of'; readonly piles: readonly number[]; readonly player: Scalar }
  /** How many pairs of one element of each list pass the test. */
  | {
      readonly op: 'pairs';
      readonly left: Many;
      readonly right: Many;
      readonly leftDepth: number;
      readonly rightDepth: number;
      readonly test: Test;
    };

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
export type Many =
  | { readonly op: 'list'; readonly slot: number }
  /** The values of a bit set, and the entries of a list that a card prints. */
  | { readonly op: 'values-of'; readonly bits: Scalar }
  | { readonly op: 'list-of'; readonly field: FieldSymbol; readonly card: Scalar }
  /** One value; none where it is nobody or nothing. A number is always there, also -1. */
  | { readonly op: 'one'; readonly value: Scalar; readonly isNumber?: true }
  | { readonly op: 'cards-in'; readonly zone: Scalar }
  | { readonly op: 'cards-in-all'; readonly zone: ZoneSymbol }
  | { readonly op: 'all-cards' }
  | { readonly op: 'cards-of'; readonly pile: Scalar }
  | { readonly op: 'cards-of-all'; readonly piles: Many }
  | {
      readonly op: 'end-cards';
      readonly zone: Scalar;
      readonly amount: Scalar;
      readonly end: 'top' | 'bottom';
    }
  /** All cards in zones in play. */
  | { readonly op: 'in-play' }
  /** What is attached to the cards, in the order in which it was attached. */
  | { readonly op: 'attached'; readonly to: Many }
  | { readonly op: 'piles'; readonly zone: ZoneSymbol }
  /** The zones of this name of all players, in turn order, or of some. */
  | { readonly op: 'zones'; readonly zone: ZoneSymbol; readonly of?: Many }
  | { readonly op: 'cards-in-each'; readonly zones: Many }
  /** A pile that is not there yet. */
  | { readonly op: 'new-pile'; readonly zone: ZoneSymbol }
  /** All players in turn order, from the given one. */
  | { readonly op: 'players'; readonly from?: Scalar }
  /** The rolls on the table, all or for one purpose; `open`: those whose total does not stand yet. */
  | { readonly op: 'rolls'; readonly purpose?: RollSymbol; readonly open?: true }
  /** What each die of a roll shows, in the order in which they were thrown. */
  | { readonly op: 'dice-of'; readonly roll: Scalar }
  | { readonly op: 'filter'; readonly of: Many; readonly depth: number; readonly test: Test }
  | { readonly op: 'union'; readonly parts: readonly Many[] }
  /** Those with the highest (or lowest) keys, compared in turn; all that tie. */
  | {
      readonly op: 'best';
      readonly of: Many;
      readonly depth: number;
      readonly keys: readonly { readonly value: Scalar; readonly lowest: boolean }[];
    }
  /** The same elements, sorted by a key; equal keys keep their order. */
  | {
      readonly op: 'sorted';
      readonly of: Many;
      readonly depth: number;
      readonly key: Scalar;
      readonly descending: boolean;
    };

/** A statement about all the values that a field has among some cards. */
export type FieldTest =
  | { readonly kind: 'consecutive' | 'same' | 'different' }
  /** How many different values: between `least` and `most` of them. */
  | { readonly kind: 'different-count'; readonly how: Compare; readonly amount: Scalar }
  /** Each value passes; the value is `it` of `depth`. */
  | { readonly kind: 'every'; readonly depth: number; readonly test: Test };

export type Compare = '=' | '<' | '<=' | '>' | '>=' | '<>';

export type Test =
  | { readonly op: 'and' | 'or'; readonly parts: readonly Test[] }
  | { readonly op: 'not'; readonly part: Test }
  | { readonly op: 'compare'; readonly how: Compare; readonly left: Scalar; readonly right: Scalar }
  | { readonly op: 'among'; readonly value: Scalar; readonly of: Many }
  | { readonly op: 'kind'; readonly card: Scalar; readonly kinds: readonly number[] }
  | { readonly op: 'some'; readonly of: Many }
  | { readonly op: 'every'; readonly of: Many; readonly depth: number; readonly test: Test }
  | { readonly op: 'odd' | 'even'; readonly value: Scalar }
  /** Numbers or values taken together: all the same, no two the same, or a run. */
  | { readonly op: 'alike'; readonly kind: 'same' | 'different' | 'consecutive'; readonly of: Many }
  | { readonly op: 'in-play' | 'face-up'; readonly card: Scalar }
  | { readonly op: 'full'; readonly zone: Scalar }
  /** Moving the cards to the pile (-1: a new one) leaves the table arranged differently. */
  | { readonly op: 'rearranges'; readonly cards: Many; readonly pile: Scalar }
  /** No rule stands against the verb being done: by the player, with these values (none: not known yet). */
  | {
      readonly op: 'permitted';
      readonly verb: VerbSymbol;
      readonly you: Scalar;
      readonly arguments: readonly (Scalar | undefined)[];
    }
  /** The first side of a contest has won it, or the other. */
  | { readonly op: 'won'; readonly contest: ContestSymbol; readonly roll: Scalar; readonly by: Scalar }
  | { readonly op: 'field-test'; readonly of: Many; readonly field: FieldSymbol; readonly test: FieldTest }
  | Call
  /** A table of the game relates one value to the other. */
  | { readonly op: 'related'; readonly table: TableSymbol; readonly left: Scalar; readonly right: Scalar }
  | { readonly op: 'has-value'; readonly bits: Scalar; readonly value: Scalar }
  | { readonly op: 'in-range'; readonly value: Scalar; readonly range: Scalar }
  /** A printed phrase speaks of a card. */
  | { readonly op: 'selected'; readonly selection: Scalar; readonly card: Scalar }
  /** The condition that a card prints in a field holds. */
  | { readonly op: 'holds'; readonly field: FieldSymbol; readonly card: Scalar; readonly you?: Scalar }
  /** The price that a card prints can be paid by the player; where it prints none it can. */
  | { readonly op: 'payable'; readonly field: FieldSymbol; readonly card: Scalar; readonly you: Scalar }
  /** Each of `slots` (`it` of `slotDepth`) can have another one of `of` (`it` of `depth`). */
  | {
      readonly op: 'matching';
      readonly of: Many;
      readonly slots: Many;
      readonly depth: number;
      readonly slotDepth: number;
      readonly edge: Test;
    }
  /** There is a choice that fulfils its conditions on all chosen things together. */
  | {
      readonly op: 'can-choose';
      readonly of: Many;
      readonly least: Scalar;
      readonly most?: Scalar;
      readonly notAll: boolean;
      readonly exact: boolean;
      readonly together: readonly SetTest[];
    }
  /** Holds if some choice of values for the wild cards among `of` makes the part hold. */
  | { readonly op: 'wild'; readonly of: Many; readonly fields: readonly FieldSymbol[]; readonly part: Test };

/** A condition on the chosen things taken together. Each says of a part of a choice whether it can still be completed. */
export type SetTest =
  | { readonly kind: 'consecutive' | 'same' | 'different'; readonly field: FieldSymbol }
  /** No two of the chosen have the same value (their piles, their zones, ...). */
  | { readonly kind: 'apart'; readonly depth: number; readonly key: Scalar }
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
  /** The verb where it is that no rule of the game or of a card stands against it, which everybody can see. */
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
  /** It is said as if there were one only: chosen where there are several, and no word of it where there is one. */
  readonly silent?: true;
  readonly span: Span;
}
