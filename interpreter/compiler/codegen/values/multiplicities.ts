/** How many cards a card counts as, where texts of the game say that some count as several. */
import type { Many, Scalar } from '../../../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../../game/linked-game.ts';
import { modified } from '../../../engine/effects/continuous-modifiers.ts';
import {
  checkedInt,
  listFrom,
  release,
  type ListClosure,
  type Machine,
  type ValueClosure,
} from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Compiler } from '../codegen-context.ts';

/** Whether a text of the game says that cards count as several: everywhere, or for the phrases printed in a field. */
export const countsSeveral = ({ abilities }: Game, field?: FieldSymbol): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      ability.of.kind === 'multiplicity' &&
      (ability.of.for === undefined || ability.of.for === field),
  );

/** How many cards one counts as, 1 by itself; none where it is always 1. */
export function multiplicityOf(
  { game }: Pick<Compiler, 'game'>,
  field?: FieldSymbol,
): ((m: Machine, card: number) => number) | undefined {
  if (!countsSeveral(game, field)) return undefined;
  return (m, card) => modified(m, multiplicitiesFor(m, field), card, 1);
}

/** What says of cards that they count as several; the same list each time, by which circles are found. */
const multiplicitiesFor = ({ responding }: Machine, field: FieldSymbol | undefined) => {
  const { multiplicities } = responding!;
  return multiplicities.get(field) ?? multiplicities.get(undefined) ?? [];
};

/** As how many the cards of a list count; none where that is how many they are. */
export function countOfSeveral(
  c: Compiler,
  { of, multiple }: Scalar & { op: 'count' },
): ValueClosure | undefined {
  const multiplicity = multiple && multiplicityOf(c);
  if (!multiplicity) return undefined;
  const cards = c.many(of);
  return (m) => {
    const list = listFrom(m, cards);
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum = checkedInt(sum + multiplicity(m, list.items[i]));
    release(m);
    return sum;
  };
}

/** The cards of a list, each as often as it counts. */
export function eachOfSeveral(c: Compiler, of: Many): ListClosure {
  const cards = c.many(of);
  const multiplicity = multiplicityOf(c);
  if (!multiplicity) return cards;
  return (m, out) => {
    const list = listFrom(m, cards);
    for (let i = 0; i < list.length; i++) {
      const times = multiplicity(m, list.items[i]);
      spend(m, times);
      for (let more = 0; more < times; more++) out.push(list.items[i]);
    }
    release(m);
  };
}
