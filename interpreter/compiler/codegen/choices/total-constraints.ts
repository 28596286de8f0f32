import type { SumTest } from '../../../../dsl/ir/expressions.ts';
import { NONE, WILD } from '../../../game/linked-game.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { List } from '../../../engine/state/int-list.ts';
import { Totals, type Addends } from '../../../engine/choices/subset-sums.ts';
import type { Compiler } from '../codegen-context.ts';
import type { Together } from '../../../engine/choices/choice-domain.ts';
import { wildRange } from '../values/field-tests.ts';

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/**
 * Compiles a condition on what all that is chosen adds up to. A wild card adds whatever it may stand for, one that does
 * not have what is added nothing.
 */
export function compileTotal(c: Compiler, tree: SumTest): Together {
  const { depth, value } = tree;
  const raw = value.op === 'field' && value.field.wild ? c.raw(value) : c.scalar(value);
  const range = value.op === 'field' ? wildRange(value.field) : { from: 0, to: 0 };
  const from = tree.from && c.scalar(tree.from);
  const to = tree.to && c.scalar(tree.to);
  const addendsOf = (m: Machine, list: List): Addends => {
    const low: number[] = [];
    const high: number[] = [];
    const before = m.it[depth];
    for (let i = 0; i < list.length; i++) {
      m.it[depth] = list.items[i];
      const one = raw(m);
      const known = one === NONE ? 0 : one;
      low.push(one === WILD ? range.from : known);
      high.push(one === WILD ? range.to : known);
    }
    m.it[depth] = before;
    return { low, high };
  };
  const limits = (m: Machine): { from: number; to: number } => ({
    from: from ? from(m) : Number.NEGATIVE_INFINITY,
    to: to ? to(m) : Number.POSITIVE_INFINITY,
  });
  const sumOf = (m: Machine, chosen: List): { low: number; high: number } => {
    const { low, high } = addendsOf(m, chosen);
    return { low: sum(low), high: sum(high) };
  };
  const within = (wanted: ReturnType<typeof limits>, m: Machine, chosen: List): boolean => {
    const { low, high } = sumOf(m, chosen);
    return low <= wanted.to && high >= wanted.from;
  };
  const whole = { may: () => true, sum: { of: tree.of, words: tree.words, over: sumOf } };
  return {
    ...whole,
    holds: (m, chosen) => within(limits(m), m, chosen),
    bind: (m, { candidates, least, most }) => {
      const wanted = limits(m);
      const spent = (work: number): void => spend(m, work);
      return {
        ...whole,
        holds: (machine, chosen) => within(wanted, machine, chosen),
        totals: new Totals(addendsOf(m, candidates), { ...wanted, least, most }, spent),
      };
    },
  };
}
