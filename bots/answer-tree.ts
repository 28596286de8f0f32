import { applyAnswer, isOver, seatsAsked } from '../interpreter/match/match.ts';
import { candidateAnswers, type FacedAnswer } from './candidate-answers.ts';
import type { SearchMatch } from './search-match.ts';

/**
 * What playouts have shown of the answers that may come next, by what an answer is for the seat that gives it, in
 * whatever world it was given.
 */
export type AnswerTree = Map<string, TreeAnswer>;

/** An answer in a tree. */
interface TreeAnswer {
  /** Who gives it. */
  readonly seat: number;
  /** Playouts that went through it, and questions at which it was among the options. */
  playouts: number;
  offered: number;
  /** What these playouts were worth to the seat that gives it, added up. */
  sum: number;
  readonly next: AnswerTree;
}

/** A way down a tree: its answers, the last of them new, and how many were given with those that left no choice. */
export interface TreeWay {
  readonly path: readonly TreeAnswer[];
  readonly answers: number;
}

/** How a tree is searched. */
interface TreeSearch {
  readonly random: (below: number) => number;
  /** As many answers are given at most. */
  readonly most: number;
  /** How far values are apart: what is curious depends on it. */
  readonly spread: number;
}

export const emptyTree = (): AnswerTree => new Map();

/** Gives answers, each seat the one that looks best for itself, until one is new. */
export function goDown({ match }: SearchMatch, top: AnswerTree, search: TreeSearch): TreeWay {
  const { random, most } = search;
  const path: TreeAnswer[] = [];
  let tree = top;
  let answers = 0;
  while (answers < most && !match.fault && !isOver(match)) {
    const seat = seatsAsked(match)[0];
    const offered = candidateAnswers(match, seat, random);
    const chosen = offered.length === 1 ? offered[0] : chosenIn(tree, offered, search);
    if (!chosen) break;
    // What is offered is legal.
    applyAnswer(match, chosen.answer);
    answers++;
    if (offered.length === 1) continue;
    const known = tree.get(chosen.key);
    const taken = known ?? { seat, playouts: 0, offered: 1, sum: 0, next: emptyTree() };
    path.push(taken);
    if (!known) {
      tree.set(chosen.key, taken);
      break;
    }
    tree = taken.next;
  }
  return { path, answers };
}

/** Notes what a playout was worth to the seat that gave an answer on its way. */
export function learnFrom(taken: TreeAnswer, worth: number): void {
  taken.playouts++;
  taken.sum += worth;
}

/** How much an answer is preferred that was seldom tried, in spreads of the values. */
const CURIOSITY = 1;

/** One that was never tried, else the best by upper confidence bounds, which count when an answer was among the options. */
function chosenIn(
  tree: AnswerTree,
  offered: readonly FacedAnswer[],
  { random, spread }: TreeSearch,
): FacedAnswer | undefined {
  let best: FacedAnswer | undefined;
  let highest = -Infinity;
  const untried: FacedAnswer[] = [];
  for (const each of offered) {
    const known = tree.get(each.key);
    if (!known) {
      untried.push(each);
      continue;
    }
    known.offered++;
    if (untried.length > 0) continue;
    const { playouts, sum } = known;
    const bound =
      sum / playouts + CURIOSITY * spread * Math.sqrt(Math.log(Math.max(2, known.offered)) / playouts);
    if (bound <= highest) continue;
    best = each;
    highest = bound;
  }
  return untried.length > 0 ? untried[random(untried.length)] : best;
}
