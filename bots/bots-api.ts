/** The functions that callers of the library use, with their arguments checked. */
import { ArgumentError, argumentChecks, isObject, isString } from '../dsl/text/argument-checks.ts';
import { checkOptions } from '../interpreter/match/match.ts';
import { gameArguments } from '../interpreter/match/argument-kinds.ts';
import * as planning from './balance/balance-plan.ts';
import * as reporting from './balance/balance-report.ts';
import * as trials from './balance/trials.ts';
import * as players from './bot-player.ts';
import * as duels from './duel.ts';
import * as learning from './learn-model.ts';
import { isLevel } from './levels.ts';

const isSeatLevel = (given: unknown): boolean =>
  given === undefined || (isString(given) && isLevel(given as string));
const isLevelOf = ({ level }: Readonly<Record<string, unknown>>): boolean =>
  isString(level) && isLevel(level as string);
const areCounts = (...given: readonly unknown[]): boolean =>
  given.every((each) => Number.isSafeInteger(each) && (each as number) >= 0);

const withCheckedArguments = argumentChecks({
  ...gameArguments,
  levels: {
    is: (given) => Array.isArray(given) && given.every((each) => isString(each) && isLevel(each as string)),
    words: 'a list of levels',
  },
  seated: {
    is: (given) =>
      isObject(given) &&
      isString(given['seed']) &&
      Array.isArray(given['levels']) &&
      given['levels'].every(isSeatLevel),
    words: 'who sits where: `levels` by seat, `seed` as a text, and `model` where a bot searches',
  },
  pair: {
    is: (given) =>
      Array.isArray(given) &&
      given.length === 2 &&
      given.every((each) => isString(each) && isLevel(each as string)),
    words: 'two levels',
  },
  wishes: {
    is: (given) =>
      isObject(given) &&
      isLevelOf(given) &&
      areCounts(given['games'], given['sets']) &&
      [given['given'], given['sweeps']].every(Array.isArray),
    words: 'what a report is asked for: `level`, `games`, `given`, `sets` and `sweeps`',
  },
  table: {
    is: (given) =>
      isObject(given) &&
      gameArguments.game.is(given['game']) &&
      Array.isArray(given['players']) &&
      gameArguments.options.is(given['options']) &&
      areCounts(given['decisions']),
    words: 'a table: `game`, `players`, `options`, `model` and `decisions`',
  },
  trial: {
    is: (given) => isObject(given) && isLevelOf(given) && areCounts(given['table'], given['sets']),
    words: 'a trial of a plan',
  },
  plan: {
    is: (given) =>
      isObject(given) && ['trials', 'observed', 'given', 'sweeps'].every((key) => Array.isArray(given[key])),
    words: 'a plan as `planBalance` gives it',
  },
});

/** Learns what positions are worth. Throws where a match could not be set up for these players. */
export const learnModel: typeof learning.learnModel = withCheckedArguments(
  'learnModel',
  { game: 'game', players: 'texts', settings: 'map?', levels: 'levels?' },
  (...given: Parameters<typeof learning.learnModel>) => {
    const [game, names, settings] = given;
    const wrong = checkOptions(game, { players: names, seed: '', settings });
    if (wrong) throw new ArgumentError(`learnModel: \`players\` do not fit: ${wrong.message}`);
    return learning.learnModel(...given);
  },
);
export const seatBots: typeof players.seatBots = withCheckedArguments(
  'seatBots',
  { match: 'match', options: 'seated' },
  (...given: Parameters<typeof players.seatBots>) => {
    try {
      return players.seatBots(...given);
    } catch (error) {
      if (error instanceof RangeError) throw new ArgumentError(`seatBots: ${error.message}`);
      throw error;
    }
  },
);
export const planBalance = withCheckedArguments('planBalance', { wishes: 'wishes' }, planning.planBalance);
export const playSet = withCheckedArguments(
  'playSet',
  { table: 'table', trial: 'trial', set: 'whole' },
  trials.playSet,
);
export const balanceReport = withCheckedArguments(
  'balanceReport',
  { game: 'game', seats: 'count', plan: 'plan', played: 'list' },
  reporting.balanceReport,
);
export const duelTrial = withCheckedArguments(
  'duelTrial',
  { levels: 'pair', seats: 'count', games: 'count', stops: 'flag' },
  duels.duelTrial,
);
export const duelResult = withCheckedArguments(
  'duelResult',
  { levels: 'pair', seats: 'count', sets: 'list' },
  duels.duelResult,
);
