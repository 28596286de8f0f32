import type { Batch, EventPattern } from '../../ir/statements.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { EventPhrase, Expression } from '../../language/syntax/ast.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { verbOfCrossing } from '../../language/symbols/events/crossing-events.ts';
import type { Span } from '../../text/source.ts';
import { written } from '../../diagnostics/catalogue/phrase.ts';
import { extraObject } from '../common-findings.ts';
import { wrongSort } from '../expectations.ts';
import { newSlot, noEffect, reportAt, type Scope, readMatching } from '../scope.ts';
import { oneEach } from '../suggestions/rule-suggestions.ts';
import { batchOf, quantityOf } from './batch-events.ts';
import { isThis, matchTest, mentionOnce, type EventPart, type EventReading } from './event-context.ts';

/**
 * `a card leaves your row`, `a card enters any discard pile`: a card that comes from one zone into another. What it is, and
 * where it comes from, is asked before it is moved.
 */
export function crossingPattern(
  scope: Scope,
  event: EventPhrase,
  said: VerbSymbol,
  span: Span,
  reading: EventReading,
  mentions: (() => void)[],
  { counted, forbids }: { readonly counted: boolean; readonly forbids: boolean },
): EventPattern | undefined {
  const verb = verbOfCrossing(scope.vocabulary)!;
  const { subject, args } = event;
  const [more] = args.arguments;
  if (more) return extraObject(scope, more.phrase.span, said.id, [written('zone')]);
  if (!args.object && said.crosses !== 'move')
    return reportAt(scope, 'name/missing-object', span, { verb: said.id, wanted: written('zone') });
  const card = part(scope, reading, 'card');
  const place = part(scope, reading, 'zone');
  const value: Scalar = { op: 'local', slot: card.slot };
  const to: Scalar = { op: 'local', slot: place.slot };
  const from: Scalar = { op: 'zone-of', card: value };
  const what = matchTest(scope, subject, value, card.thing);
  if (!what) return undefined;
  const where = args.object
    ? zoneTest(scope, args.object, said.crosses === 'leave' ? from : to, place)
    : ({ test: undefined } as const);
  if (!where) return undefined;
  const quantity = quantityOf(subject);
  if (quantity && !counted) return noEffect(scope, subject.span, oneEach(scope, subject));
  let batch: Batch | undefined;
  if (quantity) {
    batch = batchOf(scope, subject, quantity, true);
    if (!batch) return undefined;
  } else if (subject.kind === 'noun')
    mentions.push(() => mentionOnce(scope, what.thing, card.slot, subject.name?.text, subject.span));
  const tests = [what.test, where.test].filter((each): each is Test => each !== undefined);
  return {
    verb,
    span,
    agent: reading.agent,
    arguments: [card.slot, place.slot, -1],
    test: { op: 'and', parts: tests },
    batch,
    itself: isThis(subject),
    // What nobody does in the flow of the game is not forbidden.
    ...(forbids ? { byPlayer: true as const } : {}),
  };
}

/** The condition that a zone is the one that a phrase names. */
function zoneTest(
  scope: Scope,
  phrase: Expression,
  value: Scalar,
  { thing }: EventPart,
): { readonly test: Test | undefined } | undefined {
  const object = readMatching(scope, phrase);
  if (object && object.thing.sort !== 'zone') return wrongSort(scope, object, 'zone');
  return object && matchTest(scope, phrase, value, thing);
}

/** The local that holds the card, or the zone that it comes into; the same for several events of an ability. */
function part(scope: Scope, { objects }: EventReading, sort: 'card' | 'zone'): EventPart {
  const key = sort === 'card' ? 'card ' : 'zone to';
  const known = objects.get(key);
  if (known) return known;
  const slot = newSlot(scope, sort, sort, false, { unchosen: true });
  const made = { slot, thing: { sort }, many: true, placed: false };
  objects.set(key, made);
  return made;
}
