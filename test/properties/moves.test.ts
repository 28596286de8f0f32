import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { answerByValues, resume, seatsAsked, startMatch, type Match } from '../../interpreter/match/match.ts';
import { countMoves, movesOf, sampleMove } from '../../interpreter/match/match-moves.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Policy } from '../../interpreter/engine/search/playout-policies.ts';
import { filesBelow, isYaml } from '../files.ts';
import { gameOrSkip } from '../games.ts';
import { playOut as playAnswers } from '../playout.ts';
import { goodnessOfFit } from '../statistics.ts';

const MOST = 400;
const slasher = gameOrSkip('slasher');
const example = loadGame(filesBelow('examples/crazy-eights', isYaml), 'crazy-eights').game!;

const cardsLie = ({ runner: { m } }: Match): string => m.p.slice(m.layout.zone, m.layout.stack).join();
const turn = (match: Match): number => match.runner.m.p[Header.turn];
const positionOf = ({ runner: { m } }: Match): string => m.p.slice(0, m.p[Header.top]).join();

/** Counts and lists the moves of many positions, and gives every one of some of them. */
function checkMoves(game: Game): void {
  let listed = 0;
  playAnswers(game, {
    players: 3,
    seed: 'moves',
    log: true,
    each(match, _, decisions) {
      for (const seat of seatsAsked(match)) {
        const before = positionOf(match);
        const log = match.recorder!.tape.size;
        const moves = movesOf(match, seat, MOST);
        const count = countMoves(match, seat);
        expect(moves.length).toBe(Math.min(count, MOST));
        expect(positionOf(match)).toBe(before);
        expect(match.recorder!.tape.size).toBe(log);
        if (decisions % 5 === 0) listed += giveAll(match, moves);
      }
      return decisions > 150;
    },
  });
  expect(listed).toBeGreaterThan(5);
}

function giveAll(match: Match, moves: ReturnType<typeof movesOf>): number {
  const { m } = match.runner;
  const before = m.p.slice(0, m.p[Header.top]);
  const { recorder } = match;
  const log = recorder!.tape.size;
  for (const move of moves) {
    for (const each of move.answers) expect(answerByValues(match, each)).toBe(true);
    putBack(match, before);
    recorder!.tape.cutTo(log);
    match.past.length = match.answers.length = 0;
  }
  return moves.length;
}

function putBack(match: Match, position: Int32Array): void {
  match.runner.m.p.set(position);
  resume(match);
}

describe('whole moves', () => {
  it('are counted as they are listed, can be played, and leave no trace: an example', () =>
    checkMoves(example));

  it('of a seat that is not asked are none', () => {
    const match = startMatch(example, { players: 2, seed: 'none' });
    const [asked] = seatsAsked(match);
    expect(countMoves(match, 1 - asked)).toBe(0);
    expect(movesOf(match, 1 - asked)).toEqual([]);
    expect(sampleMove(match, 1 - asked, () => 0)).toBeUndefined();
  });
});

/** A position in which the seat has a choice between several cards that need one, two or no further choices. */
function manyWays(): Match {
  for (let i = 0; ; i++) {
    const match = startMatch(slasher.game(), { players: 3, seed: `ways ${i}`, log: false });
    playOut(match, randomSource(`ways ${i}`), 14);
    if (turn(match) < 0) continue;
    const moves = movesOf(match, seatsAsked(match)[0], 200);
    const lengths = new Set(moves.map(({ answers }) => answers.length));
    if (moves.length < 90 && lengths.size > 1) return match;
  }
}

/** Plays a move; gives how the cards lie after it. */
function playOne(match: Match, random: (below: number) => number): string {
  for (const mover = turn(match); turn(match) === mover;) playOut(match, random, 1, 'move');
  return cardsLie(match);
}

/** As `playOne` by the other policy, with somebody who hears when the next turn begins; no move has more answers. */
function hearOne(match: Match, random: (below: number) => number): string {
  const { m } = match.runner;
  let after = '';
  m.listener = {
    happened: ({ kind }) => {
      if (kind === 'turn' && after === '') after = cardsLie(match);
    },
    forced: () => undefined,
    unsealed: () => undefined,
  };
  playOut(match, random, 3, 'answer then move');
  m.listener = undefined;
  return after;
}

/** Plays moves from one position again and again, and compares what comes of them with what is expected. */
function fit(policy: Policy): number {
  const match = manyWays();
  const { m } = match.runner;
  const before = m.p.slice(0, m.p[Header.top]);
  const moves = movesOf(match, seatsAsked(match)[0]);
  const firsts = new Set(moves.map(({ answers }) => answers[0].values.join()));
  const expected = new Map<string, number>();
  for (const { answers } of moves) {
    const first = answers[0].values.join();
    const same = moves.filter((each) => each.answers[0].values.join() === first).length;
    const share = policy === 'move' ? 1 / moves.length : 1 / firsts.size / same;
    for (const each of answers) answerByValues(match, each);
    expected.set(cardsLie(match), (expected.get(cardsLie(match)) ?? 0) + share);
    putBack(match, before);
  }
  const random = randomSource(policy);
  const counts = new Map([...expected.keys()].map((key) => [key, 0]));
  const rounds = 6000;
  for (let i = 0; i < rounds; i++) {
    const after = policy === 'move' ? playOne(match, random) : hearOne(match, random);
    counts.set(after, counts.get(after)! + 1);
    putBack(match, before);
  }
  return goodnessOfFit(
    [...counts.values()],
    [...expected.values()].map((share) => share * rounds),
  );
}

slasher.describe('whole moves of several choices', () => {
  it('are counted as they are listed, can be played, and leave no trace', () => checkMoves(slasher.game()));

  it('are played with the same probability', () => expect(fit('move')).toBeGreaterThan(0.001));

  it('are played with the same probability behind each first answer', () =>
    expect(fit('answer then move')).toBeGreaterThan(0.001));
});
