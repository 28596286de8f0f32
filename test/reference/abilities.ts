import type { AbilityData } from '../../interpreter/game/linked-game.ts';
import { controllerOf, sees } from './places.ts';
import {
  NOTHING,
  newFrame,
  type Card,
  type Env,
  type Frame,
  type Instance,
  type Play,
  type Rec,
} from './state.ts';

/** Which abilities there are now, and whether they may be used. */

/** An ability wherever it is there now: brought about by effects, of the game, or on cards in play. */
export function instancesOf(g: Play, ability: AbilityData): Instance[] {
  if (ability.standing)
    return g.standing.filter((record) => record.ability === ability).map((record) => ofRecord(record));
  if (!ability.card) return [{ is: 'ability', ability, you: NOTHING, card: undefined, record: undefined }];
  const { copies } = ability.card.symbol;
  const own = g.cards.filter(
    (card) =>
      copies.includes(card.index) && (card.entered > 0 || isAboutUse(ability)) && !isTaken(g, ability, card),
  );
  return [...own, ...borrowers(g, ability)].map((card) => ({
    is: 'ability',
    ability,
    you: controllerOf(card),
    card,
    record: undefined,
  }));
}

/** The cards in play to which effects give what prints an ability: once each, and not to those that print it. */
function borrowers(g: Play, data: AbilityData): Card[] {
  const { role, card: lender, ability } = data;
  if (!lender || isAboutUse(data) || role.kind !== 'ability' || role.of.kind !== 'card') return [];
  if (ability.kind === 'modifier' && (ability.change === 'clear' || ability.of.kind === 'text')) return [];
  const { copies } = lender.symbol;
  const { field } = role.of;
  const has = (card: Card): boolean =>
    g.lentTo(card, lender.symbol.kind, field).some((model) => copies.includes(model));
  return g.cards.filter(
    (card) => card.entered > 0 && !copies.includes(card.index) && !isTaken(g, data, card) && has(card),
  );
}

/** Whether something takes the text that prints an ability from a card; what takes texts away stays. */
function isTaken(g: Play, { ability, role }: AbilityData, card: Card): boolean {
  if (ability.kind === 'modifier' && (ability.change === 'clear' || ability.of.kind === 'text')) return false;
  return role.kind === 'ability' && role.of.kind === 'card' && g.isBlank(card, role.of.field);
}

/** What a card says about its own use, it says wherever it lies. */
const isAboutUse = ({ ability }: AbilityData): boolean => 'anywhere' in ability && ability.anywhere === true;

/** Whether whoever does something knows it: from cards in play all do, from others those who see them. */
export function isSaidTo({ ability, card, record }: Instance, who: number): boolean {
  if (record || !card || !isAboutUse(ability) || card.entered > 0) return true;
  return who >= 0 && sees(card, who);
}

export const ofRecord = (record: Rec): Instance => ({
  is: 'ability',
  ability: record.ability,
  you: record.you,
  card: record.card,
  record,
});

/** A frame in which the texts of an ability can be asked. */
export function frameFor(
  _: Play,
  { ability, you, card, record }: Instance,
  caller: Frame | undefined,
): Frame {
  const frame = newFrame(ability.name, ability.ability.slots, caller, you, card);
  for (const [slot, kept] of record?.kept ?? []) frame.locals.set(slot, kept);
  return frame;
}

/** Whether `while`, `during` and its limit let an ability be there. */
export function isThere(g: Play, env: Env, instance: Instance): boolean {
  const { guard, during } = instance.ability.ability;
  if (guard && !g.holds(env, guard)) return false;
  const isTime = during.some(
    ({ step, yours }) =>
      (step.sort === 'step' ? g.step === step.index : g.window === step) &&
      (!yours || g.turn === instance.you),
  );
  return (during.length === 0 || isTime) && isLeft(g, instance);
}

/** Whether its limit leaves another use. */
export function isLeft(g: Play, { ability, card, record }: Instance): boolean {
  const { limit } = ability.ability;
  if (limit?.per === 'effect') return (record?.spent ?? 0) < limit.times;
  return !limit || (g.uses.get(ability)?.get(card) ?? 0) < limit.times;
}

export function countUse(g: Play, { ability, card, record }: Instance): void {
  const { limit } = ability.ability;
  if (!limit) return;
  if (limit.per === 'effect') {
    if (record) record.spent = (record.spent ?? 0) + 1;
    return;
  }
  const uses = g.uses.get(ability) ?? new Map();
  g.uses.set(ability, uses);
  uses.set(card, (uses.get(card) ?? 0) + 1);
}
