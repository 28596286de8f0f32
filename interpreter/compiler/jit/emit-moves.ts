import type { Layout } from '../../engine/state/position-layout.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { freePile } from '../../engine/state/card-lists.ts';
import { NAMED_END, NO_PILE } from '../../engine/effects/card-changes.ts';
import { SourceWriter } from './source-writer.ts';

/**
 * Moves one card in games whose cards have no state, as `moveOne` does where nobody listens: into a zone, perhaps to a
 * pile in it (-1: a new one).
 */
export type MoveCard = (p: Int32Array, takes: Uint8Array, card: number, zone: number, pile: number) => void;

const movers = new WeakMap<Layout, Map<boolean, MoveCard>>();

/** The function that moves cards to an end of the zones of a table: made once, with all places as numbers. */
export function moverOf(layout: Layout, atEnd: boolean): MoveCard {
  let own = movers.get(layout);
  if (!own) movers.set(layout, (own = new Map()));
  let move = own.get(atEnd);
  if (!move) own.set(atEnd, (move = writeMover(layout, atEnd)));
  return move;
}

/** The words of a doubly linked list: of each card its neighbours, and the ends of the list. */
interface Links {
  readonly previous: number;
  readonly next: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

function writeMover(layout: Layout, atEnd: boolean): MoveCard {
  const w = new SourceWriter();
  const { cards, nowhere, zone: zoneOf, pile: pileOf, pileCount } = layout;
  const inZone: Links = {
    previous: layout.previous,
    next: layout.next,
    first: layout.zoneFirst,
    last: layout.zoneLast,
    count: layout.zoneCount,
  };
  const inPile: Links = {
    previous: layout.pilePrevious,
    next: layout.pileNext,
    first: layout.pileFirst,
    last: layout.pileLast,
    count: pileCount,
  };
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
  const parts = w.capture(layout.zoneParts);
  w.line(`p[${Header.changes}]++;`);
  w.line(`p[${Header.settled}] &= ~(${parts}[zone] | (here < 0 ? 0 : ${parts}[here]));`);
  return w.makeWhole<MoveCard>(['p', 'takes', 'card', 'zone', 'pile'], '');
}

function unlink(w: SourceWriter, { previous, next, first, last, count }: Links, list: string): void {
  const [before, after] = [w.name('b'), w.name('a')];
  w.line(`const ${before} = p[${previous} + card], ${after} = p[${next} + card];`);
  w.line(`if (${before} < 0) p[${first} + ${list}] = ${after}; else p[${next} + ${before}] = ${after};`);
  w.line(`if (${after} < 0) p[${last} + ${list}] = ${before}; else p[${previous} + ${after}] = ${before};`);
  w.line(`p[${count} + ${list}]--;`);
}

function link(w: SourceWriter, links: Links, list: string, atEnd: boolean): void {
  const [back, on, far, near] = atEnd
    ? [links.previous, links.next, links.first, links.last]
    : [links.next, links.previous, links.last, links.first];
  const end = w.name('e');
  w.line(`const ${end} = p[${near} + ${list}];`);
  w.line(`p[${back} + card] = ${end}; p[${on} + card] = -1;`);
  w.line(`if (${end} < 0) p[${far} + ${list}] = card; else p[${on} + ${end}] = card;`);
  w.line(`p[${near} + ${list}] = card;`);
  w.line(`p[${links.count} + ${list}]++;`);
}
