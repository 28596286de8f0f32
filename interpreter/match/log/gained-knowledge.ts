import type { Event } from '../../engine/vm/events.ts';
import { shownTo } from '../../engine/state/seat-visibility.ts';
import type { LineContext } from './event-lines.ts';

/** What seats learn by an answer: who knew it already when it was given. */
export interface GainedKnowledge {
  /** The seats that knew already, when the last answer was given, all that somebody has learned by it: as bits. */
  readonly knew: number;
  /** An answer is about to be given. */
  begins(): void;
  /** What is known to nobody before. */
  learnUnknown(): void;
  learn(event: Event): void;
}

export function gainedKnowledge({ table, everyone, zoneSeers, seersNow }: LineContext): GainedKnowledge {
  const { seats, layout } = table;
  const nobodyLearns = (1 << seats) - 1;
  const sightBefore = new Int32Array(layout.cards);
  let knew = nobodyLearns;
  /** Cards were seen by somebody: for those to whom they are new, only who knew them before learns nothing. */
  const learned = (cards: readonly number[], seen: (card: number, i: number) => number): void => {
    cards.forEach((card, i) => {
      if ((seen(card, i) & ~sightBefore[card] & nobodyLearns) !== 0) knew &= sightBefore[card];
    });
  };

  /** Takes down who knew what an event shows. */
  function learn(event: Event): void {
    switch (event.kind) {
      case 'moved':
        return learned(
          event.cards,
          (card, i) => seersNow(card) | zoneSeers(event.to) | shownTo(seats, event.shown?.[i] ?? 0),
        );
      case 'revealed':
        return learned(event.cards, () => everyone);
      case 'looked':
        return learned(event.cards, (card) => seersNow(card) | (1 << event.seat));
      case 'turned':
        return learned(event.cards, seersNow);
      case 'attached':
        return learned([event.card, event.host], seersNow);
      case 'covered':
        return learned([event.base, event.form], seersNow);
      case 'uncovered':
        return learned([event.base, event.top], seersNow);
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
    begins() {
      knew = nobodyLearns;
      for (let card = 0; card < layout.cards; card++) sightBefore[card] = seersNow(card);
    },
    learnUnknown() {
      knew = 0;
    },
    learn,
  };
}
