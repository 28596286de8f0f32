import { unknownField } from '../common-findings.ts';
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { SumTest } from '../../ir/expressions.ts';
import type { Limits, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { constant, ofCandidate } from '../nouns/noun-meanings.ts';
import { leastAndMost, limitOf } from '../conditions/quantity-limits.ts';
import { readQualifiedNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import {
  reportAt,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
  noEffect,
} from '../scope.ts';

/**
 * `any number of cards with a total value of exactly 9`: what the chosen cards add up to. Every kind of card that may be
 * chosen has the number; of what is not chosen there is no such condition.
 */
export function totalled(
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail & { kind: 'total' },
): PhraseMeaning | undefined {
  const { head, limit } = tail;
  const words = `a total ${writtenWords(scope, { start: head.span.start, end: tail.span.end })}`;
  if (!scope.together || scope.matching)
    return reportAt(scope, 'name/total', tail.span, { of: writtenWords(scope, head.span) });
  const { thing } = described;
  const noun = readQualifiedNoun(scope, head, thing.kinds ?? thing.zone?.takes);
  if (!noun || !allHave(scope, described, noun)) return undefined;
  const { span } = head;
  const read = ofCandidate(scope, thing, (_, depth) => {
    const measure: NounPhrase = { kind: 'noun', heads: [head], tails: [], span };
    const value = scope.read.number(scope, measure);
    return value && { depth, value };
  });
  const bounds = read && limitsOf(scope, limit);
  if (!read || !bounds) return undefined;
  const test: SumTest = { kind: 'total', ...read, ...bounds, of: writtenWords(scope, span), words };
  scope.together.push(test);
  if (scope.diagnostics === scope.sums.told) scope.sums.open.set(test, tail.span);
  return described;
}

/** Complains about sums that are asked of what nobody has chosen in the end, as of `other than (2 cards with ...)`. */
export function refuseUnchosen(scope: Scope): void {
  for (const [test, span] of scope.sums.open)
    reportAt(scope, 'name/total', span, { of: test.kind === 'total' ? test.of : '' });
  scope.sums.open.clear();
}

/** `with total value of 9`, `with a combined value of 9`: complains, and says how it is written. */
export function looksLikeTotal(scope: Scope, phrase: NounPhrase): boolean {
  const [first, ...rest] = phrase.heads[0]?.words ?? [];
  const isTotal = ['total', 'combined', 'summed'].includes(first?.text) && phrase.determiner !== 'the';
  const of = phrase.tails.find(({ kind }) => kind === 'of');
  if (!isTotal || !of || rest.length === 0) return false;
  const right = `with a total ${rest.map(({ text }) => text).join(' ')} ${writtenWords(scope, of.span)}`;
  noEffect(scope, phrase.span, say('phrase/write', { example: written(right) }));
  return true;
}

/** Whether every kind of what may be chosen has what is added up; complains about one that has not. */
function allHave(scope: Scope, { thing }: PhraseMeaning, noun: QualifiedNoun): boolean {
  const { symbol } = noun.meaning;
  if (thing.sort !== 'card' || (symbol.sort !== 'field' && symbol.sort !== 'counter')) return true;
  const has = (kind: KindSymbol): boolean =>
    symbol.sort === 'field'
      ? kind.fields.some(({ id }) => id === symbol.id)
      : (symbol.kinds?.includes(kind) ?? symbol.of === 'card');
  const kinds = thing.kinds ?? thing.zone?.takes ?? scope.vocabulary.kinds;
  const lacking = kinds.find((kind) => !has(kind));
  if (!lacking) return true;
  const having = kinds.filter(has).map((kind) => written(forms(kind).many));
  const numbers = lacking.fields.filter(({ type }) => type.type === 'number').map(({ id }) => id);
  const advice = having.length > 0 && say('phrase/say-which-kind-of-card-is', { example: oneOf(having) });
  const of: PhraseType = { sort: 'card', kinds: [lacking] };
  unknownField(scope, noun.span, of, numbers, advice ? { advice } : {});
  return false;
}

/** The least and the most that a number may be. */
function limitsOf(scope: Scope, limit: Limits): Pick<SumTest, 'from' | 'to'> | undefined {
  const { amount } = limit;
  if (amount.kind === 'range') {
    const { from, to } = amount;
    return {
      ...(from === undefined ? {} : { from: constant(from) }),
      ...(to === undefined ? {} : { to: constant(to) }),
    };
  }
  const found = limitOf(scope, { quantity: limit, span: amount.span });
  if (!found) return undefined;
  const { least, most } = leastAndMost(found.how, found.amount);
  return { ...(least && { from: least }), ...(most && { to: most }) };
}
