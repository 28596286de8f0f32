import type { Match } from '../../match/match.ts';
import type { KnownPlaces } from '../../match/worlds/hidden-slots.ts';
import { knownCards } from '../../match/worlds/known-cards.ts';
import type { DisplayNames } from './display-names.ts';
import { countedNames } from './log-sentences.ts';

/** A place in words, and the cards that somebody knows to be there without seeing them. */
export interface KnownPlace {
  readonly place: string;
  readonly cards: readonly string[];
}

/** What a seat knows of cards that it does not see now, because it has seen them; nothing where one has to remember. */
export function knownPlaces(
  match: Match,
  known: KnownPlaces,
  seat: number,
  called: DisplayNames,
): KnownPlace[] | undefined {
  const { names, game } = match;
  if (!game.notes) return undefined;
  return [...knownCards(match, known, seat)].map(([zone, cards]) => {
    const printed = cards.map(({ card, place }) => {
      const name = called.thing(names.card(card));
      return place === undefined ? name : called.words('play/known-at', { name, place });
    });
    return { place: called.zone(names.zone(zone)).name, cards: countedNames(printed) };
  });
}
