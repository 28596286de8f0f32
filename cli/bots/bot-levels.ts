/** Which bots play, from the options of a command. */
import { say, oneOf, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../../dsl/diagnostics/suggestion-phrases.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { LearnedModel } from '../../bots/evaluation.ts';
import { isLevel, isSearching, levels, type Level } from '../../bots/levels.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import { keptModel, type LearningIo } from './kept-models.ts';

/** The level that a word names. Throws `Usage` where it names none. */
export function levelCalled(word: string): Level {
  if (isLevel(word)) return word;
  const near = nearest(word, levels, 1)[0];
  throw new Usage(
    say('usage/there-is-no-level', { level: word }),
    near ? suggestionPhrase(near) : say('usage/it-is-one-of', { words: oneOf(levels.map(written), 12) }),
  );
}

/**
 * Which seats bots sit on, and how well they play: `all`, or names or numbers of seats with commas between them, each
 * perhaps with a level (`Ben:normal`). Without a level they answer at random.
 */
export function botsOf(seats: readonly string[], text: string | undefined): (Level | undefined)[] {
  const sitting = new Map<number, Level>();
  for (const part of text === undefined ? [] : text.split(',')) {
    const [word, level = 'random'] = part.split(':').map((each) => each.trim());
    const chosen = word === 'all' ? seats.map((_, seat) => seat) : [seatCalled(seats, word)];
    for (const seat of chosen) sitting.set(seat, levelCalled(level));
  }
  return seats.map((_, seat) => sitting.get(seat));
}

function seatCalled(seats: readonly string[], word: string): number {
  const seat = /^\d+$/.test(word) ? Number(word) - 1 : seats.indexOf(word);
  if (seats[seat] !== undefined) return seat;
  const near = nearest(word, seats, 1)[0];
  throw new Usage(
    say('usage/there-is-no-seat', { seat: word }),
    near
      ? suggestionPhrase(near)
      : say('usage/the-seats-are-or-all', { seats: oneOf(seats.map(written), 12) }),
  );
}

/** How well each seat plays where bots sit on all of them: one level for all, or one for each. */
export function levelsOf(seats: readonly string[], text: string | undefined): Level[] {
  const given = (text ?? 'random').split(',').map((word) => levelCalled(word.trim()));
  if (given.length === 1) return seats.map(() => given[0]);
  if (given.length !== seats.length)
    throw new Usage(
      say('usage/levels-for-players', { levels: given.length, players: seats.length }),
      say('usage/one-level-or-one-for-each'),
    );
  return given;
}

/** What bots of these levels have to learn of a game before they play; nothing where none of them searches. */
export const learnedFor = (
  game: Game,
  seats: readonly string[],
  options: MatchOptions,
  given: readonly Level[],
  io: LearningIo,
): LearnedModel | undefined =>
  given.some(isSearching) ? keptModel(game, seats, options, given, io) : undefined;
