import { forgetLooks } from './sight.ts';
import type { CounterSymbol } from '../../dsl/language/symbols/symbols.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import { NONE } from '../../interpreter/game/linked-game.ts';
import { say } from './lines.ts';
import { byIndex, cardName, pileName, zoneName } from './names.ts';
import { isFull, isInPlay, takes, topOf, zoneOf } from './places.ts';
import {
  cardOr,
  checked,
  newFrame,
  NOTHING,
  type Card,
  type Frame,
  type Pile,
  type Play,
  type Zone,
} from './state.ts';

/** Everything that changes what players can see. A change that changes nothing is not told. */

/** Where cards go: a zone, and perhaps a pile in it or a new one. */
export interface Target {
  readonly zone: Zone;
  readonly pile: Pile | 'new' | undefined;
  readonly atEnd: boolean;
  /** The text names the end: a card that lies in the zone already goes there as well. */
  readonly named: boolean;
}

interface Moving {
  readonly given: ReadonlySet<Card>;
  readonly told: Map<Zone, { cards: Card[]; from: (Zone | undefined)[] }>;
}

/** Moves cards with all that goes along; each destination is told as one event. */
export function move(g: Play, frame: Frame, id: string, cards: readonly Card[], to: Target): void {
  const own = cards[0]?.pile;
  const isWhole =
    own && !own.cell && own.cards.length === cards.length && cards.every((card) => card.pile === own);
  if (to.pile === 'new' && isWhole) return;
  const moving: Moving = { given: new Set(cards.map(topOf)), told: new Map() };
  const place = g.piles.findIndex((pile) => pile === undefined);
  const pile = to.pile === 'new' ? newPile() : to.pile;
  for (const card of moving.given) put(g, card, { ...to, pile }, moving, place < 0 ? g.piles.length : place);
  tell(g, frame, id, moving, to.zone, pile);
}

const newPile = (): Pile => ({ is: 'pile', cards: [] });

function tell(g: Play, frame: Frame, id: string, { told }: Moving, main?: Zone, pile?: Pile): void {
  for (const [zone, { cards, from }] of told) {
    const zones = [...new Set(from)].map((each) => zoneName(g, each));
    // Where not everybody sees the cards any more, the order in which they came tells nothing of how they lie.
    const names =
      zone.symbol.seenBy === 'everyone' || isSolo(g, zone) ? cards.map((card) => card.name) : byIndex(cards);
    say(g, frame, id, {
      event: 'move',
      cards: names,
      from: zones.length === 1 ? zones[0] : zones,
      to: zoneName(g, zone),
      ...(zone === main && pile ? { pile: pileName(g, pile) } : {}),
    });
  }
}

/** Whether the only player there is sees a zone. */
const isSolo = (g: Play, zone: Zone): boolean =>
  g.seats.length === 1 && zone.symbol.seenBy === 'owner' && zone.seat === 0;

function put(
  g: Play,
  card: Card,
  to: {
    readonly zone: Zone;
    readonly pile: Pile | undefined;
    readonly atEnd: boolean;
    readonly named?: boolean;
  },
  moving: Moving,
  place = g.piles.length,
  from = zoneOf(card),
): void {
  const { zone, pile, atEnd, named = false } = to;
  if (!takes(zone, card)) return;
  const here = card.zone;
  const isThere = named ? zone.cards.at(atEnd ? -1 : 0) === card : !pile || card.pile === pile;
  if (here === zone && isThere) return;
  if (here !== zone && isFull(g, zone)) return;
  note(card, zone, moving, from);
  if (here === zone && !named) leavePile(g, card);
  else {
    takeAway(g, card);
    putIn(card, zone, atEnd);
  }
  if (pile) {
    if (!g.piles.includes(pile)) g.piles[place] = pile;
    pile.cards.push(card);
    card.pile = pile;
  }
  g.changes++;
  if (here !== zone) arrive(g, card, zone, moving, from);
}

function note(card: Card, zone: Zone, { told }: Moving, from = zoneOf(card)): void {
  const entry = told.get(zone) ?? { cards: [], from: [] };
  told.set(zone, entry);
  entry.cards.push(card);
  entry.from.push(from);
}

function putIn(card: Card, zone: Zone, atEnd = true): void {
  if (atEnd) zone.cards.push(card);
  else zone.cards.unshift(card);
  card.zone = zone;
}

function leavePile(g: Play, card: Card): void {
  const { pile } = card;
  if (!pile) return;
  pile.cards.splice(pile.cards.indexOf(card), 1);
  card.pile = undefined;
  if (pile.cards.length === 0 && !pile.cell) g.piles[g.piles.indexOf(pile)] = undefined;
}

/** Takes a card from where it is: its zone and pile, or its host. */
function takeAway(g: Play, card: Card): void {
  leavePile(g, card);
  if (card.zone) card.zone.cards.splice(card.zone.cards.indexOf(card), 1);
  card.zone = undefined;
  if (!card.host) return;
  card.host.attached.splice(card.host.attached.indexOf(card), 1);
  card.host = undefined;
  card.attacher = NOTHING;
}

/** What coming into another zone means for a card and for what lies with it. */
/** `from`: where the card was; what goes along with it was there too. */
function arrive(g: Play, card: Card, zone: Zone, moving: Moving, from: Zone | undefined): void {
  card.shown = card.looked = new Set();
  card.arrived = ++g.serial;
  if (zone.symbol.inPlay) {
    enterPlay(g, card);
    return;
  }
  leavePlay(g, card);
  const attached = card.attached.slice();
  for (const each of attached)
    if (!moving.given.has(each))
      put(
        g,
        each,
        { zone: leavesTo(g, each) ?? zone, pile: undefined, atEnd: true },
        moving,
        undefined,
        from,
      );
  const base = card.beneath;
  if (!base) return;
  note(base, zone, moving, from);
  card.beneath = undefined;
  base.above = undefined;
  putIn(base, zone);
  arrive(g, base, zone, moving, from);
}

/** Where an attached card goes when its host leaves play. */
function leavesTo(g: Play, card: Card): Zone | undefined {
  const place = g.game.leavesTo?.[card.printed.symbol.kind.index];
  if (!place) return undefined;
  const frame = newFrame('leaving', [], undefined, NOTHING, undefined);
  const zone = g.value({ frame, it: { depth: reserved.leaving, value: card, outer: undefined } }, place);
  return typeof zone === 'object' && zone.is === 'zone' ? zone : undefined;
}

export function enterPlay(g: Play, card: Card): void {
  if (card.entered === 0) card.entered = ++g.serial;
  for (const each of card.attached) enterPlay(g, each);
}

function leavePlay(g: Play, card: Card): void {
  if (card.entered === 0) return;
  card.entered = 0;
  resetCounters(g, card);
}

/** The number that a counter of a card starts with; undefined for cards without it. */
export function startOf(counter: CounterSymbol, { printed }: Card): number | undefined {
  const { kind } = printed.symbol;
  if (counter.of !== 'card' || !counter.kinds?.includes(kind)) return undefined;
  if (counter.startsField === undefined) return counter.starts;
  const field = kind.fields.find((each) => each.id === counter.startsField);
  const value = field ? printed.values[field.index] : NONE;
  return value === NONE ? (counter.from ?? 0) : value;
}

export function resetCounters(g: Play, card: Card): void {
  for (const counter of g.game.vocabulary.counters) {
    const start = startOf(counter, card);
    if (start !== undefined) card.counters.set(counter, start);
  }
}

export function attach(g: Play, frame: Frame, id: string, card: Card, to: Card, you: number): void {
  const host = topOf(to);
  const chain: (Card | undefined)[] = [];
  for (let each: Card | undefined = host; each; each = each.host) chain.push(each);
  if (card.host === host || chain.includes(card)) return;
  const from = zoneOf(card);
  takeAway(g, card);
  host.attached.push(card);
  card.host = host;
  card.attacher = you;
  card.arrived = ++g.serial;
  card.shown = card.looked = new Set();
  if (isInPlay(host)) enterPlay(g, card);
  else leavePlay(g, card);
  g.changes++;
  say(g, frame, id, { event: 'attach', card: card.name, to: host.name, from: zoneName(g, from) }, false);
}

/** Lays a card over another one, whose place and state it takes. */
export function cover(g: Play, frame: Frame, id: string, under: Card, form: Card): void {
  const base = topOf(under);
  const zone = zoneOf(base);
  if (form === base || form.above || !zone || !takes(zone, form)) return;
  const from = zoneOf(form);
  takeAway(g, form);
  takePlace(g, base, form);
  form.beneath = base;
  base.above = form;
  g.changes++;
  say(g, frame, id, { event: 'cover', card: base.name, using: form.name, from: zoneName(g, from) }, false);
}

/** Takes the top of covered cards away; what it covers has the place and the state again. */
export function uncover(g: Play, frame: Frame, id: string, card: Card, zone: Zone): void {
  const top = topOf(card);
  const base = top.beneath;
  if (!base || !takes(zone, top) || isFull(g, zone)) return;
  const moving: Moving = { given: new Set(), told: new Map() };
  const from = zoneOf(top);
  note(top, zone, moving, from);
  top.beneath = undefined;
  base.above = undefined;
  takePlace(g, top, base);
  putIn(top, zone);
  arrive(g, top, zone, moving, from);
  g.changes++;
  say(g, frame, id, { event: 'uncover', card: top.name, back: base.name }, false);
  tell(g, frame, id, moving);
}

const replaceIn = <T>(list: T[], old: T, now: T): void => void (list[list.indexOf(old)] = now);

/** One card takes the place of another: in its zone and pile or at its host, with what it carries. */
function takePlace(g: Play, old: Card, card: Card): void {
  if (old.zone) replaceIn(old.zone.cards, old, card);
  if (old.pile) replaceIn(old.pile.cards, old, card);
  if (old.host) replaceIn(old.host.attached, old, card);
  const { zone, pile, host, attacher, entered, arrived, shown } = old;
  Object.assign(card, { zone, pile, host, attacher, entered, arrived, shown, looked: new Set() });
  card.attached.splice(0, card.attached.length, ...old.attached);
  for (const each of card.attached) each.host = card;
  old.attached.length = 0;
  for (const counter of g.game.vocabulary.counters) {
    const start = startOf(counter, card);
    if (start === undefined) continue;
    card.counters.set(counter, startOf(counter, old) === undefined ? start : old.counters.get(counter)!);
  }
  const nowhere = { zone: undefined, pile: undefined, host: undefined, attacher: NOTHING };
  Object.assign(old, { ...nowhere, entered: 0, arrived: 0, shown: new Set(), looked: new Set() });
  resetCounters(g, old);
}

export function turn(g: Play, frame: Frame, id: string, cards: readonly Card[], face: 'up' | 'down'): void {
  const all = new Set(face === 'up' ? g.seats.keys() : []);
  const turned = cards.filter((card) => {
    const zone = zoneOf(card);
    return zone && zone.symbol.seenBy !== 'everyone' && card.shown.size !== all.size;
  });
  if (turned.length === 0) return;
  for (const card of turned) card.shown = all;
  g.changes += turned.length;
  say(g, frame, id, { event: `face ${face}`, cards: turned.map((card) => card.name) });
}

/** Takes the dice off the table, and ends all looking at cards. */
export function layAside(g: Play): void {
  g.rolls = [];
  forgetLooks(g);
}

/** Puts the cards of a zone in random order: each card takes a place among those before it, and who was there goes to the end. */
export function shuffle(g: Play, frame: Frame, id: string, zone: Zone): void {
  const { cards } = zone;
  for (let i = 0; i < cards.length; i++) {
    const at = g.random.shuffle(i + 1);
    [cards[at], cards[i]] = [cards[i], cards[at]];
  }
  if (cards.length === 0) return;
  for (const card of cards) {
    card.looked = new Set();
    card.arrived = 0;
  }
  g.changes++;
  say(g, frame, id, { event: 'shuffle', zone: zoneName(g, zone) });
}

/** Changes a counter, within its limits. */
export function count(
  g: Play,
  frame: Frame,
  id: string,
  counter: CounterSymbol,
  owner: Card | number,
  change: 'add' | 'subtract' | 'set',
  amount: number,
): void {
  const card = cardOr(owner);
  if (
    counter.of === 'card'
      ? !card || startOf(counter, card) === undefined
      : counter.of === 'player' && (owner as number) < 0
  )
    return;
  const seat = counter.of === 'game' ? 0 : (owner as number);
  const before = card ? card.counters.get(counter)! : g.counters.get(counter)![seat];
  const wanted = change === 'set' ? amount : checked(change === 'add' ? before + amount : before - amount);
  const now = Math.max(counter.from ?? wanted, Math.min(counter.to ?? wanted, wanted));
  if (now === before) return;
  if (card) card.counters.set(counter, now);
  else g.counters.get(counter)![seat] = now;
  g.changes++;
  const of = counter.of === 'game' ? {} : { of: card ? cardName(card) : g.seats[seat] };
  if (counter.holds) {
    const { holds } = counter;
    const name = (value: number): string => {
      if (value < 0) return 'nothing';
      if (holds.sort === 'value') return holds.of.values[value].id;
      return holds.sort === 'card' ? cardName(g.cards[value]) : g.seats[value];
    };
    say(g, frame, id, { event: 'become', state: counter.id, ...of, before: name(before), now: name(now) });
    return;
  }
  say(g, frame, id, { event: 'count', counter: counter.id, ...of, before, now });
}

/** How much of an amount a counter can be changed by. */
export function room(
  g: Play,
  how: 'gain' | 'lose' | 'pay',
  counter: CounterSymbol,
  owner: Card | number,
  amount: number,
): number {
  const card = cardOr(owner);
  if (counter.of === 'card' && (!card || startOf(counter, card) === undefined)) return 0;
  if (counter.of === 'player' && (owner as number) < 0) return 0;
  const seat = counter.of === 'game' ? 0 : (owner as number);
  const now = card ? card.counters.get(counter)! : g.counters.get(counter)![seat];
  const most = how === 'gain' ? (counter.to ?? Infinity) - now : now - (counter.from ?? -Infinity);
  return Math.min(amount, most);
}

export function appoint(g: Play, frame: Frame, id: string, role: number, player: number): void {
  if (player === NOTHING || g.roles[role] === player) return;
  g.roles[role] = player;
  g.changes++;
  const { id: name } = g.game.vocabulary.roles[role];
  say(g, frame, id, { event: 'appoint', role: name, player: g.seats[player] });
}
