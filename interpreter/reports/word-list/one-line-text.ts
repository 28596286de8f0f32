import { nameIn } from '../../../dsl/nlg/index.ts';
import type { EnumValueSymbol } from '../../../dsl/language/symbols/symbols.ts';

/** A text of the data as it can stand in a line. */
export const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** How a word is printed, where it is otherwise than written. */
export const printedAs = (printed: string, written: string): { readonly printed?: string } =>
  printed === written ? {} : { printed };

/** A value by its name; by its id where the name has capitals, which no word of a text has. */
export function valueName(value: EnumValueSymbol): string {
  const name = nameIn(value, 'en');
  return name === name.toLowerCase() ? name : value.id;
}
