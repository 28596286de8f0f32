import type { Act, Test } from '../meaning.ts';
import type { Block, Order } from '../tree.ts';
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
  const possible: { test: Test; words: string }[] = [];
  let first = 0;
  const acts = tree.flatMap((each, i) => {
    const made = statements(scope, [each]);
    if (i < heads) {
      first += made.length;
      for (const test of made.flatMap(needs)) {
        // What depends on the choice is asked of each candidate when it is made.
        const free = outerReads(test, Number.MAX_SAFE_INTEGER).length === 0;
        if (free) possible.push({ test, words: wordsOf(scope, each.span) });
      }
    }
    return made;
  });
  return { acts, possible, heads: first };
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
