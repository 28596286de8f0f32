import { borrow, release } from '../program/machine.ts';
import type { LinkedAbility, LinkedPattern, Machine } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import { Header } from '../state/position-layout.ts';
import { TooDeep } from '../vm/game-fault.ts';
import { Frame, reserveList } from '../state/call-stack.ts';
import { isPresent } from '../state/present-abilities.ts';
import { freeRecord, Record, RecordState, recordAt } from '../state/effect-records.ts';
import {
  abilityOf,
  cardOf,
  countUse,
  eachInstance,
  enterAbility,
  enteredAt,
  holderOf,
  inOrderOfSerials,
  inRecord,
  hasUsesLeft,
  isInForce,
  isVisibleTo,
  leaveAbility,
  recall,
  recordOf,
  recordTrigger,
  type AbilityInstance,
} from './ability-instances.ts';

/**
 * What may speak about a verb before and after it is done: rules that forbid it, abilities that put something else in
 * its place, and those that are triggered. The frame that proposes a verb has the verb's parameters as first locals.
 */

/** What is proposed: who does it, with what. Read from the proposing frame, which stays where it is. */
export interface Proposal {
  readonly you: number;
  /** Values of the parameters; the direct object is `object`, one after the other where there are several. */
  readonly values: readonly number[];
  /** The parameter that is the direct object; -1 where the verb has none. */
  readonly direct: number;
}

/** Fills the locals of an ability with what is proposed; the direct object is `object`. */
export function fillLocals(
  m: Machine,
  pattern: LinkedPattern,
  { you, values, direct }: Proposal,
  object: number,
): void {
  const locals = m.p[Header.frame] + Frame.locals;
  m.p[locals + pattern.agent] = you;
  for (let i = 0; i < pattern.arguments.length; i++) {
    const slot = pattern.arguments[i];
    if (slot >= 0) m.p[locals + slot] = i === direct ? object : values[i];
  }
}

/** Whether one of some abilities can be there: where none can, nobody need look what is proposed. */
export function someCanApply({ p, layout }: Machine, patterns: readonly LinkedPattern[]): boolean {
  for (let i = 0; i < patterns.length; i++) if (isPresent(p, layout, patterns[i].ability.index)) return true;
  return false;
}

/** Whether an ability is there and waits for just this. */
export function applies(
  m: Machine,
  pattern: LinkedPattern,
  instance: number,
  you: number,
  card: number,
  proposal: Proposal,
  object: number,
): boolean {
  const { ability } = pattern;
  if (!isVisibleTo(m, ability, card, proposal.you)) return false;
  const all = pattern.together && borrow(m);
  enterAbility(m, ability, instance, you, card);
  const isAll = !all || findTogether(m, pattern, proposal, object, all);
  fillLocals(m, pattern, proposal, object);
  if (all) fillTogether(m, pattern, all);
  const holds =
    isAll &&
    isInForce(m, ability, instance, you) &&
    pattern.test(m) &&
    (!ability.possible || ability.possible(m));
  leaveAbility(m);
  if (all) release(m);
  return holds;
}

/**
 * Finds what an event happens to at once, in the frame of an ability that waits for just that: all of a pile, or all objects
 * that are meant. Whether there are as many as it waits for, and the object is the first of them: together they are asked
 * about once.
 */
function findTogether(
  m: Machine,
  pattern: LinkedPattern,
  proposal: Proposal,
  object: number,
  out: List,
): boolean {
  const { pile, size, many } = pattern.together!;
  const objects = borrow(m);
  proposedObjects(m, proposal, many, objects);
  fillLocals(m, pattern, proposal, object);
  const place = pile?.(m) ?? -1;
  const whole = size?.(m);
  for (let i = 0; i < objects.length; i++) {
    const each = objects.items[i];
    fillLocals(m, pattern, proposal, each);
    if (pile ? pile(m) === place : pattern.test(m)) out.push(each);
  }
  release(m);
  if (out.length === 0 || out.items[0] !== object) return false;
  if (pile) return place >= 0 && whole === out.length;
  const { least, most } = pattern.batch!;
  return least(m) <= out.length && (!most || out.length <= most(m));
}

/** Gives an ability in whose frame it is called what an event happens to at once. */
function fillTogether(m: Machine, { together }: LinkedPattern, all: List): void {
  const { p } = m;
  const { slot, pile } = together!;
  if (slot < 0) return;
  const at = p[Header.frame] + Frame.locals + slot;
  if (pile) {
    p[at] = pile(m);
    return;
  }
  const list = reserveList(p, all.length);
  if (list === 0) throw new TooDeep();
  p[at] = list;
  p[list] = all.length;
  for (let i = 0; i < all.length; i++) p[list + 1 + i] = all.items[i];
}

/**
 * The pattern of an ability that applies to what is proposed, of several where it waits for several verbs. Gives the
 * objects that are taken out of the event together where something happens in its place.
 */
export function replacedTogether(
  m: Machine,
  replacements: readonly LinkedPattern[],
  instance: number,
  proposal: Proposal,
  object: number,
  out: List,
): LinkedPattern {
  const ability = abilityOf(m, instance);
  const [you, card] = [holderOf(m, instance), cardOf(m, instance)];
  const found = replacements.find(
    (pattern) => pattern.ability === ability && applies(m, pattern, instance, you, card, proposal, object),
  )!;
  if (found.together) {
    enterAbility(m, ability, instance, you, card);
    findTogether(m, found, proposal, object, out);
    leaveAbility(m);
  } else out.push(object);
  return found;
}

/**
 * Whether a rule forbids the verb with an object. A rule about a number that is not known yet, of the parameters in
 * `open`, forbids nothing.
 */
export function isForbidden(
  m: Machine,
  rules: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  open: readonly number[] = [],
): boolean {
  let limited = false;
  for (let i = 0; i < rules.length; i++) {
    const pattern = rules[i];
    if (!isPresent(m.p, m.layout, pattern.ability.index)) continue;
    if (isAboutOpen(pattern, open) || pattern.more !== undefined) continue;
    if (pattern.most) {
      limited = true;
      continue;
    }
    let found = false;
    eachInstance(m, pattern.ability, (instance, you, card) => {
      found ||= applies(m, pattern, instance, you, card, proposal, object);
    });
    if (found) return true;
  }
  return limited && isUsedUp(m, rules, proposal, object, open);
}

/** By how much texts raise all limits of what is proposed. */
function raisedBy(m: Machine, rules: readonly LinkedPattern[], proposal: Proposal, object: number): number {
  let more = 0;
  for (const pattern of rules) {
    const { more: times } = pattern;
    if (times === undefined) continue;
    eachInstance(m, pattern.ability, (instance, you, card) => {
      if (!applies(m, pattern, instance, you, card, proposal, object)) return;
      const record = recordOf(instance);
      more += times * (record < 0 ? 1 : m.p[recordAt(m.layout, record) + Record.times]);
    });
  }
  return more;
}

/** Whether something was done as often as the highest limit that applies allows, by any question how often it was done. */
function isUsedUp(
  m: Machine,
  rules: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  open: readonly number[],
): boolean {
  for (let i = 0; i < rules.length; i++) {
    const { most } = rules[i];
    if (!most || isAboutOpen(rules[i], open) || isAskedBefore(rules, i, open)) continue;
    let left: number | undefined;
    for (let j = i; j < rules.length; j++) {
      const pattern = rules[j];
      if (pattern.most?.question !== most.question || isAboutOpen(pattern, open)) continue;
      const { times, done } = pattern.most;
      eachInstance(m, pattern.ability, (instance, you, card) => {
        if (!applies(m, pattern, instance, you, card, proposal, object)) return;
        enterAbility(m, pattern.ability, instance, you, card);
        fillLocals(m, pattern, proposal, object);
        left = Math.max(left ?? -Infinity, times - done(m));
        leaveAbility(m);
      });
    }
    if (left !== undefined && left <= 0 && left + raisedBy(m, rules, proposal, object) <= 0) return true;
  }
  return false;
}

/** Whether a rule is about a parameter that is not known yet. */
function isAboutOpen(pattern: LinkedPattern, open: readonly number[]): boolean {
  for (let i = 0; i < open.length; i++) if (pattern.arguments[open[i]] >= 0) return true;
  return false;
}

/** Whether a limit asks the same as one before it. */
function isAskedBefore(rules: readonly LinkedPattern[], at: number, open: readonly number[]): boolean {
  const { question } = rules[at].most!;
  for (let i = 0; i < at; i++)
    if (rules[i].most?.question === question && !isAboutOpen(rules[i], open)) return true;
  return false;
}

/**
 * Replacements that apply to an object, each at most once in the same event: neither those that were declined, nor
 * those whose own text is what proposes this.
 */
export function replacementsFor(
  m: Machine,
  replacements: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  declined: List,
  out: List,
): void {
  for (const pattern of replacements) {
    eachInstance(m, pattern.ability, (instance, you, card) => {
      if (declined.has(instance)) return;
      if (isRunning(m, pattern.ability.program, card)) return;
      if (out.has(instance)) return;
      if (applies(m, pattern, instance, you, card, proposal, object)) out.push(instance);
    });
  }
}

/** Whether a text of a card is being carried out by one of the frames below. */
export function isRunning({ p }: Machine, program: number, card: number): boolean {
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    if (p[frame + Frame.program] === program && p[frame + Frame.this] === card) return true;
  return false;
}

/** Who decides whether a replacement is used, and which of several: who does it if the ability speaks to them, else who has the object. */
export function asker(m: Machine, instance: number, proposal: Proposal): number {
  const holder = holderOf(m, instance);
  if (holder >= 0) return holder;
  return proposal.you >= 0 ? proposal.you : Math.max(0, m.p[Header.turn]);
}

/** Fills the locals of a replacement that begins to be carried out. */
export function fillReplacement(
  m: Machine,
  pattern: LinkedPattern,
  instance: number,
  proposal: Proposal,
  object: number,
  all: List,
): void {
  const { ability } = pattern;
  fillLocals(m, pattern, proposal, object);
  if (pattern.together) fillTogether(m, pattern, all);
  recall(m, ability, instance);
  countUse(m, ability, instance, cardOf(m, instance));
}

/**
 * Notes what waits for an event that began at a serial number: for each object, or for all of them as one. `itself`:
 * only what came into play by it.
 */
export function match(
  m: Machine,
  patterns: readonly LinkedPattern[],
  proposal: Proposal,
  objects: List,
  since: number,
  itself = false,
): void {
  for (const pattern of patterns) {
    eachInstance(m, pattern.ability, (instance, you, card) => {
      // A second look after the event finds what is printed on what came into play by it, and nothing else.
      if (itself && !(pattern.itself && recordOf(instance) < 0 && enteredAt(m, card) > since)) return;
      // What is there wherever its card is was asked when the event began.
      if (itself && pattern.ability.anywhere) return;
      matchOne(m, pattern, { instance, you, card }, proposal, objects, since);
    });
  }
}

function matchOne(
  m: Machine,
  pattern: LinkedPattern,
  there: AbilityInstance,
  proposal: Proposal,
  objects: List,
  since: number,
  state: number = RecordState.draft,
): void {
  const { instance, card } = there;
  // The use of a card that is never in play is that of the player who uses it.
  const isOfUse = pattern.ability.anywhere && recordOf(instance) < 0;
  const you = isOfUse ? proposal.you : there.you;
  const has = { ...there, you };
  const count = proposal.direct < 0 ? 1 : objects.length;
  let [found, first] = [0, -1];
  for (let i = 0; i < count; i++) {
    const object = proposal.direct < 0 ? -1 : objects.items[i];
    if (!applies(m, pattern, instance, you, card, proposal, object)) continue;
    if (found++ === 0) first = object;
    if (!pattern.batch) note(m, pattern, has, proposal, object, since, state);
  }
  if (pattern.batch && found > 0 && isBatch(m, pattern, instance, you, card, found))
    note(m, pattern, has, proposal, first, since, state);
}

/**
 * Notifies an ability that an effect has just created of the event around the effect, if it refers to its own
 * card. It is matched in the present position, because the event itself does not look for abilities again.
 */
export function overhear(m: Machine, ability: LinkedAbility, there: AbilityInstance): void {
  const { p, responding } = m;
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller]) {
    const hearing = responding!.hearings.get(p[frame + Frame.program]);
    if (!hearing || p[frame + Frame.counter] < hearing.from) continue;
    const { parameters, direct, many } = hearing;
    const proposal = proposalOf(m, parameters, direct, frame);
    const since = p[frame + hearing.since];
    const objects = borrow(m);
    proposedObjects(m, proposal, many, objects);
    for (const pattern of hearing.patterns)
      if (pattern.ability === ability)
        matchOne(m, pattern, there, proposal, objects, since, RecordState.overheard);
    release(m);
  }
}

/** Whether an event has as many objects as an ability waits for. */
function isBatch(
  m: Machine,
  { ability, batch }: LinkedPattern,
  instance: number,
  you: number,
  card: number,
  found: number,
): boolean {
  enterAbility(m, ability, instance, you, card);
  const holds = batch!.least(m) <= found && (!batch!.most || found <= batch!.most(m));
  leaveAbility(m);
  return holds;
}

/** Writes down that an ability was triggered, with the event's values. The same ability hears an event once an object. */
function note(
  m: Machine,
  pattern: LinkedPattern,
  { instance, you, card }: AbilityInstance,
  proposal: Proposal,
  object: number,
  since: number,
  state: number,
): void {
  const { p, layout } = m;
  const { ability } = pattern;
  enterAbility(m, ability, instance, you, card);
  fillLocals(m, pattern, proposal, object);
  const locals = p[Header.frame] + Frame.locals;
  const values = [...ability.event, ...ability.outer].map((slot) => p[locals + slot]);
  leaveAbility(m);
  const record = recordTrigger(m, state, ability, { instance, you, card }, since);
  p.set(values, recordAt(layout, record) + Record.values);
  if (same(m, record, since)) freeRecord(p, layout, record);
}

/**
 * Whether a record is what waits for the end of the event that began at a serial number: what it noted before it was
 * done, when nothing else was open; and what overheard it, while events inside came and went.
 */
function isOf({ p }: Machine, at: number, since: number): boolean {
  if (p[at] === RecordState.overheard) return p[at + Record.arrival] === since;
  return p[at] === RecordState.draft && p[at + Record.serial] > since;
}

/** Whether the same was written down in this event: two patterns of one ability may both fit. */
function same(m: Machine, record: number, since: number): boolean {
  const { p, layout } = m;
  const at = recordAt(layout, record);
  for (let other = 0; other < p[Header.records]; other++) {
    const there = recordAt(layout, other);
    if (other === record || p[there] !== p[at] || !isOf(m, there, since)) continue;
    let equal = true;
    for (let i = 1; equal && i < Record.values + 8; i++)
      if (i !== Record.serial) equal = p[there + i] === p[at + i];
    if (equal) return true;
  }
  return false;
}

/** The event has happened: what waits for it is triggered, in the order in which it was noted, if its condition holds. Gives how many were. */
export function raise(m: Machine, since: number): number {
  const { p, layout, responding } = m;
  if (p[Header.records] === 0) return 0;
  let raised = 0;
  const drafts = borrow(m);
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (isOf(m, at, since)) drafts.push(record);
  }
  inOrderOfSerials(m, drafts);
  for (let i = 0; i < drafts.length; i++) {
    const record = drafts.items[i];
    const at = recordAt(layout, record);
    const ability = responding!.abilities[p[at + Record.ability]];
    // One event may have been heard more often than the ability may still be used.
    const instance = ability.inAll ? effectOf(m, record) : -1;
    const card = p[at + Record.card];
    if (hasUsesLeft(m, ability, instance, card) && conditionHolds(m, record)) {
      p[at] = RecordState.pending;
      p[at + Record.serial] = ++p[Header.serial];
      countUse(m, ability, instance, card);
      raised++;
    } else freeRecord(p, layout, record);
  }
  release(m);
  return raised;
}

/** The effect that gave what was triggered; -1 where it is printed, or over. */
function effectOf({ p, layout }: Machine, triggered: number): number {
  const origin = p[recordAt(layout, triggered) + Record.origin];
  if (origin === 0) return -1;
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.standing && p[at + Record.serial] === origin) return inRecord(record);
  }
  return -1;
}

/** Whether the condition of a triggered ability holds now. */
export function conditionHolds(m: Machine, record: number): boolean {
  const { p, layout, responding } = m;
  const at = recordAt(layout, record);
  const ability = responding!.abilities[p[at + Record.ability]];
  if (!ability.condition) return true;
  enterRecord(m, record);
  const holds = ability.condition(m);
  leaveAbility(m);
  return holds;
}

/** Makes a frame for a triggered ability with all values that its record keeps. */
export function enterRecord(m: Machine, record: number): void {
  const { p, layout, responding } = m;
  const at = recordAt(layout, record);
  const ability = responding!.abilities[p[at + Record.ability]];
  enterAbility(m, ability, -1, p[at + Record.you], p[at + Record.card]);
  const locals = p[Header.frame] + Frame.locals;
  [...ability.event, ...ability.outer].forEach((slot, i) => {
    p[locals + slot] = p[at + Record.values + i];
  });
}

/** The event did not happen: nothing was triggered by it. */
export function drop(m: Machine, since: number): void {
  const { p, layout } = m;
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (isOf(m, at, since)) freeRecord(p, layout, record);
  }
}

/** What is proposed by a frame: the running one, unless another is given. */
export function proposalOf(
  { p }: Machine,
  parameters: number,
  direct: number,
  frame = p[Header.frame],
): Proposal {
  const locals = frame + Frame.locals;
  const values: number[] = [];
  for (let i = 0; i < parameters; i++) values.push(p[locals + i]);
  return { you: p[frame + Frame.you], values, direct };
}

/** The direct objects that are proposed: one, or those of a list; none where the verb has no object. */
export function proposedObjects(m: Machine, { values, direct }: Proposal, many: boolean, out: List): void {
  out.length = 0;
  if (direct < 0) return;
  const value = values[direct];
  if (!many) {
    out.push(value);
    return;
  }
  const count = value > 0 ? m.p[value] : 0;
  for (let i = 1; i <= count; i++) out.push(m.p[value + i]);
}

/** Takes an object out of what is proposed. */
export function withdraw(m: Machine, parameter: number, many: boolean, object: number): void {
  const { p } = m;
  const local = p[Header.frame] + Frame.locals + parameter;
  if (!many) {
    p[local] = -1;
    return;
  }
  const list = p[local];
  let kept = 0;
  for (let i = 1; i <= p[list]; i++) if (p[list + i] !== object) p[list + ++kept] = p[list + i];
  p[list] = kept;
}
