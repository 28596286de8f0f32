import type { Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { bindsCandidate } from '../../../../dsl/ir/bindings.ts';
import { isSameNode, mapNodes } from '../../../../dsl/ir/visit.ts';
import { hasPermissionRule } from './permission-checks.ts';
import type { Compiler } from '../codegen-context.ts';

/**
 * The same list with less to ask of each element: filters of filters become one, and conditions that always hold are
 * left out.
 */
export function simplifiedList(c: Compiler, tree: Many): Many {
  if (tree.op !== 'filter') return tree;
  const { depth } = tree;
  let of: Many = tree;
  const tests: Test[] = [];
  for (; of.op === 'filter' && of.depth === depth; of = of.of) tests.unshift(...parts(of.test));
  const base = of;
  if (base.op === 'union') {
    const each = base.parts.map((part) =>
      simplifiedList(c, { op: 'filter', of: part, depth, test: all(tests) }),
    );
    return { op: 'union', parts: each };
  }
  const left = tests.filter((test) => !always(c, test) && !isElementOf(c, test, depth, base));
  // Lists of cards have what is attached to them too, filters of such lists have not.
  if (left.length === 0 && c.layout.state.host < 0) return simplifiedList(c, of);
  return { op: 'filter', of, depth, test: all(left) };
}

const all = (tests: readonly Test[]): Test => (tests.length === 1 ? tests[0] : { op: 'and', parts: tests });

/** The conditions that one consists of. */
function parts(test: Test): readonly Test[] {
  if (test.op === 'and') return test.parts.flatMap(parts);
  if (test.op !== 'among' || test.of.op !== 'filter' || !isShort(test.value)) return [test];
  // That a value is among those that pass is that it is there, and passes.
  const { of, depth, test: passes } = test.of;
  if (bindsCandidate(passes, depth) || bindsCandidate(passes, depthOf(test.value))) return [test];
  return [{ ...test, of }, putFor(passes, depth, test.value)].flatMap(parts);
}

/** Values that cost nothing to ask for again. */
const isShort = (value: Scalar): boolean =>
  value.op === 'it' || (value.op === 'pile-of' && (value.card.op === 'it' || value.card.op === 'local'));

function depthOf(value: Scalar): number {
  if (value.op === 'it') return value.depth;
  return value.op === 'pile-of' ? depthOf(value.card) : -1;
}

/** An expression with a value in place of `it` of a depth. */
const putFor = (test: Test, depth: number, value: Scalar): Test =>
  mapNodes(test, (node) => (node.op === 'it' && node.depth === depth ? value : undefined));

/** Whether a condition holds in every position of the game. */
function always(c: Compiler, test: Test): boolean {
  if (test.op === 'and') return test.parts.every((part) => always(c, part));
  if (test.op === 'or') return leavesAll(c, test.parts);
  return test.op === 'permitted' && !hasPermissionRule(c, test.verb);
}

/** `there is none, or there is one that rules leave`, where the game has no such rule. */
function leavesAll(c: Compiler, [none, left]: readonly Test[]): boolean {
  if (none?.op !== 'not' || none.part.op !== 'some' || left?.op !== 'some' || left.of.op !== 'filter')
    return false;
  return left.of.test.op === 'permitted' && always(c, left.of.test);
}

/** Whether a condition says of the elements of a list that they are among them. */
const isElementOf = (c: Compiler, test: Test, depth: number, of: Many): boolean =>
  // Attached cards have the place of their host and are still in another list.
  c.layout.state.host < 0 &&
  test.op === 'among' &&
  test.value.op === 'it' &&
  test.value.depth === depth &&
  isSameNode(test.of, of);

/** What there is before anything is left out. */
export function unfiltered(tree: Many): Many {
  if (tree.op === 'filter' || tree.op === 'sorted' || tree.op === 'best') return unfiltered(tree.of);
  return tree.op === 'union' ? { op: 'union', parts: tree.parts.map(unfiltered) } : tree;
}
