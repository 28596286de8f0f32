import type { Act, Many, Pick, Test } from '../meaning.ts';
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
  const first = tree
    .slice(0, heads)
    .map((each) => ({ words: wordsOf(scope, each.span), acts: statements(scope, [each]) }));
  // The price may have moved what was chosen.
  if (heads > 1)
    scope.mentions = scope.mentions.map(({ thing, ...more }) => ({
      ...more,
      thing: thing.sort === 'card' ? { ...thing, zone: undefined } : thing,
    }));
  const rest = statements(scope, tree.slice(heads));
  const asked = withPrices(first);
  const possible = asked.flatMap(({ words, acts }) =>
    acts
      .flatMap(needs)
      .filter((test) => locals(test).length === 0)
      .map((test) => ({ test, words })),
  );
  const acts = asked.flatMap((each) => each.acts);
  return { acts: [...acts, ...rest], possible, heads: acts.length };
}

interface Part {
  readonly words: string;
  readonly acts: readonly Act[];
}

const locals = (tree: object): number[] => outerReads(tree, Number.MAX_SAFE_INTEGER);

/** The depth of the candidate of whom a price is asked before it is chosen. */
const PRICED = 50;

/** Only what the price can be paid for is offered: a price that speaks of the choice is asked of each candidate. */
function withPrices(parts: readonly Part[]): Part[] {
  const more = new Map<number, { test: Test; words: string }[]>();
  const known: number[] = [];
  for (const { words, acts } of parts) {
    for (const test of acts.flatMap(needs)) {
      const slot = known.findLast((each) => locals(test).includes(each));
      if (slot === undefined) continue;
      const of = { test: replaced(test, slot) as Test, words };
      more.set(slot, [...(more.get(slot) ?? []), of]);
    }
    for (const act of acts) for (const pick of picksIn(act)) if (!pick.many) known.push(pick.slot);
  }
  const narrow = (pick: Pick): Pick => {
    const tests = more.get(pick.slot);
    if (!tests) return pick;
    const test: Test = { op: 'and', parts: tests.map((each) => each.test) };
    const from: Many = { op: 'filter', of: pick.from, depth: PRICED, test };
    const reasons = [...pick.reasons, ...tests.map((each) => ({ ...each, depth: PRICED }))];
    // What a card costs may be seen by its player only.
    return { ...pick, from, reasons, public: false };
  };
  return parts.map(({ words, acts }) => ({
    words,
    acts: acts.map((act): Act => {
      if (act.op !== 'attempt') return act;
      const prepare = act.prepare.map((each) =>
        each.op === 'pick' ? { ...each, pick: narrow(each.pick) } : each,
      );
      return { ...act, prepare };
    }),
  }));
}

const picksIn = (act: Act): Pick[] =>
  act.op === 'attempt' ? act.prepare.flatMap((each) => (each.op === 'pick' ? [each.pick] : [])) : [];

/** A test in which the candidate stands for a local. */
function replaced(tree: unknown, slot: number): unknown {
  if (Array.isArray(tree)) return tree.map((each) => replaced(each, slot));
  // Symbols are shared by all texts and hold no locals.
  if (typeof tree !== 'object' || tree === null || ('sort' in tree && 'names' in tree)) return tree;
  const node = tree as { op?: string; slot?: number };
  if (node.op === 'local' && node.slot === slot) return { op: 'it', depth: PRICED };
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, replaced(value, slot)]));
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
