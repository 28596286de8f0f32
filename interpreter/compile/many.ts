import type { Many } from '../../dsl/meaning.ts';
import { Frame } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import type { List } from '../run/list.ts';
import { borrow, release, type Machine } from '../run/machine.ts';
import type { Collect, Compiler, Get } from './compiler.ts';
import { isKnown } from './scalar.ts';
import { listOf, valuesOf } from './sets.ts';

/** The value that stands for a pile that is not there yet. */
export const NEW_PILE = -1;

/** Compiles a list. */
export function many(c: Compiler, tree: Many): Collect {
  const { layout } = c;
  switch (tree.op) {
    case 'list': {
      const at = Frame.locals + tree.slot;
      return ({ p }, out) => {
        const list = p[p[Header.frame] + at];
        if (list < 0) return;
        for (let i = 1; i <= p[list]; i++) out.push(p[list + i]);
      };
    }
    case 'one': {
      const value = c.scalar(tree.value);
      return (m, out) => out.push(value(m));
    }
    case 'cards-in':
      return cardsIn(c, c.scalar(tree.zone));
    case 'cards-in-all': {
      const first = c.zoneIndex(tree.zone);
      const parts = tree.zone.of === 'player' ? layout.seats : 1;
      const each = Array.from({ length: parts }, (_, seat) => cardsIn(c, () => first + seat));
      return (m, out) => {
        for (const part of each) part(m, out);
      };
    }
    case 'all-cards': {
      const { cards } = layout;
      return (_, out) => {
        for (let card = 0; card < cards; card++) out.push(card);
      };
    }
    case 'cards-of':
      return cardsOf(c, c.scalar(tree.pile));
    case 'cards-of-all': {
      const piles = c.many(tree.piles);
      return (m, out) => {
        const list = borrow(m);
        piles(m, list);
        for (let i = 0; i < list.length; i++) pushPile(c, m, list.items[i], out);
        release(m);
      };
    }
    case 'end-cards':
      return endCards(c, c.scalar(tree.zone), c.scalar(tree.amount), tree.end);
    case 'values-of':
      return valuesOf(c, tree);
    case 'list-of':
      return listOf(c, tree);
    case 'piles': {
      const { pileCount, piles, cells } = layout;
      const { grid } = tree.zone;
      if (grid) {
        const end = grid.first + grid.columns * grid.rows;
        return (_, out) => {
          for (let pile = grid.first; pile < end; pile++) out.push(pile);
        };
      }
      return ({ p }, out) => {
        for (let pile = cells; pile < piles; pile++) if (p[pileCount + pile] > 0) out.push(pile);
      };
    }
    case 'new-pile':
      return (_, out) => out.push(NEW_PILE);
    case 'zones': {
      const first = c.zoneIndex(tree.zone);
      const { seats } = layout;
      return (_, out) => {
        for (let seat = 0; seat < seats; seat++) out.push(first + seat);
      };
    }
    case 'players':
      return players(c, tree.from && c.scalar(tree.from));
    case 'filter':
      return filter(c, tree);
    case 'union': {
      const parts = tree.parts.map((part) => c.many(part));
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

function cardsIn(c: Compiler, zone: Get): Collect {
  const { zoneFirst, next } = c.layout;
  return (m, out) => {
    const { p } = m;
    for (let card = p[zoneFirst + zone(m)]; card >= 0; card = p[next + card]) out.push(card);
  };
}

function cardsOf(c: Compiler, pile: Get): Collect {
  return (m, out) => pushPile(c, m, pile(m), out);
}

function pushPile(c: Compiler, { p }: Machine, pile: number, out: List): void {
  if (pile < 0) return;
  const { pileFirst, pileNext } = c.layout;
  for (let card = p[pileFirst + pile]; card >= 0; card = p[pileNext + card]) out.push(card);
}

/** The last cards of a zone are its top; the topmost comes first. */
function endCards(c: Compiler, zone: Get, amount: Get, end: 'top' | 'bottom'): Collect {
  const { layout } = c;
  const start = end === 'top' ? layout.zoneLast : layout.zoneFirst;
  const step = end === 'top' ? layout.previous : layout.next;
  return (m, out) => {
    const { p } = m;
    let left = amount(m);
    for (let card = p[start + zone(m)]; card >= 0 && left > 0; card = p[step + card], left--) out.push(card);
  };
}

/** In turn order: from the given player, else from the one whose turn it is, else from the first seat. */
function players(c: Compiler, from: Get | undefined): Collect {
  const { seats } = c.layout;
  return (m, out) => {
    const start = Math.max(0, from ? from(m) : m.p[Header.turn]);
    for (let i = 0; i < seats; i++) out.push((start + i) % seats);
  };
}

function filter(c: Compiler, tree: Many & { op: 'filter' }): Collect {
  const of = c.many(tree.of);
  const test = c.test(tree.test);
  const { depth } = tree;
  return (m, out) => {
    const from = out.length;
    of(m, out);
    let kept = from;
    // The same depth may be in use around, where a phrase stands inside a test of another one.
    const before = m.it[depth];
    for (let i = from; i < out.length; i++) {
      const value = out.items[i];
      m.it[depth] = value;
      if (test(m)) out.items[kept++] = value;
    }
    m.it[depth] = before;
    out.length = kept;
  };
}

function best(c: Compiler, tree: Many & { op: 'best' }): Collect {
  const of = c.many(tree.of);
  const { depth } = tree;
  const keys = tree.keys.map((key) => ({ value: c.raw(key.value), sign: key.lowest ? -1 : 1 }));
  return (m, out) => {
    const from = out.length;
    of(m, out);
    let end = out.length;
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

/** Insertion sort: lists are short, and equal keys must keep their order. */
function sorted(c: Compiler, tree: Many & { op: 'sorted' }): Collect {
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
      keys.items[j] = mine;
      out.items[from + j] = value;
    }
    m.it[depth] = before;
    release(m);
  };
}
