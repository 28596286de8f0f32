/** The places of cards, as far as a text tells: the one whose text it is, what a verb has moved, and what a verb looks for elsewhere. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { isSameNode, nodesOf } from '../../ir/visit.ts';
import { placeIn } from '../../text/source.ts';
import {
  type CallableSymbol,
  type PhraseMeaning,
  type Scope,
  type WhoseZones,
  writtenWords,
} from '../scope.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import { handOf } from '../readings/places/cards-in-hands.ts';
import { broughtFirst } from '../readings/attachments/carried-readings.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { counterpart } from '../readings/words/verb-sides.ts';
import { neverInPlay } from '../suggestions/own-uses.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/** An order whose verb takes its object in another place. */
interface Misplaced {
  readonly verb: CallableSymbol;
  readonly order: Order;
  readonly phrase: Expression;
  readonly lying: PhraseMeaning;
  readonly takes: PhraseMeaning;
  /** The verbs that take it from its place. */
  readonly verbsThere: readonly string[];
}

/**
 * What `this` means, the card that it is attached to, cards that are attached or in play, with the place. Nothing is known of cards that are
 * used up, of those that the text waits for itself, and where several places are in play.
 */
export function placedThis(scope: Scope, given: PhraseMeaning): PhraseMeaning {
  const { vocabulary, thisMoves } = scope;
  if (given.thing.zone) return given;
  const zone = onlyZoneInPlay(vocabulary);
  if (zone && (given.thing.inPlay || isAttached(given.set)))
    return { ...given, thing: { ...given.thing, zone } };
  if (given.scalar?.op === 'this' && thisMoves) return given;
  const place = given.scalar && placeOfOwn(scope, given.scalar);
  return place ? { ...given, thing: { ...given.thing, ...place } } : given;
}

/** `that card's controller wrecks that card`: it is theirs. */
export function ofItsController({ actingControls, acting }: Scope, given: PhraseMeaning): PhraseMeaning {
  const isTheirs = actingControls && given.scalar && isSameNode(actingControls, given.scalar);
  return isTheirs ? { ...given, thing: { ...given.thing, side: { of: acting } } } : given;
}

/** The place in which all cards in play are, where there is one alone. */
function onlyZoneInPlay({ zones }: Vocabulary): ZoneSymbol | undefined {
  const [zone, ...more] = zones.filter(({ inPlay }) => inPlay);
  return more.length === 0 ? zone : undefined;
}

interface OwnPlace {
  readonly zone: ZoneSymbol;
  readonly side?: WhoseZones;
}

/** Where the card with the text is as long as it waits in play, and the one that it is attached to. */
export function placeOfOwn(
  { vocabulary, thisKind, thisMoves, hostMoves, you }: Scope,
  value: Scalar,
): OwnPlace | undefined {
  const isHost = isHostOfThis(value) && thisKind?.controlledBy === 'host' && !hostMoves && !thisMoves;
  if (!thisKind || (value.op !== 'this' && !isHost)) return undefined;
  const zone = onlyZoneInPlay(vocabulary);
  if (!zone || neverInPlay(vocabulary, thisKind)) return undefined;
  return zone.of === 'player' && you ? { zone, side: { of: you } } : { zone };
}

/** Whether it is the card that the one with the text is attached to. */
function isHostOfThis(value: Scalar | undefined): boolean {
  if (value?.op === 'only') return value.of.op === 'filter' ? isHostIn(value.of.of) : isHostIn(value.of);
  return value?.op === 'host' && value.card.op === 'this';
}
const isHostIn = (set: Many): boolean => set.op === 'one' && isHostOfThis(set.value);

/** Whether cards are those that are attached to some others. */
const isAttached = (set: Many): boolean =>
  set.op === 'attached' ||
  (set.op === 'filter' && isAttached(set.of)) ||
  (set.op === 'one' && isOnly(set.value));
const isOnly = (value: Scalar): boolean => value.op === 'only' && isAttached(value.of);

/** After `draw a card` that card is in your hand. `first`: what is mentioned from there on was mentioned by these acts. */
export function placeMoved(scope: Scope, acts: readonly Act[], first: number): void {
  noteLeft(scope, acts, first);
  const call = onlyCall(acts);
  if (!call || call.verb.parameters.length !== 1) return;
  const there = destinationsIn(scope.vocabulary).find(({ verb }) => verb === call.verb);
  if (!there || there.of === 'object' || call.verb.body.length !== 1) return;
  const { zone } = there;
  const [act] = acts;
  // In a loop it may be you who does it each time.
  const isYours = act.op === 'each' && !act.whole && scope.you && call.you && isSameNode(call.you, scope.you);
  const isByEach = (act.op === 'each' || act.op === 'secretly') && !isYours;
  const side = there.of !== 'doer' ? undefined : isByEach ? ({ several: true } as const) : { of: call.you };
  const moved = new Set([call.arguments[0], ...standingFor(acts, call.arguments[0])]);
  scope.mentions = scope.mentions.map((known, i) =>
    known.thing.sort === 'card' && (i >= first || moved.has(known.slot))
      ? { ...known, rest: undefined, moved: true, thing: { ...known.thing, zone, inPlay: undefined, side } }
      : known,
  );
}

/** Of what a verb has brought out of play nothing is left that was attached to it, whatever else the verb does. */
export function noteLeft(scope: Scope, acts: readonly Act[], first: number): void {
  const call = onlyCall(acts);
  if (!call || call.verb.parameters.length !== 1) return;
  const there = destinationsIn(scope.vocabulary).find(({ verb }) => verb === call.verb);
  if (!there || there.zone.inPlay) return;
  const moved = new Set([call.arguments[0], ...standingFor(acts, call.arguments[0])]);
  const named = [...nodesOf(acts, 'let').map(({ slot, value }) => ({ slot, of: value })), ...ofLists(acts)];
  if (named.some(({ slot, of }) => moved.has(slot) && of.op === 'this')) scope.thisHasLeft = true;
  scope.mentions = scope.mentions.map((known, i) =>
    known.thing.sort === 'card' && (i >= first || moved.has(known.slot))
      ? { ...known, hasLeft: true, leftFor: there.zone }
      : known,
  );
}

/** Lists of one card, with that card. */
const ofLists = (acts: readonly Act[]): { slot: number; of: Scalar }[] =>
  nodesOf(acts, 'list').flatMap((made) =>
    'value' in made && made.value.op === 'one' ? [{ slot: made.slot, of: made.value.value }] : [],
  );

/** What something is done with again may be back in play. */
export function forgetLeft(scope: Scope, acts: readonly Act[]): void {
  if (!scope.mentions.some(({ hasLeft }) => hasLeft)) return;
  const used = new Set([...nodesOf(acts, 'local'), ...nodesOf(acts, 'list')].map(({ slot }) => slot));
  scope.mentions = scope.mentions.map((known) =>
    known.hasLeft && used.has(known.slot) ? { ...known, hasLeft: undefined, leftFor: undefined } : known,
  );
}

/** The locals with the one card of which a list was made for a verb that takes several, and the list of those that it takes. */
function standingFor(acts: readonly Act[], list: number): number[] {
  const fitting = nodesOf(acts, 'takes').flatMap(({ fits }) =>
    'into' in fits && fits.into === list ? nodesOf(fits.kept, 'list').map(({ slot }) => slot) : [],
  );
  return [list, ...fitting].flatMap((of) =>
    nodesOf(acts, 'list').flatMap((made) =>
      'value' in made && made.slot === of && made.value.op === 'one' && made.value.value.op === 'local'
        ? [made.value.value.slot]
        : [],
    ),
  );
}

/** The call that is all that acts do, whatever is chosen before it. */
function onlyCall(acts: readonly Act[]): (Act & { op: 'call' }) | undefined {
  const [only, ...more] = acts;
  if (!only || more.length > 0) return undefined;
  const isAround = only.op === 'attempt' || only.op === 'each' || only.op === 'secretly';
  return isAround ? onlyCall(only.acts) : only.op === 'call' ? only : undefined;
}

/**
 * `bin that card`, where the verb takes what is elsewhere: the one verb that takes it from its place and brings it to the same place,
 * or else the move itself. A verb that does more is done once the card is where it takes it, and not together with what brings it there. What somebody has in play is not brought away by another verb than the one that is written.
 */
export function sameMove(scope: Scope, misplaced: Misplaced): Pick<Diagnostic, 'fixes' | 'spoken'> {
  const { order, phrase, lying } = misplaced;
  if (lying.thing.isUnsure) return {};
  const isThis = lying.scalar?.op === 'this' || isHostOfThis(lying.scalar);
  // What was shown and is used for free is read line by line.
  if (order.args.free && broughtFirst(scope.snippet.text, scope.vocabulary).length > 0) return {};
  const isAmong = AMONG.test(writtenWords(scope, phrase.span));
  const isRest = REST.test(writtenWords(scope, phrase.span));
  const pointsBack = phrase.kind === 'noun' && (BACK.test(phrase.determiner ?? '') || isAmong || isRest);
  const taken = order.args.arguments.length > 0 ? undefined : takenLikewise(scope, misplaced);
  if (taken !== undefined)
    return { fixes: writeInstead(placeIn(scope.snippet, order.verb.span), [taken]), spoken: true };
  if (pointsBack && !isThis && isInPlay(lying)) return bySide(scope, misplaced);
  if (order.args.arguments.length > 0 || !(isThis || pointsBack)) return {};
  if (scope.besideFrom !== undefined && scope.acting === scope.you) {
    const between = { start: scope.besideFrom, end: order.span.start };
    return { fixes: writeInstead(placeIn(scope.snippet, between), [', then ']), spoken: true };
  }
  const text = (isAmong ? undefined : movedAlike(scope, misplaced)) ?? broughtHome(scope, misplaced, isAmong);
  if (text === undefined) return {};
  // So many cards of any, behind what has a place of its own, are for the verb that was written.
  const also = AND_ANY.test(scope.snippet.text.slice(phrase.span.end));
  const end = phrase.span.end + (also ? AND.length : 0);
  const place = placeIn(scope.snippet, { start: order.verb.span.start, end });
  const whole = also ? `${text}${AND} ${order.verb.text}` : text;
  return { fixes: writeInstead(place, [whole]), spoken: true };
}

/** `wreck that cart`, which is the doer's own: the verb for these is offered. What is in play is not brought away by it unasked. */
function bySide(
  scope: Scope,
  { verb, order, lying, verbsThere }: Misplaced,
): Pick<Diagnostic, 'fixes' | 'spoken'> {
  const other = verb.sort === 'verb' ? counterpart(scope.vocabulary, verb) : undefined;
  const form = scope.vocabulary.verbForms.get(order.verb.text)?.form;
  if (!other || !form || !lying.thing.side || !verbsThere.includes(other.id)) return {};
  const right = verbIn(scope.vocabulary, other.id, form);
  return { fixes: writeInstead(placeIn(scope.snippet, order.verb.span), [right]) };
}

const AND = ' and';
const AND_ANY = /^ and (?:an?|another|\d+|up to \d+) (?:[a-z]+ )?cards?(?![\w-])/;

/** `seize a card in an opponent's hand`, by a verb that brings what others have in play to the doer: by the one that does so there. */
function takenLikewise(scope: Scope, { verb, order, lying, verbsThere }: Misplaced): string | undefined {
  const bringing = destinationsIn(scope.vocabulary).filter(({ of }) => of === 'doer');
  const { side } = lying.thing;
  if (isInPlay(lying) || !(side?.notOf ?? side?.several) || !bringing.some((each) => each.verb === verb))
    return undefined;
  const [only, ...more] = bringing.filter(({ verb: { id } }) => verbsThere.includes(id));
  const form = scope.vocabulary.verbForms.get(order.verb.text)?.form;
  return only && form && more.length === 0 ? verbIn(scope.vocabulary, only.verb.id, form) : undefined;
}

const isInPlay = ({ thing: { zone, inPlay } }: PhraseMeaning): boolean => zone?.inPlay ?? inPlay ?? false;

function movedAlike(scope: Scope, { verb, phrase, lying, verbsThere }: Misplaced): string | undefined {
  const destinations = destinationsIn(scope.vocabulary);
  const to = destinations.find((each) => each.verb === verb);
  if (!to || to.zone === lying.thing.zone) return undefined;
  // What takes cards from the top of something takes no certain ones.
  const same = destinations.filter(
    ({ verb: { id, parameters }, zone, of }) =>
      verbsThere.includes(id) && zone === to.zone && of === to.of && !parameters[0].phrase.tree.ordinal,
  );
  const zone = to.zone.names.en[0];
  const said = writtenWords(scope, phrase.span);
  if (same.length === 1) return `${same[0].verb.id} ${said}`;
  if (same.length > 1 || to.of === 'object' || scope.acting !== scope.you) return undefined;
  // What may be of any kind is taken into the hand, where that place does not take all kinds.
  const hand = isEveryKind(to.zone, lying) ? undefined : handOf(scope.vocabulary);
  return `move ${said} to ${to.of === 'all' ? 'the' : 'your'} ${hand ?? zone}`;
}

const isEveryKind = ({ takes }: ZoneSymbol, { thing: { kinds } }: PhraseMeaning): boolean =>
  !takes || (kinds !== undefined && kinds.every((kind) => takes.includes(kind)));

/** `play that card`, out of a hand: it comes into the hand first, from where nobody has it; one of several is chosen by then. */
function broughtHome(
  scope: Scope,
  { verb, phrase, lying, takes }: Misplaced,
  isAmong: boolean,
): string | undefined {
  const { zone, side } = takes.thing;
  const isOwn =
    zone?.of === 'player' && !zone.inPlay && side?.of && scope.you && isSameNode(side.of, scope.you);
  if (!isOwn || isInPlay(lying) || lying.thing.zone === zone || scope.acting !== scope.you) return undefined;
  if (destinationsIn(scope.vocabulary).some((each) => each.verb === verb)) return undefined;
  const said = writtenWords(scope, phrase.span);
  const hand = `your ${zone.names.en[0]}`;
  return isAmong
    ? `move ${said} as picked to ${hand}, then ${verb.id} the picked`
    : `move ${said} to ${hand}, then ${verb.id} ${said}`;
}

/** One of those that were named before, without a name of its own. */
const AMONG = /^(?:one of|an? [a-z -]+ among) (?:those|the) [a-z-]+$/;
/** Those of them with which nothing was done. */
const REST =
  /^all (?:other [a-z -]+ among the [a-z-]+|[a-z -]+ among the [a-z-]+ other than (?:those|that|the) [a-z -]+)$/;
const BACK = /^(?:that|those|the)$/;
