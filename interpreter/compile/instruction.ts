import type { Sort } from '../../dsl/meaning.ts';
import type { Span } from '../../dsl/source.ts';
import type { CounterSymbol } from '../../dsl/vocabulary.ts';
import type { Ending, NamedProgram, Step } from '../game.ts';
import type { Collect, Get, Holds, Together } from './compiler.ts';
import type { Terms } from './terms.ts';

/** Where an instruction comes from: its id inside the program (stable under changes of layout) and its words. */
export interface Origin {
  readonly id: string;
  readonly span: Span;
}

/** A choice, ready to be asked. */
export interface Choosing {
  readonly slot: number;
  readonly sort: Sort;
  /** The names of the values, where one of a declared set is chosen. */
  readonly values?: readonly string[];
  readonly many: boolean;
  /** None: chance. */
  readonly by: Get | undefined;
  readonly from: Collect;
  /** Candidates that lead to nothing are left out: a later choice of the statement would find no object. */
  readonly leads: readonly { readonly from: Collect; readonly least: Get }[];
  /** Later choices that do not depend on this one must find something too. */
  readonly needs: readonly { readonly from: Collect; readonly least: Get }[];
  readonly least: Get;
  readonly most: Get | undefined;
  readonly notAll: boolean;
  readonly exact: boolean;
  readonly together: readonly Together[];
  readonly public: boolean;
  readonly reasons: readonly { readonly holds: Holds; readonly depth: number; readonly words: string }[];
  readonly span: Span;
}

/** One option of a menu. */
export interface MenuOption {
  /** What a player says to choose it. */
  readonly label: string;
  readonly allowed: Holds | undefined;
  readonly to: number;
}

type Instruct<Op extends string, More = unknown> = { readonly op: Op; readonly at: Origin } & Readonly<More>;

/** What the machine steps through. Numbers named `to` are program counters. */
export type Instruction =
  | Instruct<'pick', { choosing: Choosing; to: number }>
  | Instruct<'set', { slot: number; value: Get }>
  | Instruct<'list', { slot: number; value: Collect }>
  | Instruct<'jump', { to: number }>
  | Instruct<'unless', { test: Holds; to: number }>
  | Instruct<'done', { value: 0 | 1 }>
  | Instruct<'unless-done', { negated: boolean; to: number }>
  | Instruct<'unless-flag', { slot: number; to: number }>
  | Instruct<'call', { program: number; you: Get; arguments: readonly number[]; terms?: Terms | undefined }>
  | Instruct<'use', { card: Get; programs: Int32Array; you: Get }>
  | Instruct<'move', { cards: Collect; zone: Get; pile: Get | undefined; atEnd: boolean }>
  | Instruct<'shuffle', { zone: Get }>
  | Instruct<'reveal', { cards: Collect }>
  | Instruct<
      'count',
      {
        counter: CounterSymbol;
        owner: Get | undefined;
        change: 'add' | 'subtract' | 'set';
        amount: Get;
        terms: Terms | undefined;
      }
    >
  | Instruct<'appoint', { role: number; player: Get }>
  | Instruct<'each', { of: Collect; list: number; index: number }>
  | Instruct<'each-next', { list: number; index: number; slot: number; to: number }>
  | Instruct<'repeat', { times: Get; counter: number }>
  | Instruct<'repeat-next', { counter: number; stop: Holds | undefined; to: number }>
  /** `none`: where to go on if nothing is allowed. */
  | Instruct<'menu', { who: Get; slot: number; options: readonly MenuOption[]; none: number }>
  | Instruct<
      'seal',
      { of: Collect; list: number; index: number; slot: number; sealed: number; choosing: Choosing }
    >
  | Instruct<'sealed', { list: number; index: number; slot: number; sealed: number; choosing: Choosing }>
  | Instruct<
      'sealed-next',
      { list: number; index: number; slot: number; sealed: number; choosing: Choosing; to: number }
    >
  | Instruct<'return'>
  | Instruct<'step', { step: Step }>
  | Instruct<'turn', { player: Get }>
  | Instruct<'end-turn'>
  | Instruct<'cycle', { resets: readonly CounterSymbol[] }>
  | Instruct<'checks-done'>
  | Instruct<'ending', { ending: Ending; test: Holds; winners: Collect }>;

/** A program ready to run. */
export interface Compiled {
  readonly name: string;
  readonly index: number;
  readonly source: NamedProgram;
  readonly code: readonly Instruction[];
}
