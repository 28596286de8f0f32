import type { EventPhrase, Word } from '../../language/syntax/ast.ts';
import { contestEndOf, verbOfContest } from '../../language/symbols/contest-events.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { Scope } from '../scope.ts';

/**
 * `you lose a duel against an opponent`: the event of this contest, and the words without the contest. Nothing for another
 * event.
 */
export function contestEnd(
  { vocabulary }: Scope,
  event: EventPhrase,
  { text }: Word,
): { readonly verb: VerbSymbol; readonly event: EventPhrase } | undefined {
  const how = contestEndOf(vocabulary, text);
  const { object, ...args } = event.args;
  if (!how || event.passive || object?.kind !== 'noun' || object.heads.length !== 1) return undefined;
  if (object.determiner !== 'a' || object.quantity || object.owner || object.name || object.tails.length > 0)
    return undefined;
  const term = longestTerm(vocabulary, object.heads[0].words);
  const contest = term?.before.length === 0 ? term.meanings[0].symbol : undefined;
  const verb = contest?.sort === 'contest' ? verbOfContest(vocabulary, how, contest) : undefined;
  return verb && { verb, event: { ...event, args } };
}
