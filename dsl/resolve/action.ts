import type { Act, Many, Possible, Scalar, Test } from '../meaning.ts';
import type { Block, Order } from '../tree.ts';
import { outerReads } from './kept.ts';
import { wordsOf, type Scope } from './scope.ts';
import { statements } from './statement.ts';

/** What an action of the flow or of a window does, and what must hold for it to be on offer. */
export interface ActionMeaning {
  readonly acts: readonly Act[];
  /** There is something to choose, its price can be paid, and no rule stands against it. */
  readonly possible: readonly Possible[];
  /** How many of the acts are the choice and the price. */
  readonly heads: number;
}

/** Reads an action, whose first statements are its choice and its price: they must be possible for it to be on offer. */
export function action(scope: Scope, tree: Block, heads: number): ActionMeaning {
  const given = scope.slots.length;
  const made = tree.map((each) => statements(scope, [each]));
  const calls = made.slice(heads).flat().flatMap(callsIn);
  const acts = made.map((list, i) => (i < heads ? list.map((act) => unforbidden(scope, act, calls)) : list));
  const possible = acts.flatMap((list, i): Possible[] => {
    const words = wordsOf(scope, tree[i].span);
    // What depends on the choice is asked of each candidate when it is made.
    if (i < heads)
      return list
        .flatMap(needs)
        .filter((test) => outerReads(test, Number.MAX_SAFE_INTEGER).length === 0)
        .map((test) => ({ test, words }));
    return list.flatMap(callsIn).flatMap((call) => {
      const test = permittedOf(call, (slot) => valueIn(call.prepare, slot, given));
      return test ? [{ test, words, rule: true }] : [];
    });
  });
  return { acts: acts.flat(), possible, heads: acts.slice(0, heads).flat().length };
}

type Call = Act & { op: 'call' };

/** The calls that an action is, with what is worked out before each. */
const callsIn = (act: Act): (Call & { prepare: readonly Act[] })[] =>
  act.op === 'attempt'
    ? act.acts.flatMap((each) => (each.op === 'call' ? [{ ...each, prepare: act.prepare }] : []))
    : [];

const directOf = ({ verb }: Call): number =>
  verb.parameters.findIndex((each) => each.preposition === undefined);

/** That no rule stands against a call, by what is known of it; none where its object is not known. */
function permittedOf(call: Call, valueOf: (slot: number) => Scalar | undefined): Test | undefined {
  const { verb, you } = call;
  const values = call.arguments.map(valueOf);
  const direct = directOf(call);
  if (direct >= 0 && !values[direct]) return undefined;
  return { op: 'permitted', verb, you, arguments: values };
}

/** What a local of an action will hold, where that is known before anything is chosen. */
function valueIn(prepare: readonly Act[], slot: number, given: number): Scalar | undefined {
  if (slot < given) return { op: 'local', slot };
  const told = prepare.find((each) => each.op === 'let' && each.slot === slot);
  if (told?.op !== 'let') return undefined;
  return outerReads(told.value, Number.MAX_SAFE_INTEGER).every((each) => each < given)
    ? told.value
    : undefined;
}

/** A choice of an action, from which is left out what a rule forbids the action to be done with. */
function unforbidden(scope: Scope, act: Act, calls: readonly Call[]): Act {
  if (act.op !== 'attempt') return act;
  const prepare = act.prepare.map((each): Act => {
    if (each.op !== 'pick' || each.pick.many) return each;
    const { pick } = each;
    const call = calls.find((one) => one.arguments[directOf(one)] === pick.slot);
    if (!call) return each;
    const depth = pick.depth + 1;
    const it: Scalar = { op: 'it', depth };
    const test = permittedOf(call, (slot) => (slot === pick.slot ? it : undefined))!;
    const words = `${call.verb.id} ${wordsOf(scope, pick.span)}`;
    const from: Many = { op: 'filter', of: pick.from, depth, test };
    return { ...each, pick: { ...pick, from, depth, reasons: [...pick.reasons, { test, words }] } };
  });
  return { ...act, prepare };
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
