import { givesValue } from '../../../dsl/ir/statements.ts';
import { NONE } from '../../game/linked-game.ts';
import {
  borrow,
  release,
  type LinkedAbility,
  type ListClosure,
  type ValueQuery,
  type Machine,
  Overflow,
} from '../program/machine.ts';
import { spend } from '../program/work-budget.ts';
import type { List } from '../state/int-list.ts';
import { topOf } from '../state/card-columns.ts';
import { isPresent } from '../state/present-abilities.ts';
import { Record, recordAt } from '../state/effect-records.ts';
import {
  abilityOf,
  eachInstance,
  enterAbility,
  enteredAt,
  isInForce,
  leaveAbility,
  recordOf,
} from '../triggers/ability-instances.ts';

/** How deep values that change each other may ask for each other. */
const MOST_NESTED = 24;

/** Of each change of a card or roll: its amount, its card, whether it sets, and the number of its ability. */
const PARTS = 4;

/**
 * Calls back with each modifier that changes an object (a card or a roll), and its amount.
 *
 * A modifier may ask for a value that leads back to the object that it changes. Then the object is in a
 * circle: its modifiers are asked again, and find everything as it is printed. So each value of the circle is
 * the same, whichever is asked for first.
 */
export function modifiersOf(
  m: Machine,
  modifiers: readonly LinkedAbility[] | undefined,
  thing: number,
  visit: (amount: number, card: number, set: boolean, instance: number) => void,
): void {
  // What is worked out in a part of a circle is worked out again by then.
  if (!modifiers || modifiers.length === 0 || m.circle >= 0) return;
  for (let i = 0; i < m.nested; i++) {
    const around = m.asking[i];
    if (around.asPrinted) return;
    if (around.modifiers !== modifiers || around.thing !== thing) continue;
    if (!around.isCircular) m.circle = i;
    return;
  }
  if (m.nested >= MOST_NESTED) throw new Overflow();
  if (!somePresent(m, modifiers)) {
    spend(m, modifiers.length);
    return;
  }
  const own = m.nested;
  const asking = queryOf(m, modifiers, thing);
  const found = borrow(m);
  findChanges(m, asking, found);
  if (m.circle === own) {
    m.circle = -1;
    found.length = 0;
    asking.isCircular = true;
    findChanges(m, asking, found);
  }
  m.nested--;
  if (m.circle < 0)
    for (let i = 0; i < found.length; i += PARTS)
      visit(found.items[i], found.items[i + 1], found.items[i + 2] === 1, found.items[i + 3]);
  release(m);
}

/** Begins to ask for a value; what was asked as deep before is over. */
function queryOf(m: Machine, modifiers: readonly LinkedAbility[], thing: number): ValueQuery {
  const query = (m.asking[m.nested] ??= {
    modifiers,
    thing,
    ability: undefined,
    isCircular: false,
    asPrinted: false,
  });
  m.nested++;
  query.modifiers = modifiers;
  query.thing = thing;
  query.ability = undefined;
  query.isCircular = query.asPrinted = false;
  return query;
}

/** Whether one of some abilities can be there. */
function somePresent({ p, layout }: Machine, abilities: readonly LinkedAbility[]): boolean {
  for (let i = 0; i < abilities.length; i++) if (isPresent(p, layout, abilities[i].index)) return true;
  return false;
}

function push(out: List, amount: number, card: number, sets: boolean, instance: number): void {
  out.push(amount);
  out.push(card);
  out.push(sets ? 1 : 0);
  out.push(instance);
}

/** Calls back with each element of a list that is worked out for that. */
function eachOfList(m: Machine, list: ListClosure, visit: (element: number) => void): void {
  const found = borrow(m);
  list(m, found);
  for (let i = 0; i < found.length; i++) visit(found.items[i]);
  release(m);
}

/**
 * Lists what changes a card or roll. In a circle the printed value is read, but the texts that apply are as
 * usual.
 */
function findChanges(m: Machine, asking: ValueQuery, out: List): void {
  const { modifiers, thing } = asking;
  spend(m, modifiers.length);
  for (const ability of modifiers) {
    if (!isPresent(m.p, m.layout, ability.index)) continue;
    asking.ability = ability;
    const { ability: tree } = ability.data;
    const sets = tree.kind === 'modifier' && tree.change !== 'add';
    const isOfValue = givesValue(tree);
    eachInstance(m, ability, (instance, you, card) => {
      if (ability.ownOnly && topOf(m.p, m.layout, card) !== thing) return;
      const before = m.it[1];
      m.it[1] = thing;
      enterAbility(m, ability, instance, you, card);
      asking.asPrinted = asking.isCircular;
      if (isInForce(m, ability, instance, you) && ability.test!(m)) {
        const amount = ability.amount!(m);
        if (ability.models) eachOfList(m, ability.models, (model) => push(out, model, card, true, instance));
        // A value that is not there changes nothing.
        else if (amount !== NONE || !isOfValue)
          push(out, amount * (sets ? 1 : timesOf(m, instance)), card, sets, instance);
      }
      asking.asPrinted = false;
      leaveAbility(m);
      m.it[1] = before;
    });
  }
}

/**
 * A value with all that changes it: what sets it comes first, the last to come into play counts; then what is added. What
 * is not printed stays so where nothing changes it, and counts as 0 where something is added.
 */
export function modified(
  m: Machine,
  modifiers: readonly LinkedAbility[],
  thing: number,
  printed: number,
): number {
  // The most frequent case by far.
  if (m.nested === 0 && m.circle < 0 && !somePresent(m, modifiers)) {
    spend(m, modifiers.length);
    return printed;
  }
  let value = printed;
  let added = 0;
  let adds = false;
  let last = -1;
  modifiersOf(m, modifiers, thing, (amount, card, set, instance) => {
    if (!set) {
      added += amount;
      adds = true;
      return;
    }
    const since = sinceWhen(m, instance, card);
    if (since < last) return;
    last = since;
    value = amount;
  });
  if (value === NONE && adds) value = 0;
  return value + added;
}

/** The values that a card has, as bits: modifiers set, remove or add them in the order of their arrival. */
export function modifiedSet(
  m: Machine,
  modifiers: readonly LinkedAbility[],
  thing: number,
  printed: number,
): number {
  const changes: { readonly ability: LinkedAbility; readonly amount: number; readonly since: number }[] = [];
  modifiersOf(m, modifiers, thing, (amount, card, _, instance) => {
    changes.push({ ability: abilityOf(m, instance), amount, since: sinceWhen(m, instance, card) });
  });
  changes.sort((a, b) => a.since - b.since);
  let set = printed;
  for (const { ability, amount } of changes) {
    const { ability: tree } = ability.data;
    const isMore = tree.kind === 'modifier' && tree.change === 'also';
    set = amount === NONE ? 0 : (isMore ? set : 0) | (1 << amount);
  }
  return set;
}

/** How often the same text was created, for a text in a record. */
function timesOf(m: Machine, instance: number): number {
  const record = recordOf(instance);
  return record < 0 ? 1 : m.p[recordAt(m.layout, record) + Record.times];
}

/** When an ability arrived: its card came into play, or an effect created it. */
export function sinceWhen(m: Machine, instance: number, card: number): number {
  const record = recordOf(instance);
  return record < 0 ? enteredAt(m, card) : m.p[recordAt(m.layout, record) + Record.serial];
}
