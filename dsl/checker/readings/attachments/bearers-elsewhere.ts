/**
 * `a stall with a tool in your market`: the place belongs to the stall, where it has no other one. The language has it right behind:
 * `a stall in your market with a tool`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WITH =
  /\b([a-z]+) ((?:with|without|that (?:has|have|wears?|carr(?:y|ies)|holds?)) (?:an?|no|any|\d+|at least \d+|exactly \d+) ([a-z]+(?: [a-z]+)?)) ((?:in|on) (?:your|their|an opponent's|any|each|another player's|(?:that|the) [a-z]+(?:'s)?|the) ?([a-z]*(?: [a-z]+)?))(?=$|[,:.\n]| (?:and|as|to|where|is|are|was|were|has|have|gains?|loses?)\b)/g;

/** A text in which each such place is behind the noun that it is for. */
export function withPlacesOfBearers(text: string, { terms }: Vocabulary): string[] {
  const isCard = (word: string): boolean =>
    terms.get(word)?.some(({ symbol }) => symbol.sort === 'kind' || symbol.sort === 'noun') === true;
  const put = text.replaceAll(WITH, (all, one: string, having: string, carried: string, place: string) => {
    if (!isCard(one) || !(isCard(carried) || terms.has(carried))) return all;
    return `${one} ${place} ${having.replace(/^that (?:has|have|wears?|carr(?:y|ies)|holds?) /, 'with ')}`;
  });
  return put === text ? [] : [put];
}
