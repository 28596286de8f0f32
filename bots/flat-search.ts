import { randomSource, randomSources } from '../interpreter/engine/state/random-source.ts';
import { isOver, question, type Answer, type Match } from '../interpreter/match/match.ts';
import { worldsOf, type Worlds } from '../interpreter/match/worlds/determinise.ts';
import type { KnownPlaces } from '../interpreter/match/worlds/hidden-slots.ts';
import { emptyTree, goDown, learnFrom, type AnswerTree, type TreeWay } from './answer-tree.ts';
import { candidateAnswers } from './candidate-answers.ts';
import { sidesOf, type Evaluation } from './evaluation.ts';
import type { Effort } from './levels.ts';
import { isSettled, type Settled } from './settled-answers.ts';
import { answerInWorld, resultFor, type SearchMatch } from './search-match.ts';

/** An answer that was weighed, with the mean of what its playouts were worth. */
export interface Weighed {
  readonly answer: Answer;
  readonly value: number;
  readonly playouts: number;
}

/** What a search is given beside the match. */
export interface Searching {
  readonly effort: Effort;
  readonly evaluation: Evaluation;
  readonly search: SearchMatch;
  readonly seed: string;
  readonly known?: KnownPlaces | undefined;
  /** What is searched instead of the worlds that the seat may be in. */
  readonly worlds?: Worlds;
}

/** Worlds in which the seat could not be asked this are drawn again; after so many in a row the search ends. */
const MOST_REJECTED = 20;

/** A candidate and what its playouts have given. */
interface Arm {
  readonly answer: Answer;
  sum: number;
  playouts: number;
  /** By world what its playout was worth; NaN where there was none. */
  readonly values: number[];
  /** What came of the answers behind it. */
  readonly tree: AnswerTree;
}

/**
 * Weighs the answers to the question of a seat, the best first. The budget is dealt out in rounds; after each the worse
 * half is left out (successive halving), and before that whatever is settled. In a round all answers are tried in the same
 * worlds with the same luck. What the seat may not know changes nothing: neither a value nor an order.
 */
export function weighAnswers(match: Match, seat: number, given: Searching): readonly Weighed[] {
  const { effort, seed, known } = given;
  const random = randomSource(seed);
  const answers = candidateAnswers(match, seat, random, known).map(({ answer }) => answer);
  if (answers.length < 2) return answers.map((answer) => ({ answer, value: 0.5, playouts: 0 }));
  const playout = playouts(match, seat, given, random);
  let arms = answers.map((answer): Arm => ({ answer, sum: 0, playouts: 0, values: [], tree: emptyTree() }));
  const dropped: Arm[] = [];
  const rounds = Math.ceil(Math.log2(arms.length));
  for (let round = 0; round < rounds && arms.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(effort.playouts / rounds / arms.length));
    const most = Math.ceil(arms.length / 2);
    for (let world = 0; world < worlds && arms.length > 1 && playout(arms); world++) {
      const settled = effort.settled ? settledIn(arms, effort.settled) : [];
      if (settled.length === 0) continue;
      arms = arms.filter((arm) => !settled.includes(arm));
      dropped.unshift(...settled);
    }
    arms = sorted(arms);
    dropped.unshift(...arms.splice(most));
  }
  return [...arms, ...dropped].map(({ answer, sum, playouts }) => ({
    answer,
    value: playouts === 0 ? 0.5 : sum / playouts,
    playouts,
  }));
}

const meanOf = ({ sum, playouts }: Arm): number => (playouts === 0 ? 0 : sum / playouts);
/** The best first; of equals, the one that is offered first. */
const sorted = (arms: readonly Arm[]): Arm[] => arms.toSorted((a, b) => meanOf(b) - meanOf(a));

/** The answers that need no more playouts, in the order in which they came. */
function settledIn(arms: readonly Arm[], settled: Settled): readonly Arm[] {
  const best = arms.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  return arms.filter((arm) => arm !== best && isSettled(best.values, arm.values, settled));
}

/** Tries answers in one more world that the seat may be in. Gives false where none was found. */
function playouts(
  match: Match,
  seat: number,
  given: Searching,
  random: (below: number) => number,
): (arms: readonly Arm[]) => boolean {
  const { effort, evaluation, search, known } = given;
  const asking = question(match, seat)!;
  const { sort } = asking;
  const offered = asking.domain.candidates.toArray();
  const worlds = given.worlds ?? worldsOf(match, seat, known);
  const { table } = match;
  const { p } = match.runner.m;
  const sideOf = sidesOf(table);
  const { note, spread } = spreadOfValues();
  /** What the position at the end of a playout is worth to seats. */
  const worthNow = (): ((seat: number) => number) => {
    if (search.match.fault) return () => 0.5;
    if (!isOver(search.match)) return evaluation.look(search.match.runner.m);
    return (each) => resultFor(search.match, each, sideOf(p, each))!;
  };

  /** Whether the seat is asked the same in the world that was begun. */
  const isSame = (expected: readonly number[]): boolean => {
    const asked = question(search.match, seat);
    if (!asked || asked.domain.candidates.length !== expected.length) return false;
    const { candidates } = asked.domain;
    return expected.every((value) => candidates.has(value));
  };
  return (arms) => {
    for (let rejected = 0; rejected < MOST_REJECTED; rejected++) {
      const to = worlds(random, search.world);
      const luck = randomSources(`${random(LUCK)}`);
      search.begin();
      if (!isSame(answerInWorld(match, { sort }, { seat, values: offered }, to).values)) continue;
      arms.forEach((arm, i) => {
        if (i > 0) search.beginAgain();
        arm.values.push(Number.NaN);
        if (!search.give(answerInWorld(match, { sort }, arm.answer, to))) return;
        const chance = luck();
        const most = effort.depth;
        const way = effort.remembers
          ? goDown(search, arm.tree, { random: chance, most, spread: spread() })
          : NO_WAY;
        search.playOn(chance, most - way.answers);
        const worth = worthNow();
        for (const each of way.path) learnFrom(each, worth(each.seat));
        const value = worth(seat);
        note(value);
        arm.values[arm.values.length - 1] = value;
        arm.sum += value;
        arm.playouts++;
      });
      return true;
    }
    return false;
  };
}

const LUCK = 0x7fff_ffff;
const NO_WAY: TreeWay = { path: [], answers: 0 };

/** How far values are apart from each other, as they come. */
function spreadOfValues(): { note(value: number): void; spread(): number } {
  let [count, sum, squares] = [0, 0, 0];
  return {
    note(value) {
      count++;
      sum += value;
      squares += value * value;
    },
    spread: () => (count < 2 ? FIRST_SPREAD : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))),
  };
}

const FIRST_SPREAD = 0.1;
