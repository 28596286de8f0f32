import type { Compare, FieldTest, SetTest, SumTest, Test } from '../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import { NONE, WILD } from '../../interpreter/game/linked-game.ts';
import { withIt, type Env, type Play, type Value, work } from './state.ts';
import { fieldOf, valuesOfField } from './values.ts';

/** Statements about all the values that a field has among some cards. A wild card may stand for any value. */

/** The values that a wild card may stand for. */
export function rangeOf({ type }: FieldSymbol): { from: number; to: number } {
  if (type.type === 'value') return { from: 0, to: type.of.values.length - 1 };
  return type.type === 'number' ? { from: type.from ?? 0, to: type.to ?? 0 } : { from: 0, to: 0 };
}

/** Whether it holds for some choice of values for the wild cards: all are tried. */
function forSome(
  field: FieldSymbol,
  values: readonly number[],
  test: (values: number[]) => boolean,
): boolean {
  const { from, to } = rangeOf(field);
  const place = values.indexOf(WILD);
  if (place < 0) return test([...values]);
  for (let value = from; value <= to; value++)
    if (forSome(field, values.with(place, value), test)) return true;
  return false;
}

/** The values of a field among some cards; cards without the field do not count. */
const valuesOf = (g: Play, field: FieldSymbol, cards: readonly Value[]): number[] =>
  cards.map((card) => fieldOf(g, field, card)).filter((value) => value !== NONE);

const compares: Record<Compare, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

type Plain = (FieldTest & { kind: 'consecutive' | 'same' | 'different' })['kind'];

export function alike(kind: Plain, values: readonly number[]): boolean {
  const count = new Set(values).size;
  if (kind === 'same') return count <= 1;
  if (count !== values.length) return false;
  return kind === 'different' || count === 0 || Math.max(...values) - Math.min(...values) === count - 1;
}

/** The values of each card, where cards can have several; undefined where they cannot. */
function setsOf(g: Play, field: FieldSymbol, cards: readonly Value[]): number[][] | undefined {
  const sets = cards.map((card) => valuesOfField(g, field, card));
  if (field.type.type !== 'value' || !sets.some((set) => set)) return undefined;
  return cards.map((card, i) =>
    [...(sets[i] ?? [fieldOf(g, field, card)])].filter((value) => value !== NONE),
  );
}

/** Whether some value is of all cards that have any, or no value of two. */
function alikeSets(kind: 'same' | 'different', sets: readonly (readonly number[])[]): boolean {
  const some = sets.filter((set) => set.length > 0);
  if (kind === 'different') return new Set(some.flat()).size === some.flat().length;
  return some.length === 0 || some[0].some((value) => some.every((set) => set.includes(value)));
}

export function fieldTest(g: Play, env: Env, { of, field, test }: Test & { op: 'field-test' }): boolean {
  work(g);
  const sets = setsOf(g, field, g.list(env, of));
  if (sets && test.kind !== 'consecutive')
    return test.kind === 'every'
      ? sets.every(
          (set) =>
            set.length === 0 || set.some((value) => g.holds(withIt(env, test.depth, value), test.test)),
        )
      : test.kind === 'different-count'
        ? compares[test.how](new Set(sets.flat()).size, g.number(env, test.amount))
        : alikeSets(test.kind, sets);
  const values = valuesOf(g, field, g.list(env, of));
  return forSome(field, values, (chosen) => {
    switch (test.kind) {
      case 'every':
        return chosen.every((value) => g.holds(withIt(env, test.depth, value), test.test));
      case 'different-count':
        return compares[test.how](new Set(chosen).size, g.number(env, test.amount));
      default:
        return alike(test.kind, chosen);
    }
  });
}

/** Whether the chosen things taken together are as a choice asks for. */
export function setTest(g: Play, env: Env, tree: SetTest, chosen: readonly Value[]): boolean {
  work(g);
  if ('key' in tree) {
    const keys = chosen.map((each) => g.value(withIt(env, tree.depth, each), tree.key));
    const different = new Set(keys).size;
    return tree.kind === 'apart' ? different === keys.length : different <= 1;
  }
  if (tree.kind === 'total') return sumTest(g, env, tree, chosen);
  const sets = setsOf(g, tree.field, chosen);
  if (sets && tree.kind !== 'consecutive') return alikeSets(tree.kind, sets);
  return forSome(tree.field, valuesOf(g, tree.field, chosen), (values) => alike(tree.kind, values));
}

/** What the chosen add up to, for some choice of values for the wild ones. */
function sumTest(g: Play, env: Env, { depth, value, from, to }: SumTest, chosen: readonly Value[]): boolean {
  const fits = (numbers: readonly number[]): boolean => {
    const sum = numbers.reduce((all, each) => all + each, 0);
    return (!from || sum >= g.number(env, from)) && (!to || sum <= g.number(env, to));
  };
  if (value.op === 'field' && value.field.wild)
    return forSome(value.field, valuesOf(g, value.field, chosen), fits);
  return fits(chosen.map((each) => g.number(withIt(env, depth, each), value)));
}

/** Whether more of them could still come to be so: a set that is too much alike does not get better. */
export function mayGrow(g: Play, env: Env, tree: SetTest, chosen: readonly Value[]): boolean {
  if (tree.kind === 'total') return true;
  if (tree.kind !== 'consecutive') return setTest(g, env, tree, chosen);
  return setTest(g, env, { ...tree, kind: 'different' }, chosen);
}

/** The value that candidates are sorted by for a run; wild ones come last. */
export function runKey(g: Play, tree: SetTest, candidate: Value): number {
  if (tree.kind !== 'consecutive') return 0;
  const value = fieldOf(g, tree.field, candidate);
  return value === WILD ? Number.MAX_SAFE_INTEGER : value;
}
