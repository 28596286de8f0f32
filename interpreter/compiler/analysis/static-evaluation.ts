import { holding } from '../../../dsl/ir/calculations.ts';
import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { NONE, WILD, type AbilityData, type CardData } from '../../game/linked-game.ts';

/**
 * What can be known of a condition before a game begins: that it holds, that it does not, or nothing. Kinds of cards never
 * change; what a card prints is known where nothing in the game changes it; all else may be one way or the other.
 */

/** A card whose kind is known, and perhaps what it prints. */
export interface Candidate {
  readonly kind: KindSymbol;
  readonly card?: CardData;
}

/** Which candidate `it` of a depth is. */
interface Bound {
  get(depth: number): Candidate | undefined;
}

/** Whether something in the game changes what cards print in a field. */
export type Changes = (field: FieldSymbol) => boolean;

export function changedBy(abilities: readonly AbilityData[]): Changes {
  const changed = abilities.flatMap(({ ability }) =>
    ability.kind === 'modifier' && ability.of.kind === 'field' ? [ability.of.field] : [],
  );
  // A change for cards of several kinds may be written down with the field of one of them.
  return (field) => changed.some((other) => other.id === field.id || sameValues(other, field));
}

const sameValues = (a: FieldSymbol, b: FieldSymbol): boolean =>
  a.type.type === 'value' && b.type.type === 'value' && a.type.of === b.type.of;

/** Whether a test holds for certain, fails for certain, or neither (undefined). */
export function judge(test: Test, bound: Bound, changes: Changes): boolean | undefined {
  const of = (part: Test): boolean | undefined => judge(part, bound, changes);
  switch (test.op) {
    case 'and':
      return all(test.parts.map(of));
    case 'or':
      return not(all(test.parts.map((part) => not(of(part)))));
    case 'not':
      return not(of(test.part));
    case 'kind': {
      const one = cardOf(test.card, bound);
      return one && test.kinds.includes(one.kind.index);
    }
    case 'among': {
      const one = cardOf(test.value, bound);
      return one && isAmong(one, test.of, bound, changes);
    }
    case 'compare': {
      const left = printedOf(test.left, bound, changes);
      const right = printedOf(test.right, bound, changes);
      if (left === undefined || right === undefined) return undefined;
      // What a card does not print is no number.
      return left !== NONE && right !== NONE && holding[test.how](left, right);
    }
    case 'has-value': {
      const bits = numberOf(test.bits, bound, changes);
      const value = numberOf(test.value, bound, changes);
      return bits === undefined || value === undefined ? undefined : ((bits >> value) & 1) === 1;
    }
    case 'odd':
    case 'even': {
      const value = numberOf(test.value, bound, changes);
      return value === undefined ? undefined : (value % 2 === 0) === (test.op === 'even');
    }
    case 'wild':
      return judgeWild(test, bound, changes);
    default:
      return undefined;
  }
}

/**
 * Whether a phrase selects a card, judged by what the card prints and nothing else; undefined if it asks for
 * more.
 */
export function saysOfPrinted(phrase: Test, card: CardData): boolean | undefined {
  const one: Candidate = { kind: card.symbol.kind, card };
  return judge(phrase, { get: () => one }, () => false);
}

/** Whether a test holds for some reading of its card, with every possible value of `any`. */
function judgeWild(
  { of, fields, part }: Extract<Test, { op: 'wild' }>,
  bound: Bound,
  changes: Changes,
): boolean | undefined {
  if (of.op !== 'one' || of.value.op !== 'it') return undefined;
  const { depth } = of.value;
  const one = bound.get(depth);
  if (!one?.card) return undefined;
  const fails = readings(fields, one.card).map((card) => {
    const read: Candidate = { ...one, card };
    return not(judge(part, { get: (at) => (at === depth ? read : bound.get(at)) }, changes));
  });
  return not(all(fails));
}

/** The card with each value that `any` may stand for. */
function readings(fields: readonly FieldSymbol[], card: CardData): CardData[] {
  const field = fields.find(({ index }) => card.values[index] === WILD);
  if (!field) return [card];
  const { type } = field;
  const [from, to] =
    type.type === 'number'
      ? [type.from ?? 0, type.to ?? 0]
      : [0, type.type === 'value' ? type.of.values.length - 1 : 0];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((value) =>
    readings(fields, { ...card, values: card.values.with(field.index, value) }),
  );
}

/** Whether a card is one of a list. */
function isAmong(one: Candidate, list: Many, bound: Bound, changes: Changes): boolean | undefined {
  switch (list.op) {
    case 'all-cards':
      return true;
    case 'one': {
      if (cardOf(list.value, bound) === one) return true;
      // A copy that the text names.
      return list.value.op === 'constant' && one.card?.symbol.copies.includes(list.value.value) === false
        ? false
        : undefined;
    }
    case 'union':
      return not(all(list.parts.map((part) => not(isAmong(one, part, bound, changes)))));
    case 'filter':
      return all([
        isAmong(one, list.of, bound, changes),
        judge(list.test, { get: (depth) => (depth === list.depth ? one : bound.get(depth)) }, changes),
      ]);
    default:
      return undefined;
  }
}

const cardOf = (value: Scalar, bound: Bound): Candidate | undefined =>
  value.op === 'it' ? bound.get(value.depth) : undefined;

/** A number that is written down, or that a card prints and nothing changes; what a card does not print counts as 0. */
function numberOf(value: Scalar, bound: Bound, changes: Changes): number | undefined {
  const printed = printedOf(value, bound, changes);
  return printed === NONE ? 0 : printed;
}

/** The same, and `NONE` for what a card does not print. */
function printedOf(value: Scalar, bound: Bound, changes: Changes): number | undefined {
  switch (value.op) {
    case 'constant':
      return value.value;
    case 'field': {
      if (changes(value.field)) return undefined;
      const card = cardOf(value.card, bound)?.card;
      const printed = card && (card.values[value.field.index] ?? NONE);
      return printed === WILD ? undefined : printed;
    }
    case '+':
    case '-': {
      const left = numberOf(value.left, bound, changes);
      const right = numberOf(value.right, bound, changes);
      if (left === undefined || right === undefined) return undefined;
      return value.op === '+' ? left + right : left - right;
    }
    default:
      return undefined;
  }
}

const not = (known: boolean | undefined): boolean | undefined => (known === undefined ? undefined : !known);

function all(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}
