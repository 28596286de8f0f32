import type { Game } from '../interpreter/game/linked-game.ts';
import type { Settings } from '../interpreter/match/begin-match.ts';
import { applyAnswer, isOver, seatsAsked, startMatch } from '../interpreter/match/match.ts';
import { seatBots } from './bot-player.ts';
import { judgementKey, learnJudgement, type LearnedModel } from './evaluation.ts';
import { effortOf } from './levels.ts';

/** Games between bots that show how long games are: a quarter of them are shorter. The longest have perhaps got stuck. */
const SEED = 'games to see how long they are';
const GAMES = 8;
const LEVEL = 'quick';

/** What a learned model depends on: where this is the same, learning gives the same. */
export const learningKey = (game: Game, seats: number, settings?: Settings): string =>
  JSON.stringify([judgementKey(game, seats, settings), SEED, GAMES, effortOf(LEVEL)]);

/** What a position of a game is worth, learned from random games of this very game, and how long games are. Takes seconds. */
export function learnModel(game: Game, players: readonly string[], settings?: Settings): LearnedModel {
  const learned = learnJudgement(game, players, settings);
  const most = Math.ceil(learned.length);
  const lengths = Array.from({ length: GAMES }, (_, i) => {
    const seed = `${SEED}/${i}`;
    const match = startMatch(game, { players, settings, seed, log: false, generated: true });
    const bots = seatBots(match, { levels: players.map(() => LEVEL), seed, model: learned });
    let decisions = 0;
    for (; decisions < most && !isOver(match) && !match.fault; decisions++)
      applyAnswer(match, bots.answer(seatsAsked(match)[0]));
    return decisions;
  });
  return { ...learned, length: lengths.sort((a, b) => a - b)[GAMES / 4] };
}
