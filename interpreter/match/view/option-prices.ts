import { offersOf } from '../../game/placed-offers.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import type { Game } from '../../game/linked-game.ts';
import { question, type Match } from '../match.ts';
import { isOpenAmount } from './previews.ts';

/** What is paid for an option of which the price depends. */
export interface OptionPrice {
  /** The id of the counter. */
  readonly counter: string;
  readonly amount: number;
}

export type Payment = Act & { op: 'count' };

/**
 * What an action costs with the option, where texts may let somebody pay less for it and the seat can work it out.
 * Nothing is tried for it, so nothing hidden can come to light.
 */
export function pricesByValues(match: Match, seat: number, option: number): OptionPrice[] {
  const asking = question(match, seat);
  if (!asking || asking.instruction.op === 'menu' || asking.sealed) return [];
  const { slot, many, sort } = asking.instruction.choosing;
  const { table, runner } = match;
  const { m } = runner;
  const { p } = m;
  // What a card costs would tell which one it is.
  const isSeen = (card: number): boolean =>
    ((seersOf(table, seersOfZones(table), p, card) >> seat) & 1) === 1;
  if (many || (sort === 'card' && !isSeen(option))) return [];
  const frame = p[Header.frame];
  const { program } = table.programs[p[frame + Frame.program]].source;
  const paid = paymentsIn(program.acts).filter(
    ({ amount }) =>
      amount.op === 'price' && localReads(amount).has(slot) && isOpenAmount(match, seat, amount, slot),
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

/** What an action costs whatever is done with it, by its id; nothing where that depends on more, or on when it is done. */
export function actionPrices(game: Game, id: string): OptionPrice[] {
  const found = offersOf(game)
    .flatMap(({ offer }) => offer.actions.filter((action) => action.id === id))
    .map(({ program, heads }) => fixedPrices(program.program.acts.slice(0, heads)));
  const [first] = found;
  return first && found.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : [];
}

const fixedPrices = (acts: readonly Act[]): OptionPrice[] =>
  paymentsIn(acts).flatMap(({ amount, counter, change }) =>
    change === 'subtract' && amount.op === 'constant' ? [{ counter: counter.id, amount: amount.value }] : [],
  );
