import type { Many } from '../../../../dsl/ir/expressions.ts';
import { cardsInPiles } from '../../../engine/state/card-lists.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { seatBehind } from '../../../engine/state/turn-order.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { Roll, rollAt, RollState } from '../../../engine/state/roll-records.ts';
import { attachedTo, topOf } from '../../../engine/state/card-columns.ts';
import { always, depthOf, fixedValue, listFrom, release } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Machine, ListClosure, ValueClosure } from '../../../engine/program/machine.ts';
import { TooMuchWork } from '../../../engine/vm/game-fault.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { NEW_PILE } from '../choices/pile-targets.ts';
import { cellsOf, compileListOf, compileValuesOf } from '../values/bit-sets.ts';
import { hasAttached, place } from './zone-lookups.ts';
import { filteredList } from './list-filters.ts';
import { bestElements, sortedList } from './ranked-lists.ts';

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
    case 'choices-of': {
      const [seats, all] = [Frame.locals + tree.slot, Frame.locals + tree.all];
      const covered = layout.state.above >= 0 && c.slots?.[tree.all]?.sort === 'card';
      const player = c.scalar(tree.player);
      return (m, out) => {
        const { p } = m;
        const seat = player(m);
        const [places, list] = [p[p[Header.frame] + seats], p[p[Header.frame] + all]];
        if (seat < 0 || places < 0 || list < 0) return;
        const from = list + 1 + p[places + 1 + 2 * seat];
        const count = p[places + 2 + 2 * seat];
        for (let i = 0; i < count; i++) out.push(covered ? topOf(p, layout, p[from + i]) : p[from + i]);
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
      return filteredList(c, tree);
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
      return bestElements(c, tree);
    case 'sorted':
      return sortedList(c, tree);
  }
}

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
