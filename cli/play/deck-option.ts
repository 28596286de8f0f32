/** Which deck each seat brings: `--deck Ann=one --deck Ben=other`, or `--deck one,other` in the order of the seats. */
import { nearest } from '../../dsl/text/edit-distance.ts';
import { seatNames } from '../../interpreter/match/value-names.ts';
import type { GivenArguments, OptionSpec } from '../command.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../../dsl/diagnostics/suggestion-phrases.ts';

export const deckOption: OptionSpec = {
  takes: 'SEAT=DECK|DECKS',
  about: 'help/the-deck-of-a-seat-or',
  many: true,
};

/** The decks of the seats in their order; none for a seat that brings the one that the game says. */
export function decksOf(given: GivenArguments): (string | undefined)[] {
  const decks: (string | undefined)[] = [];
  const take = (seat: number, deck: string): void => {
    if (decks[seat] !== undefined)
      throw new Usage(say('usage/seat-has-two-decks', { seat: seat + 1 }), say('usage/give-each-seat-one'));
    if (deck === '')
      throw new Usage(say('usage/deck-names-no-deck'), say('usage/write', { word: '--deck Ann=my-deck' }));
    decks[seat] = deck;
  };
  let next = 0;
  for (const part of given.all('deck').flatMap((text) => text.split(','))) {
    const at = part.indexOf('=');
    if (at < 0) take(next++, part.trim());
    else take(seatOf(given, part.slice(0, at).trim()), part.slice(at + 1).trim());
  }
  return Array.from(decks);
}

/** A seat by its name or its number. */
function seatOf(given: GivenArguments, word: string): number {
  const players = given.one('players');
  const names = players === undefined || /^\d+$/.test(players) ? seatNames : players.split(',');
  const seats = names.map((name) => name.trim());
  const seat = /^[1-9]\d?$/.test(word) ? Number(word) - 1 : seats.indexOf(word);
  if (seat >= 0) return seat;
  const near = nearest(word, seats, 1)[0];
  throw new Usage(say('usage/there-is-no-seat', { seat: word }), near ? suggestionPhrase(near) : undefined);
}

/** The decks that a saved game or a log says, which may say anything. */
export const decksIn = (said: unknown): string[] =>
  Array.isArray(said) ? said.filter((each): each is string => typeof each === 'string') : [];
