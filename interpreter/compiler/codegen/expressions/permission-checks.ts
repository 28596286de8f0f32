import type { Demand, Scalar, SingleDemand, Test } from '../../../../dsl/ir/expressions.ts';
import type { CounterSymbol, VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { isForbidden, someCanApply } from '../../../engine/triggers/replacements-and-triggers.ts';
import { discountOf } from '../../../engine/triggers/discounts.ts';
import { isPayable } from '../../../engine/triggers/additional-prices.ts';
import type { Game } from '../../../game/linked-game.ts';
import { type Compiler, slotsOf } from '../codegen-context.ts';
import type {
  ValueClosure,
  ConditionClosure,
  LinkedDemand,
  LinkedSingleDemand,
  LinkedPattern,
  Machine,
} from '../../../engine/program/machine.ts';

/** Whether the game has a rule or an additional price about a verb. */
export const hasPermissionRule = (c: Compiler, verb: VerbSymbol): boolean =>
  c.game.abilities.some(
    ({ ability }) =>
      (ability.kind === 'rule' || ability.kind === 'price') &&
      ability.patterns.some((pattern) => pattern.verb === verb),
  );

/** Whether there is an additional price of a verb: what its payer has need not be what everybody sees. */
export const hasExtraPrice = (game: Game, verb: VerbSymbol): boolean =>
  game.abilities.some(
    ({ ability }) => ability.kind === 'price' && ability.patterns.some((pattern) => pattern.verb === verb),
  );

/** The verbs of which a text says that less is paid of a counter; of any counter where none is given. */
export const isLowered = (game: Game, verb: VerbSymbol, counter?: CounterSymbol): boolean =>
  game.abilities.some(
    ({ ability }) =>
      ability.kind === 'lower-price' &&
      (!counter || ability.counter === counter) &&
      ability.patterns.some((pattern) => pattern.verb === verb),
  );

/** Compiles how much is paid; where no text says that it is less, it is as much as ever. */
export function priceOf(c: Compiler, tree: Scalar & { op: 'price' }): ValueClosure {
  const { verb, counter } = tree;
  const usual = c.scalar(tree.usual);
  if (!isLowered(c.game, verb, counter)) return usual;
  const you = c.scalar(tree.you);
  const given = tree.arguments.map((each) => each && c.scalar(each));
  const direct = verb.parameters.findIndex((parameter) => parameter.preposition === undefined);
  const open = given.flatMap((value, i) => (value ? [] : [i]));
  let about: readonly LinkedPattern[] | undefined;
  return (m) => {
    about ??= m.responding!.verbs[verb.index].discounts.filter(
      ({ ability: { data } }) => 'counter' in data.ability && data.ability.counter === counter,
    );
    if (!someCanApply(m, about)) return Math.max(0, usual(m));
    const values = valuesOf(m, given);
    const proposal = { you: you(m), values, direct };
    const object = direct < 0 ? -1 : values[direct];
    return Math.max(0, usual(m) - discountOf(m, about, proposal, object, open));
  };
}

/** The values of what a verb is done with; -1 of what is not known yet. */
function valuesOf(m: Machine, given: readonly (ValueClosure | undefined)[]): number[] {
  const values: number[] = [];
  for (let i = 0; i < given.length; i++) values.push(given[i]?.(m) ?? -1);
  return values;
}

/** Compiles what a price takes. */
export const linkDemand = (c: Compiler, demand: Demand): LinkedDemand =>
  demand.kind === 'one-of'
    ? { ways: demand.ways.map((way) => way.map((each) => linkSingle(c, each))) }
    : linkSingle(c, demand);

function linkSingle(c: Compiler, demand: SingleDemand): LinkedSingleDemand {
  if (demand.kind === 'cards') return { from: c.many(demand.from), least: c.scalar(demand.least) };
  const { counter, owner, amount } = demand;
  const left: Scalar = owner ? { op: 'counter', counter, owner } : { op: 'counter', counter };
  const lowest: Scalar = { op: 'constant', value: counter.from ?? 0 };
  return {
    counter,
    owner: owner ? c.scalar(owner) : () => -1,
    amount: c.scalar(amount),
    has: c.scalar({ op: '-', left, right: lowest }),
  };
}

/** Whether what a verb takes is a number. */
const isNumber = ({ game }: Compiler, verb: VerbSymbol, parameter: number): boolean =>
  slotsOf(game, verb)[parameter].sort === 'number';

/** Compiles the question whether no rule forbids a verb; if the game has no rule about it, none does. */
export function permitted(c: Compiler, tree: Test & { op: 'permitted' }): ConditionClosure {
  const { verb } = tree;
  if (!hasPermissionRule(c, verb)) return () => true;
  const you = c.scalar(tree.you);
  const given = tree.arguments.map((each) => each && c.scalar(each));
  const direct = verb.parameters.findIndex((parameter) => parameter.preposition === undefined);
  const paid = (tree.paid ?? []).map((each) => linkDemand(c, each));
  const open = given.flatMap((value, i) => (value || (i !== direct && !isNumber(c, verb, i)) ? [] : [i]));
  /** The rules without the limits, which do not count. */
  let firm: readonly LinkedPattern[] | undefined;
  return (m) => {
    const { rules: all, prices } = m.responding!.verbs[verb.index];
    const rules = tree.again ? (firm ??= all.filter(({ most }) => !most)) : all;
    if (!someCanApply(m, rules) && !someCanApply(m, prices)) return true;
    const values = valuesOf(m, given);
    const proposal = { you: you(m), values, direct };
    const object = direct < 0 ? -1 : values[direct];
    return (
      !isForbidden(m, rules, proposal, object, open) && isPayable(m, prices, proposal, object, { paid, open })
    );
  };
}
