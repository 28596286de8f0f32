import type { Act } from '../../../dsl/ir/statements.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import type { Match } from '../match.ts';
import { openSource, type Question } from '../question.ts';

/** The statement that asks: the innermost one that a choice is made for, or what somebody may do. */
export function statementOf(
  { table, runner }: Pick<Match, 'table' | 'runner'>,
  { instruction }: Question,
): (Act & { op: 'attempt' | 'may' }) | undefined {
  const { program } = openSource(table, runner);
  if (instruction.op === 'menu') {
    const { start, end } = instruction.at.span;
    return nodesOf(program.acts, 'may').find(({ span }) => span.start === start && span.end === end);
  }
  const { slot } = instruction.choosing;
  return nodesOf(program.acts, 'attempt').find(({ prepare }) =>
    prepare.some((each) => each.op === 'pick' && each.pick.slot === slot),
  );
}

/** The locals that a statement uses. */
export function localsMentioned(act: Act): Set<number> {
  const slots = localReads(act);
  for (const call of nodesOf(act, 'call')) for (const slot of call.arguments) slots.add(slot);
  return slots;
}
