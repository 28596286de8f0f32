import { randomBot, type Answer, type Match } from '../../interpreter/match/match.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';

/**
 * A bot that answers at random, from the seed and the number of the decision alone: after an undo or a load
 * it gives the same answers.
 */
export const steadyBot = (match: Match, seat: number): Answer =>
  randomBot(`${match.options.seed}/bot/${match.runner.m.p[Header.decisions]}/${seat}`)(match, seat);
