import { layAside } from './changes.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import type { NamedProgram } from '../../interpreter/game/linked-game.ts';
import { beginLine } from './lines.ts';
import { type Asks, newFrame, type Card, type Frame, type Local, type Play } from './state.ts';

/** Thrown by `stop`: the text that says it ends at once. */
export class Stopped extends Error {
  readonly frame: Frame;
  constructor(frame: Frame) {
    super('stopped');
    this.frame = frame;
  }
}

interface How {
  /** Values for the text's parameters, in their order. */
  readonly given?: readonly Local[];
  /** Values for locals. */
  readonly locals?: ReadonlyMap<number, Local>;
  /** Whether there are rest points between its statements. */
  readonly resting?: boolean;
  readonly name?: string;
}

/** Carries out a text from its beginning to its end. */
export function* carryOut(
  g: Play,
  text: NamedProgram,
  caller: Frame | undefined,
  you: number,
  card: Card | undefined,
  { given = [], locals = new Map(), resting = false, name = text.name }: How = {},
): Asks<void> {
  const { program } = text;
  const frame = newFrame(name, program.slots, caller, you, card, { parameters: program.parameters });
  given.forEach((value, i) => frame.locals.set(program.parameters[i], value));
  for (const [slot, value] of locals) frame.locals.set(slot, value);
  beginLine(g, name, you);
  yield* untilStopped(frame, g.doing.acts(g, frame, program.acts, '', resting));
  // What a text of the flow throws lies on the table until it ends.
  if (resting) layAside(g);
}

/** Carries out acts of a frame; whoever began it is told if they stop. */
export function* untilStopped(frame: Frame, doing: Asks<void>): Asks<void> {
  try {
    yield* doing;
  } catch (error) {
    if (!(error instanceof Stopped) || error.frame !== frame) throw error;
    if (frame.caller) frame.caller.done = false;
  }
}

/** The ids of all statements of acts, as logs know them. */
export function idsOf(list: readonly Act[], path = ''): Set<string> {
  const ids = new Set<string>();
  list.forEach((act, i) => {
    const here = path === '' ? `${i + 1}` : `${path}.${i + 1}`;
    ids.add(`${here} ${act.op === 'call' ? act.verb.id : act.op}`);
    const inner: [readonly Act[], string][] = [];
    if ('prepare' in act) inner.push([act.prepare, here], [act.acts, `${here}.do`]);
    for (const [acts, below] of inner) for (const id of idsOf(acts, below)) ids.add(id);
  });
  return ids;
}
