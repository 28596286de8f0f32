import { Frame, pushFrame, reserveList } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import { TooDeep } from './fault.ts';
import type { List } from './list.ts';
import type { Runner } from './runner.ts';

/** Begins a program with arguments taken from locals of the caller. */
export function call(
  r: Runner,
  program: number,
  you: number,
  card: number,
  caller: number,
  given: readonly number[],
): void {
  const { p, listener } = r.m;
  const { slots, parameters } = r.programs[program].source.program;
  if (!pushFrame(p, program, slots.length, you, card)) throw new TooDeep();
  const from = caller + Frame.locals;
  const to = p[Header.frame] + Frame.locals;
  for (let i = 0; i < given.length; i++) p[to + parameters[i]] = p[from + given[i]];
  listener?.happened({ kind: 'verb', program, you }, { program, statement: '', you, card });
}

/** Puts a list on the stack. */
export function store({ m: { p } }: Runner, list: List): number {
  const { items, length } = list;
  const at = reserveList(p, length);
  if (at === 0) throw new TooDeep();
  p[at] = length;
  for (let i = 0; i < length; i++) p[at + 1 + i] = items[i];
  return at;
}
