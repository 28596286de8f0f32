import type { Act } from '../../../../dsl/ir/statements.ts';
import type { CounterChange, VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { call } from '../../../engine/vm/program-calls.ts';
import { changeCounter, room } from '../../../engine/effects/state-changes.ts';
import type { Machine, ValueClosure, SumLogger } from '../../../engine/program/machine.ts';
import type { Compiler, Assembler, Writer } from '../codegen-context.ts';
import type { LoggedSum, Origin } from '../../../engine/vm/events.ts';
import { sumLogger } from '../statements/sum-loggers.ts';

/**
 * Changes of counters that somebody waits for: `gain`, `lose` and `pay` begin an event, as verbs of the game do. Its
 * number is what it comes to, between the limits of the counter; where that is nothing, there is no event.
 */

const nobody: ValueClosure = () => -1;

/** By its statement: how the parts of its number are logged. */
const tellers = new WeakMap<
  Origin,
  { readonly amount: ValueClosure; readonly teller: NonNullable<SumLogger> }
>();

/** In place of the change: begins the program that proposes it. */
export function proposeChange(
  { c, asm }: Writer,
  act: Act & { op: 'count' },
  program: number,
  origin: Origin,
): void {
  const { counter, event } = act;
  const change = event!.verb.change!;
  const owner = act.owner ? c.scalar(act.owner) : nobody;
  const you = event!.you ? c.scalar(event!.you) : nobody;
  const amount = c.scalar(act.amount);
  const teller = sumLogger(c, act.amount);
  const ofCard = counter.of === 'card';
  if (teller) tellers.set(origin, { amount, teller });
  asm.native(origin, ({ here, next }) => (r, p, frame) => {
    const whose = owner(r.m);
    const wanted = amount(r.m);
    const by = room(r.m, change, whose, wanted);
    if (by <= 0) {
      changeCounter(r.m, counter, whose, act.change, wanted, { at: origin });
      p[frame + Frame.done] = 1;
      return next;
    }
    const { slots } = r.programs[program].source.program;
    const who = you(r.m);
    p[frame + Frame.counter] = here + 1;
    call(r, program, slots.length, who, p[frame + Frame.this]);
    const begun = p[Header.frame] + Frame.locals;
    if (ofCard) p[begun] = whose;
    p[begun + (ofCard ? 1 : 0)] = by;
    return -1;
  });
}

/** Whose counter changes in the running event, and by how much. */
function changeIn(p: Int32Array, frame: number, { counter }: CounterChange): { owner: number; at: number } {
  const locals = frame + Frame.locals;
  if (counter.of === 'card') return { owner: p[locals], at: locals + 1 };
  return { owner: counter.of === 'player' ? p[frame + Frame.you] : -1, at: locals };
}

/** Keeps the number within what is left; jumps where that is nothing. */
export const limitChange = (asm: Assembler, change: CounterChange, origin: Origin): number =>
  asm.native(origin, ({ next, to }) => ({ m }, p, frame) => {
    const { owner, at } = changeIn(p, frame, change);
    p[at] = room(m, change, owner, p[at]);
    return p[at] > 0 ? next : to;
  });

/** The change itself. */
export function addChange(asm: Assembler, change: CounterChange, origin: Origin): void {
  const how = change.how === 'gain' ? 'add' : 'subtract';
  asm.step(origin, ({ m, programs }, p, frame) => {
    const { owner, at } = changeIn(p, frame, change);
    // The text that says so is the cause, and not the event.
    const caller = p[frame + Frame.caller];
    const said = programs[p[caller + Frame.program]].code[p[caller + Frame.counter] - 1];
    const told = m.listener
      ? toldBy(m, said.at, caller, (amount) => room(m, change, owner, amount) === p[at])
      : undefined;
    changeCounter(m, change.counter, owner, how, p[at], { at: said.at, frame: caller }, told);
  });
}

/** The parts of a number as its text has it, if it still is the number of the event. */
function toldBy(
  m: Machine,
  origin: Origin,
  frame: number,
  is: (amount: number) => boolean,
): LoggedSum | undefined {
  const known = tellers.get(origin);
  if (!known) return undefined;
  const { p } = m;
  const running = p[Header.frame];
  p[Header.frame] = frame;
  const told = is(known.amount(m)) ? known.teller(m) : undefined;
  p[Header.frame] = running;
  return told;
}

/** Whether anything of a game answers a change, forbids it, or asks whether there was one. */
export const isAnswered = ({ game }: Compiler, verb: VerbSymbol): boolean =>
  game.abilities.some(
    ({ ability }) => 'patterns' in ability && ability.patterns.some((pattern) => pattern.verb === verb),
  ) ||
  game.vocabulary.history.questions.some((asked) => asked.verb === verb || verb.counts.includes(asked.verb));
