import type { Many } from '../../dsl/meaning.ts';
import { Frame } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import { borrow, release, type Machine } from '../run/machine.ts';
import { plain } from './plain.ts';
import type { Compiler } from './compiler.ts';

/** Whether a list has a value among its elements. */
export type Contains = (m: Machine, value: number) => boolean;

/** Compiles the question whether something is in a list, without making the list where there is a shorter way. */
export function contains(c: Compiler, list: Many): Contains {
  const { layout } = c;
  const tree = plain(c, list);
  switch (tree.op) {
    case 'one': {
      const only = c.scalar(tree.value);
      return (m, value) => only(m) === value;
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
      const zone = c.scalar(tree.zone);
      return (m, value) => value >= 0 && m.p[layout.zone + value] === zone(m);
    }
    case 'cards-in-all': {
      const first = c.zoneIndex(tree.zone);
      const last = first + (tree.zone.of === 'player' ? layout.seats : 1) - 1;
      return ({ p }, value) => {
        const zone = value < 0 ? -1 : p[layout.zone + value];
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
    case 'piles':
      return ({ p }, value) => value >= 0 && p[layout.pileCount + value] > 0;
    case 'filter': {
      const of = contains(c, tree.of);
      const test = c.test(tree.test);
      const { depth } = tree;
      return (m, value) => {
        if (!of(m, value)) return false;
        const before = m.it[depth];
        m.it[depth] = value;
        const holds = test(m);
        m.it[depth] = before;
        return holds;
      };
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

function listed(c: Compiler, tree: Many): Contains {
  const of = c.many(tree);
  return (m, value) => {
    const list = borrow(m);
    of(m, list);
    release(m);
    for (let i = 0; i < list.length; i++) if (list.items[i] === value) return true;
    return false;
  };
}
