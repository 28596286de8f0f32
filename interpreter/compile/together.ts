import type { SetTest } from '../../dsl/meaning.ts';
import { WILD } from '../game.ts';
import { List } from '../run/list.ts';
import type { Machine } from '../run/machine.ts';
import type { Compiler, Together } from './compiler.ts';
import { distinct, isRun, rangeOf, readValues, spread, type Values } from './field-test.ts';

/** Compiles a condition on everything chosen together. */
export function together(c: Compiler, tree: SetTest): Together {
  if (tree.kind === 'apart') return apart(c, tree);
  const read = readValues(c, tree.field);
  const values: Values = { printed: new List(), wild: 0 };
  const { from, to } = rangeOf(tree.field);
  const size = tree.field.wild ? to - from + 1 : Number.MAX_SAFE_INTEGER;
  const depth = 61;
  const one = c.raw({ op: 'field', field: tree.field, card: { op: 'it', depth } });
  const key = (m: Machine, candidate: number): number => {
    m.it[depth] = candidate;
    const value = one(m);
    return value === WILD ? Number.MAX_SAFE_INTEGER : value;
  };
  const isWild = (m: Machine, candidate: number): boolean => key(m, candidate) === Number.MAX_SAFE_INTEGER;
  const different = (): boolean =>
    distinct(values) === values.printed.length && values.printed.length + values.wild <= size;
  switch (tree.kind) {
    case 'same': {
      const same = (m: Machine, chosen: List): boolean => {
        read(m, chosen, values);
        return distinct(values) <= 1;
      };
      return { may: same, holds: same };
    }
    case 'different': {
      const holds = (m: Machine, chosen: List): boolean => {
        read(m, chosen, values);
        return different();
      };
      return { may: holds, holds };
    }
    case 'consecutive':
      // Candidates come in order of their values, so a gap can be filled by the wild cards still to come only.
      return {
        key,
        isWild,
        may: (m, chosen, wildLeft) => {
          read(m, chosen, values);
          const count = values.printed.length + values.wild;
          return different() && (values.printed.length === 0 || spread(values) < count + wildLeft);
        },
        holds: (m, chosen) => {
          read(m, chosen, values);
          return isRun(values, size);
        },
      };
  }
}

function apart(c: Compiler, tree: SetTest & { kind: 'apart' }): Together {
  const key = c.scalar(tree.key);
  const { depth } = tree;
  const holds = (m: Machine, chosen: List): boolean => {
    for (let i = 1; i < chosen.length; i++) {
      m.it[depth] = chosen.items[i];
      const mine = key(m);
      for (let j = 0; j < i; j++) {
        m.it[depth] = chosen.items[j];
        if (key(m) === mine) return false;
      }
    }
    return true;
  };
  return { may: holds, holds };
}
