import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { verbOfContest } from '../../../../dsl/language/symbols/events/contest-events.ts';
import { verbOfEvent, type EventName } from '../../../../dsl/language/symbols/events/built-in-events.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { endRoll, Roll, rollAt, RollState } from '../../../engine/state/roll-records.ts';
import { begin, store } from '../../../engine/vm/program-calls.ts';
import {
  announceTotal,
  decide,
  reopen,
  setDie,
  shift,
  rollTerms,
  rollTotal,
  throwAgain,
  throwDice,
  winnerOf,
} from '../../../engine/effects/dice.ts';
import {
  borrow,
  release,
  type ValueClosure,
  type Machine,
  causeOf,
} from '../../../engine/program/machine.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { notifierOf, type Notify } from './notifiers.ts';
import { clearResponses } from './noted-responses.ts';
import type { Compiler, Writer } from '../codegen-context.ts';

const nobody: ValueClosure = () => -1;

/** The rolls in a local. */
function rollsIn(p: Int32Array, frame: number, { slot, many }: { slot: number; many: boolean }): number[] {
  const value = p[frame + Frame.locals + slot];
  if (!many) return value < 0 ? [] : [value];
  const found: number[] = [];
  for (let i = 1; i <= p[value]; i++) if (p[value + i] >= 0) found.push(p[value + i]);
  return found;
}

/** Says what rolls come to when nobody changes them any more. */
function tellTotals({ c, asm }: Writer, local: { slot: number; many: boolean }, origin: Origin): void {
  const final = listened(c, 'settle');
  asm.step(origin, ({ m }, p, frame) => {
    for (const each of rollsIn(p, frame, local)) {
      announceTotal(m, each);
      endRoll(p, m.layout, each);
      const roll = m.rolls[p[rollAt(m.layout, each) + Roll.purpose]];
      m.listener?.happened({ kind: 'total', roll, ...rollTerms(m, roll, each) }, causeOf(m, { at: origin }));
      final?.(m, -1, [each, aboutOf(m, each)]);
    }
  });
}

/** The card that a roll is made for. */
const aboutOf = ({ p, layout }: Machine, roll: number): number => p[rollAt(layout, roll) + Roll.about];

const listened = (c: Compiler, name: EventName): Notify | undefined =>
  notifierOf(c, verbOfEvent(c.game.vocabulary, name));

/** Throws the dice of a roll, and opens its window. */
export function makeRoll(writer: Writer, act: Act & { op: 'make' }, at: (what: string) => Origin): void {
  const { c, asm, linkage } = writer;
  const { roll, slot } = act;
  const you = c.scalar(act.you);
  const about = act.about ? c.scalar(act.about) : nobody;
  const origin = at('throw');
  const [isThrown, isFinal] = [listened(c, 'throw'), listened(c, 'settle')];
  const ends = !roll.window && !c.slots?.[slot].opened;
  asm.step(origin, ({ m }, p, frame) => {
    const thrown = throwDice(m, roll, you(m), about(m), { at: origin });
    p[frame + Frame.locals + slot] = thrown;
    if (!roll.window) announceTotal(m, thrown);
    isThrown?.(m, you(m), [thrown, about(m)]);
    if (ends) isFinal?.(m, -1, [thrown, about(m)]);
  });
  if (!roll.window) return;
  const program = linkage.window(roll.window.index);
  asm.native(at('window'), ({ here }) => (r, p, frame) => {
    const thrown = p[frame + Frame.locals + slot];
    p[frame + Frame.counter] = here + 1;
    openFor(r, program, you(r.m), [thrown]);
    return -1;
  });
  tellTotals(writer, { slot, many: false }, at('total'));
}

/** Throws the dice of both sides, opens the window of the contest, and compares. */
export function holdContest(
  { c, asm, linkage }: Writer,
  act: Act & { op: 'hold' },
  at: (what: string) => Origin,
): void {
  const { contest, slot } = act;
  const [first, second] = contest.rolls;
  const you = c.scalar(act.you);
  const against = c.scalar(act.against);
  const about = act.about ? c.scalar(act.about) : nobody;
  const origin = at('throw');
  const [isThrown, isFinal] = [listened(c, 'throw'), listened(c, 'settle')];
  asm.step(origin, ({ m }, p, frame) => {
    const mine = throwDice(m, first, you(m), about(m), { at: origin });
    const theirs = throwDice(m, second, against(m), about(m), { at: origin });
    p[rollAt(m.layout, mine) + Roll.partner] = theirs;
    p[rollAt(m.layout, theirs) + Roll.partner] = mine;
    p[frame + Frame.locals + slot] = mine;
    isThrown?.(m, you(m), [mine, about(m)]);
    isThrown?.(m, against(m), [theirs, about(m)]);
  });
  if (contest.window) {
    const program = linkage.window(contest.window.index);
    asm.native(at('window'), ({ here }) => (r, p, frame) => {
      const mine = p[frame + Frame.locals + slot];
      const theirs = p[rollAt(r.m.layout, mine) + Roll.partner];
      p[frame + Frame.counter] = here + 1;
      openFor(r, program, against(r.m), [mine, theirs]);
      return -1;
    });
  }
  const ends = (['win', 'lose'] as const).map((how) =>
    notifierOf(c, verbOfContest(c.game.vocabulary, how, contest)),
  );
  const settled = at('compare');
  asm.step(settled, ({ m }, p, frame) => {
    const mine = p[frame + Frame.locals + slot];
    const theirs = p[rollAt(m.layout, mine) + Roll.partner];
    decide(m, contest, mine);
    for (const each of [mine, theirs]) endRoll(p, m.layout, each);
    m.listener?.happened(
      {
        kind: 'contest',
        contest,
        sides: [rollTerms(m, first, mine), rollTerms(m, second, theirs)],
        winner: winnerOf(m, contest, mine),
      },
      causeOf(m, { at: settled }),
    );
    for (const each of [mine, theirs]) isFinal?.(m, -1, [each, aboutOf(m, each)]);
    const winner = winnerOf(m, contest, mine);
    const sides = [mine, theirs].map((roll) => ({ roll, who: p[rollAt(m.layout, roll) + Roll.roller] }));
    const won = sides.find(({ who }) => who === winner);
    const lost = sides.find((side) => side !== won);
    if (winner < 0 || !won || !lost) return;
    const card = p[rollAt(m.layout, mine) + Roll.about];
    const lead = Math.abs(rollTotal(m, mine) - rollTotal(m, theirs));
    ends[0]?.(m, won.who, [won.roll, lost.who, card, lead]);
    ends[1]?.(m, lost.who, [lost.roll, won.who, card, lead]);
  });
}

/** Changes the total of a roll. */
export function shiftRoll(
  { c, asm }: Writer,
  act: Act & { op: 'shift' },
  at: (what: string) => Origin,
): void {
  const roll = c.scalar(act.roll);
  const amount = c.scalar(act.amount);
  const origin = at('shift');
  const [isRaised, isLowered] = [listened(c, 'raise'), listened(c, 'lower')];
  asm.step(origin, ({ m }, p, frame) => {
    const [which, by] = [roll(m), amount(m)];
    shift(m, which, by, { at: origin });
    if (which >= 0 && by !== 0)
      (by > 0 ? isRaised : isLowered)?.(m, p[frame + Frame.you], [which, aboutOf(m, which), Math.abs(by)]);
  });
}

/** Turns a die of a roll to a number: no throw, though one that is over is final once more. */
function turnDie({ c, asm }: Writer, act: Act & { op: 'reroll'; shows: Scalar }, origin: Origin): void {
  const [roll, shows] = [c.scalar(act.roll), c.scalar(act.shows)];
  const die = act.die ? c.scalar(act.die) : nobody;
  const isFinal = listened(c, 'settle');
  asm.step(origin, ({ m }, p) => {
    const which = roll(m);
    if (which < 0 || !setDie(m, which, die(m), shows(m), { at: origin })) return;
    if (p[rollAt(m.layout, which)] === RollState.over) isFinal?.(m, -1, [which, aboutOf(m, which)]);
  });
}

/** Throws the dice of a roll again, or turns one; one that is over is final once more. */
export function rethrow(writer: Writer, act: Act & { op: 'reroll' }, at: (what: string) => Origin): void {
  const { c, asm } = writer;
  const roll = c.scalar(act.roll);
  const die = act.die && c.scalar(act.die);
  const origin = at('throw');
  const { shows } = act;
  if (shows) return turnDie(writer, { ...act, shows }, origin);
  const [isThrown, isFinal] = [listened(c, 'throw'), listened(c, 'settle')];
  asm.step(origin, ({ m }, p) => {
    const which = roll(m);
    if (which < 0 || !throwAgain(m, which, die?.(m), { at: origin })) return;
    const place = rollAt(m.layout, which);
    isThrown?.(m, p[place + Roll.roller], [which, aboutOf(m, which)]);
    if (p[place] === RollState.over) isFinal?.(m, -1, [which, aboutOf(m, which)]);
  });
}

/** Opens a window, also about rolls that are open again. */
export function openWindow(writer: Writer, act: Act & { op: 'open' }, at: (what: string) => Origin): void {
  const { c, asm, linkage } = writer;
  if (act.rolls.length > 0)
    asm.step(at('reopen'), ({ m }, p, frame) => {
      for (const local of act.rolls) for (const roll of rollsIn(p, frame, local)) reopen(m, roll);
    });
  const [responses] = act.responses;
  if (responses !== undefined) clearResponses(writer, responses, at('answers'));
  asm.add({
    op: 'call',
    program: linkage.window(act.window.index),
    you: c.scalar(act.you),
    arguments: act.arguments,
    // Those who respond do what they do themselves.
    ofNoCard: true,
    ...(responses === undefined ? {} : { responses }),
    at: at('open'),
  });
  for (const each of act.rolls) tellTotals(writer, each, at('total'));
}

/** Opens a window about rolls: its one parameter is the roll, or both. */
function openFor(r: Runner, program: number, you: number, rolls: readonly number[]): void {
  const { p } = r.m;
  const { slots, parameters } = r.programs[program].source.program;
  begin(r, program, you, -1);
  const [slot] = parameters;
  if (slot === undefined) return;
  const local = p[Header.frame] + Frame.locals + slot;
  if (!slots[slot].many) {
    p[local] = rolls[0];
    return;
  }
  const list = borrow(r.m);
  for (const roll of rolls) list.push(roll);
  p[local] = store(r, list);
  release(r.m);
}
