import type { Many, Scalar, Test } from '../../dsl/meaning.ts';
import { findable } from '../../dsl/findable.ts';
import type { Game, Offer } from '../game.ts';

/** Whether a condition holds in no position, as it wants a card of kinds of which the game has none. */
function never(game: Game, test: Test): boolean {
  switch (test.op) {
    case 'and':
      return test.parts.some((part) => never(game, part));
    case 'or':
      return test.parts.every((part) => never(game, part));
    case 'some':
      return isEmpty(game, test.of);
    case 'can-choose':
      return isAtLeastOne(test.least) && isEmpty(game, test.of);
    case 'compare':
      return (
        test.how === '>=' &&
        test.left.op === 'count' &&
        isAtLeastOne(test.right) &&
        isEmpty(game, test.left.of)
      );
    default:
      return false;
  }
}

/** Whether an action can never be done: what stands against it, or its first statement, wants such a card. */
export function isNeverDone(game: Game, { allowed, program }: Offer['actions'][number]): boolean {
  const [first] = program.program.acts;
  const picks =
    first?.op === 'attempt' ? first.prepare.flatMap((act) => (act.op === 'pick' ? [act.pick] : [])) : [];
  const wanted = picks.flatMap((pick) => findable(pick, { op: 'constant', value: 1 }) ?? []);
  return [...allowed.map(({ test }) => test), ...wanted].some((test) => never(game, test));
}

const isAtLeastOne = (number: Scalar): boolean => number.op === 'constant' && number.value >= 1;

/** Whether there can be nothing in a list. */
function isEmpty(game: Game, list: Many): boolean {
  switch (list.op) {
    case 'filter':
      return isOfNone(game, list.test) || isEmpty(game, list.of);
    case 'sorted':
    case 'best':
      return isEmpty(game, list.of);
    case 'union':
      return list.parts.every((part) => isEmpty(game, part));
    default:
      return false;
  }
}

function isOfNone(game: Game, test: Test): boolean {
  if (test.op === 'and') return test.parts.some((part) => isOfNone(game, part));
  return test.op === 'kind' && !game.copies.some(({ symbol: { kind } }) => test.kinds.includes(kind.index));
}
