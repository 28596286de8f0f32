import { seatBots, type TableBots } from '../../bots/bot-player.ts';
import { evaluationOf, type LearnedModel } from '../../bots/evaluation.ts';
import { learningKey, learnModel } from '../../bots/learn-model.ts';
import { weighAnswers } from '../../bots/flat-search.ts';
import type { Effort, Level } from '../../bots/levels.ts';
import { searchMatchFor } from '../../bots/search-match.ts';
import { copyPosition, Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource, reseedStreams } from '../../interpreter/engine/state/random-source.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  onlyAnswer,
  randomBot,
  question,
  seatsAsked,
  seatsInSealedChoice,
  type Answer,
  type Match,
} from '../../interpreter/match/match.ts';
import { listOptions } from '../../interpreter/match/answers.ts';
import { seatNames } from '../../interpreter/match/value-names.ts';
import { compareSwapped, hiddenPair } from '../hidden.ts';
import { playOut } from '../playout.ts';

/** What bots answered in positions that differ only in what they may not see. */
export interface Leaks {
  /** Answers that were compared, and of these those in windows and secret choices. */
  readonly answers: number;
  readonly inside: number;
  /** Where they differ, each with its seed. */
  readonly differences: readonly string[];
}

/** Enough games for every number of positions that is asked for. */
const MOST_GAMES = 5_000;
/** How many answers are given after a swap, with the bot asked at each of its own. */
const FOLLOWED = 6;

/** A bot at a table; given the match, says what its seat answers. */
type Sitting = (match: Match) => (seat: number) => Answer;

const models = new Map<string, LearnedModel>();

/** What was learned of a game, once for each number of players and what levels need. */
export function modelOf(game: Game, players: number, levels: readonly Level[] = []): LearnedModel {
  const key = learningKey(game, players, undefined, levels);
  const known = models.get(key) ?? learnModel(game, seatNames.slice(0, players), undefined, levels);
  models.set(key, known);
  return known;
}

const seated =
  (model: LearnedModel): Sitting =>
  (match) => {
    // Those who search in different ways.
    const levels = match.names.seats.map((_, seat) => (seat % 2 === 0 ? 'quick' : 'normal'));
    const bots: TableBots = seatBots(match, { levels, seed: 'leaks', model });
    return bots.answer;
  };

/** Long playouts meet what is hidden, and few of them find a difference. */
const CAUGHT_SOON: Effort = { playouts: 40, depth: 20, remembers: false, judges: 'random games' };

/** A bot that cheats: it searches the real position, and knows neither dice nor shuffles beforehand. */
export const peeking =
  (model: LearnedModel, effort: Effort = CAUGHT_SOON): Sitting =>
  (match) => {
    const search = searchMatchFor(match);
    const evaluation = evaluationOf(match.table, model);
    const same = Int32Array.from({ length: match.table.layout.cards }, (_, card) => card);
    return (seat) => {
      const { m } = match.runner;
      const seed = `leaks/${m.p[Header.decisions]}/${seat}`;
      const [best] = weighAnswers(match, seat, {
        effort,
        evaluation,
        search,
        seed,
        worlds: (random, p) => {
          copyPosition(m.p, p);
          reseedStreams(p, m.layout, random);
          return same;
        },
      });
      return best?.answer ?? randomBot(seed)(match, seat);
    };
  };

/**
 * Compares the answers of bots in so many positions with those in the same with two cards swapped that they do not see.
 * A bot that `peeks` is caught by the first difference.
 */
export function leaksIn(
  game: Game,
  players: number,
  answers: number,
  { seed = 'leaks', peeks = false, games = MOST_GAMES } = {},
): Leaks {
  const model = modelOf(game, players);
  const sit = (peeks ? peeking : seated)(model);
  const random = randomSource(seed);
  const bot = randomBot(seed);
  const found = { answers: 0, inside: 0 };
  const differences: string[] = [];
  const isDone = (): boolean => found.answers >= answers || (peeks && differences.length > 0);
  for (let i = 0; i < games && !isDone(); i++) {
    playOut(game, {
      players,
      seed: `${seed} ${i}`,
      each: (match) => {
        const [asked] = seatsAsked(match);
        if (random(6) > 0 || onlyAnswer(match, asked)) return false;
        const pair = pairFor(match, asked, random);
        if (!pair) return false;
        let compared = 0;
        let inside = 0;
        const { difference, leftOut } = compareSwapped(
          match,
          pair,
          FOLLOWED,
          (on) => bot(on, seatsAsked(on)[0]),
          (on) => {
            const answer = sit(on);
            return () => {
              if (!question(on, asked) || onlyAnswer(on, asked)) return '';
              compared++;
              if (seatsInSealedChoice(on).length > 0 || on.runner.m.p[Header.window] >= 0) inside++;
              return named(on, answer(asked));
            };
          },
        );
        if (leftOut !== undefined) return false;
        found.answers += compared / 2;
        found.inside += inside / 2;
        if (difference !== undefined)
          differences.push(`${game.id}, ${players} players, seed \`${seed} ${i}\`: ${difference}`);
        return isDone();
      },
    });
  }
  return { answers: Math.floor(found.answers), inside: Math.floor(found.inside), differences };
}

/** A pair of cards that the seat does not see. */
function pairFor(
  match: Match,
  viewer: number,
  random: (below: number) => number,
): ReturnType<typeof hiddenPair> {
  for (let tries = 0; tries < 12; tries++) {
    const pair = hiddenPair(match, random);
    if (pair?.viewer === viewer) return pair;
  }
  return undefined;
}

/** An answer by the keys of options: places or faces, never the number of a card. */
function named(match: Match, { seat, values }: Answer): string {
  const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER);
  return values
    .map((value) => options.find((option) => option.value === value)!.key)
    .sort()
    .join(' + ');
}
