import { Header, Status } from '../state/position-layout.ts';
import { List } from '../state/int-list.ts';
import { give, giveBothAhead, giveNext, isLast, isSameMove, newMark, setMark } from './whole-moves.ts';
import type { Random } from './whole-moves.ts';
import { run } from '../vm/run-loop.ts';
import type { Runner } from '../program/instruction.ts';
import { answerNext } from '../choices/sealed-choices.ts';
import { sampleSet } from '../choices/choice-domain.ts';

/**
 * How random players choose. `answer`: every answer to a question is as likely. `move`: every whole move is, see
 * `moves.ts`. `answer then move`: every first answer of a move, and then every move that begins with it.
 */
export type Policy = 'answer' | 'move' | 'answer then move';

/** A playout. */
export interface Playing {
  readonly random: Random;
  readonly policy: Policy;
  /** Where to stop. */
  readonly most: number;
  /** Answers given so far. */
  answers: number;
}

const chosen = new List();
const begun = newMark();

/** Plays on at random until the game is over or enough answers were given. Most questions are answered as they come up. */
export function playOn(r: Runner, playing: Playing): void {
  const { m, open } = r;
  const { random, policy, most } = playing;
  begun.rests = -1;
  const sample = (): List => {
    playing.answers++;
    sampleSet(m, open.domain, random, chosen);
    return chosen;
  };
  r.answering = {
    answer() {
      if (playing.answers >= most || !isSampled(r, policy)) return undefined;
      m.p[Header.decisions]++;
      return sample();
    },
    draws: policy === 'answer',
    draw(candidates) {
      if (policy !== 'answer' || playing.answers >= most) return -1;
      m.p[Header.decisions]++;
      playing.answers++;
      return random(candidates);
    },
    ahead(at) {
      if (playing.answers >= most || policy === 'answer') return false;
      if (policy === 'answer then move' && !isSameMove(r, begun)) return false;
      const answers = giveBothAhead(r, at, random);
      playing.answers += answers ?? 0;
      return answers !== undefined;
    },
  };
  try {
    run(r);
    while (m.p[Header.status] === Status.waiting && playing.answers < most) {
      const at = open.instruction!;
      if (at.op === 'sealed') {
        while (playing.answers < most && answerNext(m, at, random)) {
          playing.answers++;
          m.p[Header.decisions]++;
        }
      } else if (isSampled(r, policy)) give(r, at, sample());
      else playing.answers += giveNext(r, random);
      run(r);
    }
  } finally {
    r.answering = undefined;
  }
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
