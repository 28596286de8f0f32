import { describe, expect, it } from 'vitest';
import { calledChoice, countCalled } from '../../interpreter/engine/search/choices-in-calls.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { isOver, question, seatsAsked, startMatch, type Match } from '../../interpreter/match/match.ts';
import { movesOf } from '../../interpreter/match/match-moves.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';
import { gameOrSkip } from '../games.ts';
import { exampleGames } from './example-games.ts';

const positionOf = ({ runner: { m } }: Match): string => m.p.subarray(0, m.p[Header.top]).join();

const slasher = gameOrSkip('slasher');

slasher.describe('a choice behind which a text is called', () => {
  it('is counted as often as moves begin with each answer, and the position stays as it is', () => {
    const match = startMatch(slasher.game(), { players: 3, seed: 'called', log: false });
    const random = randomSource('called/players');
    let found = 0;
    for (let i = 0; i < 1500 && !isOver(match); i++) {
      const [seat] = seatsAsked(match);
      question(match, seat);
      const { runner } = match;
      const called = calledChoice(runner);
      if (called) {
        const before = positionOf(match);
        const { candidates } = runner.open.domain;
        const counted = candidates.toArray().map((answer) => [answer, countCalled(runner, called, answer)]);
        expect(positionOf(match)).toBe(before);
        const first = movesOf(match, seat).map(({ answers: [{ values }] }) => values[0]);
        expect(counted).toEqual(
          counted.map(([answer]) => [answer, first.filter((each) => each === answer).length]),
        );
        found++;
      }
      playOut(match, random, 1);
    }
    expect(found).toBeGreaterThan(2);
  });
});

describe.each(exampleGames())('%s: answers that are given at once', (id, game) => {
  it.each([false, true])('are those of players who are stopped behind each, generated: %s', (generated) => {
    const [whole, parts] = [0, 1].map(() =>
      startMatch(game(), {
        players: game().players.min,
        seed: id,
        log: false,
        generated: generated && 'at once',
      }),
    );
    const random = randomSource(`${id}/players`);
    for (let i = 0; i < 300 && !isOver(parts) && !parts.fault; i++) playOut(parts, random, 1);
    playOut(whole, randomSource(`${id}/players`), 300);
    expect(positionOf(whole)).toBe(positionOf(parts));
  });
});
