import type { Layout } from '../../../engine/state/position-layout.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { freePile } from '../../../engine/state/card-lists.ts';
import { NAMED_END, NO_PILE } from '../../../engine/effects/card-changes.ts';
import { SourceWriter } from '../source-writer.ts';

/**
 * Moves one card in games whose cards have no state, as `moveOne` does where nobody listens: into a zone, perhaps to a
 * pile in it (-1: a new one).
 */
export type MoveCard = (p: Int32Array, takes: Uint8Array, card: number, zone: number, pile: number) => void;

/** The same into a zone that is known, and to no pile. */
export type MoveCardIn = (p: Int32Array, takes: Uint8Array, card: number) => void;

const movers = new WeakMap<Layout, Map<boolean, MoveCard>>();
const moversInto = new WeakMap<Layout, Map<number, MoveCardIn>>();

/** The function that moves cards to an end of the zones of a table: made once, with all places as numbers. */
export function moverOf(layout: Layout, atEnd: boolean): MoveCard {
  let own = movers.get(layout);
  if (!own) movers.set(layout, (own = new Map()));
  let move = own.get(atEnd);
  if (!move) own.set(atEnd, (move = writeMover(layout, atEnd)));
  return move;
}

/** The function that moves cards to the end of a zone of a table, or to its beginning. */
export function moverInto(layout: Layout, zone: number, atEnd: boolean): MoveCardIn {
  let own = moversInto.get(layout);
  if (!own) moversInto.set(layout, (own = new Map()));
  const key = atEnd ? zone : -1 - zone;
  let move = own.get(key);
  if (!move) own.set(key, (move = writeMoverInto(layout, zone, atEnd)));
  return move;
}

/** The words of a doubly linked list: of each card its neighbours, the ends of the list, and how many lists there are. */
interface Links {
  readonly previous: number;
  readonly next: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly lists: number;
}

const pileLinks = (layout: Layout): Links => ({
  previous: layout.pilePrevious,
  next: layout.pileNext,
  first: layout.pileFirst,
  last: layout.pileLast,
  count: layout.pileCount,
  lists: layout.piles,
});

const zoneLinks = (layout: Layout): Links => ({
  previous: layout.previous,
  next: layout.next,
  first: layout.zoneFirst,
  last: layout.zoneLast,
  count: layout.zoneCount,
  lists: layout.zones,
});

function writeMoverInto(layout: Layout, zone: number, atEnd: boolean): MoveCardIn {
  const w = new SourceWriter();
  const { cards, zone: zoneOf, pile: pileOf } = layout;
  w.line(`if (card < 0 || takes[${zone * cards} + card] !== 1) return;`);
  w.line(`const here = p[${zoneOf} + card];`);
  w.line(`if (here === ${zone}) return;`);
  w.block('if (here >= 0)', () => {
    w.line(`const own = p[${pileOf} + card];`);
    w.block('if (own >= 0)', () => {
      unlink(w, pileLinks(layout), 'own');
      w.line(`p[${pileOf} + card] = -1;`);
    });
    unlink(w, zoneLinks(layout), 'here');
  });
  link(w, zoneLinks(layout), `${zone}`, atEnd);
  w.line(`p[${zoneOf} + card] = ${zone};`);
  noteMoved(w, layout, '1', `${layout.zoneParts[zone]}`, 'here');
  return w.makeWhole<MoveCardIn>(['p', 'takes', 'card'], '');
}

/** Counts the changes, and says what of the position they are of. */
function noteMoved(w: SourceWriter, { zoneParts }: Layout, moved: string, into: string, from: string): void {
  const parts = w.capture(zoneParts);
  w.line(`p[${Header.changes}] += ${moved};`);
  w.line(`p[${Header.settled}] &= ~(${into} | (${from} < 0 ? 0 : ${parts}[${from}]));`);
}

function writeMover(layout: Layout, atEnd: boolean): MoveCard {
  const w = new SourceWriter();
  const { cards, nowhere, zone: zoneOf, pile: pileOf, pileCount } = layout;
  const inZone = zoneLinks(layout);
  const inPile = pileLinks(layout);
  w.line(`if (card < 0 || zone === ${nowhere}) return;`);
  w.line('let into = pile;');
  w.line(`const own = p[${pileOf} + card];`);
  w.block('if (pile === -1)', () => {
    w.line(`if (own >= 0 && p[${pileCount} + own] === 1) return;`);
    w.line(`into = ${w.capture(freePile)}(p, ${w.capture(layout)});`);
  });
  w.line(`if (takes[zone * ${cards} + card] !== 1) return;`);
  w.line(`const here = p[${zoneOf} + card];`);
  w.block('if (here === zone)', () => {
    w.block(`if (into === ${NAMED_END})`, () =>
      w.line(`if (p[${atEnd ? inZone.last : inZone.first} + zone] === card) return;`),
    );
    w.line(`else if (into === ${NO_PILE} || own === into) return;`);
  });
  w.block('if (here >= 0 && own >= 0)', () => {
    unlink(w, inPile, 'own');
    w.line(`p[${pileOf} + card] = -1;`);
  });
  w.block('if (here !== zone || into < 0)', () => {
    w.block('if (here >= 0)', () => unlink(w, inZone, 'here'));
    link(w, inZone, 'zone', atEnd);
    w.line(`p[${zoneOf} + card] = zone;`);
  });
  w.block('if (into >= 0)', () => {
    link(w, inPile, 'into', true);
    w.line(`p[${pileOf} + card] = into;`);
  });
  noteMoved(w, layout, '1', `${w.capture(layout.zoneParts)}[zone]`, 'here');
  return w.makeWhole<MoveCard>(['p', 'takes', 'card', 'zone', 'pile'], '');
}

/** Moves the cards of a list on the stack, as `move` does where nobody listens: into a zone and to no pile. */
export type MoveCards = (p: Int32Array, takes: Uint8Array, list: number, zone: number) => void;

/** The same into a zone that is known. */
export type MoveCardsIn = (p: Int32Array, takes: Uint8Array, list: number) => void;

const listMovers = new WeakMap<Layout, MoveCards>();
const listMoversInto = new WeakMap<Layout, Map<number, MoveCardsIn>>();

/** The function that moves cards of lists to the ends of zones of a table. */
export function listMoverOf(layout: Layout): MoveCards {
  let move = listMovers.get(layout);
  if (!move) listMovers.set(layout, (move = writeListMover<MoveCards>(layout)));
  return move;
}

/** The function that moves cards of lists to the end of a zone of a table. */
export function listMoverInto(layout: Layout, zone: number): MoveCardsIn {
  let own = listMoversInto.get(layout);
  if (!own) listMoversInto.set(layout, (own = new Map()));
  let move = own.get(zone);
  if (!move) own.set(zone, (move = writeListMover<MoveCardsIn>(layout, zone)));
  return move;
}

/** Where a whole zone moves in its order, its cards stay linked as they are. */
function writeListMover<Move>(layout: Layout, known?: number): Move {
  const w = new SourceWriter();
  const { cards, zones, nowhere, zone: zoneOf, next, previous, pile } = layout;
  const { zoneFirst, zoneLast, zoneCount } = layout;
  if (known === undefined) w.line(`if (list < 0 || zone === ${nowhere}) return;`);
  else {
    w.line('if (list < 0) return;');
    w.line(`const zone = ${known};`);
  }
  w.line('const end = list + p[list];');
  w.block('for (let i = list + 1; i <= end; i++)', () => {
    w.line('let card = p[i];');
    w.line(`const here = card < 0 ? -1 : p[${zoneOf} + card];`);
    w.line('let last = i;');
    w.block(`if (here >= 0 && here !== zone && p[${zoneFirst} + here] === card)`, () => {
      w.line(`last = i + p[${zoneCount} + here] - 1;`);
      w.line('let at = i;');
      w.line(`if (last > i && last <= end)`);
      w.line(
        `  while (at < last && takes[zone * ${cards} + p[at]] === 1 && p[${next} + p[at]] === p[at + 1]) at++;`,
      );
      w.line(`if (at !== last || takes[zone * ${cards} + p[at]] !== 1) last = i;`);
    });
    w.block('if (last === i)', () => {
      if (known === undefined)
        w.line(`${w.capture(moverOf(layout, true))}(p, takes, card, zone, ${NO_PILE});`);
      else w.line(`${w.capture(moverInto(layout, known, true))}(p, takes, card);`);
      w.line('continue;');
    });
    w.line(`const end0 = p[${zoneLast} + zone];`);
    w.line(`p[${previous} + card] = end0; p[${next} + end0] = card;`);
    w.line(`p[${zoneLast} + zone] = p[last]; p[${next} + p[last]] = zone - ${zones};`);
    w.line(`p[${zoneCount} + zone] += last - i + 1;`);
    w.line(`p[${zoneFirst} + here] = p[${zoneLast} + here] = here - ${zones}; p[${zoneCount} + here] = 0;`);
    noteMoved(w, layout, 'last - i + 1', `${w.capture(layout.zoneParts)}[zone]`, 'here');
    w.block('for (; ; i++)', () => {
      w.line('card = p[i];');
      w.line(`const own = p[${pile} + card];`);
      w.block('if (own >= 0)', () => {
        unlink(w, pileLinks(layout), 'own');
        w.line(`p[${pile} + card] = -1;`);
      });
      w.line(`p[${zoneOf} + card] = zone;`);
      w.line('if (i === last) break;');
    });
  });
  return w.makeWhole<Move>(['p', 'takes', 'list', ...(known === undefined ? ['zone'] : [])], '');
}

function unlink(w: SourceWriter, { previous, next, count }: Links, list: string): void {
  const [before, after] = [w.name('b'), w.name('a')];
  w.line(`const ${before} = p[${previous} + card], ${after} = p[${next} + card];`);
  w.line(`p[${next} + ${before}] = ${after}; p[${previous} + ${after}] = ${before};`);
  w.line(`p[${count} + ${list}]--;`);
}

function link(w: SourceWriter, links: Links, list: string, atEnd: boolean): void {
  const [back, on, near] = atEnd
    ? [links.previous, links.next, links.last]
    : [links.next, links.previous, links.first];
  const end = w.name('e');
  w.line(`const ${end} = p[${near} + ${list}];`);
  w.line(`p[${back} + card] = ${end}; p[${on} + card] = ${list} - ${links.lists};`);
  w.line(`p[${on} + ${end}] = card; p[${near} + ${list}] = card;`);
  w.line(`p[${links.count} + ${list}]++;`);
}
