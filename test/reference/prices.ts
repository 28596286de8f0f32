import type { Demand, Scalar, SingleDemand } from '../../dsl/ir/expressions.ts';
import type { VerbSymbol } from '../../dsl/language/symbols/symbols.ts';
import { frameFor } from './abilities.ts';
import { applies, fill, isRunning, speaking } from './forbidding.ts';
import { isSame } from './names.ts';
import {
  inFrame,
  isCard,
  type Card,
  type Env,
  type Frame,
  type Instance,
  type Local,
  type Play,
} from './state.ts';

/** What cards say is paid besides. */

/** The prices of what is about to be done that are not paid yet, each once. */
export function unpaid(
  g: Play,
  around: Frame | undefined,
  verb: VerbSymbol,
  you: number,
  values: readonly Local[],
  paid: readonly Instance[],
): ReturnType<typeof speaking> {
  if (you < 0) return [];
  const found: ReturnType<typeof speaking> = [];
  for (const each of speaking(g, verb, 'price')) {
    if ([...paid, ...found.map(({ instance }) => instance)].some((one) => isSame(one, each.instance)))
      continue;
    // What pays a price does not cost this price again.
    if (isRunning(around, each.instance)) continue;
    if (applies(g, each.pattern, each.instance, you, values)) found.push(each);
  }
  return found;
}

/** Whether all of them can be paid; `before`: what is paid first, of which nothing is left for them. */
export function canPay(
  g: Play,
  around: Frame | undefined,
  found: ReturnType<typeof unpaid>,
  you: number,
  values: readonly Local[],
  before: readonly Asked[] = [],
): boolean {
  if (found.length === 0) return true;
  const all = [...before];
  for (const { instance, pattern } of found) {
    const { ability } = instance.ability;
    if (ability.kind !== 'price') continue;
    const frame = frameFor(g, instance, around);
    fill(frame, pattern, you, values);
    const env = inFrame(frame);
    if (ability.payable && !g.holds(env, ability.payable)) return false;
    for (const demand of ability.demands) all.push({ env, demand });
  }
  return waysOf(all).some((way) => isEnough(g, way) && isThere(g, way));
}

/** What is left of a price once texts have lowered it; what is not known (`open`) lowers nothing. */
export function priceLeft(
  g: Play,
  { verb, counter }: Scalar & { op: 'price' },
  you: number,
  values: readonly Local[],
  open: readonly boolean[],
  usual: number,
): number {
  if (you < 0) return usual;
  const heard: Instance[] = [];
  let price = usual;
  for (const { instance, pattern } of speaking(g, verb, 'lower-price')) {
    const { ability } = instance.ability;
    if (ability.kind !== 'lower-price' || ability.counter !== counter) continue;
    if (heard.some((each) => isSame(each, instance))) continue;
    if (pattern.arguments.some((slot, i) => slot >= 0 && open[i])) continue;
    if (!applies(g, pattern, instance, you, values)) continue;
    heard.push(instance);
    const frame = frameFor(g, instance, undefined);
    fill(frame, pattern, you, values);
    price -= Math.max(0, g.number(inFrame(frame), ability.amount));
  }
  return Math.max(0, price);
}

interface Asked<D extends Demand = Demand> {
  readonly env: Env;
  readonly demand: D;
}

/** All ways to pay: of each price with several ways one of them. */
function waysOf(all: readonly Asked[]): readonly (readonly Asked<SingleDemand>[])[] {
  const [first, ...rest] = all;
  if (!first) return [[]];
  const { env, demand } = first;
  const ways = demand.kind === 'one-of' ? demand.ways : [[demand]];
  return waysOf(rest).flatMap((more) =>
    ways.map((way) => [...way.map((each) => ({ env, demand: each })), ...more]),
  );
}

/** Whether counters are high enough for all that is taken from them. */
function isEnough(g: Play, all: readonly Asked<SingleDemand>[]): boolean {
  const sums: { counter: unknown; owner: unknown; left: number }[] = [];
  for (const { env, demand } of all) {
    if (demand.kind !== 'counter') continue;
    const { counter } = demand;
    const owner = demand.owner ? g.value(env, demand.owner) : undefined;
    let sum = sums.find((each) => each.counter === counter && each.owner === owner);
    if (!sum) {
      const has = g.number(env, { op: 'counter', counter, ...(demand.owner ? { owner: demand.owner } : {}) });
      sum = { counter, owner, left: has - (counter.from ?? 0) };
      sums.push(sum);
    }
    sum.left -= g.number(env, demand.amount);
  }
  return sums.every(({ left }) => left >= 0);
}

/** Whether there is a card of its own for each that is wanted: all ways are tried. */
function isThere(g: Play, all: readonly Asked<SingleDemand>[]): boolean {
  const wanted = all.flatMap(({ env, demand }) => {
    if (demand.kind !== 'cards') return [];
    const cards = g.list(env, demand.from).filter(isCard);
    return Array.from({ length: Math.max(0, g.number(env, demand.least)) }, () => cards);
  });
  const place = (at: number, taken: readonly Card[]): boolean =>
    at === wanted.length ||
    wanted[at].some((card) => !taken.includes(card) && place(at + 1, [...taken, card]));
  return place(0, []);
}
