import type { Many } from '../../../../dsl/ir/expressions.ts';
import type { GridSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { cardsInPiles } from '../../../engine/state/card-lists.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import {
  borrow,
  fixedValue,
  listFrom,
  release,
  type ConditionClosure,
  withIt,
} from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import { NEW_PILE, newPilePasses, somePile } from '../choices/pile-targets.ts';
import { cardFilter, type CardFilter } from './card-masks.ts';
import { cardsOfMask, type CardsInZones } from './list-filters.ts';
import { simplifiedList } from './simplify-lists.ts';
import type { Compiler } from '../codegen-context.ts';
import { cellsOf } from '../values/bit-sets.ts';
import { size } from './list-size.ts';
import { place } from './zone-lookups.ts';

/** Compiles the question whether a list has elements; looks no further than the first. */
export function some(c: Compiler, list: Many): ConditionClosure {
  const tree = simplifiedList(c, list);
  switch (tree.op) {
    case 'filter': {
      const { of, depth, test } = tree;
      if (of.op === 'new-pile') return newPilePasses(c, depth, test);
      if (of.op === 'cards-in' || of.op === 'cards-in-all' || of.op === 'in-play')
        return someCard(c, of, depth, cardFilter(c, test, depth)) ?? someOf(c, of, depth, c.test(test));
      const known = of.op === 'piles' && !of.zone.grid ? somePile(c, depth, test) : undefined;
      return known ?? someOf(c, of, depth, c.test(test));
    }
    case 'union': {
      const parts = tree.parts.map((part) => some(c, part));
      return (m) => {
        for (const part of parts) if (part(m)) return true;
        return false;
      };
    }
    case 'cards-of':
      if (tree.pile.op === 'it') {
        const { depth } = tree.pile;
        const { pileCount } = c.layout;
        return ({ p, it }) => it[depth] >= 0 && p[pileCount + it[depth]] > 0;
      }
      return isFilled(c, tree);
    default:
      return isFilled(c, tree);
  }
}

/** Compiles the question whether a list has no elements. */
export function noElement(c: Compiler, list: Many): ConditionClosure {
  const tree = simplifiedList(c, list);
  if (tree.op === 'cards-of' && tree.pile.op === 'it') {
    const { depth } = tree.pile;
    const { pileCount } = c.layout;
    return ({ p, it }) => it[depth] < 0 || p[pileCount + it[depth]] === 0;
  }
  const filled = some(c, tree);
  return (m) => !filled(m);
}

function isFilled(c: Compiler, tree: Many): ConditionClosure {
  const of = size(c, tree);
  return (m) => of(m) > 0;
}

/** Whether a card in zones passes, where a mask says something of it; else nothing. */
function someCard(
  c: Compiler,
  of: CardsInZones,
  depth: number,
  { mask, test, then }: CardFilter,
): ConditionClosure | undefined {
  if (!mask) return undefined;
  const collect = cardsOfMask(c, of, mask);
  if (!test)
    return (m) => {
      const list = borrow(m);
      spend(m, collect(m, list));
      release(m);
      return list.length > 0;
    };
  return (m) => {
    const list = borrow(m);
    spend(m, collect(m, list));
    const { it } = m;
    const before = it[depth];
    let found = false;
    for (let i = 0; !found && i < list.length; i++) {
      it[depth] = list.items[i];
      found = test(m) && (!then || then(m));
    }
    it[depth] = before;
    release(m);
    return found;
  };
}

/** Whether an element of a list passes a test, `it` of `depth` being the element. */
export function someOf(c: Compiler, tree: Many, depth: number, test: ConditionClosure): ConditionClosure {
  const { layout } = c;
  switch (tree.op) {
    case 'filter': {
      // Tests of the same `it` are one test. Where the depths differ, the inner one may be in use around.
      if (tree.depth !== depth) return someListed(c, tree, depth, test);
      const inner = c.test(tree.test);
      return someOf(c, tree.of, depth, (m) => inner(m) && test(m));
    }
    case 'union': {
      const parts = tree.parts.map((part) => someOf(c, part, depth, test));
      return (m) => {
        for (const part of parts) if (part(m)) return true;
        return false;
      };
    }
    case 'sorted':
      return someOf(c, tree.of, depth, test);
    case 'cards-in': {
      if (layout.state.host >= 0) return someListed(c, tree, depth, test);
      const zone = place(c, tree.zone);
      const only = fixedValue(zone);
      const { zoneFirst, zoneCount, next } = layout;
      return (m) => {
        const { p, it } = m;
        const before = it[depth];
        const from = only ?? zone(m);
        spend(m, p[zoneCount + from]);
        let card = p[zoneFirst + from];
        for (; card >= 0; card = p[next + card]) {
          it[depth] = card;
          if (test(m)) break;
        }
        it[depth] = before;
        return card >= 0;
      };
    }
    case 'piles': {
      if (tree.zone.grid) return someCell(tree.zone.grid, depth, test);
      const { pileCount, piles, cells } = layout;
      return (m) => {
        const { p, it } = m;
        const before = it[depth];
        let left = cardsInPiles(p, layout);
        spend(m, left);
        let found = false;
        for (let pile = cells; left > 0 && !found && pile < piles; pile++) {
          const cards = p[pileCount + pile];
          if (cards === 0) continue;
          left -= cards;
          it[depth] = pile;
          found = test(m);
        }
        it[depth] = before;
        return found;
      };
    }
    case 'players': {
      const { seats } = layout;
      const from = tree.from && c.scalar(tree.from);
      return (m) => {
        const { it } = m;
        const before = it[depth];
        let seat = Math.max(0, from ? from(m) : m.p[Header.turn]);
        let found = false;
        spend(m, seats);
        for (let left = seats; left > 0 && !found; left--) {
          it[depth] = seat;
          found = test(m);
          seat = seat + 1 < seats ? seat + 1 : 0;
        }
        it[depth] = before;
        return found;
      };
    }
    case 'one':
    case 'new-pile': {
      const value = tree.op === 'one' ? c.scalar(tree.value) : (): number => NEW_PILE;
      const always = tree.op === 'new-pile' || tree.isNumber === true;
      return (m) => {
        const one = value(m);
        return (always || one >= 0) && withIt(m, depth, one, test);
      };
    }
    default:
      return someListed(c, tree, depth, test);
  }
}

function someCell(grid: GridSymbol, depth: number, test: ConditionClosure): ConditionClosure {
  const { first, end } = cellsOf(grid);
  return (m) => {
    const { it } = m;
    const before = it[depth];
    let found = false;
    spend(m, end - first);
    for (let pile = first; !found && pile < end; pile++) {
      it[depth] = pile;
      found = test(m);
    }
    it[depth] = before;
    return found;
  };
}

function someListed(c: Compiler, tree: Many, depth: number, test: ConditionClosure): ConditionClosure {
  const of = c.many(tree);
  return (m) => {
    const list = listFrom(m, of);
    spend(m, list.length);
    const before = m.it[depth];
    let found = false;
    for (let i = 0; !found && i < list.length; i++) {
      m.it[depth] = list.items[i];
      found = test(m);
    }
    m.it[depth] = before;
    release(m);
    return found;
  };
}
