import { notChoosable } from '../common-findings.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Expression } from '../../language/syntax/ast.ts';
import { ofCandidate } from '../nouns/noun-meanings.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/** The opposite of a test, where the text denies it. */
export const negatedIf = (isDenied: boolean, part: Test | undefined): Test | undefined =>
  part && isDenied ? { op: 'not', part } : part;

/** A test of the subject; of each one if the subject is `every ...` or a plural. */
export function ofEach(
  scope: Scope,
  subject: Expression,
  test: (thing: PhraseType, value: Scalar, described: PhraseMeaning) => Test | undefined,
): Test | undefined {
  if (subject.kind === 'noun' && subject.determiner === 'no') {
    return ofEach(scope, { ...subject, determiner: 'every' }, (thing, value, each) =>
      negatedIf(true, test(thing, value, each)),
    );
  }
  const described = scope.read.expression(scope, subject);
  if (!described) return undefined;
  if (described.scalar) return test(described.thing, described.scalar, described);
  if (described.choice) return notChoosable(scope, subject.span);
  return ofCandidate(scope, described.thing, (it, depth) => {
    const each = test(described.thing, it, described);
    return each && { op: 'every', of: described.set, depth, test: each };
  });
}
