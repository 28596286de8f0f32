import type { Instruction, InstructionPlace, Linked } from '../../../engine/program/instruction.ts';

/** Instructions that are never reached: jumps are followed beforehand, and so are returns. */
export const NEVER: ReadonlySet<Instruction['op']> = new Set(['jump', 'return']);

/** Instructions behind which the next one comes in any case, so that both count as one part. */
export const STRAIGHT: ReadonlySet<Instruction['op']> = new Set([
  'set',
  'list',
  'done',
  'move',
  'shuffle',
  'count',
  'each',
  'repeat',
  'checks',
  'step',
  'part',
  'turn',
  'end-turn',
]);

/** Whether an instruction that is carried out is followed by another one in any case. */
export const goesStraightOn = (
  code: readonly Instruction[],
  places: readonly InstructionPlace[],
  from: number,
  to: number,
): boolean => {
  const at = code[from];
  return STRAIGHT.has(at.op) && (at.op === 'move' ? places[from].after().next : places[from].next) === to;
};

/** How a program that begins at its first instruction goes on: its loops, and what is jumped to from before. */
export interface ProgramFlow {
  /** The counters that are reached, in order. */
  readonly reached: readonly number[];
  /** The last counter of the loop that begins at one. */
  readonly loops: ReadonlyMap<number, number>;
  readonly forward: ReadonlySet<number>;
}

/** Where a choice goes on that was answered at once, by what the counter of its frame then is. */
export function answeredAt(code: readonly Instruction[], here: number): readonly number[] {
  const at = code[here];
  // Who answers whole moves may have made the choice behind it as well.
  if (at.op === 'pick') return code[here + 1]?.op === 'pick' ? [here + 1, here + 2] : [here + 1];
  return at.op === 'menu' ? at.options.map(({ to }) => to) : [];
}

/** What may come behind an instruction in the same frame. */
function behind(code: readonly Instruction[], place: InstructionPlace): readonly number[] {
  const { here, next, to, end } = place;
  const at = code[here];
  switch (at.op) {
    case 'move':
      return [place.after().next];
    case 'menu':
      return [end(at.none), ...at.options.map((option) => end(option.to))];
    case 'checks-done':
      return [next, at.again];
    case 'pick':
      return [next, to, ...answeredAt(code, here).map(end)];
    default:
      return [next, to];
  }
}

/** Nothing where jumps and loops cannot be written as blocks in each other. */
export function programFlow(
  code: readonly Instruction[],
  { places, goesOn }: Linked,
): ProgramFlow | undefined {
  if (goesOn[0] !== 0 || code.some(({ op }) => op === 'native')) return undefined;
  const seen = new Set<number>();
  const forward = new Set<number>();
  const loops = new Map<number, number>();
  const jumps: [number, number][] = [];
  const open = [0];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (seen.has(here)) continue;
    seen.add(here);
    for (const to of behind(code, places[here])) {
      if (to < 0 || to >= code.length) continue;
      open.push(to);
      jumps.push([here, to]);
      if (to <= here) loops.set(to, Math.max(here, loops.get(to) ?? 0));
    }
  }
  for (const [first, last] of loops) {
    for (const [other, end] of loops) if (first < other && other <= last && end > last) return undefined;
    for (const [from, to] of jumps)
      if (first < to && to <= last && (from < first || from > last)) return undefined;
  }
  const reached = [...seen].sort((a, b) => a - b);
  const before = new Map(reached.map((counter, i) => [counter, reached[i - 1]]));
  // Nothing jumps to what comes behind an instruction in any case.
  for (const [from, to] of jumps)
    if (to > from && (before.get(to) !== from || !goesStraightOn(code, places, from, to) || loops.has(to)))
      forward.add(to);
  return { reached, loops, forward };
}
