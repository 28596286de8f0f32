import type { Many, Scalar } from '../../../../dsl/ir/expressions.ts';
import { reserved } from '../../../../dsl/ir/registers.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { verbOfOrder, type OrderEventName } from '../../../../dsl/language/symbols/events/order-events.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { borrow, release, type Machine } from '../../../engine/program/machine.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { hasPermissionRule } from '../expressions/permission-checks.ts';
import { place } from '../expressions/zone-lookups.ts';
import type { Compiler, Writer } from '../codegen-context.ts';
import { notifierOf } from './notifiers.ts';

/** An order of the language whose listeners are notified. */
type Order = Act & { op: OrderEventName };

/** The cards of an order without those with which a rule forbids it; all of them in a game without such rules. */
export function allowedCards(c: Compiler, act: Order & { op: 'look' | 'reveal' | 'attach' }): Many {
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
export function notifyOrder({ c, asm }: Writer, act: Order, origin: Origin): void {
  const notify = notifierOf(c, verbOfOrder(c.game.vocabulary, act.op));
  if (!notify) return;
  const you = act.you && c.scalar(act.you);
  const who = (m: Machine, frame: number): number => (you ? you(m) : m.p[frame + Frame.you]);
  if (act.op === 'shuffle') {
    const zone = place(c, act.zone);
    asm.step(origin, ({ m }, _, frame) => {
      const shuffled = zone(m);
      if (shuffled !== c.layout.nowhere) notify(m, who(m, frame), [shuffled]);
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
        notify(m, who(m, frame), to === undefined ? [card] : [card, to]);
  });
}
