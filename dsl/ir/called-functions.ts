import type { FunctionSymbol } from '../language/symbols/symbols.ts';
import type { FunctionMeaning } from './expressions.ts';

/**
 * What the functions of a game mean. Kept beside the symbols: these are declared before any text is read, and a meaning
 * is made when a function is first needed.
 */
const meanings = new WeakMap<FunctionSymbol, FunctionMeaning>();

/** What a function means; nothing as long as nobody has read it. */
export const functionMeaning = (fn: FunctionSymbol): FunctionMeaning | undefined => meanings.get(fn);

export const setMeaning = (fn: FunctionSymbol, meaning: FunctionMeaning): void =>
  void meanings.set(fn, meaning);

export const forgetMeaning = (fn: FunctionSymbol): void => void meanings.delete(fn);
