import { inTurnOrder } from './seats.ts';
import { actsOf, conditionsOf, mayChange } from '../../interpreter/compiler/codegen/events/idle-triggers.ts';
import type { TriggerKey } from '../../interpreter/game/linked-game.ts';
import { frameFor, instancesOf, isThere, ofRecord } from './abilities.ts';
import { chooseOf } from './choices.ts';
import { areOpenNow } from './known.ts';
import {
  type Asks,
  inFrame,
  newFrame,
  NOTHING,
  type Frame,
  type Instance,
  type Local,
  type Play,
  type Rec,
} from './state.ts';
import { carryOut } from './texts.ts';

/** What was triggered and waits, and in which order it is carried out. */

/** What an ability that was triggered keeps until it is carried out. */
export function recordOf(
  g: Play,
  { ability, you, card, record }: Instance,
  event: ReadonlyMap<number, Local>,
): Rec {
  const kept = new Map([...(record?.kept ?? []), ...event]);
  return {
    ability,
    you,
    card,
    entered: card?.entered ?? 0,
    until: 'game',
    whose: you,
    serial: g.serial,
    times: 1,
    origin: record,
    kept,
  };
}

export const enqueue = (g: Play, record: Rec): void => void g.pending.push({ ...record, serial: ++g.serial });

/** Whether the condition of something triggered holds now. */
export function conditionHolds(g: Play, record: Rec): boolean {
  const { ability } = record.ability;
  const condition = 'condition' in ability ? ability.condition : undefined;
  return !condition || g.holds(inFrame(frameFor(g, ofRecord(record), undefined)), condition);
}

/** Triggers what waits for the beginning or end of a turn, of a cycle, or of a step by its index. */
export function edge(g: Play, which: 'start' | 'end', of: 'turn' | 'cycle' | number): void {
  const found: Rec[] = [];
  for (const data of g.game.abilities) {
    const { ability } = data;
    if (ability.kind !== 'edge' || ability.edge !== which) continue;
    if ((typeof ability.of === 'string' ? ability.of : ability.of.index) !== of) continue;
    for (const instance of instancesOf(g, data)) {
      const env = {
        frame: frameFor(g, instance, undefined),
        it: { depth: 1, value: g.turn, outer: undefined },
      };
      if (!isThere(g, env, instance) || (ability.whose && !g.holds(env, ability.whose))) continue;
      if (ability.once && instance.record) g.standing.splice(g.standing.indexOf(instance.record), 1);
      found.push(recordOf(g, instance, new Map()));
    }
  }
  for (const record of found) if (conditionHolds(g, record)) enqueue(g, record);
}

/**
 * Carries out what was triggered after a serial number, one after the other, until nothing of it waits any more. State
 * checks are made in between, and `always` also where nothing waits.
 */
export function* settle(g: Play, caller: Frame, since: number, always = false): Asks<void> {
  const due = (): Rec[] => g.pending.filter((record) => record.serial > since);
  if (!always && due().length === 0) return;
  const frame = newFrame('triggers', [], caller, NOTHING, undefined);
  for (;;) {
    yield* checks(g, frame);
    const next = nextOf(g, due());
    if (next.length === 0) return;
    const seat = Math.max(0, next[0].you);
    const chosen = (yield* chooseOf(
      g,
      frame,
      seat,
      'ability',
      next.map(ofRecord),
      'triggers which',
    )) as Instance;
    const record = chosen.record!;
    const { ability } = record.ability;
    const stands = !('still' in ability && ability.still) || conditionHolds(g, record);
    g.pending.splice(g.pending.indexOf(record), 1);
    if (stands)
      yield* carryOut(g, record.ability.program!, frame, record.you, record.card, { locals: record.kept });
  }
}

/** State checks: each in turn, again as long as they change something. */
export function* checks(g: Play, caller: Frame): Asks<void> {
  if (g.game.checks.length === 0) return;
  const frame = newFrame('checks', [], caller, NOTHING, caller.card);
  let before: number;
  do {
    before = g.changes;
    for (const check of g.game.checks) yield* carryOut(g, check, frame, NOTHING, frame.card);
  } while (g.changes !== before);
}

/** Those that come next: one, or several of which somebody chooses. */
function nextOf(g: Play, waiting: readonly Rec[]): readonly Rec[] {
  const chosen = g.game.triggerOrder.includes('the controller chooses');
  const keys: TriggerKey[] = g.game.triggerOrder.filter((key) => key !== 'the controller chooses');
  let left = waiting;
  for (const key of chosen ? keys : [...keys, 'order of arrival' as const]) {
    const least = Math.min(...left.map((record) => keyOf(g, key, record)));
    left = left.filter((record) => keyOf(g, key, record) === least);
  }
  left = withoutIdle(g, left);
  return left.length > 1 && left.every((record) => isAlike(record, left[0])) ? left.slice(0, 1) : left;
}

/** Without those that do nothing now, as everybody knows, whatever the others do. */
function withoutIdle(g: Play, list: readonly Rec[]): readonly Rec[] {
  const isIdle = (record: Rec): boolean => {
    const tests = conditionsOf(actsOf(record.ability));
    if (!tests || !('condition' in record.ability.ability)) return false;
    if (list.some((other) => other !== record && mayChange(g.game, actsOf(other.ability), tests)))
      return false;
    const frame = frameFor(g, ofRecord(record), undefined);
    return areOpenNow(g, frame, tests) && !tests.some((test) => g.holds(inFrame(frame), test));
  };
  const left = list.length > 1 ? list.filter((record) => !isIdle(record)) : list;
  return left.length > 0 ? left : list.slice(0, 1);
}

function keyOf(g: Play, key: TriggerKey, { you, entered, serial }: Rec): number {
  if (key === 'side of the active player')
    return you < 0 ? -1 : inTurnOrder(g, Math.max(0, g.turn)).indexOf(you);
  return key === 'order of entry' ? entered : serial;
}

/** Whether it makes no difference which comes first: they do the same, which does not depend on their card. */
function isAlike(a: Rec, b: Rec): boolean {
  const [done, other] = [doneBy(a), doneBy(b)];
  const said = inWords(done);
  if (said.includes('"op":"this"') || inWords(other) !== said || a.you !== b.you) return false;
  if (isAskedAgain(a) !== isAskedAgain(b)) return false;
  // What is not asked of the event makes no difference once it is over.
  return [...localsIn(done)].every((slot) => b.kept.get(slot) === a.kept.get(slot));
}

/** What is left to be done and asked of a trigger that waits. */
const doneBy = ({ ability: { ability, program } }: Rec): unknown => [
  program?.program.acts,
  'condition' in ability ? ability.condition : undefined,
  ability.guard,
];

const isAskedAgain = ({ ability: { ability } }: Rec): boolean => 'still' in ability && ability.still === true;

/** A tree without the places and words of its text, with the names of its symbols. */
const inWords = (tree: unknown): string =>
  JSON.stringify(tree, (key, part: unknown) => {
    if (key === 'span' || key === 'words') return undefined;
    if (typeof part === 'object' && part !== null && 'sort' in part && 'names' in part)
      return `${String(part.sort)} ${'id' in part ? String(part.id) : ''}`;
    return part;
  });

/** All locals that a text reads anywhere. */
function localsIn(tree: unknown): Set<number> {
  const found = new Set<number>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || ('sort' in part && 'names' in part)) return;
    const { op, slot } = part as { op?: string; slot?: number };
    if ((op === 'local' || op === 'list') && slot !== undefined) found.add(slot);
    for (const [key, each] of Object.entries(part)) if (key !== 'slots' && key !== 'span') visit(each);
  };
  visit(tree);
  return found;
}
