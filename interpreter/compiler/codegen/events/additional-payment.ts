import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { abilityOf, cardOf, holderOf } from '../../../engine/triggers/ability-instances.ts';
import { begin, store } from '../../../engine/vm/program-calls.ts';
import { borrow, listFrom, release, frameWord, type Machine } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import { withdraw } from '../../../engine/triggers/replacements-and-triggers.ts';
import { fillPrice, isPayable, unpaidPrices } from '../../../engine/triggers/additional-prices.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import { whichAbility } from '../choices/compile-choice.ts';
import { unlessNoneLeft, type ProposedEvent } from './proposed-event.ts';

/** Puts a list without elements on the stack. */
function emptyList(r: Runner): number {
  const at = store(r, borrow(r.m));
  release(r.m);
  return at;
}

/** A list that a local of the running frame holds. */
function listAt(m: Machine, local: number): List {
  const { p } = m;
  const at = p[p[Header.frame] + local];
  const count = at > 0 ? p[at] : 0;
  return listFrom(m, (_, out) => {
    for (let i = 1; i <= count; i++) out.push(p[at + i]);
  });
}

/** Pays what cards say is paid besides, object by object; gives the jump for when nothing is left to do. */
export function addPayment(event: ProposedEvent): number {
  const { asm, at, listening, direct, many, proposal, objects } = event;
  const { prices } = listening;
  const { object, doneWith, price, paid } = event.locals;
  const unpaid = (m: Machine, out: List): void => {
    const already = listAt(m, paid);
    unpaidPrices(m, prices, proposal(m), m.p[m.p[Header.frame] + object], already, out);
    release(m);
  };
  const nothingToDo = asm.native(at('prices'), ({ next, to }) => (r, p, frame) => {
    p[frame + doneWith] = 0;
    p[frame + paid] = emptyList(r);
    const { length } = listFrom(r.m, objects);
    release(r.m);
    return many && length === 0 ? to : next;
  });
  const look = asm.native(at('price'), ({ next, to }) => (r, p, frame) => {
    const { m } = r;
    for (;;) {
      const list = listFrom(m, objects);
      const count = direct < 0 ? 1 : list.length;
      const about = direct < 0 ? -1 : list.items[p[frame + doneWith]];
      release(m);
      if (p[frame + doneWith] >= count) return to;
      p[frame + object] = about;
      const found = listFrom(m, unpaid);
      const none = found.length === 0 || (direct >= 0 && about < 0);
      release(m);
      if (none) {
        p[frame + doneWith]++;
        p[frame + paid] = emptyList(r);
        continue;
      }
      const already = listAt(m, paid);
      const payable = isPayable(m, prices, proposal(m), about, { already });
      release(m);
      if (payable) return next;
      if (direct >= 0) withdraw(m, direct, many, about);
      else p[frame + object] = -2;
      if (!many) return to;
      p[frame + paid] = emptyList(r);
    }
  });
  const choosing = whichAbility(unpaid, frameWord(Frame.you), price - Frame.locals);
  const choose = asm.add({ op: 'pick', choosing, to: -1, at: at('which price') });
  asm.native(at('pay'), ({ here }) => (r, p, frame) => {
    const { m } = r;
    const instance = p[frame + price];
    const already = listAt(m, paid);
    already.push(instance);
    p[frame + paid] = store(r, already);
    release(m);
    const proposed = proposal(m);
    const about = p[frame + object];
    p[frame + Frame.counter] = here + 1;
    begin(r, abilityOf(m, instance).program, holderOf(m, instance), cardOf(m, instance));
    fillPrice(m, prices, instance, proposed, about);
    return -1;
  });
  asm.add({ op: 'jump', to: look, at: at('more prices') });
  asm.land(look);
  asm.land(choose);
  const left = unlessNoneLeft(event, at('paid'));
  asm.land(nothingToDo);
  return left;
}
