import { sidesOfCalculation } from '../../ir/calculations.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import type { PhraseType } from '../scope.ts';

/**
 * A condition on something with wild cards holds if some choice of their values makes the whole of it hold. A
 * single test of a field knows that by itself; everything else is tried value by value.
 */
export function wildly(test: Test, thing: PhraseType, it: Scalar): Test {
  if (test.op === 'field-test') return test;
  const fields = [...new Set(wildFields(test))];
  if (fields.length === 0) return test;
  const of: Many = thing.sort === 'pile' ? { op: 'cards-of', pile: it } : { op: 'one', value: it };
  return { op: 'wild', of, fields, part: test };
}

/** The wild fields that a test reads of its candidate. */
function wildFields(test: Test): FieldSymbol[] {
  switch (test.op) {
    case 'and':
    case 'or':
      return test.parts.flatMap(wildFields);
    case 'not':
      return wildFields(test.part);
    case 'field-test':
      return test.field.wild ? [test.field] : [];
    case 'compare':
      return [...inScalar(test.left), ...inScalar(test.right)];
    case 'odd':
    case 'even':
      return inScalar(test.value);
    default:
      return [];
  }
}

function inScalar(scalar: Scalar): FieldSymbol[] {
  if (scalar.op === 'field' || scalar.op === 'different') return scalar.field.wild ? [scalar.field] : [];
  return sidesOfCalculation(scalar).flatMap(inScalar);
}
