import { sampleSet } from '../engine/choices/choice-domain.ts';
import {
  past,
  playOn,
  type Playing,
  type Policy,
  type PlayedUntil,
} from '../engine/search/playout-policies.ts';
import { List } from '../engine/state/int-list.ts';
import { advance, applyAnswer, isOver, question, seatsAsked, type Match } from './match.ts';

/**
 * Plays on at random until the game is over, it has to be stopped, or `most` decisions were taken. Gives the number of
 * decisions. Nothing can be undone, and what bots say is not written to a log: the fast path of simulation and search.
 *
 * `policy` says what is as likely as what: every answer to a question (`answer`, where the same random numbers give the
 * same answers as `randomBot`), every whole `move`, or every first answer and then every move that begins with it
 * (`answer then move`).
 *
 * `until` says what is played to its end: the `turn` or the `round` that is going on, or the `game`. The match waits at the
 * first question after it.
 */
export function playOut(
  match: Match,
  random: (below: number) => number,
  most = Number.MAX_SAFE_INTEGER,
  policy: Policy = 'answer',
  until: PlayedUntil = 'game',
): number {
  const playing = { random, policy, most, until, answers: 0 };
  if (match.table.automatic.length > 0) playStepwise(match, playing);
  else if (!match.fault) advance(match, (runner) => playOn(runner, playing));
  return playing.answers;
}

/** Plays on answer by answer, so that the game answers for seats that nobody plays. */
function playStepwise(match: Match, playing: Playing): void {
  if (match.fault) return;
  const isPast = past[playing.until](match.runner);
  advance(match);
  const chosen = new List();
  for (;;) {
    const [seat] = seatsAsked(match);
    if (seat === undefined || isOver(match) || playing.answers >= playing.most || isPast()) return;
    sampleSet(match.runner.m, question(match, seat)!.domain, playing.random, chosen);
    applyAnswer(match, { seat, values: chosen.toArray() });
    playing.answers++;
  }
}
