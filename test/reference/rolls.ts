import type { ContestSymbol } from '../../dsl/language/symbols/symbols.ts';
import { changesOf } from './derived.ts';
import { cardName } from './names.ts';
import { checked, NOTHING, type Play, type Roll } from './state.ts';

/** Dice on the table. */

/** What stood for a roll when its total was announced, else what stands now. */
const modifiers = (g: Play, roll: Roll) =>
  roll.announced ?? changesOf(g, (of) => of.kind === 'roll', roll) ?? [];

/** The total of a roll stands from now on. */
export function announceTotal(g: Play, roll: Roll): void {
  roll.announced = modifiers(g, roll);
}

/** What a roll comes to, with everything that changes it. */
export function totalOf(g: Play, roll: Roll): number {
  const parts = [...roll.dice, ...roll.shifts.map((shift) => shift.amount)];
  return modifiers(g, roll).reduce(
    (sum, { amount }) => checked(sum + amount),
    parts.reduce((sum, part) => sum + part, 0),
  );
}

/** A roll as a sum, as logs show it. */
export function rollLine(g: Play, roll: Roll): object {
  const plus = [...modifiers(g, roll), ...roll.shifts].map(({ amount, card }) => [
    amount,
    card ? cardName(card) : 'a rule',
  ]);
  return {
    roll: roll.symbol.id,
    of: g.seats[roll.roller] ?? 'nobody',
    ...(roll.about ? { about: cardName(roll.about) } : {}),
    dice: roll.dice,
    ...(plus.length > 0 ? { plus } : {}),
    total: totalOf(g, roll),
  };
}

/** Who has won a contest, given the roll of its first side; -1 for nobody. */
export function winnerOf(g: Play, { ties }: ContestSymbol, first: Roll): number {
  const second = first.partner!;
  const difference = totalOf(g, first) - totalOf(g, second);
  if (difference !== 0) return difference > 0 ? first.roller : second.roller;
  return ties === 'first' ? first.roller : ties === 'second' ? second.roller : NOTHING;
}
