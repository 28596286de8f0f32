import type { Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { GridSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { cardsInPiles } from '../../../engine/state/card-lists.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { seatBehind } from '../../../engine/state/turn-order.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { Roll, rollAt, RollState } from '../../../engine/state/roll-records.ts';
import { attachedTo, topOf } from '../../../engine/state/card-columns.ts';
import {
  always,
  borrow,
  depthOf,
  fixedValue,
  listFrom,
  release,
  isKnown,
} from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type {
  Machine,
  ListClosure,
  ValueClosure,
  ConditionClosure,
} from '../../../engine/program/machine.ts';
import { TooMuchWork } from '../../../engine/vm/game-fault.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { NEW_PILE, newPilePasses, pilesWhere } from '../choices/pile-targets.ts';
import { cellsOf, compileListOf, compileValuesOf } from '../values/bit-sets.ts';
import { cardFilter, inTwo, type CardFilter } from './card-masks.ts';
import { place } from './zone-lookups.ts';

/** More numbers than this are not made, also where work is not counted. */
const MOST_NUMBERS = 1_000_000;

/** Compiles a list. */
export function many(c: Compiler, tree: Many): ListClosure {
  const { layout } = c;
  switch (tree.op) {
    case 'list': {
      const at = Frame.locals + tree.slot;
      const covered = layout.state.above >= 0 && c.slots?.[tree.slot]?.sort === 'card';
      return ({ p }, out) => {
        const list = p[p[Header.frame] + at];
        if (list < 0) return;
        for (let i = 1; i <= p[list]; i++) out.push(covered ? topOf(p, layout, p[list + i]) : p[list + i]);
      };
    }
    case 'one': {
      const value = c.scalar(tree.value);
      if (tree.isNumber) return (m, out) => out.push(value(m));
      const depth = depthOf(value);
      if (depth >= 0)
        return ({ it }, out) => {
          if (it[depth] >= 0) out.push(it[depth]);
        };
      return (m, out) => {
        const one = value(m);
        if (one >= 0) out.push(one);
      };
    }
    case 'cards-in':
      return cardsIn(c, place(c, tree.zone));
    case 'cards-in-all': {
      const first = c.zoneIndex(tree.zone);
      const parts = tree.zone.of === 'player' ? layout.seats : 1;
      const each = Array.from({ length: parts }, (_, seat) => cardsIn(c, always(first + seat)));
      return (m, out) => {
        for (const part of each) part(m, out);
      };
    }
    case 'cards-in-each': {
      const zones = c.many(tree.zones);
      let zone = -1;
      const inZone = cardsIn(c, () => zone);
      return (m, out) => {
        const list = listFrom(m, zones);
        for (let i = 0; i < list.length; i++) {
          zone = list.items[i] < 0 ? layout.nowhere : list.items[i];
          inZone(m, out);
        }
        release(m);
      };
    }
    case 'all-cards': {
      const { cards, zone } = layout;
      // Cards of seats that do not play, and covered ones, are in no zone.
      if (c.game.owners || layout.state.above >= 0) {
        return ({ p }, out) => {
          for (let card = 0; card < cards; card++) if (p[zone + card] >= 0) out.push(card);
        };
      }
      return (_, out) => {
        for (let card = 0; card < cards; card++) out.push(card);
      };
    }
    case 'in-play': {
      const parts = c.game.vocabulary.zones
        .filter((zone) => zone.inPlay)
        .map((zone) => c.many({ op: 'cards-in-all', zone }));
      return (m, out) => {
        for (const part of parts) part(m, out);
      };
    }
    case 'attached': {
      const to = c.many(tree.to);
      return (m, out) => {
        const list = listFrom(m, to);
        for (let i = 0; i < list.length; i++) {
          if (list.items[i] < 0) continue;
          for (const card of attachedTo(m.p, layout, list.items[i])) out.push(card);
        }
        release(m);
      };
    }
    case 'cards-of':
      return cardsOf(c, c.scalar(tree.pile));
    case 'cards-of-all': {
      const piles = c.many(tree.piles);
      return (m, out) => {
        const list = listFrom(m, piles);
        for (let i = 0; i < list.length; i++) pushPile(c, m, list.items[i], out);
        release(m);
      };
    }
    case 'end-cards':
      return endCards(c, place(c, tree.zone), c.scalar(tree.amount), tree.end);
    case 'pile-ends':
      return pileEnds(c, c.scalar(tree.pile), c.scalar(tree.amount), tree.end);
    case 'values-of':
      return compileValuesOf(c, tree);
    case 'list-of':
      return compileListOf(c, tree);
    case 'piles': {
      const { pileCount, piles, cells } = layout;
      if (tree.zone.grid) {
        const { first, end } = cellsOf(tree.zone.grid);
        return (_, out) => {
          for (let pile = first; pile < end; pile++) out.push(pile);
        };
      }
      return ({ p }, out) => {
        let left = cardsInPiles(p, layout);
        for (let pile = cells; left > 0 && pile < piles; pile++) {
          const cards = p[pileCount + pile];
          if (cards === 0) continue;
          left -= cards;
          out.push(pile);
        }
      };
    }
    case 'new-pile':
      return (_, out) => out.push(NEW_PILE);
    case 'zones': {
      const first = c.zoneIndex(tree.zone);
      const { seats } = layout;
      if (tree.of) {
        const of = c.many(tree.of);
        return (m, out) => {
          const from = out.length;
          of(m, out);
          for (let i = from; i < out.length; i++)
            out.items[i] = out.items[i] < 0 ? layout.nowhere : out.items[i] + first;
        };
      }
      return (_, out) => {
        for (let seat = 0; seat < seats; seat++) out.push(first + seat);
      };
    }
    case 'players':
      return players(c, tree.from && c.scalar(tree.from));
    case 'rolls': {
      const purpose = tree.purpose?.index ?? -1;
      return ({ p }, out) => {
        for (let roll = 0; roll < p[Header.rolls]; roll++) {
          const at = rollAt(layout, roll);
          const state = p[at + Roll.state];
          if (state !== RollState.open && (tree.open === true || state !== RollState.over)) continue;
          if (purpose < 0 || p[at + Roll.purpose] === purpose) out.push(roll);
        }
      };
    }
    case 'dice-of': {
      const roll = c.scalar(tree.roll);
      const dice = c.game.vocabulary.rolls.map((symbol) => symbol.dice);
      return (m, out) => {
        const at = rollAt(layout, roll(m));
        if (at < layout.rolls) return;
        const { p } = m;
        for (let i = 0; i < dice[p[at + Roll.purpose]]; i++) out.push(p[at + Roll.dice + i]);
      };
    }
    case 'numbers': {
      const [from, to] = [c.scalar(tree.from), c.scalar(tree.to)];
      return (m, out) => {
        const last = to(m);
        const first = from(m);
        // Counted before they are made: a hostile text may ask for all that there are.
        if (last - first >= MOST_NUMBERS) throw new TooMuchWork();
        spend(m, Math.max(0, last - first + 1));
        for (let number = first; number <= last; number++) out.push(number);
      };
    }
    case 'filter':
      return filter(c, tree);
    case 'union': {
      const parts = tree.parts.map((part) => c.many(part));
      if (parts.length === 2) {
        const [first, then] = parts;
        return (m, out) => {
          first(m, out);
          then(m, out);
        };
      }
      return (m, out) => {
        for (const part of parts) part(m, out);
      };
    }
    case 'best':
      return best(c, tree);
    case 'sorted':
      return sorted(c, tree);
  }
}

/** Whether cards can be attached to others, so that a zone holds more than its own list. */
const hasAttached = ({ layout }: Compiler): boolean => layout.state.host >= 0;

function cardsIn(c: Compiler, zone: ValueClosure): ListClosure {
  const { zoneFirst, next } = c.layout;
  const only = fixedValue(zone);
  if (hasAttached(c)) {
    return (m, out) => {
      const { p } = m;
      for (let card = p[zoneFirst + (only ?? zone(m))]; card >= 0; card = p[next + card])
        pushWithAttached(c, m, card, out);
    };
  }
  return (m, out) => {
    const { p } = m;
    for (let card = p[zoneFirst + (only ?? zone(m))]; card >= 0; card = p[next + card]) out.push(card);
  };
}

/** What is attached to a card is in the card's place. */
function pushWithAttached(c: Compiler, m: Machine, card: number, out: List): void {
  const { firstAttached, nextAttached } = c.layout.state;
  out.push(card);
  for (let each = m.p[firstAttached + card]; each >= 0; each = m.p[nextAttached + each])
    pushWithAttached(c, m, each, out);
}

function cardsOf(c: Compiler, pile: ValueClosure): ListClosure {
  return (m, out) => pushPile(c, m, pile(m), out);
}

function pushPile(c: Compiler, { p }: Machine, pile: number, out: List): void {
  if (pile < 0) return;
  const { pileFirst, pileNext } = c.layout;
  for (let card = p[pileFirst + pile]; card >= 0; card = p[pileNext + card]) out.push(card);
}

/** The last cards of a zone are its top; the topmost comes first. */
function endCards(c: Compiler, zone: ValueClosure, amount: ValueClosure, end: 'top' | 'bottom'): ListClosure {
  const { layout } = c;
  const start = end === 'top' ? layout.zoneLast : layout.zoneFirst;
  const step = end === 'top' ? layout.previous : layout.next;
  return (m, out) => {
    const { p } = m;
    let left = amount(m);
    for (let card = p[start + zone(m)]; card >= 0 && left > 0; card = p[step + card], left--) out.push(card);
  };
}

/** The last card that was put on a pile is its top. */
function pileEnds(c: Compiler, pile: ValueClosure, amount: ValueClosure, end: 'top' | 'bottom'): ListClosure {
  const { layout } = c;
  const start = end === 'top' ? layout.pileLast : layout.pileFirst;
  const step = end === 'top' ? layout.pilePrevious : layout.pileNext;
  return (m, out) => {
    const { p } = m;
    const of = pile(m);
    if (of < 0) return;
    let left = amount(m);
    for (let card = p[start + of]; card >= 0 && left > 0; card = p[step + card], left--) out.push(card);
  };
}

/** In turn order: from the given player, else from the one whose turn it is, else from the first seat. */
function players(c: Compiler, from: ValueClosure | undefined): ListClosure {
  const { layout } = c;
  return (m, out) => {
    const start = Math.max(0, from ? from(m) : m.p[Header.turn]);
    for (let i = 0; i < layout.seats; i++) out.push(seatBehind(layout, m.p, start, i));
  };
}

/** The elements of a list that pass, found without listing the others where that is simple. */
function filter(c: Compiler, { of, depth, test }: Many & { op: 'filter' }): ListClosure {
  switch (of.op) {
    case 'cards-in':
    case 'cards-in-all':
    case 'in-play': {
      const passing = cardFilter(c, test, depth);
      if (of.op === 'cards-in' && !hasAttached(c)) return cardsWhere(c, of.zone, depth, passing);
      return passing.mask ? maskedCards(c, of, depth, passing) : filtered(c, of, depth, test);
    }
    case 'piles':
      return of.zone.grid ? cellsWhere(of.zone.grid, depth, inTwo(c, test)) : pilesWhere(c, depth, test);
    case 'new-pile': {
      const passes = newPilePasses(c, depth, test);
      return (m, out) => {
        if (passes(m)) out.push(NEW_PILE);
      };
    }
    default:
      return filtered(c, of, depth, test);
  }
}

/** Cells are always there, with and without cards. */
function cellsWhere(grid: GridSymbol, depth: number, { test, then }: ReturnType<typeof inTwo>): ListClosure {
  const { first, end } = cellsOf(grid);
  return (m, out) => {
    const { it } = m;
    spend(m, end - first);
    const before = it[depth];
    for (let pile = first; pile < end; pile++) {
      it[depth] = pile;
      if (test(m) && (!then || then(m))) out.push(pile);
    }
    it[depth] = before;
  };
}

/** The cards of zones that pass; those that a mask leaves out are not listed first. */
function maskedCards(
  c: Compiler,
  of: CardsInZones,
  depth: number,
  { mask, test, then }: CardFilter,
): ListClosure {
  const collect = cardsOfMask(c, of, mask!);
  if (!test)
    return (m, out) => {
      spend(m, collect(m, out));
    };
  return (m, out) => {
    const from = out.length;
    spend(m, collect(m, out));
    keepPassing(m, out, from, depth, test, then);
  };
}

/** A list of all cards in one or several zones. */
export type CardsInZones = Many & { op: 'cards-in' | 'cards-in-all' | 'in-play' };

/** Lists the cards in zones that have a byte of a mask, with what is attached to them; gives how many there are in all. */
export function cardsOfMask(
  c: Compiler,
  of: CardsInZones,
  mask: Uint8Array,
): (m: Machine, out: List) => number {
  const { zoneFirst, next, state } = c.layout;
  const { firstAttached, nextAttached } = state;
  const walk = (p: Int32Array, first: number, links: number, out: List): number => {
    let count = 0;
    for (let card = p[first]; card >= 0; card = p[links + card]) {
      count++;
      if (mask[card] === 1) out.push(card);
      if (firstAttached >= 0 && p[firstAttached + card] >= 0)
        count += walk(p, firstAttached + card, nextAttached, out);
    }
    return count;
  };
  if (of.op === 'cards-in') {
    const zone = place(c, of.zone);
    const only = fixedValue(zone);
    if (only !== undefined) return (m, out) => walk(m.p, zoneFirst + only, next, out);
    return (m, out) => walk(m.p, zoneFirst + zone(m), next, out);
  }
  const { zones } = c.game.vocabulary;
  const first = (of.op === 'in-play' ? zones.filter((zone) => zone.inPlay) : [of.zone]).flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? c.layout.seats : 1 }, (_, seat) => c.zoneIndex(zone) + seat),
  );
  return (m, out) => {
    let count = 0;
    for (let i = 0; i < first.length; i++) count += walk(m.p, zoneFirst + first[i], next, out);
    return count;
  };
}

/** The cards of a zone that pass, without listing the others. */
function cardsWhere(c: Compiler, tree: Scalar, depth: number, { mask, test, then }: CardFilter): ListClosure {
  const { zoneFirst, zoneCount, next } = c.layout;
  const zone = place(c, tree);
  const only = fixedValue(zone);
  return (m, out) => {
    const { p, it } = m;
    const before = it[depth];
    const from = only ?? zone(m);
    spend(m, p[zoneCount + from]);
    for (let card = p[zoneFirst + from]; card >= 0; card = p[next + card]) {
      if (mask && mask[card] === 0) continue;
      it[depth] = card;
      if ((!test || test(m)) && (!then || then(m))) out.push(card);
    }
    it[depth] = before;
  };
}

function filtered(c: Compiler, list: Many, depth: number, tree: Test): ListClosure {
  const of = c.many(list);
  if (tree.op === 'and' && tree.parts.length === 0)
    return (m, out) => {
      const from = out.length;
      of(m, out);
      spend(m, out.length - from);
    };
  const { test, then } = inTwo(c, tree);
  return (m, out) => {
    const from = out.length;
    of(m, out);
    spend(m, out.length - from);
    keepPassing(m, out, from, depth, test, then);
  };
}

/** Keeps those elements of a list from a place on that pass. */
function keepPassing(
  m: Machine,
  out: List,
  from: number,
  depth: number,
  test: ConditionClosure,
  then: ConditionClosure | undefined,
): void {
  let kept = from;
  // An enclosing test may use the same depth, if a phrase is inside a test of another one.
  const before = m.it[depth];
  for (let i = from; i < out.length; i++) {
    const value = out.items[i];
    m.it[depth] = value;
    if (test(m) && (!then || then(m))) out.items[kept++] = value;
  }
  m.it[depth] = before;
  out.length = kept;
}

function best(c: Compiler, tree: Many & { op: 'best' }): ListClosure {
  if (tree.amount) return firstBest(c, tree, c.scalar(tree.amount));
  const of = c.many(tree.of);
  const { depth } = tree;
  const keys = tree.keys.map((key) => ({ value: c.raw(key.value), sign: key.lowest ? -1 : 1 }));
  return (m, out) => {
    const from = out.length;
    of(m, out);
    let end = out.length;
    spend(m, (end - from) * keys.length);
    const before = m.it[depth];
    for (const key of keys) {
      let most = Number.NEGATIVE_INFINITY;
      let kept = from;
      for (let i = from; i < end; i++) {
        const candidate = out.items[i];
        m.it[depth] = candidate;
        const printed = key.value(m);
        // Who does not have it has neither the most nor the least of it.
        if (!isKnown(printed)) continue;
        const value = printed * key.sign;
        if (value > most) {
          most = value;
          kept = from;
        }
        if (value === most) out.items[kept++] = candidate;
      }
      end = kept;
    }
    m.it[depth] = before;
    out.length = end;
  };
}

/** So many with the best keys, and all that tie with the last of them. */
function firstBest(c: Compiler, tree: Many & { op: 'best' }, amount: ValueClosure): ListClosure {
  const of = c.many(tree.of);
  const { depth } = tree;
  const [key] = tree.keys;
  const value = c.raw(key.value);
  const sign = key.lowest ? -1 : 1;
  return (m, out) => {
    const from = out.length;
    const wanted = amount(m);
    of(m, out);
    const keys: number[] = [];
    const before = m.it[depth];
    let kept = from;
    for (let i = from; i < out.length; i++) {
      m.it[depth] = out.items[i];
      const printed = value(m);
      if (!isKnown(printed)) continue;
      out.items[kept++] = out.items[i];
      keys.push(printed * sign);
    }
    m.it[depth] = before;
    spend(m, (out.length - from) * 2);
    out.length = kept;
    if (wanted >= keys.length) return;
    const last = wanted < 1 ? Infinity : keys.toSorted((a, b) => b - a)[wanted - 1];
    let end = from;
    for (let i = from; i < kept; i++) if (keys[i - from] >= last) out.items[end++] = out.items[i];
    out.length = end;
  };
}

/** Insertion sort: lists are short, and equal keys must keep their order. */
function sorted(c: Compiler, tree: Many & { op: 'sorted' }): ListClosure {
  const of = c.many(tree.of);
  const key = c.scalar(tree.key);
  const { depth } = tree;
  const sign = tree.descending ? -1 : 1;
  return (m, out) => {
    const from = out.length;
    of(m, out);
    const keys = borrow(m);
    const before = m.it[depth];
    for (let i = from; i < out.length; i++) {
      const value = out.items[i];
      m.it[depth] = value;
      const mine = key(m) * sign;
      let j = i - from;
      keys.push(mine);
      while (j > 0 && keys.items[j - 1] > mine) {
        keys.items[j] = keys.items[j - 1];
        out.items[from + j] = out.items[from + j - 1];
        j--;
      }
      spend(m, i - from - j + 1);
      keys.items[j] = mine;
      out.items[from + j] = value;
    }
    m.it[depth] = before;
    release(m);
  };
}
