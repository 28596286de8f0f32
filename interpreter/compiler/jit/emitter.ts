import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { FunctionSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { Compiler } from '../codegen/codegen-context.ts';
import type { SourceWriter } from './source-writer.ts';

/** A function of the game as it is called, with its arguments; it is made with its first call. */
export interface GeneratedFunction {
  run: (m: Machine, ...given: readonly number[]) => number | boolean;
}

/** The functions of a game, made for one table: they read no locals, so all its programs share them. */
export interface GeneratedFunctions {
  of(fn: FunctionSymbol, gives: 'value' | 'condition'): GeneratedFunction;
}

/** Writes expressions as JavaScript; the parts call each other through this. What they do not know they leave to closures. */
export interface Emitter {
  /** The compiler of the program: what is left to closures is compiled with it, so that its parts are generated again. */
  readonly c: Compiler;
  readonly w: SourceWriter;
  readonly functions: GeneratedFunctions;
  readonly value: (tree: Scalar) => string;
  /** As `value`, but a printed value that is missing or `any` comes as `NONE` or `WILD` and not as 0. */
  readonly raw: (tree: Scalar) => string;
  readonly test: (tree: Test) => string;
  /** Leaves a condition to a closure. */
  readonly closure: (tree: Test) => string;
  /** Writes a loop over a list; `body` writes what is done with each element. */
  readonly each: (tree: Many, body: (element: string) => void) => void;
}
