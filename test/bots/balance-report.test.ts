import { describe, expect, it } from 'vitest';
import { planBalance } from '../../bots/balance/balance-plan.ts';
import { balanceReport, type BalanceReport } from '../../bots/balance/balance-report.ts';
import type { BalanceTable } from '../../bots/balance/balance-table.ts';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import { playSet } from '../../bots/balance/trials.ts';
import { groupStrengths } from '../../bots/balance/strengths.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { quarry } from '../abilities/kit.ts';

/** Who sells the heaviest stones wins: a nugget is worth as much as nine pebbles, a chip as much as one. */
const quarryWith = (chip: number): BalanceTable => ({
  game: quarry({
    replace: [
      [
        'rest: { do: nothing }',
        'rest: { do: nothing }\n          sell: { do: "toss a stone in your hand as gem\\ngain (the weight of the gem) coins" }',
      ],
      ['setup: |', 'setup: |\n  shuffle the heap'],
      [
        '          throw: { do: toss a card in your hand }\n          lose: { do: drop a card in your hand }\n',
        '',
      ],
      ['        until: the day is 3\n', ''],
      [
        'if: the day is 2, winners: all players',
        'if: the day is 4, winners: all players with the most coins',
      ],
    ],
    cards: `  - { kind: stone, id: nugget, weight: 9 }\n  - { kind: stone, id: chip, weight: ${chip} }\n`,
  }),
  players: ['Ann', 'Ben'],
  options: { players: 2, seed: 'balance' },
  model: undefined,
  decisions: 1000,
});

/** Plays all sets of a plan, each at its table. */
function reportOf(tables: readonly BalanceTable[], wishes: Parameters<typeof planBalance>[0]): BalanceReport {
  const plan = planBalance(wishes);
  const played = plan.trials.map((trial) =>
    Array.from({ length: trial.sets }, (_, set) => {
      const playing = playSet(tables[trial.table], trial, set);
      for (;;) {
        const { done, value } = playing.next();
        if (done) return value;
      }
    }),
  );
  return balanceReport(tables[0].game, 2, plan, played);
}

describe('a report on balance', () => {
  const report = reportOf([quarryWith(1), quarryWith(9)], {
    level: 'random',
    games: 300,
    given: ['nugget', 'chip'],
    sets: 150,
    sweeps: [{ path: 'cards/chip/weight', values: ['9'], card: 'chip' }],
  });

  it('finds the card whose holders win more, and does not blame another', () => {
    const [{ course, cards }] = report.observed;
    expect(course.games).toBe(300);
    const nugget = cards.find(({ id }) => id === 'nugget')!;
    expect(nugget.q).toBeLessThan(0.01);
    expect(nugget.difference).toBeGreaterThan(0.1);
    expect(nugget.had).toBe(nugget.opening + nugget.drawn);
    expect(nugget.had + nugget.notHad).toBe(600);
    expect(cards.find(({ id }) => id === 'chip')!.q).toBeGreaterThan(0.05);
  });

  it('says what a card causes that a player is given, and ends when that is clear', () => {
    const [nugget, chip] = report.given;
    expect(nugget.verdict).toBe('strong');
    expect(nugget.games).toBeLessThan(300);
    expect(chip.verdict).toBe('open');
    expect(chip.games).toBe(300);
    expect(chip.needed).toBeGreaterThan(300);
  });

  it('says what another value would change, on the same seeds', () => {
    const [{ values }] = report.sweeps;
    expect(values.map(({ value }) => value)).toEqual([null, '9']);
    expect(values[1].difference!.interval.low).toBeGreaterThan(0);
    expect(values[1].given!.verdict).toBe('strong');
    const { mean, sees } = values[1].difference!;
    expect(sees).toBeGreaterThan(0);
    expect(sees).toBeLessThan(mean);
  });

  it('counts what seats won, and how games ended', () => {
    const [{ course }] = report.observed;
    expect(course.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(Object.values(course.endings).reduce((sum, games) => sum + games, 0)).toBe(300);
    expect(course.decisions).toEqual([...course.decisions].sort((a, b) => a - b));
  });
});

describe('the strengths of groups', () => {
  it('are found from who beats whom, with what is not sure', () => {
    const random = randomSource('groups');
    const strength = { ace: 3, king: 1, two: 1 };
    const ids = Object.keys(strength) as (keyof typeof strength)[];
    const games = Array.from({ length: 600 }, (): GameRecord => {
      const one = ids[random(3)];
      const other = ids.filter((id) => id !== one)[random(2)];
      const won = random(1000) < (1000 * strength[one]) / (strength[one] + strength[other]);
      return {
        ending: 'over',
        decisions: 1,
        won: won ? [1, 0] : [0, 1],
        first: 0,
        turn: -1,
        cards: [],
        groups: [[[one], [other]]],
        ahead: [],
        choices: 0,
        between: 0,
      };
    });
    const { strengths, matchups } = groupStrengths(games, ({ groups }) => groups[0]);
    expect(strengths[0].id).toBe('ace');
    expect(strengths[0].low).toBeGreaterThan(0.5);
    expect(strengths.filter(({ low, high }) => low < 0.5 && high > 0.5)).toHaveLength(0);
    const [ace] = matchups.filter(({ of, against }) => of === 'ace' && against === 'king');
    expect(ace.share).toBeCloseTo(0.75, 1);
  });
});
