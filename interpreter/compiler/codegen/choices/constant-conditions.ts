import { countsSeveral } from '../values/multiplicities.ts';
import { holding } from '../../../../dsl/ir/calculations.ts';
import type { Compare, Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { Game, ActionOption } from '../../../game/linked-game.ts';
import type { Layout } from '../../../engine/state/position-layout.ts';
import { isSameNode } from '../../../../dsl/ir/visit.ts';
import { findable } from '../../../../dsl/ir/choice-tests.ts';

/** What is the same in every position: how many play, how many cards there are, and of which kinds. */
export interface Fixed {
  readonly seats: number;
  readonly cards: number;
  readonly kinds: ReadonlySet<number>;
  /** Whether a card may count as several. */
  readonly several?: boolean;
}

export const fixedOf = (game: Game, { seats, cards }: Pick<Layout, 'seats' | 'cards'>): Fixed => ({
  seats,
  cards,
  kinds: new Set(game.copies.map(({ symbol: { kind } }) => kind.index)),
  several: countsSeveral(game),
});

/** The numbers that a value can be, from the least to the greatest; infinite where there is no bound. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

type Comparison = Test & { readonly op: 'compare' };

/**
 * Whether a condition holds in every position of a game (true) or in none (false). Only the text and the game
 * are used: the bounds of counters and numbers, sides that are the same, parts that exclude each other.
 * Undefined if it depends on the position, or nothing is known.
 */
export function certain(fixed: Fixed, test: Test): boolean | undefined {
  switch (test.op) {
    case 'not': {
      const part = certain(fixed, test.part);
      return part === undefined ? undefined : !part;
    }
    case 'and':
      return everyPart(fixed, test.parts);
    case 'or': {
      const none = everyPart(fixed, test.parts.map(negated));
      return none === undefined ? undefined : !none;
    }
    case 'compare':
      return compared(fixed, test);
    case 'among': {
      const those = constantsIn(test.of);
      return test.value.op === 'constant' ? those?.includes(test.value.value) : undefined;
    }
    case 'kind':
      return test.kinds.some((kind) => fixed.kinds.has(kind)) ? undefined : false;
    case 'some':
      return sign(lengthOf(fixed, test.of));
    case 'can-choose':
      return test.least.op === 'constant' && lengthOf(fixed, test.of).to < test.least.value
        ? false
        : undefined;
    case 'every': {
      const { to } = lengthOf(fixed, test.of);
      return to === 0 || certain(fixed, test.test) === true ? true : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether there is something in any case, or in none. */
const sign = ({ from, to }: Bounds): boolean | undefined => (from > 0 ? true : to <= 0 ? false : undefined);

/** Whether all parts hold in every position, or in no position together. */
function everyPart(fixed: Fixed, parts: readonly Test[]): boolean | undefined {
  const all = parts.map((part) => certain(fixed, part));
  if (all.every((each) => each === true)) return true;
  const excluded = parts.some(
    (part, i) => all[i] === false || parts.slice(0, i).some((other) => isSameNode(negated(part), other)),
  );
  return excluded || leavesNothing(fixed, parts.filter(isComparison)) ? false : undefined;
}

const isComparison = (test: Test): test is Comparison => test.op === 'compare' && isAlwaysThere(test.left);

/** Whether comparisons of the same value with numbers leave none that it could be. */
function leavesNothing(fixed: Fixed, all: readonly Comparison[]): boolean {
  return all.some(({ left }) => {
    const same = all.filter((each) => isSameNode(each.left, left) && each.right.op === 'constant');
    let { from, to } = boundsOf(fixed, left);
    const without = new Set<number>();
    for (const { how, right } of same) {
      const { value } = right as Scalar & { op: 'constant' };
      if (how === '<>') without.add(value);
      if (how === '=' || how === '>=') from = Math.max(from, value);
      if (how === '=' || how === '<=') to = Math.min(to, value);
      if (how === '>') from = Math.max(from, value + 1);
      if (how === '<') to = Math.min(to, value - 1);
    }
    while (without.has(from)) from++;
    while (without.has(to)) to--;
    return from > to;
  });
}

const opposites: Readonly<Record<Compare, Compare>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

function negated(test: Test): Test {
  if (test.op === 'not') return test.part;
  // What is not there is neither more nor less.
  if (test.op !== 'compare' || !isAlwaysThere(test.left) || !isAlwaysThere(test.right))
    return { op: 'not', part: test };
  return { ...test, how: opposites[test.how] };
}

function compared(fixed: Fixed, { how, left, right }: Comparison): boolean | undefined {
  if (!isAlwaysThere(left) || !isAlwaysThere(right)) return undefined;
  if (isSameNode(left, right)) return how === '=' || how === '<=' || how === '>=';
  const [one, other] = [boundsOf(fixed, left), boundsOf(fixed, right)];
  switch (how) {
    case '=':
    case '<>': {
      const isEqual =
        one.from === one.to && one.from === other.from && one.to === other.to
          ? true
          : one.to < other.from || other.to < one.from
            ? false
            : undefined;
      return isEqual === undefined ? undefined : isEqual === (how === '=');
    }
    case '<':
    case '<=':
      return alike(holding[how](one.to, other.from), holding[how](one.from, other.to));
    case '>':
    case '>=':
      return alike(holding[how](one.from, other.to), holding[how](one.to, other.from));
  }
}

/** What is so at worst and at best; undefined where these differ. */
const alike = (worst: boolean, best: boolean): boolean | undefined => (worst === best ? worst : undefined);

/** Whether a value is there in every position: a card that prints no such field has none. */
const isAlwaysThere = (scalar: Scalar): boolean =>
  scalar.op !== 'field' &&
  !(scalar.op === 'counter' && scalar.counter.holds) &&
  !(scalar.op === 'counter' && scalar.counter.of === 'card' && scalar.owner?.op !== 'constant');

/** What a list holds that names all that is in it. */
function constantsIn(list: Many): readonly number[] | undefined {
  if (list.op === 'one') return list.value.op === 'constant' ? [list.value.value] : undefined;
  if (list.op !== 'union') return undefined;
  const parts = list.parts.map(constantsIn);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

const unbounded: Bounds = { from: -Infinity, to: Infinity };
const countable: Bounds = { from: 0, to: Infinity };

function boundsOf(fixed: Fixed, scalar: Scalar): Bounds {
  switch (scalar.op) {
    case 'constant':
      return { from: scalar.value, to: scalar.value };
    case 'counter': {
      const { from = -Infinity, to = Infinity, of, holds } = scalar.counter;
      if (holds) return unbounded;
      // Nobody has none of it.
      const isSomeones = of === 'game' || !scalar.owner || scalar.owner.op === 'constant';
      return isSomeones ? { from, to } : { from: Math.min(0, from), to: Math.max(0, to) };
    }
    case 'count': {
      const { from, to } = lengthOf(fixed, scalar.of);
      return { from, to: scalar.multiple && fixed.several && to > 0 ? Infinity : to };
    }
    case 'different':
      return { from: 0, to: lengthOf(fixed, scalar.of).to };
    case 'pairs':
    case 'history':
    case 'price':
      return countable;
    case '+':
    case '-':
    case 'greater':
    case 'lesser': {
      const [left, right] = [boundsOf(fixed, scalar.left), boundsOf(fixed, scalar.right)];
      if (scalar.op === '+') return { from: left.from + right.from, to: left.to + right.to };
      if (scalar.op === '-') return { from: left.from - right.to, to: left.to - right.from };
      const which = scalar.op === 'greater' ? Math.max : Math.min;
      return { from: which(left.from, right.from), to: which(left.to, right.to) };
    }
    default:
      return unbounded;
  }
}

/** How many elements a list can hold. */
function lengthOf(fixed: Fixed, list: Many): Bounds {
  switch (list.op) {
    case 'players':
      return { from: fixed.seats, to: fixed.seats };
    case 'one':
      return { from: list.isNumber || list.value.op === 'constant' ? 1 : 0, to: 1 };
    case 'filter': {
      const of = lengthOf(fixed, list.of);
      const test = certain(fixed, list.test);
      return { from: test === true ? of.from : 0, to: test === false ? 0 : of.to };
    }
    case 'sorted':
      return lengthOf(fixed, list.of);
    case 'best': {
      const of = lengthOf(fixed, list.of);
      return { from: Math.min(1, of.from), to: of.to };
    }
    case 'union': {
      const parts = list.parts.map((part) => lengthOf(fixed, part));
      return {
        from: Math.max(0, ...parts.map(({ from }) => from)),
        to: parts.reduce((sum, { to }) => sum + to, 0),
      };
    }
    case 'all-cards':
    case 'in-play':
    case 'cards-in':
    case 'cards-in-all':
      return { from: 0, to: fixed.cards };
    default:
      return countable;
  }
}

/**
 * Whether an action can never be done: its conditions or its first statement need what the game does not
 * have.
 */
export function isNeverDone(fixed: Fixed, { allowed, program }: ActionOption): boolean {
  const [first] = program.program.acts;
  const picks =
    first?.op === 'attempt' ? first.prepare.flatMap((act) => (act.op === 'pick' ? [act.pick] : [])) : [];
  const wanted = picks.flatMap((pick) => findable(pick, { op: 'constant', value: 1 }) ?? []);
  return [...allowed.map(({ test }) => test), ...wanted].some((test) => certain(fixed, test) === false);
}
