import { asCounted, countedTest, setCountedTest } from '../../ir/counted-objects.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { reserved } from '../../ir/registers.ts';
import { isSameMeaning } from '../../ir/same-meaning.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Expression, VerbPreposition } from '../../language/syntax/ast.ts';
import type { HistoryQuestion, VerbSymbol } from '../../language/symbols/symbols.ts';
import type { Span } from '../../text/source.ts';
import { reportAt, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';

/** Which objects of an event a question about the past counts. */
export interface CountedObjects {
  readonly kinds?: readonly number[] | undefined;
  /** What else is asked of each before it happens, and the words that say it. */
  readonly test?: Test;
  readonly words?: string;
}

/** The part of a verb that is the card that does it, where that card is described, and with what kinds of objects it does it. */
export interface CountedDoer {
  readonly part: VerbPreposition;
  readonly kinds: readonly number[] | undefined;
}

/**
 * The objects, or the doers, that a phrase describes, for a question whose counts are those of a player (none: of cards). Nothing where the phrase
 * asks for what only the text knows that asks: it happened before.
 */
export function countedObjects(
  scope: Scope,
  object: Expression,
  described: PhraseMeaning,
  player: Scalar | undefined,
  doer?: CountedDoer,
): CountedObjects | undefined {
  const kinds = described.thing.kinds?.map((kind) => kind.index);
  if (isOfKinds(described) && !doer) return { kinds };
  if (described.together.length > 0) return undefined;
  const value: Scalar = { op: 'it', depth: reserved.counted };
  const test = asCounted({ op: 'among', value, of: described.set }, player);
  return test && { kinds: doer ? doer.kinds : kinds, test, words: writtenWords(scope, object.span) };
}

/** Whether a phrase describes all cards of some kinds, wherever they are. */
export const isOfKinds = ({ set }: PhraseMeaning): boolean =>
  set.op === 'all-cards' || (set.op === 'filter' && set.of.op === 'all-cards' && set.test.op === 'kind');

/** Which part of the verb the card is, where it is not the object; whether each card has a count of its own, or a number in an order. */
export type CountedHow = Pick<HistoryQuestion, 'part' | 'each' | 'keeps'>;

/** The counter that answers a question; the same question shares it. */
export function historyCounterOf(
  scope: Scope,
  verb: VerbSymbol,
  subject: HistoryQuestion['subject'],
  per: HistoryQuestion['per'],
  { kinds, test, words }: CountedObjects,
  span: Span,
  { part, each: perCard, keeps }: CountedHow = {},
): number | undefined {
  const { history } = scope.vocabulary;
  const same = history.questions.find(
    (each) =>
      each.verb === verb &&
      each.subject === subject &&
      each.part === part &&
      each.each === perCard &&
      each.keeps === keeps &&
      each.per === per &&
      JSON.stringify(each.kinds) === JSON.stringify(kinds) &&
      (test ? isSameMeaning(countedTest(each), test) : each.which === undefined),
  );
  if (same) return same.index;
  if (history.closed)
    // Nothing was counted for it.
    return reportAt(scope, 'name/not-here', span, {
      what: say('phrase/that-no-text-asks', { what: written(writtenWords(scope, span)) }),
    });
  const index = history.questions.length;
  const question: HistoryQuestion = {
    index,
    verb,
    subject,
    part,
    per,
    kinds,
    which: words,
    each: perCard,
    keeps,
  };
  if (test) setCountedTest(question, test);
  history.questions.push(question);
  return index;
}
