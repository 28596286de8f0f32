import type { Act, Program, Test } from '../meaning.ts';
import type { Block, NounPhrase, Order } from '../tree.ts';
import { outerReads } from './kept.ts';
import { settle } from './pick.ts';
import { complain, wordsOf, type Scope } from './scope.ts';
import { statements } from './statement.ts';

/** What an action of the flow or of a window does, and what must hold for it to be on offer. */
export interface ActionMeaning {
  readonly program: Program;
  readonly acts: readonly Act[];
  /** Its price can be paid, and there is something to choose. */
  readonly possible: readonly { readonly test: Test; readonly words: string }[];
}

/** Reads an action: what is chosen first, then the price, which may speak of it, then what it does. */
export function action(
  scope: Scope,
  parts: { readonly choose?: NounPhrase | undefined; readonly cost?: readonly Order[] | undefined; readonly acts: Block },
): Omit<ActionMeaning, 'program'> | undefined {
  const prepare: Act[] = [];
  const possible: { test: Test; words: string }[] = [];
  if (parts.choose) {
    const described = scope.read.phrase(scope, parts.choose);
    if (!described) return undefined;
    if (!described.choice)
      return complain(scope, 'name/missing-object', described.span, {
        verb: 'choose',
        wanted: 'something to choose, for instance `a card in your hand`',
      });
    if (described.choice.least.op !== 'constant' || described.choice.least.value > 0)
      possible.push({ test: { op: 'some', of: described.set }, words: wordsOf(scope, described.span) });
    if (!settle(scope, described, prepare)) return undefined;
  }
  const paid = price(scope, parts.cost ?? []);
  if (!paid) return undefined;
  if (paid.payable && outerReads(paid.payable, Number.MAX_SAFE_INTEGER).length === 0)
    possible.push({ test: paid.payable, words: (parts.cost ?? []).map((each) => wordsOf(scope, each.span)).join(' and ') });
  const acts = statements(scope, parts.acts);
  const span = parts.choose?.span ?? { start: 0, end: 0 };
  const whole: Act[] =
    prepare.length > 0 ? [{ op: 'attempt', prepare, acts: [...paid.acts, ...acts], span }] : [...paid.acts, ...acts];
  return { acts: whole, possible };
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

/** What must hold for an order to be carried out: enough to pay with, something to choose. */
function needs(act: Act): Test[] {
  switch (act.op) {
    case 'attempt':
      return act.prepare.flatMap(needs);
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
