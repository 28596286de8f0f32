import type { ContestSymbol, RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Instruction } from '../program/instruction.ts';
import { Header } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';
import { draw } from '../state/random-source.ts';
import {
  isAnnounced,
  isScripted,
  MOST_BONUSES,
  MOST_SHIFTS,
  natural,
  newRoll,
  nextScripted,
  Roll,
  rollAt,
  RollState,
  shifted,
  UNANNOUNCED,
  UNDECIDED,
} from '../state/roll-records.ts';
import type { RollTerms } from '../vm/events.ts';
import { NotScripted, TooDeep } from '../vm/game-fault.ts';
import { modifiersOf } from './continuous-modifiers.ts';
import { type LinkedAbility, type Machine, checkedInt, causeOf } from '../program/machine.ts';
import {
  countUse,
  eachInstance,
  enterAbility,
  isInForce,
  leaveAbility,
} from '../triggers/ability-instances.ts';

type Causing = Pick<Instruction, 'at'>;

/** Throws dice for a purpose; gives the roll. */
export function throwDice(
  m: Machine,
  symbol: RollSymbol,
  roller: number,
  about: number,
  causing: Causing,
): number {
  const { p, layout } = m;
  const roll = newRoll(p, layout);
  if (roll < 0) throw new TooDeep();
  const at = rollAt(layout, roll);
  p[at + Roll.purpose] = symbol.index;
  p[at + Roll.roller] = roller;
  p[at + Roll.about] = about;
  p[at + Roll.partner] = -1;
  p[at + Roll.winner] = UNDECIDED;
  p[at + Roll.bonuses] = UNANNOUNCED;
  for (let i = 0; i < symbol.dice; i++) p[at + Roll.dice + i] = die(m, symbol, roller, about, i + 1);
  if (m.responding) changeComing(m, m.responding.comingRolls, roll);
  p[Header.changes]++;
  m.listener?.happened({ kind: 'rolled', roll: symbol, ...rollTerms(m, symbol, roll) }, causeOf(m, causing));
  return roll;
}

/** A roll that was just thrown is the next one for whatever waits for such a roll: it is changed for good, and that is used up. */
function changeComing(m: Machine, waiting: readonly LinkedAbility[], roll: number): void {
  for (const ability of waiting)
    eachInstance(m, ability, (instance, you, card) => {
      const before = m.it[1];
      m.it[1] = roll;
      enterAbility(m, ability, instance, you, card);
      const amount =
        isInForce(m, ability, instance, you) && ability.test!(m) ? ability.amount!(m) : undefined;
      leaveAbility(m);
      m.it[1] = before;
      if (amount === undefined) return;
      countUse(m, ability, instance, card);
      if (amount !== 0) addChange(m, roll, amount, card);
    });
}

/**
 * Throws the dice of a roll again, or the first of them that shows a number; whether any was thrown. What was added to the roll
 * stays; a total that was announced is announced again.
 */
export function throwAgain(m: Machine, roll: number, shows: number | undefined, causing: Causing): boolean {
  const { p, layout } = m;
  const at = rollAt(layout, roll);
  const symbol = m.rolls[p[at + Roll.purpose]];
  const all = Array.from({ length: symbol.dice }, (_, i) => i);
  const again = shows === undefined ? all : all.filter((i) => p[at + Roll.dice + i] === shows).slice(0, 1);
  if (again.length === 0) return false;
  const announced = isAnnounced(p, layout, roll);
  p[at + Roll.bonuses] = UNANNOUNCED;
  for (const i of again)
    p[at + Roll.dice + i] = die(m, symbol, p[at + Roll.roller], p[at + Roll.about], i + 1);
  p[Header.changes]++;
  m.listener?.happened({ kind: 'rolled', roll: symbol, ...rollTerms(m, symbol, roll) }, causeOf(m, causing));
  if (announced) announceTotal(m, roll);
  return true;
}

/** Turns the first die of a roll that shows a number to another one that it has; whether it was turned. */
export function setDie(m: Machine, roll: number, shown: number, shows: number, causing: Causing): boolean {
  const { p, layout } = m;
  const at = rollAt(layout, roll);
  const symbol = m.rolls[p[at + Roll.purpose]];
  const all = Array.from({ length: symbol.dice }, (_, i) => at + Roll.dice + i);
  const die = all.find((i) => p[i] === shown);
  if (die === undefined || shows === shown || shows < 1 || shows > symbol.sides) return false;
  const announced = isAnnounced(p, layout, roll);
  p[at + Roll.bonuses] = UNANNOUNCED;
  p[die] = shows;
  p[Header.changes]++;
  m.listener?.happened({ kind: 'rolled', roll: symbol, ...rollTerms(m, symbol, roll) }, causeOf(m, causing));
  if (announced) announceTotal(m, roll);
  return true;
}

/** The face of a die: the one that was set, or chance. */
function die(m: Machine, roll: RollSymbol, roller: number, about: number, die: number): number {
  const { p, layout } = m;
  const { sides } = roll;
  m.draws++;
  if (!isScripted(p, layout)) return 1 + draw(p, layout, 'dice', sides);
  const face = nextScripted(p, layout);
  if (face < 1 || face > sides)
    throw new NotScripted({ roll, roller, about, die, ...(face > sides ? { said: face } : {}) });
  return face;
}

/** Changes a roll on the table. */
export function shift(m: Machine, roll: number, amount: number, causing: Causing): void {
  const { p } = m;
  if (roll < 0 || amount === 0) return;
  const before = rollTotal(m, roll);
  addChange(m, roll, amount, sourceOf(m));
  p[Header.changes]++;
  m.listener?.happened({ kind: 'shifted', roll, before, now: rollTotal(m, roll) }, causeOf(m, causing));
}

/** One more change of a roll, by a card. */
function addChange({ p, layout }: Machine, roll: number, amount: number, card: number): void {
  const at = rollAt(layout, roll);
  const count = p[at + Roll.shifts];
  const place = at + Roll.changes + 2 * Math.min(count, MOST_SHIFTS - 1);
  if (count < MOST_SHIFTS) {
    p[at + Roll.shifts]++;
    p[place] = amount;
    p[place + 1] = card;
  } else {
    p[place] = checkedInt(p[place] + amount);
    // A sum of what several cards did is no card's.
    if (p[place + 1] !== card) p[place + 1] = -1;
  }
}

/** The card that the running text is of, or that it was given. */
function sourceOf(m: Machine): number {
  const { p } = m;
  const frame = p[Header.frame];
  if (p[frame + Frame.this] >= 0) return p[frame + Frame.this];
  return m.givenCard?.(p[frame + Frame.program], frame) ?? -1;
}

/** The bonuses of a roll: those at the announcement of its total, else those that last at this moment. */
function bonusesOf(m: Machine, roll: number, visit: (amount: number, card: number) => void): void {
  const { p, layout } = m;
  if (!isAnnounced(p, layout, roll)) {
    modifiersOf(m, m.responding?.rolls, roll, visit);
    return;
  }
  const at = rollAt(layout, roll);
  for (let i = 0; i < p[at + Roll.bonuses]; i++)
    visit(p[at + Roll.added + 2 * i], p[at + Roll.added + 2 * i + 1]);
}

/**
 * Makes the total of a roll final: it changes by what is done to the roll, and not with the bonuses that
 * last.
 */
export function announceTotal(m: Machine, roll: number): void {
  const { p, layout } = m;
  if (isAnnounced(p, layout, roll)) return;
  const at = rollAt(layout, roll);
  let count = 0;
  bonusesOf(m, roll, (amount, card) => {
    const place = at + Roll.added + 2 * Math.min(count, MOST_BONUSES - 1);
    const apart = count < MOST_BONUSES;
    p[place] = apart ? amount : checkedInt(p[place] + amount);
    // A sum of what several cards did is no card's.
    p[place + 1] = apart || p[place + 1] === card ? card : -1;
    count++;
  });
  p[at + Roll.bonuses] = Math.min(count, MOST_BONUSES);
}

/**
 * Lets players respond to a roll again: until its total is announced again, it changes with the bonuses that
 * last.
 */
export function reopen({ p, layout }: Machine, roll: number): void {
  if (!isAnnounced(p, layout, roll)) return;
  const at = rollAt(layout, roll);
  p[at] = RollState.open;
  p[at + Roll.bonuses] = UNANNOUNCED;
}

/** What a roll comes to, with everything that changes it. */
export function rollTotal(m: Machine, roll: number): number {
  if (roll < 0) return 0;
  const { p, layout } = m;
  const symbol = m.rolls[p[rollAt(layout, roll) + Roll.purpose]];
  let sum = natural(p, layout, roll, symbol.dice) + shifted(p, layout, roll);
  bonusesOf(m, roll, (amount) => {
    sum = checkedInt(sum + amount);
  });
  return sum;
}

/** The sum of a roll, part by part: what the dice show, each modifier with its card, what changed it since. */
export function rollTerms(m: Machine, symbol: RollSymbol, roll: number): RollTerms {
  const { p, layout } = m;
  const at = rollAt(layout, roll);
  const dice = Array.from({ length: symbol.dice }, (_, i) => p[at + Roll.dice + i]);
  const terms: { card: number; amount: number }[] = [];
  bonusesOf(m, roll, (amount, card) => terms.push({ card, amount }));
  for (let i = 0; i < p[at + Roll.shifts]; i++)
    terms.push({ card: p[at + Roll.changes + 2 * i + 1], amount: p[at + Roll.changes + 2 * i] });
  return {
    number: roll,
    roller: p[at + Roll.roller],
    about: p[at + Roll.about],
    dice,
    terms,
    total: rollTotal(m, roll),
  };
}

/** Whether the player has won a contest, of which the roll is that of the first side. */
export function hasWon({ p, layout }: Machine, roll: number, player: number): boolean {
  return roll >= 0 && player >= 0 && p[rollAt(layout, roll) + Roll.winner] === player;
}

/** Decides a contest, of which the roll is that of the first side: its totals and its winner become final. */
export function decide(m: Machine, contest: ContestSymbol, roll: number): void {
  const { p, layout } = m;
  const at = rollAt(layout, roll);
  const winner = winnerOf(m, contest, roll);
  announceTotal(m, roll);
  announceTotal(m, p[at + Roll.partner]);
  p[at + Roll.winner] = winner;
}

/** The winner of a contest, or who would win at this moment; -1 for nobody. */
export function winnerOf(m: Machine, { ties }: ContestSymbol, roll: number): number {
  const { p, layout } = m;
  const at = rollAt(layout, roll);
  if (p[at + Roll.winner] !== UNDECIDED) return p[at + Roll.winner];
  const other = p[at + Roll.partner];
  const first = p[at + Roll.roller];
  const second = p[rollAt(layout, other) + Roll.roller];
  const difference = rollTotal(m, roll) - rollTotal(m, other);
  if (difference !== 0) return difference > 0 ? first : second;
  return ties === 'first' ? first : ties === 'second' ? second : -1;
}
