import { offersOf } from '../../game/placed-offers.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { isLowered } from '../../compiler/codegen/expressions/permission-checks.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import { question, type Match } from '../match.ts';
import { isOpenAmount } from './previews.ts';

/** What is paid for an option. */
export interface OptionPrice {
  /** The id of the counter. */
  readonly counter: string;
  readonly amount: number;
  /** What is chosen next may make it less. */
  readonly most?: true;
}

export type Payment = Act & { op: 'count' };

/**
 * What an option costs, as far as the seat can work it out: an action before anything is chosen for it, and what is
 * chosen for an action where that makes a difference. Nothing is tried for it, so nothing hidden can come to light.
 */
export function pricesByValues(match: Match, seat: number, option: number): OptionPrice[] {
  const asking = question(match, seat);
  if (!asking || asking.sealed) return [];
  const { instruction } = asking;
  if (instruction.op === 'menu')
    return instruction.at.asks === 'action'
      ? actionPrices(match, seat, instruction.options[option]?.label ?? '')
      : [];
  const { slot, many, sort } = instruction.choosing;
  const { game, table, runner } = match;
  const { m } = runner;
  const { p } = m;
  // What a card costs would tell which one it is.
  const isSeen = (card: number): boolean =>
    ((seersOf(table, seersOfZones(table), p, card) >> seat) & 1) === 1;
  if (many || (sort === 'card' && !isSeen(option))) return [];
  const frame = p[Header.frame];
  const { program } = table.programs[p[frame + Frame.program]].source;
  // An action that costs the same with all options has been offered with its price.
  const differs = (amount: Scalar & { op: 'price' }): boolean =>
    localReads(amount.usual).has(slot) || isLowered(game, amount.verb, amount.counter);
  const paid = paymentsIn(program.acts).filter(
    ({ amount }) =>
      amount.op === 'price' &&
      localReads(amount).has(slot) &&
      differs(amount) &&
      isOpenAmount(match, seat, amount, slot),
  );
  if (paid.length === 0) return [];
  const at = frame + Frame.locals + slot;
  const before = p[at];
  p[at] = option;
  const { value } = evaluatorFor(table);
  const found = paid.flatMap(({ amount, counter }) => {
    const due = value(m, amount);
    return due === undefined ? [] : [{ counter: counter.id, amount: due }];
  });
  // Looking leaves no trace in the position.
  p[at] = before;
  return found;
}

/** What is paid whatever else happens. */
export const paymentsIn = (acts: readonly Act[]): Payment[] =>
  acts.flatMap((act) => {
    if (act.op === 'count' && 'change' in act) return [act as Payment];
    if (act.op === 'attempt') return paymentsIn(act.acts);
    return act.op === 'together' ? act.parts.flatMap((part) => paymentsIn(part.acts)) : [];
  });

/** What an action costs, by its id; nothing where that depends on what is chosen for it, or on when it is done. */
function actionPrices(match: Match, seat: number, id: string): OptionPrice[] {
  const found = offersOf(match.game)
    .flatMap(({ offer }) => offer.actions.filter((action) => action.id === id))
    .map(({ program, heads }) =>
      paymentsIn(program.program.acts.slice(0, heads)).flatMap((payment) => priceNow(match, seat, payment)),
    );
  const [first] = found;
  return first && found.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : [];
}

/** What is paid before anything is chosen; nothing where that is not known. */
function priceNow(match: Match, seat: number, { amount, counter, change }: Payment): OptionPrice[] {
  if (change !== 'subtract') return [];
  const { id } = counter;
  if (amount.op === 'constant') return [{ counter: id, amount: amount.value }];
  if (amount.op !== 'price' || amount.usual.op !== 'constant') return [];
  if (!isLowered(match.game, amount.verb, amount.counter))
    return [{ counter: id, amount: amount.usual.value }];
  const due = evaluatorFor(match.table).value(match.runner.m, beforeChoices(amount, seat));
  const isOpen = amount.arguments.some((each) => each && localReads(each).size > 0);
  return due === undefined ? [] : [{ counter: id, amount: due, ...(isOpen && { most: true as const }) }];
}

const askedBefore = new WeakMap<Scalar, Map<number, Scalar>>();

/** A price for a seat that has chosen nothing yet: what depends on a choice makes nothing less. */
function beforeChoices(price: Scalar & { op: 'price' }, seat: number): Scalar {
  let seats = askedBefore.get(price);
  if (!seats) askedBefore.set(price, (seats = new Map()));
  let tree = seats.get(seat);
  if (!tree) {
    const given = price.arguments.map((each) => (each && localReads(each).size === 0 ? each : undefined));
    seats.set(seat, (tree = { ...price, you: { op: 'constant', value: seat }, arguments: given }));
  }
  return tree;
}
