import type { Act } from '../../../../dsl/ir/statements.ts';
import type { Test } from '../../../../dsl/ir/expressions.ts';
import type { AbilityData, Game } from '../../../game/linked-game.ts';
import { ChangedBefore } from '../choices/earlier-changes.ts';
import type { Compiler } from '../codegen-context.ts';
import { openlyMet } from '../choices/public-choices.ts';
import type { Idle } from '../../../engine/program/machine.ts';

/** None where a text does something in any case, or where it hangs on what somebody does not see. */
export function idleOf(c: Compiler, data: AbilityData): Idle | undefined {
  const tests = conditionsOf(actsOf(data));
  const open = tests && openlyMet(c, tests);
  if (!tests || !open) return undefined;
  const met = tests.map((test) => c.test(test));
  return {
    holds: (m) => open(m) && !met.some((holds) => holds(m)),
    despite: memoized((other) => !mayChange(c.game, actsOf(other), tests)),
  };
}

/** @internal Exported for tests. */
export const actsOf = ({ program }: AbilityData): readonly Act[] => program?.program.acts ?? [];

/**
 * The conditions in front of all statements of a text; none if a statement has no condition.
 *
 * @internal Exported for tests.
 */
export function conditionsOf(acts: readonly Act[]): readonly Test[] | undefined {
  const tests = acts.flatMap((act) => (act.op === 'if' && act.otherwise.length === 0 ? [act.test] : []));
  return tests.length > 0 && tests.length === acts.length ? tests : undefined;
}

/**
 * Whether statements may change whether conditions hold.
 *
 * @internal Exported for tests.
 */
export function mayChange(game: Game, acts: readonly Act[], tests: readonly Test[]): boolean {
  const before = new ChangedBefore(game);
  for (const act of acts) before.add(act);
  return before.touchesAny(tests);
}

function memoized<T extends object>(answer: (of: T) => boolean): (of: T) => boolean {
  const known = new WeakMap<T, boolean>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = answer(of)));
    return found;
  };
}
