import { Frame } from '../../interpreter/engine/state/call-stack.ts';
import { Header, copyPosition, counterAt } from '../../interpreter/engine/state/position-layout.ts';
import { sampleSet } from '../../interpreter/engine/choices/choice-domain.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  applyAnswer,
  isOver,
  question,
  resume,
  seatsAsked,
  startMatch,
  type Answer,
  type Match,
} from '../../interpreter/match/match.ts';
import type { Policy } from '../../interpreter/engine/search/playout-policies.ts';
import { framesIn } from '../../interpreter/match/save/saved-frames.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';

/** Games on closures and on generated code, side by side. */

const MOST = 2000;

const begun = (game: Game, players: number, seed: string, generated: boolean, budget?: number): Match =>
  startMatch(game, {
    players,
    seed,
    log: false,
    generated: generated && 'at once',
    ...(budget === undefined ? {} : { budget }),
  });

/** What a match has come to: its position as far as it means something, the work that was done, and why it stopped. */
function stateOf(match: Match): string {
  const { runner, fault } = match;
  const { m } = runner;
  return JSON.stringify({
    position: [...m.p.subarray(0, m.layout.stack), ...meantOfStack(match)],
    work: m.workLeft,
    steps: runner.steps,
    fault: fault && { code: fault.code, details: fault.details, place: fault.place },
  });
}

/**
 * The frames of a position with their lists, and 0 for what lies between them: a frame that waited and has ended stays below
 * those that came after it, with whatever counter it was left with, and nobody reads it.
 */
function meantOfStack(match: Match): Int32Array {
  const { p, layout } = match.runner.m;
  const meant = new Int32Array(p.length - layout.stack);
  const keep = (from: number, to: number): void => meant.set(p.subarray(from, to), from - layout.stack);
  for (const frame of framesIn(match)) {
    const { slots } = match.table.programs[p[frame + Frame.program]].source.program;
    keep(frame, frame + Frame.locals + slots.length);
    slots.forEach(({ many }, i) => {
      const list = p[frame + Frame.locals + i];
      if (many && list > 0) keep(list, list + 1 + p[list]);
    });
  }
  return meant.subarray(0, p[Header.top] - layout.stack);
}

/** What a game may need. */
interface Limits {
  /** Instructions for each answer. */
  readonly budget?: number;
  /** Words of the stack. */
  readonly stack?: number;
  /** How players choose; every answer is as likely if nothing is said. */
  readonly policy?: Policy;
  /** After how many answers to stop. */
  readonly most?: number;
  /** What players have of each number: with the largest there is, what they gain is too much. */
  readonly numbers?: number;
}

/** Plays the same game twice to its end, or until it is stopped; gives what is not the same, if anything. */
export function differenceOf(
  game: Game,
  players: number,
  seed: string,
  { budget, stack, numbers, policy, most = MOST }: Limits = {},
): string | undefined {
  const [plain, generated] = [false, true].map((each) => {
    const match = begun(game, players, seed, each, budget);
    const { m } = match.runner;
    if (stack !== undefined) m.p = m.p.slice(0, m.layout.stack + stack);
    if (numbers !== undefined)
      for (const counter of game.vocabulary.counters)
        if (counter.of === 'player' && !counter.holds && counter.to === undefined)
          m.p.fill(numbers, counterAt(m.layout, counter, 0), counterAt(m.layout, counter, players));
    const decisions = playOut(match, randomSource(`${seed}/bot`), most, policy);
    return { match, decisions };
  });
  if (plain.decisions !== generated.decisions)
    return `${game.id} ${seed}: ${plain.decisions} and ${generated.decisions} decisions`;
  return stateOf(plain.match) === stateOf(generated.match) ? undefined : `${game.id} ${seed}: another end`;
}

/**
 * Plays a game in which closures and generated code take turns, each going on from the other's position after some answers;
 * beside it the same game on closures alone. Gives how often it changed hands, and what is not the same.
 */
export function handOvers(
  game: Game,
  players: number,
  seed: string,
): { readonly count: number; readonly difference: string | undefined } {
  const straight = begun(game, players, seed, false);
  const hands = [begun(game, players, seed, false), begun(game, players, seed, true)];
  const random = randomSource(`${seed}/answers`);
  let count = 0;
  for (let i = 0; i < MOST && !isOver(straight) && !straight.fault; i++) {
    const match = hands[count % 2];
    const answer = randomAnswer(straight, random);
    applyAnswer(straight, answer);
    applyAnswer(match, answer);
    const [wanted, found] = [straight, match].map((each) => JSON.stringify(positionOf(each)));
    if (wanted !== found)
      return { count, difference: `${game.id} ${seed}: another position after ${i + 1} answers` };
    if (random(3) > 0 || isOver(match)) continue;
    const next = hands[++count % 2];
    copyPosition(match.runner.m.p, next.runner.m.p);
    resume(next);
  }
  return { count, difference: undefined };
}

/** Questions are asked first: that leaves marks in the frame. */
function positionOf(match: Match): number[] {
  const { m } = match.runner;
  for (const seat of seatsAsked(match)) question(match, seat);
  return [...m.p.subarray(0, m.p[Header.top])];
}

function randomAnswer(match: Match, random: (below: number) => number): Answer {
  const [seat] = seatsAsked(match);
  const { domain } = question(match, seat)!;
  const chosen = new List();
  sampleSet(match.runner.m, domain, random, chosen);
  return { seat, values: chosen.toArray() };
}
