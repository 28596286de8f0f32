/**
 * The syntax tree: plain readonly objects distinguished by `kind`, each with the span of its text. It holds
 * words, not meanings: which word names what is found later, from the game's own vocabulary, so the tree of a
 * line is the same in every game.
 */
import type { Span } from '../../text/source.ts';

export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** A part of the tree: of a kind, made of its parts, with the span of its text. */
type Node<Kind extends string, Parts = unknown> = Readonly<Parts> & {
  readonly kind: Kind;
  readonly span: Span;
};

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
  /** `first`: `the 2 cards`, of which words behind the noun say which come first. */
  | { readonly kind: 'count'; readonly amount: Expression; readonly orMore: boolean; readonly first?: true }
  | { readonly kind: 'compared'; readonly how: Comparison; readonly amount: Expression }
  | { readonly kind: 'up-to'; readonly amount: Expression }
  /** `1 to 3 cards` */
  | { readonly kind: 'within-bounds'; readonly least: Expression; readonly most: Expression }
  | { readonly kind: 'any-number' }
  | { readonly kind: 'one-or-more' }
  | { readonly kind: 'some-but-not-all' }
  /** `much`: written as `that much`. */
  | { readonly kind: 'that-many'; readonly much?: true };

/** The bounds of a number without a noun: `3 or more`, `at least 3`. */
export type Bounds = Quantity & { readonly kind: 'count' | 'compared' };

/** What a number must be: `9`, `exactly 9`, `at least 9`, `9 or more`, or a range as the amount. */
export type Limits = Quantity & { readonly kind: 'count' | 'compared' };

/**
 * `the top card`, `the first 3 cards`, `your next turn`. Read after `the`, `your`, `their` and `'s` only.
 * `heads[0].words` still begins with the ordinal word if no amount follows, so that a term such as `first player`
 * can be found; the last word may be the ordinal itself (`the top of the deck`, `the first's pile`).
 */
export interface OrdinalPhrase {
  readonly which: 'top' | 'bottom' | 'leftmost' | 'rightmost' | 'first' | 'last' | 'next';
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
   * Tails nest to the right as they are read: in `a card in a hand with 2 cards` the hand has the `with`;
   * whether a tail belongs to a noun further out is found by type. `where`, relatives, totals and names
   * always belong to the outermost noun.
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
  | 'in line with'
  | 'other than'
  | 'at'
  /** What a roll is made for; behind the subject of an event only. */
  | 'for';

export type Tail =
  | Node<'of', { phrase: Expression }>
  | Node<'place', { preposition: NounPreposition; phrase: Expression }>
  | Node<'with', { negated: boolean; phrase: NounPhrase }>
  /** `with a total value of exactly 9`: a condition on all that is chosen together, at the outermost noun. */
  | Node<'total', { head: Head; limit: Limits }>
  | Node<'within', { amount: Expression; of: Expression }>
  | Node<'between', { left: Expression; right: Expression }>
  /** `a number from 1 to (your coins)` */
  | Node<'from-to', { from: Expression; to: Expression }>
  | Node<'where', { condition: Condition }>
  /** `the cards you played this turn` */
  | Node<'relative', { subject: Expression; verb: Word; time?: Time }>;

/** `this turn`, `this game`, `since your last turn`, `since the start of your last turn`, `since this came into play`: a span of time that history is asked about. */
export interface Time {
  readonly unit: Word;
  /** Whose last turn it began behind, or with the card that asks. */
  readonly since?: 'you' | 'they' | 'this';
  /** In front of that turn, which belongs to it. */
  readonly fromStart?: true;
  readonly span: Span;
}

export type Expression =
  | NounPhrase
  | Node<'pronoun', { which: 'you' | 'they' | 'yours' | 'theirs' | 'this' }>
  | Node<'number', { value: number }>
  | Node<'dice', { count: number; sides: number }>
  | Node<'range', { from?: number; to?: number }>
  | Node<'text', { value: string }>
  /** A seat by its name (`Ann`); scenarios only. */
  | Node<'seat', { name: Word }>
  | Node<'number-of', { phrase: NounPhrase }>
  | Occurrences
  | Node<'that-many', { much?: true }>
  /**
   * `3 or more`, `at least 3 as loss`: what the number of an event is compared with; behind a verb's
   * preposition only.
   */
  | Node<'bound', { bounds: Bounds; name?: Word }>
  | Node<'binary', { operator: '+' | '-' | 'times'; left: Expression; right: Expression }>
  | Node<'divided', { left: Expression; right: Expression; rounded: 'up' | 'down' }>
  | Node<'extreme', { which: 'greater' | 'lesser'; left: Expression; right: Expression }>
  | Node<'difference', { left: Expression; right: Expression }>;

/** `the number of times a fruit was sold this turn`: how often something has happened; behind `for`, each time that it did. */
export type Occurrences = Node<'occurrences', { event: Condition }>;

/** What follows `for`: `each card in your hand`, `each time a fruit was sold this turn`. */
export type CountedUnit = NounPhrase | Occurrences;

// ------------------------------------------------------------------------------------------- conditions

export type Condition =
  | Node<'and' | 'or', { parts: readonly Condition[] }>
  /** Bulleted blocks, in condition fields only. */
  | Node<'any-of' | 'all-of' | 'none-of', { parts: readonly Condition[] }>
  | Node<'there-is', { past: boolean; phrase: NounPhrase; forEach?: NounPhrase }>
  | Node<'is', { subject: Expression; past: boolean; negated: boolean; complement: Complement }>
  | Node<'has', { subject: Expression; past: boolean; negated: boolean; object: Expression }>
  /** `you attacked this turn`, `fire beats ice`, `the slot fits the filler`. */
  | Node<'does', { subject: Expression; negated: boolean; verb: Word; args: Args }>;

export type Complement =
  | Node<'phrase', { phrase: Expression }>
  | Node<'compared', { how: Comparison; amount: Expression }>
  | Node<'placed', { preposition: NounPreposition; phrase: Expression }>
  | Node<'within', { amount: Expression; of: Expression }>
  /** Bare words: `odd`, `empty`, `consecutive`, `fire`, or a participle with what follows: `destroyed this turn`. */
  | Node<'words', { words: readonly Word[]; args: Args }>;

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
  /** `play that card again`: once more than limits allow. */
  readonly again?: true;
}

/** `until end of turn`, `until the start of your next turn`, `until this leaves play`, `for the rest of the game`, `this turn`. */
export interface Duration {
  readonly kind: 'until' | 'leaves' | 'rest' | 'this';
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
  /** `use that card's effect as this`: as if this card printed it. */
  readonly asThis?: Span;
  /** `move those cards to the deck in any order`: one after the other. */
  readonly picked?: PickedOrder;
  /** A trailing `for each card in your hand`. */
  readonly forEach?: CountedUnit;
  readonly duration?: Duration;
  readonly span: Span;
}

/** `+1 to that roll for each card in your hand` */
interface Change {
  readonly sign: '+' | '-';
  readonly amount: Expression;
  readonly target: Expression;
  readonly forEach?: CountedUnit;
}

export type Statement =
  | Order
  /**
   * `A and B`: choices first, then one compound event. The subject and the `may` of the first part hold for the parts
   * that have no subject; `gain 2 points and 3 coins` has the verb in both parts.
   */
  | Node<'together', { parts: readonly Statement[] }>
  /** `A, then B` on one line; the same as two lines. */
  | Node<'sequence', { parts: readonly Statement[] }>
  | Node<'if', { condition: Condition; then: Block; otherwise?: Block }>
  /** `if you do`, `if they do not`; `otherwise` directly after a `may` is read as the negated form. */
  | Node<'if-done', { negated: boolean; then: Block; otherwise?: Block }>
  /** `when you do`: a trigger of its own. */
  | Node<'when-done', { body: Block }>
  | Node<'unless', { payment: Order; body: Block }>
  /** `spread`: in planned texts, the body names each of them itself. */
  | Node<'for-each', { item: NounPhrase; order?: LoopOrder; body: Block; spread?: true }>
  | Node<
      'repeat',
      {
        mode: 'up-to' | 'exactly';
        times: Expression;
        stop?: { readonly when: 'while' | 'until'; readonly condition: Condition };
        body: Block;
      }
    >
  | Node<
      'choose-one',
      {
        /** Who chooses, and does what the lines say; absent: you. */
        subject?: Expression;
        /** `chooses` or `choose`, where somebody is named. */
        verb?: Word;
        minimum: number;
        maximum: number;
        /** Only lines that can be carried out are on offer. */
        possible?: true;
        /** Only lines that were not chosen before are, as long as the card of the text stays in play. */
        unchosen?: true;
        /** `A or B` as a price, in one line. */
        priced?: true;
        modes: readonly Mode[];
      }
    >
  | Node<'depending', { on: Expression; arms: readonly Arm[] }>
  | Node<'let', { name: Word; value: Expression }>
  /** `+1 to that roll`, `-2 to its defence until end of turn` */
  | Node<'modify', Change & { duration?: Duration }>
  /** `the first player becomes a random player` */
  /** Without a value: `the claim becomes nothing`. */
  | Node<'becomes', { subject: Expression; value?: Expression }>
  | Standing
  /** `until end of turn, when you draw a card, ...`: an ability that lasts. */
  | Node<'lasting', { duration: Duration; abilities: readonly Ability[] }>
  /** `at the end of your next turn, ...`: once, later. */
  | Node<'delayed', { edge: 'start' | 'end'; of: Expression; body: Block }>
  | Node<'nothing'>;

export type Block = readonly Statement[];

/** What is paid: an order, or one of several of which the player who pays chooses one. */
export type PricePart = Order | PriceChoice;
export type PriceChoice = Statement & { readonly kind: 'choose-one' };

export type LoopOrder =
  | Node<'turn', { from?: Expression }>
  | Node<'by', { key: Expression; descending: boolean }>
  | PickedOrder;

/** `in any order`: who acts chooses which comes next; `in random order`: chance does. */
export type PickedOrder = Node<'picked', { by: 'chance' | 'you' }>;

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

/** What holds as long as it lasts: prohibitions, permissions, duties, counts-as, granted keywords. */
export interface Standing {
  readonly kind: 'standing';
  readonly subject: Expression;
  readonly says:
    | {
        readonly kind: 'cannot' | 'can' | 'must';
        readonly passive: boolean;
        readonly verbs: readonly Word[];
        readonly args: Args;
        /** `only if you have a card`: behind `can`. */
        readonly onlyIf?: Condition;
        /** `twice per turn`: behind `can`. */
        readonly limit?: Limit;
      }
    /** `you can see all cards in that player's hand` */
    | { readonly kind: 'sees'; readonly what: Expression }
    /** `for`: of `counts as 2 ships for all orders`, the printed phrases for which it does. */
    | {
        readonly kind: 'counts-as';
        readonly also: boolean;
        readonly what: Expression | Word;
        readonly for?: Expression;
      }
    | { readonly kind: 'has'; readonly what: Expression }
    | {
        readonly kind: 'costs';
        readonly whom?: Expression;
        readonly amount: Expression;
        readonly direction: 'less' | 'more';
      };
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
  | Node<
      'triggered',
      {
        limit?: Limit;
        timing: 'when' | 'before';
        events: readonly EventPhrase[];
        condition?: Condition;
        /** `if still`: asked again when it resolves. */
        still: boolean;
        body: Block;
      }
    >
  | Node<
      'at',
      {
        limit?: Limit;
        edge: 'start' | 'end';
        of: Expression;
        condition?: Condition;
        still: boolean;
        body: Block;
      }
    >
  /** `if X would be destroyed, instead ...`; `optional` for `you may instead`. */
  | Node<'replacement', { limit?: Limit; events: readonly EventPhrase[]; optional: boolean; body: Block }>
  /** `once per turn, pay 1 action point to pull a card from an opponent` */
  | Node<'activated', { limit?: Limit; cost: readonly PricePart[]; effect: Block }>
  | Node<'continuous', Change>
  /**
   * `to attack this, opponents also discard 2 cards`, `to play cards, you pay 1 coin less`, `you pay no coins`
   * (`nothing`): without a payer
   * the player who does it pays.
   */
  | Node<
      'price',
      {
        verbs: readonly Word[];
        args: Args;
        payer?: Expression;
        less?: true;
        nothing?: true;
        cost: readonly PricePart[];
      }
    >
  | Standing
  /** As long as the condition holds; `isUnless`: as long as it does not. */
  | Node<'while', { condition: Condition; isUnless: boolean; abilities: readonly Ability[] }>
  | Node<'during', { steps: readonly Expression[]; abilities: readonly Ability[] }>
  | Node<'keyword', { word: Word; amount?: Expression }>;

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
  cost: readonly PricePart[];
}

export type EntryKind = keyof Entries;
