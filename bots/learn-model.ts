import { randomSource } from '../interpreter/engine/state/random-source.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import { withUsualDecks } from '../interpreter/game/spare-copies.ts';
import type { Settings } from '../interpreter/match/begin-match.ts';
import { applyAnswer, isOver, seatsAsked, startMatch, type Match } from '../interpreter/match/match.ts';
import { playOut } from '../interpreter/match/random-playout.ts';
import { seatBots, seatLearners, type TableBots } from './bot-player.ts';
import {
  judgementKey,
  learnJudgement,
  LONGEST,
  sidesOf,
  type Judgement,
  type LearnedModel,
  type LearningTable,
  type Lessons,
  type PlayOn,
  type Prior,
} from './evaluation.ts';
import { effortOf, isTrained, type Level } from './levels.ts';
import { resultFor } from './search-match.ts';

/** Random games to learn from. */
const RANDOM: Lessons = { seed: 'games to learn from', games: 300, decisions: 250_000 };
/** Games between bots, each time between those that have learned from the games before; all of them are learned from. */
const OF_BOTS: readonly Lessons[] = [
  { seed: 'first games of bots to learn from', games: 200, decisions: 100_000 },
  { seed: 'second games of bots to learn from', games: 400, decisions: 120_000 },
];
/**
 * How strongly what is learned of them is drawn to what was learned before, in positions. A game of two gives 24 to 48, which
 * are much alike: 200 games say little of 200 numbers.
 */
const DRAWN = 512;
/** Who plays them, and how many of the answers are random ones: one in so many. */
const LEARNERS = 'quick';
const TRIED = 10;
/**
 * What was learned from them is left out if it wins less than this part of an even share of so many games against what was
 * there before. More playouts than those of the learners gain more by it, so it need not win.
 */
const TRIAL = { seed: 'games to see what was learned', games: 60, least: 0.9 };

/** Games between bots that show how long games are: a quarter of them are shorter. The longest have perhaps got stuck. */
const SEED = 'games to see how long they are';
const GAMES = 8;
const LEVEL = 'quick';

/** What a learned model depends on: where this is the same, learning gives the same. */
export const learningKey = (
  game: Game,
  seats: number,
  settings?: Settings,
  levels: readonly Level[] = [],
): string =>
  JSON.stringify([
    judgementKey(game, seats, settings),
    [RANDOM, SEED, GAMES, effortOf(LEVEL)],
    levels.some(isTrained) ? [OF_BOTS, DRAWN, effortOf(LEARNERS), TRIED, TRIAL] : [],
  ]);

/**
 * What a position of a game is worth, learned from random games of this very game, and how long games are: takes seconds.
 * Levels that judge by games between bots need these as well, which takes a minute and more.
 */
export function learnModel(
  game: Game,
  players: readonly string[],
  settings?: Settings,
  levels: readonly Level[] = [],
): LearnedModel {
  const learning = learnInSteps(game, players, settings, levels);
  for (;;) {
    const { done, value } = learning.next();
    if (done) return value;
  }
}

/** The same in steps of a game; each gives the part that is done, from 0 to 1. */
export function* learnInSteps(
  played: Game,
  players: readonly string[],
  settings: Settings | undefined,
  levels: readonly Level[],
): Generator<number, LearnedModel> {
  // Which decks were chosen is not learned where the others may not know it.
  const game = withUsualDecks(played);
  const at = { players, settings };
  const lessons = levels.some(isTrained) ? OF_BOTS : [];
  const all = [RANDOM, ...lessons].reduce((sum, { games }) => sum + games, lessons.length * TRIAL.games);
  const random = yield* counted(learnJudgement(game, at, RANDOM, randomPlayers), 0, all);
  let done = RANDOM.games;
  const longest = { ...random.judgement, game: game.hash, seats: players.length, length: random.length };
  let model: LearnedModel = { ...longest, length: usualLength(game, at, longest) };
  let before: Pick<Prior, 'samples' | 'games'> = { samples: { rows: [], won: [] }, games: 0 };
  for (const given of lessons) {
    const old = model.ofBots ?? random.judgement;
    const prior = { model: random.judgement, strength: DRAWN, ...before };
    const learned = yield* counted(
      learnJudgement(game, at, given, learners(old, model.length), prior),
      done,
      all,
    );
    before = { samples: learned.samples, games: learned.judgement.games };
    done += given.games;
    const share = yield* counted(shareOf(game, at, [learned.judgement, old], model.length), done, all);
    done += TRIAL.games;
    model = { ...model, ofBots: share >= TRIAL.least / players.length ? learned.judgement : old };
  }
  return model;
}

/** What bots win that judge by the first, one at each table and each seat in turn, against others that judge by the second. */
function* shareOf(
  game: Game,
  { players, settings }: LearningTable,
  [own, others]: readonly [Judgement, Judgement],
  usual: number,
): Generator<number, number> {
  const seats = players.map((_, seat) => seat);
  let won = 0;
  for (let i = 0; i < TRIAL.games; i++) {
    const at = i % seats.length;
    const seed = `${TRIAL.seed}/${Math.floor(i / seats.length)}`;
    const match = startMatch(game, { players, settings, seed, log: false, generated: true });
    const judgements = seats.map((seat) => (seat === at ? own : others));
    const effort = effortOf(LEARNERS)!;
    playAnswers(match, seatLearners(match, seed, { judgements, effort, usual, tried: undefined }), LONGEST);
    const partners = sidesOf(match.table)(match.runner.m.p, at);
    won += resultFor(match, at, partners) ?? 1 / seats.length;
    yield i + 1;
  }
  return won / TRIAL.games;
}

/** The games of one lesson as a part of all games that are learned from. */
function* counted<T>(learning: Generator<number, T>, before: number, all: number): Generator<number, T> {
  for (;;) {
    const { done, value } = learning.next();
    if (done) return value;
    yield (before + value) / all;
  }
}

/** After so many answers at most one looks at the position. */
const MOST_ANSWERS = 3;

function randomPlayers(_: Match, seed: string): PlayOn {
  const random = randomSource(seed);
  return (match) => playOut(match, random, 1 + random(MOST_ANSWERS));
}

/** Bots that play with what was learned so far. */
const learners =
  (judgement: Judgement, usual: number) =>
  (match: Match, seed: string): PlayOn => {
    const judgements = match.names.seats.map(() => judgement);
    const effort = effortOf(LEARNERS)!;
    const answer = seatLearners(match, seed, { judgements, effort, usual, tried: TRIED });
    const random = randomSource(seed);
    return () => playAnswers(match, answer, 1 + random(MOST_ANSWERS));
  };

/** Gives answers until there were so many or the match is over; gives how many there were. */
function playAnswers(match: Match, answer: TableBots['answer'], most: number): number {
  let given = 0;
  for (; given < most && !isOver(match) && !match.fault; given++)
    applyAnswer(match, answer(seatsAsked(match)[0]));
  return given;
}

/** Decisions of games between bots that are not long. */
function usualLength(game: Game, { players, settings }: LearningTable, model: LearnedModel): number {
  const most = Math.ceil(model.length);
  const lengths = Array.from({ length: GAMES }, (_, i) => {
    const seed = `${SEED}/${i}`;
    const match = startMatch(game, { players, settings, seed, log: false, generated: true });
    const { answer } = seatBots(match, { levels: players.map(() => LEVEL), seed, model });
    return playAnswers(match, answer, most);
  });
  return lengths.sort((a, b) => a - b)[GAMES / 4];
}
