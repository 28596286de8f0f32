import type { StateContent } from '../../../dsl/language/symbols/symbols.ts';
import type { Cause, Event } from '../../engine/vm/events.ts';
import { stateContentName } from '../value-names.ts';
import { heldCardPlace, seersOfState } from '../view/hidden-places.ts';
import type { EventLines, LineContext } from './event-lines.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { Caused, LogLine } from './log-line.ts';

/** Counters and states that change, and roles that somebody gets. */
export const stateEvents: EventLines<'counted' | 'appointed'> = {
  counted(context, event, cause) {
    const { hiddenNow, because } = context;
    const { counter, owner } = event;
    if (counter.holds) return becoming(context, event, counter.holds, because(cause));
    return {
      line: countedLine(context, event, cause),
      ...(counter.of === 'card' ? { hidden: hiddenNow('of', [owner]) } : {}),
    };
  },
  appointed({ table, names, because }, event, cause) {
    return {
      line: {
        event: 'appoint',
        role: table.game.vocabulary.roles[event.role].id,
        player: names.seats[event.player],
        ...because(cause),
      },
    };
  },
};

/** A counter that has another number now. */
export function countedLine(
  { names, because }: LineContext,
  { counter, owner, before, now, told }: Event & { kind: 'counted' },
  cause: Cause,
): LogLine {
  const of = owner >= 0 ? { of: counter.of === 'card' ? names.card(owner) : names.seats[owner] } : {};
  return { event: 'count', counter: counter.id, ...of, before, now, ...told, ...because(cause) };
}

/** A state that holds something else now: shown to those who see it, with cards as they are seen. */
function becoming(
  context: LineContext,
  { counter, owner, before, now }: Event & { kind: 'counted' },
  holds: StateContent,
  caused: Caused,
): LogEntry {
  const { names, m, everyone, seenNow, hiddenNow, table } = context;
  const ofCard = counter.of === 'card';
  const name = (value: number): string => stateContentName(names, m.p, holds, value);
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
    return holds.sort === 'card' && value >= 0 ? heldHidden(context, key, value) : undefined;
  };
  const hidden = [part('before', before), part('now', now), ...(ofCard ? [hiddenNow('of', [owner])] : [])];
  return { line, also: hidden.flatMap((each) => each ?? []) };
}

/** A card that a state holds may have gone where nobody follows it. */
function heldHidden(
  { table, names, m, everyone, seenNow }: LineContext,
  key: 'before' | 'now',
  card: number,
): Hidden | undefined {
  const [seen] = seenNow([card]);
  return seen === everyone
    ? undefined
    : { key, seers: [seen], instead: [heldCardPlace(table, names, m.p, card)] };
}
