import {
  answer,
  isOver,
  loadPosition,
  logFor,
  optionsOf,
  savePosition,
  seatsAsked,
  viewFor,
  whyNot,
} from '../interpreter/index.ts';
import type { Answer, Match } from '../interpreter/index.ts';
import { logOf } from '../interpreter/play/match.ts';
import { seersOf, seersOfZones } from '../interpreter/play/visibility.ts';
import type { Event, Listener } from '../interpreter/run/event.ts';

/** Two cards of which a viewer sees neither, and which could lie where the other one lies. */
export interface HiddenPair {
  readonly viewer: number;
  readonly cards: readonly [number, number];
}

/** A pair for the swap test in a position, if there is one. */
export function hiddenPair(match: Match, random: (below: number) => number): HiddenPair | undefined {
  const { table, game, runner } = match;
  const viewer = random(table.seats);
  const seers = seersOfZones(table);
  const zoneOf = (card: number): number => runner.m.p[table.layout.zone + card];
  const takes = table.game.vocabulary.zones.flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? table.seats : 1 }, () => zone.takes),
  );
  const fits = (card: number, zone: number): boolean => {
    const { kind } = game.copies[card].symbol;
    return takes[zone] === undefined || takes[zone].includes(kind);
  };
  const hidden = [...game.copies.keys()].filter(
    (card) => zoneOf(card) >= 0 && ((seersOf(table, seers, runner.m.p, card) >> viewer) & 1) === 0,
  );
  for (let tries = 0; tries < 20 && hidden.length > 1; tries++) {
    const a = hidden[random(hidden.length)];
    const b = hidden[random(hidden.length)];
    if (a !== b && fits(a, zoneOf(b)) && fits(b, zoneOf(a))) return { viewer, cards: [a, b] };
  }
  return undefined;
}

/** The same position with the two cards in each other's places, also in unfinished effects and sealed answers. */
export function swapped(match: Match, { cards: [a, b] }: HiddenPair): Match {
  const [first, second] = [match.names.card(a), match.names.card(b)];
  const other = (value: unknown): unknown => {
    if (value === first) return second;
    if (value === second) return first;
    if (Array.isArray(value)) return value.map(other);
    if (typeof value !== 'object' || value === null) return value;
    // What unseen cards carry is public and stays in its place: it is kept under the name of the card.
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [other(key), other(each)]));
  };
  return loaded(match, other(savePosition(match)));
}

const where = (of: Match): string =>
  savePosition(of)
    .frames.map(({ text, at }) => `${text} ${at}`)
    .join('\n');

/**
 * Whether the position could be the same with the two cards swapped: what is being carried out stands where it stood. A
 * card that somebody needed for what they have just begun is known to lie where it lies.
 */
export function isFair(match: Match, pair: HiddenPair): boolean {
  return where(match) === where(swapped(match, pair));
}

/** The position with a log that begins here. */
export const unchanged = (match: Match): Match => loaded(match, savePosition(match));

function loaded(match: Match, saved: unknown): Match {
  const { match: twin, diagnostics } = loadPosition(match.game, JSON.parse(JSON.stringify(saved)));
  if (!twin) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return twin;
}

/** All that the viewer can observe now: view, options, reasons, log. */
export function observedBy(match: Match, viewer: number): string {
  const reasons = match.game.copyNames.map((name) => whyNot(match, viewer, name).join('; '));
  return [
    JSON.stringify(viewFor(match, viewer)),
    JSON.stringify(optionsOf(match, viewer).map((option) => option.name)),
    reasons.join('\n'),
    logFor(match, viewer),
  ].join('\n');
}

/** Calls `shown` when one of the cards is shown to the viewer, wherever it goes then. */
export function watch(match: Match, { viewer, cards }: HiddenPair, shown: () => void): void {
  const { m } = match.runner;
  const seers = seersOfZones(match.table);
  const listener = m.listener!;
  const happened = (event: Event): boolean => {
    if (event.kind === 'revealed' || event.kind === 'turned' || event.kind === 'looked')
      return event.cards.some((card) => cards.includes(card));
    if (event.kind === 'attached') return cards.includes(event.card);
    if (event.kind === 'covered') return cards.includes(event.form);
    if (event.kind === 'chance')
      return event.sort === 'card' && event.values.some((card) => cards.includes(card));
    return (
      event.kind === 'moved' &&
      event.cards.some((card) => cards.includes(card)) &&
      ((seers[event.to] >> viewer) & 1) === 1
    );
  };
  m.listener = {
    ...listener,
    happened(event, cause) {
      if (happened(event)) shown();
      listener.happened(event, cause);
    },
  } satisfies Listener;
}

/**
 * Plays on from a position and from the one with the two cards swapped, with answers that correspond, and compares
 * what the viewer can observe after each until one of the cards is shown. Gives the first difference.
 */
export function differenceFor(
  match: Match,
  pair: HiddenPair,
  answers: number,
  bot: (match: Match) => Answer,
): string | undefined {
  const { viewer, cards } = pair;
  const mine = unchanged(match);
  const theirs = swapped(match, pair);
  let shown = false;
  for (const each of [mine, theirs]) watch(each, pair, () => (shown = true));
  for (let i = 0; ; i++) {
    if (shown) return undefined;
    const [a, b] = [observedBy(mine, viewer), observedBy(theirs, viewer)];
    if (a !== b && (hasOnly(mine, pair) || hasOnly(theirs, pair))) return undefined;
    if (a !== b) return firstDifference(a, b);
    if (i === answers || isOver(mine)) return undefined;
    const next = bot(mine);
    const other = (value: number): number =>
      value === cards[0] ? cards[1] : value === cards[1] ? cards[0] : value;
    const ofCards =
      mine.runner.open.instruction &&
      'choosing' in mine.runner.open.instruction &&
      mine.runner.open.instruction.choosing.sort === 'card';
    answer(mine, next);
    if (!answer(theirs, ofCards ? { ...next, values: next.values.map(other) } : next)) {
      // Another player may have lost by the swap what they would have played: that is theirs to know.
      if (shown || next.seat !== viewer) return undefined;
      return `${mine.names.seats[next.seat]} could answer ${next.values.join(' ')}, but not with the cards swapped: ${JSON.stringify(logOf(theirs).at(-1)?.line)}`;
    }
  }
}

/**
 * Whether somebody else has to do something with one of the two cards, and has no other for it. Who has none does
 * nothing, and everybody sees that: what a rule demands of a hand tells what is not in it (docs/decisions/0004).
 */
function hasOnly(match: Match, { viewer, cards }: HiddenPair): boolean {
  const [seat] = seatsAsked(match);
  const { instruction } = match.runner.open;
  if (seat === undefined || seat === viewer || !instruction || !('choosing' in instruction)) return false;
  if (instruction.choosing.sort !== 'card') return false;
  const offered = optionsOf(match, seat).map(({ name }) => name);
  return offered.length > 0 && offered.every((name) => cards.some((card) => match.names.card(card) === name));
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - 120), i + 80)}\n${b.slice(Math.max(0, i - 120), i + 80)}`;
}
