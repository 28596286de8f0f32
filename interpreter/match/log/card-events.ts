import type { Cause, Event } from '../../engine/vm/events.ts';
import { namesJoined } from '../value-names.ts';
import { cardsNaming } from './answer-lines.ts';
import { placeName } from '../view/hidden-places.ts';
import { shownTo } from '../../engine/state/seat-visibility.ts';
import type { EventLines, LineContext } from './event-lines.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { LogLine } from './log-line.ts';

/** Cards that go somewhere, and cards that are seen. */
export const cardEvents: EventLines<
  'moved' | 'shuffled' | 'revealed' | 'looked' | 'turned' | 'attached' | 'covered' | 'uncovered'
> = {
  moved(context, event, cause) {
    return movedCards(context, event, cause, cardsNaming(context, event.pile));
  },
  shuffled({ names, because }, event, cause) {
    return { line: { event: 'shuffle', zone: names.zone(event.zone), ...because(cause) } };
  },
  revealed({ names, because }, event, cause) {
    return { line: { event: 'reveal', cards: event.cards.map(names.card), ...because(cause) } };
  },
  looked({ names, hiddenNow, because }, event, cause) {
    const line: LogLine = {
      event: 'look',
      cards: event.cards.map(names.card),
      player: names.seats[event.seat],
      ...because(cause),
    };
    return { line, hidden: hiddenNow('cards', event.cards, 1 << event.seat) };
  },
  turned({ names, because }, event, cause) {
    const cards = event.cards.map(names.card);
    return { line: { event: `face ${event.face}`, cards, ...because(cause) } };
  },
  attached({ table, names, m, everyone, zoneSeers, seenNow, hiddenNow, withoutCard }, event, cause) {
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
  },
  covered({ names, hiddenNow, withoutCard }, event, cause) {
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
  },
  uncovered({ names, hiddenNow, withoutCard }, event, cause) {
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
  },
};

/** `pile` are the cards of the pile that they have come to, if it is called by them. */
export function movedCards(
  { table, names, m, everyone, zoneSeers, because }: LineContext,
  event: Event & { kind: 'moved' },
  cause: Cause,
  pile: readonly number[],
): LogEntry {
  const own = event.pile >= table.layout.cells;
  const to =
    event.pile >= 0
      ? { to: names.zone(event.to), pile: own ? namesJoined(names, pile) : names.pile(m.p, event.pile) }
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
    event.pile < table.layout.cells || among === everyone ? [] : [{ key: 'pile' as const, seers: [among] }];
  return { line, hidden: { key: 'cards', seers: seen }, also };
}

const listOf = (entry: Hidden | undefined): Hidden[] => (entry ? [entry] : []);
