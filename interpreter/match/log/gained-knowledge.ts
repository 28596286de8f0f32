import type { Event } from '../../engine/vm/events.ts';
import { seersOf, shownTo } from '../../engine/state/seat-visibility.ts';
import type { LineContext } from './event-lines.ts';

/** What seats learn by an answer: who knew it already when it was given. */
export interface GainedKnowledge {
  /** The seats that knew already, when the last answer was given, all that somebody has learned by it: as bits. */
  readonly knew: number;
  /** An answer is about to be given in a position, which must stay as it is. */
  begins(before: Int32Array): void;
  /** What is known to nobody before. */
  learnUnknown(): void;
  learn(event: Event): void;
}

export function gainedKnowledge({
  table,
  seers,
  everyone,
  zoneSeers,
  seersNow,
}: LineContext): GainedKnowledge {
  const { seats } = table;
  const nobodyLearns = (1 << seats) - 1;
  let before: Int32Array | undefined;
  let knew = nobodyLearns;
  /** A card was seen, now or also by others: for those to whom it is new, only who knew it before learns nothing. */
  const learned = (card: number, others = 0): void => {
    const sight = before ? seersOf(table, seers, before, card) : 0;
    if ((sight & nobodyLearns) === nobodyLearns) return;
    const seen = seersNow(card) | others;
    if ((seen & ~sight & nobodyLearns) !== 0) knew &= sight;
  };

  /** Takes down who knew what an event shows. */
  function learn(event: Event): void {
    if (knew === 0 || event.kind === 'verb') return;
    switch (event.kind) {
      case 'moved': {
        const { cards, shown, to } = event;
        const there = zoneSeers(to);
        for (let i = 0; i < cards.length; i++)
          learned(cards[i], shown ? there | shownTo(seats, shown[i] ?? 0) : there);
        return;
      }
      case 'revealed':
        return event.cards.forEach((card) => learned(card, everyone));
      case 'looked':
        return event.cards.forEach((card) => learned(card, 1 << event.seat));
      case 'turned':
        return event.cards.forEach((card) => learned(card));
      case 'attached':
        return [event.card, event.host].forEach((card) => learned(card));
      case 'covered':
        return [event.base, event.form].forEach((card) => learned(card));
      case 'uncovered':
        return [event.base, event.top].forEach((card) => learned(card));
      case 'chance':
      case 'rolled':
        // Nobody knows what chance will bring.
        knew = 0;
    }
  }

  return {
    get knew() {
      return knew;
    },
    begins(position) {
      knew = nobodyLearns;
      before = position;
    },
    learnUnknown() {
      knew = 0;
    },
    learn,
  };
}
