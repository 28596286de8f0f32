import type { Instruction, Runner } from '../program/instruction.ts';
import type { List } from '../state/int-list.ts';
import { wordOf } from '../program/machine.ts';
import { askFor } from '../choices/choice-outcome.ts';
import { belowTotal, countSets, newDomain } from '../choices/choice-domain.ts';
import { mayAskInCall } from '../choices/question-lookahead.ts';
import { Frame, popFrame, pushFrame } from '../state/call-stack.ts';
import { Header } from '../state/position-layout.ts';

type Pick = Instruction & { readonly op: 'pick' };

/** A program that is called right behind the open choice, whose first instruction is the last choice of the move. */
export interface CalledChoice {
  readonly call: Instruction & { readonly op: 'call' };
  readonly at: Pick;
  /** The local of the open choice. */
  readonly slot: number;
}

const domain = newDomain();
/** By candidates: in how many ways the move goes on. */
const ways: number[] = [];

/** The last choice of the move, where the open one is followed by the call of a program that begins with it. */
export function calledChoice(r: Runner): CalledChoice | undefined {
  const { m, open, programs } = r;
  const first = open.instruction;
  if (first?.op !== 'pick' || first.choosing.many || !first.choosing.justOne) return undefined;
  const frame = m.p[Header.frame];
  const next = m.p[frame + Frame.counter] + 1;
  const call = programs[m.p[frame + Frame.program]].code[next];
  if (call.op !== 'call') return undefined;
  const at = programs[call.program].code[0];
  if (at.op !== 'pick' || !at.choosing.by || wordOf(at.choosing.by) !== Frame.you) return undefined;
  // The same seat makes it whatever is answered: it is named by a word of the frame that stays as it is.
  const { slot } = first.choosing;
  const word = wordOf(call.you);
  if (word < 0 || word === Frame.locals + slot || m.p[frame + word] !== open.seat) return undefined;
  return mayAskInCall(r, call.program, [1, at.to], next + 1) ? undefined : { call, at, slot };
}

/** In how many ways it can be made after an answer to the open choice; the position stays as it is. */
export function countCalled(r: Runner, { call, at, slot }: CalledChoice, answer: number): number {
  const { m } = r;
  const { p } = m;
  const frame = p[Header.frame];
  const { slots, parameters } = r.programs[call.program].source.program;
  const card = call.ofNoCard ? -1 : p[frame + Frame.this];
  if (!pushFrame(p, call.program, slots.length, call.you(m), card)) return 1;
  const begun = p[Header.frame] + Frame.locals;
  call.arguments.forEach((from, i) => {
    p[begun + parameters[i]] = from === slot ? answer : p[frame + Frame.locals + from];
  });
  const count = askFor(m, at.choosing, domain) === 'nothing' ? 1 : countSets(m, domain);
  popFrame(p);
  return count;
}

/**
 * Draws the next answer as `giveNext` does, where that needs no answer to be tried: a program is called behind it that begins
 * with the last choice of the move. Fills a list with it; false where that is not so.
 */
export function drawBeforeCall(r: Runner, random: (below: number) => number, into: List): boolean {
  const called = calledChoice(r);
  if (!called) return false;
  const { items, length } = r.open.domain.candidates;
  let total = 0;
  ways.length = 0;
  for (let i = 0; i < length; i++) {
    const count = countCalled(r, called, items[i]);
    ways.push(count);
    total += count;
  }
  let left = belowTotal(random, total);
  let i = 0;
  while (i < length - 1 && left >= ways[i]) left -= ways[i++];
  into.length = 0;
  into.push(items[i]);
  return true;
}
