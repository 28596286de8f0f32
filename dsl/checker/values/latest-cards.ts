/** `the last fruit in the pile`, `the last fruit where you sold that fruit this turn`: the one that came, or of which something was so, last. */
import { countedTest } from '../../ir/counted-objects.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { isSameMeaning } from '../../ir/same-meaning.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Condition, NounPhrase } from '../../language/syntax/ast.ts';
import { historyCounterOf } from '../conditions/history-counters.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { noEffect, type PhraseMeaning, type Scope } from '../scope.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';
import { reportGone } from './gone-cards.ts';

type WherePhrase = Pick<NounPhrase, 'determiner' | 'ordinal' | 'tails'>;

const isLast = ({ determiner, ordinal }: WherePhrase): boolean =>
  determiner === 'the' && ordinal?.which === 'last' && !ordinal.amount;

/** `the last fruit where that fruit was sold this turn`: of all cards, wherever they are by now, where no place is named. */
export const isLatestOfPast = (phrase: WherePhrase): boolean =>
  isLast(phrase) && phrase.tails.some((tail) => tail.kind === 'where' && asksOfPast(tail.condition));

function asksOfPast(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.some(asksOfPast);
    case 'does':
      return condition.args.time !== undefined;
    case 'is':
      return condition.complement.kind === 'words' && condition.complement.args.time !== undefined;
    default:
      return false;
  }
}

/** Whether the last of some cards is meant: of those that something has happened to, or of those in a place that is named. */
export function saysLatest(phrase: WherePhrase, { thing: { sort, zone }, placed }: PhraseMeaning): boolean {
  if (!isLast(phrase) || sort !== 'card') return false;
  if (zone && zone.seenBy !== 'everyone') return false;
  if (isLatestOfPast(phrase)) return true;
  // The last card of those in play is the only one that is left.
  return (
    placed === true &&
    zone !== undefined &&
    (!zone.inPlay || phrase.tails.some(({ kind }) => kind === 'where'))
  );
}

/** Of cards with one past the one of which it was so last; of others in a place the one that came last. */
export function latest(
  scope: Scope,
  phrase: NounPhrase,
  described: PhraseMeaning,
): PhraseMeaning | undefined {
  const it: Scalar = { op: 'it', depth: scope.depth + 1 };
  const pasts = described.reasons.flatMap(({ test }) => partsOf(test)).filter((test) => isPastOf(test, it));
  const value = pasts.length === 1 ? orderOf(scope, phrase, pasts[0]) : undefined;
  if (pasts.length === 1 && !value) return undefined;
  if (!value && !described.thing.zone) return noEffect(scope, phrase.span);
  const key = value ?? { op: 'arrival', card: it };
  return { ...described, best: [...(described.best ?? []), { value: key, lowest: false }] };
}

type Past = Test & { readonly op: 'compare'; readonly left: Scalar & { readonly op: 'history' } };

const partsOf = (test: Test): readonly Test[] => (test.op === 'and' ? test.parts.flatMap(partsOf) : [test]);

/** Whether it is asked of a candidate whether something has happened once or more. */
function isPastOf(test: Test, it: Scalar): test is Past {
  if (test.op !== 'compare' || test.how !== '>=' || test.left.op !== 'history') return false;
  const { right, left } = test;
  return right.op === 'constant' && right.value === 1 && isSameMeaning(left.card ?? left.subject, it);
}

/** In which place a card is among those of which it has happened. */
function orderOf(scope: Scope, phrase: NounPhrase, { left }: Past): Scalar | undefined {
  const { vocabulary } = scope;
  const asked = vocabulary.history.questions[left.question];
  const { verb, subject, per, kinds, which: words, part, each } = asked;
  const there = destinationsIn(vocabulary).find((one) => one.verb === verb);
  // Which card it was, not everybody has seen.
  if (there && there.zone.seenBy !== 'everyone' && !there.zone.inPlay)
    return noEffect(
      scope,
      phrase.span,
      say('phrase/not-seen-once-done', { done: written(verbIn(vocabulary, verb.id, 'participle')) }),
    );
  const which = { kinds, test: countedTest(asked), words };
  const question = historyCounterOf(scope, verb, subject, per, which, phrase.span, {
    part,
    each,
    keeps: 'order',
  });
  return question === undefined ? undefined : { ...left, question };
}

/** Whether the last one is looked for where a verb has taken all of them away, which is reported. */
export const reportLatestGone = (scope: Scope, phrase: NounPhrase, described: PhraseMeaning): boolean =>
  isLatestOfPast(phrase) &&
  reportGone(scope, phrase, described, { span: phrase.span, write: () => undefined });
