import type { Act } from '../../../dsl/ir/statements.ts';
import type { Match } from '../match.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import type { Question } from '../question.ts';

/** The statement that asks: the innermost one that a choice is made for, or what somebody may do. */
export function statementOf(
  { table, runner }: Pick<Match, 'table' | 'runner'>,
  { instruction }: Question,
): (Act & { op: 'attempt' | 'may' }) | undefined {
  const { p } = runner.m;
  const { program } = table.programs[p[p[Header.frame] + Frame.program]].source;
  if (instruction.op === 'menu') {
    const { start, end } = instruction.at.span;
    return find(program.acts, (act): act is Act & { op: 'may' } => {
      return act.op === 'may' && act.span.start === start && act.span.end === end;
    });
  }
  const { slot } = instruction.choosing;
  return find(program.acts, (act): act is Act & { op: 'attempt' } => {
    return act.op === 'attempt' && act.prepare.some((each) => each.op === 'pick' && each.pick.slot === slot);
  });
}

/** The first act of a tree that is one of those wanted. */
function find<A extends Act>(tree: unknown, wanted: (act: Act) => act is A): A | undefined {
  if (typeof tree !== 'object' || tree === null || ('names' in tree && 'sort' in tree)) return undefined;
  if ('op' in tree && 'span' in tree && wanted(tree as unknown as Act)) return tree as unknown as A;
  for (const each of Object.values(tree)) {
    const found = find(each, wanted);
    if (found) return found;
  }
  return undefined;
}

/** The locals that a statement speaks of. */
export function spokenOf(act: Act): Set<number> {
  const slots = new Set<number>();
  const visit = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null || ('names' in tree && 'sort' in tree)) return;
    const node = tree as { op?: string; slot?: number; arguments?: unknown };
    if ((node.op === 'local' || node.op === 'list') && node.slot !== undefined) slots.add(node.slot);
    if (node.op === 'call' && Array.isArray(node.arguments))
      for (const each of node.arguments) if (typeof each === 'number') slots.add(each);
    Object.values(tree).forEach(visit);
  };
  visit(act);
  return slots;
}
