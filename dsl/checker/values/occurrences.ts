/** How often something has happened, and how much, as an amount: `the number of times a fruit was sold this turn`. */
import { numberOfAll } from './multiple-cards.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import type { Condition, CountedUnit, NounPhrase, Occurrences, Tail } from '../../language/syntax/ast.ts';
import { pastCount } from '../conditions/past-events.ts';
import { reportMeaningless } from '../expectations.ts';
import { reportGone } from './gone-cards.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** The count of the question about the past that a phrase holds; what denies or limits how often it happens is refused. */
export function numberOfTimes(scope: Scope, { event }: Occurrences): Scalar | undefined {
  const isEvent = event.kind === 'does' || (event.kind === 'is' && event.past);
  if (!isEvent) return reportMeaningless(scope, event.span, say('phrase/count-what-has-happened'));
  const past = pastCount(scope, event);
  if (!past) return undefined;
  const { of } = past;
  if (past.isSum) return addsUp(scope, event);
  if (event.negated || past.none || of?.quantity || of?.determiner === 'no')
    return reportMeaningless(scope, event.span, say('phrase/one-event-at-a-time'));
  return past.count;
}

/** `you gained a coin this turn`: of amounts is asked how much it was in all. */
function addsUp(scope: Scope, event: Condition & { kind: 'is' | 'does' }): undefined {
  const object = event.kind === 'does' ? event.args.object : undefined;
  const symbol =
    object?.kind === 'noun'
      ? longestTerm(scope.vocabulary, object.heads[0].words)?.meanings[0].symbol
      : undefined;
  if (event.kind !== 'does' || !symbol || !event.args.time) return reportMeaningless(scope, event.span);
  const who = writtenWords(scope, event.subject.span);
  const example = `the number of ${forms(symbol).many} ${who} ${event.verb.text} ${writtenWords(scope, event.args.time.span)}`;
  return reportMeaningless(scope, event.span, say('phrase/amounts-add-up', { example: written(example) }));
}

/** `the number of coins you gained this turn`: how many that was in all. Nothing of what is no counter. */
export function gainedInAll(
  scope: Scope,
  phrase: NounPhrase,
): { readonly amount: Scalar | undefined } | undefined {
  const [relative, ...more] = phrase.tails;
  if (relative?.kind !== 'relative' || more.length > 0 || phrase.heads.length !== 1) return undefined;
  const symbol = longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'counter'
    ? { amount: pastCount(scope, gained(phrase, relative))?.count }
    : undefined;
}

const gained = (
  { heads, span }: NounPhrase,
  { subject, verb, time }: Tail & { kind: 'relative' },
): Condition & { kind: 'does' } => {
  const object: NounPhrase = { kind: 'noun', determiner: 'any', heads, tails: [], span: heads[0].span };
  const args = { object, arguments: [], time, free: false };
  return { kind: 'does', subject, negated: false, verb, args, span };
};

/** How many there are of what follows `for each`. */
export function numberOfEach(scope: Scope, each: CountedUnit): Scalar | undefined {
  if (each.kind === 'occurrences') return numberOfTimes(scope, each);
  const inAll = gainedInAll(scope, each);
  if (inAll) return inAll.amount;
  const described = scope.read.phrase(scope, { ...each, determiner: undefined });
  if (!described || reportGone(scope, each, described)) return undefined;
  return numberOfAll(described);
}
