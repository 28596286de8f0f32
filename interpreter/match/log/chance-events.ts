import type { RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Cause, Event, RollTerms } from '../../engine/vm/events.ts';
import { A_CARD } from '../value-names.ts';
import { rollNeeds } from '../view/open-rolls.ts';
import { askedName } from './answer-lines.ts';
import type { EventLines, LineContext } from './event-lines.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { RollEntries } from './log-line.ts';

/** What chance brings, and what becomes of rolls. */
export const chanceEvents: EventLines<'chance' | 'shifted' | 'contest' | 'rolled' | 'total'> = {
  chance({ table, names, m, seenNow, because }, event, cause) {
    const values = event.values.map(
      (value) => askedName(table, cause, value) ?? names.value(m.p, event.sort as never, value),
    );
    const hidden: Hidden | undefined =
      event.sort === 'card' ? { key: 'values', seers: seenNow(event.values) } : undefined;
    return { line: { event: 'chance', values, ...because(cause) }, hidden };
  },
  rolled(context, event, cause) {
    return rollEntry(context, 'roll', event, cause);
  },
  total(context, event, cause) {
    return { ...rollEntry(context, 'total', event, cause), ...needsOfRoll(context, event.number) };
  },
  shifted({ names, m, because }, event, cause) {
    return {
      line: {
        event: 'change roll',
        roll: names.value(m.p, 'roll', event.roll),
        before: event.before,
        now: event.now,
        ...because(cause),
      },
    };
  },
  contest(context, event, cause) {
    const { names, because } = context;
    const [first, second] = event.contest.rolls;
    return {
      line: {
        event: 'contest',
        contest: event.contest.id,
        sides: [rollLine(context, first, event.sides[0]), rollLine(context, second, event.sides[1])],
        winner: names.seats[event.winner] ?? 'nobody',
        ...because(cause),
      },
      also: event.sides.flatMap((terms, side) => hiddenRoll(context, terms, side)),
    };
  },
};

const rollEntry = (
  context: LineContext,
  name: 'roll' | 'total',
  event: Event & { kind: 'rolled' | 'total' },
  cause: Cause,
): LogEntry => ({
  line: { event: name, ...rollLine(context, event.roll, event), ...context.because(cause) },
  also: hiddenRoll(context, event),
});

/** A roll as a named sum: `{ dice: [4, 3], plus: [[2, the-card]], total: 9 }`. */
function rollLine(
  { names }: LineContext,
  roll: RollSymbol,
  { roller, about, dice, terms, total }: RollTerms,
): RollEntries {
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
function hiddenRoll(
  { everyone, seersNow, seenNow }: LineContext,
  { about, terms }: RollTerms,
  side?: number,
): Hidden[] {
  const at = side === undefined ? {} : { side };
  const cards = terms.map(({ card }) => card);
  const seen = cards.map((card) => (card < 0 ? everyone : seersNow(card)));
  const [aboutSeen] = about < 0 ? [everyone] : seenNow([about]);
  return [
    ...(aboutSeen === everyone
      ? []
      : [{ key: 'about' as const, ...at, seers: [aboutSeen], instead: [A_CARD] }]),
    ...(seen.every((each) => each === everyone) ? [] : [{ key: 'plus' as const, ...at, seers: seen }]),
  ];
}

/** What a roll was held against, where that is known. */
function needsOfRoll({ table, names, m, seers }: LineContext, roll: number): Pick<LogEntry, 'needs'> {
  const needs = rollNeeds(table, names, m, seers, roll);
  return needs.length > 0 ? { needs } : {};
}
