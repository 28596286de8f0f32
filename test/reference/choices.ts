import { asksSum, findable } from '../../dsl/ir/choice-tests.ts';
import { foreseeableCondition } from '../../dsl/checker/conditions/foreseeable-conditions.ts';
import type { Pick, Scalar, Test } from '../../dsl/ir/expressions.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import { mayGrow, runKey, setTest } from './field-tests.ts';
import { areOpenNow, isOpenNow, unfiltered } from './known.ts';
import { localsRead } from './locals.ts';
import { nameOf, placeName } from './names.ts';
import { sees } from './places.ts';
import { showSeen } from './sight.ts';
import {
  type Asks,
  type Domain,
  inFrame,
  isCard,
  NOTHING,
  type Card,
  type Env,
  type Frame,
  type Play,
  type Value,
} from './state.ts';
import { answerLine, say } from './lines.ts';

/** Choices: what there is to choose from, who chooses, and what chance does. */

/** All legal choices; those that contain others come right behind them, in the order of the candidates. */
function legalSets(
  g: Play,
  env: Env,
  { together }: Pick | CanChoose,
  { candidates, least, most }: Omit<Domain, 'legal'>,
): Value[][] {
  const found: Value[][] = [];
  const visit = (chosen: Value[], next: number): void => {
    const legal = chosen.length >= least && together.every((test) => setTest(g, env, test, chosen));
    if (legal) found.push(chosen);
    if (chosen.length >= most) return;
    for (let i = next; i < candidates.length; i++) {
      const more = [...chosen, candidates[i]];
      if (together.every((test) => mayGrow(g, env, test, more))) visit(more, i + 1);
    }
  };
  visit([], 0);
  return found;
}

/** The later choices of a statement that must find something: those that read this one, and those that read none. */
function followers(pick: Pick, later: readonly Act[]): { leads: Pick[]; needs: Pick[] } {
  const computed = new Set<number>();
  const leads: Pick[] = [];
  const needs: Pick[] = [];
  for (const act of later) {
    if (act.op === 'let' || act.op === 'list') computed.add(act.slot);
    if (act.op !== 'pick') continue;
    const sum = asksSum(act.pick);
    const uses = localsRead([act.pick.from, act.pick.least, sum ? findable(act.pick, act.pick.least) : []]);
    const unknown = [...uses].some((slot) => computed.has(slot));
    computed.add(act.pick.slot);
    const mayBeNone = !sum && act.pick.least.op === 'constant' && act.pick.least.value === 0;
    if (unknown || mayBeNone) continue;
    (uses.has(pick.slot) ? leads : needs).push(act.pick);
  }
  return { leads, needs };
}

function finds(g: Play, frame: Frame, pick: Pick): boolean {
  const env = inFrame(frame);
  if (asksSum(pick)) return g.holds(env, findable(pick, pick.least)!);
  return g.list(env, pick.from).length >= Math.max(1, g.number(env, pick.least));
}

export interface Asked {
  readonly domain: Domain;
  /** Whether nothing can be chosen, one answer only is possible, or somebody has to say. */
  readonly state: 'nothing' | 'forced' | 'open';
}

/** Nothing can be chosen: who is asked all the same can answer with nothing only. */
const nothing: Asked = {
  domain: { candidates: [], least: 0, most: 0, legal: (values) => values.length === 0 },
  state: 'nothing',
};

type CanChoose = Test & { op: 'can-choose' };

/** What there is to choose from, and how many; where a sum is asked for, only what leads to it. */
function boundsOf(
  g: Play,
  env: Env,
  pick: Pick | CanChoose,
  all: Value[],
): Omit<Domain, 'legal'> | undefined {
  const run = pick.together.find((test) => test.kind === 'consecutive');
  const candidates = run ? [...all].sort((a, b) => runKey(g, run, a) - runKey(g, run, b)) : all;
  const there = candidates.length;
  const wanted = g.number(env, pick.least);
  if (there === 0 && wanted > 0) return undefined;
  const atMost = pick.most ? g.number(env, pick.most) : there;
  // Fewer than none is none.
  const most = Math.max(0, Math.min(pick.notAll ? there - 1 : there, atMost));
  let least = Math.max(0, wanted);
  if (least > most) {
    if (pick.exact || there === 0) return undefined;
    least = most;
  }
  if (!asksSum(pick)) return { candidates, least, most };
  const sets = legalSets(g, env, pick, { candidates, least, most });
  if (sets.length === 0) return undefined;
  const sizes = sets.map((set) => set.length);
  return {
    candidates: candidates.filter((each) => sets.some((set) => set.includes(each))),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}

/** Whether there is a choice that fulfils what is asked of all chosen together. */
export function canChoose(g: Play, env: Env, tree: CanChoose): boolean {
  const bounds = boundsOf(g, env, tree, g.list(env, tree.of));
  return bounds !== undefined && legalSets(g, env, tree, bounds).length > 0;
}

/** What there is to choose from. */
export function ask(g: Play, frame: Frame, pick: Pick, later: readonly Act[]): Asked {
  const env = inFrame(frame);
  const { leads, needs } = followers(pick, later);
  if (!needs.every((each) => finds(g, frame, each))) return nothing;
  const leadsOn = (candidate: Value): boolean => {
    const before = frame.locals.get(pick.slot) ?? NOTHING;
    frame.locals.set(pick.slot, candidate);
    const found = leads.every((each) => finds(g, frame, each));
    frame.locals.set(pick.slot, before);
    return found;
  };
  const all = g
    .list(env, pick.from)
    .filter((candidate) => pick.many || leads.length === 0 || leadsOn(candidate));
  const bounds = boundsOf(g, env, pick, all);
  if (!bounds) return nothing;
  const { candidates, least, most } = bounds;
  const legal = (chosen: readonly Value[]): boolean =>
    chosen.length >= least &&
    chosen.length <= most &&
    new Set(chosen).size === chosen.length &&
    chosen.every((each) => candidates.includes(each)) &&
    pick.together.every((test) => setTest(g, env, test, chosen));
  if (pick.together.length > 0) {
    const count = legalSets(g, env, pick, bounds).length;
    if (count === 0) return nothing;
    return { domain: { ...bounds, legal }, state: count === 1 ? 'forced' : 'open' };
  }
  return {
    domain: { ...bounds, legal },
    state: most === 0 || least === candidates.length ? 'forced' : 'open',
  };
}

/** How many ways there are to take k of n. */
function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return Math.round(result);
}

/** A legal choice, each with the same probability. */
function sample(
  g: Play,
  frame: Frame,
  pick: Pick,
  domain: Domain,
  random: (below: number) => number,
): Value[] {
  const { candidates, least, most } = domain;
  if (pick.together.length > 0) {
    const sets = legalSets(g, inFrame(frame), pick, domain);
    return sets[random(sets.length)];
  }
  if (least === 1 && most === 1) return [candidates[random(candidates.length)]];
  // A size first, weighted by how many choices have it; then each candidate in turn is taken or not.
  const ways = (size: number): number => choose(candidates.length, size);
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  let left = random(sizes.reduce((sum, size) => sum + ways(size), 0));
  const size = sizes.find((each) => (left -= ways(each)) < 0) ?? most;
  const chosen: Value[] = [];
  for (let i = 0; chosen.length < size; i++)
    if (random(candidates.length - i) < size - chosen.length) chosen.push(candidates[i]);
  return chosen;
}

/** What a candidate is called for a seat: cards that it does not see go by their places. */
export const optionName = (g: Play, sort: string, seat: number, value: Value): string =>
  sort === 'card' && isCard(value) && !sees(value, seat) ? placeName(g, value) : nameOf(g, sort, value);

/** What was answered, in the order of the candidates; two dice may show the same. */
function inOrder(candidates: readonly Value[], values: readonly Value[]): Value[] {
  const left = [...values];
  return candidates.filter((each) => left.includes(each) && left.splice(left.indexOf(each), 1));
}

/** Asks a seat for one choice. */
function* askSeat(
  g: Play,
  frame: Frame,
  seat: number,
  sort: string,
  domain: Domain,
  id: string,
  name = (value: Value) => optionName(g, sort, seat, value),
): Asks<Value[]> {
  const names = (): string[] => domain.candidates.map(name);
  showSeen(g, frame, id);
  const { values } = yield { sort, sealed: false, domains: new Map([[seat, domain]]), names };
  const chosen = inOrder(domain.candidates, values);
  answerLine(g, frame, id, seat, sort, chosen, false, name);
  return chosen;
}

/** What the lines or values of a choice are called. */
export const ownName = ({ values }: Pick): ((value: Value) => string) | undefined =>
  values && ((value) => values[value as number]);

/** Carries out a choice; false where nothing can be chosen. */
export function* pickOne(
  g: Play,
  frame: Frame,
  pick: Pick,
  later: readonly Act[],
  id: string,
): Asks<boolean> {
  const { domain, state } = ask(g, frame, pick, later);
  if (state === 'nothing') return false;
  const keep = (chosen: readonly Value[]): void => {
    frame.locals.set(pick.slot, pick.many ? chosen : (chosen[0] ?? NOTHING));
  };
  const called = ownName(pick) ?? ((value: Value) => nameOf(g, pick.sort, value));
  if (pick.by === 'chance') {
    const chosen = sample(g, frame, pick, domain, g.random.pick);
    keep(chosen);
    if (state === 'open') say(g, frame, id, { event: 'chance', values: chosen.map(called) });
    return true;
  }
  const seat = g.number(inFrame(frame), pick.by);
  // Nobody can choose, so nothing is found.
  if (seat < 0) return false;
  const { leads, needs } = followers(pick, later);
  if (state === 'forced' && (pick.silent || isOpenNow(g, frame, pick, [...leads, ...needs]))) {
    const chosen = sample(g, frame, pick, domain, () => 0);
    if (!pick.silent) answerLine(g, frame, id, seat, pick.sort, chosen, true, called);
    keep(chosen);
  } else keep(yield* askSeat(g, frame, seat, pick.sort, domain, id, ownName(pick)));
  return true;
}

/** The one candidate, or that which a seat chooses; for choices that no text asks for. */
export function* chooseOf(
  g: Play,
  frame: Frame,
  seat: number,
  sort: string,
  candidates: readonly Value[],
  id: string,
): Asks<Value | undefined> {
  if (candidates.length === 0) return undefined;
  if (candidates.length > 1) {
    const legal = (chosen: readonly Value[]): boolean =>
      chosen.length === 1 && candidates.includes(chosen[0]);
    const [chosen] = yield* askSeat(g, frame, seat, sort, { candidates, least: 1, most: 1, legal }, id);
    return chosen;
  }
  answerLine(g, frame, id, seat, sort, candidates, true);
  return candidates[0];
}

/** Asks which of some options by their labels; the number of the option. */
export function* menu(
  g: Play,
  frame: Frame,
  seat: number,
  options: readonly { readonly label: string; readonly allowed: boolean }[],
  id: string,
  tests?: readonly Test[],
): Asks<number | undefined> {
  const candidates = options.flatMap(({ allowed }, i) => (allowed ? [i] : []));
  if (candidates.length === 0) return undefined;
  if (options.length === 1) return 0;
  if (seat < 0) return undefined;
  const labelOf = (value: Value): string => options[value as number].label;
  if (
    candidates.length === 1 &&
    tests &&
    options[candidates[0]].label !== 'pass' &&
    areOpenNow(g, frame, tests)
  ) {
    answerLine(g, frame, id, seat, 'option', candidates, true, labelOf);
    return candidates[0];
  }
  const legal = (chosen: readonly Value[]): boolean =>
    chosen.length === 1 && candidates.includes(chosen[0] as number);
  const domain = { candidates, least: 1, most: 1, legal };
  const [chosen] = yield* askSeat(g, frame, seat, 'option', domain, id, labelOf);
  return chosen as number;
}

/**
 * Whether a statement can be done as far as the one who is asked can see: there is something to choose among cards that
 * this seat sees and others do not.
 */
export function isForeseen(g: Play, frame: Frame, acts: readonly Act[], seat: number): boolean {
  const [first] = acts;
  if (first?.op !== 'attempt') return true;
  const env = inFrame(frame);
  const later = new Set<number>();
  const isKnown = (of: unknown): boolean => [...localsRead(of)].every((slot) => !later.has(slot));
  return first.prepare.every((act) => {
    if (act.op === 'let' || act.op === 'list') later.add(act.slot);
    if (act.op !== 'pick') return true;
    const { pick } = act;
    later.add(pick.slot);
    const found = findable(pick, pick.exact ? pick.least : { op: 'constant', value: 1 });
    if (!found || isOpenNow(g, frame, pick, []) || pick.sort !== 'card' || !isKnown(found)) return true;
    const among = g.list(env, unfiltered(pick.from)) as Card[];
    if (!among.every((card) => sees(card, seat))) return true;
    return g.holds(env, found);
  });
}

/** Whether a statement can be done as far as everybody can see: no rule stands against it, and there is something to choose. */
export function isPossible(g: Play, frame: Frame, acts: readonly Act[]): boolean {
  const [first] = acts;
  if (first?.op !== 'attempt') return true;
  const env = inFrame(frame);
  const later = new Set<number>();
  const values = new Map<number, Scalar>();
  const isKnown = (of: unknown): boolean => [...localsRead(of)].every((slot) => !later.has(slot));
  const isSeen = (tree: Scalar): boolean => {
    const card = g.value(env, tree);
    return !isCard(card) || g.seats.every((_, seat) => sees(card, seat));
  };
  return first.prepare.every((act) => {
    const before = new Set(later);
    const known = foreseeableCondition(act, values, later);
    if (known && isKnown([known.test, known.cards]))
      return g.holds(env, known.test) || !known.cards.every(isSeen);
    if (act.op !== 'pick') return true;
    const { pick } = act;
    const found = findable(pick, pick.exact ? pick.least : { op: 'constant', value: 1 });
    return (
      !found ||
      [...localsRead(found)].some((slot) => before.has(slot)) ||
      !isOpenNow(g, frame, pick, []) ||
      g.holds(env, found)
    );
  });
}
