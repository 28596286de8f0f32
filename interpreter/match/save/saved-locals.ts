import type { Slot } from '../../../dsl/ir/statements.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Match } from '../match.ts';
import { Frame, reserveList } from '../../engine/state/call-stack.ts';
import { inRecord, onCard } from '../../engine/triggers/ability-instances.ts';
import { SealedRow } from '../../engine/choices/sealed-choices.ts';
import { Broken, indexIn, isNumberIn, type Finder } from './save-faults.ts';
import { faultInSealed, type SavedFrame, type SavedSeal, type SavedValue } from './save-shapes.ts';

/** Gives a local its value; what has to be filled in once all frames are there comes back. */
export function fillLocal(
  match: Match,
  at: number,
  frame: SavedFrame,
  name: string,
  slots: readonly Slot[],
  find: Finder,
  placed: readonly number[],
): (() => void)[] {
  const { p } = match.runner.m;
  const i = slots.findIndex((slot) => slot.name === name);
  if (i < 0) throw new Broken(say('phrase/the-local-of', { local: name, text: frame.text }));
  const local = at + Frame.locals + i;
  const slot = slots[i];
  const value = frame.locals[name];
  if (!slot.many && typeof value === 'object') throw new Broken(say('phrase/the-local', { local: name }));
  const address = slot.many ? listOf(match, slot, value, find) : -1;
  if (slot.many) p[local] = address;
  else p[local] = slot.sort === 'plan' ? -1 : savedValue(match, slot, value as number | string, find);
  if (slot.sort !== 'plan') return [];
  return [
    () => {
      if (!slot.many) p[local] = placed[value as number] ?? -1;
      else for (let j = 1; j <= p[address]; j++) p[address + j] = placed[p[address + j]] ?? -1;
    },
  ];
}

function listOf(match: Match, slot: Slot, value: SavedValue, find: Finder): number {
  const { p } = match.runner.m;
  if (Array.isArray(value) !== (slot.sealed !== true))
    throw new Broken(say('phrase/the-local', { local: slot.name }));
  if (Array.isArray(value)) {
    const at = reserveList(p, value.length);
    if (at === 0) throw new Broken(say('phrase/a-list-that-is-too-long'));
    p[at] = value.length;
    value.forEach((each: number | string, i) => {
      p[at + 1 + i] = savedValue(match, slot, each, find);
    });
    return at;
  }
  if (faultInSealed(value) !== undefined) throw new Broken(say('phrase/the-local', { local: slot.name }));
  const { sealed, room } = value as SavedValue & { sealed: readonly SavedSeal[]; room: number };
  if (sealed.some(({ values }) => values.length > room))
    throw new Broken(say('phrase/a-list-that-is-too-long'));
  const size = SealedRow.values + room;
  const at = reserveList(p, 1 + size * sealed.length);
  if (at === 0) throw new Broken(say('phrase/a-list-that-is-too-long'));
  p[at] = sealed.length;
  p[at + 1] = size;
  const states = ['open', 'answered', 'forced'];
  sealed.forEach((seal, i) => {
    const row = at + 2 + i * size;
    p[row + SealedRow.seat] = find.seat(seal.seat);
    p[row + SealedRow.state] = states.indexOf(seal.state);
    p[row + SealedRow.length] = seal.values.length;
    seal.values.forEach((each, j) => {
      p[row + SealedRow.values + j] = savedValue(match, slot, each, find);
    });
  });
  return at;
}

/** A value that goes by its number, where there is one of that number. */
function numberOf({ game, table: { layout } }: Match, slot: Slot, value: number): number {
  const counts: Readonly<Record<string, number>> = {
    number: Number.POSITIVE_INFINITY,
    range: Number.POSITIVE_INFINITY,
    value: Number.POSITIVE_INFINITY,
    roll: layout.rollCount,
    selection: game.selections.length,
    // Frames are filled in, and looked for, at the end.
    plan: Number.POSITIVE_INFINITY,
  };
  const count = counts[slot.sort];
  if (count === undefined || !isNumberIn(value, -1, count))
    throw new Broken(say('phrase/the-local', { local: slot.name }));
  return value;
}

/** An ability that was saved by its text and card, or by its record. */
function abilityBy({ game, table }: Match, name: string, find: Finder): number {
  if (name.startsWith('#')) {
    const record = Number(name.slice(1));
    if (!isNumberIn(record, 0, table.layout.recordCount))
      throw new Broken(say('phrase/the-ability', { ability: name }));
    return inRecord(record);
  }
  const [text, card] = name.split(' on ');
  const ability = indexIn(
    game.abilities,
    (each) => each.name === text,
    say('phrase/the-ability', { ability: name }),
  );
  return onCard(table.layout, ability, find.card(card));
}

export function savedValue(match: Match, slot: Slot, value: number | string, find: Finder): number {
  const { p, layout } = match.runner.m;
  if (typeof value === 'number') return numberOf(match, slot, value);
  if (slot.sort === 'value')
    return indexIn(slot.values, (each) => each === value, say('phrase/the-value', { name: value }));
  switch (slot.sort) {
    case 'ability':
      return abilityBy(match, value, find);
    case 'card':
      return value === 'nothing' ? -1 : find.card(value);
    case 'player':
      return value === 'nobody' ? -1 : find.seat(value);
    case 'zone':
      return find.zone(value);
    case 'pile':
      return value === 'new' || value === 'gone'
        ? -1
        : (find.cell(value) ?? p[layout.pile + find.card(value)]);
    default:
      throw new Broken(say('phrase/the-local', { local: slot.name }));
  }
}
