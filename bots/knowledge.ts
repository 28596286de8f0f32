import type { Event, Listener } from '../interpreter/engine/vm/events.ts';
import {
  partnersSeeing,
  seersOf,
  seersOfZones,
  shownTo,
} from '../interpreter/engine/state/seat-visibility.ts';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';
import { Known, type KnownPlaces } from '../interpreter/match/worlds/hidden-slots.ts';
import { answerByValues, startMatch, type Match } from '../interpreter/match/match.ts';

/**
 * What seats know of cards that they have seen. It is never more than what they could know who watch closely; what is in
 * doubt is forgotten, which costs strength and never fairness.
 */
export interface Knowledge {
  /** What a seat knows of each card that it does not see now. */
  of(seat: number): KnownPlaces;
}

const sees = (seers: number, seat: number): boolean => ((seers >> seat) & 1) === 1;

/** What seats know, and what they knew before each answer that can be taken back. */
interface Seen {
  readonly known: readonly Uint8Array[];
  readonly earlier: (readonly Uint8Array[])[];
}

/**
 * Watches a match. What was seen before is worked out by playing it again from its beginning, set-up included; of a match
 * that was loaded without its history, or changed by hand, it is not known. Where answers are taken back, what was known
 * before them is known again.
 */
export const watchKnowledge = (match: Match): Knowledge => watch(match, seenSoFar(match)).knowledge;

function seenSoFar({ game, options, answers, loadedFrom, runner }: Match): Seen | undefined {
  const { p } = runner.m;
  if (loadedFrom !== undefined || p[Header.decisions] !== answers.length) return undefined;
  let seen: Seen | undefined;
  const again = startMatch(game, { ...options, log: false }, (begun) => ({ seen } = watch(begun)));
  const isSame =
    answers.every((answer) => answerByValues(again, answer)) &&
    again.runner.m.p.subarray(0, p[Header.top]).every((value, i) => value === p[i]);
  return isSame ? seen : undefined;
}

/** Watches a match from now on, knowing what was seen before. */
function watch(match: Match, before?: Seen): { readonly knowledge: Knowledge; readonly seen: Seen } {
  const { table, runner } = match;
  const { m } = runner;
  const { layout } = table;
  const { seats, cards } = layout;
  const zoneSeers = seersOfZones(table);
  const known = before?.known ?? Array.from({ length: seats }, () => new Uint8Array(cards));
  let { undone } = match;
  /** What was known after each number of answers that can be taken back, from the first that was watched. */
  const earlier = before?.earlier ?? [];
  const begun = before ? 0 : match.answers.length;
  const seersNow = (card: number): number => seersOf(table, zoneSeers, m.p, card);
  const seersIn = (zone: number): number =>
    zone < 0 ? 0 : (zoneSeers[zone] ?? 0) | partnersSeeing(layout, m.p, zone);

  /** One card of several has left a zone, and a seat cannot tell which: any of those that it knew may be gone. */
  function doubt(seat: number, zone: number): void {
    for (let card = 0; card < cards; card++)
      if (zoneOf(m.p, layout, card) === zone && !sees(seersNow(card), seat))
        known[seat][card] = Known.nothing;
  }

  /** The order of a zone is no longer what a seat knows of it. */
  function loosen(seat: number, zone: number): void {
    for (let card = 0; card < cards; card++)
      if (known[seat][card] === Known.atPlace && zoneOf(m.p, layout, card) === zone)
        known[seat][card] = Known.inZone;
  }

  function moved(
    given: readonly number[],
    from: readonly number[],
    shown: readonly number[],
    to: number,
  ): void {
    for (let seat = 0; seat < seats; seat++) {
      const own = known[seat];
      const left = new Set<number>();
      let strange = false;
      given.forEach((card, i) => {
        const here = from[i];
        const saw = sees(seersIn(here) | shownTo(seats, shown[i] ?? 0), seat);
        const seesIt = sees(seersNow(card), seat);
        // Who sees neither the place nor the card knows it only where all cards of the zone went.
        const all = here >= 0 && m.p[layout.zoneCount + here] === 0 && own[card] !== Known.nothing;
        if (seesIt) own[card] = Known.atPlace;
        else if (saw || all) own[card] = given.length === 1 ? Known.atPlace : Known.inZone;
        else {
          own[card] = Known.nothing;
          strange = true;
          if (here >= 0) left.add(here);
        }
      });
      for (const zone of left) doubt(seat, zone);
      // A strange card between them shifts the others.
      if (strange) loosen(seat, to);
    }
  }

  /** Keeps what was known before an answer, once it begins to change something. */
  function keep(): void {
    const answers = match.answers.length - begun;
    if (earlier.length >= answers) return;
    const copy = known.map((own) => own.slice());
    while (earlier.length < answers) earlier.push(copy);
  }

  /** Goes back to what was known before answers that were taken back. */
  function goBack(): void {
    if (match.undone === undone) return;
    undone = match.undone;
    const answers = match.answers.length - begun;
    if (answers < 0) for (const own of known) own.fill(Known.nothing);
    else if (answers < earlier.length) known.forEach((own, seat) => own.set(earlier[answers][seat]));
    earlier.length = Math.max(0, Math.min(earlier.length, answers));
  }

  function learn(event: Event): void {
    goBack();
    keep();
    switch (event.kind) {
      case 'moved':
        return moved(event.cards, event.from, event.shown ?? [], event.to);
      case 'attached':
        return moved([event.card], [event.from], [event.shown], zoneOf(m.p, layout, event.host));
      case 'covered':
        return moved([event.form], [event.from], [], zoneOf(m.p, layout, event.form));
      case 'shuffled':
        for (let seat = 0; seat < seats; seat++) loosen(seat, event.zone);
        return;
      case 'looked':
        for (const card of event.cards) known[event.seat][card] = Known.atPlace;
        return;
      case 'revealed':
        for (const own of known) for (const card of event.cards) own[card] = Known.atPlace;
        return;
      case 'turned':
        for (const card of event.cards)
          for (let seat = 0; seat < seats; seat++)
            if (sees(seersNow(card), seat)) known[seat][card] = Known.atPlace;
    }
  }

  const others = m.listener;
  m.listener = {
    happened(event, cause) {
      learn(event);
      others?.happened(event, cause);
    },
    forced: (...given) => others?.forced(...given),
    unsealed: (...given) => others?.unsealed(...given),
  } satisfies Listener;
  return {
    seen: { known, earlier },
    knowledge: {
      of(seat) {
        goBack();
        return known[seat];
      },
    },
  };
}
