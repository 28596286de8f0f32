import { say, written } from '../messages/phrase.ts';
import type { Scalar, Test } from '../meaning.ts';
import type { Condition, Expression, Time } from '../tree.ts';
import type { HistoryQuestion, VerbSymbol } from '../vocabulary.ts';
import { constant } from './described.ts';
import { period } from './duration.ts';
import { compareWith } from './has.ts';
import { complain, noEffect, within, wordsOf, type Scope } from './scope.ts';

/**
 * Questions about the past. Each becomes a counter that is found when the game is linked and counted up as things
 * happen: `that card was sold this turn`, `you sold 3 or more cards this game`, `you did not sell that card this turn`.
 */

type Does = Condition & { kind: 'does' };
type Is = Condition & { kind: 'is' };

/** `you sold a card this turn` */
export function did(scope: Scope, tree: Does): Test | undefined {
  const known = scope.vocabulary.verbForms.get(tree.verb.text);
  const { object, arguments: more, time } = tree.args;
  if (!known || !time || more.length > 0)
    return complain(scope, 'name/not-here', tree.span, { what: written(wordsOf(scope, tree.span)) });
  const per = periodOf(scope, time);
  const subject = scope.read.expression(scope, tree.subject);
  if (!per || !subject) return undefined;
  const negate = (test: Test | undefined): Test | undefined =>
    test && tree.negated ? { op: 'not', part: test } : test;
  if (subject.thing.sort === 'card' && subject.scalar) {
    const index = question(scope, known.verb, 'by', per, undefined, tree);
    return index === undefined ? undefined : negate(atLeastOnce(index, subject.scalar));
  }
  if (subject.thing.sort !== 'player' || !subject.scalar) return noEffect(scope, tree.subject.span);
  if (!object) {
    const index = question(scope, known.verb, 'agent', per, undefined, tree);
    return index === undefined ? undefined : negate(atLeastOnce(index, subject.scalar));
  }
  const described = within(scope, { matching: true }, () => scope.read.expression(scope, object));
  if (!described) return undefined;
  if (described.scalar && described.thing.sort === 'card') {
    // Of one card is asked what was done to it.
    const index = question(scope, known.verb, 'object', per, undefined, tree);
    return index === undefined ? undefined : negate(atLeastOnce(index, described.scalar));
  }
  if (object.kind !== 'noun' || described.thing.sort !== 'card' || described.reasons.length > 1)
    return noEffect(scope, object.span);
  const kinds = described.thing.kinds?.map((kind) => kind.index);
  const index = question(scope, known.verb, 'agent', per, kinds, tree);
  if (index === undefined) return undefined;
  return negate(compareWith(scope, object, { op: 'history', question: index, subject: subject.scalar }));
}

/** `that card was sold this turn` */
export function happened(scope: Scope, tree: Is): Test | undefined {
  const { complement } = tree;
  const word = complement.kind === 'words' && complement.words.length === 1 ? complement.words[0] : undefined;
  const known = word && scope.vocabulary.verbForms.get(word.text);
  const time = complement.kind === 'words' ? complement.args.time : undefined;
  if (known?.form !== 'participle' || !time)
    return complain(scope, 'name/not-here', tree.span, { what: written(wordsOf(scope, tree.span)) });
  const per = periodOf(scope, time);
  const subject = scope.read.expression(scope, tree.subject as Expression);
  if (!per || !subject) return undefined;
  if (subject.thing.sort !== 'card' || !subject.scalar) return noEffect(scope, tree.subject.span);
  const index = question(scope, known.verb, 'object', per, undefined, tree);
  if (index === undefined) return undefined;
  const test = atLeastOnce(index, subject.scalar);
  return tree.negated ? { op: 'not', part: test } : test;
}

const atLeastOnce = (index: number, subject: Scalar): Test => ({
  op: 'compare',
  how: '>=',
  left: { op: 'history', question: index, subject },
  right: constant(1),
});

function periodOf(scope: Scope, time: Time): HistoryQuestion['per'] | undefined {
  const per = period(scope, time.unit.text);
  if (per) return per;
  return complain(scope, 'name/not-here', time.span, { what: written(wordsOf(scope, time.span)) });
}

/** The counter that answers a question; the same question shares it. */
function question(
  scope: Scope,
  verb: VerbSymbol,
  subject: HistoryQuestion['subject'],
  per: HistoryQuestion['per'],
  kinds: readonly number[] | undefined,
  tree: Condition,
): number | undefined {
  const { history } = scope.vocabulary;
  const same = history.questions.find(
    (each) =>
      each.verb === verb &&
      each.subject === subject &&
      each.per === per &&
      JSON.stringify(each.kinds) === JSON.stringify(kinds),
  );
  if (same) return same.index;
  if (history.closed)
    // Nothing was counted for it.
    return complain(scope, 'name/not-here', tree.span, {
      what: say('{1}, which no text of the game asks,', written(wordsOf(scope, tree.span))),
    });
  const index = history.questions.length;
  history.questions.push({ index, verb, subject, per, kinds });
  return index;
}
