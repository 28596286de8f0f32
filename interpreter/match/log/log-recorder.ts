import type { Table } from '../../compiler/codegen/compile-game.ts';
import { A_CARD, heldName, NOTHING, pileCards, PLUS } from '../value-names.ts';
import { rollNeeds } from '../view/open-rolls.ts';
import { heldCardPlace, placeName, seersOfState } from '../view/hidden-places.ts';
import {
  everyoneAt,
  partnersSeeing,
  seersOf,
  seersOfZones,
  shownTo,
} from '../../engine/state/seat-visibility.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type { Held, RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Cause, Event, Listener, RollTerms } from '../../engine/vm/events.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { Caused, DecisionLine, LogLine, RollEntries } from './log-line.ts';
import { rootOfProgram, type ProgramRole } from '../../game/linked-game.ts';
import type { NameLookup } from '../running-match.ts';

/** Writes down what happens, with names, as it happens. */
export interface Recorder extends Listener {
  readonly entries: LogEntry[];
  /** The seats that knew already, when the last answer was given, all that somebody has learned by it: as bits. */
  readonly knew: number;
  /** An answer is about to be given. */
  begins(): void;
  /** An answer that somebody gave. */
  answered(seat: number, values: readonly number[], sort: string, cause: Cause): void;
}

export function newRecorder(table: Table, names: NameLookup, m: Machine): Recorder {
  const { layout } = table;
  const entries: LogEntry[] = [];
  const seers = seersOfZones(table);
  /** Who sees what lies in a zone, as its zone says. */
  const zoneSeers = (zone: number): number => (seers[zone] ?? 0) | partnersSeeing(table.layout, m.p, zone);
  const everyone = everyoneAt(table.seats);
  const seenNow = (cards: readonly number[]): number[] =>
    cards.map((card) => seersOf(table, seers, m.p, card));

  const because = ({ program, at, you, card }: Cause): Caused => ({
    ...(you >= 0 ? { by: names.seats[you] } : {}),
    because: { program: table.programs[program].source.role, at },
    ...(card >= 0 ? { card: names.card(card) } : {}),
  });

  const withoutCard = (cause: Cause): Omit<Caused, 'card'> => because({ ...cause, card: -1 });

  /** Names of cards as they are seen now, by their places where they are not. */
  const hiddenNow = (key: Hidden['key'], cards: readonly number[], more = 0): Hidden | undefined => {
    const seen = seenNow(cards).map((each) => each | more);
    if (seen.every((each) => each === everyone)) return undefined;
    return { key, seers: seen, instead: cards.map((card) => placeName(table, names, m.p, card)) };
  };

  /** A state that holds something else now: told to those who see it, with cards as they are seen. */
  const becoming = (
    { counter, owner, before, now }: Event & { kind: 'counted' },
    holds: Held,
    caused: Caused,
  ): LogEntry => {
    const ofCard = counter.of === 'card';
    const name = (value: number): string => heldName(names, m.p, holds, value);
    const of = owner < 0 ? {} : { of: ofCard ? names.card(owner) : names.seats[owner] };
    const line = {
      event: 'become',
      state: counter.id,
      ...of,
      before: name(before),
      now: name(now),
      ...caused,
    } as const;
    const seen = seersOfState(table, m.p, counter, owner);
    const part = (key: 'before' | 'now', value: number): Hidden | undefined => {
      if (seen !== everyone)
        return { key, seers: [holds.sort === 'card' && value >= 0 ? seen & seenNow([value])[0] : seen] };
      return holds.sort === 'card' && value >= 0 ? heldHidden(key, value) : undefined;
    };
    const hidden = [part('before', before), part('now', now), ...(ofCard ? [hiddenNow('of', [owner])] : [])];
    return { line, also: hidden.flatMap((each) => each ?? []) };
  };

  /** A card that a state holds may have gone where nobody follows it. */
  const heldHidden = (key: 'before' | 'now', card: number): Hidden | undefined => {
    const [seen] = seenNow([card]);
    return seen === everyone
      ? undefined
      : { key, seers: [seen], instead: [heldCardPlace(table, names, m.p, card)] };
  };

  /** Who chose cards without seeing them chose places, and everybody may know which. */
  const answerHidden = (seat: number, values: readonly number[]): Hidden => {
    const seen = seenNow(values);
    const blind = values.some((_, i) => ((seen[i] >> seat) & 1) === 0);
    if (!blind) return { key: 'answer', seers: seen.map((each) => each | (1 << seat)) };
    return { key: 'answer', seers: seen, instead: values.map((card) => placeName(table, names, m.p, card)) };
  };

  /** Piles are called by their cards. */
  const pilesHidden = (piles: readonly number[]): Hidden | undefined => {
    const seen = piles.map((pile) =>
      seenNow(pileCards(layout, m.p, pile)).reduce((all, each) => all & each, everyone),
    );
    if (seen.every((each) => each === everyone)) return undefined;
    return { key: 'answer', seers: seen };
  };

  const answer = (
    seat: number,
    values: readonly number[],
    sort: string,
    forced: boolean,
    cause: Cause,
  ): void => {
    const shown = values.map((value) =>
      sort === 'option'
        ? optionName(table, cause, value)
        : (valueName(table, cause, value) ?? names.value(m.p, sort as never, value)),
    );
    const line: DecisionLine = {
      event: 'decision',
      decision: names.seats[seat],
      answer: shown,
      ...(forced ? { forced } : {}),
      ...because(cause),
    };
    const hidden = isDiscreet(table, cause)
      ? { key: 'answer' as const, seers: values.map(() => 1 << seat), instead: values.map(() => 'hidden') }
      : sort === 'card'
        ? answerHidden(seat, values)
        : sort === 'pile' && values.some((pile) => pile >= layout.cells)
          ? pilesHidden(values)
          : undefined;
    entries.push({ line, hidden });
  };

  const nobodyLearns = (1 << table.seats) - 1;
  const sightBefore = new Int32Array(layout.cards);
  let knew = nobodyLearns;
  /** Cards were seen by somebody: for those to whom they are new, only who knew them before learns nothing. */
  const learned = (cards: readonly number[], seen: (card: number, i: number) => number): void => {
    cards.forEach((card, i) => {
      if ((seen(card, i) & ~sightBefore[card] & nobodyLearns) !== 0) knew &= sightBefore[card];
    });
  };
  const now = (card: number): number => seersOf(table, seers, m.p, card);

  /** Takes down who knew what an event shows. */
  function learn(event: Event): void {
    switch (event.kind) {
      case 'moved':
        return learned(
          event.cards,
          (card, i) => now(card) | zoneSeers(event.to) | shownTo(table.seats, event.shown?.[i] ?? 0),
        );
      case 'revealed':
        return learned(event.cards, () => everyone);
      case 'looked':
        return learned(event.cards, (card) => now(card) | (1 << event.seat));
      case 'turned':
        return learned(event.cards, now);
      case 'attached':
        return learned([event.card, event.host], now);
      case 'covered':
        return learned([event.base, event.form], now);
      case 'uncovered':
        return learned([event.base, event.top], now);
      case 'chance':
      case 'rolled':
        // Nobody knows what chance will bring.
        knew = 0;
    }
  }

  return {
    entries,
    get knew() {
      return knew;
    },
    begins() {
      knew = nobodyLearns;
      for (let card = 0; card < layout.cards; card++) sightBefore[card] = now(card);
    },
    answered: (seat, values, sort, cause) => answer(seat, values, sort, false, cause),
    forced: (seat, values, cause) => answer(seat, values, sortAt(table, cause), true, cause),
    unsealed(seats, answers, forced, cause) {
      // What several have chosen in secret is known to nobody before.
      if (seats.length > 1) knew = 0;
      seats.forEach((seat, i) => answer(seat, answers[i], sortAt(table, cause), forced[i], cause));
    },
    happened(event, cause) {
      learn(event);
      const entry = describe(event, cause);
      if (entry) entries.push(entry);
    },
  };

  /** A roll as a named sum: `{ dice: [4, 3], plus: [[2, the-card]], total: 9 }`. */
  function rollLine(roll: RollSymbol, { roller, about, dice, terms, total }: RollTerms): RollEntries {
    const plus = terms.map(({ card, amount }) => [amount, card < 0 ? 'a rule' : names.card(card)] as const);
    return {
      roll: roll.id,
      of: names.seats[roller] ?? 'nobody',
      ...(about >= 0 ? { about: names.card(about) } : {}),
      dice,
      ...(plus.length > 0 ? { plus } : {}),
      total,
    };
  }

  /** The cards of a roll that not everybody sees. */
  function hiddenRoll({ about, terms }: RollTerms, side?: number): Hidden[] {
    const at = side === undefined ? {} : { side };
    const cards = terms.map(({ card }) => card);
    const seen = cards.map((card) => (card < 0 ? everyone : seersOf(table, seers, m.p, card)));
    const [aboutSeen] = about < 0 ? [everyone] : seenNow([about]);
    return [
      ...(aboutSeen === everyone
        ? []
        : [{ key: 'about' as const, ...at, seers: [aboutSeen], instead: [A_CARD] }]),
      ...(seen.every((each) => each === everyone) ? [] : [{ key: 'plus' as const, ...at, seers: seen }]),
    ];
  }

  /** What a roll was held against, where that is known. */
  function needsOfRoll(roll: number): Pick<LogEntry, 'needs'> {
    const needs = rollNeeds(table, names, m, seers, roll);
    return needs.length > 0 ? { needs } : {};
  }

  function describe(event: Event, cause: Cause): LogEntry | undefined {
    switch (event.kind) {
      case 'moved': {
        const to =
          event.pile >= 0
            ? { to: names.zone(event.to), pile: names.pile(m.p, event.pile) }
            : { to: names.zone(event.to) };
        const from = [...new Set(event.from)].map((zone) => names.zone(zone));
        // Where not everybody sees the cards any more, the order in which they came tells nothing of how they lie.
        const order = event.cards.map((_, i) => i);
        if (zoneSeers(event.to) !== everyone) order.sort((a, b) => event.cards[a] - event.cards[b]);
        const seen = order.map(
          (i) => zoneSeers(event.from[i]) | zoneSeers(event.to) | shownTo(table.seats, event.shown?.[i] ?? 0),
        );
        const line: LogLine = {
          event: 'move',
          cards: order.map((i) => names.card(event.cards[i])),
          from: from.length === 1 ? from[0] : from,
          ...to,
          ...because(cause),
        };
        if (seen.every((each) => each === everyone)) return { line };
        // A pile is called by its cards.
        const among = zoneSeers(event.to);
        const also =
          event.pile < layout.cells || among === everyone ? [] : [{ key: 'pile' as const, seers: [among] }];
        return { line, hidden: { key: 'cards', seers: seen }, also };
      }
      case 'shuffled':
        return { line: { event: 'shuffle', zone: names.zone(event.zone), ...because(cause) } };
      case 'revealed':
        return { line: { event: 'reveal', cards: event.cards.map(names.card), ...because(cause) } };
      case 'looked': {
        const line: LogLine = {
          event: 'look',
          cards: event.cards.map(names.card),
          player: names.seats[event.seat],
          ...because(cause),
        };
        return { line, hidden: hiddenNow('cards', event.cards, 1 << event.seat) };
      }
      case 'turned': {
        const cards = event.cards.map(names.card);
        return { line: { event: `face ${event.face}`, cards, ...because(cause) } };
      }
      case 'attached': {
        const line: LogLine = {
          event: 'attach',
          card: names.card(event.card),
          to: names.card(event.host),
          from: names.zone(event.from),
          ...withoutCard(cause),
        };
        const [now] = seenNow([event.card]);
        const seen = now | shownTo(table.seats, event.shown) | zoneSeers(event.from);
        const instead = [placeName(table, names, m.p, event.card)];
        return {
          line,
          hidden: seen === everyone ? undefined : { key: 'card', seers: [seen], instead },
          also: listOf(hiddenNow('to', [event.host])),
        };
      }
      case 'covered': {
        const line: LogLine = {
          event: 'cover',
          card: names.card(event.base),
          using: names.card(event.form),
          from: names.zone(event.from),
          ...withoutCard(cause),
        };
        return {
          line,
          hidden: hiddenNow('card', [event.base]),
          also: listOf(hiddenNow('using', [event.form])),
        };
      }
      case 'uncovered': {
        const line: LogLine = {
          event: 'uncover',
          card: names.card(event.top),
          back: names.card(event.base),
          ...withoutCard(cause),
        };
        return {
          line,
          hidden: hiddenNow('card', [event.top]),
          also: listOf(hiddenNow('back', [event.base])),
        };
      }
      case 'counted': {
        if (event.counter.holds) return becoming(event, event.counter.holds, because(cause));
        const ofCard = event.counter.of === 'card';
        const of =
          event.owner >= 0 ? { of: ofCard ? names.card(event.owner) : names.seats[event.owner] } : {};
        return {
          line: {
            event: 'count',
            counter: event.counter.id,
            ...of,
            before: event.before,
            now: event.now,
            ...event.told,
            ...because(cause),
          },
          ...(ofCard ? { hidden: hiddenNow('of', [event.owner]) } : {}),
        };
      }
      case 'said': {
        const { verb, things, sorts } = event;
        const seen = things.map((values, i) =>
          sorts[i].sort === 'card' ? seenNow(values).reduce((all, each) => all & each, everyone) : everyone,
        );
        const named = (name: (sort: Slot, value: number) => string): string[] =>
          things.map((values, i) => values.map((value) => name(sorts[i], value)).join(PLUS) || NOTHING);
        const plain = ({ sort, values: ids }: Slot, value: number): string =>
          ids?.[value] ?? names.value(m.p, sort, value);
        const placed = (slot: Slot, value: number): string =>
          slot.sort === 'card' ? placeName(table, names, m.p, value) : plain(slot, value);
        const line: LogLine = { event: 'say', verb: verb.id, things: named(plain), ...because(cause) };
        if (seen.every((each) => each === everyone)) return { line };
        return { line, hidden: { key: 'things', seers: seen, instead: named(placed) } };
      }
      case 'appointed':
        return {
          line: {
            event: 'appoint',
            role: table.game.vocabulary.roles[event.role].id,
            player: names.seats[event.player],
            ...because(cause),
          },
        };
      case 'chance': {
        const values = event.values.map(
          (value) => valueName(table, cause, value) ?? names.value(m.p, event.sort as never, value),
        );
        const hidden: Hidden | undefined =
          event.sort === 'card' ? { key: 'values', seers: seenNow(event.values) } : undefined;
        return { line: { event: 'chance', values, ...because(cause) }, hidden };
      }
      case 'untaken': {
        const { values, sort, verb, takes } = event;
        const things = values.map((value) => names.value(m.p, sort, value));
        const line: LogLine = { event: 'not taken', verb, things, takes, ...because(cause) };
        return { line, hidden: sort === 'card' ? hiddenNow('things', values) : undefined };
      }
      case 'rolled':
      case 'total':
        return {
          line: {
            event: event.kind === 'rolled' ? 'roll' : 'total',
            ...rollLine(event.roll, event),
            ...because(cause),
          },
          also: hiddenRoll(event),
          ...(event.kind === 'total' ? needsOfRoll(event.number) : {}),
        };
      case 'shifted':
        return {
          line: {
            event: 'change roll',
            roll: names.value(m.p, 'roll', event.roll),
            before: event.before,
            now: event.now,
            ...because(cause),
          },
        };
      case 'contest': {
        const [first, second] = event.contest.rolls;
        return {
          line: {
            event: 'contest',
            contest: event.contest.id,
            sides: [rollLine(first, event.sides[0]), rollLine(second, event.sides[1])],
            winner: names.seats[event.winner] ?? 'nobody',
            ...because(cause),
          },
          also: event.sides.flatMap(hiddenRoll),
        };
      }
      case 'window':
        return {
          line: {
            event: event.opens ? 'open window' : 'close window',
            window: table.game.vocabulary.windows[event.window].id,
          },
        };
      case 'stands': {
        const { snippet, ability } = table.game.abilities[event.ability];
        return {
          line: {
            event: event.begins ? 'stands' : 'ends',
            text: { snippet, span: ability.span },
            ...(event.you >= 0 ? { for: names.seats[event.you] } : {}),
            ...because(cause),
          },
        };
      }
      case 'verb': {
        const { role } = table.programs[event.program].source;
        if (!isTold(role)) return undefined;
        return {
          line: {
            event: 'begin',
            text: role,
            ...(event.you >= 0 ? { by: names.seats[event.you] } : {}),
            ...event.told,
          },
        };
      }
      case 'step':
        return { line: { event: 'step', step: table.game.vocabulary.steps[event.step].id } };
      case 'turn':
        return { line: { event: 'turn', player: names.seats[event.player] } };
      case 'cycle':
        return { line: { event: 'cycle', cycle: table.game.cycle.id, number: event.number } };
      case 'over':
        return {
          line: {
            event: 'over',
            ending: event.ending,
            winners: event.winners.map((seat) => names.seats[seat]),
          },
        };
    }
  }
}

const listOf = (entry: Hidden | undefined): Hidden[] => (entry ? [entry] : []);

/** Whether the log tells that a program begins: what verbs and cards do. */
export const isTold = (role: ProgramRole): boolean => ['verb', 'card'].includes(rootOfProgram(role).kind);

/** The sort of what the statement of a cause asks for. */
function sortAt(table: Table, cause: Cause): string {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at && 'choosing' in at ? at.choosing.sort : 'option';
}

/** Whether only whoever chooses is told what it is. */
function isDiscreet(table: Table, cause: Cause): boolean {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at !== undefined && 'choosing' in at && at.choosing.discreet === true;
}

/** The name of a value of a declared set, where the statement of a cause asks for one. */
function valueName(table: Table, cause: Cause, value: number): string | undefined {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at && 'choosing' in at ? at.choosing.values?.[value] : undefined;
}

function optionName(table: Table, cause: Cause, option: number): string {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at?.op === 'menu' ? at.options[option].label : String(option);
}
