import type { Instruction } from '../../interpreter/compile/instruction.ts';
import { copyPosition } from '../../interpreter/position/clone.ts';
import { Header, Status } from '../../interpreter/position/layout.ts';
import { take } from '../../interpreter/run/deciding.ts';
import { List } from '../../interpreter/run/list.ts';
import { run, type Runner } from '../../interpreter/run/runner.ts';
import { countSets, sampleSet } from '../../interpreter/run/sets.ts';

/**
 * Whole moves for the interpreter, which asks for one part of a move after the other: answers are tried on the position,
 * and what follows them is counted. Two ways of saying the same move, such as joining a to b and b to a, count twice.
 */
type Random = (below: number) => number;

/** The question for one part of a move, with how many moves begin with each of its answers. */
interface Level {
  readonly position: Int32Array;
  readonly candidates: List;
  readonly weights: number[];
  at: Instruction & { op: 'pick' };
}

const levels: Level[] = [];
const one = new List();

/** Plays a whole move in the turn whose first question is open, each with the same probability. */
export function playMove(r: Runner, random: Random, cardFirst: boolean): void {
  const turn = r.m.p[Header.turn];
  if (cardFirst) {
    sampleSet(r.m, r.open.domain, random, one);
    take(r, openPick(r), one);
    run(r);
    if (!goesOn(r, turn)) return;
  }
  const depth = cardFirst ? 1 : 0;
  let left = random(weigh(r, turn, depth));
  for (let at = depth; ; at++) {
    if (at > depth) weigh(r, turn, at);
    const level = levels[at];
    copyPosition(level.position, r.m.p);
    if (level.candidates.length === 0) {
      // A choice of several: all sets are as likely.
      run(r);
      sampleSet(r.m, r.open.domain, random, one);
      take(r, level.at, one);
      run(r);
      return;
    }
    let i = 0;
    for (; left >= level.weights[i]; i++) left -= level.weights[i];
    answer(r, level, i);
    if (!goesOn(r, turn)) return;
  }
}

function openPick({ open: { instruction } }: Runner): Instruction & { op: 'pick' } {
  if (instruction?.op !== 'pick') throw new Error('a move is chosen by picking');
  return instruction;
}

/** Whether the same player goes on with the same move: the next turn is another player's. */
const goesOn = ({ m: { p } }: Runner, turn: number): boolean =>
  p[Header.status] === Status.waiting && p[Header.turn] === turn;

function answer(r: Runner, level: Level, index: number): void {
  one.length = 0;
  one.push(level.candidates.items[index]);
  take(r, level.at, one);
  run(r);
}

/** How many moves there are from the open question on. Leaves the position anywhere in the tree of answers. */
function weigh(r: Runner, turn: number, depth: number): number {
  const { p } = r.m;
  const { domain } = r.open;
  const at = openPick(r);
  const level = (levels[depth] ??= {
    position: new Int32Array(p.length),
    candidates: new List(),
    weights: [],
    at,
  });
  const { position, candidates, weights } = level;
  level.at = at;
  copyPosition(p, position);
  candidates.length = weights.length = 0;
  if (at.choosing.many) return countSets(r.m, domain);
  for (let i = 0; i < domain.candidates.length; i++) candidates.push(domain.candidates.items[i]);
  let total = 0;
  for (let i = 0; i < candidates.length; i++) {
    if (i > 0) copyPosition(position, p);
    answer(r, level, i);
    const on = goesOn(r, turn);
    const moves = on ? weigh(r, turn, depth + 1) : 1;
    weights.push(moves);
    total += moves;
    if (on || depth === 0) continue;
    // After the card, the answers to one question all end the move if one of them does.
    while (weights.length < candidates.length) weights.push(1);
    return candidates.length;
  }
  return total;
}
