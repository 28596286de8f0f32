import { signs, leastAndMost } from '../conditions/quantity-limits.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Batch, EventPattern } from '../../ir/statements.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Expression, Quantity } from '../../language/syntax/ast.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { type PhraseType, type Scope, newSlot, noEffect, readMatching } from '../scope.ts';
import { matchTest, type EventPart, type EventReading } from './event-context.ts';

/** The quantity of a phrase about an event as a whole: `one or more cards`, `2 or more cards`. */
export const quantityOf = (phrase: Expression): Quantity | undefined =>
  phrase.kind === 'noun' && phrase.quantity && phrase.quantity.kind !== 'that-many'
    ? phrase.quantity
    : undefined;

/** How many objects of an event a phrase asks for, where `many` objects are done at once; a plain number is exact. */
export function batchOf(
  scope: Scope,
  phrase: Expression,
  quantity: Quantity,
  many: boolean,
): Batch | undefined {
  const one = constant(1);
  // How many there are says nothing where each object is asked about for itself.
  if (quantity.kind === 'some-but-not-all' || quantity.kind === 'that-many')
    return noEffect(scope, phrase.span);
  if (quantity.kind === 'any-number' || quantity.kind === 'one-or-more')
    return { least: one, most: undefined };
  if (quantity.kind === 'within-bounds') {
    if (!many) return noEffect(scope, phrase.span, say('phrase/it-is-done-with-one-at'));
    const least = scope.read.number(scope, quantity.least);
    const most = scope.read.number(scope, quantity.most);
    return least && most && { least, most };
  }
  const amount = scope.read.number(scope, quantity.amount);
  if (!amount) return undefined;
  if (!many && !(amount.op === 'constant' && amount.value === 1))
    return noEffect(scope, phrase.span, say('phrase/it-is-done-with-one-at'));
  if (quantity.kind === 'up-to') return { least: one, most: amount };
  if (quantity.kind === 'count') return { least: amount, most: quantity.orMore ? undefined : amount };
  return { least: one, most: undefined, ...leastAndMost(signs[quantity.how], amount) };
}

/**
 * What happens to several cards at once, taken as one event: a whole pile, `if a stall would be sold`, or all cards of the
 * event that the words fit, `if 2 or more fruits would be sold`.
 */
interface WholePile {
  readonly test: Test | undefined;
  readonly thing: PhraseType;
  readonly name: string | undefined;
  readonly together: NonNullable<EventPattern['together']>;
}

/** The pile that a phrase names where a verb takes the cards in it; nothing where it names cards. */
export function wholePile(
  scope: Scope,
  phrase: Expression,
  { slot: card, thing, many }: EventPart,
  reading: EventReading,
  isTold: boolean,
): WholePile | undefined {
  if (thing.sort !== 'card' || !many || !scope.vocabulary.zones.some(({ pile }) => pile)) return undefined;
  if (phrase.kind === 'noun' && phrase.quantity) return undefined;
  const described = readMatching(scope, phrase);
  if (described?.thing.sort !== 'pile') return undefined;
  // Once it has happened, the pile may be gone.
  const slot = isTold ? -1 : localOf(scope, reading, 'pile', false);
  const pile: Scalar = { op: 'pile-of', card: { op: 'local', slot: card } };
  const found = matchTest(scope, phrase, pile, { sort: 'pile', zone: described.thing.zone });
  if (!found) return undefined;
  const size: Scalar = { op: 'count', of: { op: 'cards-of', pile } };
  const name = phrase.kind === 'noun' ? phrase.name?.text : undefined;
  return { test: found.test, thing: found.thing, name, together: { slot, pile, size } };
}

/** The local that holds all cards that an event is about. */
export const allTogether = (scope: Scope, { thing }: EventPart, reading: EventReading): number =>
  localOf(scope, reading, thing.sort, true);

function localOf(scope: Scope, { objects }: EventReading, sort: PhraseType['sort'], many: boolean): number {
  const key = `${sort} ${many ? 'all' : ''}`;
  const known = objects.get(key);
  if (known) return known.slot;
  const slot = newSlot(scope, many ? 'all' : sort, sort, many, { unchosen: true });
  objects.set(key, { slot, thing: { sort }, many, placed: false });
  return slot;
}
