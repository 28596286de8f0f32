import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { verbOfCrossing } from '../../../../dsl/language/symbols/events/crossing-events.ts';
import { isFull } from '../../../engine/effects/card-changes.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import type { List } from '../../../engine/state/int-list.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { call, store } from '../../../engine/vm/program-calls.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { borrow, listFrom, release } from '../../../engine/program/machine.ts';
import type { ListClosure, Machine, ValueClosure } from '../../../engine/program/machine.ts';
import type { Assembler, Writer } from '../codegen-context.ts';

/**
 * Cards that come from one zone into another, where somebody waits for that: one event for all cards of an order. In its
 * frame are those that come from elsewhere, the zone, and all cards of the order, among them those that change their place
 * in the zone.
 */

/** An order that puts cards somewhere, about to be carried out. */
export interface Moving {
  readonly cards: ListClosure;
  /** The zone that they come into. */
  readonly to: ValueClosure;
  /** What the zone is asked: whether it takes them, and whether it has room. */
  readonly takes: boolean;
  readonly room: boolean;
  readonly carryOut: (m: Machine, cards: List) => void;
}

/** By its statement: how cards are put where they go. */
const movings = new WeakMap<Origin, Moving>();

/** The verb of the event where anything of the game mentions it; the order is then proposed. */
export function crossing({ c, linkage }: Writer): number | undefined {
  const verb = verbOfCrossing(c.game.vocabulary);
  return verb && linkage.proposed(verb.index) ? linkage.verb(verb.index) : undefined;
}

const LOCALS = { cards: 0, zone: 1, all: 2 };

/** In place of the order: begins the program that proposes it. */
export function proposeCrossing(
  { c, asm }: Writer,
  by: Scalar | undefined,
  moving: Moving,
  program: number,
  origin: Origin,
): void {
  const you = by && c.scalar(by);
  const { nowhere, cards } = c.layout;
  movings.set(origin, moving);
  asm.native(origin, ({ here, next }) => (r, p, frame) => {
    const { m } = r;
    const to = moving.to(m);
    const all = listFrom(m, moving.cards);
    const coming = borrow(m);
    if (to >= 0 && to !== nowhere && !(moving.room && isFull(m, to)))
      for (let i = 0; i < all.length; i++) {
        const card = all.items[i];
        if (card < 0 || zoneOf(p, c.layout, card) === to) continue;
        if (!moving.takes || m.takes[to * cards + card] === 1) coming.push(card);
      }
    if (coming.length === 0) {
      moving.carryOut(m, all);
      release(m);
      release(m);
      p[frame + Frame.done] = 1;
      return next;
    }
    const own = store(r, coming);
    const whole = store(r, all);
    release(m);
    release(m);
    const who = you ? you(m) : p[frame + Frame.you];
    p[frame + Frame.counter] = here + 1;
    call(r, program, r.programs[program].source.program.slots.length, who, p[frame + Frame.this]);
    const begun = p[Header.frame] + Frame.locals;
    p[begun + LOCALS.cards] = own;
    p[begun + LOCALS.zone] = to;
    p[begun + LOCALS.all] = whole;
    return -1;
  });
}

/** The order itself, without the cards that something else happened with. */
export function addCrossing(asm: Assembler, origin: Origin): void {
  asm.step(origin, ({ m, programs }, p, frame) => {
    const caller = p[frame + Frame.caller];
    const said = programs[p[caller + Frame.program]].code[p[caller + Frame.counter] - 1];
    const { carryOut } = movings.get(said.at)!;
    const locals = frame + Frame.locals;
    const to = p[locals + LOCALS.zone];
    const [own, whole] = [p[locals + LOCALS.cards], p[locals + LOCALS.all]];
    const left = borrow(m);
    for (let i = 1; i <= p[whole]; i++) {
      const card = p[whole + i];
      if (zoneOf(p, m.layout, card) === to || isAmong(p, own, card)) left.push(card);
    }
    // The text that says so is the cause, and not the event.
    p[Header.frame] = caller;
    carryOut(m, left);
    p[Header.frame] = frame;
    release(m);
  });
}

function isAmong(p: Int32Array, list: number, card: number): boolean {
  for (let i = 1; i <= p[list]; i++) if (p[list + i] === card) return true;
  return false;
}
