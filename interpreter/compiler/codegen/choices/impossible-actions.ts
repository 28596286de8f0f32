import { findable } from '../../../../dsl/ir/choice-tests.ts';
import type { ActionOption } from '../../../game/linked-game.ts';
import { certain, type Fixed } from './constant-conditions.ts';

/** Whether an action can never be done: what stands against it, or its first statement, wants what the game does not have. */
export function isNeverDone(fixed: Fixed, { allowed, program }: ActionOption): boolean {
  const [first] = program.program.acts;
  const picks =
    first?.op === 'attempt' ? first.prepare.flatMap((act) => (act.op === 'pick' ? [act.pick] : [])) : [];
  const wanted = picks.flatMap((pick) => findable(pick, { op: 'constant', value: 1 }) ?? []);
  return [...allowed.map(({ test }) => test), ...wanted].some((test) => certain(fixed, test) === false);
}
