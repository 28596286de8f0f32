/** How a match came to its position: what was agreed on, and all answers. With it a match is taken up with its history. */
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { answerByValues, startMatch, type Match } from '../../../interpreter/match/match.ts';
import { savePosition } from '../../../interpreter/match/save/save-position.ts';

interface PlayedAnswers {
  readonly data: string;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly settings: Match['options']['settings'];
  /** Seats and values. */
  readonly answers: readonly (readonly [number, ...number[]])[];
}

/** The answers of a match, as the text of a note that `playedAgain` takes. */
export function answersGiven({ game, names, options, answers }: Match): string {
  const played: PlayedAnswers = {
    data: game.hash,
    seats: names.seats,
    seed: String(options.seed),
    settings: options.settings,
    answers: answers.map(({ seat, values }) => [seat, ...values]),
  };
  return JSON.stringify(played);
}

/**
 * The match of a saved position with all that led to it: the same answers, given again. Nothing where they lead somewhere
 * else, because the game is another one now, or the match did not begin at its beginning.
 */
export function playedAgain(game: Game, note: string | undefined, saved: unknown): Match | undefined {
  try {
    const { data, seats, seed, settings, answers } = JSON.parse(note ?? '') as PlayedAnswers;
    if (data !== game.hash) return undefined;
    const match = startMatch(game, { players: [...seats], seed, settings });
    for (const [seat, ...values] of answers) if (!answerByValues(match, { seat, values })) return undefined;
    return JSON.stringify(savePosition(match)) === JSON.stringify(saved) ? match : undefined;
  } catch {
    return undefined;
  }
}
