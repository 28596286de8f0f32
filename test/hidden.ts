import {
  answer,
  isOver,
  loadPosition,
  optionsOf,
  savePosition,
  seatsAsked,
  whyNot,
} from '../interpreter/index.ts';
import type { Answer, Match } from '../interpreter/index.ts';
import { logOf, prepareMatch, resume } from '../interpreter/match/match.ts';
import { namedCards } from '../interpreter/match/worlds/named-cards.ts';
import { relabelCards } from '../interpreter/match/worlds/relabelled-cards.ts';
import { isPlaced } from '../interpreter/engine/state/card-columns.ts';
import { copyPosition } from '../interpreter/engine/state/position-layout.ts';
import { seersOf, seersOfZones } from '../interpreter/engine/state/seat-visibility.ts';
import { Frame } from '../interpreter/engine/state/call-stack.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';
import type { Cause, Event, Listener } from '../interpreter/engine/vm/events.ts';
import type { Many, Test } from '../dsl/ir/expressions.ts';
import { asksOfCards, isHidden } from '../dsl/ir/visibility.ts';
import { nodesOf, someNode, type OpNode } from '../dsl/ir/visit.ts';
import type { ZoneSymbol } from '../dsl/language/symbols/symbols.ts';
import { allSentTo } from './sent.ts';

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
    return zone < 0 || takes[zone] === undefined || takes[zone].includes(kind);
  };
  // Where decklists are secret, a card of another may be one that was not brought.
  const isSpare = (card: number): boolean =>
    game.spares !== undefined &&
    game.owners![card] !== viewer &&
    game.owners![card] < table.seats &&
    !isPlaced(runner.m.p, table.layout, card);
  const hidden = [...game.copies.keys()].filter(
    (card) =>
      isSpare(card) || (zoneOf(card) >= 0 && ((seersOf(table, seers, runner.m.p, card) >> viewer) & 1) === 0),
  );
  for (let tries = 0; tries < 20 && hidden.length > 1; tries++) {
    const a = hidden[random(hidden.length)];
    const b = hidden[random(hidden.length)];
    if (a === b || !fits(a, zoneOf(b)) || !fits(b, zoneOf(a))) continue;
    // Everybody knows whose cards are whose.
    if (game.owners && game.owners[a] !== game.owners[b]) continue;
    if (isSpare(a) && isSpare(b)) continue;
    return { viewer, cards: [a, b] };
  }
  return undefined;
}

/**
 * The same position with the two cards in each other's places, also in unfinished effects and sealed answers; undefined
 * where nobody could be asked there what is asked.
 */
export function swapped(match: Match, { cards: [a, b] }: Pick<HiddenPair, 'cards'>): Match | undefined {
  if (match.game.spares) return relabelled(match, [a, b]);
  const [first, second] = [match.names.card(a), match.names.card(b)];
  const other = (value: unknown): unknown => {
    if (value === first) return second;
    if (value === second) return first;
    if (Array.isArray(value)) return value.map(other);
    if (typeof value !== 'object' || value === null) return value;
    // What unseen cards carry is public and stays in its place: it is kept under the name of the card.
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [other(key), other(each)]));
  };
  const saved = savePosition(match);
  // A variant or a player may be called as a card is.
  const { zones, piles, cards, states, responses, frames } = saved;
  const places = other({ zones, piles, cards, ...(states ? { states } : {}), responses, frames }) as object;
  return loaded(match, { ...saved, ...places }).match;
}

/**
 * The same by writing the position itself, where a save with another deck is refused; the two cards stand for each other
 * also where one of them is in no deck.
 */
function relabelled(match: Match, [a, b]: readonly [number, number]): Match {
  const twin = prepareMatch(match.game, { ...match.options, log: true });
  const { p } = twin.runner.m;
  const to = Int32Array.from({ length: match.table.layout.cards }, (_, card) => card);
  copyPosition(match.runner.m.p, p);
  [to[a], to[b]] = [b, a];
  relabelCards(match, namedCards(match), p, to);
  resume(twin);
  return twin;
}

const where = (of: Match): string =>
  savePosition(of)
    .frames.map(({ text, at }) => `${text} ${at}`)
    .join('\n');

/**
 * Whether the position could be the same with the two cards swapped: what is being carried out stands where it stood. A
 * card that somebody needed for what they have just begun is known to lie where it lies.
 */
const isFair = (match: Match, twin: Match): boolean => where(match) === where(twin);

/** The position with a log that begins here. */
function unchanged(match: Match): Match {
  if (match.game.spares) return relabelled(match, [0, 0]);
  const { match: same, diagnostics } = loaded(match, savePosition(match));
  if (!same) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return same;
}

const loaded = (match: Match, saved: unknown): ReturnType<typeof loadPosition> =>
  loadPosition(match.game, JSON.parse(JSON.stringify(saved)));

/** The reasons for so many cards are looked at after each answer, others after the next. */
const REASONS_EACH = 12;

/** All that the viewer can observe now: all that is sent to them, and the reasons for some cards. */
function observedBy(match: Match, viewer: number, cards: readonly number[] = [], step = 0): string {
  const { copyNames } = match.game;
  const asked = [
    ...cards,
    ...Array.from({ length: REASONS_EACH }, (_, i) => (step * REASONS_EACH + i) % copyNames.length),
  ];
  const reasons = asked.map((card) => whyNot(match, viewer, copyNames[card]).join('; '));
  return `${allSentTo(match, viewer)}\n${reasons.join('\n')}`;
}

/**
 * Texts that ask what a card is where not everybody sees it, and go on in one way or the other for all to see: a guess
 * that is right or wrong tells what the text is for (docs/decisions/0004).
 */
function askingTexts({ runner }: Match): ReadonlySet<number> {
  const known = asking.get(runner.programs);
  if (known) return known;
  const found = runner.programs.flatMap(({ source }, i) =>
    nodesOf(source.program.acts, 'if').some(({ test }) => asks(test)) ||
    nodesOf(source.program.acts, 'each').some(({ of }) => isOfPlayers(of) && asks(of))
      ? [i]
      : [],
  );
  asking.set(runner.programs, new Set(found));
  return new Set(found);
}

/** Whether such a text is being carried out. */
function isAsking(match: Match): boolean {
  const asks = askingTexts(match);
  const { p } = match.runner.m;
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    if (asks.has(p[frame + Frame.program])) return true;
  return false;
}

const asking = new WeakMap<object, ReadonlySet<number>>();
const isOfPlayers = (list: Many): boolean => nodesOf(list, 'players').length > 0;
const isHere = (node: OpNode): boolean => Object.values(node).some((each) => isZone(each) && isHidden(each));
const asks = (tree: Test | Many): boolean => asksOfCards(tree) && someNode(tree, isHere, 'followed');
const isZone = (value: unknown): value is ZoneSymbol =>
  typeof value === 'object' && value !== null && 'sort' in value && value.sort === 'zone';

/** Calls `shown` when one of the cards is shown to the viewer, wherever it goes then. */
function watch(match: Match, { viewer, cards }: HiddenPair, shown: () => void): void {
  const { m } = match.runner;
  const asks = askingTexts(match);
  const seers = seersOfZones(match.table);
  const listener = m.listener!;
  const happened = (event: Event, { program }: Cause): boolean => {
    if (asks.has(program) || (event.kind === 'verb' && asks.has(event.program))) return true;
    if (event.kind === 'revealed' || event.kind === 'turned' || event.kind === 'looked')
      return event.cards.some((card) => cards.includes(card));
    // A mark that a text puts on a card lies there for all to see, and tells what the text asked of the card.
    if (event.kind === 'counted') return event.counter.of === 'card' && cards.includes(event.owner);
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
      if (happened(event, cause)) shown();
      listener.happened(event, cause);
    },
  } satisfies Listener;
}

/** What came of a swap: nothing that the viewer could tell it by, a difference, or why it could not be compared. */
export interface Swapped {
  readonly difference?: string;
  readonly leftOut?: string;
}

/**
 * Plays on from a position and from the one with the two cards swapped, with answers that correspond, and compares
 * what the viewer can observe after each until one of the cards is shown. Gives the first difference. A `witness` sits at
 * both tables from the beginning, and says something that must not differ either.
 */
export function compareSwapped(
  match: Match,
  pair: HiddenPair,
  answers: number,
  bot: (match: Match) => Answer,
  witness?: (match: Match) => () => string,
): Swapped {
  const { viewer, cards } = pair;
  const mine = unchanged(match);
  const theirs = swapped(match, pair);
  const asked = seatsAsked(match).includes(viewer) ? 'the viewer' : 'another';
  if (!theirs) return { leftOut: `what ${asked} is asked could not be asked` };
  if (!isFair(match, theirs)) return { leftOut: `what is carried out, and asks ${asked}, needs the card` };
  let shown = false;
  const witnesses = [mine, theirs].map((each) => witness?.(each));
  for (const each of [mine, theirs]) watch(each, pair, () => (shown = true));
  for (let i = 0; ; i++) {
    if (shown) return {};
    const [a, b] = [mine, theirs].map(
      (each, j) => `${witnesses[j]?.() ?? ''}\n${observedBy(each, viewer, cards, i)}`,
    );
    if (a !== b && (hasOnly(mine, pair) || hasOnly(theirs, pair)))
      return i === 0 ? { leftOut: 'another has only that card for what a rule demands' } : {};
    if (a !== b) return { difference: firstDifference(a, b) };
    if (i === answers || isOver(mine) || isAsking(mine)) return {};
    const next = bot(mine);
    const other = (value: number): number =>
      value === cards[0] ? cards[1] : value === cards[1] ? cards[0] : value;
    const ofCards =
      mine.runner.open.instruction &&
      'choosing' in mine.runner.open.instruction &&
      mine.runner.open.instruction.choosing.sort === 'card';
    answer(mine, next);
    if (!answer(theirs, ofCards ? { ...next, values: next.values.map(other) } : next)) {
      if (shown) return {};
      // Another player may have lost by the swap what they would have played: that is theirs to know, and what was
      // compared until then counts.
      if (next.seat !== viewer) return i === 0 ? { leftOut: 'another could not answer the same' } : {};
      return {
        difference: `${mine.names.seats[next.seat]} could answer ${next.values.join(' ')}, but not with the cards swapped: ${JSON.stringify(logOf(theirs).at(-1)?.line)}`,
      };
    }
  }
}

/** The first difference alone. */
export const differenceFor = (...given: Parameters<typeof compareSwapped>): string | undefined =>
  compareSwapped(...given).difference;

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
