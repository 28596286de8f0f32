import type { Compare, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { isInPlay } from '../../engine/state/card-columns.ts';
import { hasWon } from '../../engine/effects/dice.ts';
import { isFull } from '../../engine/effects/card-changes.ts';
import { mayLack } from '../codegen/expressions/comparisons.ts';
import { kindMask } from '../codegen/expressions/card-masks.ts';
import { hasPermissionRule } from '../codegen/expressions/permission-checks.ts';
import { valueSet } from '../codegen/values/card-values.ts';
import { emitCalled } from './emit-calls.ts';
import { isKnownText } from './emit-card-values.ts';
import { emitFieldTest } from './emit-field-tests.ts';
import { emitContains } from './emit-membership.ts';
import { emitSome, emitSomeOf } from './emit-searches.ts';
import type { Emitter } from './emitter.ts';

/** Writes a condition; nothing where it is left to a closure. */
export type EmitCondition<Op extends Test['op']> = (
  e: Emitter,
  tree: Test & { readonly op: Op },
) => string | undefined;

const operators: Readonly<Record<Compare, string>> = {
  '=': '===',
  '<>': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Conditions one after the other: what a later one needs is worked out only where the ones before leave it open. */
const joined =
  (operator: '&&' | '||', start: boolean): EmitCondition<'and' | 'or'> =>
  (e, { parts }) => {
    const { w } = e;
    if (parts.length === 0) return `${start}`;
    let all = e.test(parts[0]);
    for (const part of parts.slice(1)) {
      let next = '';
      const lines = w.linesOf(() => {
        next = e.test(part);
      });
      if (lines.length === 0) {
        all = `(${all} ${operator} ${next})`;
        continue;
      }
      const holds = w.name('t');
      w.line(`let ${holds} = ${all};`);
      w.block(`if (${start ? '' : '!'}${holds})`, () => {
        w.put(lines);
        w.line(`${holds} = ${next};`);
      });
      all = holds;
    }
    return all;
  };

/** Whether a card may have several values of what is read. */
const isSeveral = (e: Emitter, value: Scalar): boolean =>
  value.op === 'field' && valueSet(e.c, value.field) !== undefined;

/** A comparison that only says that a list has an element, or none. */
function asks({ how, left, right }: Test & { op: 'compare' }): 'some' | 'none' | undefined {
  if (left.op !== 'count' || right.op !== 'constant') return undefined;
  const { value } = right;
  if ((how === '>=' && value === 1) || ((how === '>' || how === '<>') && value === 0)) return 'some';
  return (how === '<' && value === 1) || ((how === '<=' || how === '=') && value === 0) ? 'none' : undefined;
}

const compare: EmitCondition<'compare'> = (e, tree) => {
  const { how, left, right } = tree;
  const { w } = e;
  if ((how === '=' || how === '<>') && (isSeveral(e, left) || isSeveral(e, right))) return undefined;
  const filled = asks(tree);
  if (filled && left.op === 'count') return `${filled === 'none' ? '!' : ''}${emitSome(e, left.of)}`;
  const operator = operators[how];
  if (!mayLack(left) && !mayLack(right)) return `(${e.raw(left)} ${operator} ${e.raw(right)})`;
  const one = w.atom(e.raw(left));
  let other = '';
  const lines = w.linesOf(() => {
    other = w.atom(e.raw(right));
  });
  const tests = [...(mayLack(right) ? [isKnownText(other)] : []), `${one} ${operator} ${other}`].join(' && ');
  if (!mayLack(left)) {
    w.put(lines);
    return `(${tests})`;
  }
  if (lines.length === 0) return `(${isKnownText(one)} && ${tests})`;
  const holds = w.name('t');
  w.line(`let ${holds} = ${isKnownText(one)};`);
  w.block(`if (${holds})`, () => {
    w.put(lines);
    w.line(`${holds} = ${tests};`);
  });
  return holds;
};

const parity =
  (bit: 0 | 1): EmitCondition<'odd' | 'even'> =>
  (e, { value }) => {
    if (!mayLack(value)) return `((${e.value(value)} & 1) === ${bit})`;
    const one = e.w.atom(e.raw(value));
    return `(${isKnownText(one)} && (${one} & 1) === ${bit})`;
  };

/** Conditions by their operations; those that are missing are left to closures. */
export const conditionEmitters: { readonly [Op in Test['op']]?: EmitCondition<Op> } = {
  and: joined('&&', true),
  or: joined('||', false),
  not: (e, { part }) => (part.op === 'some' ? `!${emitSome(e, part.of)}` : `!${e.test(part)}`),
  compare,
  among: (e, { value, of }) =>
    isSeveral(e, value) ? undefined : emitContains(e, of, e.w.atom(e.value(value))),
  kind: (e, { card, kinds }) => `(${e.w.capture(kindMask(e.c, kinds))}[${e.value(card)}] === 1)`,
  some: (e, { of }) => emitSome(e, of),
  every: (e, { of, depth, test }) => `!${emitSomeOf(e, of, depth, () => `!${e.test(test)}`)}`,
  odd: parity(1),
  even: parity(0),
  'field-test': emitFieldTest,
  rearranges: (e, { cards, pile }) => {
    if (cards.op !== 'one') return undefined;
    const { layout } = e.c;
    const to = e.w.atom(e.value(pile));
    const card = e.w.atom(e.value(cards.value));
    const from = e.w.atom(`(${card} < 0 ? -1 : p[${layout.pile} + ${card}])`);
    return `(${from} < 0 || (${to} < 0 ? p[${layout.pileCount} + ${from}] !== 1 : ${to} !== ${from}))`;
  },
  'in-play': (e, { card }) => e.w.ask(isInPlay, 'p', e.value(card)),
  full: (e, { zone }) => {
    if (zone.op !== 'zone') return undefined;
    return e.w.ask(isFull, e.value(zone));
  },
  permitted: (e, { verb }) => (hasPermissionRule(e.c, verb) ? undefined : 'true'),
  won: (e, { roll, by }) => e.w.ask(hasWon, e.value(roll), e.value(by)),
  called: (e, tree) => emitCalled(e, tree, 'condition'),
  related: (e, { table, left, right }) =>
    isSeveral(e, left) || isSeveral(e, right)
      ? undefined
      : `(((${e.w.capture(table.rows)}[${e.value(left)}] >> ${e.value(right)}) & 1) === 1)`,
  'has-value': (e, { bits, value }) => {
    const one = e.w.atom(e.value(value));
    return `(${one} >= 0 && ${one} < 31 && ((${e.value(bits)} >> ${one}) & 1) === 1)`;
  },
};
