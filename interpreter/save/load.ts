import { asIs } from '../../dsl/messages/phrase.ts';
import { say, type Phrase } from '../../dsl/messages/phrase.ts';
import type { Diagnostic } from '../../dsl/diagnostic.ts';
import type { Slot } from '../../dsl/acts.ts';
import { report } from '../../dsl/report.ts';
import type { Game } from '../game.ts';
import { FORMAT } from '../log/file.ts';
import { checkOptions, prepareMatch, resume, type Match, type MatchOptions } from '../play/match.ts';
import { cellNames } from '../play/names.ts';
import { clearZones, joinPile, putIn } from '../position/cards.ts';
import { Frame, pushFrame, reserveList } from '../position/frames.ts';
import { Header, Status, streams } from '../position/layout.ts';
import { inRecord } from '../run/abilities.ts';
import { Row } from '../run/sealed.ts';
import { otherPacks } from './packs.ts';
import { fillResponses } from './responses.ts';
import { fillCards } from './card-state.ts';
import type { Saved, SavedFrame, SavedValue } from './save.ts';

/** Something in a saved position that does not fit; told as a diagnostic. */
class Broken extends Error {
  readonly what: Phrase;
  constructor(what: Phrase) {
    super();
    this.what = what;
  }
}

function expect<T>(value: T | undefined | null, what: Phrase): T {
  if (value === undefined || value === null) throw new Broken(what);
  return value;
}

/** The parts of the data that differ between a game and what a save or log says, by their paths. */
export function differingParts(game: Game, parts: Readonly<Record<string, string>>): string[] {
  const all = new Set([...game.parts.keys(), ...Object.keys(parts)]);
  return [...all].filter((path) => game.parts.get(path) !== parts[path]).sort();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Loads a saved position. The match's log begins empty: the log before it is a file of its own. Never throws for bad data. */
export function loadPosition(
  game: Game,
  data: unknown,
  file = 'save',
): { match?: Match; diagnostics: Diagnostic[] } {
  const place = { file, span: { start: 0, end: 0 } };
  if (!isRecord(data) || data['save'] !== 'cardwright' || data['version'] !== FORMAT) {
    return { diagnostics: [report('run/not-saved', place, { file })] };
  }
  const saved = data as unknown as Saved;
  if (saved.game !== game.id)
    return {
      diagnostics: [report('game/other-game', place, { found: String(saved.game), wanted: game.id })],
    };
  if (saved.data !== game.hash) {
    const parts = differingParts(game, isRecord(saved.parts) ? saved.parts : {});
    return {
      diagnostics: [
        ...otherPacks(game, saved.packs, file),
        report('run/other-data', place, { game: game.id, parts }),
      ],
    };
  }
  try {
    const options: MatchOptions = {
      players: expect(saved.seats, say('seats')),
      seed: String(saved.seed),
      settings: saved.settings,
    };
    const wrong = checkOptions(game, options);
    if (wrong) return { diagnostics: [wrong] };
    const match = prepareMatch(game, options);
    fill(match, saved);
    resume(match);
    return { match, diagnostics: [] };
  } catch (error) {
    // Whatever a damaged file makes go wrong is a fault of the file.
    if (error instanceof Broken || error instanceof TypeError || error instanceof RangeError) {
      const what = error instanceof Broken ? error.what : say('a part is missing or of another kind');
      return { diagnostics: [report('run/broken-save', place, { what })] };
    }
    throw error;
  }
}

/** Indexes of the names that saved positions use. */
interface Index {
  readonly cards: ReadonlyMap<string, number>;
  readonly seats: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
  readonly cells: ReadonlyMap<string, number>;
}

function fill(match: Match, saved: Saved): void {
  const { game, table, names, runner } = match;
  const { p, layout } = runner.m;
  const { vocabulary } = game;
  const index: Index = {
    cards: new Map(game.copyNames.map((name, i) => [name, i])),
    seats: new Map(names.seats.map((name, i) => [name, i])),
    zones: new Map(Array.from({ length: layout.zones }, (_, i) => [names.zone(i), i])),
    cells: new Map(cellNames(table).map((name, i) => [name, i])),
  };
  p.fill(0);
  const seat = (name: string | undefined): number =>
    name === undefined ? -1 : expect(index.seats.get(name), say('the seat {1}', name));
  p[Header.top] = layout.stack;
  p[Header.status] = saved.status === 'over' ? Status.over : Status.running;
  p[Header.turn] = seat(saved.turn);
  p[Header.step] =
    saved.step === undefined ? -1 : vocabulary.steps.findIndex((step) => step.id === saved.step);
  p[Header.cycle] = saved.cycle;
  p[Header.decisions] = saved.decisions;
  p[Header.changes] = saved.changes;
  p[Header.winners] = saved.winners.reduce((bits, name) => bits | (1 << seat(name)), 0);
  streams.forEach((stream, i) =>
    p.set(expect(saved.random[stream], say('the random stream {1}', stream)), layout.random + i * 4),
  );
  game.settings.forEach((setting, i) => {
    p[layout.settings + i] = expect(saved.settings[setting.id], say('the setting {1}', setting.id));
  });
  for (const counter of vocabulary.counters) {
    if (counter.of === 'card') continue;
    if (counter.of === 'game')
      p[layout.gameCounters + counter.index] = expect(saved.counters[counter.id], asIs(counter.id));
    else {
      names.seats.forEach((name, player) => {
        p[layout.playerCounters + counter.index * layout.seats + player] = expect(
          saved.players[name]?.[counter.id],
          asIs(`${name}'s ${counter.id}`),
        );
      });
    }
  }
  for (const role of vocabulary.roles) p[layout.roles + role.index] = seat(saved.roles[role.id]);
  p.fill(-1, layout.zone, layout.records);
  p.fill(0, layout.records, layout.stack);
  clearZones(p, layout);
  fillZones(match, saved, index);
  if (table.state)
    fillCards(
      match,
      expect(saved.cards, say('what the cards have')),
      expect(saved.serial, say('the serial number')),
      {
        card: (name) => expect(index.cards.get(name), say('the card {1}', name)),
        free: (name) => {
          const card = expect(index.cards.get(name), say('the card {1}', name));
          const { host, above } = layout.state;
          const taken =
            p[layout.zone + card] >= 0 || [host, above].some((at) => at >= 0 && p[at + card] >= 0);
          if (taken) throw new Broken(say('the card {1} lies in two places', name));
          return card;
        },
        seat: (name) => expect(index.seats.get(name), say('the seat {1}', name)),
        refuse: (what) => {
          throw new Broken(what);
        },
      },
    );
  const programs = new Map(table.programs.map((program) => [program.name, program]));
  fillResponses(match, saved.responses, {
    card: (name) => expect(index.cards.get(name), say('the card {1}', name)),
    seat,
    value: (slot, value) => valueOf(match, slot, value, index),
    expect,
  });
  const placed: number[] = [];
  // Plans name frames that are not there yet, so they are filled in at the end.
  const plans: (() => void)[] = [];
  // Frames and lists are made in the order in which they lay on the stack.
  let made = 0;
  const fill = (of: number, name: string): void => {
    const { slots } = expect(programs.get(saved.frames[of].text), asIs(saved.frames[of].text)).source.program;
    plans.push(...fillLocal(match, placed[of], saved.frames[of], name, slots, index, placed));
    if (slots.some((slot) => slot.name === name && slot.many)) made++;
  };
  const fillLate = (last: number): void => {
    for (let of = 0; of <= last; of++)
      for (const [name, rank] of Object.entries(saved.frames[of].late ?? {}))
        if (rank === made) {
          fill(of, name);
          fillLate(last);
          return;
        }
  };
  const fillLists = (of: number): void => {
    made++;
    fillLate(of);
    for (const name of Object.keys(saved.frames[of].locals)) {
      if (saved.frames[of].late?.[name] !== undefined) continue;
      fill(of, name);
      fillLate(of);
    }
  };
  saved.frames.forEach((frame, i) => {
    const program = expect(programs.get(frame.text), say('the text {1}', frame.text));
    const counter = program.code.findIndex((each) => each.at.id === frame.at);
    if (counter < 0) throw new Broken(say('the statement {1} of {2}', frame.at, frame.text));
    const card =
      frame.card === undefined ? -1 : expect(index.cards.get(frame.card), say('the card {1}', frame.card));
    const { slots } = program.source.program;
    const before = p[Header.frame];
    if (!pushFrame(p, program.index, slots.length, seat(frame.you), card))
      throw new Broken(say('too many frames'));
    const at = p[Header.frame];
    placed.push(at);
    p[at + Frame.caller] = frame.by === undefined ? (i === 0 ? 0 : before) : -1;
    p[at + Frame.counter] = counter;
    p[at + Frame.done] = frame.done ? 1 : 0;
    fillLists(i);
    if (frame.waits) p[Header.frame] = before;
  });
  for (const fill of plans) fill();
  saved.frames.forEach((frame, i) => {
    if (frame.by !== undefined)
      p[placed[i] + Frame.caller] = expect(placed[frame.by], say('the frame before'));
    if (frame.above !== undefined) p[placed[i] + Frame.floor] = placed[frame.above] ?? p[Header.top];
  });
  if (saved.frames.length === 0) return;
  const calls = saved.frames.flatMap((frame, i) => (frame.waits ? [] : [placed[i]]));
  const youngest = calls.find((frame) => calls.every((other) => p[other + Frame.caller] !== frame));
  p[Header.frame] = expect(youngest, say('the frame that runs'));
}

function fillZones({ runner }: Match, saved: Saved, index: Index): void {
  const { p, layout } = runner.m;
  for (const [name, cards] of Object.entries(saved.zones)) {
    const zone = expect(index.zones.get(name), say('the zone {1}', name));
    for (const card of cards) {
      const known = expect(index.cards.get(card), say('the card {1}', card));
      if (p[layout.zone + known] >= 0) throw new Broken(say('the card {1} lies in two places', card));
      putIn(p, layout, known, zone);
    }
  }
  saved.piles.forEach((cards, pile) => {
    if (pile >= layout.piles) throw new Broken(say('too many piles'));
    for (const card of cards)
      joinPile(p, layout, expect(index.cards.get(card), say('the card {1}', card)), pile);
  });
}

/** Gives a local its value; what has to be filled in once all frames are there comes back. */
function fillLocal(
  match: Match,
  at: number,
  frame: SavedFrame,
  name: string,
  slots: readonly Slot[],
  index: Index,
  placed: readonly number[],
): (() => void)[] {
  const { p } = match.runner.m;
  const i = slots.findIndex((slot) => slot.name === name);
  if (i < 0) throw new Broken(say('the local {1} of {2}', name, frame.text));
  const local = at + Frame.locals + i;
  const slot = slots[i];
  const value = frame.locals[name];
  const address = slot.many ? listOf(match, slot, value, index) : -1;
  if (slot.many) p[local] = address;
  else p[local] = slot.sort === 'plan' ? -1 : valueOf(match, slot, value as number | string, index);
  if (slot.sort !== 'plan') return [];
  return [
    () => {
      if (!slot.many) p[local] = placed[value as number] ?? -1;
      else for (let j = 1; j <= p[address]; j++) p[address + j] = placed[p[address + j]] ?? -1;
    },
  ];
}

function listOf(match: Match, slot: Slot, value: SavedValue, index: Index): number {
  const { p } = match.runner.m;
  if (Array.isArray(value)) {
    const at = reserveList(p, value.length);
    if (at === 0) throw new Broken(say('a list that is too long'));
    p[at] = value.length;
    value.forEach((each: number | string, i) => {
      p[at + 1 + i] = valueOf(match, slot, each, index);
    });
    return at;
  }
  if (!isRecord(value)) throw new Broken(say('the local {1}', slot.name));
  const { sealed, room } = value as SavedValue & { sealed: readonly never[]; room: number };
  const size = Row.values + room;
  const at = reserveList(p, 1 + size * sealed.length);
  if (at === 0) throw new Broken(say('a list that is too long'));
  p[at] = sealed.length;
  p[at + 1] = size;
  const states = ['open', 'answered', 'forced'];
  sealed.forEach((seal: { seat: string; state: string; values: (number | string)[] }, i) => {
    const row = at + 2 + i * size;
    p[row + Row.seat] = expect(index.seats.get(seal.seat), say('the seat {1}', seal.seat));
    p[row + Row.state] = states.indexOf(seal.state);
    p[row + Row.length] = seal.values.length;
    seal.values.forEach((each, j) => {
      p[row + Row.values + j] = valueOf(match, slot, each, index);
    });
  });
  return at;
}

const indexIn = (all: readonly string[] | undefined, name: string): number | undefined => {
  const at = all?.indexOf(name) ?? -1;
  return at < 0 ? undefined : at;
};

/** An ability that was saved by its text and card, or by its record. */
function abilityBy({ game }: Match, name: string, index: Index): number {
  if (name.startsWith('#')) return inRecord(Number(name.slice(1)));
  const [text, card] = name.split(' on ');
  const ability = game.abilities.findIndex((each) => each.name === text);
  if (ability < 0) throw new Broken(say('the ability {1}', name));
  return (
    (ability << 12) |
    ((card === undefined ? -1 : expect(index.cards.get(card), say('the card {1}', card))) + 1)
  );
}

function valueOf(match: Match, slot: Slot, value: number | string, index: Index): number {
  const { p, layout } = match.runner.m;
  if (typeof value === 'number') return value;
  if (slot.sort === 'value') return expect(indexIn(slot.values, value), say('the value {1}', value));
  switch (slot.sort) {
    case 'ability':
      return abilityBy(match, value, index);
    case 'card':
      return value === 'nothing' ? -1 : expect(index.cards.get(value), say('the card {1}', value));
    case 'player':
      return value === 'nobody' ? -1 : expect(index.seats.get(value), say('the seat {1}', value));
    case 'zone':
      return expect(index.zones.get(value), say('the zone {1}', value));
    case 'pile':
      return value === 'new' || value === 'gone'
        ? -1
        : (index.cells.get(value) ??
            p[layout.pile + expect(index.cards.get(value), say('the card {1}', value))]);
    default:
      throw new Broken(say('the local {1}', slot.name));
  }
}
