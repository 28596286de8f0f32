import type { Many } from '../../../dsl/ir/expressions.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { ScoreKey } from '../../game/linked-game.ts';
import { valueText } from '../texts/checked-texts.ts';
import { namesOf, section } from '../declare/declared-names.ts';
import { textAt, type Sources } from '../loader/link-context.ts';

/** By what players are ranked when a game is over: the first number, and each further one where those before are equal. */
export function linkScore(s: Sources, vocabulary: Vocabulary, data: Node): ScoreKey[] {
  const who = { youAre: { op: 'it', depth: reserved.grouped } } as const;
  return [...section(data, 'score')].flatMap(({ id, node }) => {
    const value = valueText(s, vocabulary, valueOf(node, 'is') ?? node, who)?.value.scalar;
    return value ? [{ id, names: namesOf(node, id), value, lowest: textAt(node, 'best') === 'lowest' }] : [];
  });
}

/** The players with the best score; those who are equal in all of it. */
export const bestOf = (keys: readonly ScoreKey[]): Many => ({
  op: 'best',
  of: { op: 'players' },
  depth: reserved.grouped,
  keys,
});
