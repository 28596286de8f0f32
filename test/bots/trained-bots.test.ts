import { describe, expect, it } from 'vitest';
import { adviserFor, seatBots } from '../../bots/bot-player.ts';
import { learnInSteps, learningKey, learnModel } from '../../bots/learn-model.ts';
import { startMatch } from '../../interpreter/match/match.ts';
import { gameTables } from '../swap-tables.ts';

const game = gameTables()
  .find(({ name }) => name === 'lamps')!
  .game();
const players = ['Ann', 'Ben'];

describe('a level that judges by games between bots', () => {
  const steps = learnInSteps(game, players, undefined, ['quick', 'strong']);
  const parts: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) parts.push(step.value);
  const model = step.value;

  it('learns them after random games, a game at a time', () => {
    expect(parts.length).toBeGreaterThan(300);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBeLessThanOrEqual(1);
    // Of both times.
    expect(model.ofBots!.games).toBe(600);
    expect(model.ofBots!.weights).not.toEqual(model.weights);
  });

  it('leaves what other levels judge by as it was', () => {
    // What is undefined counts as left out.
    expect(learnModel(game, players, undefined, ['normal'])).toEqual({ ...model, ofBots: undefined });
    expect(learningKey(game, 2, undefined, ['normal'])).not.toBe(learningKey(game, 2, undefined, ['strong']));
  });

  it('does not play without them', () => {
    const match = startMatch(game, { players, seed: 'untrained' });
    const untrained = { ...model, ofBots: undefined };
    const levels = ['normal', 'strong'] as const;
    expect(() => seatBots(match, { levels, seed: 'x', model: untrained })).toThrow(/level `strong`/);
    expect(() => seatBots(match, { levels: ['normal'], seed: 'x', model: untrained })).not.toThrow();
    expect(() => seatBots(match, { levels, seed: 'x', model })).not.toThrow();
  });

  it('weighs by them', () => {
    const match = startMatch(game, { players, seed: 'weighs' });
    const weighed = (ofBots: typeof model.ofBots) =>
      adviserFor(match, 'x', () => ({ ...model, ofBots }))(0, 'strong').map(({ value }) => value);
    expect(weighed(model.ofBots)).not.toEqual(weighed(model));
  });
});
