import { inTurnOrder, takesPart } from './seats.ts';
import type { Scalar } from '../../dsl/ir/expressions.ts';
import type { CounterSymbol, FieldSymbol, KindSymbol } from '../../dsl/language/symbols/symbols.ts';
import { distance } from './boards.ts';
import { NONE, WILD } from '../../interpreter/game/linked-game.ts';
import type { Modified } from '../../dsl/ir/statements.ts';
import { changesOf, modified, modifiedValues, multiplicityOf } from './derived.ts';
import { controllerOf, rootOf, topOf, zoneAt, zoneOf } from './places.ts';
import { priceLeft } from './prices.ts';
import { calledValue, endOf } from './printed.ts';
import { totalOf } from './rolls.ts';
import {
  cardOr,
  checked,
  isCard,
  NOTHING,
  Overflow,
  withIt,
  type Card,
  type Env,
  type Play,
  type Roll,
  type Value,
} from './state.ts';

/** One value; what a card does not have, or nobody has chosen, is 0. */
export function value(g: Play, env: Env, tree: Scalar): Value {
  const found = rawValue(g, env, tree);
  // What holds nothing is nothing, and not the first of all.
  if (tree.op === 'counter' && tree.counter.holds && found === NONE) return NOTHING;
  if (tree.op === 'choice-of' && tree.sort !== 'number' && found === NONE) return NOTHING;
  return found === NONE || found === WILD ? 0 : found;
}

/** A value that is a number; a roll counts as its total only where the text says so. */
export function numberOf(g: Play, env: Env, tree: Scalar): number {
  const found = value(g, env, tree);
  if (typeof found !== 'number') throw new Error(`${tree.op} is no number`);
  return found;
}

export const isKnown = (found: Value): boolean => found !== NONE && found !== WILD;

/** As `value`, but a printed value that is missing or `any` comes as `NONE` or `WILD`. */
export function rawValue(g: Play, env: Env, tree: Scalar): Value {
  const { frame } = env;
  switch (tree.op) {
    case 'constant':
      return tree.isCard ? g.cards[tree.value] : tree.value;
    case 'local': {
      const found = frame.locals.get(tree.slot) ?? NOTHING;
      if (Array.isArray(found)) throw new Error('a list where one value is wanted');
      return isCard(found) ? topOf(found) : (found as Value);
    }
    case 'it': {
      for (let each = env.it; each; each = each.outer) if (each.depth === tree.depth) return each.value;
      throw new Error(`no candidate of depth ${tree.depth}`);
    }
    case 'you':
      return frame.you;
    case 'this':
      return frame.card ? topOf(frame.card) : NOTHING;
    case 'active':
      return g.turn;
    case 'cycle':
      return g.cycle;
    case 'setting':
      return g.settings[tree.index];
    case 'role':
      return g.roles[tree.index];
    case 'choice-of': {
      const seats = (frame.locals.get(tree.slot) ?? []) as readonly Value[];
      const chosen = seats[value(g, env, tree.player) as number] ?? NOTHING;
      if (chosen === NOTHING) return NONE;
      return isCard(chosen) ? topOf(chosen) : chosen;
    }
    case 'counter':
      return counterOf(g, tree.counter, tree.owner ? value(g, env, tree.owner) : 0);
    case 'field':
      return fieldOf(g, tree.field, value(g, env, tree.card));
    case 'count':
      return tree.multiple
        ? g.list(env, tree.of).reduce((sum: number, card) => sum + multiplicityOf(g, card), 0)
        : g.list(env, tree.of).length;
    case 'different': {
      const fields = [tree.field, ...tree.also];
      const values = g.list(env, tree.of).flatMap((card) => {
        if (fields.some((field) => valuesOfField(g, field, card))) {
          const several = fields.map(
            (field) => valuesOfField(g, field, card) ?? new Set([fieldOf(g, field, card)].filter(isKnown)),
          );
          return [...(several.find((found) => found.size > 0) ?? [])];
        }
        const printed = fields.map((field) => fieldOf(g, field, card)).find((found) => found !== NONE);
        return printed === undefined ? [] : [printed];
      });
      return new Set(values.filter(isKnown)).size;
    }
    case 'total':
    case 'highest':
    case 'lowest': {
      const values = g
        .list(env, tree.of)
        .map((each) => rawValue(g, withIt(env, tree.depth, each), tree.value))
        .filter(isKnown) as number[];
      if (tree.op === 'total') return values.reduce((sum, each) => checked(sum + each), 0);
      if (values.length === 0) return 0;
      return tree.op === 'highest' ? Math.max(...values) : Math.min(...values);
    }
    case 'zone':
      return zoneAt(g, tree.zone, tree.of ? numberOf(g, env, tree.of) : 0) ?? NOTHING;
    case 'zone-of':
      return ofCard(value(g, env, tree.card), (card) => zoneOf(card) ?? NOTHING);
    case 'pile-of':
      return ofCard(value(g, env, tree.card), (card) => rootOf(card).pile ?? NOTHING);
    case 'cell-of':
      return g.piles[tree.piles[numberOf(g, env, tree.player)]] ?? NOTHING;
    case 'distance':
      return distance(g, tree.metric, value(g, env, tree.left), value(g, env, tree.right));
    case 'controller':
      return ofCard(value(g, env, tree.card), controllerOf);
    case 'owner':
      return ofCard(value(g, env, tree.card), (card) => card.owner);
    case 'host':
      return ofCard(value(g, env, tree.card), (card) => card.host ?? NOTHING);
    case 'arrival':
    case 'entry': {
      const card = value(g, env, tree.card);
      if (!isCard(card)) return 0;
      return tree.op === 'arrival' ? card.arrived : card.entered;
    }
    case 'position':
      return ofCard(value(g, env, tree.card), (card) => zoneOf(card)?.cards.indexOf(rootOf(card)) ?? 0);
    case 'range-from':
    case 'range-to':
      return endOf(rawValue(g, env, tree.range) as number, tree.op);
    case 'total-of': {
      const roll = value(g, env, tree.roll);
      return isRoll(roll) ? totalOf(g, roll) : 0;
    }
    case 'neighbour': {
      const of = g.number(env, tree.of);
      if (of < 0) return NOTHING;
      const others = inTurnOrder(g, of).slice(1);
      return [...(tree.back ? others.reverse() : others), of].find((seat) => takesPart(g, seat)) ?? NOTHING;
    }
    case 'roller': {
      const roll = value(g, env, tree.roll);
      return isRoll(roll) ? roll.roller : NOTHING;
    }
    case 'roll-about': {
      const roll = value(g, env, tree.roll);
      return isRoll(roll) ? (roll.about ?? NOTHING) : NOTHING;
    }
    case 'history': {
      const question = g.game.vocabulary.history.questions[tree.question];
      const who = value(g, env, tree.subject);
      const card = tree.card && value(g, env, tree.card);
      const stay = tree.stay && (cardOr(value(g, env, tree.stay))?.entered ?? 0);
      if (stay === 0) return 0;
      const found = (g.history.get(question) ?? []).map((each) =>
        each.who === who && each.card === card && (each.began ?? 0) >= (stay ?? 0) ? each.many : 0,
      );
      // Later entries are later events.
      return question.keeps
        ? found.findLastIndex((many) => many > 0) + 1
        : found.reduce((all, many) => all + many, 0);
    }
    case 'chosen-before': {
      const card = cardOr(value(g, env, tree.card));
      return g.chosen.get(`${tree.memory} ${card?.index} ${card?.entered}`) ?? 0;
    }
    case 'price': {
      const values = tree.arguments.map((each) => (each ? g.value(env, each) : NOTHING));
      const open = tree.arguments.map((each) => each === undefined);
      return priceLeft(g, tree, g.number(env, tree.you), values, open, g.number(env, tree.usual));
    }
    case 'only': {
      const list = g.list(env, tree.of);
      return list.length === 1 ? list[0] : NOTHING;
    }
    case '+':
    case '-':
    case 'times':
    case 'divided-up':
    case 'divided-down':
    case 'greater':
    case 'lesser':
      return arithmetic(tree.op, numberOf(g, env, tree.left), numberOf(g, env, tree.right));
    case 'called':
      return calledValue(g, env, tree);
    default:
      throw new Error(`the reference evaluator does not know the value ${(tree as Scalar).op} yet`);
  }
}

const ofCard = (card: Value, get: (card: Card) => Value): Value => (isCard(card) ? get(card) : NOTHING);

export const isRoll = (found: Value): found is Roll => typeof found === 'object' && found.is === 'roll';

type Arithmetic = (Scalar & { left: Scalar })['op'];

function arithmetic(op: Arithmetic, left: number, right: number): number {
  switch (op) {
    case '+':
      return checked(left + right);
    case '-':
      return checked(left - right);
    case 'times':
      return checked(left * right);
    case 'greater':
      return Math.max(left, right);
    case 'lesser':
      return Math.min(left, right);
    default: {
      if (right === 0) throw new Overflow();
      return op === 'divided-up' ? Math.ceil(left / right) : Math.floor(left / right);
    }
  }
}

/** A counter of the game, of a player, or of a card (`NONE` where the card does not have it). */
function counterOf(g: Play, counter: CounterSymbol, owner: Value): Value {
  if (counter.holds) return heldOf(g, counter, owner);
  if (counter.of !== 'card')
    return g.counters.get(counter)![counter.of === 'game' ? 0 : (owner as number)] ?? 0;
  const card = cardOr(owner);
  if (!card || !counter.kinds?.includes(card.printed.symbol.kind)) return NONE;
  const counted = card.counters.get(counter)!;
  const now = modified(g, (of) => of.kind === 'counter' && of.counter === counter, card, counted);
  if (now === undefined) return counted;
  return Math.max(counter.from ?? now, Math.min(counter.to ?? now, now));
}

/** What a state holds; `NONE` where that is nothing, and where nobody has it. */
function heldOf(g: Play, state: CounterSymbol, owner: Value): Value {
  const card = cardOr(owner);
  const held =
    state.of === 'card'
      ? card?.counters.get(state)
      : g.counters.get(state)![state.of === 'game' ? 0 : (owner as number)];
  if (held === undefined || held === NOTHING) return NONE;
  return state.holds!.sort === 'card' ? topOf(g.cards[held]) : held;
}

/** The field of a card's own kind with this name, where it holds the same sort of value. */
const ownField = (g: Play, field: FieldSymbol, card: Card): FieldSymbol =>
  g.game.fields.find((each) => each.kind === card.printed.symbol.kind && isSame(each, field)) ?? field;

const isSame = (one: FieldSymbol, other: FieldSymbol): boolean => {
  if (one === other) return true;
  const [a, b] = [one.type, other.type];
  if (one.id !== other.id || one.wild || other.wild || a.type !== b.type) return false;
  if (a.type === 'language' && b.type === 'language') return a.entry === b.entry;
  return !('of' in a && 'of' in b) || a.of === b.of;
};

/** Whether something takes the text of a field away from a card. */
export function isBlank(g: Play, card: Card, name: string): boolean {
  const field = g.game.fields.find((each) => each.kind === card.printed.symbol.kind && each.id === name);
  if (!field) return false;
  return modified(g, (of) => of.kind === 'field' && isSame(of.field, field), card, 0) === NONE;
}

/** The cards whose text in a field of a kind effects give to a card. */
export function lentTo(g: Play, card: Card, kind: KindSymbol, name: string): number[] {
  const field = g.game.fields.find((each) => each.kind === kind && each.id === name);
  const wanted = (of: Modified): boolean => of.kind === 'text' && isSame(of.field, field!);
  return (changesOf(g, wanted, card, true) ?? []).map(({ amount }) => amount);
}

/** The text in a field of a card, or the last one that effects have given to it; none where it is taken away. */
export function textOf(g: Play, card: Card, name: string) {
  if (isBlank(g, card, name)) return undefined;
  const { kind } = card.printed.symbol;
  const isThere = g.game.fields.some((each) => each.kind === kind && each.id === name);
  const models = isThere
    ? lentTo(g, card, kind, name).flatMap((model) => g.cards.find(({ index }) => index === model) ?? [])
    : [];
  const from = models.at(-1) ?? card;
  return from.printed.texts.get(name);
}

/** What a card prints, with all that changes it. */
/** The values of a field that a card has, where it can have several; undefined where it cannot. */
export function valuesOfField(g: Play, field: FieldSymbol, card: Value): Set<number> | undefined {
  const wanted = (of: Modified): boolean => of.kind === 'field' && isSame(of.field, field);
  if (!isCard(card)) return modifiedValues(g, wanted, NOTHING, NONE) && new Set();
  const own = ownField(g, field, card);
  const printed = card.printed.values[g.game.fields.indexOf(own)] ?? NONE;
  if (own.kind !== card.printed.symbol.kind)
    return modifiedValues(g, wanted, NOTHING, NONE) && new Set(printed === NONE ? [] : [printed]);
  return modifiedValues(g, wanted, card, printed);
}

/** The values of something that is compared; undefined where it has one at most. */
export const valuesCompared = (g: Play, env: Env, tree: Scalar): Set<number> | undefined =>
  tree.op === 'field' && tree.field.type.type === 'value'
    ? valuesOfField(g, tree.field, value(g, env, tree.card))
    : undefined;

export function fieldOf(g: Play, field: FieldSymbol, card: Value): number {
  if (!isCard(card)) return NONE;
  const own = ownField(g, field, card);
  const printed = card.printed.values[g.game.fields.indexOf(own)] ?? NONE;
  const plain = printed === WILD ? (g.tried.get(`${field.index} ${card.index}`) ?? WILD) : printed;
  if (printed === WILD && isBlank(g, card, field.id)) return NONE;
  const isOfKind = own.kind === card.printed.symbol.kind;
  if (plain === WILD || (plain === NONE && !isOfKind)) return plain;
  const now = modified(g, (of) => of.kind === 'field' && isSame(of.field, field), card, plain);
  if (now === NONE || (now === undefined && plain === NONE)) {
    const several = [...(valuesOfField(g, field, card) ?? [])];
    return several.length > 0 ? Math.min(...several) : NONE;
  }
  if (now === undefined || field.type.type !== 'number') return now ?? plain;
  return Math.min(field.type.to ?? now, Math.max(field.type.from ?? now, now));
}
