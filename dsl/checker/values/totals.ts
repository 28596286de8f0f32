import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, SumTest } from '../../ir/expressions.ts';
import type { Limits, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { constant, ofCandidate } from '../nouns/noun-meanings.ts';
import { limitOf } from '../conditions/has-conditions.ts';
import { readQualifiedNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { complain, thingPhrase, writtenWords, type Described, type Scope } from '../scope.ts';

/**
 * `any number of cards with a total value of exactly 9`: what the chosen cards add up to. Every kind of card that may be
 * chosen has the number; of what is not chosen there is no such condition.
 */
export function totalled(
  scope: Scope,
  described: Described,
  tail: Tail & { kind: 'total' },
): Described | undefined {
  const { head, limit } = tail;
  const words = `a total ${writtenWords(scope, { start: head.span.start, end: tail.span.end })}`;
  if (!scope.together || scope.matching)
    return complain(scope, 'name/total', tail.span, { of: writtenWords(scope, head.span) });
  const { thing } = described;
  const noun = readQualifiedNoun(scope, head, thing.kinds ?? thing.zone?.takes);
  if (!noun || !allHave(scope, described, noun)) return undefined;
  const { span } = head;
  const read = ofCandidate(scope, thing, (_, depth) => {
    const measure: NounPhrase = { kind: 'noun', heads: [head], tails: [], span };
    const value = scope.read.number(scope, measure);
    return value && { depth, value };
  });
  const bounds = read && boundsOf(scope, limit);
  if (!read || !bounds) return undefined;
  const test: SumTest = { kind: 'total', ...read, ...bounds, of: writtenWords(scope, span), words };
  scope.together.push(test);
  if (scope.diagnostics === scope.sums.told) scope.sums.open.set(test, tail.span);
  return described;
}

/** Complains about sums that are asked of what nobody has chosen in the end, as of `other than (2 cards with ...)`. */
export function refuseUnchosen(scope: Scope): void {
  for (const [test, span] of scope.sums.open)
    complain(scope, 'name/total', span, { of: test.kind === 'total' ? test.of : '' });
  scope.sums.open.clear();
}

/** `with total value of 9`, `with a combined value of 9`: complains, and says how it is written. */
export function looksLikeTotal(scope: Scope, phrase: NounPhrase): boolean {
  const [first, ...rest] = phrase.heads[0]?.words ?? [];
  const isTotal = ['total', 'combined', 'summed'].includes(first?.text) && phrase.determiner !== 'the';
  const of = phrase.tails.find(({ kind }) => kind === 'of');
  if (!isTotal || !of || rest.length === 0) return false;
  const what = say('phrase/here', { what: written(writtenWords(scope, phrase.span)) });
  const right = `with a total ${rest.map(({ text }) => text).join(' ')} ${writtenWords(scope, of.span)}`;
  complain(
    scope,
    'name/not-here',
    phrase.span,
    { what },
    { advice: say('phrase/write', { example: written(right) }) },
  );
  return true;
}

/** Whether every kind of what may be chosen has what is added up; complains about one that has not. */
function allHave(scope: Scope, { thing }: Described, noun: QualifiedNoun): boolean {
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
  complain(
    scope,
    'name/unknown-field',
    noun.span,
    {
      field: writtenWords(scope, noun.span),
      of: thingPhrase({ sort: 'card', kinds: [lacking] }),
      has: lacking.fields.filter(({ type }) => type.type === 'number').map(({ id }) => id),
    },
    having.length > 0 ? { advice: say('phrase/say-which-kind-of-card-is', { example: oneOf(having) }) } : {},
  );
  return false;
}

/** The least and the most that a number may be. */
function boundsOf(scope: Scope, limit: Limits): Pick<SumTest, 'from' | 'to'> | undefined {
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
  const next = (op: '+' | '-'): Scalar => ({ op, left: found.amount, right: constant(1) });
  switch (found.how) {
    case '>=':
      return { from: found.amount };
    case '>':
      return { from: next('+') };
    case '<=':
      return { to: found.amount };
    case '<':
      return { to: next('-') };
    default:
      return { from: found.amount, to: found.amount };
  }
}
