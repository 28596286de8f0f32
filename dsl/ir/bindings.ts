import { eachNode, nodesOfAbility, someNode, type OpNode, type Tree } from './visit.ts';
import type { CheckedAbility } from './statements.ts';

/** The locals that a tree reads, in the order of their first use. */
export function localReads(tree: Tree, into: Set<number> = new Set()): Set<number> {
  eachNode(tree, (node) => {
    if (node.op === 'local' || node.op === 'list' || node.op === 'choice-of') into.add(node.slot);
    if (node.op === 'choices-of') into.add(node.slot).add(node.all);
  });
  return into;
}

/**
 * Locals that an ability reads from the text that creates it: those declared before it began. They are kept
 * with it, because the text will be over.
 */
export const capturedLocals = (ability: CheckedAbility, first: number): number[] =>
  [...localReads(nodesOfAbility(ability))].filter((slot) => slot < first).sort((a, b) => a - b);

/** Whether some node gives the candidate of a depth a meaning of its own. */
export const bindsCandidate = (tree: Tree, depth: number): boolean =>
  someNode(tree, (node) => depthsOf(node).includes(depth));

/** The depths of the candidates that a node sets. */
function depthsOf(node: OpNode): readonly number[] {
  switch (node.op) {
    case 'it':
      return [];
    case 'pairs':
      return [node.leftDepth, node.rightDepth];
    case 'matching':
      return [node.depth, node.slotDepth];
    case 'field-test':
      return node.test.kind === 'every' ? [node.test.depth] : [];
    case 'can-choose':
      return node.together.flatMap((test) => ('depth' in test ? [test.depth] : []));
    default:
      return 'depth' in node ? [node.depth] : [];
  }
}
