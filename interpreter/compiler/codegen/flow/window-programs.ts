import type { Slot } from '../../../../dsl/ir/statements.ts';
import { verbOfMoment, verbOfResponse } from '../../../../dsl/language/symbols/events/order-events.ts';
import { notifierOf } from '../events/notifiers.ts';
import { noteResponse } from '../events/noted-responses.ts';
import type { WindowData } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { seatBehind } from '../../../engine/state/turn-order.ts';
import { Frame, resumeFrame } from '../../../engine/state/call-stack.ts';
import { store } from '../../../engine/vm/program-calls.ts';
import { borrow, release, causeOf } from '../../../engine/program/machine.ts';
import { type Compiler, Assembler, generatedProgram, nowhere } from '../codegen-context.ts';
import { addOffer, compileSomeAllowed, type Offering } from '../statements/offer-program.ts';

/** Effects that a window has room for at first. */
const COLLECTED = 8;

/** The locals of a window behind its parameters. */
const own = [
  { name: 'asked', sort: 'player', many: true },
  { name: 'next', sort: 'number', many: false },
  { name: 'passes', sort: 'number', many: false },
  { name: 'since', sort: 'number', many: false },
  { name: 'outer', sort: 'number', many: false },
  { name: 'option', sort: 'number', many: false },
  { name: 'ability', sort: 'ability', many: false },
  { name: 'collected', sort: 'plan', many: true, use: 'collected' },
  { name: 'opener', sort: 'player', many: false },
] as const satisfies readonly Slot[];
type Own = (typeof own)[number]['name'];

/**
 * A window: players are asked in turn whether they respond, until all have passed in a row, or until the first has
 * responded. What they do is done at once, or collected and done when the window closes.
 */
export function compileWindow(
  c: Compiler,
  window: WindowData,
  offering: Pick<Offering, 'programs' | 'abilityProgram' | 'activated'>,
  settle: number | undefined,
): { source: ReturnType<typeof generatedProgram>; code: Assembler['code'] } {
  const { symbol, parameters, closes, resolves, offer } = window;
  const base = window.slots.length;
  const at = (what: string) => asm.origin('window', what, nowhere);
  const local = (name: Own): number => Frame.locals + base + own.findIndex((slot) => slot.name === name);
  const [asked, next, passes, since, outer, collected, opener] = (
    ['asked', 'next', 'passes', 'since', 'outer', 'collected', 'opener'] as const
  ).map(local);
  const asks = c.many(window.asks);
  const from = window.from && c.scalar(window.from);
  const { layout } = c;
  const asm = new Assembler();
  const [isOpen, isClosed] = (['window opens', 'window closes'] as const).map((moment) =>
    notifierOf(c, verbOfMoment(c.game.vocabulary, moment)),
  );
  const isAnswered = notifierOf(c, verbOfResponse(c.game.vocabulary));
  const collects = resolves !== 'at once';

  asm.native(at('opens'), (place) => (r, p, frame) => {
    const { m } = r;
    const list = borrow(m);
    // In turn order, from the one who is asked first.
    const first = Math.max(0, from ? from(m) : p[Header.turn]);
    for (let i = 0; i < layout.seats; i++) list.push(seatBehind(layout, p, first, i));
    p[frame + asked] = store(r, list);
    p[frame + opener] = p[frame + Frame.you];
    list.length = 0;
    if (collects) for (let i = 0; i < COLLECTED; i++) list.push(-1);
    p[frame + collected] = store(r, list);
    release(m);
    p[frame + next] = 0;
    p[frame + passes] = 0;
    p[frame + since] = p[Header.serial];
    p[frame + outer] = p[Header.window];
    p[Header.window] = symbol.index;
    m.listener?.happened(
      { kind: 'window', window: symbol.index, opens: true },
      causeOf(m, { at: at('opens') }),
    );
    isOpen?.(m, p[frame + opener], [symbol.index]);
    return place.next;
  });
  const ask = asm.native(at('ask'), (place) => ({ m }, p, frame) => {
    const list = p[frame + asked];
    const who = borrow(m);
    p[frame + Frame.you] = p[frame + opener];
    // Whom the window asks may change while it is open: the others pass unasked.
    asks(m, who);
    for (; p[frame + passes] < p[list]; p[frame + next]++, p[frame + passes]++) {
      const seat = p[list + 1 + (p[frame + next] % p[list])];
      if (!who.toArray().includes(seat)) continue;
      p[frame + Frame.you] = seat;
      break;
    }
    release(m);
    return p[frame + passes] < p[list] ? place.next : place.to;
  });
  // Who could do nothing by rules that everybody sees is not asked, and has passed.
  const something = compileSomeAllowed(c, offer);
  const barred = something && asm.add({ op: 'unless', test: something, to: -1, at: at('barred') });
  const slots = { option: base + 5, ability: base + 6 };
  const { acted, passed } = addOffer(c, asm, 'window', {
    ...offering,
    offer,
    who: ({ p }) => p[p[Header.frame] + Frame.you],
    given: parameters,
    slots,
    canPass: true,
  });
  for (const each of passed) asm.land(each);
  if (barred !== undefined) asm.land(barred);
  asm.native(
    at('passed'),
    (place) => (_, p, frame) => {
      p[frame + next]++;
      p[frame + passes]++;
      return place.to;
    },
    ask,
  );
  for (const each of acted) asm.land(each);
  // What a response did is over before anybody else is asked: state checks are made, and what it triggered is carried out.
  const settled = (what: string): void => {
    const always = c.game.checks.length > 0;
    if (settle !== undefined) asm.add({ op: 'settle', program: settle, since, always, at: at(what) });
  };
  settled('settle');
  asm.native(
    at('responded'),
    (place) => (r, p, frame) => {
      const seat = p[frame + Frame.you];
      noteResponse(r, frame, seat);
      isAnswered?.(r.m, seat, [p[frame + opener]]);
      p[frame + next]++;
      p[frame + passes] = closes === 'first claim' ? p[p[frame + asked]] : 0;
      return place.to;
    },
    ask,
  );
  asm.land(ask);
  if (collects) {
    const resolve = asm.native(at('resolve'), (place) => (_, p, frame) => {
      const list = p[frame + collected];
      const plan = takePlan(p, list, resolves === 'last first');
      if (plan < 0) return place.to;
      p[frame + Frame.counter] = place.here + 1;
      resumeFrame(p, plan);
      return -1;
    });
    settled('settled');
    asm.add({ op: 'jump', to: resolve, at: at('more') });
    asm.land(resolve);
  }
  asm.native(at('closes'), (place) => ({ m }, p, frame) => {
    p[Header.window] = p[frame + outer];
    m.listener?.happened(
      { kind: 'window', window: symbol.index, opens: false },
      causeOf(m, { at: at('closes') }),
    );
    isClosed?.(m, p[frame + opener], [symbol.index]);
    return place.next;
  });
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const source = generatedProgram({ kind: 'window', window: symbol.id }, [...window.slots, ...own]);
  return { source: { ...source, program: { ...source.program, parameters } }, code: asm.code };
}

/** Takes the first effect that waits, or the last; -1 where none is left. */
function takePlan(p: Int32Array, list: number, last: boolean): number {
  for (let i = 1; i <= p[list]; i++) {
    const at = list + (last ? p[list] + 1 - i : i);
    const plan = p[at];
    if (plan < 0) continue;
    p[at] = -1;
    return plan;
  }
  return -1;
}
