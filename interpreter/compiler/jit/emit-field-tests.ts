import type { Test } from '../../../dsl/ir/expressions.ts';
import { NONE, WILD } from '../../game/linked-game.ts';
import { UNSET } from '../../engine/program/machine.ts';
import { bitsIn } from '../../engine/state/bits.ts';
import { triedFrom, unchangedColumn, valueSet } from '../codegen/values/card-values.ts';
import { wildRange } from '../codegen/values/field-tests.ts';
import type { Emitter } from './emitter.ts';

type FieldTest = Test & { readonly op: 'field-test' };

/** Values of a wider range are left to closures: they do not fit into the bits of a number. */
const WIDEST = 31;

/**
 * Writes a test of all values of a field among some cards. Values are bits of a number, where none can be anything but what is
 * printed; everything else is left to a closure.
 */
export function emitFieldTest(e: Emitter, tree: FieldTest): string | undefined {
  const { c } = e;
  const { field, test } = tree;
  const column = unchangedColumn(c, field);
  if (!column || valueSet(c, field)) return undefined;
  if (test.kind === 'every') return emitEvery(e, tree, column, test);
  const { from, to } = wildRange(field);
  const known = [
    ...column.filter((value) => value !== NONE && value !== WILD),
    ...(field.wild ? [from, to] : []),
  ];
  const least = Math.min(...known);
  if (known.some((value) => value - least >= WIDEST)) return undefined;
  const size = field.wild ? to - from + 1 : Number.MAX_SAFE_INTEGER;
  const { w } = e;
  const [bits, wild, printed] = [w.name('s'), w.name('n'), w.name('n')];
  w.line(`let ${bits} = 0, ${wild} = 0, ${printed} = 0;`);
  eachValue(e, tree, column, {
    wild: () => w.line(`${wild}++;`),
    printed: (value) =>
      w.line(`${printed}++; ${bits} |= 1 << (${least === 0 ? value : `${value} - ${least}`});`),
  });
  const distinct = `${w.capture(bitsIn)}(${bits})`;
  const fits = `${printed} + ${wild} <= ${size}`;
  switch (test.kind) {
    case 'same':
      return `((${bits} & (${bits} - 1)) === 0)`;
    case 'different':
      return `(${distinct} === ${printed} && ${fits})`;
    case 'consecutive': {
      const spread = `Math.clz32(${bits} & -${bits}) - Math.clz32(${bits})`;
      return `(${fits} && ${distinct} === ${printed} && (${printed} === 0 || ${spread} < ${printed} + ${wild}))`;
    }
    case 'different-count': {
      const [low, high] = [w.name('a'), w.name('b')];
      w.line(`const ${high} = ${distinct}, ${low} = ${high} > 0 ? ${high} : Math.min(${wild}, 1);`);
      const amount = w.atom(e.value(test.amount));
      return between[test.how](low, `Math.min(${high} + ${wild}, ${size})`, amount);
    }
  }
}

/** What a number of different values may come to, from the least to the most. */
const between: Readonly<
  Record<
    (FieldTest['test'] & { kind: 'different-count' })['how'],
    (least: string, most: string, n: string) => string
  >
> = {
  '=': (least, most, n) => `(${least} <= ${n} && ${n} <= ${most})`,
  '<>': (least, most, n) => `(${least} !== ${n} || ${most} !== ${n})`,
  '<': (least, _, n) => `(${least} < ${n})`,
  '<=': (least, _, n) => `(${least} <= ${n})`,
  '>': (_, most, n) => `(${most} > ${n})`,
  '>=': (_, most, n) => `(${most} >= ${n})`,
};

/** Every printed value passes, and some value that a wild card may stand for. */
function emitEvery(
  e: Emitter,
  tree: FieldTest,
  column: Int32Array,
  { depth, test }: FieldTest['test'] & { kind: 'every' },
): string {
  const { w } = e;
  const { from, to } = wildRange(tree.field);
  const [all, wild] = [w.name('t'), w.name('n')];
  w.line(`let ${all} = true, ${wild} = 0;`);
  eachValue(e, tree, column, {
    wild: () => w.line(`${wild}++;`),
    printed: (value) =>
      w.block(`if (${all})`, () => {
        const holds = w.under(depth, value, () => e.test(test));
        w.line(`${all} = ${holds};`);
      }),
  });
  if (!column.includes(WILD)) return all;
  w.block(`if (${all} && ${wild} > 0)`, () => {
    const value = w.name('i');
    w.line(`${all} = false;`);
    w.block(`for (let ${value} = ${from}; ${value} <= ${to} && !${all}; ${value}++)`, () => {
      const holds = w.under(depth, value, () => e.test(test));
      w.line(`${all} = ${holds};`);
    });
  });
  return all;
}

/** Writes what is done with each value; cards without the field have none. */
function eachValue(
  e: Emitter,
  { of, field }: FieldTest,
  column: Int32Array,
  does: { readonly wild: () => void; readonly printed: (value: string) => void },
): void {
  const { w } = e;
  const mayBeWild = column.includes(WILD);
  const mayLack = column.includes(NONE);
  const at = w.capture(column);
  e.each(of, (card) => {
    const value = w.name('v');
    w.line(`let ${value} = ${card} < 0 ? ${NONE} : ${at}[${card}];`);
    if (mayBeWild) {
      // A value may be tried for it.
      const tried = w.name('v');
      w.block(`if (${value} === ${WILD})`, () => {
        w.line(`const ${tried} = m.tried[${triedFrom(e.c, field)} + ${card}];`);
        w.line(`if (${tried} !== ${UNSET}) ${value} = ${tried};`);
      });
    }
    if (mayBeWild) w.block(`if (${value} === ${WILD})`, does.wild);
    const printed = `${mayBeWild ? 'else ' : ''}${mayLack ? `if (${value} !== ${NONE})` : ''}`;
    w.block(printed, () => does.printed(value));
  });
}
