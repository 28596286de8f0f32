import type { Sort } from '../../../dsl/ir/expressions.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type {
  ContestSymbol,
  CounterSymbol,
  RollSymbol,
  VerbSymbol,
} from '../../../dsl/language/symbols/symbols.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import type { Span } from '../../../dsl/text/source.ts';

/** What caused a change: the statement of a program, who acted, and the card whose text it is (-1: none). */
export interface Cause {
  readonly program: number;
  readonly at: Origin;
  readonly you: number;
  readonly card: number;
}

/** A roll as a sum: what the dice show, and what each card adds to it. */
export interface RollTerms {
  readonly number: number;
  readonly roller: number;
  readonly about: number;
  readonly dice: readonly number[];
  readonly terms: readonly { readonly card: number; readonly amount: number }[];
  readonly total: number;
}

/** Everything that can be observed to happen, in numbers; names are put in when it is written down. */
export type Event =
  | {
      readonly kind: 'moved';
      readonly cards: readonly number[];
      readonly from: readonly number[];
      /** Per card the seats that its face was shown to; absent for none. */
      readonly shown?: readonly number[];
      readonly to: number;
      readonly pile: number;
    }
  | { readonly kind: 'shuffled'; readonly zone: number }
  | { readonly kind: 'revealed'; readonly cards: readonly number[] }
  | { readonly kind: 'looked'; readonly cards: readonly number[]; readonly seat: number }
  | { readonly kind: 'turned'; readonly cards: readonly number[]; readonly face: 'up' | 'down' }
  | {
      readonly kind: 'attached';
      readonly card: number;
      readonly host: number;
      readonly from: number;
      readonly shown: number;
    }
  | { readonly kind: 'covered'; readonly base: number; readonly form: number; readonly from: number }
  | { readonly kind: 'uncovered'; readonly base: number; readonly top: number }
  | {
      readonly kind: 'counted';
      readonly counter: CounterSymbol;
      readonly owner: number;
      readonly before: number;
      readonly now: number;
      /** What the amount is made of, where it is a sum with names. */
      readonly told?: LoggedSum;
    }
  | {
      readonly kind: 'said';
      readonly verb: VerbSymbol;
      /** By parameter of the verb, with what each is. */
      readonly things: readonly (readonly number[])[];
      readonly sorts: readonly Slot[];
    }
  | { readonly kind: 'appointed'; readonly role: number; readonly player: number }
  | { readonly kind: 'chance'; readonly values: readonly number[]; readonly sort: string }
  /** Nothing was done with objects that are not what a verb takes, in the words that say it. */
  | {
      readonly kind: 'untaken';
      readonly values: readonly number[];
      readonly sort: Sort;
      readonly verb: string;
      readonly takes: string;
    }
  | ({ readonly kind: 'rolled' | 'total'; readonly roll: RollSymbol } & RollTerms)
  | { readonly kind: 'shifted'; readonly roll: number; readonly before: number; readonly now: number }
  | {
      readonly kind: 'contest';
      readonly contest: ContestSymbol;
      readonly sides: readonly RollTerms[];
      readonly winner: number;
    }
  | { readonly kind: 'window'; readonly window: number; readonly opens: boolean }
  /** Something begins to last, or ends; with the cards that it mentions. */
  | {
      readonly kind: 'stands';
      readonly ability: number;
      readonly you: number;
      readonly begins: boolean;
      readonly about: readonly number[];
    }
  | {
      readonly kind: 'verb';
      readonly program: number;
      readonly you: number;
      /** The parts of a number that the verb receives. */
      readonly told?: LoggedSum;
    }
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'turn'; readonly player: number }
  | { readonly kind: 'cycle'; readonly number: number }
  | { readonly kind: 'over'; readonly ending: string; readonly winners: readonly number[] };

export interface Listener {
  happened(event: Event, cause: Cause): void;
  /** An answer that was taken because no other was possible. */
  forced(seat: number, values: readonly number[], cause: Cause): void;
  /** The answers of a sealed decision, all at once, in seat order. */
  unsealed(
    seats: readonly number[],
    answers: readonly (readonly number[])[],
    forced: readonly boolean[],
    cause: Cause,
  ): void;
}

/** Parts of sums that the game has no word for: what a bound adds, a plain number, what texts take off a price. */
const ownParts = ['at least', 'number', 'less'] as const;
export type OwnPart = (typeof ownParts)[number];

export const isOwnPart = (label: string): label is OwnPart => ownParts.some((each) => each === label);

/** A part of a sum by its name; where it is such a sum itself, with its own parts as that sum has them. */
export type Term = readonly [label: string, value: number, parts?: readonly Term[]];
/**
 * A number that is logged with its parts; `sum` is the function that adds them up, if it is nothing but that.
 */
export interface LoggedSum {
  readonly sum?: string;
  readonly terms: readonly Term[];
}

/** Where an instruction comes from: the statement of a text, or a step that no text says. */
export interface Origin {
  /** As saved positions and logs call it: one in each program, and the same however the files are laid out. */
  readonly id: string;
  readonly span: Span;
  /** What a question is about: which action, whether to do something that may be done, which of several ways to go on. */
  readonly asks?: 'action' | 'may' | 'choose';
  /** What it carries out of a text. */
  readonly act?: Act;
}
