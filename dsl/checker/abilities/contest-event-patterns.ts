import type { EventPhrase, Word } from '../../language/syntax/ast.ts';
import { contestEndOf, verbOfContest } from '../../language/symbols/events/contest-events.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { Test } from '../../ir/expressions.ts';
import type { EventPattern } from '../../ir/statements.ts';
import type { Span } from '../../text/source.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { newSlot, noEffect, type Scope } from '../scope.ts';
import type { EventReading } from './event-context.ts';

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

/** `the haggling opens`: a moment of one window. Who is in front of the verb is that window. */
export function windowPattern(
  scope: Scope,
  { subject, args, span: whole }: EventPhrase,
  verb: VerbSymbol,
  span: Span,
  reading: EventReading,
): EventPattern | undefined {
  const isPlain =
    subject.kind === 'noun' && subject.heads.length === 1 && subject.tails.length === 0 && !subject.name;
  const term = isPlain ? longestTerm(scope.vocabulary, subject.heads[0].words) : undefined;
  const window = term?.before.length === 0 ? term.meanings[0].symbol : undefined;
  if (window?.sort !== 'window' || args.object || args.arguments.length > 0) return noEffect(scope, whole);
  const slot = newSlot(scope, 'window', 'number', false, { unchosen: true });
  const test: Test = {
    op: 'compare',
    how: '=',
    left: { op: 'local', slot },
    right: constant(window.index),
  };
  return { verb, span, agent: reading.agent, arguments: [slot], test, batch: undefined, itself: false };
}
