/** `if a player responded`, behind `open the ...`: who did something in the window that the text has opened last. */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Condition } from '../../language/syntax/ast.ts';
import { expectSort } from '../expectations.ts';
import { negatedIf, ofEach } from '../conditions/universal.ts';
import { definite, forSome } from '../nouns/noun-meanings.ts';
import { newSlot, noEffect, type Scope, readMatching } from '../scope.ts';

type Does = Condition & { kind: 'does' };

/** Whether a condition asks who responded; a verb of the game with that word is the game's. */
export const asksForResponse = ({ vocabulary }: Scope, { verb: { text }, args }: Does): boolean =>
  text === 'responded' &&
  vocabulary.windows.length > 0 &&
  !vocabulary.verbForms.has(text) &&
  !args.object &&
  args.arguments.length === 0 &&
  !args.time;

export function responded(scope: Scope, tree: Does): Test | undefined {
  const { responses } = scope;
  // What was opened in an inner block may not have been opened.
  if (!responses || responses.level > scope.level)
    return noEffect(
      scope,
      tree.span,
      say('phrase/asked-behind-the-window', { example: written('open the ...') }),
    );
  const slot = (responses.of[0] ??= newSlot(scope, 'responses', 'player', true, { unchosen: true }));
  const isAmong = (value: Scalar): Test => ({ op: 'among', value, of: { op: 'list', slot } });
  const { subject } = tree;
  if (subject.kind === 'noun' && (subject.determiner === 'a' || subject.determiner === 'another')) {
    const some = readMatching(scope, subject);
    if (!some || !expectSort(scope, some, 'player')) return undefined;
    return negatedIf(
      tree.negated,
      forSome(scope, some, (it) => isAmong(it)),
    );
  }
  return ofEach(scope, subject, (thing, value) => {
    if (!expectSort(scope, definite(thing, value, subject.span), 'player')) return undefined;
    return negatedIf(tree.negated, isAmong(value));
  });
}
