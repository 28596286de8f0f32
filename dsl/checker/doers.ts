/** What is done in the flow of the game while nobody acts. */
import type { Scalar } from '../ir/expressions.ts';
import { nodesOf } from '../ir/visit.ts';
import type {
  BlockText,
  ExpressionText,
  Parameter,
  VerbSymbol,
  WindowSymbol,
} from '../language/symbols/symbols.ts';
import { mentionParameter } from './nouns/references.ts';
import { newScope, type Scope } from './scope.ts';
import { slotFor } from './statements/picks.ts';
import { parameterOf } from './statements/verb-arguments.ts';

const NOBODY: Scalar = { op: 'constant', value: -1 };

/** For each verb and window whether it needs somebody who does it; `reading` while that is found out. */
const known = new WeakMap<VerbSymbol | WindowSymbol, boolean | 'reading'>();

/** Nobody, if a verb can be done without anybody who does it: neither what it takes nor its text says `you`. */
export const doneByNobody = (scope: Scope, verb: VerbSymbol): Scalar | undefined =>
  isFree(verb, () => readsYou(scope, verb.parameters, verb.texts ?? [])) ? NOBODY : undefined;

/** Nobody, if whom a window asks does not depend on who opens it. */
export const openedByNobody = (scope: Scope, window: WindowSymbol): Scalar | undefined =>
  isFree(window, () => readsYou(scope, window.parameters, window.asking)) ? NOBODY : undefined;

/** A verb that comes back to itself is not free: whether it is, is not known before. */
function isFree(symbol: VerbSymbol | WindowSymbol, reads: () => boolean): boolean {
  const found = known.get(symbol);
  if (found !== undefined) return found === false;
  known.set(symbol, 'reading');
  const needs = reads();
  known.set(symbol, needs);
  return !needs;
}

/** Whether texts with parameters need a `you`; what else is wrong in them is reported where they are declared. */
function readsYou(
  { read, vocabulary }: Scope,
  parameters: readonly Parameter[],
  texts: readonly (BlockText | ExpressionText)[],
): boolean {
  return texts.some(({ tree, snippet }) => {
    const scope = newScope(read, vocabulary, snippet);
    const taken = parameters.map((parameter) => parameterOf(scope, parameter)?.set);
    if (taken.some((set) => !set || nodesOf(set, 'you').length > 0)) return true;
    parameterLocals(scope, parameters);
    if (isBlock(tree)) read.statements(scope, tree);
    else read.expression(scope, tree);
    return scope.diagnostics.some(({ code }) => code === 'name/no-you');
  });
}

const isBlock = (tree: BlockText['tree'] | ExpressionText['tree']): tree is BlockText['tree'] =>
  Array.isArray(tree);

/** Makes the parameters of a verb or window known by their names; they are the first locals. */
export function parameterLocals(scope: Scope, parameters: readonly Parameter[]): number[] {
  return parameters.flatMap((parameter) => {
    const takes = parameterOf(scope, parameter);
    if (!takes) {
      scope.unknown = [...(scope.unknown ?? []), parameter.name];
      return [];
    }
    const slot = slotFor(scope, { ...takes, name: parameter.name });
    // The zone at the start of the text does not restrict the zone later.
    const thing = takes.thing.sort === 'card' ? { ...takes.thing, zone: undefined } : takes.thing;
    mentionParameter(scope, parameter, { thing, slot, many: takes.many });
    return [slot];
  });
}
