/** Where a verb takes its cards from the end of a zone: `the top cards of your deck`. Which ones they are depends on what is there when it is done. */
import type { Parameter, ZoneSymbol } from './symbols.ts';
import { longestTerm, type Vocabulary } from './symbol-table.ts';

export interface EndTaken {
  readonly zone: ZoneSymbol;
  readonly end: 'top' | 'bottom';
  /** The zone of the player who does it, or one that all have together. */
  readonly whose: 'doer' | 'all';
}

export function endTaken(
  vocabulary: Vocabulary,
  { phrase: { tree } }: Pick<Parameter, 'phrase'>,
): EndTaken | undefined {
  const end = tree.ordinal?.which;
  if (end !== 'top' && end !== 'bottom') return undefined;
  for (const tail of tree.tails) {
    if (tail.kind !== 'of' || tail.phrase.kind !== 'noun') continue;
    const { determiner, owner, heads } = tail.phrase;
    const zone = heads[0] && longestTerm(vocabulary, heads[0].words)?.meanings[0]?.symbol;
    if (zone?.sort !== 'zone' || owner) return undefined;
    return zone.of === 'player'
      ? determiner === 'your'
        ? { zone, end, whose: 'doer' }
        : undefined
      : { zone, end, whose: 'all' };
  }
  return undefined;
}
