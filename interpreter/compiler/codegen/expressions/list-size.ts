import type { Many } from '../../../../dsl/ir/expressions.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { fixedValue, listFrom, release, type ValueClosure } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import { simplifiedList } from './simplify-lists.ts';
import type { Compiler } from '../codegen-context.ts';
import { cellsOf, countOfValues, lengthOf } from '../values/bit-sets.ts';
import { place, hasRoots } from './zone-lookups.ts';

/** Compiles the number of elements of a list, without making the list where there is a shorter way. */
export function size(c: Compiler, list: Many): ValueClosure {
  const { layout } = c;
  const tree = simplifiedList(c, list);
  switch (tree.op) {
    case 'one': {
      if (tree.isNumber || tree.value.op === 'constant') return () => 1;
      const value = c.scalar(tree.value);
      return (m) => (value(m) < 0 ? 0 : 1);
    }
    case 'new-pile':
      return () => 1;
    case 'players':
      return () => layout.seats;
    case 'zones':
      return tree.of ? size(c, tree.of) : () => layout.seats;
    case 'all-cards':
      return c.game.owners || layout.state.above >= 0 ? listed(c, tree) : () => layout.cards;
    case 'list': {
      const at = Frame.locals + tree.slot;
      return ({ p }) => {
        const list = p[p[Header.frame] + at];
        return list < 0 ? 0 : p[list];
      };
    }
    case 'cards-in': {
      // What is attached to cards in it is in it as well.
      if (layout.state.host >= 0) return listed(c, tree);
      const zone = place(c, tree.zone);
      const only = fixedValue(zone);
      if (only !== undefined) return ({ p }) => p[layout.zoneCount + only];
      return (m) => m.p[layout.zoneCount + zone(m)];
    }
    case 'cards-of': {
      if (tree.pile.op === 'it') {
        const { depth } = tree.pile;
        return ({ p, it }) => (it[depth] < 0 ? 0 : p[layout.pileCount + it[depth]]);
      }
      if (tree.pile.op === 'pile-of' && tree.pile.card.op === 'it' && !hasRoots(c)) {
        const { depth } = tree.pile.card;
        return ({ p, it }) => {
          const of = it[depth] < 0 ? -1 : p[layout.pile + it[depth]];
          return of < 0 ? 0 : p[layout.pileCount + of];
        };
      }
      const pile = c.scalar(tree.pile);
      return (m) => {
        const of = pile(m);
        return of < 0 ? 0 : m.p[layout.pileCount + of];
      };
    }
    case 'union': {
      const parts = tree.parts.map((part) => size(c, part));
      return (m) => {
        let sum = 0;
        for (const part of parts) sum += part(m);
        return sum;
      };
    }
    case 'numbers': {
      const [from, to] = [c.scalar(tree.from), c.scalar(tree.to)];
      return (m) => Math.max(0, to(m) - from(m) + 1);
    }
    case 'values-of':
      return countOfValues(c, tree);
    case 'list-of':
      return lengthOf(c, tree);
    case 'sorted':
      return size(c, tree.of);
    case 'piles': {
      if (!tree.zone.grid) return listed(c, tree);
      const { first, end } = cellsOf(tree.zone.grid);
      return () => end - first;
    }
    default:
      return listed(c, tree);
  }
}

function listed(c: Compiler, tree: Many): ValueClosure {
  const of = c.many(tree);
  return (m) => {
    const list = listFrom(m, of);
    spend(m, list.length);
    release(m);
    return list.length;
  };
}
