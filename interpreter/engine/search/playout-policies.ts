import { Header, Status } from '../state/position-layout.ts';
import { List } from '../state/int-list.ts';
import { give, giveNext, isLast, isLastOf, isSameMove, newMark, setMark } from './whole-moves.ts';
import { drawBeforeCall } from './choices-in-calls.ts';
import { giveBothAhead } from './paired-choices.ts';
import type { Random } from './whole-moves.ts';
import { run } from '../vm/run-loop.ts';
import type { Answering, AskedAt, Runner } from '../program/instruction.ts';
import { stopMeter } from '../program/work-budget.ts';
import { answerSealed, stillOpen } from '../choices/sealed-choices.ts';
import { sampleSet } from '../choices/choice-domain.ts';

/**
 * How random players choose. `answer`: every answer to a question is as likely. `move`: every whole move is, see
 * `moves.ts`. `answer then move`: every first answer of a move, and then every move that begins with it.
 */
export type Policy = 'answer' | 'move' | 'answer then move';

/**
 * Where a playout stops at the latest: at the first question after the turn that is going on, or after the round, or with
 * the game. Where no turn is going on, `turn` stops after the next one has begun or the round is over.
 */
export type PlayedUntil = 'turn' | 'round' | 'game';

/** A playout. */
export interface Playing {
  readonly random: Random;
  readonly policy: Policy;
  /** After how many answers to stop. */
  readonly most: number;
  readonly until: PlayedUntil;
  /** Answers given so far. */
  answers: number;
}

/** So many answers are counted at a time. */
const MANY = 0x3fff_ffff;

const chosen = new List();
const begun = newMark();

/** Plays on at random until the game, or what is played `until`, is over or enough answers were given. Most questions are answered as they come up. */
export function playOn(r: Runner, playing: Playing): void {
  const { m, open } = r;
  const { p } = m;
  const { random, policy, most } = playing;
  const isPast = past[playing.until](r);
  /** Counts answers as given before they are; `left` has those that are not. */
  const mayGoOn = (): boolean => {
    if (answering.left > 0) return true;
    const more = Math.min(most - playing.answers, MANY);
    playing.answers += more;
    answering.left += more;
    return answering.left > 0;
  };
  const isDone = (): boolean => !mayGoOn() || isPast();
  begun.rests = -1;
  const sample = (): List => {
    answering.left--;
    sampleSet(m, open.domain, random, chosen);
    return chosen;
  };
  const drawAny = (candidates: number): number => {
    if (isDone()) return -1;
    p[Header.decisions]++;
    answering.left--;
    return random(candidates);
  };
  const drawLast = (candidates: number, seat: number, asked: AskedAt, frame: number): number => {
    if (isDone()) return -1;
    open.seat = seat;
    if (policy === 'answer then move' && !isSameMove(r, begun)) setMark(r, begun);
    else if (!isLastOf(r, candidates, asked, frame)) return -1;
    return drawAny(candidates);
  };
  const answering: Answering = {
    left: 0,
    inPlace: policy === 'answer' && playing.until === 'game',
    begun: policy === 'answer then move' && playing.until === 'game' ? begun : undefined,
    random,
    answer() {
      if (isDone()) return undefined;
      if (isSampled(r, policy)) {
        m.p[Header.decisions]++;
        return sample();
      }
      // The work of this is not that of the game.
      stopMeter(m);
      if (!drawBeforeCall(r, random, chosen)) return undefined;
      m.p[Header.decisions]++;
      answering.left--;
      return chosen;
    },
    draws: policy === 'answer',
    draw: policy === 'answer' ? drawAny : drawLast,
    unseal(at, isNew) {
      if (isDone()) return false;
      answering.left -= answerSealed(m, at, { random, most: answering.left, isNew });
      return !stillOpen(m, at);
    },
    ahead(at) {
      if (isDone() || policy === 'answer') return false;
      if (policy === 'answer then move' && !isSameMove(r, begun)) return false;
      const answers = giveBothAhead(r, at, random);
      answering.left -= answers ?? 0;
      return answers !== undefined;
    },
  };
  r.answering = answering;
  try {
    run(r);
    while (m.p[Header.status] === Status.waiting && !isDone()) {
      const at = open.instruction!;
      if (at.op === 'sealed') answering.unseal(at, false);
      else if (isSampled(r, policy)) give(r, at, sample());
      else answering.left -= giveNext(r, random);
      run(r);
    }
  } finally {
    r.answering = undefined;
    playing.answers -= answering.left;
  }
}

/** By what is played to its end: a test of whether it is over, noted where it is still going on. */
export const past: Readonly<Record<PlayedUntil, (r: Runner) => () => boolean>> = {
  game: () => () => false,
  round: roundPast,
  turn: (r) => {
    const { turns } = r;
    const isRoundPast = roundPast(r);
    return () => r.turns !== turns || isRoundPast();
  },
};

function roundPast({ m: { p } }: Runner): () => boolean {
  const cycle = p[Header.cycle];
  return () => p[Header.cycle] !== cycle;
}

/** Whether all answers to the open question are as likely. */
function isSampled(r: Runner, policy: Policy): boolean {
  if (policy === 'answer') return true;
  if (policy === 'answer then move' && !isSameMove(r, begun)) {
    setMark(r, begun);
    return true;
  }
  return isLast(r);
}
