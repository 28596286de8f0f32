import { asIs } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Expression } from '../../language/syntax/ast.ts';
import { ofCandidate } from '../nouns/noun-meanings.ts';
import { complain, writtenWords, type Described, type Scope, type Thing } from '../scope.ts';

/** The opposite of a test. */
export const negated = (part: Test | undefined): Test | undefined => part && { op: 'not', part };

/** A test of the subject; of each one where the subject is `every ...` or several things. */
export function ofEach(
  scope: Scope,
  subject: Expression,
  test: (thing: Thing, value: Scalar, described: Described) => Test | undefined,
): Test | undefined {
  if (subject.kind === 'noun' && subject.determiner === 'no') {
    return ofEach(scope, { ...subject, determiner: 'every' }, (thing, value, each) =>
      negated(test(thing, value, each)),
    );
  }
  const described = scope.read.expression(scope, subject);
  if (!described) return undefined;
  if (described.scalar) return test(described.thing, described.scalar, described);
  if (described.choice) {
    return complain(scope, 'name/not-choosable', subject.span, {
      phrase: asIs(writtenWords(scope, subject.span)),
    });
  }
  return ofCandidate(scope, described.thing, (it, depth) => {
    const each = test(described.thing, it, described);
    return each && { op: 'every', of: described.set, depth, test: each };
  });
}
