import { inTurnOrder } from './seats.ts';
import type { Many } from '../../dsl/ir/expressions.ts';
import { cardsIn, pilesOf, topOf, zoneAt } from './places.ts';
import { isCard, NOTHING, withIt, type Card, type Env, type Play, type Value, type Zone } from './state.ts';
import { isKnown, isRoll } from './values.ts';

const isZone = (value: Value): value is Zone => typeof value === 'object' && value.is === 'zone';

/** The elements of a list, in its defined order. */
export function list(g: Play, env: Env, tree: Many): Value[] {
  switch (tree.op) {
    case 'list': {
      const found = env.frame.locals.get(tree.slot) ?? NOTHING;
      if (!Array.isArray(found)) return [];
      return (found as readonly Value[]).map((each) => (isCard(each) ? topOf(each) : each));
    }
    case 'choices-of': {
      const all = env.frame.locals.get(tree.all) ?? NOTHING;
      const whose = env.frame.locals.get(tree.slot) ?? NOTHING;
      const player = g.value(env, tree.player);
      if (!Array.isArray(all) || !Array.isArray(whose)) return [];
      return (all as readonly Value[])
        .filter((_, i) => whose[i] === player)
        .map((each) => (isCard(each) ? topOf(each) : each));
    }
    case 'one': {
      const only = g.value(env, tree.value);
      return only === NOTHING && !tree.isNumber ? [] : [only];
    }
    case 'cards-in': {
      const zone = g.value(env, tree.zone);
      return isZone(zone) ? cardsIn(zone) : [];
    }
    case 'cards-in-all':
      return g.zones.get(tree.zone)!.flatMap(cardsIn);
    case 'cards-in-each':
      return g.list(env, tree.zones).filter(isZone).flatMap(cardsIn);
    case 'all-cards':
      return g.cards.filter((card) => card.zone || card.host);
    case 'in-play':
      return [...g.zones].flatMap(([symbol, zones]) => (symbol.inPlay ? zones.flatMap(cardsIn) : []));
    case 'attached':
      return g.list(env, tree.to).flatMap((card) => (isCard(card) ? card.attached : []));
    case 'cards-of':
      return cardsOfPile(g.value(env, tree.pile));
    case 'pile-ends': {
      const cards = cardsOfPile(g.value(env, tree.pile));
      const fromEnd = tree.end === 'top' ? [...cards].reverse() : cards;
      return fromEnd.slice(0, Math.max(0, g.number(env, tree.amount)));
    }
    case 'cards-of-all':
      return g.list(env, tree.piles).flatMap(cardsOfPile);
    case 'end-cards': {
      const zone = g.value(env, tree.zone);
      if (!isZone(zone)) return [];
      const fromEnd = tree.end === 'top' ? [...zone.cards].reverse() : zone.cards;
      return fromEnd.slice(0, Math.max(0, g.number(env, tree.amount)));
    }
    case 'piles':
      return pilesOf(g, tree.zone);
    case 'new-pile':
      return [NOTHING];
    case 'zones':
      if (!tree.of) return [...g.zones.get(tree.zone)!];
      return g.list(env, tree.of).flatMap((seat) => zoneAt(g, tree.zone, seat as number) ?? []);
    case 'players': {
      const from = Math.max(0, tree.from ? g.number(env, tree.from) : g.turn);
      return inTurnOrder(g, from);
    }
    case 'rolls':
      return g.rolls.filter(
        (roll) => (!tree.purpose || roll.symbol === tree.purpose) && !(tree.open && roll.over),
      );
    case 'dice-of': {
      const roll = g.value(env, tree.roll);
      return isRoll(roll) ? [...roll.dice] : [];
    }
    case 'numbers': {
      const [from, to] = [g.number(env, tree.from), g.number(env, tree.to)];
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    }
    case 'filter':
      return g.list(env, tree.of).filter((each) => g.holds(withIt(env, tree.depth, each), tree.test));
    case 'union':
      return tree.parts.flatMap((part) => g.list(env, part));
    case 'best': {
      let left = g.list(env, tree.of);
      if (tree.amount) return firstOf(g, env, tree, g.number(env, tree.amount));
      for (const { value, lowest } of tree.keys) {
        const keys = new Map(left.map((each) => [each, g.raw(withIt(env, tree.depth, each), value)]));
        // Who does not have it has neither the most nor the least of it.
        left = left.filter((each) => isKnown(keys.get(each)!));
        const known = left.map((each) => keys.get(each) as number);
        const best = lowest ? Math.min(...known) : Math.max(...known);
        left = left.filter((each) => keys.get(each) === best);
      }
      return left;
    }
    case 'sorted': {
      const sign = tree.descending ? -1 : 1;
      return g
        .list(env, tree.of)
        .map((each) => ({ each, key: g.number(withIt(env, tree.depth, each), tree.key) * sign }))
        .sort((a, b) => a.key - b.key)
        .map(({ each }) => each);
    }
    case 'list-of': {
      const card = g.value(env, tree.card);
      return isCard(card) ? [...(card.printed.lists.get(tree.field.id) ?? [])] : [];
    }
    default:
      throw new Error(`the reference evaluator does not know the list ${(tree as Many).op} yet`);
  }
}

/** So many by one key, and all that tie with the last of them. */
function firstOf(g: Play, env: Env, tree: Many & { op: 'best' }, amount: number): Value[] {
  const [{ value, lowest }] = tree.keys;
  const keyOf = (each: Value): Value => g.raw(withIt(env, tree.depth, each), value);
  const left = g.list(env, tree.of).filter((each) => isKnown(keyOf(each)));
  const keys = left.map((each) => (keyOf(each) as number) * (lowest ? 1 : -1));
  const last = keys.toSorted((a, b) => a - b)[Math.min(amount, keys.length) - 1];
  return last === undefined ? [] : left.filter((_, i) => keys[i] <= last);
}

const cardsOfPile = (pile: Value): Card[] =>
  typeof pile === 'object' && pile.is === 'pile' ? [...pile.cards] : [];
