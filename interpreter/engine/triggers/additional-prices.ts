import { borrow, release } from '../program/machine.ts';
import type { LinkedDemand, LinkedPattern, LinkedSingleDemand, Machine } from '../program/machine.ts';
import { spend } from '../program/work-budget.ts';
import { Frame } from '../state/call-stack.ts';
import type { List } from '../state/int-list.ts';
import { Header } from '../state/position-layout.ts';
import {
  abilityOf,
  cardOf,
  eachInstance,
  enteredAt,
  enterAbility,
  holderOf,
  leaveAbility,
  recall,
  recordOf,
} from './ability-instances.ts';
import { applies, fillLocals, isRunning, type Proposal } from './replacements-and-triggers.ts';

/** What cards say is paid besides where something is done. */

/** Calls back with each price of an object that is not paid yet, once. */
function eachUnpaid(
  m: Machine,
  prices: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  paid: List | undefined,
  visit: (pattern: LinkedPattern, instance: number, you: number, card: number) => void,
): void {
  // Nobody pays nothing.
  if (proposal.you < 0 || prices.length === 0) return;
  const seen = borrow(m);
  for (const pattern of prices)
    eachInstance(m, pattern.ability, (instance, you, card) => {
      if (paid?.has(instance) || seen.has(instance)) return;
      // What pays a price does not cost this price again.
      if (isRunning(m, pattern.ability.program, card)) return;
      if (!applies(m, pattern, instance, you, card, proposal, object)) return;
      seen.push(instance);
      visit(pattern, instance, you, card);
    });
  release(m);
}

/** The prices of an object that are not paid yet; of one text that several copies of a card say, the first. */
export function unpaidPrices(
  m: Machine,
  prices: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  paid: List,
  out: List,
): void {
  eachUnpaid(m, prices, proposal, object, paid, ({ ability }, instance) => {
    for (let i = 0; i < out.length; i++) if (abilityOf(m, out.items[i]) === ability) return;
    out.push(instance);
  });
}

/** Whether a price is there as everybody sees: of the game, of a card in play, or of one that everybody sees about its own use. */
export function isPriceShown(
  m: Machine,
  prices: readonly LinkedPattern[],
  isSeen: (m: Machine, card: number) => boolean,
): boolean {
  return prices.some(({ ability }) => {
    let shown = false;
    eachInstance(m, ability, (instance, _, card) => {
      shown ||= !ability.anywhere || recordOf(instance) >= 0 || enteredAt(m, card) > 0 || isSeen(m, card);
    });
    return shown;
  });
}

/** What is besides asked of a price: what is paid already, what else is paid, and parameters that are not known yet. */
interface Asked {
  readonly already?: List;
  readonly paid?: readonly LinkedDemand[];
  readonly open?: readonly number[];
}

/** Whether all prices of an object that are not paid yet can be paid, each with cards and counters of its own. */
export function isPayable(
  m: Machine,
  prices: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  { already, paid = [], open = [] }: Asked = {},
): boolean {
  if (proposal.you < 0 || prices.length === 0) return true;
  const purse = new Purse();
  let [payable, count] = [true, 0];
  const known = prices.filter((pattern) => open.every((parameter) => pattern.arguments[parameter] < 0));
  eachUnpaid(m, known, proposal, object, already, (pattern, instance, you, card) => {
    if (!payable) return;
    const { ability } = pattern;
    enterAbility(m, ability, instance, you, card);
    m.p[m.p[Header.frame] + Frame.program] = ability.program;
    fillLocals(m, pattern, proposal, object);
    payable = !ability.payable || ability.payable(m);
    if (payable) for (const demand of ability.demands) purse.add(m, demand);
    leaveAbility(m);
    count++;
  });
  if (!payable || count === 0) return payable;
  for (const demand of paid) purse.add(m, demand);
  return purse.suffices(m);
}

/** Fills the locals of a price that begins to be paid. */
export function fillPrice(
  m: Machine,
  prices: readonly LinkedPattern[],
  instance: number,
  proposal: Proposal,
  object: number,
): void {
  const ability = abilityOf(m, instance);
  const pattern = prices.find(
    (each) =>
      each.ability === ability &&
      applies(m, each, instance, holderOf(m, instance), cardOf(m, instance), proposal, object),
  );
  if (pattern) fillLocals(m, pattern, proposal, object);
  recall(m, ability, instance);
}

/** What a demand takes in a position: so much of what a player or card has, or so many cards. */
type Taken =
  | { readonly counter: object; readonly owner: number; readonly has: number; readonly needs: number }
  | { readonly cards: readonly number[]; readonly times: number };

function takenBy(m: Machine, demand: LinkedSingleDemand): Taken {
  if ('counter' in demand) {
    const { counter } = demand;
    return { counter, owner: demand.owner(m), has: demand.has(m), needs: demand.amount(m) };
  }
  const list = borrow(m);
  demand.from(m, list);
  const cards = list.toArray();
  release(m);
  return { cards, times: demand.least(m) };
}

/** What several prices take together. */
class Purse {
  private readonly counters = new Map<object, Map<number, { has: number; needs: number }>>();
  /** The cards that each card that is wanted can be. */
  private readonly wanted: (readonly number[])[] = [];
  /** Of each price with several ways to pay it, what each way takes. */
  private readonly choices: (readonly (readonly Taken[])[])[] = [];

  add(m: Machine, demand: LinkedDemand): void {
    if ('ways' in demand) this.choices.push(demand.ways.map((way) => way.map((each) => takenBy(m, each))));
    else this.take(takenBy(m, demand), 1);
  }

  /** Adds what a demand takes, or takes it back. */
  private take(taken: Taken, sign: 1 | -1): void {
    if ('counter' in taken) {
      const { counter, owner, has, needs } = taken;
      const owners = this.counters.get(counter) ?? new Map<number, { has: number; needs: number }>();
      const sofar = owners.get(owner)?.needs ?? 0;
      owners.set(owner, { has, needs: sofar + sign * needs });
      this.counters.set(counter, owners);
    } else if (sign > 0) for (let i = taken.times; i > 0; i--) this.wanted.push(taken.cards);
    else this.wanted.length -= Math.max(0, taken.times);
  }

  /** Whether there is enough of everything by some way to pay each price. */
  suffices(m: Machine, from = 0): boolean {
    const choice = this.choices.at(from);
    if (!choice) return this.isEnough(m);
    return choice.some((way) => {
      spend(m, 1);
      for (const taken of way) this.take(taken, 1);
      const found = this.suffices(m, from + 1);
      for (const taken of way.toReversed()) this.take(taken, -1);
      return found;
    });
  }

  /** Whether there is enough of each counter, and a card of its own for each that is wanted. */
  private isEnough(m: Machine): boolean {
    for (const owners of this.counters.values())
      for (const { has: left, needs } of owners.values()) if (needs > left) return false;
    const taken = new Map<number, number>();
    const place = (at: number, tried: Set<number>): boolean =>
      this.wanted[at].some((card) => {
        if (tried.has(card)) return false;
        tried.add(card);
        spend(m, 1);
        const other = taken.get(card);
        if (other !== undefined && !place(other, tried)) return false;
        taken.set(card, at);
        return true;
      });
    return this.wanted.every((_, at) => place(at, new Set()));
  }
}
