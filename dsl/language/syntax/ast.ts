/**
 * The syntax tree: plain readonly objects told apart by `kind`, each with the span of its text.
 * It holds words, not meanings: which word names what is found later, from the game's own vocabulary,
 * so the tree of a line is the same in every game.
 */
import type { Span } from '../../text/source.ts';

export interface Word {
  readonly text: string;
  readonly span: Span;
}

// ---------------------------------------------------------------------------------------------- phrases

export type Determiner =
  | 'a'
  | 'another'
  | 'each'
  | 'every'
  | 'all'
  | 'any'
  | 'no'
  | 'the'
  | 'this'
  | 'that'
  | 'these'
  | 'those'
  | 'your'
  | 'their';

export type Comparison = 'exactly' | 'at least' | 'at most' | 'more than' | 'less than';

/** How many: `2 cards`, `2 or more`, `up to 3`, `any number of`, `that many`, ... */
export type Quantity =
  | { readonly kind: 'count'; readonly amount: Expression; readonly orMore: boolean }
  | { readonly kind: 'compared'; readonly how: Comparison; readonly amount: Expression }
  | { readonly kind: 'up-to'; readonly amount: Expression }
  | { readonly kind: 'any-number' }
  | { readonly kind: 'one-or-more' }
  | { readonly kind: 'some-but-not-all' }
  /** `much`: written as `that much`. */
  | { readonly kind: 'that-many'; readonly much?: true };

/** The bounds of a number that stands by itself: `3 or more`, `at least 3`. */
export type Bounds = Quantity & { readonly kind: 'count' | 'compared' };

/** What a number must be: `9`, `exactly 9`, `at least 9`, `9 or more`, or a range as the amount. */
export type Limits = Quantity & { readonly kind: 'count' | 'compared' };

/**
 * `the top card`, `the first 3 cards`, `your next turn`. Read after `the`, `your`, `their` and `'s` only.
 * `heads[0].words` still begins with the ordinal word if no amount follows, so that a term such as `first player`
 * can be found; the last word may be the ordinal itself (`the top of the deck`, `the first's pile`).
 */
export interface OrdinalPhrase {
  readonly which: 'top' | 'bottom' | 'first' | 'last' | 'next';
  readonly amount?: Expression;
}

/** A run of words whose last ones name the noun and whose first ones qualify it; `a new pile` is marked. */
export interface Head {
  readonly words: readonly Word[];
  readonly isNew: boolean;
  readonly span: Span;
}

/**
 * A noun phrase. Exactly one of `determiner`, `quantity` and `owner` is there, or none for a bare plural.
 * `that card's pile` has `that card` as owner and `pile` as its only head.
 */
export interface NounPhrase {
  readonly kind: 'noun';
  readonly determiner?: Determiner;
  readonly quantity?: Quantity;
  readonly ordinal?: OrdinalPhrase;
  readonly owner?: Expression;
  /** `a card or token` has two; `2 of those cards`, `each of those cards` have none, their first tail is the `of`. */
  readonly heads: readonly Head[];
  /**
   * Tails nest to the right as they are read: in `a card in a hand with 2 cards` the hand has the `with`; whether a tail
   * belongs to a noun further out is found by type. `where`, relatives, totals and names always stand at the outermost
   * noun.
   */
  readonly tails: readonly Tail[];
  /** `discard a card as chosen` */
  readonly name?: Word;
  readonly span: Span;
}

export type NounPreposition =
  | 'in'
  | 'on'
  | 'among'
  | 'under'
  | 'attached to'
  | 'adjacent to'
  | 'other than'
  | 'at';

export type Tail =
  | { readonly kind: 'of'; readonly phrase: Expression; readonly span: Span }
  | {
      readonly kind: 'place';
      readonly preposition: NounPreposition;
      readonly phrase: Expression;
      readonly span: Span;
    }
  | { readonly kind: 'with'; readonly negated: boolean; readonly phrase: NounPhrase; readonly span: Span }
  /** `with a total value of exactly 9`: said of what is chosen, taken together; stands at the outermost noun. */
  | { readonly kind: 'total'; readonly head: Head; readonly limit: Limits; readonly span: Span }
  | { readonly kind: 'within'; readonly amount: Expression; readonly of: Expression; readonly span: Span }
  | { readonly kind: 'between'; readonly left: Expression; readonly right: Expression; readonly span: Span }
  | { readonly kind: 'where'; readonly condition: Condition; readonly span: Span }
  /** `the cards you played this turn` */
  | {
      readonly kind: 'relative';
      readonly subject: Expression;
      readonly verb: Word;
      readonly time?: Time;
      readonly span: Span;
    };

/** `this turn`, `this round`, `this game`: a span of time that history is asked about. */
export interface Time {
  readonly unit: Word;
  readonly span: Span;
}

export type Expression =
  | NounPhrase
  | {
      readonly kind: 'pronoun';
      readonly which: 'you' | 'they' | 'yours' | 'theirs' | 'this';
      readonly span: Span;
    }
  | { readonly kind: 'number'; readonly value: number; readonly span: Span }
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number; readonly span: Span }
  | { readonly kind: 'range'; readonly from?: number; readonly to?: number; readonly span: Span }
  | { readonly kind: 'text'; readonly value: string; readonly span: Span }
  /** A seat by its name (`Ann`); scenarios only. */
  | { readonly kind: 'seat'; readonly name: Word; readonly span: Span }
  | { readonly kind: 'number-of'; readonly phrase: NounPhrase; readonly span: Span }
  | { readonly kind: 'that-many'; readonly much?: true; readonly span: Span }
  /** `3 or more`, `at least 3 as loss`: what the number of an event is held against; behind a verb's preposition only. */
  | { readonly kind: 'bound'; readonly bounds: Bounds; readonly name?: Word; readonly span: Span }
  | {
      readonly kind: 'binary';
      readonly operator: '+' | '-' | 'times';
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'divided';
      readonly left: Expression;
      readonly right: Expression;
      readonly rounded: 'up' | 'down';
      readonly span: Span;
    }
  | {
      readonly kind: 'extreme';
      readonly which: 'greater' | 'lesser';
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    };

// ------------------------------------------------------------------------------------------- conditions

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[]; readonly span: Span }
  /** Bulleted blocks, in condition fields only. */
  | {
      readonly kind: 'any-of' | 'all-of' | 'none-of';
      readonly parts: readonly Condition[];
      readonly span: Span;
    }
  | {
      readonly kind: 'there-is';
      readonly past: boolean;
      readonly phrase: NounPhrase;
      readonly forEach?: NounPhrase;
      readonly span: Span;
    }
  | {
      readonly kind: 'is';
      readonly subject: Expression;
      readonly past: boolean;
      readonly negated: boolean;
      readonly complement: Complement;
      readonly span: Span;
    }
  | {
      readonly kind: 'has';
      readonly subject: Expression;
      readonly past: boolean;
      readonly negated: boolean;
      readonly object: Expression;
      readonly span: Span;
    }
  /** `you attacked this turn`, `fire beats ice`, `the slot fits the filler`. */
  | {
      readonly kind: 'does';
      readonly subject: Expression;
      readonly negated: boolean;
      readonly verb: Word;
      readonly args: Args;
      readonly span: Span;
    };

export type Complement =
  | { readonly kind: 'phrase'; readonly phrase: Expression; readonly span: Span }
  | { readonly kind: 'compared'; readonly how: Comparison; readonly amount: Expression; readonly span: Span }
  | {
      readonly kind: 'placed';
      readonly preposition: NounPreposition;
      readonly phrase: Expression;
      readonly span: Span;
    }
  | { readonly kind: 'within'; readonly amount: Expression; readonly of: Expression; readonly span: Span }
  /** Bare words: `odd`, `empty`, `consecutive`, `fire`, or a participle with what follows: `destroyed this turn`. */
  | { readonly kind: 'words'; readonly words: readonly Word[]; readonly args: Args; readonly span: Span };

// ------------------------------------------------------------------------------------------- statements

export type VerbPreposition = 'to' | 'from' | 'into' | 'onto' | 'for' | 'by' | 'using' | 'against' | 'at';

export interface Argument {
  readonly preposition: VerbPreposition;
  readonly phrase: Expression;
  readonly span: Span;
}

/** What follows a verb. */
export interface Args {
  readonly object?: Expression;
  readonly arguments: readonly Argument[];
  readonly time?: Time;
  /** `play a card for free` */
  readonly free: boolean;
}

/** `until end of turn`, `until the start of your next turn`, `for the rest of the game`, `this turn`. */
export interface Duration {
  readonly kind: 'until' | 'rest' | 'this';
  readonly edge?: 'start' | 'end';
  readonly of: Expression | Word;
  readonly span: Span;
}

/** `move a card to your hand`, `each opponent discards a card`, `that player may draw 2 cards`. */
export interface Order {
  readonly kind: 'order';
  /** Absent: you. */
  readonly subject?: Expression;
  /** `each player secretly chooses ...`: chosen by all at the same time, sealed until all have chosen. */
  readonly secretly: boolean;
  readonly may: boolean;
  readonly verb: Word;
  readonly args: Args;
  /** `use that card's effect as this`: as if this card said it. */
  readonly asThis?: Span;
  /** A trailing `for each card in your hand`. */
  readonly forEach?: NounPhrase;
  readonly duration?: Duration;
  readonly span: Span;
}

export type Statement =
  | Order
  /**
   * `A and B`: choices first, then one compound event. The subject and the `may` of the first part hold for the parts
   * that have no subject; `gain 2 points and 3 coins` has the verb in both parts.
   */
  | { readonly kind: 'together'; readonly parts: readonly Statement[]; readonly span: Span }
  /** `A, then B` on one line; the same as two lines. */
  | { readonly kind: 'sequence'; readonly parts: readonly Statement[]; readonly span: Span }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: Block;
      readonly otherwise?: Block;
      readonly span: Span;
    }
  /** `if you do`, `if they do not`; `otherwise` directly after a `may` is read as the negated form. */
  | {
      readonly kind: 'if-done';
      readonly negated: boolean;
      readonly then: Block;
      readonly otherwise?: Block;
      readonly span: Span;
    }
  /** `when you do`: a trigger of its own. */
  | { readonly kind: 'when-done'; readonly body: Block; readonly span: Span }
  | { readonly kind: 'unless'; readonly payment: Order; readonly body: Block; readonly span: Span }
  | {
      readonly kind: 'for-each';
      readonly item: NounPhrase;
      readonly order?: LoopOrder;
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly kind: 'repeat';
      readonly mode: 'up-to' | 'exactly';
      readonly times: Expression;
      readonly stop?: { readonly when: 'while' | 'until'; readonly condition: Condition };
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly kind: 'choose-one';
      /** Who chooses, and does what the lines say; absent: you. */
      readonly subject?: Expression;
      /** `chooses` or `choose`, where somebody is named. */
      readonly verb?: Word;
      readonly minimum: number;
      readonly maximum: number;
      readonly modes: readonly Mode[];
      readonly span: Span;
    }
  | {
      readonly kind: 'depending';
      readonly on: Expression;
      readonly arms: readonly Arm[];
      readonly span: Span;
    }
  | { readonly kind: 'let'; readonly name: Word; readonly value: Expression; readonly span: Span }
  /** `+1 to that roll`, `-2 to its defence until end of turn` */
  | {
      readonly kind: 'modify';
      readonly sign: '+' | '-';
      readonly amount: Expression;
      readonly target: Expression;
      readonly duration?: Duration;
      readonly forEach?: NounPhrase;
      readonly span: Span;
    }
  /** `the first player becomes a random player` */
  | {
      readonly kind: 'becomes';
      readonly subject: Expression;
      readonly value: Expression;
      readonly span: Span;
    }
  | Standing
  /** `until end of turn, when you draw a card, ...`: an ability that lasts. */
  | {
      readonly kind: 'lasting';
      readonly duration: Duration;
      readonly abilities: readonly Ability[];
      readonly span: Span;
    }
  /** `at the end of your next turn, ...`: once, later. */
  | {
      readonly kind: 'delayed';
      readonly edge: 'start' | 'end';
      readonly of: Expression;
      readonly body: Block;
      readonly span: Span;
    }
  | { readonly kind: 'nothing'; readonly span: Span };

export type Block = readonly Statement[];

export type LoopOrder =
  | { readonly kind: 'turn'; readonly from?: Expression; readonly span: Span }
  | { readonly kind: 'by'; readonly key: Expression; readonly descending: boolean; readonly span: Span };

export interface Mode {
  readonly label?: string;
  readonly body: Block;
  readonly span: Span;
}

export interface Arm {
  readonly match: { readonly from?: number; readonly to?: number } | Word | 'otherwise';
  readonly body: Block;
  readonly span: Span;
}

/** What holds as long as it stands: prohibitions, permissions, duties, counts-as, granted keywords. */
export interface Standing {
  readonly kind: 'standing';
  readonly subject: Expression;
  readonly says:
    | {
        readonly kind: 'cannot' | 'can' | 'must';
        readonly passive: boolean;
        readonly verbs: readonly Word[];
        readonly args: Args;
      }
    | { readonly kind: 'counts-as'; readonly also: boolean; readonly what: Expression | Word }
    | { readonly kind: 'has'; readonly what: Expression }
    | { readonly kind: 'costs'; readonly amount: Expression; readonly direction: 'less' | 'more' };
  readonly duration?: Duration;
  readonly span: Span;
}

// -------------------------------------------------------------------------------------------- abilities

/** What a trigger or replacement waits for: `you draw a card`, `a card of yours is moved or discarded`. */
export interface EventPhrase {
  readonly subject: Expression;
  readonly passive: boolean;
  readonly verbs: readonly Word[];
  readonly args: Args;
  /** `by an opponent` of a passive event. */
  readonly agent?: Expression;
  readonly span: Span;
}

export interface Limit {
  readonly times: number;
  readonly per: readonly Word[];
  readonly span: Span;
}

export type Ability =
  | {
      readonly kind: 'triggered';
      readonly limit?: Limit;
      readonly timing: 'when' | 'before';
      readonly events: readonly EventPhrase[];
      readonly condition?: Condition;
      /** `if still`: asked again when it resolves. */
      readonly still: boolean;
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly kind: 'at';
      readonly limit?: Limit;
      readonly edge: 'start' | 'end';
      readonly of: Expression;
      readonly condition?: Condition;
      readonly still: boolean;
      readonly body: Block;
      readonly span: Span;
    }
  /** `if X would be destroyed, instead ...`; `optional` for `you may instead`. */
  | {
      readonly kind: 'replacement';
      readonly limit?: Limit;
      readonly events: readonly EventPhrase[];
      readonly optional: boolean;
      readonly body: Block;
      readonly span: Span;
    }
  /** `once per turn, pay 1 action point to pull a card from an opponent` */
  | {
      readonly kind: 'activated';
      readonly limit?: Limit;
      readonly cost: readonly Order[];
      readonly effect: Block;
      readonly span: Span;
    }
  | {
      readonly kind: 'continuous';
      readonly sign: '+' | '-';
      readonly amount: Expression;
      readonly target: Expression;
      readonly forEach?: NounPhrase;
      readonly span: Span;
    }
  | Standing
  | {
      readonly kind: 'while';
      readonly condition: Condition;
      readonly abilities: readonly Ability[];
      readonly span: Span;
    }
  | {
      readonly kind: 'during';
      readonly steps: readonly Expression[];
      readonly abilities: readonly Ability[];
      readonly span: Span;
    }
  | { readonly kind: 'keyword'; readonly word: Word; readonly amount?: Expression; readonly span: Span };

/** What a text may be parsed as; the type of the YAML field decides. */
export interface Entries {
  effect: Block;
  /** The objects of a verb that the field names: `takes: a pile where ...`. */
  objects: Args;
  abilities: readonly Ability[];
  condition: Condition;
  /** A noun phrase: a selection, a noun's definition, a verb's parameter. */
  phrase: NounPhrase;
  expression: Expression;
  cost: readonly Order[];
}

export type EntryKind = keyof Entries;
