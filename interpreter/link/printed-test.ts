import type { Many, Scalar, Test } from '../../dsl/meaning.ts';
import type { FieldSymbol } from '../../dsl/vocabulary.ts';
import { NONE, WILD, type CardData } from '../game.ts';

/** What cannot be told from a card alone. */
class Unprinted extends Error {}

/**
 * Whether a phrase speaks of a card, told from what the card prints and nothing else; undefined where the phrase asks
 * for more than that.
 */
export function saysOfPrinted(phrase: Test, card: CardData): boolean | undefined {
  try {
    return holds(phrase, card);
  } catch (error) {
    if (error instanceof Unprinted) return undefined;
    throw error;
  }
}

/** Every card is looked at alone, so whatever a test speaks of is this card. */
function holds(test: Test, card: CardData): boolean {
  switch (test.op) {
    case 'and':
      return test.parts.every((part) => holds(part, card));
    case 'or':
      return test.parts.some((part) => holds(part, card));
    case 'not':
      return !holds(test.part, card);
    case 'kind':
      return test.kinds.includes(card.symbol.kind.index);
    case 'among':
      return isIn(test.of, card);
    case 'odd':
      return number(test.value, card) % 2 !== 0;
    case 'even':
      return number(test.value, card) % 2 === 0;
    case 'has-value':
      return (number(test.bits, card) & (1 << number(test.value, card))) !== 0;
    case 'compare':
      return compare(test.how, printed(test.left, card), printed(test.right, card));
    case 'wild':
      return readings(test.fields, card).some((reading) => holds(test.part, reading));
    default:
      throw new Unprinted();
  }
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

function isIn(many: Many, card: CardData): boolean {
  switch (many.op) {
    case 'one':
    case 'all-cards':
      return true;
    case 'filter':
      return isIn(many.of, card) && holds(many.test, card);
    case 'union':
      return many.parts.some((part) => isIn(part, card));
    default:
      throw new Unprinted();
  }
}

function compare(how: Extract<Test, { op: 'compare' }>['how'], left: number, right: number): boolean {
  // What a card does not print is no number.
  if (left === NONE || right === NONE) return false;
  switch (how) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

const number = (scalar: Scalar, card: CardData): number => {
  const value = printed(scalar, card);
  return value === NONE ? 0 : value;
};

function printed(scalar: Scalar, card: CardData): number {
  if (scalar.op === 'constant') return scalar.value;
  if (scalar.op === 'field' && scalar.card.op === 'it') return card.values[scalar.field.index] ?? NONE;
  if (scalar.op === '+') return number(scalar.left, card) + number(scalar.right, card);
  if (scalar.op === '-') return number(scalar.left, card) - number(scalar.right, card);
  throw new Unprinted();
}
