import type { Slot } from '../../../dsl/ir/statements.ts';
import { Sealed, SealedRow } from '../../engine/choices/sealed-choices.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Record, RecordState, recordAt, VALUES_KEPT } from '../../engine/state/effect-records.ts';
import { counterAt, Header } from '../../engine/state/position-layout.ts';
import { isAnnounced, Roll, rollAt, RollState } from '../../engine/state/roll-records.ts';
import { framesIn } from '../save/saved-frames.ts';
import type { Match } from '../match.ts';

/** The words of a position that name cards, beside the columns of cards themselves; and those that name abilities on cards. */
export interface NamedCards {
  readonly cards: readonly number[];
  readonly abilities: readonly number[];
}

interface Found {
  readonly cards: Set<number>;
  readonly abilities: Set<number>;
}

/** Finds all words that name cards: of states, unfinished effects, records, rolls and sealed answers. */
export function namedCards(match: Match): NamedCards {
  const found: Found = { cards: new Set(), abilities: new Set() };
  inStates(match, found);
  inRecords(match, found);
  inRolls(match, found);
  inFrames(match, found);
  return { cards: [...found.cards], abilities: [...found.abilities] };
}

function note({ cards, abilities }: Found, slot: Slot, word: number): void {
  if (slot.sort === 'card') cards.add(word);
  else if (slot.sort === 'ability') abilities.add(word);
}

function inStates({ game, table }: Match, { cards }: Found): void {
  const { layout } = table;
  for (const state of game.vocabulary.counters) {
    if (state.holds?.sort !== 'card' || state.of === 'card') continue;
    for (let owner = 0; owner < (state.of === 'game' ? 1 : layout.seats); owner++)
      cards.add(counterAt(layout, state, owner));
  }
}

function inRecords({ table, runner }: Match, found: Found): void {
  const { layout, responding } = table;
  const { p } = runner.m;
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] === RecordState.free) continue;
    found.cards.add(at + Record.card);
    const ability = responding!.abilities[p[at + Record.ability]];
    [...ability.event, ...ability.outer]
      .slice(0, VALUES_KEPT)
      .forEach((slot, i) => note(found, ability.data.ability.slots[slot], at + Record.values + i));
  }
}

function inRolls({ table, runner }: Match, { cards }: Found): void {
  const { layout } = table;
  const { p } = runner.m;
  for (let roll = 0; roll < p[Header.rolls]; roll++) {
    const at = rollAt(layout, roll);
    if (p[at] === RollState.free) continue;
    cards.add(at + Roll.about);
    for (let i = 0; i < p[at + Roll.shifts]; i++) cards.add(at + Roll.changes + 2 * i + 1);
    if (!isAnnounced(p, layout, roll)) continue;
    for (let i = 0; i < p[at + Roll.bonuses]; i++) cards.add(at + Roll.added + 2 * i + 1);
  }
}

/**
 * What unfinished effects name. A loop that has ended leaves the address of its list behind, where something else may be
 * by now: what younger frames have is theirs, and in a frame what a later local has.
 */
function inFrames(match: Match, found: Found): void {
  const { programs } = match.table;
  const { p } = match.runner.m;
  const frames = framesIn(match);
  /** By word what it is a part of: the address and the sort of a list, or a frame. */
  const taken = new Map<number, string>();
  const claim = (from: number, size: number, as: string): boolean => {
    const whole = `${from} ${as}`;
    for (let word = from; word < from + size; word++) if ((taken.get(word) ?? whole) !== whole) return false;
    for (let word = from; word < from + size; word++) taken.set(word, whole);
    return true;
  };
  const slotsOf = (frame: number): readonly Slot[] => programs[p[frame + Frame.program]].source.program.slots;
  for (const frame of frames) claim(frame, Frame.locals + slotsOf(frame).length, 'unfinished effect');
  for (const frame of frames.toReversed()) {
    found.cards.add(frame + Frame.this);
    const slots = slotsOf(frame);
    for (let i = slots.length - 1; i >= 0; i--) {
      const slot = slots[i];
      const local = frame + Frame.locals + i;
      if (!slot.many) {
        note(found, slot, local);
        continue;
      }
      const words = slot.sealed ? sealedWords(p, p[local]) : listWords(p, p[local]);
      if (!words || !claim(p[local], words.size, slot.sealed ? 'sealed' : slot.sort)) continue;
      for (const word of words.values) note(found, slot, word);
    }
  }
}

/** The words of the values of a list, and how many words the whole of it has. */
interface ListWords {
  readonly size: number;
  readonly values: readonly number[];
}

function listWords(p: Int32Array, address: number): ListWords | undefined {
  if (!isInside(p, address)) return undefined;
  const length = p[address];
  if (length < 0 || address + length >= p[Header.top]) return undefined;
  return { size: 1 + length, values: Array.from({ length }, (_, i) => address + 1 + i) };
}

function sealedWords(p: Int32Array, address: number): ListWords | undefined {
  if (!isInside(p, address)) return undefined;
  const [rows, size] = [p[address], p[address + 1]];
  const whole = 2 + rows * size;
  if (rows < 0 || size < SealedRow.values || address + whole > p[Header.top]) return undefined;
  const values: number[] = [];
  for (let row = address + 2; row < address + whole; row += size) {
    if (p[row + SealedRow.state] === Sealed.open) continue;
    for (let i = 0; i < p[row + SealedRow.length]; i++) values.push(row + SealedRow.values + i);
  }
  return { size: whole, values };
}

const isInside = (p: Int32Array, address: number): boolean => address > 0 && address < p[Header.top];
