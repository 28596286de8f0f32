import type { EffectEnd, StepEnd } from '../../../dsl/ir/statements.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { StepSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { Header, RECORD_SIZE, type Layout } from './position-layout.ts';
import { clearPresent, findPrinted, setPresent } from './present-abilities.ts';

/**
 * What outlives the frame that made it, in places of fixed size:
 *
 *   state | ability | you | card | entered | until | seat | serial | arrival | times | origin | values that it keeps ...
 */
export const Record = {
  state: 0,
  ability: 1,
  you: 2,
  card: 3,
  /** When the card came into play that it is of; another time is another object. */
  entered: 4,
  until: 5,
  /** Whose turn ends it. */
  seat: 6,
  serial: 7,
  /** When the event began that triggered it: what one event triggers arrives at the same time. */
  arrival: 8,
  /** How often a number was added by the same text, which has one record; of an ability that an effect gives so often in all: one more than it was used. */
  times: 9,
  /** Of what was triggered: the serial number of the effect that gives the ability; 0 where it is printed. */
  origin: 10,
  values: 11,
} as const;

/** How many values a record keeps. */
export const VALUES_KEPT = RECORD_SIZE - Record.values;

export const RecordState = {
  free: 0,
  /** Created by an effect, until its time is over. */
  standing: 1,
  /** Triggered by something that has not happened yet. */
  draft: 2,
  /** Triggered, to be carried out. */
  pending: 3,
  /**
   * Triggered by the event in the middle of which it was created, when that event is over; `arrival` says
   * which.
   */
  overheard: 4,
} as const;

/** Codes of `Record.until`. */
const untils = [
  'game',
  'end of turn',
  'start of your turn',
  'end of your turn',
  'end of cycle',
  // Your turn has not begun yet; when it does, it is the end of that turn.
  'end of your next turn',
] as const;

/** What ends at a step. */
const stepEnds: readonly StepEnd[] = [
  'start of step',
  'end of step',
  'start of your step',
  'end of your step',
  'end of your next step',
];

/** The code of `Record.until`: behind those of the spans of time follow the verbs; those of steps are negative. */
export function untilCode(until: EffectEnd): number {
  if ('step' in until) return -1 - until.step.index * stepEnds.length - stepEnds.indexOf(until.kind);
  return until.kind === 'end of verb' ? untils.length + until.verb.index : untils.indexOf(until.kind);
}

const nameOfStep = (kind: StepEnd, step: StepSymbol): string => `${kind} ${step.id}`;

/** What a code says: the name of a span of time, or `end of` and a verb, or `end of step` and a step. */
export function untilName(code: number, { verbs, steps }: Pick<Vocabulary, 'verbs' | 'steps'>): string {
  if (code >= 0) return untils[code] ?? `end of ${verbs[code - untils.length].id}`;
  const at = -1 - code;
  const step = steps.find(({ index }) => index === Math.floor(at / stepEnds.length))!;
  return nameOfStep(stepEnds[at % stepEnds.length], step);
}

/** The code of a name; undefined for a name that is unknown in the game. */
export function untilCodeOf(
  name: string,
  { verbs, steps }: Pick<Vocabulary, 'verbs' | 'steps'>,
): number | undefined {
  const code = (untils as readonly string[]).indexOf(name);
  if (code >= 0) return code;
  const ends = steps.flatMap((step) => stepEnds.map((kind) => ({ kind, step })));
  const end = ends.find(({ kind, step }) => nameOfStep(kind, step) === name);
  if (end) return untilCode(end);
  const verb = verbs.findIndex(({ id }) => name === `end of ${id}`);
  return verb < 0 ? undefined : untils.length + verb;
}

export const recordAt = (layout: Layout, record: number): number => layout.records + record * RECORD_SIZE;

/** Takes a free record; -1 where there is none. */
export function newRecord(p: Int32Array, layout: Layout, state: number): number {
  for (let record = 0; record < layout.recordCount; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.free) continue;
    takeRecord(p, layout, record, state);
    p[at + Record.serial] = ++p[Header.serial];
    p[at + Record.times] = 1;
    return record;
  }
  return -1;
}

/** Takes this very record. */
export function takeRecord(p: Int32Array, layout: Layout, record: number, state: number): void {
  p[recordAt(layout, record)] = state;
  p[Header.records] = Math.max(p[Header.records], record + 1);
}

export function freeRecord(p: Int32Array, layout: Layout, record: number): void {
  const at = recordAt(layout, record);
  const stood = p[at] === RecordState.standing ? p[at + Record.ability] : -1;
  p.fill(0, at, at + RECORD_SIZE);
  let end = p[Header.records];
  while (end > 0 && p[recordAt(layout, end - 1)] === RecordState.free) end--;
  p[Header.records] = end;
  if (stood >= 0 && !isStanding(p, layout, stood)) clearPresent(p, layout, stood);
}

/** Whether a record has an ability that an effect created. */
function isStanding(p: Int32Array, layout: Layout, ability: number): boolean {
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.standing && p[at + Record.ability] === ability) return true;
  }
  return false;
}

/** Works out which abilities can be there in a position that was put together otherwise than by playing. */
export function findPresent(p: Int32Array, layout: Layout): void {
  findPrinted(p, layout);
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.standing) setPresent(p, layout, p[at + Record.ability]);
  }
}
