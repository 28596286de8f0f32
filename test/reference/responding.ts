import type { Act } from '../../dsl/ir/statements.ts';
import type { RollSymbol, WindowSymbol } from '../../dsl/language/symbols/symbols.ts';
import { say } from './lines.ts';
import { nameOf } from './names.ts';
import {
  type Asks,
  cardOr,
  inFrame,
  NOTHING,
  type Card,
  type Frame,
  type Plan,
  type Play,
  type Roll,
  type Value,
} from './state.ts';
import { countUse, frameFor, instancesOf, isThere } from './abilities.ts';
import { announceTotal, rollLine, totalOf, winnerOf } from './rolls.ts';
import { tell, tellEnd } from './events.ts';
import { standFrom } from './standing.ts';
import { Stopped } from './texts.ts';
import { announce, openWindow } from './windows.ts';
import { isRoll } from './values.ts';

/** What players may respond to: rolls, contests, windows; texts that wait; what stands. */
export function* respond(g: Play, frame: Frame, act: Act, path: string): Asks<boolean> {
  const env = inFrame(frame);
  const id = (what: string): string =>
    frame.used.has(`${path} ${what}`) ? `${path} ${what} (2)` : `${path} ${what}`;
  switch (act.op) {
    case 'make': {
      const you = g.number(env, act.you);
      const about = act.about ? cardOr(g.value(env, act.about)) : undefined;
      const roll = throwDice(g, frame, id('throw'), act.roll, you, about);
      frame.locals.set(act.slot, roll);
      if (!act.roll.window) announceTotal(g, roll);
      tell(g, frame, 'throw', you, [roll, roll.about ?? NOTHING]);
      if (!act.roll.window) {
        if (!frame.slots[act.slot].opened) tell(g, frame, 'settle', NOTHING, [roll, roll.about ?? NOTHING]);
        return true;
      }
      yield* windowFor(g, act.roll.window, frame, you, [roll]);
      announceTotal(g, roll);
      roll.over = true;
      say(g, frame, id('total'), { event: 'total', ...rollLine(g, roll) });
      tell(g, frame, 'settle', NOTHING, [roll, roll.about ?? NOTHING]);
      return true;
    }
    case 'hold': {
      const { contest } = act;
      const about = act.about ? cardOr(g.value(env, act.about)) : undefined;
      const [you, against] = [g.number(env, act.you), g.number(env, act.against)];
      const mine = throwDice(g, frame, id('throw'), contest.rolls[0], you, about);
      const theirs = throwDice(g, frame, id('throw'), contest.rolls[1], against, about);
      mine.partner = theirs;
      theirs.partner = mine;
      frame.locals.set(act.slot, mine);
      tell(g, frame, 'throw', you, [mine, mine.about ?? NOTHING]);
      tell(g, frame, 'throw', against, [theirs, theirs.about ?? NOTHING]);
      if (contest.window) yield* windowFor(g, contest.window, frame, against, [mine, theirs]);
      mine.winner = winnerOf(g, contest, mine);
      for (const side of [mine, theirs]) announceTotal(g, side);
      mine.over = theirs.over = true;
      const winner = g.seats[mine.winner] ?? 'nobody';
      const sides = [rollLine(g, mine), rollLine(g, theirs)];
      say(g, frame, id('compare'), { event: 'contest', contest: contest.id, sides, winner });
      for (const side of [mine, theirs]) tell(g, frame, 'settle', NOTHING, [side, side.about ?? NOTHING]);
      if (mine.winner < 0) return true;
      const [won, lost] = mine.winner === mine.roller ? [mine, theirs] : [theirs, mine];
      const lead = Math.abs(totalOf(g, won) - totalOf(g, lost));
      tellEnd(g, frame, contest, 'win', won, lost, lead);
      tellEnd(g, frame, contest, 'lose', lost, won, lead);
      return true;
    }
    case 'shift': {
      const roll = g.value(env, act.roll);
      const amount = g.number(env, act.amount);
      if (!isRoll(roll) || amount === 0) return true;
      const before = totalOf(g, roll);
      addShift(roll, amount, sourceOf(frame));
      g.changes++;
      const line = { event: 'change roll', roll: nameOf(g, 'roll', roll), before, now: totalOf(g, roll) };
      say(g, frame, id('shift'), line);
      tell(g, frame, amount > 0 ? 'raise' : 'lower', frame.you, [
        roll,
        roll.about ?? NOTHING,
        Math.abs(amount),
      ]);
      return true;
    }
    case 'reroll': {
      const roll = g.value(env, act.roll);
      if (!isRoll(roll)) return true;
      const shown = act.die && g.number(env, act.die);
      const at = shown === undefined ? 0 : roll.dice.indexOf(shown);
      if (at < 0) return true;
      const shows = act.shows && g.number(env, act.shows);
      if (shows !== undefined && (shows === shown || shows < 1 || shows > roll.symbol.sides)) return true;
      const before = roll.announced;
      roll.announced = undefined;
      const face = (): number => 1 + g.random.dice(roll.symbol.sides);
      roll.dice = shown === undefined ? roll.dice.map(face) : roll.dice.with(at, shows ?? face());
      g.changes++;
      say(g, frame, id('throw'), { event: 'roll', ...rollLine(g, roll) });
      if (before) announceTotal(g, roll);
      if (shows === undefined) tell(g, frame, 'throw', roll.roller, [roll, roll.about ?? NOTHING]);
      if (roll.over) tell(g, frame, 'settle', NOTHING, [roll, roll.about ?? NOTHING]);
      return true;
    }
    case 'open': {
      const given = act.arguments.map((slot) => frame.locals.get(slot) ?? NOTHING);
      const window = g.game.windows[act.window.index];
      const about = act.rolls.flatMap(({ slot }) => [frame.locals.get(slot) ?? NOTHING].flat() as Value[]);
      const rolls = about.filter(isRoll);
      for (const roll of rolls.filter((each) => each.announced)) {
        roll.announced = undefined;
        roll.over = false;
      }
      const [asked] = act.responses;
      const seats: number[] = [];
      if (asked !== undefined) frame.locals.set(asked, seats);
      yield* openWindow(g, window, frame, g.number(env, act.you), given, (seat) => void seats.push(seat));
      for (const roll of rolls) {
        announceTotal(g, roll);
        roll.over = true;
        say(g, frame, id('total'), { event: 'total', ...rollLine(g, roll) });
        tell(g, frame, 'settle', NOTHING, [roll, roll.about ?? NOTHING]);
      }
      return true;
    }
    case 'stand':
      standFrom(g, frame, act, id('stand'));
      return true;
    case 'announce': {
      const card = cardOr(g.value(env, act.card));
      const text = card && g.textOf(card, act.field.id);
      if (!text) return true;
      const you = g.number(env, act.you);
      frame.locals.set(act.slot, yield* announce(g, text, `${text.name} announced`, frame, you, card, 0));
      return true;
    }
    case 'resolve': {
      const plan = frame.locals.get(act.plan) as Plan | typeof NOTHING | undefined;
      if (plan === undefined || plan === NOTHING) return true;
      frame.locals.set(act.plan, NOTHING);
      yield* (plan as Plan).goOn(frame);
      return true;
    }
    case 'stop':
      throw new Stopped(frame);
    case 'settle':
      yield* g.doing.settle(g, frame, eventAround(frame), true);
      return true;
    case 'decide': {
      const seats = g.list(env, act.players) as number[];
      const by = g.noted?.ending.said;
      if (act.how === 'lost' && by === 'won') return true;
      const before =
        by === act.how ? g.noted!.winners : act.how === 'won' ? [] : (g.list(env, act.others) as number[]);
      const all = act.how === 'won' ? [...before, ...seats] : before.filter((seat) => !seats.includes(seat));
      const ending = g.game.endings.find(({ said }) => said === act.how)!;
      g.noted = { ending, winners: [...new Set(all)].sort((a, b) => a - b) };
      return true;
    }
    default:
      throw new Error(`the reference evaluator does not know the act ${act.op} yet`);
  }
}

/** The serial number at which the event began that a text stands in; 0 where it stands in none. */
function eventAround(frame: Frame): number {
  for (let each: Frame | undefined = frame; each; each = each.caller)
    if (each.since !== undefined) return each.since;
  return 0;
}

/** The card that a text is of, or the last one that it was given. */
function sourceOf({ card, slots, parameters, locals }: Frame): Card | undefined {
  const slot = parameters.findLast((each) => slots[each].sort === 'card' && !slots[each].many);
  return card ?? (slot === undefined ? undefined : cardOr(locals.get(slot)));
}

/** Changes that are kept apart; later ones are added to the last, which is no card's then. */
const MOST_SHIFTS = 10;

function addShift(roll: Roll, amount: number, card: Card | undefined): void {
  const last = roll.shifts[MOST_SHIFTS - 1];
  if (!last) roll.shifts.push({ amount, card });
  else {
    last.amount += amount;
    if (last.card !== card) last.card = undefined;
  }
}

function throwDice(
  g: Play,
  frame: Frame,
  id: string,
  symbol: RollSymbol,
  roller: number,
  about: Card | undefined,
): Roll {
  const dice = Array.from({ length: symbol.dice }, () => 1 + g.random.dice(symbol.sides));
  const roll: Roll = {
    is: 'roll',
    symbol,
    roller,
    about,
    dice,
    over: false,
    partner: undefined,
    shifts: [],
    announced: undefined,
    winner: undefined,
  };
  g.rolls.push(roll);
  changeComing(g, roll);
  g.changes++;
  say(g, frame, id, { event: 'roll', ...rollLine(g, roll) });
  return roll;
}

/** What waits for the next roll of this sort changes this one, and has been used. */
function changeComing(g: Play, roll: Roll): void {
  for (const data of g.game.abilities) {
    const { ability } = data;
    if (ability.kind !== 'modifier' || ability.of.kind !== 'roll' || !ability.limit) continue;
    for (const instance of instancesOf(g, data)) {
      const env = {
        frame: frameFor(g, instance, undefined),
        it: { depth: 1, value: roll, outer: undefined },
      };
      if (!isThere(g, env, instance) || !g.holds(env, ability.test)) continue;
      const amount = g.number(env, ability.amount);
      countUse(g, instance);
      if (amount !== 0) addShift(roll, amount, instance.card);
    }
  }
}

/** Opens a window about rolls: its one parameter is the roll, or both. */
function* windowFor(
  g: Play,
  symbol: WindowSymbol,
  frame: Frame,
  you: number,
  rolls: readonly Roll[],
): Asks<void> {
  const window = g.game.windows[symbol.index];
  const slot = window.parameters[0];
  const many = slot !== undefined && window.slots[slot].many;
  yield* openWindow(g, window, frame, you, [many ? rolls : rolls[0]]);
}
