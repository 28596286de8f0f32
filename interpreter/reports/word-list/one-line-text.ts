import { forms } from '../../../dsl/language/symbols/symbol-table.ts';
import type { EnumValueSymbol, Names } from '../../../dsl/language/symbols/symbols.ts';

/** How a word is printed, where it is otherwise than written. */
export const printedAs = (printed: string, written: string): { readonly printed?: string } =>
  printed === written ? {} : { printed };

/** A name as texts write it. */
export const writtenName = (symbol: { readonly id: string; readonly names: Names }): string =>
  forms(symbol).one;

/** A value by its name; by its id where the name has capitals, which no word of a text has. */
export function valueName(value: EnumValueSymbol): string {
  const name = writtenName(value);
  return name === name.toLowerCase() ? name : value.id;
}
