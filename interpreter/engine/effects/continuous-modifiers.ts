import { NONE } from '../../game/linked-game.ts';
import { type LinkedAbility, type ValueQuery, type Machine, Overflow } from '../program/machine.ts';
import { spend } from '../program/work-budget.ts';
import { Record, recordAt } from '../state/effect-records.ts';
import {
  eachInstance,
  enterAbility,
  enteredAt,
  isInForce,
  leaveAbility,
  recordOf,
} from '../triggers/ability-instances.ts';

/** How deep values that change each other may ask for each other: a game that goes deeper has them in a circle. */
const MOST_NESTED = 24;

/** Calls back with each modifier that changes a thing (a card or a roll), and its amount. */
export function modifiersOf(
  m: Machine,
  modifiers: readonly LinkedAbility[] | undefined,
  thing: number,
  visit: (amount: number, card: number, set: boolean, instance: number) => void,
): void {
  if (!modifiers || modifiers.length === 0) return;
  // What asks for itself has no value, and what asks too deep is not waited for.
  for (let i = 0; i < m.nested; i++)
    if (m.asking[i].modifiers === modifiers && m.asking[i].thing === thing) circular(m);
  if (m.nested >= MOST_NESTED) circular(m);
  const asking: ValueQuery = { modifiers, thing, ability: undefined };
  m.asking[m.nested++] = asking;
  spend(m, modifiers.length);
  for (const ability of modifiers) {
    asking.ability = ability;
    const { ability: tree } = ability.data;
    const sets = tree.kind === 'modifier' && tree.change !== 'add';
    eachInstance(m, ability, (instance, you, card) => {
      const before = m.it[1];
      m.it[1] = thing;
      enterAbility(m, ability, instance, you, card);
      if (isInForce(m, ability, instance, you) && ability.test!(m))
        visit(ability.amount!(m) * (sets ? 1 : timesOf(m, instance)), card, sets, instance);
      leaveAbility(m);
      m.it[1] = before;
    });
  }
  m.nested--;
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

/** How often the same text was brought about, of what stands in a record. */
function timesOf(m: Machine, instance: number): number {
  const record = recordOf(instance);
  return record < 0 ? 1 : m.p[recordAt(m.layout, record) + Record.times];
}

/** When an ability came to be there: its card came into play, or an effect brought it about. */
export function sinceWhen(m: Machine, instance: number, card: number): number {
  const record = recordOf(instance);
  return record < 0 ? enteredAt(m, card) : m.p[recordAt(m.layout, record) + Record.serial];
}

function circular(m: Machine): never {
  m.nested = 0;
  throw new Overflow();
}
