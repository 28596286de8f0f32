import { lackPlace } from '../places/cards-of-players.ts';
import { nodesOf } from '../../ir/visit.ts';
import { behindWord, lacksObject, extraObject } from '../common-findings.ts';
import { wrongSort } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Act, Destination } from '../../ir/statements.ts';
import { primitives, type VerbPart, type PrimitiveVerb } from '../../language/symbols/builtin-verbs.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { endOf, putUnder } from '../../language/syntax/phrase-parts.ts';
import { readAttach, readCover, readPutUnder, readTurn, readUncover } from './card-state-orders.ts';
import { readCounterChange } from '../values/counter-targets.ts';
import { constant, offered } from '../nouns/noun-meanings.ts';
import { hold, make, reroll, set } from './dice-orders.ts';
import { openedByNobody } from '../doers.ts';
import { roomFor, withRoom } from '../nouns/grid-cells.ts';
import { fromItsPlace, reportNameBehind } from '../suggestions/places-behind.ts';
import { saysHowMany, declaredObject } from '../nouns/qualified-noun.ts';
import { announce, resolvePlan } from './announcements.ts';
import { pay } from './payments.ts';
import { asChoice, readPick, bindToLocal, fixedCards } from './picks.ts';
import { reportAt, typePhrase, noEffect, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';
import { readCardText } from '../nouns/card-texts.ts';
import { opponentsOf } from '../nouns/taking-part.ts';
import { withPartners } from '../../ir/partners.ts';
import { requiring, canBeNone } from '../conditions/existence.ts';

/** Reads an order whose verb the interpreter knows: the acts that prepare it and those that carry it out. */
export function primitiveOrder(
  scope: Scope,
  verb: PrimitiveVerb,
  order: Order,
  prepare: Act[],
): Act[] | undefined {
  const object = verb === 'look' ? order.args.arguments[0]?.phrase : order.args.object;
  if (verb === 'look' && order.args.object)
    return extraObject(scope, order.args.object.span, verb, [
      behindWord('at', say(primitives.look.takes[0].wants)),
    ]);
  const parts: readonly VerbPart[] = primitives[verb].takes;
  const allowed = parts.map((part) => part.preposition);
  for (const argument of order.args.arguments) {
    const first = order.args.arguments.find((each) => each.preposition === argument.preposition);
    if (allowed.includes(argument.preposition as never) && first === argument) continue;
    const takes = parts.map(({ preposition, wants }) => behindWord(preposition, say(wants)));
    return extraObject(scope, argument.span, verb, takes, fromItsPlace(scope, object, argument));
  }
  if (verb === 'stop') {
    if (object) return noEffect(scope, object.span);
    return [{ op: 'stop', span: order.span }];
  }
  if (!object) return lacksObject(scope, order.verb.span, verb);
  if (verb === 'settle') {
    if (writtenWords(scope, object.span) !== 'the triggers') return lacksObject(scope, object.span, verb);
    return [{ op: 'settle', span: order.span }];
  }
  if (verb === 'win' || (verb === 'lose' && isTheGame(scope, object)))
    return decide(scope, verb, order, object);
  if (verb === 'turn') return readTurn(scope, order, object, prepare);
  if (!saysHowMany(scope, object)) return undefined;
  if (BRING_OR_SHOW.has(verb) && lackPlace(scope, object)) return undefined;
  return readers[verb](scope, order, object, prepare);
}

/** Verbs that take cards from anywhere. */
const BRING_OR_SHOW: ReadonlySet<string> = new Set(['move', 'look', 'reveal', 'shuffle']);

type ReadOrder = (scope: Scope, order: Order, object: Expression, prepare: Act[]) => Act[] | undefined;

/** How the orders of the verbs are read whose object has been looked at. */
const readers: Readonly<Record<Exclude<PrimitiveVerb, 'stop' | 'settle' | 'turn' | 'win'>, ReadOrder>> = {
  make,
  reroll,
  set,
  hold,
  open,
  announce,
  resolve: resolvePlan,
  pay,
  look,
  attach: readAttach,
  cover: readCover,
  uncover: readUncover,
  move,
  choose,
  shuffle,
  reveal,
  gain: (scope, _, object) => readCounterChange(scope, 'gain', object),
  lose: (scope, _, object) => readCounterChange(scope, 'lose', object),
  use,
};

const isTheGame = (scope: Scope, { span }: Expression): boolean => writtenWords(scope, span) === 'the game';

/** `win the game`, `that player loses the game`: the one who acts has won or lost, with all of the same team. */
function decide(
  scope: Scope,
  verb: 'win' | 'lose',
  { verb: { span: at }, span }: Order,
  object: Expression,
): Act[] | undefined {
  if (!isTheGame(scope, object)) return lacksObject(scope, object.span, verb);
  if (!scope.acting) return reportAt(scope, 'name/no-you', at, { word: 'you' });
  const { teams } = scope.vocabulary.seating;
  const players = withPartners(teams, { op: 'one', value: scope.acting });
  const others = withPartners(teams, opponentsOf(scope, scope.acting, object.span).set);
  return [{ op: 'decide', how: verb === 'win' ? 'won' : 'lost', players, others, span }];
}

function look(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const cards = fixedCards(scope, object, prepare);
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.verb.span, { word: 'you' });
  return cards && [{ op: 'look', cards: cards.set, you: scope.acting, span: order.span }];
}

function choose(scope: Scope, _: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const read = scope.read.expression(scope, object);
  const what = read && asChoice(scope, read);
  if (!what) return undefined;
  if (!what.choice) return lacksObject(scope, what.span, 'choose');
  const picked = readPick(scope, what);
  if (picked) prepare.push(picked.act);
  return picked && [];
}

/** `shuffle the deck`, and `shuffle your hand into the deck`, which moves the cards there first. */
function shuffle(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const { span } = order;
  const into = order.args.arguments.find(({ preposition }) => preposition === 'into');
  if (into) return shuffleInto(scope, order, object, into.phrase, prepare);
  const zone = scope.read.expression(scope, object);
  if (!zone) return undefined;
  if (zone.thing.sort !== 'zone' || !zone.scalar) return wrongSort(scope, zone, 'zone');
  return [{ op: 'shuffle', zone: zone.scalar, you: scope.acting, span }];
}

function shuffleInto(
  scope: Scope,
  { span }: Order,
  object: Expression,
  into: Expression,
  prepare: Act[],
): Act[] | undefined {
  const cards = cardsOrZone(scope, object, prepare);
  const where = cards && scope.read.expression(scope, into);
  if (!where) return undefined;
  if (where.thing.sort !== 'zone' || !where.scalar) return wrongSort(scope, where, 'zone');
  const to = destinationOf(scope, cards, where, prepare);
  if (to?.kind !== 'zone') return undefined;
  return [
    { op: 'move', cards: cards.set, to, span },
    { op: 'shuffle', zone: to.zone, you: scope.acting, span },
  ];
}

/** Cards, or all cards in a zone that is named. */
function cardsOrZone(scope: Scope, object: Expression, prepare: Act[]): PhraseMeaning | undefined {
  const named = scope.read.expression(scope, object);
  if (named?.thing.sort !== 'zone' || !named.scalar) return named && fixedCards(scope, object, prepare);
  const { zone } = named.thing;
  return {
    ...named,
    thing: { sort: 'card', zone, kinds: zone?.takes },
    scalar: undefined,
    set: { op: 'cards-in', zone: named.scalar },
    many: true,
  };
}

function reveal(scope: Scope, { span }: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const cards = fixedCards(scope, object, prepare);
  return cards && [{ op: 'reveal', cards: cards.set, you: scope.acting, span }];
}

function move(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const to = order.args.arguments.find((argument) => argument.preposition === 'to');
  const beneath = to ? undefined : putUnder(object);
  if (beneath) return readPutUnder(scope, order, beneath, prepare);
  const cards = fixedCards(scope, object, prepare);
  if (!cards) return undefined;
  if (!to)
    return reportAt(scope, 'name/missing-object', order.span, {
      verb: 'move',
      wanted: behindWord('to', say(primitives.move.takes[1].wants)),
    });
  const said = endOf(to.phrase);
  const end = to.phrase.kind === 'noun' && to.phrase.ordinal?.which === said?.which ? said : undefined;
  const where = scope.read.expression(scope, end?.of ?? to.phrase);
  if (!where) return undefined;
  const found = destinationOf(scope, cards, where, prepare);
  const destination =
    found?.kind === 'zone' && end ? { ...found, end: end.which, named: true as const } : found;
  if (end && destination?.kind === 'pile') return noEffect(scope, to.span);
  const place = end?.of ?? to.phrase;
  const name = place.kind === 'noun' ? place.name : undefined;
  if (name && (destination?.kind === 'zone' || isFresh(where)))
    return reportNameBehind(scope, object, place, name);
  if (!destination) return undefined;
  const by = destination.kind === 'pile' ? scope.acting : undefined;
  const moved: Act = { op: 'move', cards: cards.set, to: destination, ...(by && { by }), span: order.span };
  // A cell that was not chosen may be full: then the cards stay.
  const room =
    destination.kind === 'pile' && !where.choice
      ? roomFor(scope, cards, destination.zone, destination.pile)
      : undefined;
  return [room ? { op: 'if', test: room, then: [moved], otherwise: [], span: order.span } : moved];
}

function destinationOf(
  scope: Scope,
  cards: PhraseMeaning,
  where: PhraseMeaning,
  prepare: Act[],
): Destination | undefined {
  const { zone } = where.thing;
  if (
    where.thing.sort === 'zone' &&
    zone &&
    cards.thing.kinds &&
    zone.takes &&
    !cards.thing.kinds.some((kind) => zone.takes!.includes(kind))
  ) {
    const details = { place: zone.names.en[0], noun: typePhrase(cards.thing) };
    return reportAt(scope, 'name/never', where.span, details);
  }
  if (where.thing.sort === 'zone' && where.scalar && zone?.order !== 'grid') {
    const owner = where.scalar.op === 'zone' ? where.scalar.of : undefined;
    if (owner) prepare.push(...requiring(scope, owner, where.span));
    const known = bindToLocal(scope, where, prepare);
    return known?.scalar && { kind: 'zone', zone: known.scalar, end: 'top' };
  }
  if (where.thing.sort === 'pile' && zone) {
    if (isFresh(where)) return { kind: 'pile', pile: constant(-1), zone };
    const free = where.choice ? changing(scope, cards, where) : where;
    const roomy = free && where.choice ? withRoom(scope, cards, free) : free;
    const pile = roomy && bindToLocal(scope, roomy, prepare);
    if (pile?.scalar) {
      if (!isNew(scope, pile.scalar)) prepare.push(...requiring(scope, pile.scalar, where.span));
      return { kind: 'pile', pile: pile.scalar, zone };
    }
  }
  return wrongSort(scope, where, 'place');
}

/** `a new stall` */
const isFresh = ({ set, scalar }: PhraseMeaning): boolean => set.op === 'new-pile' && !scalar;

/** Whether a pile that was chosen may be one that is not there yet. */
const isNew = ({ maybeNew }: Scope, pile: Scalar): boolean => pile.op === 'local' && maybeNew.has(pile.slot);

/** Destinations that would leave everything as it is are not offered. */
const changing = (scope: Scope, cards: PhraseMeaning, where: PhraseMeaning): PhraseMeaning =>
  offered(scope, where, writtenWords(scope, where.span), (pile) => ({
    op: 'rearranges',
    cards: cards.set,
    pile,
  }));

function use(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const { asThis } = order;
  const self = asThis && scope.read.expression(scope, { kind: 'pronoun', which: 'this', span: asThis });
  if (asThis && !self) return undefined;
  const text = readCardText(scope, 'use', object, prepare, (card) => !self || isOfKind(scope, card, self));
  if (!text) return undefined;
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.span, { word: 'you' });
  return [{ op: 'use', ...text, as: self?.scalar, you: scope.acting, span: order.span }];
}

/** Whether a card is of the kind of this one: only what is about such a card can be written with this one. */
function isOfKind(scope: Scope, card: PhraseMeaning, self: PhraseMeaning): boolean {
  const [kind] = self.thing.kinds ?? [];
  if (card.thing.kinds?.every((each) => each === kind)) return true;
  const advice = say('phrase/without-the-text-is-carried-out', { what: written('as this') });
  wrongSort(scope, card, 'card of the same kind', card.span, { advice });
  return false;
}

/** The rolls that a window is opened for: those in its locals, and those that its lists are made of. */
function markOpened(
  scope: Scope,
  rolls: readonly { readonly slot: number }[],
  prepare: readonly Act[],
): void {
  const slots = rolls.map(({ slot }) => slot);
  const made = prepare.filter((act) => (act.op === 'list' || act.op === 'let') && slots.includes(act.slot));
  slots.push(...nodesOf(made, 'local').map(({ slot }) => slot));
  for (const slot of slots)
    if (scope.slots[slot].sort === 'roll') scope.slots[slot] = { ...scope.slots[slot], opened: true };
}

/** `open the haggling window for that card`: the parameters are those that the window declares. */
function open(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const symbol = declaredObject(scope, 'open', object, 'window')?.symbol;
  if (!symbol) return undefined;
  const you = scope.acting ?? openedByNobody(scope, symbol);
  if (!you) return reportAt(scope, 'name/no-you', order.verb.span, { word: 'you' });
  const tree: Order = { ...order, args: { ...order.args, object: undefined } };
  const given = scope.read.args(scope, symbol, tree, prepare);
  if (!given) return undefined;
  for (const slot of given.filter((each) => canBeNone(scope.slots[each]) && !scope.slots[each].many))
    prepare.push(...requiring(scope, { op: 'local', slot }, order.span));
  const rolls = given.flatMap((slot) =>
    scope.slots[slot].sort === 'roll' ? [{ slot, many: scope.slots[slot].many }] : [],
  );
  markOpened(scope, rolls, prepare);
  const responses: number[] = [];
  scope.responses = { of: responses, level: scope.level };
  return [{ op: 'open', window: symbol, you, arguments: given, rolls, responses, span: order.span }];
}
