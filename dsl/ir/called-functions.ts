import type { FunctionSymbol } from '../language/symbols/symbols.ts';
import type { FunctionMeaning } from './expressions.ts';
import { SideTable } from './side-table.ts';

/**
 * What the functions of a game mean. Kept beside the symbols: these are declared before any text is read, and a meaning
 * is made when a function is first needed.
 */
export const functionMeanings = new SideTable<FunctionSymbol, FunctionMeaning>();

/** What a function means; nothing as long as nobody has read it. */
export const functionMeaning = (fn: FunctionSymbol): FunctionMeaning | undefined => functionMeanings.get(fn);

export const setMeaning = (fn: FunctionSymbol, meaning: FunctionMeaning): void =>
  functionMeanings.set(fn, meaning);

export const forgetMeaning = (fn: FunctionSymbol): void => functionMeanings.delete(fn);
