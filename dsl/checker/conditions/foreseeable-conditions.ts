import type { Act } from '../../ir/statements.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import { localReads } from '../../ir/bindings.ts';
import { inserted } from '../statements/preconditions.ts';

/** A condition for a statement to be done that is known before anything of it is chosen. */
export interface ForeseeableCondition {
  readonly test: Test;
  /** Cards that it asks about: what it comes to is open where everybody sees these. */
  readonly cards: readonly Scalar[];
}

/** What is known without asking anything of cards: whose text it is, what that is attached to, who has it. */
function isPlain(value: Scalar): boolean {
  switch (value.op) {
    case 'this':
    case 'you':
    case 'active':
    case 'role':
    case 'constant':
      return true;
    case 'host':
    case 'controller':
    case 'owner':
      return isPlain(value.card);
    case 'only':
      return isPlainList(value.of);
    default:
      return false;
  }
}

/** `the equipped card`: nothing else than what a card is attached to, if it is of that kind. */
function isPlainList(list: Many): boolean {
  if (list.op === 'filter') return list.test.op === 'kind' && isPlainList(list.of);
  return list.op === 'one' && isPlain(list.value);
}

/**
 * The conditions of a statement under which it can be done: what a verb takes, and what no rule forbids. What is worked
 * out on the way is put in where it is plain. `later` come to be the locals that are not known before.
 */
export function foreseeableCondition(
  act: Act,
  values: Map<number, Scalar>,
  later: Set<number>,
): ForeseeableCondition | undefined {
  if (act.op === 'let') {
    const value = inserted(act.value, values);
    if (isPlain(value)) values.set(act.slot, value);
    else later.add(act.slot);
  } else if (act.op === 'list') later.add(act.slot);
  else if (act.op === 'pick') later.add(act.pick.slot);
  else if (act.op === 'require') {
    const cards = [...values].filter(([slot]) => localReads(act.test).has(slot)).map(([, value]) => value);
    return { test: inserted(act.test, values), cards: cards.filter(isCard) };
  } else if (act.op === 'takes' && !('into' in act.fits)) {
    const given = values.get(act.slot) ?? ({ op: 'local', slot: act.slot } as const);
    return { test: inserted(act.fits, values), cards: act.sort === 'card' ? [given] : [] };
  } else if (act.op === 'takes' && 'into' in act.fits) later.add(act.fits.into);
  return undefined;
}

const isCard = ({ op }: Scalar): boolean => op === 'this' || op === 'host' || op === 'only';
