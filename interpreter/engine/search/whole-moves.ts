import type { AskedAt, BegunMove, Instruction, Runner } from '../program/instruction.ts';
import { Header, Status, copyPosition } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';
import { askFor } from '../choices/choice-outcome.ts';
import { mayAskBehind, mayAskFrom } from '../choices/question-lookahead.ts';
import { chooseOption, take } from '../choices/asking.ts';
import { calledChoice, countCalled } from './choices-in-calls.ts';
import { follower, giveBoth } from './paired-choices.ts';
import { GameFault } from '../vm/game-fault.ts';
import { List } from '../state/int-list.ts';
import { run } from '../vm/run-loop.ts';
import { belowTotal, countSets, everySet, newDomain, type Domain } from '../choices/choice-domain.ts';

/**
 * Whole moves: all the answers that the seat which is asked gives one after the other, until the game comes to rest or is
 * over, somebody else is asked, or it goes on by chance or by what the seat has not seen. They are counted from the
 * domains of the questions where that is known to be right; else answers are tried on the position, and it is put back.
 *
 * For open questions of one seat; sealed ones are answered by themselves.
 */
export type Random = (below: number) => number;

/** Zones of which the seat does not see the cards. */
type Unseen = readonly number[];

type Asked = Instruction & { op: 'pick' | 'menu' };

/** A question inside a move: its answers, and how many moves begin with each. */
interface Level {
  position: Int32Array;
  at: Asked;
  readonly domain: Domain;
  /** The answers one after the other, each after its length; `starts` says where. */
  readonly answers: List;
  readonly starts: List;
  readonly weights: number[];
  readonly mark: Mark;
}

/** What must stay as it is for a move to go on, and how many turns there were. */
export interface Mark extends BegunMove {
  turns: number;
  readonly hidden: number[];
}

export const newMark = (): Mark => ({ seat: -1, rests: 0, turns: 0, draws: 0, hidden: [] });

const levels: Level[] = [];
/** Of the second of two choices. */
const second = newDomain();
const chosen = new List();
const NO_ZONES: Unseen = [];
/** A choice among more sets than this is the last of its move. */
const MOST_TRIED = 1024;

/** How many moves there are; the position stays as it is. */
export function countWholeMoves(r: Runner, unseen = NO_ZONES): number {
  return isLast(r) ? countSets(r.m, r.open.domain) : weigh(r, 0, unseen, true);
}

/** Visits the answers of every move, question by question, until the visitor says true. The position stays as it is. */
export function everyMove(
  r: Runner,
  visit: (answers: readonly (readonly number[])[]) => boolean,
  unseen = NO_ZONES,
): boolean {
  return walk(r, 0, unseen, [], visit);
}

/** Gives the next answer of a move, or the next two, so that all moves are as likely; what follows is not run. Gives how many. */
export function giveNext(r: Runner, random: Random, unseen = NO_ZONES): number {
  const both = giveBoth(r, random);
  if (both > 0) return both;
  let left = belowTotal(random, weigh(r, 0, unseen, true));
  const { weights } = levels[0];
  let i = 0;
  while (i < weights.length - 1 && left >= weights[i]) left -= weights[i++];
  giveOne(r, levels[0], i);
  return 1;
}

/** How many moves there are from the open question on, by the answers to it, which stay in the level of this depth. */
function weigh(r: Runner, depth: number, unseen: Unseen, back: boolean): number {
  const level = enter(r, depth, unseen);
  const inner = follower(r);
  const called = inner ? undefined : calledChoice(r);
  if (!inner && !called) return tryAll(r, level, depth, unseen, back);
  const { weights, starts, answers } = level;
  let total = 0;
  if (called)
    for (let i = 0; i < starts.length; i++)
      total += weights[i] = countCalled(r, called, answers.items[starts.items[i] + 1]);
  if (!inner) return total;
  for (let i = 0; i < starts.length; i++) total += weights[i] = countInner(r, level, i, inner);
  return total;
}

/** Counts what follows each answer by giving it. */
function tryAll(r: Runner, level: Level, depth: number, unseen: Unseen, back: boolean): number {
  const { weights, starts } = level;
  let total = 0;
  copyPosition(r.m.p, level.position);
  for (let i = 0; i < starts.length; i++) {
    if (i > 0) putBack(r, level);
    const goesOn = tryOne(r, level, i, unseen);
    weights[i] = !goesOn ? 1 : isLast(r) ? countSets(r.m, r.open.domain) : weigh(r, depth + 1, unseen, false);
    total += weights[i];
  }
  if (back) reopen(r, level);
  return total;
}

/** Gives an answer and runs on, unheard; whether the move goes on. */
function tryOne(r: Runner, level: Level, index: number, unseen: Unseen): boolean {
  const { m, answering } = r;
  const { listener } = m;
  m.listener = r.answering = undefined;
  try {
    giveOne(r, level, index);
    run(r);
    const asks = m.p[Header.status] === Status.waiting && r.open.instruction?.op !== 'sealed';
    return asks && isSameMove(r, level.mark, unseen);
  } catch (error) {
    // A move that is stopped is a move; the player who plays it gets the fault.
    if (!(error instanceof GameFault)) throw error;
    return false;
  } finally {
    m.listener = listener;
    r.answering = answering;
  }
}

function walk(
  r: Runner,
  depth: number,
  unseen: Unseen,
  path: number[][],
  visit: (answers: readonly (readonly number[])[]) => boolean,
): boolean {
  if (isLast(r)) return everySet(r.m, r.open.domain, (set) => visit([...path, set.toArray()]));
  const level = enter(r, depth, unseen);
  copyPosition(r.m.p, level.position);
  let stopped = false;
  for (let i = 0; i < level.starts.length && !stopped; i++) {
    answerOf(level, i, chosen);
    path.push(chosen.toArray());
    const goesOn = tryOne(r, level, i, unseen);
    stopped = goesOn ? walk(r, depth + 1, unseen, path, visit) : visit([...path]);
    path.pop();
    putBack(r, level);
  }
  reopen(r, level);
  return stopped;
}

/** Whether the move is over with the open question, whatever is answered. */
export function isLast(r: Runner): boolean {
  const at = askedOf(r);
  const { p } = r.m;
  if (at.op === 'menu') return !at.options.some((option) => mayAskFrom(r, option.to));
  if (!mayAskFrom(r, p[p[Header.frame] + Frame.counter] + 1)) return true;
  return at.choosing.many && countSets(r.m, r.open.domain, MOST_TRIED) >= MOST_TRIED;
}

/** The same of a question of generated code where one of so many candidates is chosen. */
export function isLastOf(r: Runner, candidates: number, asked: AskedAt, frame: number): boolean {
  if (!mayAskBehind(r, asked, frame)) return true;
  const { at } = asked;
  return at.op === 'pick' && at.choosing.many && candidates >= MOST_TRIED;
}

/** In how many ways a choice can be made after an answer to the one before it. */
function countInner(
  { m }: Runner,
  { at, answers, starts }: Level,
  index: number,
  { choosing }: Instruction & { op: 'pick' },
): number {
  const slot = m.p[Header.frame] + Frame.locals + (at as Instruction & { op: 'pick' }).choosing.slot;
  const old = m.p[slot];
  m.p[slot] = answers.items[starts.items[index] + 1];
  const count = askFor(m, choosing, second) === 'nothing' ? 1 : countSets(m, second);
  m.p[slot] = old;
  return count;
}

/** Notes the open question with all its answers. */
function enter(r: Runner, depth: number, unseen: Unseen): Level {
  const { m, open } = r;
  const at = askedOf(r);
  const level = (levels[depth] ??= {
    position: new Int32Array(m.p.length),
    at,
    domain: newDomain(),
    answers: new List(),
    starts: new List(),
    weights: [],
    mark: newMark(),
  });
  if (level.position.length < m.p.length) level.position = new Int32Array(m.p.length);
  level.at = at;
  copyDomain(open.domain, level.domain);
  setMark(r, level.mark, unseen);
  const { answers, starts, domain } = level;
  answers.length = starts.length = level.weights.length = 0;
  if (domain.least === 1 && domain.most === 1 && domain.together.length === 0) {
    for (let i = 0; i < domain.candidates.length; i++) {
      starts.push(answers.length);
      answers.push(1);
      answers.push(domain.candidates.items[i]);
    }
  } else
    everySet(m, domain, (set) => {
      starts.push(answers.length);
      answers.push(set.length);
      for (let i = 0; i < set.length; i++) answers.push(set.items[i]);
      return false;
    });
  return level;
}

function putBack(r: Runner, { position, mark }: Level): void {
  copyPosition(position, r.m.p);
  r.rests = mark.rests;
  r.turns = mark.turns;
  r.m.draws = mark.draws;
}

/** Makes the question of a level the open one again. */
function reopen(r: Runner, level: Level): void {
  const { open } = r;
  putBack(r, level);
  open.instruction = level.at;
  open.seat = level.mark.seat;
  copyDomain(level.domain, open.domain);
}

function copyDomain(from: Domain, into: Domain): void {
  into.candidates.length = 0;
  for (let i = 0; i < from.candidates.length; i++) into.candidates.push(from.candidates.items[i]);
  into.least = from.least;
  into.most = from.most;
  into.together = from.together;
}

function answerOf({ answers, starts }: Level, index: number, into: List): void {
  const start = starts.items[index];
  into.length = 0;
  for (let i = 1; i <= answers.items[start]; i++) into.push(answers.items[start + i]);
}

function giveOne(r: Runner, level: Level, index: number): void {
  answerOf(level, index, chosen);
  give(r, level.at, chosen);
}

export function give(r: Runner, at: Asked, values: List): void {
  r.m.p[Header.decisions]++;
  if (at.op === 'pick') take(r, at, values);
  else chooseOption(r, at, values.items[0]);
}

function askedOf({ open: { instruction } }: Runner): Asked {
  if (!instruction || instruction.op === 'sealed') throw new Error('no question of one seat is open');
  return instruction;
}

export function setMark({ m, open, rests, turns }: Runner, mark: Mark, unseen = NO_ZONES): void {
  mark.seat = open.seat;
  mark.rests = rests;
  mark.turns = turns;
  mark.draws = m.draws;
  for (let i = 0; i < unseen.length; i++) mark.hidden[i] = m.p[m.layout.zoneCount + unseen[i]];
}

/** Whether a question belongs to the move that was begun at a mark. */
export function isSameMove({ m, open, rests }: Runner, mark: Mark, unseen = NO_ZONES): boolean {
  if (rests !== mark.rests || m.draws !== mark.draws || open.seat !== mark.seat) return false;
  for (let i = 0; i < unseen.length; i++)
    if (m.p[m.layout.zoneCount + unseen[i]] !== mark.hidden[i]) return false;
  return true;
}
