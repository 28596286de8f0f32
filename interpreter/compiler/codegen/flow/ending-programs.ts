import type { Act } from '../../../../dsl/ir/statements.ts';
import type { Ending } from '../../../game/linked-game.ts';
import { Header, Status } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { StatePart } from '../../../engine/state/dirty-flags.ts';
import { listFrom, release, causeOf } from '../../../engine/program/machine.ts';
import type { Machine, ListClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import { partsRead } from '../expressions/state-dependencies.ts';
import type { Compiler, AddEndings, Assembler } from '../codegen-context.ts';
import type { Instruction } from '../../../engine/program/instruction.ts';
import type { Origin } from '../../../engine/vm/events.ts';

/** Where the programs are that decide whether something is in the middle. */
export interface Events {
  /** The first programs are the verbs. */
  readonly verbs: number;
  readonly proposals: ReadonlySet<number>;
  readonly windows: ReadonlySet<number>;
  /** The program that carries out what was triggered; none where nothing can be. */
  readonly settle: number | undefined;
}

/**
 * Endings that are due as soon as they hold. What a verb does is one event, which is never cut: an ending that holds in
 * the middle is noted. What holds when the event is complete decides how the game ends; if nothing holds any more, what
 * was noted.
 */
export function endingsAtOnce(c: Compiler, events: Events): AddEndings | undefined {
  const due = c.game.endings.flatMap((ending, index) =>
    ending.at === 'once'
      ? [{ ending, index, test: c.test(ending.test), winners: c.many(ending.winners) }]
      : [],
  );
  const { endings } = c.game;
  const said = endings.findIndex((ending) => ending.said !== undefined);
  if (due.length === 0 && said < 0) return undefined;
  const isReadKnown = endsWhereRead(
    c,
    partsRead(
      c,
      due.map(({ ending }) => ending.test),
    ),
  );
  return (asm, path, span, between = false) => {
    const at = asm.origin(path, 'over', span);
    asm.native(at, ({ here, next }) => ({ m }, p, frame) => {
      if (p[Header.asked] === p[Header.changes] && p[Header.noted] === 0) return next;
      p[Header.asked] = p[Header.changes];
      if (isReadKnown && p[Header.noted] === 0 && (p[Header.settled] & StatePart.endings) !== 0) return next;
      // Whether something is in the middle is a walk over all frames, and most of the time no ending is near.
      const isComplete = (): boolean => between || !inTheMiddle(p, events);
      if (p[Header.noted] !== 0 && !isComplete()) return next;
      // What a text has decided remains, whatever else holds.
      if (said < 0 || p[Header.noted] <= said) {
        for (let i = 0; i < due.length; i++) {
          if (!due[i].test(m)) continue;
          note(m, due[i]);
          break;
        }
      }
      if (p[Header.noted] === 0) {
        if (isReadKnown) p[Header.settled] |= StatePart.endings;
        return next;
      }
      if (!isComplete()) return next;
      finish(m, endings[p[Header.noted] - 1], at);
      p[frame + Frame.counter] = here;
      return -1;
    });
  };
}

/** Has every change of what endings read make them due again; gives whether it is known what they read. */
function endsWhereRead({ layout }: Compiler, reads: number | undefined): boolean {
  if (reads === undefined) return false;
  for (const parts of [layout.zoneParts, layout.counterParts])
    parts.forEach((part, i) => {
      if ((part & reads) !== 0) parts[i] |= StatePart.endings;
    });
  return true;
}

/** Whether a verb is being done, and not only what others do in the middle of one. */
function inTheMiddle(p: Int32Array, { verbs, proposals, windows, settle }: Events): boolean {
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller]) {
    const program = p[frame + Frame.program];
    if (program < verbs) return true;
    if (windows.has(program)) return false;
    // What answers before an event belongs to it.
    if (program === settle && !proposals.has(p[p[frame + Frame.caller] + Frame.program])) return false;
  }
  return false;
}

interface Due {
  readonly index: number;
  readonly test: ConditionClosure;
  readonly winners: ListClosure;
}

function note(m: Machine, { index, winners }: Due): void {
  m.p[Header.winners] = bitsOf(m, winners);
  m.p[Header.noted] = index + 1;
}

/**
 * Notes who wins or loses by what a text says: several who win have won together, and who loses has not, unless won
 * before. As long as nobody has won, all others have than those who lose.
 */
export function decides(c: Compiler, act: Act & { op: 'decide' }): (m: Machine) => void {
  const [won, lost] = (['won', 'lost'] as const).map((how) => {
    const index = c.game.endings.findIndex(({ said }) => said === how);
    return index < 0 ? undefined : index + 1;
  });
  const own = act.how === 'won' ? won! : lost!;
  const [players, others] = [c.many(act.players), c.many(act.others)];
  return (m) => {
    const { p } = m;
    const seats = bitsOf(m, players);
    const before = p[Header.noted];
    if (act.how === 'won') p[Header.winners] = before === won ? p[Header.winners] | seats : seats;
    else if (before === won) return;
    else p[Header.winners] = (before === lost ? p[Header.winners] : bitsOf(m, others)) & ~seats;
    p[Header.noted] = own;
  };
}

function bitsOf(m: Machine, players: ListClosure): number {
  const list = listFrom(m, players);
  release(m);
  return list.toArray().reduce((bits, seat) => bits | (1 << seat), 0);
}

/** The game is over by an ending whose winners are noted. */
function finish(m: Machine, ending: Ending, at: Origin): void {
  const { p } = m;
  p[Header.status] = Status.over;
  p[Header.ending] = p[Header.noted] - 1;
  const winners = Array.from({ length: m.layout.seats }, (_, seat) => seat).filter(
    (seat) => (p[Header.winners] >> seat) & 1,
  );
  m.listener?.happened({ kind: 'over', ending: ending.id, winners }, causeOf(m, { at }));
}

/** The endings that are asked behind a step, or at the end of turns. */
export function addEndings(c: Compiler, asm: Assembler, of: string): void {
  for (const ending of c.game.endings)
    if (ending.after?.id === of || ending.at === of) asm.add(endingOf(c, asm, ending));
}

const endingOf = (c: Compiler, asm: Assembler, ending: Ending): Instruction => ({
  op: 'ending',
  ending,
  index: c.game.endings.indexOf(ending),
  test: c.test(ending.test),
  winners: c.many(ending.winners),
  at: asm.origin('game', `ending ${ending.id}`, { start: 0, end: 0 }),
});
