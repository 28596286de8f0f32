/** What a seat can work out without seeing anything hidden. */
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import type { Match } from '../match.ts';

type AtTable = Pick<Match, 'table' | 'runner'>;

/** Whether a number names a card that a seat sees. */
export function seesCard({ table, runner: { m } }: AtTable, seat: number, tree: Scalar): boolean {
  const card = evaluatorFor(table).value(m, tree);
  if (card === undefined || card < 0) return false;
  return ((seersOf(table, seersOfZones(table), m.p, card) >> seat) & 1) === 1;
}

/**
 * Whether a number is made of nothing but what a seat knows: numbers of the text, and parts of which `isKnown` says so; it
 * is given what decides about the parts of such a part.
 */
export function isMadeOfKnown(
  amount: Scalar,
  isKnown: (part: Scalar, known: (tree: Scalar) => boolean) => boolean,
): boolean {
  const known = (tree: Scalar): boolean => {
    switch (tree.op) {
      case 'constant':
      case 'setting':
        return true;
      case '+':
      case '-':
      case 'times':
        return known(tree.left) && known(tree.right);
      default:
        return isKnown(tree, known);
    }
  };
  return known(amount);
}
