import { Header } from './position-layout.ts';

/**
 * The unfinished effects of a position: frames on its stack, the youngest on top.
 *
 *   caller | program | counter | you | this | done | floor | locals ... | lists of the locals ...
 *
 * A local that holds a list holds the stack address of its length, which the elements follow; -1 is a local without a value.
 */
export const Frame = {
  caller: 0,
  program: 1,
  counter: 2,
  you: 3,
  this: 4,
  /** Whether the last statement that could fail was carried out. */
  done: 5,
  /**
   * Where the stack is cut off when the frame ends: the frame itself, unless it was parked and others are
   * above it.
   */
  floor: 6,
  locals: 7,
} as const;

/** So much room is kept above each frame for its lists. */
export const ROOM = 64;

/** Begins a frame on top of the stack. Gives false where the stack is full. */
export function pushFrame(
  p: Int32Array,
  program: number,
  locals: number,
  you: number,
  card: number,
): boolean {
  const frame = p[Header.top];
  const top = frame + Frame.locals + locals;
  if (top + ROOM > p.length) return false;
  p[frame + Frame.caller] = p[Header.frame];
  p[frame + Frame.program] = program;
  p[frame + Frame.counter] = 0;
  p[frame + Frame.you] = you;
  p[frame + Frame.this] = card;
  p[frame + Frame.done] = 1;
  p[frame + Frame.floor] = frame;
  // Locals are few: a loop is faster than `fill`.
  for (let at = frame + Frame.locals; at < top; at++) p[at] = -1;
  p[Header.frame] = frame;
  p[Header.top] = top;
  return true;
}

/** Writes the words of a frame that has its room on the stack, without its locals. */
export function putFrame(
  p: Int32Array,
  frame: number,
  caller: number,
  program: number,
  counter: number,
  you: number,
  card: number,
  done: number,
): void {
  p[frame + Frame.caller] = caller;
  p[frame + Frame.program] = program;
  p[frame + Frame.counter] = counter;
  p[frame + Frame.you] = you;
  p[frame + Frame.this] = card;
  p[frame + Frame.done] = done;
  p[frame + Frame.floor] = frame;
}

/** Ends the youngest frame. */
export function popFrame(p: Int32Array): void {
  const frame = p[Header.frame];
  p[Header.top] = p[frame + Frame.floor];
  p[Header.frame] = p[frame + Frame.caller];
}

/** Reserves room for a list on top of the stack; gives its address, or 0 where the stack is full. */
export function reserveList(p: Int32Array, capacity: number): number {
  const at = p[Header.top];
  if (at + 1 + capacity > p.length) return 0;
  p[Header.top] = at + 1 + capacity;
  return at;
}

/** Lets the running frame wait, and goes on with its caller; `resumeFrame` goes on with it. */
export function parkFrame(p: Int32Array): void {
  p[Header.frame] = p[p[Header.frame] + Frame.caller];
}

/** Goes on with a frame that was parked; what was put on the stack since stays there when it ends. */
export function resumeFrame(p: Int32Array, frame: number): void {
  p[frame + Frame.caller] = p[Header.frame];
  p[frame + Frame.floor] = p[Header.top];
  p[Header.frame] = frame;
}
