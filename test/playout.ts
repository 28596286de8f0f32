import type { Game } from '../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  randomBot,
  seatsAsked,
  startMatch,
  type Answer,
  type Match,
} from '../interpreter/match/match.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';

/** A random game and what happens in between. */
export interface Playout {
  readonly players: number;
  readonly seed: string;
  readonly log?: boolean;
  /** Keeps the positions before each answer, for undo; without them long games need little memory. */
  readonly history?: boolean;
  /** What is done to the position before the first decision. */
  readonly place?: ((match: Match) => Match) | undefined;
  /** Called at every decision before it is answered; true stops the game here. */
  readonly each?: (match: Match, next: Answer, decisions: number) => unknown;
}

/** No game is played for longer; one that gets here does not end by its rules. */
const MOST_DECISIONS = 50_000;

/** Plays a game with random answers: every legal answer with the same probability, sealed ones in any order. */
export function playOut(
  game: Game,
  { players, seed, log = false, history = false, place = (match) => match, each }: Playout,
): Match {
  const match = place(startMatch(game, { players, seed, log }));
  const bot = randomBot(`${seed}/bot`);
  const order = randomSource(`${seed}/order`);
  for (let decisions = 0; decisions < MOST_DECISIONS && !isOver(match) && !match.fault; decisions++) {
    const asked = seatsAsked(match);
    if (asked.length === 0) break;
    const next = bot(match, asked[asked.length > 1 ? order(asked.length) : 0]);
    if (each?.(match, next, decisions) === true) break;
    if (!answerByValues(match, next))
      throw new Error(`${seed}: the random answer ${next.values.join(' ')} was refused`);
    if (!history) match.past.length = match.answers.length = 0;
  }
  return match;
}
