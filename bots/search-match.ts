import { playOn, type Playing } from '../interpreter/engine/search/playout-policies.ts';
import { copyPosition } from '../interpreter/engine/state/position-layout.ts';
import {
  advance,
  applyAnswer,
  isOver,
  prepareMatch,
  question,
  resume,
  winners,
  type Answer,
  type Match,
} from '../interpreter/match/match.ts';
import { copyChoice, isLegal, newDomain } from '../interpreter/engine/choices/choice-domain.ts';
import type { OpenQuestion } from '../interpreter/engine/program/instruction.ts';
import { relabelledAbility, type Relabelling } from '../interpreter/match/worlds/relabelled-cards.ts';
import type { Question } from '../interpreter/match/question.ts';

/**
 * A match for searches: it has no log and no history, and goes back to the beginning of a world as often as it is asked.
 * One is made for a table, and serves any number of searches one after the other.
 */
export interface SearchMatch {
  readonly match: Match;
  /** The position at the beginning of the world that is searched. */
  readonly world: Int32Array;
  /** Goes to the beginning of the world, and works out its question. */
  begin(): void;
  /** Goes back to where the world was begun, whose question is known. */
  beginAgain(): void;
  /** Gives an answer if it is legal, and tells whether it was. */
  give(answer: Answer): boolean;
  /** Plays on at random until so many decisions were taken, or the game is over. */
  playOn(random: (below: number) => number, decisions: number): void;
}

/** A match for searches from the positions of another one. */
export function searchMatchFor({ game, names, options }: Match): SearchMatch {
  const settings = { ...options, players: names.seats, seed: '', log: false, generated: true };
  // A world that turns out to be impossible is a fault of that world, and no reason to stop the real game.
  const match: Match = { ...prepareMatch(game, settings), loadedFrom: 'world' };
  const { m, open } = match.runner;
  const world = new Int32Array(m.p.length);
  const begun = new Int32Array(m.p.length);
  const asked: OpenQuestion = { instruction: undefined, seat: -1, domain: newDomain() };
  return {
    match,
    world,
    begin() {
      match.fault = undefined;
      copyPosition(world, m.p);
      resume(match);
      if (match.fault) return;
      copyPosition(m.p, begun);
      copyQuestion(open, asked);
    },
    beginAgain() {
      match.fault = undefined;
      copyPosition(begun, m.p);
      copyQuestion(asked, open);
    },
    give(answer) {
      const asking = question(match, answer.seat);
      if (!asking || !isLegal(m, asking.domain, answer.values)) return false;
      applyAnswer(match, answer);
      return true;
    },
    playOn(random, decisions) {
      if (decisions <= 0 || match.fault || isOver(match)) return;
      const playing: Playing = { random, policy: 'answer', most: decisions, until: 'game', answers: 0 };
      advance(match, (runner) => playOn(runner, playing));
    },
  };
}

function copyQuestion(from: OpenQuestion, into: OpenQuestion): void {
  into.instruction = from.instruction;
  into.seat = from.seat;
  copyChoice(from.domain, into.domain);
}

/** What a finished match is worth to a seat: 1 for a win, shared by those who have won; undefined while it goes on. */
export function resultFor(match: Match, seat: number, partners: readonly number[]): number | undefined {
  if (!isOver(match)) return undefined;
  const won = winners(match);
  if (!won.includes(seat)) return 0;
  // Partners win as one.
  const sides = won.filter((each) => each === seat || !partners.includes(each)).length;
  return 1 / Math.max(1, sides);
}

/** An answer in a world: the cards, and the abilities on cards, that have taken the places of those that it names. */
export function answerInWorld(
  { table: { layout } }: Match,
  { sort }: Pick<Question, 'sort'>,
  { seat, values }: Answer,
  to: Relabelling,
): Answer {
  if (sort !== 'card' && sort !== 'ability') return { seat, values };
  const inWorld = (value: number): number =>
    value < 0 ? value : sort === 'card' ? to[value] : relabelledAbility(layout, to, value);
  return { seat, values: values.map(inWorld) };
}
