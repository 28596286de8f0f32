import type { Act, Test } from '../meaning.ts';
import type { Block, Order } from '../tree.ts';
import { keptTo, requirements, withPick } from './affordable.ts';
import { outerReads } from './kept.ts';
import { wordsOf, type Scope } from './scope.ts';
import { statements } from './statement.ts';

/** What an action of the flow or of a window does, and what must hold for it to be on offer. */
export interface ActionMeaning {
  readonly acts: readonly Act[];
  /** There is something to choose, and its price can be paid; each with the words that say so. */
  readonly possible: readonly { readonly test: Test; readonly words: string }[];
  /** How many of the acts are the choice and the price. */
  readonly heads: number;
}

/** Reads an action, whose first statements are its choice and its price: they must be possible for it to be on offer. */
export function action(scope: Scope, tree: Block, heads: number): ActionMeaning {
  const parts = tree.map((each) => ({ acts: statements(scope, [each]), words: wordsOf(scope, each.span) }));
  const head = parts.slice(0, heads);
  if (head.length > 1) head[0] = { ...head[0], acts: paidFor(head[0].acts, head.slice(1)) };
  const acts = [...head, ...parts.slice(heads)].flatMap((part) => part.acts);
  const possible = head.flatMap((part) =>
    part.acts
      .flatMap(needs)
      // What depends on the choice is asked of each candidate.
      .filter((test) => outerReads(test, Number.MAX_SAFE_INTEGER).length === 0)
      .map((test) => ({ test, words: part.words })),
  );
  return { acts, possible, heads: head.reduce((sum, part) => sum + part.acts.length, 0) };
}

/** The choice of an action, kept to what its price can be paid for. */
function paidFor(choice: readonly Act[], price: readonly { acts: readonly Act[]; words: string }[]): Act[] {
  return withPick(choice, (pick) =>
    price.reduce(
      (sofar, { acts, words }) =>
        requirements(acts).reduce((kept, test) => keptTo(kept, test, words) ?? kept, sofar),
      pick,
    ),
  );
}

/** Reads a price: the orders that pay it, and whether they can be carried out. */
export function price(
  scope: Scope,
  cost: readonly Order[],
): { acts: Act[]; payable: Test | undefined } | undefined {
  const before = scope.diagnostics.length;
  const acts = statements(scope, cost);
  if (scope.diagnostics.slice(before).some((each) => each.severity === 'error')) return undefined;
  const tests = acts.flatMap(needs);
  const payable: Test | undefined =
    tests.length === 0 ? undefined : tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  return { acts, payable };
}

/** What must hold for a statement to be carried out: enough to pay with, something to choose. */
function needs(act: Act): Test[] {
  switch (act.op) {
    case 'attempt':
      return act.prepare.flatMap(needs);
    case 'together':
      return act.parts.flatMap((part) => part.prepare.flatMap(needs));
    case 'require':
      return [act.test];
    case 'pick': {
      const { least, from } = act.pick;
      if (least.op === 'constant' && least.value === 0) return [];
      return [{ op: 'compare', how: '>=', left: { op: 'count', of: from }, right: least }];
    }
    default:
      return [];
  }
}
