import type { Many, Scalar } from '../../../../dsl/ir/expressions.ts';
import { reserved } from '../../../../dsl/ir/registers.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { verbOfOrder, type OrderEventName } from '../../../../dsl/language/symbols/events/order-events.ts';
import type { VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { borrow, release, type Machine } from '../../../engine/program/machine.ts';
import { notifyListeners } from '../../../engine/triggers/event-listeners.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import { store } from '../../../engine/vm/program-calls.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { hasPermissionRule } from '../expressions/permission-checks.ts';
import { place } from '../expressions/zone-lookups.ts';
import type { Compiler, Writer } from '../codegen-context.ts';

/** Notifies the abilities that wait for something that has happened; undefined where none in the game does. */
export type Teller = (m: Machine, you: number, values: readonly number[]) => void;

export function tellerOf({ game }: Compiler, verb: VerbSymbol | undefined): Teller | undefined {
  const waits =
    verb &&
    game.abilities.some(
      ({ ability }) =>
        ability.kind === 'triggered' && ability.patterns.some((pattern) => pattern.verb === verb),
    );
  return waits
    ? (m, you, values) => {
        notifyListeners(m, verb.index, you, values);
      }
    : undefined;
}

/** By the statement that opens a window: the local that receives who responds. */
const answers = new WeakMap<Origin, number>();

/** In front of a window whose text asks who responded: nobody has. */
export function awaitAnswers({ c, asm }: Writer, slot: number, opens: Origin, origin: Origin): void {
  answers.set(opens, slot);
  asm.step(origin, (r, p, frame) => {
    const list = borrow(r.m);
    for (let i = 0; i < c.layout.seats; i++) list.push(-1);
    p[frame + Frame.locals + slot] = store(r, list);
    release(r.m);
  });
}

/** Notes for the text that opened a window that a player has responded in it. */
export function noteAnswer({ m: { p }, programs }: Runner, frame: number, seat: number): void {
  const caller = p[frame + Frame.caller];
  const opened = programs[p[caller + Frame.program]].code[p[caller + Frame.counter] - 1];
  const slot = answers.get(opened.at);
  if (slot !== undefined && seat >= 0) p[p[caller + Frame.locals + slot] + 1 + seat] = seat;
}

type Told = Act & { op: OrderEventName };

/** The cards of an order without those with which a rule forbids it; all of them in a game without such rules. */
export function allowedCards(c: Compiler, act: Told & { op: 'look' | 'reveal' | 'attach' }): Many {
  const verb = verbOfOrder(c.game.vocabulary, act.op);
  if (!verb || !act.you || !hasPermissionRule(c, verb)) return act.cards;
  const depth = reserved.moved;
  const it: Scalar = { op: 'it', depth };
  const given = act.op === 'attach' ? [it, act.to] : [it];
  return {
    op: 'filter',
    of: act.cards,
    depth,
    test: { op: 'permitted', verb, you: act.you, arguments: given },
  };
}

/** Behind an order: notifies its listeners for each card with which it was carried out, or for the zone. */
export function tellOrder({ c, asm }: Writer, act: Told, origin: Origin): void {
  const tell = tellerOf(c, verbOfOrder(c.game.vocabulary, act.op));
  if (!tell) return;
  const you = act.you && c.scalar(act.you);
  const who = (m: Machine, frame: number): number => (you ? you(m) : m.p[frame + Frame.you]);
  if (act.op === 'shuffle') {
    const zone = place(c, act.zone);
    asm.step(origin, ({ m }, _, frame) => {
      const shuffled = zone(m);
      if (shuffled !== c.layout.nowhere) tell(m, who(m, frame), [shuffled]);
    });
    return;
  }
  const cards = c.many(allowedCards(c, act));
  const host = act.op === 'attach' ? c.scalar(act.to) : undefined;
  asm.step(origin, ({ m }, p, frame) => {
    const list = borrow(m);
    cards(m, list);
    const all = list.toArray();
    release(m);
    const to = host?.(m);
    for (const card of all)
      if (card >= 0 && (to === undefined || p[c.layout.state.host + card] === to))
        tell(m, who(m, frame), to === undefined ? [card] : [card, to]);
  });
}
