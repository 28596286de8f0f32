import type { Slot } from '../../../dsl/ir/statements.ts';
import { settingsById } from '../begin-match.ts';
import type { Match } from '../match.ts';
import { cardsByOrder, counterValues, pileCards, stateValues } from '../value-names.ts';
import { Header, Status, STREAM_SIZE, streams } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { printedAbility, printedCard, recordOf } from '../../engine/triggers/ability-instances.ts';
import { SealedRow } from '../../engine/choices/sealed-choices.ts';
import { framesIn, runningIn } from './saved-frames.ts';
import { savedResponses } from './saved-responses.ts';
import { savedCards } from './saved-card-state.ts';
import type { Saved, SavedFrame, SavedResponses, SavedSeal, SavedValue } from './save-shapes.ts';
import { FORMAT } from '../log/log-file.ts';

/** Saves a position, also in the middle of an effect. The log is not part of it. */
export function savePosition(match: Match): Saved {
  const { game, table, names, options, runner } = match;
  const { p, layout } = runner.m;
  const { vocabulary } = game;
  const status =
    p[Header.status] === Status.over ? 'over' : p[Header.status] === Status.waiting ? 'waiting' : 'running';
  const zones: Record<string, string[]> = {};
  // Attached cards are named by their hosts.
  for (let zone = 0; zone < layout.zones; zone++)
    if (zone !== layout.attachedZone && zone !== layout.nowhere)
      zones[names.zone(zone)] = cardsByOrder(p, layout.zoneFirst + zone, layout.next).map(names.card);
  return {
    save: 'cardwright',
    version: FORMAT,
    game: game.id,
    data: game.hash,
    parts: Object.fromEntries(game.parts),
    variants: game.variants,
    ...(game.packs.length > 0 ? { packs: game.packs } : {}),
    seats: names.seats,
    ...(game.decks.length > 0 ? { decks: game.decks } : {}),
    seed: options.seed,
    settings: settingsById(game, names.seats, options.settings),
    status,
    winners: names.seats.filter((_, seat) => (p[Header.winners] >> seat) & 1),
    ...(p[Header.noted] > 0 ? { noted: game.endings[p[Header.noted] - 1].id } : {}),
    ...(status === 'over' ? { ending: game.endings[p[Header.ending]].id } : {}),
    turn: names.seats[p[Header.turn]],
    step: vocabulary.steps[p[Header.step]]?.id,
    cycle: p[Header.cycle],
    decisions: p[Header.decisions],
    changes: p[Header.changes],
    random: Object.fromEntries(
      streams.map((stream, i) => {
        const at = layout.random + i * STREAM_SIZE;
        return [stream, [...p.subarray(at, at + STREAM_SIZE)]];
      }),
    ),
    counters: counterValues(match, 'game', 0),
    players: Object.fromEntries(
      names.seats.map((seat, player) => [seat, counterValues(match, 'player', player)]),
    ),
    ...(vocabulary.counters.some(({ holds }) => holds)
      ? {
          states: stateValues(match, 'game', 0),
          'states of players': Object.fromEntries(
            names.seats.map((seat, player) => [seat, stateValues(match, 'player', player)]),
          ),
        }
      : {}),
    roles: Object.fromEntries(
      vocabulary.roles.map((role) => [role.id, names.seats[p[layout.roles + role.index]]]),
    ),
    zones,
    piles: savedPiles(match),
    ...(table.state ? { cards: savedCards(match), serial: p[Header.serial] } : {}),
    ...responses(match),
    frames: status === 'over' ? [] : framesOf(match),
  };
}

function responses(match: Match): { responses?: SavedResponses } {
  const saved = savedResponses(match, (slot, value) => named(match, slot, value));
  return saved ? { responses: saved } : {};
}

/** An ability by its text and the card that it is on, or by its record. */
function savedAbility({ game, names, table: { layout } }: Match, instance: number): string {
  const record = recordOf(instance);
  if (record >= 0) return `#${record}`;
  const card = printedCard(layout, instance);
  return `${game.abilities[printedAbility(layout, instance)].name}${card < 0 ? '' : ` on ${names.card(card)}`}`;
}

function savedPiles({ runner, names }: Match): string[][] {
  const { p, layout } = runner.m;
  const piles = Array.from({ length: layout.piles }, (_, pile) =>
    p[layout.pileCount + pile] > 0
      ? cardsByOrder(p, layout.pileFirst + pile, layout.pileNext).map(names.card)
      : [],
  );
  while (piles.at(-1)?.length === 0) piles.pop();
  return piles;
}

/** The frames, the oldest first. */
function framesOf(match: Match): SavedFrame[] {
  const { runner, table, names } = match;
  const { p } = runner.m;
  const running = runningIn(match);
  const all = framesIn(match);
  const lists = all.flatMap((frame) => listsOf(match, frame));
  /** The number of frames and lists below an address. */
  const rankOf = (address: number): number => [...all, ...lists].filter((each) => each < address).length;
  return all.map((frame, i): SavedFrame => {
    const program = table.programs[p[frame + Frame.program]];
    const you = p[frame + Frame.you];
    const card = p[frame + Frame.this];
    const { locals, late } = localsOf(match, frame, program.source.program.slots, all, rankOf);
    return {
      text: program.name,
      at: program.code[p[frame + Frame.counter]].at.id,
      ...(you >= 0 ? { you: names.seats[you] } : {}),
      ...(card >= 0 ? { card: names.card(card) } : {}),
      done: p[frame + Frame.done] === 1,
      ...(running.has(frame) ? {} : { waits: true }),
      ...(running.has(frame) && p[frame + Frame.floor] !== frame
        ? { above: all.filter((each) => each < p[frame + Frame.floor]).length }
        : {}),
      ...(running.has(frame) && all[i - 1] !== p[frame + Frame.caller] && i > 0
        ? { by: all.indexOf(p[frame + Frame.caller]) }
        : {}),
      ...(Object.keys(late).length > 0 ? { late } : {}),
      locals,
    };
  });
}

function localsOf(
  match: Match,
  frame: number,
  slots: readonly Slot[],
  frames: readonly number[],
  rankOf: (address: number) => number,
): { locals: Record<string, SavedValue>; late: Record<string, number> } {
  const { p } = match.runner.m;
  const at = (i: number): number => p[frame + Frame.locals + i];
  const order = slots
    .map((_, i) => i)
    .sort((a, b) => (slots[a].many ? at(a) : 0) - (slots[b].many ? at(b) : 0) || a - b);
  const locals: Record<string, SavedValue> = {};
  const late: Record<string, number> = {};
  for (const i of order) {
    const slot = slots[i];
    const value = at(i);
    if (!slot.many) {
      // A local without a value needs no line; nor does a pile that is no longer there.
      if (value !== -1 && !isGone(match, slot, value)) locals[slot.name] = named(match, slot, value);
      continue;
    }
    const length = lengthAt(match, value);
    if (length < 0) continue;
    if (frames.some((each) => each > frame && each < value)) late[slot.name] = rankOf(value);
    locals[slot.name] = slot.sealed ? sealsOf(match, slot, value) : values(match, slot, value + 1, length);
  }
  return { locals, late };
}

/** How long the list at an address is; -1 for one above the top, left behind by a loop that has ended. */
function lengthAt({ runner }: Match, address: number): number {
  const { p } = runner.m;
  const length = address > 0 && address < p[Header.top] ? p[address] : -1;
  return length < 0 || address + length >= p[Header.top] ? -1 : length;
}

/** The addresses of the lists of a frame. */
function listsOf(match: Match, frame: number): number[] {
  const { p } = match.runner.m;
  const { slots } = match.table.programs[p[frame + Frame.program]].source.program;
  return slots.flatMap((slot, i) => {
    const address = p[frame + Frame.locals + i];
    return slot.many && lengthAt(match, address) >= 0 ? [address] : [];
  });
}

const isGone = ({ runner }: Match, slot: Slot, value: number): boolean =>
  slot.sort === 'pile' &&
  value >= runner.m.layout.cells &&
  runner.m.p[runner.m.layout.pileCount + value] === 0;

const values = (match: Match, slot: Slot, from: number, length: number): (number | string)[] =>
  Array.from(match.runner.m.p.subarray(from, from + length), (value) => named(match, slot, value));

function sealsOf(match: Match, slot: Slot, address: number): SavedValue {
  const { p } = match.runner.m;
  const states = ['open', 'answered', 'forced'] as const;
  const sealed = Array.from({ length: p[address] }, (_, i): SavedSeal => {
    const row = address + 2 + i * p[address + 1];
    return {
      seat: match.names.seats[p[row + SealedRow.seat]],
      state: states[p[row + SealedRow.state]],
      values: values(match, slot, row + SealedRow.values, p[row + SealedRow.length]),
    };
  });
  return { sealed, room: p[address + 1] - SealedRow.values };
}

function named(match: Match, slot: Slot, value: number): number | string {
  const { names, runner, table } = match;
  const { p } = runner.m;
  if (['number', 'selection', 'range', 'roll'].includes(slot.sort)) return value;
  if (slot.sort === 'plan') return value > 0 ? framesIn(match).indexOf(value) : -1;
  if (slot.sort === 'ability') return savedAbility(match, value);
  if (slot.sort === 'value') return slot.values?.[value] ?? value;
  if (slot.sort === 'pile') {
    if (value >= 0 && value < table.layout.cells) return names.pile(p, value);
    const cards = pileCards(table.layout, p, value);
    return cards.length > 0 ? names.card(cards[0]) : 'new';
  }
  return names.value(p, slot.sort, value);
}
