import type { Many } from '../../../dsl/ir/expressions.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { topOf } from '../../engine/state/card-columns.ts';
import { Header, type Layout } from '../../engine/state/position-layout.ts';
import { borrow } from '../../engine/program/machine.ts';
import { Roll, rollAt, RollState } from '../../engine/state/roll-records.ts';
import { seatBehind } from '../../engine/state/turn-order.ts';
import { cardMask } from '../codegen/expressions/card-masks.ts';
import type { Compiler } from '../codegen/codegen-context.ts';
import { NEW_PILE } from '../codegen/choices/pile-targets.ts';
import { cellsOf } from '../codegen/values/bit-sets.ts';
import type { Emitter } from './emitter.ts';

/** Writes what is done with an element, which is a variable or a number. */
type Body = (element: string) => void;

/** Writes a loop; false where the list is left to a closure. */
type EmitLoop<Op extends Many['op']> = (
  e: Emitter,
  tree: Many & { readonly op: Op },
  body: Body,
) => boolean | void;

/** What is attached to a card comes behind it, and before what is attached to its host later; -1 behind all of a root. */
type NextAttached = (p: Int32Array, card: number, root: number) => number;

const walks = new WeakMap<Layout, NextAttached>();

function nextAttached(layout: Layout): NextAttached {
  const known = walks.get(layout);
  if (known) return known;
  const { host, firstAttached, nextAttached: next } = layout.state;
  const walk: NextAttached = (p, card, root) => {
    if (p[firstAttached + card] >= 0) return p[firstAttached + card];
    for (let at = card; at !== root; at = p[host + at]) if (p[next + at] >= 0) return p[next + at];
    return -1;
  };
  walks.set(layout, walk);
  return walk;
}

/** A loop over the cards of a zone, with what is attached to them. */
function eachCardIn(e: Emitter, zone: string, body: Body): void {
  const { w, c } = e;
  const { zoneFirst, next, state } = c.layout;
  const card = w.name('c');
  const first = `p[${zoneFirst} + ${zone}]`;
  if (state.host < 0) {
    w.block(`for (let ${card} = ${first}; ${card} >= 0; ${card} = p[${next} + ${card}])`, () => body(card));
    return;
  }
  const root = w.name('s');
  const walk = w.capture(nextAttached(c.layout));
  const step = `(${card} = ${walk}(p, ${card}, ${root})) >= 0 || (${card} = ${root} = p[${next} + ${root}])`;
  w.block(`for (let ${card} = ${first}, ${root} = ${card}; ${card} >= 0; ${step})`, () => body(card));
}

/** The numbers of zones, which follow each other. */
const zonesOf = (c: Compiler, zone: ZoneSymbol): { first: number; end: number } => {
  const first = c.zoneIndex(zone);
  return { first, end: first + (zone.of === 'player' ? c.layout.seats : 1) };
};

/** Zones in play, those that follow each other together. */
function runsInPlay(c: Compiler): { first: number; end: number }[] {
  const runs: { first: number; end: number }[] = [];
  for (const zone of c.game.vocabulary.zones) {
    if (!zone.inPlay) continue;
    const { first, end } = zonesOf(c, zone);
    const last = runs.at(-1);
    if (last?.end === first) last.end = end;
    else runs.push({ first, end });
  }
  return runs;
}

/** Cards of several runs of zones; the body is written once. */
function eachCardOf(e: Emitter, runs: readonly { first: number; end: number }[], body: Body): void {
  const { w } = e;
  if (runs.length === 0) return;
  const zone = w.name('z');
  if (runs.length === 1) {
    const [{ first, end }] = runs;
    w.block(`for (let ${zone} = ${first}; ${zone} < ${end}; ${zone}++)`, () => eachCardIn(e, zone, body));
    return;
  }
  const zones = Int32Array.from(
    runs.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i)),
  );
  const i = w.name('i');
  w.block(`for (let ${i} = 0; ${i} < ${zones.length}; ${i}++)`, () =>
    eachCardIn(e, `${w.capture(zones)}[${i}]`, body),
  );
}

/** A zone that is always one: that of nobody where there is none. */
export function emitPlace(e: Emitter, tree: (Many & { op: 'cards-in' })['zone']): string {
  const zone = e.w.atom(e.value(tree));
  return tree.op === 'zone' ? zone : e.w.atom(`(${zone} < 0 ? ${e.c.layout.nowhere} : ${zone})`);
}

/** A loop from one end of a list of cards, so many cards at most. */
function eachFrom(e: Emitter, start: string, step: number, amount: string, body: Body): void {
  const { w } = e;
  const [card, left] = [w.name('c'), w.name('n')];
  w.line(`let ${left} = ${amount};`);
  const head = `for (let ${card} = ${start}; ${card} >= 0 && ${left} > 0; ${card} = p[${step} + ${card}], ${left}--)`;
  w.block(head, () => body(card));
}

/** A loop over a list that a closure made: it is borrowed for as long. */
export function eachListed(e: Emitter, fill: (list: string) => void, body: Body): void {
  const { w } = e;
  const [list, i] = [w.name('l'), w.name('i')];
  w.line(`const ${list} = ${w.capture(borrow)}(m);`);
  fill(list);
  w.block(`for (let ${i} = 0; ${i} < ${list}.length; ${i}++)`, () => body(w.atom(`${list}.items[${i}]`)));
  w.line(`m.scratch.used--;`);
}

/** A pile that is not there yet. */
const NOT_YET = `(${NEW_PILE})`;

/** The number of cards in piles; see `cardsInPiles`. */
export const emitCardsInPiles = ({ pileZones, zoneCount }: Layout): string =>
  `(${pileZones.map((zone) => `p[${zoneCount + zone}]`).join(' + ') || 0})`;

/** Writes a loop over the elements of a list that pass; all are looked at, and count as work. */
const filter: EmitLoop<'filter'> = (e, { of, depth, test }, body) => {
  const { w } = e;
  const tests = test.op === 'and' ? test.parts : [test];
  const isOfCards = of.op === 'cards-in' || of.op === 'cards-in-all' || of.op === 'in-play';
  const { mask, masked } = isOfCards ? maskOf(e, tests, depth) : { mask: undefined, masked: 0 };
  const left = tests.slice(masked);
  if (of.op === 'new-pile') {
    const passes = w.under(depth, NOT_YET, () => e.test(test));
    w.block(`if (${passes})`, () => body(NOT_YET));
    return true;
  }
  const count = w.name('n');
  const isOfPiles = of.op === 'piles' && !of.zone.grid;
  w.line(`let ${count} = ${isOfPiles ? emitCardsInPiles(e.c.layout) : 0};`);
  e.each(of, (element) => {
    if (!isOfPiles) w.line(`${count}++;`);
    const pass = (): void => {
      if (left.length === 0) {
        body(element);
        return;
      }
      const passes = w.under(depth, element, () =>
        e.test(left.length === 1 ? left[0] : { op: 'and', parts: left }),
      );
      w.block(`if (${passes})`, () => body(element));
    };
    if (mask) w.block(`if (${w.capture(mask)}[${element}] === 1)`, pass);
    else pass();
  });
  w.spend(count);
  return true;
};

/** What is known of cards beforehand, and how many of the tests that says. */
function maskOf(
  e: Emitter,
  tests: readonly (Many & { op: 'filter' })['test'][],
  depth: number,
): { mask: Uint8Array | undefined; masked: number } {
  let masked = 0;
  let mask: Uint8Array | undefined;
  for (const test of tests) {
    const own = cardMask(e.c, test, depth);
    if (!own) break;
    const before = mask;
    mask = before ? own.map((holds, card) => holds & before[card]) : own;
    masked++;
  }
  return { mask, masked };
}

/** Loops by the operations of lists; those that are missing are left to closures. */
export const loopEmitters: { readonly [Op in Many['op']]?: EmitLoop<Op> } = {
  list: (e, { slot }, body) => {
    const { w, c } = e;
    const covered = c.layout.state.above >= 0 && c.slots?.[slot]?.sort === 'card';
    const list = w.atom(w.word(Frame.locals + slot));
    w.block(`if (${list} >= 0)`, () => {
      const [i, end] = [w.name('i'), w.atom(`${list} + p[${list}]`)];
      w.block(`for (let ${i} = ${list} + 1; ${i} <= ${end}; ${i}++)`, () =>
        body(w.atom(covered ? `${w.capture(topOf)}(p, ${w.capture(c.layout)}, p[${i}])` : `p[${i}]`)),
      );
    });
  },
  one: (e, { value, isNumber }, body) => {
    const one = e.w.atom(e.value(value));
    if (isNumber) e.w.block('', () => body(one));
    else e.w.block(`if (${one} >= 0)`, () => body(one));
  },
  'cards-in': (e, { zone }, body) => eachCardIn(e, emitPlace(e, zone), body),
  'cards-in-all': (e, { zone }, body) => eachCardOf(e, [zonesOf(e.c, zone)], body),
  'in-play': (e, _, body) => eachCardOf(e, runsInPlay(e.c), body),
  'cards-in-each': (e, { zones }, body) =>
    e.each(zones, (zone) => {
      eachCardIn(e, e.w.atom(`(${zone} < 0 ? ${e.c.layout.nowhere} : ${zone})`), body);
    }),
  'all-cards': (e, _, body) => {
    const { w, c } = e;
    const card = w.name('c');
    w.block(`for (let ${card} = 0; ${card} < ${c.layout.cards}; ${card}++)`, () => {
      if (c.game.owners || c.layout.state.above >= 0)
        w.block(`if (p[${c.layout.zone} + ${card}] >= 0)`, () => body(card));
      else body(card);
    });
  },
  attached: (e, { to }, body) => {
    const { state } = e.c.layout;
    const { w } = e;
    e.each(to, (host) => {
      if (state.host < 0) return;
      const card = w.name('c');
      const first = `(${host} < 0 ? -1 : p[${state.firstAttached} + ${host}])`;
      w.block(
        `for (let ${card} = ${first}; ${card} >= 0; ${card} = p[${state.nextAttached} + ${card}])`,
        () => body(card),
      );
    });
  },
  'cards-of': (e, { pile }, body) => eachOfPile(e, e.value(pile), body),
  'cards-of-all': (e, { piles }, body) => e.each(piles, (pile) => eachOfPile(e, pile, body)),
  'end-cards': (e, { zone, amount, end }, body) => {
    const { layout } = e.c;
    const from = end === 'top' ? layout.zoneLast : layout.zoneFirst;
    const most = e.w.atom(e.value(amount));
    eachFrom(
      e,
      `p[${from} + ${emitPlace(e, zone)}]`,
      end === 'top' ? layout.previous : layout.next,
      most,
      body,
    );
  },
  'pile-ends': (e, { pile, amount, end }, body) => {
    const { layout } = e.c;
    const { w } = e;
    const from = end === 'top' ? layout.pileLast : layout.pileFirst;
    const of = w.atom(e.value(pile));
    w.block(`if (${of} >= 0)`, () =>
      eachFrom(
        e,
        `p[${from} + ${of}]`,
        end === 'top' ? layout.pilePrevious : layout.pileNext,
        e.value(amount),
        body,
      ),
    );
  },
  piles: (e, { zone }, body) => {
    const { w, c } = e;
    const pile = w.name('c');
    if (zone.grid) {
      const { first, end } = cellsOf(zone.grid);
      w.block(`for (let ${pile} = ${first}; ${pile} < ${end}; ${pile}++)`, () => body(pile));
      return;
    }
    eachPile(e, pile, emitCardsInPiles(c.layout), () => body(pile));
  },
  zones: (e, { zone, of }, body) => {
    const { w, c } = e;
    const first = c.zoneIndex(zone);
    if (of) e.each(of, (seat) => body(w.atom(`(${seat} < 0 ? ${c.layout.nowhere} : ${seat} + ${first})`)));
    else {
      const one = w.name('z');
      w.block(`for (let ${one} = ${first}; ${one} < ${first + c.layout.seats}; ${one}++)`, () => body(one));
    }
  },
  players: (e, { from }, body) => {
    const { w, c } = e;
    const { layout } = c;
    const start = w.atom(`Math.max(0, ${from ? e.value(from) : `p[${Header.turn}]`})`);
    const i = w.name('i');
    const isPlain = layout.order < 0 && layout.reversed < 0;
    w.block(`for (let ${i} = 0; ${i} < ${layout.seats}; ${i}++)`, () =>
      body(
        w.atom(
          isPlain
            ? `(${start} + ${i} < ${layout.seats} ? ${start} + ${i} : ${start} + ${i} - ${layout.seats})`
            : `${w.capture(seatBehind)}(${w.capture(layout)}, p, ${start}, ${i})`,
        ),
      ),
    );
  },
  rolls: (e, { purpose, open }, body) => {
    const { w, c } = e;
    const [roll, at] = [w.name('c'), w.name('a')];
    w.block(`for (let ${roll} = 0; ${roll} < p[${Header.rolls}]; ${roll}++)`, () => {
      w.line(`const ${at} = ${w.capture(rollAt)}(${w.capture(c.layout)}, ${roll});`);
      const state = w.atom(`p[${at} + ${Roll.state}]`);
      const there = open
        ? `${state} === ${RollState.open}`
        : `(${state} === ${RollState.open} || ${state} === ${RollState.over})`;
      const about = purpose ? ` && p[${at} + ${Roll.purpose}] === ${purpose.index}` : '';
      w.block(`if (${there}${about})`, () => body(roll));
    });
  },
  'values-of': (e, { bits }, body) => {
    const { w } = e;
    const left = w.name('n');
    w.block(`for (let ${left} = ${e.value(bits)}; ${left} !== 0; ${left} &= ${left} - 1)`, () =>
      body(w.atom(`31 - Math.clz32(${left} & -${left})`)),
    );
  },
  'list-of': (e, { field, card }, body) => {
    const { w, c } = e;
    const lists = c.game.copies.map((copy) => Int32Array.from(copy.lists.get(field.id) ?? []));
    const of = w.atom(e.value(card));
    w.block(`if (${of} >= 0)`, () => {
      const list = w.atom(`${w.capture(lists)}[${of}]`);
      const i = w.name('i');
      w.block(`for (let ${i} = 0; ${i} < ${list}.length; ${i}++)`, () => body(w.atom(`${list}[${i}]`)));
    });
  },
  'new-pile': (e, _, body) => e.w.block('', () => body(NOT_YET)),
  filter,
  union: (e, { parts }, body) => {
    // The body is written once: a list of lists of lists would double it each time.
    eachListed(
      e,
      (list) => parts.forEach((part) => e.each(part, (one) => e.w.line(`${list}.push(${one});`))),
      body,
    );
  },
};

function eachOfPile(e: Emitter, pile: string, body: Body): void {
  const { pileFirst, pileNext } = e.c.layout;
  const { w } = e;
  const [card, of] = [w.name('c'), w.atom(pile)];
  const first = `(${of} < 0 ? -1 : p[${pileFirst} + ${of}])`;
  w.block(`for (let ${card} = ${first}; ${card} >= 0; ${card} = p[${pileNext} + ${card}])`, () => body(card));
}

/** Piles that have cards, as long as there are cards that no pile before has. */
function eachPile(e: Emitter, pile: string, cards: string, body: () => void): void {
  const { pileCount, piles, cells } = e.c.layout;
  const { w } = e;
  const [left, own] = [w.name('n'), w.name('n')];
  w.line(`let ${left} = ${cards};`);
  w.block(`for (let ${pile} = ${cells}; ${left} > 0 && ${pile} < ${piles}; ${pile}++)`, () => {
    w.line(`const ${own} = p[${pileCount} + ${pile}];`);
    w.block(`if (${own} !== 0)`, () => {
      w.line(`${left} -= ${own};`);
      body();
    });
  });
}
