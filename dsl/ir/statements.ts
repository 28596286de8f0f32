/** What a text does once its words are known: statements with every name replaced by a number. */
import type { Many, Pick, Scalar, Sort, Test } from './expressions.ts';
import type { Span } from '../text/source.ts';
import type {
  ContestSymbol,
  CounterSymbol,
  FieldSymbol,
  VerbSymbol,
  WindowSymbol,
  ZoneSymbol,
  RollSymbol,
  StepSymbol,
} from '../language/symbols/symbols.ts';

/** Where cards go. */
export type Destination =
  | {
      readonly kind: 'zone';
      readonly zone: Scalar;
      readonly end: 'top' | 'bottom';
      /** The text names the end: a card that lies in the zone already goes there as well. */
      readonly named?: true;
    }
  /** A pile, or a new one where the value is -1. */
  | { readonly kind: 'pile'; readonly pile: Scalar; readonly zone: ZoneSymbol };

/** One thing that is done, or a way of doing several. `span` is that of the words that say so. */
export type Act =
  | { readonly op: 'pick'; readonly pick: Pick; readonly span: Span }
  /** A choice that was made when the text was announced; leaves the statement out where it no longer stands. */
  | { readonly op: 'chosen'; readonly pick: Pick; readonly span: Span }
  | { readonly op: 'let'; readonly slot: number; readonly value: Scalar; readonly span: Span }
  | { readonly op: 'list'; readonly slot: number; readonly value: Many; readonly span: Span }
  /** A statement: first everything is chosen; a choice that finds nothing leaves the whole statement out. */
  | {
      readonly op: 'attempt';
      readonly prepare: readonly Act[];
      readonly acts: readonly Act[];
      readonly span: Span;
    }
  /** Everything is chosen first, then every part that found its objects happens. */
  | { readonly op: 'together'; readonly parts: readonly TogetherPart[]; readonly span: Span }
  | {
      readonly op: 'call';
      readonly verb: VerbSymbol;
      readonly you: Scalar;
      readonly arguments: readonly number[];
      readonly span: Span;
    }
  /** Carries out the text in a card's field; `as`: the card that says it in the place of that card. */
  | {
      readonly op: 'use';
      readonly card: Scalar;
      readonly field: FieldSymbol;
      readonly as?: Scalar | undefined;
      readonly you: Scalar;
      readonly span: Span;
    }
  /** Sees to it that a zone has so many cards, as far as the game says how. */
  | {
      readonly op: 'supply';
      readonly zone: Scalar;
      readonly of: ZoneSymbol;
      readonly amount: Scalar;
      readonly span: Span;
    }
  /** Leaves the statement out unless it holds. */
  | { readonly op: 'require'; readonly test: Test; readonly span: Span }
  /** What is given to a verb and is not what it takes is left out, and the log says so; the statement, where nothing is left. */
  | Taking
  /** Throws dice; the roll is on the table until the action is over. */
  | {
      readonly op: 'make';
      readonly roll: RollSymbol;
      readonly you: Scalar;
      readonly about: Scalar | undefined;
      readonly slot: number;
      readonly span: Span;
    }
  /** Both sides throw, then may change it together; the local holds the roll of the first side. */
  | {
      readonly op: 'hold';
      readonly contest: ContestSymbol;
      readonly you: Scalar;
      readonly against: Scalar;
      readonly about: Scalar | undefined;
      readonly slot: number;
      readonly span: Span;
    }
  | { readonly op: 'shift'; readonly roll: Scalar; readonly amount: Scalar; readonly span: Span }
  | {
      readonly op: 'open';
      readonly window: WindowSymbol;
      readonly you: Scalar;
      readonly arguments: readonly number[];
      /** Locals with rolls that the window is about: their totals stand when it has closed. */
      readonly rolls: readonly { readonly slot: number; readonly many: boolean }[];
      readonly span: Span;
    }
  /** Something stands from now on: a rule, a modifier, an ability. */
  | { readonly op: 'stand'; readonly ability: CheckedAbility; readonly until: EffectEnd; readonly span: Span }
  /** Begins a text and makes its first choices, then lets it wait; the local holds it. */
  | {
      readonly op: 'announce';
      readonly card: Scalar;
      readonly field: FieldSymbol;
      readonly you: Scalar;
      readonly slot: number;
      readonly span: Span;
    }
  | { readonly op: 'resolve'; readonly plan: number; readonly span: Span }
  /** Ends the verb that is being tried before it has happened. */
  | { readonly op: 'stop'; readonly span: Span }
  /** Carries out what has been triggered since the running event began. */
  | { readonly op: 'settle'; readonly span: Span }
  | { readonly op: 'move'; readonly cards: Many; readonly to: Destination; readonly span: Span }
  | { readonly op: 'shuffle'; readonly zone: Scalar; readonly span: Span }
  | { readonly op: 'reveal'; readonly cards: Many; readonly span: Span }
  | { readonly op: 'look'; readonly cards: Many; readonly you: Scalar; readonly span: Span }
  | { readonly op: 'turn'; readonly cards: Many; readonly face: 'up' | 'down'; readonly span: Span }
  | {
      readonly op: 'attach';
      readonly cards: Many;
      readonly to: Scalar;
      readonly you: Scalar | undefined;
      readonly span: Span;
    }
  | { readonly op: 'cover'; readonly base: Scalar; readonly form: Scalar; readonly span: Span }
  | { readonly op: 'uncover'; readonly card: Scalar; readonly zone: Scalar; readonly span: Span }
  | {
      readonly op: 'count';
      readonly counter: CounterSymbol;
      readonly owner?: Scalar;
      readonly change: 'add' | 'subtract' | 'set';
      readonly amount: Scalar;
      /** What it is to those who wait for it, and who does it; none where a counter is set. */
      readonly event?: { readonly verb: VerbSymbol; readonly you: Scalar | undefined } | undefined;
      readonly span: Span;
    }
  | { readonly op: 'appoint'; readonly role: number; readonly player: Scalar; readonly span: Span }
  | {
      readonly op: 'if';
      readonly test: Test;
      readonly then: readonly Act[];
      readonly otherwise: readonly Act[];
      readonly span: Span;
    }
  | {
      readonly op: 'may';
      readonly who: Scalar;
      readonly acts: readonly Act[];
      readonly otherwise: readonly Act[];
      readonly span: Span;
    }
  | {
      readonly op: 'if-done';
      readonly negated: boolean;
      readonly then: readonly Act[];
      readonly otherwise: readonly Act[];
      readonly span: Span;
    }
  | {
      readonly op: 'each';
      readonly of: Many;
      /** One order that several carry out: the game is not over in the middle of it. */
      readonly whole?: true;
      /** A local that comes to hold what each turn chose, one thing a turn. */
      readonly gather?: { readonly slot: number; readonly from: number };
      readonly list: number;
      readonly index: number;
      readonly slot: number;
      readonly acts: readonly Act[];
      readonly span: Span;
    }
  | {
      readonly op: 'repeat';
      readonly times: Scalar;
      readonly counter: number;
      readonly stop?: Test;
      readonly acts: readonly Act[];
      readonly span: Span;
    }
  | {
      readonly op: 'choose-one';
      readonly who: Scalar;
      readonly slot: number;
      readonly modes: readonly {
        readonly label: string;
        readonly possible?: Test;
        readonly acts: readonly Act[];
      }[];
      readonly span: Span;
    }
  /** All of `of` make the picks of the body at the same time, sealed; then the body is done for each in order. */
  | {
      readonly op: 'secretly';
      readonly of: Many;
      readonly list: number;
      readonly index: number;
      readonly slot: number;
      readonly sealed: number;
      readonly pick: Pick;
      readonly acts: readonly Act[];
      readonly span: Span;
    };

export interface Taking {
  readonly op: 'takes';
  /** The local with what is given. */
  readonly slot: number;
  readonly sort: Sort;
  /** Whether one thing is taken, or which of several, and the local that comes to hold those. */
  readonly fits: Test | { readonly kept: Many; readonly into: number };
  /** What takes it, and the words that say what it takes. */
  readonly by: string;
  readonly words: string;
  readonly span: Span;
}

export interface TogetherPart {
  /** Local that says whether the part found what it needs. */
  readonly flag: number;
  readonly prepare: readonly Act[];
  readonly acts: readonly Act[];
}

/** What a local of a program holds; saved positions name locals by it. */
export interface Slot {
  readonly name: string;
  readonly sort: Sort;
  readonly many: boolean;
  /** The names of the values, where it holds one of a declared set. */
  readonly values?: readonly string[];
  /** The answers of several players, kept until all are in. */
  readonly sealed?: boolean;
  /** Nobody chose what it holds for what is being done: an event was about it, it is one of many, or what it is follows. */
  readonly unchosen?: boolean;
  /** By what the machine finds it, whatever it is called: what a window collects, and when an event began. */
  readonly use?: 'collected' | 'since';
}

/** A text made ready to be compiled. */
export interface Program {
  readonly acts: readonly Act[];
  readonly slots: readonly Slot[];
  /** The slots that a caller fills, in the order of the verb's parameters. */
  readonly parameters: readonly number[];
  /** Abilities that its effects bring about. */
  readonly abilities: readonly CheckedAbility[];
}

/** One way in which an event can be what an ability waits for. */
export interface EventPattern {
  readonly verb: VerbSymbol;
  /** The words that say the verb, or another one that this verb counts as. */
  readonly span: Span;
  /** Local that is given who acts. */
  readonly agent: number;
  /** For each parameter of the verb the local that is given its value; -1 where the ability does not speak of it. */
  readonly arguments: readonly number[];
  /** Asked with those locals filled, before the event changes anything. */
  readonly test: Test;
  /** Waits for the whole event, not for each object of it: for so many at once that the test holds of. */
  readonly batch: Batch | undefined;
  /** Speaks of the card with the ability itself, which may come into play by the event. */
  readonly itself: boolean;
}

/** How many objects an event must have; none for `most`: any number more. */
export interface Batch {
  readonly least: Scalar;
  readonly most: Scalar | undefined;
}

/** A span of time that is counted: each cycle of the flow, each turn, the whole game. */
export type Period = 'turn' | 'cycle' | 'game';

/** How often an ability may be used. */
export interface UseLimit {
  readonly times: number;
  readonly per: Period;
}

/** Until when something stands. */
export type EffectEnd =
  | { readonly kind: 'game' }
  | { readonly kind: 'end of turn' }
  /** The next turn of the player who brought it about begins, or ends. */
  | { readonly kind: 'start of your turn' | 'end of your next turn' | 'end of your turn' }
  | { readonly kind: 'end of cycle' };

/** What a continuous modifier changes. */
export type Modified =
  | { readonly kind: 'field'; readonly field: FieldSymbol }
  | { readonly kind: 'counter'; readonly counter: CounterSymbol }
  | { readonly kind: 'roll'; readonly purpose: RollSymbol | undefined };

export type CheckedAbility =
  | (Common & {
      readonly kind: 'triggered';
      readonly timing: 'when' | 'before';
      readonly patterns: readonly EventPattern[];
      readonly condition: Test | undefined;
      /** The condition is asked again when it is carried out. */
      readonly still: boolean;
      readonly acts: readonly Act[];
    })
  | (Common & {
      readonly kind: 'edge';
      readonly edge: 'start' | 'end';
      readonly of: 'turn' | 'cycle' | StepSymbol;
      /** The players in whose turn it is carried out; the player is `it` of depth 1. */
      readonly whose: Test | undefined;
      /** Once, and then it is gone. */
      readonly once: boolean;
      readonly condition: Test | undefined;
      readonly still: boolean;
      readonly acts: readonly Act[];
    })
  | (Common & {
      readonly kind: 'replacement';
      readonly patterns: readonly EventPattern[];
      readonly optional: boolean;
      readonly acts: readonly Act[];
    })
  | (Common & { readonly kind: 'rule'; readonly says: 'cannot'; readonly patterns: readonly EventPattern[] })
  | (Common & {
      readonly kind: 'modifier';
      readonly of: Modified;
      /** Whether it changes this thing: `it` of depth 1. */
      readonly test: Test;
      readonly change: 'add' | 'set';
      readonly amount: Scalar;
    })
  | (Common & {
      readonly kind: 'activated';
      /** What must hold for the price to be paid. */
      readonly payable: Test | undefined;
      /** How many of the acts pay it. */
      readonly heads: number;
      readonly acts: readonly Act[];
    });

interface Common {
  readonly span: Span;
  /** What must hold for the ability to be there at all: `while ...`. */
  readonly guard: Test | undefined;
  /** The steps in which it is there: `during ...`, by anybody or in the turn of its controller only. */
  readonly during: readonly { readonly step: StepSymbol | WindowSymbol; readonly yours: boolean }[];
  readonly limit: UseLimit | undefined;
  readonly slots: readonly Slot[];
  /** Locals that the event fills that it waits for. */
  readonly event: readonly number[];
  /** Locals of the effect that brought it about, kept with it because that effect will be over. */
  readonly outer: readonly number[];
}
