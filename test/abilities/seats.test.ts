import { describe, expect, it } from 'vitest';
import { logOf, startMatch, type Match } from '../../interpreter/match/match.ts';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { faults, quarry, say, type Change } from './kit.ts';

/** The game with the actions that are given, with players who can be out, and with an order that can be turned round. */
const change = (actions: string, more: Change['replace'] = [], rules?: string): Change => ({
  ...(rules === undefined ? {} : { rules }),
  replace: [
    ['max: 3 }', 'max: 3, out: fall, reversed: spin }'],
    [
      'counters:\n',
      `counters:
  fall: { of: player, from: 0, to: 1, name: [fall, falls], resets: day }
  spin: { of: game, from: 0, to: 1 }
  nap: { of: player, from: 0, name: [nap, naps] }
`,
    ],
    ['turns from: the active player\n', 'turns from: the active player\n        skipped turns: nap\n'],
    [
      'rest: { do: nothing }',
      `rest: { do: nothing }\n          ${actions.trim().split('\n').join('\n          ')}`,
    ],
    ...more,
  ],
});

/** Turns in two parts, until something holds or each player has had one. */
const inParts = (until: string): Change => ({
  replace: [
    ...change('').replace!.filter(([from]) => !from.startsWith('rest')),
    [
      `        until: the day is 3
        actions:
          throw: { do: toss a card in your hand }
          lose: { do: drop a card in your hand }
          rest: { do: nothing }`,
      `${until}        steps:
          - id: dig
            actions:
              fall: { do: gain 1 fall }
              out: { do: 'choose a player, then that player gains a fall' }
              sing: { do: gain a coin }
          - { id: late, do: gain 3 coins }`,
    ],
    ['if: the day is 2', 'if: the day is 3'],
  ],
});

function begun(of: Change, answers: readonly string[]): Match {
  const match = startMatch(quarry(of), { players: ['Ann', 'Ben', 'Cid'], seed: '1', log: true });
  for (const each of answers) say(match, each);
  return match;
}

const events = (match: Match, event: string, key: string): unknown[] =>
  logOf(match).flatMap(({ line }) => (line['event'] === event ? [line[key]] : []));
const turns = (match: Match): unknown[] => events(match, 'turn', 'player');
const gainers = (match: Match): unknown[] =>
  logOf(match).flatMap(({ line }) => (line['counter'] === 'coin' ? [line['of']] : []));

const OUT = `
out: { do: 'choose a player, then that player gains a fall' }
pay: { do: 'each player gains a coin' }
fine: { do: 'each opponent gains a coin' }
all: { do: 'each seated player gains a coin' }`;

describe('players who are out', () => {
  it('have no turns, and are neither players nor opponents', () => {
    const match = begun(change(OUT), ['out', 'Ben', 'pay', 'fine', 'all', 'rest']);
    expect(turns(match)).toEqual(['Ann', 'Cid', 'Ann', 'Cid', 'Ann', 'Cid']);
    expect(gainers(match)).toEqual(['Cid', 'Ann', 'Cid', 'Cid', 'Ann', 'Ben']);
  });

  it('stay out in a match that is saved and loaded', () => {
    const match = begun(change(OUT), ['out', 'Ben']);
    const { match: loaded } = loadPosition(match.game, savePosition(match));
    for (const each of ['rest', 'fine']) say(loaded!, each);
    expect(turns(loaded!)).toEqual(['Ann', 'Cid']);
    expect(gainers(loaded!)).toEqual(['Cid']);
  });

  it('cannot be chosen', () => {
    const match = begun(change(OUT), ['out', 'Ben', 'out']);
    expect(() => say(match, 'Ben')).toThrow();
    say(match, 'Ann');
    expect(turns(match)).toEqual(['Ann', 'Cid', 'Cid']);
  });

  it('take part again with the next round, and nobody is stuck where all are out', () => {
    const all = `
all out: { do: 'each player gains a fall' }`;
    const match = begun(change(all, [['if: the day is 2', 'if: the day is 3']]), ['all out']);
    expect(events(match, 'day', 'number')).toEqual([1, 2]);
    expect(turns(match)).toEqual(['Ann', 'Ann']);
  });

  it('have no turn where each has one', () => {
    const match = begun(inParts(''), ['out', 'Ben', 'pass', 'pass']);
    expect(turns(match)).toEqual(['Ann', 'Cid', 'Ann']);
  });

  it('are not asked in a window', () => {
    const windows = `
call:
  asks: all players
  closes: all pass
  actions: { answer: { do: gain a coin } }`;
    const match = begun({ ...change(`${OUT}\nring: { do: open the call }`), windows }, [
      'out',
      'Ben',
      'ring',
      'pass',
      'pass',
    ]);
    expect(events(match, 'pass', 'by').filter((each) => each === 'Ben')).toEqual([]);
    expect(turns(match)).toEqual(['Ann', 'Cid', 'Ann']);
  });

  it('end their turn with the part in which they go out', () => {
    const match = begun(inParts('        until: the day is 3\n'), ['sing', 'pass', 'fall']);
    expect(turns(match)).toEqual(['Ann', 'Ben', 'Cid']);
    expect(gainers(match)).toEqual(['Ann', 'Ann']);
  });

  it('are noticed by what waits for players', () => {
    const match = begun(
      change(
        `${OUT}\nfall: { do: gain 1 fall }`,
        [],
        'when a player gains any falls, that player gains a coin',
      ),
      ['fall'],
    );
    expect(gainers(match)).toEqual(['Ann']);
  });
});

describe('turn order', () => {
  const ORDER = `
turn: { do: the spin becomes (1 - the spin) }
nap: { do: the next player gains a nap }
shove: { do: your previous player gains a nap }
pay: { do: each player gains a coin }
beside: { do: 'the next player gains a coin, then the active player\\'s previous player gains a coin' }`
    .replace("\\'", "''")
    .replace("\\'", "''");

  it('goes the other way', () => {
    const match = begun(change(ORDER), ['turn', 'pay', 'turn', 'rest']);
    expect(turns(match)).toEqual(['Ann', 'Cid', 'Ben', 'Cid', 'Ann']);
    expect(gainers(match)).toEqual(['Cid', 'Ben', 'Ann']);
  });

  it('leaves out turns, each once', () => {
    expect(turns(begun(change(ORDER), ['nap', 'shove', 'rest']))).toEqual(['Ann', 'Cid', 'Ann', 'Cid']);
  });

  it('says who is next, and who was before', () => {
    expect(gainers(begun(change(ORDER), ['beside', 'turn', 'beside']))).toEqual(['Ben', 'Cid', 'Cid', 'Ben']);
    const match = begun(change(`${ORDER}\nout: { do: the next player gains a fall }`), ['out', 'beside']);
    expect(gainers(match)).toEqual(['Ann', 'Ann']);
  });
});

/** What everybody has after each change. */
const amounts = (actions: string, answers: readonly string[]): unknown[] =>
  logOf(begun(change(actions), answers)).flatMap(({ line }) =>
    line['counter'] === 'coin' ? [`${line['of'] as string} ${line['now'] as number}`] : [],
  );
const inLoop = (whose: string): string[] =>
  faults(change(`wave: { do: 'for each player, ${whose} next player gains a coin' }`));

describe('the next player', () => {
  it('is beside each of several who act', () => {
    const wave = "wave: { do: each player gains (the previous player's coins + 1) coins }";
    expect(amounts(wave, ['wave'])).toEqual(['Ann 1', 'Ben 2', 'Cid 3']);
  });

  it('is beside whoever acts, and not beside you', () => {
    const ask =
      'ask: { do: "choose a player, then that player gains (the next player\'s coins + 1) coins" }\npay: { do: gain a coin }';
    expect(amounts(ask, ['pay', 'ask', 'Cid'])).toEqual(['Ann 1', 'Cid 2']);
  });

  it('is not guessed where another player is only named', () => {
    expect(inLoop('the')).toEqual(['name/whose: the next player']);
    expect([inLoop('their'), inLoop('your')]).toEqual([[], []]);
  });
});

const found = (from: string, to: string): string[] => faults({ replace: [[from, to]] });

describe('the counters that say who takes part', () => {
  it('are of players, or of the game, and go down to 0', () => {
    expect(found('max: 3 }', 'max: 3, out: nothing-there }')).toEqual(['game/unknown: nothing-there']);
    expect(found('max: 3 }', 'max: 3, out: coin }')).toEqual([]);
    expect(found('max: 3 }', 'max: 3, reversed: coin }')).toEqual(['game/unknown: coin']);
  });
});

/** Three players; Ann and Cid are partners. */
const teams = (actions: string, more: Change['replace'] = []): Change => ({
  replace: [
    ['max: 3 }', 'max: 3, teams: side }'],
    [
      'counters:\n',
      'counters:\n  side: { of: player, from: 1, to: 2, starts: [1, 2], name: [side, sides] }\n',
    ],
    [
      'rest: { do: nothing }',
      `rest: { do: nothing }\n          ${actions.trim().split('\n').join('\n          ')}`,
    ],
    ...more,
  ],
});

describe('teams', () => {
  const ACTIONS = `
fine: { do: each opponent gains a coin }
help: { do: each partner gains a coin }
give: { do: your partner gains a coin }
beside: { do: the active player's partner gains a coin }
switch: { do: your sides become 2 }`;

  it('are partners, who are no opponents', () => {
    expect(gainers(begun(teams(ACTIONS), ['fine', 'fine', 'fine']))).toEqual(['Ben', 'Cid', 'Ann', 'Ben']);
    expect(gainers(begun(teams(ACTIONS), ['help', 'help', 'give', 'beside']))).toEqual(['Cid', 'Ann', 'Cid']);
  });

  it('can change, and of several partners nobody is the one', () => {
    expect(gainers(begun(teams(ACTIONS), ['switch', 'give', 'switch', 'give', 'help']))).toEqual([
      'Ann',
      'Cid',
      'Ann',
    ]);
  });

  it('win together', () => {
    const match = begun(
      teams('win: { do: gain a coin }', [
        ['until: the day is 3', 'until: there is a player with a coin'],
        [
          'if: the day is 2, winners: all players',
          'if: there is a player, winners: all players with the most coins',
        ],
      ]),
      ['win'],
    );
    expect(logOf(match).at(-1)!.line).toMatchObject({ event: 'over', winners: ['Ann', 'Cid'] });
  });

  it('are counted by players', () => {
    expect(found('max: 3 }', 'max: 3, teams: nobody }')).toEqual(['game/unknown: nobody']);
    expect(found('counters:\n', 'counters:\n  sum: { of: game, from: 0, starts: [1, 2] }\n')).toContain(
      'game/idle-key: starts',
    );
  });
});
