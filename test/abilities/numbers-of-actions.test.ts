import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

const ACTIONS = `actions:
          throw: { do: toss a card in your hand }
          lose: { do: drop a card in your hand }
          rest: { do: nothing }`;

/** Turns with these keys; `where`: of the whole turn, or of its one part. */
const change = (keys: string, where: 'turn' | 'part'): Change => ({
  replace: [
    where === 'turn'
      ? [ACTIONS, `${keys}\n        ${ACTIONS}`]
      : [
          ACTIONS,
          `steps:
          - id: dig
            ${keys}
            actions:
              sing: { do: gain a coin }
              shout: { do: nothing }
          - { id: end, do: nothing }`,
        ],
  ],
});

const begun = (of: Change, answers: readonly string[]): Match => played(quarry(of), answers);
const turns = (match: Match): unknown[] =>
  logOf(match).flatMap(({ line }) => (line['event'] === 'turn' ? [line['player']] : []));

describe('the number of actions', () => {
  it('of a turn is at most so many, and fewer where somebody passes', () => {
    expect(turns(begun(change('most: 2', 'turn'), ['rest', 'rest', 'pass', 'rest']))).toEqual([
      'Ann',
      'Ben',
      'Ann',
    ]);
  });

  it('of a turn is exactly so many', () => {
    const match = begun(change('least: 2\n        most: 2', 'turn'), ['rest']);
    expect(() => say(match, 'pass')).toThrow();
    say(match, 'rest');
    expect(turns(match)).toEqual(['Ann', 'Ben']);
  });

  it('of a part is at least so many, and passing ends it', () => {
    const match = begun(change('least: 1', 'part'), []);
    expect(() => say(match, 'pass')).toThrow();
    for (const each of ['sing', 'shout', 'pass']) say(match, each);
    expect(turns(match)).toEqual(['Ann', 'Ben']);
  });

  it('can be worked out, again before each action', () => {
    const match = begun(change('most: your coins + 1', 'part'), ['sing', 'sing', 'shout']);
    expect(turns(match)).toEqual(['Ann', 'Ben']);
    say(match, 'shout');
    expect(turns(match)).toEqual(['Ann', 'Ben', 'Ann']);
  });

  it('is kept in a match that is saved', () => {
    const match = begun(change('most: 2', 'part'), ['shout']);
    const { match: loaded } = loadPosition(match.game, savePosition(match));
    say(loaded!, 'shout');
    expect(turns(loaded!)).toEqual(['Ben']);
  });

  it('is fewer where no more can be done', () => {
    const act = 'sing: { if: you have less than 2 coins, do: gain a coin }';
    const match = begun(
      {
        replace: [
          [ACTIONS, `least: 4\n        most: 4\n        actions:\n          ${act}`],
          ['until: the day is 3', 'until: every player has at least 2 coins'],
        ],
      },
      [],
    );
    expect(turns(match).slice(0, 2)).toEqual(['Ann', 'Ben']);
  });

  it('is a number, and more than none', () => {
    expect(faults(change('most: 0', 'part'))).toEqual(['game/empty-bounds: 0']);
    expect(faults(change('least: 3\n            most: 2', 'part'))).toEqual(['game/empty-bounds: 2']);
    expect(faults(change('most: the active player', 'part'))).toEqual(['name/wrong-sort: the active player']);
    expect(faults({ replace: [[ACTIONS, 'most: 2\n        steps: [{ id: dig, do: nothing }]']] })).toEqual([
      'game/step: digging',
    ]);
    expect(faults({ replace: [[ACTIONS, 'steps: [{ id: dig, most: 2, do: nothing }]']] })).toEqual([
      'game/step: dig',
    ]);
  });
});
