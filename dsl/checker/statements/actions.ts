import type { ActionRequirement, Many, Scalar, Test } from '../../ir/expressions.ts';
import { reserved } from '../../ir/registers.ts';
import type { Act } from '../../ir/statements.ts';
import { placeIn } from '../../text/source.ts';
import type { Block, PricePart, Statement } from '../../language/syntax/ast.ts';
import { vocabularyFor } from '../../language/symbols/symbol-table.ts';
import { forgetPlaces } from '../nouns/references.ts';
import { needs } from './preconditions.ts';
import { localReads } from '../../ir/bindings.ts';
import { mapNodes, nodesOf, type OpNode } from '../../ir/visit.ts';
import { picksIn, withPrices, type LeadingStatement } from './costs.ts';
import {
  besides,
  callsIn,
  leading,
  leftToChoose,
  permittedAtAll,
  permittedOf,
  unforbidden,
  valueOfLocal,
} from './permission-guards.ts';
import { withScope, writtenWords, type Scope } from '../scope.ts';

/** What an action of the flow or of a window does, and what must hold for it to be on offer. */
export interface ActionMeaning {
  readonly acts: readonly Act[];
  /** There is something to choose, its price can be paid, and no rule forbids it. */
  readonly possible: readonly ActionRequirement[];
  /** How many of the acts are the choice and the price. */
  readonly heads: number;
}

/** Reads an action, whose first statements are its choice and its price: they must be possible for it to be on offer. */
export function action(scope: Scope, tree: Block, heads: number): ActionMeaning {
  const given = scope.slots.length;
  // Each part knows the words of its own file.
  const read = (part: Block) =>
    part.map((each) => {
      const vocabulary = vocabularyFor(scope.vocabulary, placeIn(scope.snippet, each.span).file);
      const acts = withScope(scope, { vocabulary }, () => scope.read.statements(scope, [each]));
      return { words: writtenWords(scope, each.span), chooses: isChoice(each), acts };
    });
  const usual = read(tree.slice(0, heads));
  const before = scope.slots.length;
  // The price may have moved what was chosen.
  if (heads > 1) forgetPlaces(scope);
  const done = read(tree.slice(heads));
  const calls = done.flatMap(({ acts }) => acts.flatMap(callsIn));
  const choices = scope.vocabulary.prices.lowered ? withLowerPrices(usual, calls, before) : usual;
  const chosen = choices.flatMap(({ acts }) => acts.flatMap(picksIn)).map(({ slot }) => slot);
  // Of what the action costs nothing is left for what its verb costs besides.
  const paid = choices.flatMap(({ acts, chooses }) => (chooses ? [] : acts));
  const rest = done.map(({ acts, ...part }) => ({
    ...part,
    acts: acts.map((act) => unforbidden(scope, act, calls, given, chosen)),
  }));
  const { parts: first, allowed: left } = leading(
    withPrices(choices).map(({ acts, ...part }) => ({
      ...part,
      acts: acts.map((act) => unforbidden(scope, act, calls, given, [], paid)),
    })),
    rest.map((part) => ({ ...part, calls })),
    given,
  );
  // What depends on the choice is asked of each candidate when it is made.
  const payable = first.flatMap(({ words, chooses, acts }): ActionRequirement[] =>
    needs(acts)
      .filter((test) => [...localReads(test)].every((slot) => slot < given))
      .map((test) => ({ test, words, chooses })),
  );
  const allowed = rest.flatMap(({ words, chooses, acts }): ActionRequirement[] =>
    acts.flatMap(callsIn).flatMap((call) => {
      const test =
        permittedOf(call, (slot) => valueOfLocal(call.prepare, slot, given)) ??
        leftToChoose(call, given) ??
        permittedAtAll(call);
      const whole = test?.op === 'permitted' ? besides(test, paid, (slot) => slot < given) : test;
      return whole ? [{ test: whole, words, chooses, rule: call.verb }] : [];
    }),
  );
  const heading = first.flatMap(({ acts }) => acts);
  return {
    acts: [...heading, ...rest.flatMap(({ acts }) => acts)],
    possible: [...payable, ...allowed, ...left],
    heads: heading.length,
  };
}

/**
 * What is paid for an action that is one verb, as much as texts leave of it. What is paid for several verbs is for none
 * of them. `known`: locals below it are filled before anything is paid.
 */
function withLowerPrices(
  parts: readonly LeadingStatement[],
  calls: readonly ReturnType<typeof callsIn>[number][],
  known: number,
): LeadingStatement[] {
  const [call] = calls;
  if (calls.length !== 1) return [...parts];
  const { verb, you, prepare } = call;
  const given = call.arguments.map((slot) => valueOfLocal(prepare, slot, known));
  return parts.map((part) => {
    if (part.chooses) return part;
    const lower = new Map<OpNode, Scalar>();
    // Of each counter less is paid once.
    const lowered = new Set<unknown>();
    for (const node of nodesOf(part.acts, 'count')) {
      if (!('counter' in node)) continue;
      const { counter, amount, event } = node;
      if (event?.verb.change?.how !== 'pay' || counter.of === 'card' || lowered.has(counter)) continue;
      lowered.add(counter);
      lower.set(amount, { op: 'price', verb, you, arguments: given, counter, usual: amount });
    }
    return { ...part, acts: part.acts.map((act) => mapNodes(act, (node) => lower.get(node))) };
  });
}

/** `choose a card in your hand` */
const isChoice = (tree: Statement): boolean =>
  ((tree.kind === 'choose-one' && !tree.priced) || (tree.kind === 'order' && tree.verb.text === 'choose')) &&
  !tree.subject;

/** Reads a price: the orders that pay it, and whether they can be carried out and no rule forbids them. */
export function price(
  scope: Scope,
  cost: readonly PricePart[],
): { acts: Act[]; payable: Test | undefined } | undefined {
  const before = scope.diagnostics.length;
  const acts = scope.read.statements(scope, cost);
  if (scope.diagnostics.slice(before).some((each) => each.severity === 'error')) return undefined;
  return { acts, payable: payableOf(acts) };
}

/**
 * Whether orders can be carried out and no rule forbids them, as far as it hangs on what is known before: locals below
 * `known`.
 */
export function payableOf(acts: readonly Act[], known = 0): Test | undefined {
  const allowed = acts
    .flatMap(callsIn)
    .flatMap((call) => permittedOf(call, (slot) => valueOfLocal(call.prepare, slot, known)) ?? []);
  const needed = needs(acts).filter(
    (test) => known === 0 || [...localReads(test)].every((slot) => slot < known),
  );
  const tests = [...needed, ...allowed];
  return tests.length === 0 ? undefined : tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
}

/** A choice among several prices, which is made where one of them can be paid. */
export function oneOfPrices(choosing: ChooseAct): Act {
  const tests = choosing.modes.map(({ possible }) => possible);
  const { span } = choosing;
  const known = tests.flatMap((test) => test ?? []);
  const prepare: Act[] =
    known.length < tests.length ? [] : [{ op: 'require', test: { op: 'or', parts: known }, span }];
  return { op: 'attempt', prepare, acts: [choosing], span };
}

type ChooseAct = Act & { readonly op: 'choose-one' };

/** The orders of a price without the cards that it is paid for: what is used does not pay. `known`: as of `payableOf`. */
export function withoutUsed(
  acts: readonly Act[],
  used: readonly Scalar[],
  words: string,
  { isCards, known }: { readonly isCards: (slot: number) => boolean; readonly known: number },
): Act[] {
  if (used.length === 0) return [...acts];
  const it: Scalar = { op: 'it', depth: reserved.paying };
  const tests = used.map((right): Test => ({ op: 'compare', how: '<>', left: it, right }));
  const test: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  const left = (of: Many): Many => ({ op: 'filter', of, depth: reserved.paying, test });
  const change = (act: Act): Act => {
    switch (act.op) {
      case 'attempt': {
        const [only] = act.acts;
        return only?.op === 'choose-one'
          ? oneOfPrices({ ...only, modes: only.modes.map(changedMode) })
          : { ...act, prepare: act.prepare.map(change) };
      }
      case 'together':
        return { ...act, parts: act.parts.map((part) => ({ ...part, prepare: part.prepare.map(change) })) };
      case 'pick': {
        const { pick } = act;
        if (pick.sort !== 'card') return act;
        const reasons = [...pick.reasons, { test, words, depth: reserved.paying }];
        return { ...act, pick: { ...pick, from: left(pick.from), reasons } };
      }
      case 'list':
        return isCards(act.slot) && act.value.op !== 'end-cards' ? { ...act, value: left(act.value) } : act;
      default:
        return act;
    }
  };
  const changedMode = (mode: ChooseAct['modes'][number]): ChooseAct['modes'][number] => {
    const paid = mode.acts.map(change);
    const { possible: _, ...rest } = mode;
    const possible = payableOf(paid.slice(0, 1), known);
    return { ...rest, acts: paid, ...(possible ? { possible } : {}) };
  };
  return acts.map(change);
}
