/**
 * Bots that play any game, and reports on balance: no Node in it. A bot sees what its seat sees, and answers the same for
 * the same seed on every computer.
 *
 *   learnModel              what positions of a game are worth, from random games of it: takes seconds, is plain data;
 *                           for `strong` from games between bots as well, which takes minutes
 *   seatBots                bots at a match: what each answers, and what it weighed
 *   planBalance, playSet, balanceReport   the games of a report, one set of them, and what they show
 *   duelTrial, duelResult   two levels against each other
 */
export type { BalancePlan, BalanceWishes, Sweep } from './balance/balance-plan.ts';
export type { BalanceReport } from './balance/balance-report.ts';
export type { BalanceTable } from './balance/balance-table.ts';
export type { GameRecord } from './balance/game-record.ts';
export type { Trial } from './balance/trials.ts';
export type { BotOptions, TableBots } from './bot-player.ts';
export type { DuelResult } from './duel.ts';
export type { LearnedModel } from './evaluation.ts';
export type { Weighed } from './flat-search.ts';
export { levels, type Level } from './levels.ts';

export {
  balanceReport,
  duelResult,
  duelTrial,
  learnModel,
  planBalance,
  playSet,
  seatBots,
} from './bots-api.ts';
