import type { Expression } from '../syntax/ast.ts';
import type { Vocabulary } from './symbol-table.ts';

/** What cards are put in order by that is neither printed on them nor counted: when they came. */
const serialOrders = ['arrival', 'entry'] as const;
/** `arrival` at their place, by a move or by being attached; `entry` into play. */
export type SerialOrder = (typeof serialOrders)[number];

/** The order that the words behind `in order of` stand for; a word that the game itself declares is the game's. */
export function serialOrderOf(
  key: Expression,
  { terms }: Pick<Vocabulary, 'terms'>,
): SerialOrder | undefined {
  if (key.kind !== 'noun' || key.determiner || key.quantity || key.owner || key.heads.length !== 1)
    return undefined;
  if (key.tails.length > 0 || key.heads[0].words.length !== 1) return undefined;
  const { text } = key.heads[0].words[0];
  return terms.has(text) ? undefined : serialOrders.find((order) => order === text);
}
