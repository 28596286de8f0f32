import type { Pick } from '../../../../dsl/ir/expressions.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { isTarget, type GameKnowledge } from '../../../../dsl/ir/choice-visibility.ts';
import { namedProgram, type Game, type NamedProgram } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame, parkFrame } from '../../../engine/state/call-stack.ts';
import { store } from '../../../engine/vm/program-calls.ts';
import { borrow, release } from '../../../engine/program/machine.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import { ChangedBefore } from '../choices/earlier-changes.ts';
import { type Compiler, type Linkage, Assembler, nowhere } from '../codegen-context.ts';
import { acts } from './compile-program.ts';
import { choosing } from '../choices/compile-choice.ts';
import { gameKnowledge } from '../choices/public-choices.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';

/**
 * A text that is begun, waits, and is carried out later: its price is paid and its first choices are made at
 * once. When it goes on, choices that are no longer possible are left out. First choices are those of the
 * player who uses the text, among what everybody sees, which do not depend on what the text does before them:
 * on cards that it moves, counters that it changes, and what it creates.
 */
export function compileAnnounced(
  table: Compiler,
  source: NamedProgram,
  linkage: Linkage,
  heads: number,
): Assembler['code'] {
  const c = table.forSlots?.(source.program.slots) ?? table;
  const asm = new Assembler();
  const w = { c, asm, linkage };
  const list = source.program.acts;
  acts(w, list.slice(0, heads), '');
  const open: number[] = [];
  const early = earlyPicks(table.game, list.slice(heads), headSlots(list.slice(0, heads)), gameKnowledge(c));
  early.forEach(({ pick }, i) =>
    asm.add({
      op: 'set',
      slot: pick.slot,
      value: () => -1,
      at: asm.origin(`first ${i + 1}`, 'none', pick.span),
    }),
  );
  early.forEach(({ pick, later, of }, i) => {
    const asked = asm.add({
      op: 'pick',
      choosing: choosing(c, pick, later),
      to: -1,
      at: asm.origin(`first ${i + 1}`, 'pick', pick.span),
    });
    open.push(asked);
    // Where one finds nothing, the order is left out, and its other choices are not asked for.
    if (early[i + 1]?.of !== of) for (const each of open.splice(0)) asm.land(each);
  });
  asm.native(asm.origin('waits', 'park', nowhere), ({ here }) => (r, p, frame) => {
    p[frame + Frame.counter] = here + 1;
    parkFrame(p);
    collect(r, frame);
    return -1;
  });
  const chosen = new Set(early.map(({ pick }) => pick.slot));
  const rest = list.slice(heads).map((act): Act => {
    if (act.op !== 'attempt') return act;
    const prepare = act.prepare.map((each): Act => {
      if (each.op !== 'pick' || !chosen.has(each.pick.slot)) return each;
      return { op: 'chosen', pick: each.pick, span: each.span };
    });
    return { ...act, prepare };
  });
  acts(w, rest, '');
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  return asm.code;
}

/** What a text is called while it waits, in a window if one collects it. */
export const waitingText = (
  { role, program, snippet }: NamedProgram,
  window: string | undefined,
): NamedProgram => namedProgram({ kind: 'waiting', of: role, window }, program, snippet);

/** The locals that the price and the choice of an action fill. */
function headSlots(list: readonly Act[]): Set<number> {
  const slots = new Set<number>();
  for (const act of list)
    if (act.op === 'attempt')
      for (const each of act.prepare)
        if (each.op === 'pick') slots.add(each.pick.slot);
        else if (each.op === 'let' || each.op === 'list') slots.add(each.slot);
  return slots;
}

/** A choice that is made before anything is done. */
interface EarlyPick {
  readonly pick: Pick;
  readonly later: readonly Act[];
  /** The order that it belongs to. */
  readonly of: Act;
}

/** The choices that can be made before anything is done. */
function earlyPicks(
  game: Game,
  list: readonly Act[],
  known: ReadonlySet<number>,
  isKnown: GameKnowledge,
): EarlyPick[] {
  const found: EarlyPick[] = [];
  const unknown = new Set<number>();
  const chosen = new Set<number>();
  const before = new ChangedBefore(game);
  for (const act of list) {
    if (act.op !== 'attempt') break;
    act.prepare.forEach((each, i) => {
      if (each.op === 'let' || each.op === 'list') unknown.add(each.slot);
      if (each.op !== 'pick') return;
      const { pick } = each;
      const uses = [...localReads([pick.from, pick.least, pick.most])];
      const early =
        isTarget(pick, isKnown) &&
        isYou(pick.by) &&
        !pick.many &&
        !before.touches(pick) &&
        uses.every((slot) => !unknown.has(slot) && (chosen.has(slot) || known.has(slot)));
      if (!early) {
        unknown.add(pick.slot);
        return;
      }
      chosen.add(pick.slot);
      found.push({ pick, later: act.prepare.slice(i + 1), of: act });
    });
    before.add(act);
  }
  return found;
}

const isYou = (by: Pick['by']): boolean => by !== 'chance' && by.op === 'you';

/** Gives an effect that waits to the window that collects it, where one has begun it. */
function collect(r: Runner, frame: number): void {
  const { p } = r.m;
  const caller = p[Header.frame];
  const { source } = r.programs[p[caller + Frame.program]];
  // What is announced inside of an action of the window waits for that action.
  const slot = source.program.slots.findIndex(({ use }) => use === 'collected');
  if (slot < 0) return;
  const local = caller + Frame.locals + slot;
  const list = p[local];
  for (let i = 1; i <= p[list]; i++) {
    if (p[list + i] >= 0) continue;
    p[list + i] = frame;
    return;
  }
  // Where there is no room left, a list with twice as much takes the place of the old one.
  const more = borrow(r.m);
  for (let i = 1; i <= p[list]; i++) more.push(p[list + i]);
  more.push(frame);
  while (more.length < 2 * p[list]) more.push(-1);
  p[local] = store(r, more);
  release(r.m);
}
