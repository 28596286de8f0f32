import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { EventPhrase, Expression, Word } from '../../language/syntax/ast.ts';
import { contestEndOf, verbOfContest } from '../../language/symbols/events/contest-events.ts';
import type { VerbSymbol, WindowSymbol } from '../../language/symbols/symbols.ts';
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

/** That a window opens is nobody's to forbid or replace; what can be done in it is: `players cannot duel`. */
export function windowStays(scope: Scope, { subject, args, span }: EventPhrase): undefined {
  const window = [subject, args.object].flatMap((phrase) => windowOf(scope, phrase) ?? [])[0];
  const done = window?.actions.find(({ id }) => scope.vocabulary.verbForms.has(id));
  const example = written(done ? `players cannot ${done.id}` : 'when');
  return noEffect(
    scope,
    span,
    done
      ? say('phrase/what-is-done-in-a-window', { example })
      : say('phrase/is-told-when-it-has-happened', { example }),
  );
}

function windowOf(scope: Scope, phrase: Expression | undefined): WindowSymbol | undefined {
  if (phrase?.kind !== 'noun' || phrase.heads.length !== 1) return undefined;
  const symbol = longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'window' ? symbol : undefined;
}
