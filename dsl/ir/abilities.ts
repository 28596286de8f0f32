/**
 * What an ability means once its words are known. Its texts share one set of locals: those of the event that it waits
 * for, and, of an ability that an effect brought about, those of that effect which it still speaks of.
 */
import type { Scalar, Test } from './expressions.ts';
import type { Act, Slot } from './statements.ts';
import type { Span } from '../text/source.ts';
import type {
  CounterSymbol,
  FieldSymbol,
  RollSymbol,
  StepSymbol,
  VerbSymbol,
  WindowSymbol,
} from '../language/symbols/symbols.ts';

/** One way in which an event can be what an ability waits for. */
export interface Pattern {
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
export type Until =
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

export type Ability =
  | (Common & {
      readonly kind: 'triggered';
      readonly timing: 'when' | 'before';
      readonly patterns: readonly Pattern[];
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
      readonly patterns: readonly Pattern[];
      readonly optional: boolean;
      readonly acts: readonly Act[];
    })
  | (Common & { readonly kind: 'rule'; readonly says: 'cannot'; readonly patterns: readonly Pattern[] })
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

export type AbilityKind = Ability['kind'];
