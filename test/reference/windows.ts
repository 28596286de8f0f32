import { inTurnOrder } from './seats.ts';
import type { Pick, Test } from '../../dsl/ir/expressions.ts';
import { fixedOf, isNeverDone } from '../../interpreter/compiler/codegen/choices/constant-conditions.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import { ChangedBefore } from '../../interpreter/compiler/codegen/choices/earlier-changes.ts';
import type { AbilityData, NamedProgram, Offer, WindowData } from '../../interpreter/game/linked-game.ts';
import { countUse, frameFor, instancesOf, isThere } from './abilities.ts';
import { chooseOf, menu, pickOne } from './choices.ts';
import { beginLine } from './lines.ts';
import { isTargetOf } from './known.ts';
import { localsRead } from './locals.ts';
import {
  type Asks,
  inFrame,
  newFrame,
  NOTHING,
  type Card,
  type Frame,
  type Instance,
  type Local,
  type Plan,
  type Play,
} from './state.ts';
import { tellMoment, tellResponse } from './events.ts';
import { carryOut, idsOf, untilStopped } from './texts.ts';

/** What players are offered, in turns and in windows; texts that wait. */

/** Begins a text: its price is paid, its first choices are made; the rest waits. */
export function* announce(
  g: Play,
  text: NamedProgram,
  name: string,
  caller: Frame,
  you: number,
  card: Card | undefined,
  heads: number,
  locals: ReadonlyMap<number, Local> = new Map(),
): Asks<Plan> {
  const { program } = text;
  const paid = program.acts.slice(0, heads);
  const frame = newFrame(name, program.slots, caller, you, card, { parameters: program.parameters });
  for (const [slot, value] of locals) frame.locals.set(slot, value);
  beginLine(g, name, you);
  yield* untilStopped(frame, g.doing.acts(g, frame, paid, ''));
  const early = earlyPicks(g, program.acts.slice(heads), paid);
  for (const { pick } of early) frame.locals.set(pick.slot, NOTHING);
  const left = new Set<Act>();
  for (const [i, { pick, later, of }] of early.entries())
    if (!left.has(of) && !(yield* pickOne(g, frame, pick, later, `first ${i + 1} pick`))) left.add(of);
  const chosen = new Set(early.map(({ pick }) => pick.slot));
  const rest = program.acts.slice(heads).map((act): Act => {
    if (act.op !== 'attempt') return act;
    const prepare = act.prepare.map((each): Act =>
      each.op === 'pick' && chosen.has(each.pick.slot)
        ? { op: 'chosen', pick: each.pick, span: each.span }
        : each,
    );
    return { ...act, prepare };
  });
  return {
    is: 'plan',
    *goOn(resumed) {
      const going = { ...frame, caller: resumed, used: idsOf(paid) };
      yield* untilStopped(going, g.doing.acts(g, going, rest, ''));
    },
  };
}

/** The choices of whoever uses a text that can be made before anything is done: public ones that depend on nothing before. */
function earlyPicks(
  g: Play,
  list: readonly Act[],
  paid: readonly Act[],
): { pick: Pick; later: readonly Act[]; of: Act }[] {
  const before = new ChangedBefore(g.game);
  const known = new Set<number>();
  for (const act of paid)
    if (act.op === 'attempt')
      for (const each of act.prepare)
        if (each.op === 'pick') known.add(each.pick.slot);
        else if (each.op === 'let' || each.op === 'list') known.add(each.slot);
  const found: { pick: Pick; later: readonly Act[]; of: Act }[] = [];
  const unknown = new Set<number>();
  for (const act of list) {
    if (act.op !== 'attempt') break;
    act.prepare.forEach((each, i) => {
      if (each.op === 'let' || each.op === 'list') unknown.add(each.slot);
      if (each.op !== 'pick') return;
      const { pick } = each;
      const reads = [...localsRead([pick.from, pick.least, pick.most])];
      const isKnown = reads.every((slot) => !unknown.has(slot) && known.has(slot));
      const isOwn = pick.by !== 'chance' && pick.by.op === 'you';
      const isEarly = isTargetOf(g, pick) && isOwn && !pick.many && !before.touches(pick);
      if (isEarly && isKnown) {
        known.add(pick.slot);
        found.push({ pick, later: act.prepare.slice(i + 1), of: act });
      } else unknown.add(pick.slot);
    });
    before.add(act);
  }
  return found;
}

/** What is offered, to whom, and how what is chosen is begun. */
export interface Offering {
  readonly offer: Offer;
  readonly path: string;
  /** Which of several questions of the text this is. */
  readonly times: number;
  /** Whether passing is on offer now; undefined where it never is. */
  readonly canPass: boolean | undefined;
  readonly activated: readonly AbilityData[];
  readonly given: readonly Local[];
  readonly begin: (
    text: NamedProgram,
    heads: number,
    you: number,
    card: Card | undefined,
    how: { given?: readonly Local[]; locals?: ReadonlyMap<number, Local> },
  ) => Asks<void>;
}

/** Offers the player of a frame what they may do, and does it; false where they pass or nothing is on offer. */
export function* offer(g: Play, frame: Frame, offering: Offering): Asks<boolean> {
  const { path, times, canPass, given, begin } = offering;
  const { actions } = offering.offer;
  const { you } = frame;
  const id = (what: string): string => (times > 1 ? `${path} ${what} (${times})` : `${path} ${what}`);
  const env = inFrame(frame);
  const usable = usableAbilities(g, offering, you);
  const options = actions.map((action) => ({
    label: action.id,
    allowed: action.allowed.every(({ test }) => g.holds(env, test)),
  }));
  if (offering.activated.length > 0) options.push({ label: 'ability', allowed: usable.length > 0 });
  if (canPass !== undefined) options.push({ label: 'pass', allowed: canPass });
  // What abilities can be used is not looked at.
  const tests = offering.activated.length > 0 ? undefined : actions.flatMap(allowedTests);
  const chosen = yield* menu(g, frame, you, options, id('action'), tests);
  if (chosen === undefined || options[chosen].label === 'pass') return false;
  if (chosen < actions.length) {
    const { program, heads } = actions[chosen];
    yield* begin(program, heads, you, frame.card, { given });
    return true;
  }
  const instance = (yield* chooseOf(g, frame, you, 'ability', usable, id('which'))) as Instance | undefined;
  if (!instance) return false;
  countUse(g, instance);
  g.changes++;
  const { ability, program } = instance.ability;
  const heads = ability.kind === 'activated' ? ability.heads : 0;
  yield* begin(program!, heads, instance.you, instance.card, { locals: instance.record?.kept ?? new Map() });
  return true;
}

const allowedTests = ({ allowed }: Offering['offer']['actions'][number]): Test[] =>
  allowed.map(({ test }) => test);

function usableAbilities(g: Play, { activated, offer: { abilities } }: Offering, you: number): Instance[] {
  return activated
    .filter((data) => abilities || data.ability.during.length > 0)
    .flatMap((data) => instancesOf(g, data))
    .filter((instance) => {
      if (instance.you !== you) return false;
      const env = inFrame(frameFor(g, instance, undefined));
      const { ability } = instance.ability;
      const payable = ability.kind === 'activated' ? ability.payable : undefined;
      return isThere(g, env, instance) && (!payable || g.holds(env, payable));
    });
}

/** Asks players in turn whether they respond, until all have passed in a row, or until the first has responded. */
export function* openWindow(
  g: Play,
  window: WindowData,
  caller: Frame,
  you: number,
  given: readonly Local[],
  answered: (seat: number) => void = () => {},
): Asks<void> {
  const { symbol, closes, resolves } = window;
  const frame = newFrame(`windows/${symbol.id}`, window.slots, caller, you, undefined);
  given.forEach((value, i) => {
    if (window.parameters[i] !== undefined) frame.locals.set(window.parameters[i], value);
  });
  const env = inFrame(frame);
  const first = Math.max(0, window.from ? g.number(env, window.from) : g.turn);
  // In turn order, from the one who is asked first.
  const asked = inTurnOrder(g, first);
  const since = g.serial;
  const outer = g.window;
  g.window = symbol;
  g.lines.push({ event: 'open window', window: symbol.id });
  tellMoment(g, frame, 'window opens', you, symbol.index);
  const collected: Plan[] = [];
  const activated = g.game.abilities.filter(({ ability: { kind, during } }) => {
    if (kind !== 'activated') return false;
    return during.length === 0 ? window.offer.abilities : during.some(({ step }) => step === symbol);
  });
  const offering: Offering = {
    offer: window.offer,
    path: 'window',
    times: 1,
    canPass: true,
    activated,
    given: window.parameters.map((slot) => frame.locals.get(slot) ?? NOTHING),
    *begin(text, heads, who, on, { given: values = [], locals = new Map() }) {
      if (resolves === 'at once') yield* carryOut(g, text, frame, who, on, { given: values, locals });
      else {
        const filled = new Map([
          ...values.map((value, i) => [text.program.parameters[i], value] as const),
          ...locals,
        ]);
        const name = `${text.name} in ${symbol.id}`;
        collected.push(yield* announce(g, text, name, frame, who, on, heads, filled));
      }
    },
  };
  let next = 0;
  for (let passes = 0; passes < g.seats.length; next++) {
    // Whom the window asks may change while it is open: the others pass unasked.
    frame.you = you;
    const seat = asked[next % g.seats.length];
    const isAsked = g.list(env, window.asks).includes(seat);
    if (isAsked) frame.you = seat;
    if (isAsked && leavesSomething(g, frame, window.offer) && (yield* offer(g, frame, offering))) {
      yield* g.doing.settle(g, frame, since, true);
      answered(seat);
      tellResponse(g, frame, seat, you);
      passes = closes === 'first claim' ? g.seats.length : 0;
    } else passes++;
  }
  while (collected.length > 0) {
    const plan = resolves === 'last first' ? collected.pop()! : collected.shift()!;
    yield* plan.goOn(frame);
    yield* g.doing.settle(g, frame, since, true);
  }
  g.window = outer;
  g.lines.push({ event: 'close window', window: symbol.id });
  tellMoment(g, frame, 'window closes', you, symbol.index);
}

/** Whether rules that everybody can see leave something to do. */
function leavesSomething(g: Play, frame: Frame, { abilities, actions }: Offer): boolean {
  const fixed = fixedOf(g.game, { seats: g.seats.length, cards: g.game.copies.length });
  const env = inFrame(frame);
  return (
    abilities ||
    actions.some(
      (action) =>
        !isNeverDone(fixed, action) && action.allowed.every(({ rule, test }) => !rule || g.holds(env, test)),
    )
  );
}
