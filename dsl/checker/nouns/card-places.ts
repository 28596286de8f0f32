/** The places of cards, as far as a text tells: the one whose text it is, what a verb has moved, and what a verb looks for elsewhere. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { placeIn } from '../../text/source.ts';
import { type CallableSymbol, type PhraseMeaning, type Scope, writtenWords } from '../scope.ts';
import { destinationsIn } from '../readings/verb-destinations.ts';
import { neverInPlay } from '../suggestions/own-uses.ts';

/** An order whose verb takes its object in another place. */
interface Misplaced {
  readonly verb: CallableSymbol;
  readonly order: Order;
  readonly phrase: Expression;
  readonly lying: PhraseMeaning;
  /** The verbs that take it from its place. */
  readonly verbsThere: readonly string[];
}

/**
 * What `this` means, or cards that are attached, with the place. Nothing is known of cards that are used up, of those that the text waits for itself, and where
 * several places are in play.
 */
export function placedThis(scope: Scope, given: PhraseMeaning): PhraseMeaning {
  const { vocabulary, thisKind, thisMoves, you } = scope;
  if (given.thing.zone) return given;
  const places = vocabulary.zones.filter(({ inPlay }) => inPlay);
  if (isAttached(given.set) && places.length === 1)
    return { ...given, thing: { ...given.thing, zone: places[0] } };
  if (!thisKind || thisMoves || given.scalar?.op !== 'this') return given;
  if (places.length !== 1 || neverInPlay(vocabulary, thisKind)) return given;
  const [zone] = places;
  const side = zone.of === 'player' && you ? { side: { of: you } } : {};
  return { ...given, thing: { ...given.thing, zone, ...side } };
}

/** Whether cards are those that are attached to some others. */
const isAttached = (set: Many): boolean =>
  set.op === 'attached' ||
  (set.op === 'filter' && isAttached(set.of)) ||
  (set.op === 'one' && isOnly(set.value));
const isOnly = (value: Scalar): boolean => value.op === 'only' && isAttached(value.of);

/** After `draw a card` that card is in your hand. `first`: what is mentioned from there on was mentioned by these acts. */
export function placeMoved(scope: Scope, acts: readonly Act[], first: number): void {
  const call = onlyCall(acts);
  if (!call || call.verb.parameters.length !== 1 || call.verb.body.length !== 1) return;
  const there = destinationsIn(scope.vocabulary).find(({ verb }) => verb === call.verb);
  if (!there || there.of === 'object') return;
  const { zone } = there;
  const side = there.of === 'doer' ? { of: call.you } : undefined;
  scope.mentions = scope.mentions.map((known, i) =>
    known.thing.sort === 'card' && (i >= first || known.slot === call.arguments[0])
      ? { ...known, thing: { ...known.thing, zone, side } }
      : known,
  );
}

/** The call that is all that acts do, whatever is chosen before it. */
function onlyCall(acts: readonly Act[]): (Act & { op: 'call' }) | undefined {
  const [only, ...more] = acts;
  if (!only || more.length > 0) return undefined;
  return only.op === 'attempt' ? onlyCall(only.acts) : only.op === 'call' ? only : undefined;
}

/**
 * `bin that card`, where the verb takes what is elsewhere: the one verb that takes it from its place and brings it to the same place,
 * or else the move itself. What somebody has in play is not brought away by another verb than the one that is written.
 */
export function sameMove(
  scope: Scope,
  { verb, order, phrase, lying, verbsThere }: Misplaced,
): Pick<Diagnostic, 'fixes' | 'spoken'> {
  const destinations = destinationsIn(scope.vocabulary);
  const to = destinations.find((each) => each.verb === verb);
  const isThis = lying.scalar?.op === 'this';
  const pointsBack = phrase.kind === 'noun' && BACK.test(phrase.determiner ?? '');
  if (
    !to ||
    to.zone === lying.thing.zone ||
    order.args.arguments.length > 0 ||
    !(isThis || (pointsBack && !lying.thing.zone?.inPlay))
  )
    return {};
  // What takes cards from the top of something takes no certain ones.
  const same = destinations.filter(
    ({ verb: { id, parameters }, zone, of }) =>
      verbsThere.includes(id) && zone === to.zone && of === to.of && !parameters[0].phrase.tree.ordinal,
  );
  const zone = to.zone.names.en[0];
  const said = writtenWords(scope, phrase.span);
  const moved = to.of === 'all' ? `move ${said} to the ${zone}` : `move ${said} to your ${zone}`;
  if (same.length > 1 || (same.length === 0 && (to.of === 'object' || scope.acting !== scope.you))) return {};
  const text = same.length === 1 ? `${same[0].verb.id} ${said}` : moved;
  const place = placeIn(scope.snippet, { start: order.verb.span.start, end: phrase.span.end });
  return { fixes: writeInstead(place, [text]), spoken: true };
}

const BACK = /^(?:that|those|the)$/;
