import type { Test } from '../../../../dsl/ir/expressions.ts';
import { WILD } from '../../../game/linked-game.ts';
import { UNSET, type ConditionClosure } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { wildRange } from './field-tests.ts';

/**
 * Compiles a condition that holds if some choice of values for the wild cards makes it hold. The values are tried
 * one after the other: there are few wild cards, and their values are few.
 */
export function wild(c: Compiler, tree: Test & { op: 'wild' }): ConditionClosure {
  const of = c.many(tree.of);
  const part = c.test(tree.part);
  const fields = tree.fields.map((field) => {
    const index = c.game.fields.indexOf(field);
    return {
      at: index * c.layout.cards,
      printed: Int32Array.from(c.game.copies, (copy) => copy.values[index]),
      ...wildRange(field),
    };
  });
  const cards = new List();
  const open: { at: number; from: number; to: number }[] = [];
  return (m) => {
    cards.length = 0;
    of(m, cards);
    open.length = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards.items[i];
      for (const field of fields) {
        const free = field.printed[card] === WILD && m.tried[field.at + card] === UNSET;
        if (free) open.push({ at: field.at + card, from: field.from, to: field.to });
      }
    }
    if (open.length === 0) return part(m);
    const tries = [...open];
    const fits = (next: number): boolean => {
      if (next === tries.length) return part(m);
      const { at, from, to } = tries[next];
      spend(m, to - from + 1);
      let found = false;
      for (let value = from; !found && value <= to; value++) {
        m.tried[at] = value;
        found = fits(next + 1);
      }
      m.tried[at] = UNSET;
      return found;
    };
    return fits(0);
  };
}
