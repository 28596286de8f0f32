import type { LinkedAbility, Machine } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import type { TriggerKey } from '../../game/linked-game.ts';
import { Header } from '../state/position-layout.ts';
import { placesTo } from '../state/turn-order.ts';
import { Frame } from '../state/call-stack.ts';
import { Record, RecordState, recordAt } from '../state/effect-records.ts';
import { inOrderOfSerials, inRecord, leaveAbility } from './ability-instances.ts';
import { enterRecord } from './replacements-and-triggers.ts';
import type { Runner } from '../program/instruction.ts';

/** Triggers that wait to be carried out, and which of them comes next. */

/** Whether something waits that was triggered after a serial number. */
export function isDue({ p, layout }: Machine, since: number): boolean {
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.pending && p[at + Record.serial] > since) return true;
  }
  return false;
}

/** The serial number at the beginning of the event around a frame; 0 if there is no event around it. */
export function eventAround({ m: { p }, programs }: Runner, from: number): number {
  for (let frame = from; frame > 0; frame = p[frame + Frame.caller]) {
    const { source } = programs[p[frame + Frame.program]];
    if (source.role.kind !== 'event') continue;
    const since = source.program.slots.findIndex(({ use }) => use === 'since');
    return p[frame + Frame.locals + since];
  }
  return 0;
}

/**
 * The triggers that come next by the game's order: one, or several of which somebody chooses. Identical ones, of which
 * the order makes no difference, are one.
 */
export function nextTriggers(m: Machine, order: readonly TriggerKey[], since: number, out: List): void {
  const { p, layout } = m;
  out.length = 0;
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.pending && p[at + Record.serial] > since) out.push(record);
  }
  inOrderOfSerials(m, out);
  for (const key of order) {
    if (key === 'the controller chooses') continue;
    keepFirst(m, key, out);
  }
  if (!order.includes('the controller chooses')) keepFirst(m, 'serial', out);
  if (out.length > 1) dropIdle(m, out);
  if (out.length > 1 && allAlike(m, out)) out.length = 1;
  for (let i = 0; i < out.length; i++) out.items[i] = inRecord(out.items[i]);
}

/** Leaves out those that do nothing now, whatever the others do; they come when their turn is. One is kept. */
function dropIdle(m: Machine, list: List): void {
  const linked = list.toArray().map((record) => abilityIn(m, record));
  const isIdle = (record: number, i: number): boolean => {
    const { idle } = linked[i];
    if (!idle || !linked.every((other, j) => i === j || idle.despite(other.data))) return false;
    enterRecord(m, record);
    const holds = idle.holds(m);
    leaveAbility(m);
    return holds;
  };
  const left = list.toArray().filter((record, i) => !isIdle(record, i));
  const kept = left.length > 0 ? left : [list.items[0]];
  list.length = 0;
  for (const record of kept) list.push(record);
}

/** Keeps those for which the key is the least. */
function keepFirst(m: Machine, key: TriggerKey | 'serial', list: List): void {
  let least = Number.MAX_SAFE_INTEGER;
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const record = list.items[i];
    const value = keyOf(m, key, record);
    if (value < least) {
      least = value;
      kept = 0;
    }
    if (value === least) list.items[kept++] = record;
  }
  list.length = kept;
}

function keyOf({ p, layout }: Machine, key: TriggerKey | 'serial', record: number): number {
  const at = recordAt(layout, record);
  switch (key) {
    case 'side of the active player': {
      const you = p[at + Record.you];
      return you < 0 ? -1 : placesTo(layout, p, Math.max(0, p[Header.turn]), you);
    }
    case 'order of entry':
      return p[at + Record.entered];
    case 'order of arrival':
      return p[at + Record.arrival];
    default:
      return p[at + Record.serial];
  }
}

/** Whether it makes no difference which comes first: they do the same, with the same values. */
function allAlike({ p, layout, responding }: Machine, list: List): boolean {
  const first = recordAt(layout, list.items[0]);
  const { alike } = responding!.abilities[p[first + Record.ability]];
  if (!alike) return false;
  for (let i = 1; i < list.length; i++) {
    const at = recordAt(layout, list.items[i]);
    const other = responding!.abilities[p[at + Record.ability]];
    if (other.alike?.as !== alike.as || p[at + Record.you] !== p[first + Record.you]) return false;
    if (alike.reads.some((j) => p[at + Record.values + j] !== p[first + Record.values + j])) return false;
  }
  return true;
}

const abilityIn = ({ p, layout, responding }: Machine, record: number): LinkedAbility =>
  responding!.abilities[p[recordAt(layout, record) + Record.ability]];
