import type { Many } from '../../../../dsl/ir/expressions.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import { fixedValue, listFrom, release, type Machine, withIt } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import { simplifiedList } from './simplify-lists.ts';
import type { Compiler } from '../codegen-context.ts';
import { cellsOf, hasBit } from '../values/bit-sets.ts';
import { place } from './zone-lookups.ts';

/** Whether a list has a value among its elements. */
export type Contains = (m: Machine, value: number) => boolean;

/** Compiles the question whether something is in a list, without making the list where there is a shorter way. */
export function contains(c: Compiler, list: Many): Contains {
  const { layout } = c;
  const tree = simplifiedList(c, list);
  switch (tree.op) {
    case 'one': {
      const only = c.scalar(tree.value);
      if (tree.isNumber) return (m, value) => only(m) === value;
      return (m, value) => value >= 0 && only(m) === value;
    }
    case 'list': {
      const at = Frame.locals + tree.slot;
      return ({ p }, value) => {
        const list = p[p[Header.frame] + at];
        if (list < 0) return false;
        for (let i = 1; i <= p[list]; i++) if (p[list + i] === value) return true;
        return false;
      };
    }
    case 'cards-in': {
      const zone = place(c, tree.zone);
      const only = fixedValue(zone);
      if (only !== undefined && layout.state.host >= 0) return (m, value) => listedIn(m, value) === only;
      if (only !== undefined) return ({ p }, value) => value >= 0 && p[layout.zone + value] === only;
      if (layout.state.host >= 0) return (m, value) => listedIn(m, value) === zone(m);
      return (m, value) => value >= 0 && m.p[layout.zone + value] === zone(m);
    }
    case 'cards-in-each': {
      const zones = contains(c, tree.zones);
      return (m, value) => {
        const zone = listedIn(m, value);
        return zone >= 0 && zones(m, zone);
      };
    }
    case 'zones': {
      const first = c.zoneIndex(tree.zone);
      if (!tree.of) return (_, value) => first <= value && value < first + layout.seats;
      const of = contains(c, tree.of);
      return (m, value) => first <= value && value < first + layout.seats && of(m, value - first);
    }
    case 'players':
      return (_, value) => value >= 0;
    case 'all-cards':
      return (_, value) => value >= 0;
    case 'cards-in-all': {
      const first = c.zoneIndex(tree.zone);
      const last = first + (tree.zone.of === 'player' ? layout.seats : 1) - 1;
      return (m, value) => {
        const zone = listedIn(m, value);
        return first <= zone && zone <= last;
      };
    }
    case 'cards-of': {
      const pile = c.scalar(tree.pile);
      return (m, value) => {
        const wanted = pile(m);
        return value >= 0 && wanted >= 0 && m.p[layout.pile + value] === wanted;
      };
    }
    case 'cards-of-all': {
      const piles = contains(c, tree.piles);
      return (m, value) => {
        const pile = value < 0 ? -1 : m.p[layout.pile + value];
        return pile >= 0 && piles(m, pile);
      };
    }
    case 'piles': {
      if (tree.zone.grid) {
        const { first, end } = cellsOf(tree.zone.grid);
        return (_, value) => value >= first && value < end;
      }
      return ({ p }, value) => value >= layout.cells && p[layout.pileCount + value] > 0;
    }
    case 'numbers': {
      const [from, to] = [c.scalar(tree.from), c.scalar(tree.to)];
      return (m, value) => from(m) <= value && value <= to(m);
    }
    case 'values-of':
      return hasBit(c.scalar(tree.bits));
    case 'filter': {
      const of = contains(c, tree.of);
      const test = c.test(tree.test);
      const { depth } = tree;
      return (m, value) => of(m, value) && withIt(m, depth, value, test);
    }
    case 'union': {
      const parts = tree.parts.map((part) => contains(c, part));
      return (m, value) => {
        for (const part of parts) if (part(m, value)) return true;
        return false;
      };
    }
    case 'sorted':
      return contains(c, tree.of);
    default:
      return listed(c, tree);
  }
}

/**
 * The zone in which a card is listed: its own, or that of the card it is attached to; -1 for one beneath
 * another.
 */
export function listedIn({ p, layout }: Machine, card: number): number {
  if (card < 0) return -1;
  const { host, above } = layout.state;
  if (above >= 0 && p[above + card] >= 0) return -1;
  return host < 0 ? p[layout.zone + card] : zoneOf(p, layout, card);
}

function listed(c: Compiler, tree: Many): Contains {
  const of = c.many(tree);
  return (m, value) => {
    const list = listFrom(m, of);
    spend(m, list.length);
    release(m);
    for (let i = 0; i < list.length; i++) if (list.items[i] === value) return true;
    return false;
  };
}
