import type { Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { GridSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { fixedValue } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Machine, ListClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { NEW_PILE, newPilePasses, pilesWhere } from '../choices/pile-targets.ts';
import { cellsOf } from '../values/bit-sets.ts';
import { cardFilter, inTwo, type CardFilter } from './card-masks.ts';
import { hasAttached, place } from './zone-lookups.ts';

/** The elements of a list that pass, found without listing the others where that is simple. */
export function filteredList(c: Compiler, { of, depth, test }: Many & { op: 'filter' }): ListClosure {
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
