import { countsOf, isOfSeats, isOfStays } from '../../../dsl/ir/counted-objects.ts';
import { asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import {
  VALUES_KEPT,
  Record as At,
  RecordState,
  recordAt,
  takeRecord,
  untilCodeOf,
  untilName,
} from '../../engine/state/effect-records.ts';
import { Header, ROLL_SIZE } from '../../engine/state/position-layout.ts';
import {
  isAnnounced,
  isScripted,
  MOST_BONUSES,
  MOST_SHIFTS,
  Roll,
  rollAt,
  RollState,
  scriptDice,
  scriptLeft,
  takeRoll,
  UNANNOUNCED,
  UNDECIDED,
} from '../../engine/state/roll-records.ts';
import type { Match } from '../match.ts';
import type { SavedChange, SavedRecord, SavedResponses, SavedRoll } from './save-shapes.ts';
import { expect, indexIn, type Finder } from './save-faults.ts';
import { savedValue } from './saved-locals.ts';

type Plain = number | string;

/** Whether a game has anything of it. */
const responds = ({ table }: Match): boolean => {
  const { recordCount, rollCount, history, useCount } = table.layout;
  const notes = table.game.vocabulary.choices.length;
  return recordCount + rollCount + history.length + useCount + notes > 0 || table.game.windows.length > 0;
};

type Name = (slot: Slot, value: number) => Plain;

/** What players respond to, by names. */
export function savedResponses(match: Match, name: Name): SavedResponses | undefined {
  if (!responds(match)) return undefined;
  const { table, names, runner, game } = match;
  const { p, layout } = runner.m;
  const records: Record<string, SavedRecord> = {};
  for (let i = 0; i < p[Header.records]; i++) {
    const at = recordAt(layout, i);
    if (p[at] !== RecordState.free) records[i] = recordOf(match, at, name);
  }
  const rolls: Record<string, SavedRoll> = {};
  for (let i = 0; i < p[Header.rolls]; i++)
    if (p[rollAt(layout, i)] !== RollState.free) rolls[i] = rollOf(match, i);
  const counts = (at: number, size: number, of: (i: number) => string): Record<string, number> =>
    Object.fromEntries(
      Array.from({ length: size }, (_, i) => [of(i), p[at + i]] as const).filter(([, count]) => count !== 0),
    );
  return {
    serial: p[Header.serial],
    ...(p[Header.window] >= 0 ? { window: game.vocabulary.windows[p[Header.window]].id } : {}),
    asked: p[Header.asked],
    records,
    rolls,
    ...(layout.rollCount > 0 && isScripted(p, layout) ? { dice: scriptLeft(p, layout) } : {}),
    history: Object.fromEntries(
      questionsOf(match).map(({ title, at, size, of }) => [title, counts(at, size, of)]),
    ),
    uses: Object.fromEntries(
      (table.responding?.abilities ?? [])
        .filter((ability) => ability.uses >= 0)
        .map((ability) => [
          ability.data.name,
          counts(ability.uses, Math.max(1, ability.users.length), (i) =>
            ability.users.length > 0 ? names.card(ability.users[i]) : 'rule',
          ),
        ]),
    ),
  };
}

/** What was counted and noted, each with a title, its place, and how its parts are called. */
function questionsOf({ table, names, game }: Match) {
  const { layout } = table;
  const noted = game.vocabulary.choices.map((lines, i) => ({
    title: `chosen: ${lines}`,
    at: layout.choices + i * layout.cards,
    size: layout.cards,
    of: (card: number): string => names.card(card),
  }));
  const counted = game.vocabulary.history.questions.map((question) => {
    const { index, verb, subject, part, per, kinds, which: said, each, keeps } = question;
    const ofSeats = isOfSeats(question);
    const { row, answers, all } = countsOf(question, layout);
    // Who did something, and whose cards did it, are two questions.
    const who = ofSeats && part !== undefined ? `${subject} ${part}` : (part ?? subject);
    const whose = `${keeps ? `${keeps} ` : ''}${who}${each ? ' each' : ''}`;
    const which = kinds ? ` ${kinds.map((kind) => game.vocabulary.kinds[kind].id).join(' or ')}` : '';
    const such = said === undefined ? '' : ` (${said})`;
    return {
      title: `${whose} ${verb.id}${which}${such} per ${per}`,
      at: layout.history[index],
      size: all,
      of: (i: number): string => {
        if (!ofSeats) return names.card(i);
        if (isOfStays(question) && i >= answers)
          return `${names.seats[i % answers]} before ${names.card(Math.floor(i / answers) - 1)}`;
        const now = i < answers ? '' : 'turn of ';
        const seat = `${now}${names.seats[Math.floor((i % answers) / row)]}`;
        return each ? `${seat}: ${names.card(i % row)}` : seat;
      },
    };
  });
  return [...counted, ...noted];
}

function recordOf({ table, names, runner }: Match, at: number, name: Name): SavedRecord {
  const { p } = runner.m;
  const ability = table.responding!.abilities[p[at + At.ability]];
  const states = { 1: 'standing', 2: 'draft', 3: 'pending', 4: 'overheard' } as const;
  const slots = [...ability.event, ...ability.outer].map((slot) => ability.data.ability.slots[slot]);
  return {
    state: states[p[at] as 1 | 2 | 3 | 4],
    ability: ability.data.name,
    ...(p[at + At.you] >= 0 ? { you: names.seats[p[at + At.you]] } : {}),
    ...(p[at + At.card] >= 0 ? { card: names.card(p[at + At.card]) } : {}),
    entered: p[at + At.entered],
    until: untilName(p[at + At.until], table.game.vocabulary),
    ...(p[at + At.seat] >= 0 ? { seat: names.seats[p[at + At.seat]] } : {}),
    serial: p[at + At.serial],
    arrival: p[at + At.arrival],
    ...(p[at + At.times] > 1 ? { times: p[at + At.times] } : {}),
    ...(p[at + At.origin] > 0 ? { origin: p[at + At.origin] } : {}),
    values: Object.fromEntries(
      slots
        .slice(0, VALUES_KEPT)
        .map((slot, i) => [
          slot.name,
          p[at + At.values + i] === -1 ? 'nothing' : name(slot, p[at + At.values + i]),
        ]),
    ),
  };
}

function rollOf({ game, names, runner }: Match, roll: number): SavedRoll {
  const { p, layout } = runner.m;
  const at = rollAt(layout, roll);
  const symbol = game.vocabulary.rolls[p[at + Roll.purpose]];
  const winner = p[at + Roll.winner];
  const changesAt = (from: number, count: number): SavedChange[] =>
    Array.from({ length: count }, (_, i) => {
      const card = p[from + 2 * i + 1];
      return [p[from + 2 * i], card < 0 ? 'nothing' : names.card(card)] as const;
    });
  return {
    purpose: symbol.id,
    ...(p[at + Roll.state] === RollState.over ? { over: true as const } : {}),
    ...(p[at + Roll.roller] >= 0 ? { roller: names.seats[p[at + Roll.roller]] } : {}),
    ...(p[at + Roll.about] >= 0 ? { about: names.card(p[at + Roll.about]) } : {}),
    ...(p[at + Roll.partner] >= 0 ? { partner: p[at + Roll.partner] } : {}),
    dice: Array.from({ length: symbol.dice }, (_, i) => p[at + Roll.dice + i]),
    changes: changesAt(at + Roll.changes, p[at + Roll.shifts]),
    ...(isAnnounced(p, layout, roll) ? { announced: changesAt(at + Roll.added, p[at + Roll.bonuses]) } : {}),
    ...(winner === UNDECIDED ? {} : { winner: winner < 0 ? 'nobody' : names.seats[winner] }),
  };
}

/** Puts what players respond to back into a position. */
export function fillResponses(match: Match, saved: SavedResponses | undefined, find: Finder): void {
  const { table, game, runner } = match;
  const { p, layout } = runner.m;
  p[Header.window] = -1;
  if (!responds(match)) return;
  const given = expect(saved, say('phrase/what-players-respond-to'));
  p[Header.serial] = given.serial;
  p[Header.asked] = given.asked;
  if (given.window !== undefined)
    p[Header.window] = indexIn(
      game.vocabulary.windows,
      (each) => each.id === given.window,
      asIs(given.window),
    );
  for (const [i, record] of Object.entries(given.records)) {
    const at = recordAt(
      layout,
      expect(Number(i) < layout.recordCount ? Number(i) : undefined, say('phrase/a-record')),
    );
    const ability = expect(
      table.responding?.abilities.find((each) => each.data.name === record.ability),
      say('phrase/the-ability', { ability: record.ability }),
    );
    takeRecord(p, layout, Number(i), RecordState[record.state]);
    p[at + At.ability] = ability.index;
    p[at + At.you] = find.seat(record.you);
    p[at + At.card] = find.card(record.card);
    p[at + At.entered] = record.entered;
    p[at + At.until] = expect(
      untilCodeOf(record.until, table.game.vocabulary),
      say('phrase/until', { what: record.until }),
    );
    p[at + At.seat] = find.seat(record.seat);
    p[at + At.serial] = record.serial;
    p[at + At.arrival] = record.arrival;
    p[at + At.times] = record.times ?? 1;
    p[at + At.origin] = record.origin ?? 0;
    [...ability.event, ...ability.outer].forEach((slot, j) => {
      const symbol = ability.data.ability.slots[slot];
      const value = expect(record.values[symbol.name], say('phrase/the-value', { name: symbol.name }));
      p[at + At.values + j] = value === 'nothing' ? -1 : savedValue(match, symbol, value, find);
    });
  }
  for (const [i, roll] of Object.entries(given.rolls)) {
    const at = rollAt(
      layout,
      expect(Number(i) < layout.rollCount ? Number(i) : undefined, say('phrase/a-roll')),
    );
    p.fill(0, at, at + ROLL_SIZE);
    const { dice, sides } = expect(
      game.vocabulary.rolls.find((each) => each.id === roll.purpose),
      asIs(roll.purpose),
    );
    const shown = roll.dice.length === dice && roll.dice.every((die) => die >= 0 && die <= sides);
    const known = (roll.partner ?? -1) < layout.rollCount && roll.changes.length <= MOST_SHIFTS;
    const kept = (roll.announced?.length ?? 0) <= MOST_BONUSES;
    expect(shown && known && kept ? roll : undefined, say('phrase/a-roll'));
    takeRoll(p, layout, Number(i), roll.over ? RollState.over : RollState.open);
    p[at + Roll.purpose] = indexIn(
      game.vocabulary.rolls,
      (each) => each.id === roll.purpose,
      asIs(roll.purpose),
    );
    p[at + Roll.roller] = find.seat(roll.roller);
    p[at + Roll.about] = find.card(roll.about);
    p[at + Roll.partner] = roll.partner ?? -1;
    p[at + Roll.shifts] = roll.changes.length;
    p[at + Roll.bonuses] = roll.announced?.length ?? UNANNOUNCED;
    p[at + Roll.winner] =
      roll.winner === undefined ? UNDECIDED : roll.winner === 'nobody' ? -1 : find.seat(roll.winner);
    roll.dice.forEach((die, j) => (p[at + Roll.dice + j] = die));
    const fill = (from: number, changes: readonly SavedChange[]): void =>
      changes.forEach(([amount, card], j) => {
        p[from + 2 * j] = amount;
        p[from + 2 * j + 1] = card === 'nothing' ? -1 : find.card(card);
      });
    fill(at + Roll.changes, roll.changes);
    fill(at + Roll.added, roll.announced ?? []);
  }
  if (given.dice) scriptDice(p, layout, given.dice);
  for (const { title, at, size, of } of questionsOf(match)) {
    const counts = expect(given.history[title], say('phrase/what-was', { example: title }));
    for (let i = 0; i < size; i++) p[at + i] = counts[of(i)] ?? 0;
  }
  for (const ability of table.responding?.abilities ?? []) {
    if (ability.uses < 0) continue;
    const counts = expect(
      given.uses[ability.data.name],
      say('phrase/the-uses-of', { what: ability.data.name }),
    );
    for (let i = 0; i < Math.max(1, ability.users.length); i++)
      p[ability.uses + i] =
        counts[ability.users.length > 0 ? match.names.card(ability.users[i]) : 'rule'] ?? 0;
  }
}
