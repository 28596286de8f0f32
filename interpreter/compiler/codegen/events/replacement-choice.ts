import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { abilityOf, cardOf, controllerOf, holderOf } from '../../../engine/triggers/ability-instances.ts';
import { begin, store } from '../../../engine/vm/program-calls.ts';
import { borrow, listFrom, release, type Machine } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import {
  asker,
  fillReplacement,
  replacedTogether,
  replacementsFor,
  withdraw,
} from '../../../engine/triggers/replacements-and-triggers.ts';
import { whichAbility } from '../choices/compile-choice.ts';
import { nowhere } from '../codegen-context.ts';
import { unlessNoneLeft, type ProposedEvent } from './proposed-event.ts';
import { addTakenAgain, type Ends } from './taken-again.ts';

/** Looks for something that happens instead, object by object; gives the jump for when nothing is left to do. */
export function addReplacement(event: ProposedEvent, ends: Ends): number {
  const { asm, at, direct, many, proposal, objects, listening } = event;
  const { object, replacement, declined } = event.locals;
  const applicable = (m: Machine, out: List): void => findApplicable(event, m, out);
  const choosing = whichAbility(applicable, (m) => concerned(event, m), replacement - Frame.locals);
  const look = asm.step(at('replace'), ({ m }, p, frame) => {
    p[frame + object] = -1;
    const list = listFrom(m, objects);
    const found = borrow(m);
    const count = direct < 0 ? 1 : list.length;
    for (let i = 0; i < count && found.length === 0; i++) {
      p[frame + object] = direct < 0 ? -1 : list.items[i];
      found.length = 0;
      applicable(m, found);
    }
    release(m);
    release(m);
  });
  const choose = asm.add({ op: 'pick', choosing, to: -1, at: at('which') });
  const forced = asm.native(at('optional'), ({ next, to }) => ({ m }, p, frame) => {
    const { ability } = abilityOf(m, p[frame + replacement]).data;
    return ability.kind === 'replacement' && ability.optional ? next : to;
  });
  const menu = asm.code.length;
  const options = [
    { label: 'yes', allowed: undefined, to: menu + 3 },
    { label: 'no', allowed: undefined, to: menu + 1 },
  ];
  const who = (m: Machine): number => asker(m, m.p[m.p[Header.frame] + replacement], proposal(m));
  const asked = asm.origin('event', 'may', nowhere, { asks: 'may' });
  asm.add({ op: 'menu', who, slot: -1, options, none: -1, ability: replacement, at: asked });
  asm.step(at('declined'), (r, p, frame) => {
    const list = borrow(r.m);
    const old = p[frame + declined];
    for (let i = 1; i <= p[old]; i++) list.push(p[old + i]);
    list.push(p[frame + replacement]);
    p[frame + declined] = store(r, list);
    release(r.m);
  });
  asm.add({ op: 'jump', to: look, at: at('again') });
  asm.land(forced);
  asm.native(at('instead'), ({ here }) => (r, p, frame) => {
    const { m } = r;
    const instance = p[frame + replacement];
    const about = proposal(m);
    const replaced = p[frame + object];
    const all = borrow(m);
    const pattern = replacedTogether(m, listening.replacements, instance, about, replaced, all);
    if (direct < 0) p[frame + object] = -2;
    else for (let i = 0; i < all.length; i++) withdraw(m, direct, many, all.items[i]);
    p[frame + Frame.counter] = here + 1;
    begin(r, pattern.ability.program, holderOf(m, instance), cardOf(m, instance));
    fillReplacement(m, pattern, instance, about, replaced, all);
    release(m);
    return -1;
  });
  addTakenAgain(event, ends);
  const left = unlessNoneLeft(event, at('left'));
  asm.add({ op: 'jump', to: look, at: at('more') });
  asm.land(choose);
  return left;
}

/** Whom it happens to says which of several. */
function concerned({ direct, parameters, locals }: ProposedEvent, m: Machine): number {
  const { p } = m;
  const about = p[p[Header.frame] + locals.object];
  const whose = direct >= 0 && parameters[direct].sort === 'card' ? controllerOf(m, about) : -1;
  if (whose >= 0) return whose;
  const you = p[p[Header.frame] + Frame.you];
  return you >= 0 ? you : Math.max(0, p[Header.turn]);
}

function findApplicable({ direct, listening, proposal, locals }: ProposedEvent, m: Machine, out: List): void {
  const { p } = m;
  const frame = p[Header.frame];
  // What is done with nothing is not replaced.
  if (direct >= 0 && p[frame + locals.object] < 0) return;
  const skip = borrow(m);
  const list = p[frame + locals.declined];
  for (let i = 1; i <= p[list]; i++) skip.push(p[list + i]);
  replacementsFor(m, listening.replacements, proposal(m), p[frame + locals.object], skip, out);
  release(m);
}
