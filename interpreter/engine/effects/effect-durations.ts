import type { EffectEnd } from '../../../dsl/ir/statements.ts';
import type { StepSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Instruction } from '../program/instruction.ts';
import {
  type EdgePart,
  type LinkedAbility,
  borrow,
  release,
  type Machine,
  causeOf,
} from '../program/machine.ts';
import { Header } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';
import { clearRolls } from '../state/roll-records.ts';
import { setPresent } from '../state/present-abilities.ts';
import { freeRecord, newRecord, Record, RecordState, recordAt, untilCode } from '../state/effect-records.ts';
import {
  eachInstance,
  enterAbility,
  enteredAt,
  recordTrigger,
  inOrderOfSerials,
  inRecord,
  isInForce,
  leaveAbility,
} from '../triggers/ability-instances.ts';
import { TooMuch } from '../vm/game-fault.ts';
import { sinceWhen } from './continuous-modifiers.ts';
import { drop, overhear, raise } from '../triggers/replacements-and-triggers.ts';

/**
 * What effects create, until its time is over; and what waits for the beginning or end of a part of the flow.
 */

/** Makes an ability last from this moment, with the values of the running text that it uses. `seat`: whose turn ends it. */
export function stand(
  m: Machine,
  ability: LinkedAbility,
  until: EffectEnd,
  seat: number,
  causing: Pick<Instruction, 'at'>,
): void {
  const { p, layout, listener } = m;
  const frame = p[Header.frame];
  const card = p[frame + Frame.this];
  const before = sameAs(m, ability, until, seat);
  if (before >= 0 && !addsUp(ability)) return;
  if (before >= 0 && isLast(m, ability, before)) return;
  const record = before >= 0 ? before : newRecord(p, layout, RecordState.standing);
  if (record < 0) throw new TooMuch();
  const at = recordAt(layout, record);
  if (before >= 0) {
    p[at + Record.times]++;
    p[at + Record.serial] = ++p[Header.serial];
  }
  p[at + Record.ability] = ability.index;
  setPresent(p, layout, ability.index);
  p[at + Record.you] = p[frame + Frame.you];
  p[at + Record.card] = card;
  p[at + Record.entered] = enteredAt(m, card);
  p[at + Record.until] = untilCode(until);
  p[at + Record.seat] = seat;
  ability.outer.forEach((slot, i) => {
    p[at + Record.values + ability.event.length + i] = p[frame + Frame.locals + slot];
  });
  p[Header.changes]++;
  listener?.happened(
    {
      kind: 'stands',
      ability: ability.index,
      you: p[frame + Frame.you],
      begins: true,
      about: cardsOfEffect(m, record),
    },
    causeOf(m, causing),
  );
  overhear(m, ability, { instance: inRecord(record), you: p[frame + Frame.you], card });
}

/**
 * The record that has the same already: a prohibition, or a modifier. Another prohibition forbids nothing
 * new; modifiers are counted. Abilities that answer to events do so once for each time that they were
 * created.
 */
function sameAs({ p, layout }: Machine, ability: LinkedAbility, until: EffectEnd, seat: number): number {
  const { kind, limit } = ability.data.ability;
  if ((kind !== 'rule' && kind !== 'modifier' && kind !== 'sight') || limit) return -1;
  const frame = p[Header.frame];
  const card = p[frame + Frame.this];
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.standing || p[at + Record.ability] !== ability.index) continue;
    if (p[at + Record.you] !== p[frame + Frame.you] || p[at + Record.card] !== card) continue;
    if (p[at + Record.until] !== untilCode(until) || p[at + Record.seat] !== seat) continue;
    const values = at + Record.values + ability.event.length;
    if (ability.outer.every((slot, i) => p[values + i] === p[frame + Frame.locals + slot])) return record;
  }
  return -1;
}

/** Whether it counts how often it was caused: a change of a value, or a limit that is higher. */
const addsUp = ({ data: { ability } }: LinkedAbility): boolean =>
  ability.kind === 'modifier' ||
  (ability.kind === 'rule' && ability.patterns.some(({ more }) => more !== undefined));

const isSetting = ({ data: { ability } }: LinkedAbility): boolean =>
  ability.kind === 'modifier' && ability.change !== 'add';

/** Whether what a record sets was set by nothing else since. */
function isLast(m: Machine, ability: LinkedAbility, record: number): boolean {
  if (!isSetting(ability)) return false;
  const since = m.p[recordAt(m.layout, record) + Record.serial];
  let last = true;
  for (const each of m.responding!.abilities.filter(isSetting))
    eachInstance(m, each, (instance, _, card) => {
      last &&= sinceWhen(m, instance, card) <= since;
    });
  return last;
}

/** The cards that a lasting effect mentions: those that the effect which created it had found. */
export function cardsOfEffect({ p, layout, responding }: Machine, record: number): number[] {
  const at = recordAt(layout, record);
  const { event, outer, data } = responding!.abilities[p[at + Record.ability]];
  return outer.flatMap((slot, i) => {
    const { sort, many } = data.ability.slots[slot];
    const card = p[at + Record.values + event.length + i];
    return sort === 'card' && !many && card >= 0 ? [card] : [];
  });
}

/**
 * Takes the dice off the table. What lasts for one of these rolls is not about a later one in the same place: what is
 * forbidden about it is over, and anything else is about no roll.
 */
export function takeDiceAway(m: Machine, causing: Pick<Instruction, 'at'>): void {
  const { p, layout, responding } = m;
  if (p[Header.rolls] === 0) return;
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.standing) continue;
    const { event, outer, data } = responding!.abilities[p[at + Record.ability]];
    const { kind, slots } = data.ability;
    const rolls = outer.flatMap((slot, i) => (slots[slot].sort === 'roll' && !slots[slot].many ? [i] : []));
    if (rolls.length > 0 && kind === 'rule') end(m, record, causing);
    else for (const i of rolls) p[at + Record.values + event.length + i] = -1;
  }
  clearRolls(p, layout);
}

/** Whether a lasting effect is about cards of which the effect that created it had found none. */
export function isAboutNobody(m: Machine, record: number): boolean {
  const { outer, data } = m.responding!.abilities[m.p[recordAt(m.layout, record) + Record.ability]];
  const { slots } = data.ability;
  return (
    outer.length > 0 &&
    outer.every((slot) => slots[slot].sort === 'card' && !slots[slot].many) &&
    cardsOfEffect(m, record).length === 0
  );
}

/** Ends what lasted until this moment. `seat`: whose turn it is; -1 if that makes no difference. */
export function expire(m: Machine, until: EffectEnd, seat: number, causing: Pick<Instruction, 'at'>): void {
  const { p, layout } = m;
  const code = untilCode(until);
  const over = borrow(m);
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.standing || p[at + Record.until] !== code) continue;
    if (seat < 0 || p[at + Record.seat] === seat) over.push(record);
  }
  inOrderOfSerials(m, over);
  for (let i = 0; i < over.length; i++) end(m, over.items[i], causing);
  release(m);
}

function end(m: Machine, record: number, causing: Pick<Instruction, 'at'>): void {
  const { p, layout, listener } = m;
  const at = recordAt(layout, record);
  const ability = p[at + Record.ability];
  const you = p[at + Record.you];
  const about = listener ? cardsOfEffect(m, record) : [];
  freeRecord(p, layout, record);
  p[Header.changes]++;
  listener?.happened({ kind: 'stands', ability, you, begins: false, about }, causeOf(m, causing));
}

/**
 * A turn begins: what lasts until the end of that player's next turn lasts until the end of this one from
 * here on.
 */
export function turnBegins(m: Machine, seat: number): void {
  begins(m, [untilCode({ kind: 'end of your next turn' }), untilCode({ kind: 'end of your turn' })], seat);
}

/** A step of a player's turn begins: the same for what lasts until the end of the next one. */
export function stepBegins(m: Machine, step: StepSymbol, seat: number): void {
  const [next, now] = (['end of your next step', 'end of your step'] as const).map((kind) =>
    untilCode({ kind, step }),
  );
  begins(m, [next, now], seat);
}

function begins({ p, layout }: Machine, [next, now]: readonly [number, number], seat: number): void {
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.standing && p[at + Record.until] === next && p[at + Record.seat] === seat)
      p[at + Record.until] = now;
  }
}

/** Triggers what waits for the beginning or end of a turn (`'turn'`), of a cycle, or of a step by its index. */
export function edge(m: Machine, which: 'start' | 'end', of: EdgePart): void {
  const { p, layout, responding } = m;
  const abilities = responding?.edges[which].get(of);
  if (!abilities) return;
  const since = p[Header.serial];
  for (const ability of abilities) {
    const tree = ability.data.ability;
    if (tree.kind !== 'edge') continue;
    eachInstance(m, ability, (instance, you, card) => {
      const before = m.it[1];
      m.it[1] = p[Header.turn];
      enterAbility(m, ability, instance, you, card);
      const there = isInForce(m, ability, instance, you) && (!ability.test || ability.test(m));
      const locals = p[Header.frame] + Frame.locals;
      const values = ability.outer.map((slot) => p[locals + slot]);
      leaveAbility(m);
      m.it[1] = before;
      if (!there) return;
      if (tree.once && instance <= -2) freeRecord(p, layout, -2 - instance);
      const has = { instance, you, card };
      const at = recordAt(layout, recordTrigger(m, RecordState.draft, ability, has, since));
      values.forEach((value, i) => (p[at + Record.values + ability.event.length + i] = value));
    });
  }
  raise(m, since);
  drop(m, since);
}

/** Resets the counts for a span of time. */
export function resetCounts({ p }: Machine, counts: readonly { at: number; size: number }[]): void {
  for (const { at, size } of counts) p.fill(0, at, at + size);
}
