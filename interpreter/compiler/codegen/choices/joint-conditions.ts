import type { SetTest } from '../../../../dsl/ir/expressions.ts';
import { NONE, WILD } from '../../../game/linked-game.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import type { OnValues, Together } from '../../../engine/choices/choice-domain.ts';
import { cardField, valueSet } from '../values/card-values.ts';
import { distinct, shareNone, shareOne, wildRange, type Values } from '../values/field-tests.ts';
import { compileTotal } from './total-constraints.ts';

/** Compiles a condition on everything chosen together. */
export function together(c: Compiler, tree: SetTest): Together {
  if ('key' in tree) return byKey(c, tree);
  if (tree.kind === 'total') return compileTotal(c, tree);
  const several = valueSet(c, tree.field);
  if (several && tree.kind === 'same') return onValues({ value: several, may: shareOne, holds: shareOne });
  if (several && tree.kind === 'different')
    return onValues({ value: several, may: shareNone, holds: shareNone });
  const { from, to } = wildRange(tree.field);
  const size = tree.field.wild ? to - from + 1 : Number.MAX_SAFE_INTEGER;
  return onField(cardField(c, tree.field), tree.kind, size);
}

/**
 * A condition on the values of a field of everything chosen together; `size` is how many different values there are.
 *
 * @internal Exported for tests.
 */
export function onField(
  value: OnValues['value'],
  kind: 'same' | 'different' | 'consecutive',
  size: number,
): Together {
  const different = (values: Values): boolean =>
    distinct(values) === values.printed.length && values.printed.length + values.wild <= size;
  switch (kind) {
    case 'same':
      return onValues({
        ...onPrinted(value, same, same),
        pairs: { values: 'equal', ofField: { size: Number.MAX_SAFE_INTEGER, isRun: false } },
      });
    case 'different':
      return onValues({
        ...onPrinted(value, different, different),
        pairs: { values: 'different', ofField: { size, isRun: false } },
      });
    case 'consecutive': {
      const isWild = (m: Machine, candidate: number): boolean => value(m, candidate) === WILD;
      return {
        ...onValues({
          value,
          // Candidates come in order of their values, so a gap can be filled by the wild cards still to come only.
          may: (values, wildLeft) => isRunWith(values, size, wildLeft),
          holds: (values) => isRunWith(values, size, 0),
          pairs: { values: 'different', ofField: { size, isRun: true } },
        }),
        key: (m, candidate) => (isWild(m, candidate) ? Number.MAX_SAFE_INTEGER : value(m, candidate)),
        isWild,
      };
    }
  }
}

/** Whether values are all different, and without a gap if so many more wild cards come. */
function isRunWith({ items, length }: List, size: number, more: number): boolean {
  let printed = 0;
  let wild = 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < length; i++) {
    const value = items[i];
    if (value === WILD) wild++;
    else if (value !== NONE) {
      for (let j = 0; j < i; j++) if (items[j] === value) return false;
      if (printed === 0 || value < low) low = value;
      if (printed === 0 || value > high) high = value;
      printed++;
    }
  }
  return printed + wild <= size && (printed === 0 || high - low < printed + wild + more);
}

/** As `allApart`, of a set that was apart before its last one came. */
function lastApart({ items, length }: List): boolean {
  for (let i = 0; i < length - 1; i++) if (items[i] === items[length - 1]) return false;
  return true;
}

const same = (values: Values): boolean => distinct(values) <= 1;

function allApart({ items, length }: List): boolean {
  for (let i = 1; i < length; i++) for (let j = 0; j < i; j++) if (items[i] === items[j]) return false;
  return true;
}

const lastBeside = ({ items, length }: List): boolean => length < 2 || items[length - 1] === items[0];

function allBeside({ items, length }: List): boolean {
  for (let i = 1; i < length; i++) if (items[i] !== items[0]) return false;
  return true;
}

/** No two of the chosen have the same value, or all have. */
function byKey(c: Compiler, { kind, key, depth }: SetTest & { kind: 'apart' | 'beside' }): Together {
  const compiled = c.scalar(key);
  const value: OnValues['value'] = (m, candidate) => {
    m.it[depth] = candidate;
    return compiled(m);
  };
  return kind === 'apart' ? onKey(value) : onSharedKey(value);
}

/**
 * The same for any number of each of the chosen.
 *
 * @internal Exported for tests.
 */
export const onKey = (value: OnValues['value']): Together =>
  onValues({ value, may: lastApart, holds: allApart, pairs: { values: 'different' } });

/**
 * One value for all of the chosen.
 *
 * @internal Exported for tests.
 */
export const onSharedKey = (value: OnValues['value']): Together =>
  onValues({ value, may: lastBeside, holds: allBeside, pairs: { values: 'equal' } });

/** A condition on printed values and wild ones, separated. */
function onPrinted(
  value: OnValues['value'],
  may: (values: Values, wildLeft: number) => boolean,
  holds: (values: Values) => boolean,
): OnValues {
  const sorted: Values = { printed: new List(), wild: 0 };
  const sort = ({ items, length }: List): Values => {
    sorted.printed.length = sorted.wild = 0;
    for (let i = 0; i < length; i++) {
      if (items[i] === WILD) sorted.wild++;
      else if (items[i] !== NONE) sorted.printed.push(items[i]);
    }
    return sorted;
  };
  return {
    value,
    may: (values, wildLeft) => may(sort(values), wildLeft),
    holds: (values) => holds(sort(values)),
  };
}

function onValues(quick: OnValues): Together {
  const values = new List();
  const valuesOf = (m: Machine, chosen: List): List => {
    values.length = 0;
    for (let i = 0; i < chosen.length; i++) values.push(quick.value(m, chosen.items[i]));
    return values;
  };
  return {
    quick,
    may: (m, chosen, wildLeft) => quick.may(valuesOf(m, chosen), wildLeft),
    holds: (m, chosen) => quick.holds(valuesOf(m, chosen)),
  };
}
