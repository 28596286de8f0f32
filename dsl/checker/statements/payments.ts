import { expectSort, reportSeveral } from '../expectations.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Span } from '../../text/source.ts';
import type { Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { constant, demanding, ofCandidate, offered } from '../nouns/noun-meanings.ts';
import { bindToLocal } from './picks.ts';
import { readCounterChange } from '../values/counter-targets.ts';
import { reportAt, withScope, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';
import { readCardText } from '../nouns/card-texts.ts';

/** `pay 2 coins`, `pay 2 life of a card`: only where there is enough; `pay the card's price`: only if it can be paid. */
export function pay(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  if (object.kind === 'noun' && object.owner) return payPrinted(scope, order, object, prepare);
  const of = object.kind === 'noun' ? ofTail(object) : undefined;
  if (!of) {
    const acts = readCounterChange(scope, 'pay', object);
    const [act] = acts ?? [];
    if (act?.op === 'count') prepare.push(...required(act));
    return acts;
  }
  const card = scope.read.expression(scope, of.phrase);
  if (!card) return undefined;
  if (!expectSort(scope, card, 'card', 'payer', of.phrase.span)) return undefined;
  const from = (value: Scalar): Act[] | undefined =>
    withScope(scope, { counting: { thing: card.thing, value } }, () =>
      readCounterChange(scope, 'pay', of.plain),
    );
  if (!card.choice) {
    const acts = card.scalar && from(card.scalar);
    const [act] = acts ?? [];
    if (!card.scalar) return reportSeveral(scope, card.span);
    if (act?.op === 'count') prepare.push(...required(act));
    return acts;
  }
  // Only who has enough is offered.
  const able = ofCandidate(scope, card.thing, (it, depth) => {
    const [act] = from(it) ?? [];
    if (act?.op !== 'count') return undefined;
    const test = enough(act, it);
    const set: Many = { op: 'filter', of: card.set, depth, test };
    return { ...demanding(scope, card, test, object.span), set, depth };
  });
  const allowed = able && unforbidden(scope, able, from, object.span);
  const chosen = allowed && bindToLocal(scope, allowed, prepare);
  return chosen?.scalar ? from(chosen.scalar) : undefined;
}

/** The counter of a price without the card that pays it, and that card. */
function ofTail(object: NounPhrase): { plain: NounPhrase; phrase: Expression } | undefined {
  const [tail, ...more] = object.tails;
  if (tail?.kind !== 'of' || more.length > 0) return undefined;
  return { plain: { ...object, tails: [] }, phrase: tail.phrase };
}

/** Whether there is as much of a counter as is to be paid. */
function enough({ counter, amount }: Act & { op: 'count' }, owner: Scalar | undefined): Test {
  const left: Scalar = { op: 'counter', counter, owner };
  const right: Scalar = { op: '+', left: amount, right: constant(counter.from ?? 0) };
  return { op: 'compare', how: '>=', left, right };
}

/** The conditions of a payment: there is enough, and no rule forbids it. */
function required(act: Act & { op: 'count' }): (Act & { op: 'require' })[] {
  const test = permittedIn(act);
  const both = test ? [enough(act, act.owner), test] : [enough(act, act.owner)];
  return both.map((each) => ({ op: 'require', test: each, span: act.span }));
}

/** No rule forbids the payment; nothing if nobody acts. */
function permittedIn({ counter, owner, amount, event }: Act & { op: 'count' }): Test | undefined {
  if (!event?.you) return undefined;
  const given = counter.of === 'card' ? [owner, amount] : [amount];
  return { op: 'permitted', verb: event.verb, you: event.you, arguments: given };
}

/** Only whose paying no rule forbids is offered. */
const unforbidden = (
  scope: Scope,
  able: PhraseMeaning,
  from: (value: Scalar) => Act[] | undefined,
  span: Span,
): PhraseMeaning =>
  offered(scope, able, writtenWords(scope, span), (it) => {
    const [act] = from(it) ?? [];
    return act?.op === 'count' ? permittedIn(act) : undefined;
  });

/** `pay the card's price`: what the card prints. */
function payPrinted(scope: Scope, order: Order, object: NounPhrase, prepare: Act[]): Act[] | undefined {
  const text = readCardText(scope, 'pay', object, prepare);
  if (!text) return undefined;
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.span, { word: 'you' });
  prepare.push({ op: 'require', test: { op: 'payable', ...text, you: scope.acting }, span: order.span });
  return [{ op: 'use', ...text, you: scope.acting, span: order.span }];
}
