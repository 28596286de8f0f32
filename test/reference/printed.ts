import type { Call, Scalar, Test } from '../../dsl/ir/expressions.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import { NONE } from '../../interpreter/game/linked-game.ts';
import { multiplicityOf } from './derived.ts';
import { controllerOf } from './places.ts';
import { checked, isCard, NOTHING, Overflow, withIt, type Env, type Play, type Value } from './state.ts';
import { functionMeaning } from '../../dsl/ir/called-functions.ts';

/** Functions of the game, and the lists, ranges, phrases and conditions that cards print. */

/** Where a function is evaluated: its parameters are candidates. */
function inside(g: Play, env: Env, call: Call): Env {
  const { first } = call.function;
  const given = call.arguments.map((each) => g.value(env, each));
  const who = call.you ? [{ depth: first, value: g.value(env, call.you) }] : [];
  const all = [...who, ...given.map((value, i) => ({ depth: first + 1 + i, value }))];
  return all.reduce((inner, { depth, value }) => withIt(inner, depth, value), env);
}

/** What a function gives. */
export function calledValue(g: Play, env: Env, call: Call): Value {
  const meaning = functionMeaning(call.function);
  const own = inside(g, env, call);
  switch (meaning?.form) {
    case 'is':
      return g.value(own, meaning.value);
    case 'sum': {
      const total = meaning.terms.reduce((sum, term) => checked(sum + g.number(own, term.value)), 0);
      return meaning.least ? Math.max(g.number(own, meaning.least), total) : total;
    }
    case 'cases': {
      const found = meaning.cases.find(({ test }) => !test || g.holds(own, test));
      return found ? g.value(own, found.value) : 0;
    }
    default:
      return 0;
  }
}

export function calledTest(g: Play, env: Env, call: Call): boolean {
  const meaning = functionMeaning(call.function);
  return meaning?.form !== 'if' || g.holds(inside(g, env, call), meaning.test);
}

/** The bounds of a printed range: the lower half of the integer is where it ends, the upper where it begins; both count from here. */
const ZERO = 0x4000;

/** Where a printed range begins or ends; `NONE` where it is open there, or nothing is printed. */
export function endOf(printed: number, which: 'range-from' | 'range-to'): number {
  if (printed === NONE) return NONE;
  const [from, to] = [printed >>> 16, printed & 0xffff];
  if (which === 'range-from') return from === 0 ? NONE : from - ZERO;
  return to === 2 * ZERO - 1 ? NONE : to - ZERO;
}

export function inRange(g: Play, env: Env, value: Scalar, range: Scalar): boolean {
  const printed = g.raw(env, range) as number;
  if (printed === NONE) return false;
  const number = g.number(env, value);
  const [from, to] = [printed >>> 16, printed & 0xffff];
  return (from === 0 || number >= from - ZERO) && (to === 2 * ZERO - 1 || number <= to - ZERO);
}

/** Whether a phrase that a card prints speaks of a card. */
export function selected(g: Play, env: Env, tree: Test & { op: 'selected' }): boolean {
  const index = g.number(env, tree.selection);
  return (
    index >= 0 && g.holds(withIt(env, reserved.selected, g.value(env, tree.card)), g.game.selections[index])
  );
}

const DEEPEST = 32;
let depth = 0;

/** Whether the condition that a card prints holds for its controller, or its price can be paid by who asks. */
export function conditionOf(g: Play, env: Env, tree: Test & { op: 'holds' | 'payable' }): boolean {
  const card = g.value(env, tree.card);
  const condition = isCard(card) ? card.printed.conditions.get(tree.field.id) : undefined;
  if (!condition || !isCard(card)) return tree.op === 'payable';
  if (depth >= DEEPEST) throw new Overflow();
  const asker = tree.you ? g.number(env, tree.you) : NOTHING;
  const has = tree.op === 'payable' ? NOTHING : controllerOf(card);
  depth++;
  const holds = g.holds(
    withIt(withIt(env, reserved.askedThis, card), reserved.askedYou, has < 0 ? asker : has),
    condition,
  );
  depth--;
  return holds;
}

/** More slots than this are never asked for. */
const MOST_SLOTS = 31;

/** Whether each slot can have a candidate of its own: all ways are tried. */
export function matching(g: Play, env: Env, tree: Test & { op: 'matching' }): boolean {
  const slots = g.list(env, tree.slots);
  const field = tree.slots.op === 'list-of' ? tree.slots.field : undefined;
  const candidates = g
    .list(env, tree.of)
    .flatMap((card) => Array.from({ length: multiplicityOf(g, card, field) }, () => card));
  if (slots.length > MOST_SLOTS || slots.length > candidates.length) return false;
  const place = (slot: number, taken: ReadonlySet<number>): boolean =>
    slot === slots.length ||
    candidates.some((candidate, i) => {
      if (taken.has(i)) return false;
      const both = withIt(withIt(env, tree.slotDepth, slots[slot]), tree.depth, candidate);
      return g.holds(both, tree.edge) && place(slot + 1, new Set([...taken, i]));
    });
  return place(0, new Set());
}
