import type { LinkedAbility } from '../compile/responding.ts';
import { eachInstance, enter, isThere, leave } from './abilities.ts';
import { Overflow } from '../compile/numbers.ts';
import type { Machine } from './machine.ts';

/** How deep values that change each other may ask for each other: a game that goes deeper has them in a circle. */
const MOST_NESTED = 24;

/** Calls back with each modifier that changes a thing (a card or a roll), and its amount. */
export function modifiersOf(
  m: Machine,
  modifiers: readonly LinkedAbility[] | undefined,
  thing: number,
  visit: (amount: number, card: number, set: boolean) => void,
): void {
  if (!modifiers || modifiers.length === 0) return;
  if (++m.nested > MOST_NESTED) {
    m.nested = 0;
    throw new Overflow();
  }
  for (const ability of modifiers) {
    const { ability: tree } = ability.data;
    const sets = tree.kind === 'modifier' && tree.change === 'set';
    eachInstance(m, ability, (instance, you, card) => {
      const before = m.it[1];
      m.it[1] = thing;
      enter(m, ability, instance, you, card);
      if (isThere(m, ability, instance, you) && ability.test!(m)) visit(ability.amount!(m), card, sets);
      leave(m);
      m.it[1] = before;
    });
  }
  m.nested--;
}

/** A value with all that changes it: what sets it comes first, the last to come into play counts; then what is added. */
export function modified(
  m: Machine,
  modifiers: readonly LinkedAbility[],
  thing: number,
  printed: number,
): number {
  let value = printed;
  let added = 0;
  modifiersOf(m, modifiers, thing, (amount, _, set) => {
    if (set) value = amount;
    else added += amount;
  });
  return value + added;
}
