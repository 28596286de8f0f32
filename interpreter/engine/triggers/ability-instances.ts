import { type LinkedAbility, borrow, release, type Machine } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import { Header, type Layout } from '../state/position-layout.ts';
import { Frame, popFrame, pushFrame } from '../state/call-stack.ts';
import { newRecord, Record, RecordState, recordAt } from '../state/effect-records.ts';
import { isPresent } from '../state/present-abilities.ts';
import { seersOf } from '../state/seat-visibility.ts';
import { TooDeep, TooMuch } from '../vm/game-fault.ts';

/**
 * Abilities as they are there in a position. Each has a number: of one that a card prints, its index and the
 * card; of one in a record, the record.
 */

/** The number of an ability, given by its index, on a card (-1: a rule of the game). */
export const onCard = ({ cards }: Layout, ability: number, card: number): number =>
  ability * (cards + 1) + card + 1;

/** The index of an ability, and the card that it is on, of a number that no record has. */
export const printedAbility = ({ cards }: Layout, instance: number): number =>
  Math.trunc(instance / (cards + 1));
export const printedCard = ({ cards }: Layout, instance: number): number => (instance % (cards + 1)) - 1;

/** The number of an ability in a record. */
export const inRecord = (record: number): number => -2 - record;

export const recordOf = (instance: number): number => (instance <= -2 ? -2 - instance : -1);

/** Sorts records by when they were made: which place one was given says nothing of that. */
export function inOrderOfSerials({ p, layout }: Machine, { items, length }: List): void {
  if (length < 2) return;
  const serialOf = (record: number): number => p[recordAt(layout, record) + Record.serial];
  items.subarray(0, length).sort((a, b) => serialOf(a) - serialOf(b));
}

export function abilityOf(m: Machine, instance: number): LinkedAbility {
  const { abilities } = m.responding!;
  const record = recordOf(instance);
  return abilities[
    record < 0 ? printedAbility(m.layout, instance) : m.p[recordAt(m.layout, record) + Record.ability]
  ];
}

/** The card that an ability is on; -1 for none. */
export function cardOf(m: Machine, instance: number): number {
  const record = recordOf(instance);
  return record < 0 ? printedCard(m.layout, instance) : m.p[recordAt(m.layout, record) + Record.card];
}

/** Who has an ability: the controller of its card, or the player who caused it. */
export function holderOf(m: Machine, instance: number): number {
  const record = recordOf(instance);
  if (record >= 0) return m.p[recordAt(m.layout, record) + Record.you];
  return controllerOf(m, cardOf(m, instance));
}

/** Who has a card; -1 for nobody. */
export function controllerOf(m: Machine, card: number): number {
  return card < 0 ? -1 : m.responding!.controllerIn(m.p, card);
}

/** When a card came into play; 0 where it is not in play. */
export const enteredAt = ({ p, layout }: Machine, card: number): number =>
  card < 0 || layout.state.entered < 0 ? 0 : p[layout.state.entered + card];

/** An ability that is there: who has it, on which card. */
export interface AbilityInstance {
  readonly instance: number;
  readonly you: number;
  readonly card: number;
}

/** Takes a free record for an ability that the event at a serial number triggers. Throws `TooMuch` where there is none. */
export function recordTrigger(
  m: Machine,
  state: number,
  ability: LinkedAbility,
  { instance, you, card }: AbilityInstance,
  since: number,
): number {
  const { p, layout } = m;
  const effect = recordOf(instance);
  const origin = effect < 0 ? 0 : p[recordAt(layout, effect) + Record.serial];
  const record = newRecord(p, layout, state);
  if (record < 0) throw new TooMuch();
  const at = recordAt(layout, record);
  p[at + Record.origin] = origin;
  p[at + Record.ability] = ability.index;
  p[at + Record.you] = you;
  p[at + Record.card] = card;
  p[at + Record.entered] = enteredAt(m, card);
  p[at + Record.arrival] = since;
  return record;
}

/**
 * Calls back with each ability that is there now: on each card in play that prints it or has it from another, or in each record. An
 * ability about the use of its own card is there wherever the card is.
 */
export function eachInstance(
  m: Machine,
  ability: LinkedAbility,
  visit: (instance: number, you: number, card: number) => void,
): void {
  const { p, layout, tally } = m;
  if (!isPresent(p, layout, ability.index)) return;
  if (tally) tally.looks++;
  if (ability.data.standing) {
    const standing = borrow(m);
    for (let record = 0; record < p[Header.records]; record++) {
      const at = recordAt(layout, record);
      if (p[at] === RecordState.standing && p[at + Record.ability] === ability.index) standing.push(record);
    }
    inOrderOfSerials(m, standing);
    for (let i = 0; i < standing.length; i++) {
      const at = recordAt(layout, standing.items[i]);
      visit(inRecord(standing.items[i]), p[at + Record.you], p[at + Record.card]);
    }
    release(m);
    return;
  }
  if (!ability.data.card) {
    visit(onCard(layout, ability.index, -1), -1, -1);
    return;
  }
  for (const copy of ability.copies) {
    if (enteredAt(m, copy) === 0 && !ability.anywhere) continue;
    if (ability.blank?.(m, copy)) continue;
    visit(onCard(layout, ability.index, copy), controllerOf(m, copy), copy);
  }
  if (!ability.borrowers) return;
  for (const card of ability.borrowers(m))
    visit(onCard(layout, ability.index, card), controllerOf(m, card), card);
}

/** Makes a frame in which the texts of an ability can be asked; `leaveAbility` ends it. Its locals are those of the record, if any. */
export function enterAbility(
  m: Machine,
  ability: LinkedAbility,
  instance: number,
  you: number,
  card: number,
): void {
  if (m.tally) m.tally.frames++;
  if (!pushFrame(m.p, 0, ability.slots, you, card)) throw new TooDeep();
  recall(m, ability, instance);
}

/**
 * Gives the running frame what the text that created an ability had named for it; nothing, if it is printed.
 */
export function recall({ p, layout }: Machine, ability: LinkedAbility, instance: number): void {
  const record = recordOf(instance);
  if (record < 0) return;
  const locals = p[Header.frame] + Frame.locals;
  const values = recordAt(layout, record) + Record.values + ability.event.length;
  ability.outer.forEach((slot, i) => (p[locals + slot] = p[values + i]));
}

export const leaveAbility = (m: Machine): void => popFrame(m.p);

/**
 * Whether a player who does something knows what a card says about its own use: cards in play show it to all,
 * others to those who see them.
 */
export function isVisibleTo(m: Machine, ability: LinkedAbility, card: number, who: number): boolean {
  if (!ability.anywhere || ability.data.standing || enteredAt(m, card) > 0) return true;
  return who >= 0 && ((seersOf(m, m.responding!.seers, m.p, card) >> who) & 1) === 1;
}

/** Whether an ability is there at all: `while`, `during` and its limit allow it. Asked in its own frame. */
export function isInForce(m: Machine, ability: LinkedAbility, instance: number, you: number): boolean {
  if (ability.guard && !ability.guard(m)) return false;
  return isTime(m, ability, you) && hasUsesLeft(m, ability, instance, cardOf(m, instance));
}

function isTime({ p }: Machine, { during }: LinkedAbility, you: number): boolean {
  if (during.length === 0) return true;
  return during.some(
    ({ step, window, yours }) =>
      (step < 0 || p[Header.step] === step) &&
      (window < 0 || p[Header.window] === window) &&
      (!yours || p[Header.turn] === you),
  );
}

/** Where the uses of an ability on a card are counted. */
function usesAt(ability: LinkedAbility, card: number): number {
  return ability.uses + Math.max(0, ability.users.indexOf(card));
}

/** Whether the limit of an ability on a card leaves another use. */
export function hasUsesLeft(m: Machine, ability: LinkedAbility, instance: number, card: number): boolean {
  if (ability.inAll) return isUnspent(m, ability, recordOf(instance));
  return ability.uses < 0 || m.p[usesAt(ability, card)] < ability.times;
}

/** Whether an effect that gives an ability so many times has one left. */
export const isUnspent = ({ p, layout }: Machine, { times }: LinkedAbility, record: number): boolean =>
  record < 0 || p[recordAt(layout, record) + Record.times] <= times;

/** Counts a use of an ability that has a limit. */
export function countUse(
  { p, layout }: Machine,
  ability: LinkedAbility,
  instance: number,
  card: number,
): void {
  const record = recordOf(instance);
  if (ability.inAll && record >= 0) p[recordAt(layout, record) + Record.times]++;
  else if (ability.uses >= 0) p[usesAt(ability, card)]++;
}
