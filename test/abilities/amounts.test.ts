import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { faults, played, quarry } from './kit.ts';
import { sampled } from '../size.ts';

/** A verb with a number, done once in each game, by so much. */
const pound = (force: number | string): readonly (readonly [string, string])[] => [
  [
    '  keep:\n',
    [
      '  pound:',
      '    takes: { rock: a card, by force: a number }',
      '    do: the active player gains (the force) bruises',
      '  crush:',
      '    counts as: [pound]',
      '    takes: { rock: a card, by force: a number }',
      '    do: the active player gains (the force) bruises',
      '  nudge:',
      '    takes: { rock: a card }',
      '    do: the active player gains 1 bruise',
      '  trade:',
      '    takes: { rock: a card, for price: a number, by force: a number }',
      '    do: the active player gains (the force) bruises',
      '  keep:\n',
    ].join('\n'),
  ],
  ['counters:\n', 'counters:\n  bruise: { of: player, from: 0, name: [bruise, bruises] }\n'],
  ['rest: { do: nothing }', `rest: { do: pound a card in your hand by ${force} }`],
];

interface Outcome {
  readonly coins: number;
  readonly bruises: number;
}

/** What the first player has of each counter after a blow. */
function after(rules: string, force: number | string, verb = 'pound'): Outcome {
  const replace = [...pound(force), [`do: pound a card`, `do: ${verb} a card`] as const];
  const match = played(quarry({ rules, replace }), ['rest', '1']);
  if (match.fault) throw new Error(match.fault.message);
  const now = (counter: string): number =>
    Number(
      logOf(match).findLast(({ line }) => line.event === 'count' && line['counter'] === counter)?.line[
        'now'
      ] ?? 0,
    );
  return { coins: now('coin'), bruises: now('bruise') };
}

const coins = (rules: string, force: number): number => after(rules, force).coins;
const byForce = (rules: string): number[] => [1, 2, 3, 4].map((force) => coins(rules, force));
const found = (rules: string): string[] => faults({ rules, replace: pound(1) });

describe('the number of an event', () => {
  const asked = [
    ['by a number', [1, 1, 1, 1]],
    ['by 3', [0, 0, 1, 0]],
    ['by 3 or more', [0, 0, 1, 1]],
    ['by at least 3', [0, 0, 1, 1]],
    ['by at most 3', [1, 1, 1, 0]],
    ['by more than 3', [0, 0, 0, 1]],
    ['by less than 3', [1, 1, 0, 0]],
    ['by exactly 2', [0, 1, 0, 0]],
    ['by 3+', [0, 0, 1, 1]],
    ['by 2-', [1, 1, 0, 0]],
    ['by 2..3', [0, 1, 1, 0]],
    ['by at least (the number of players)', [0, 1, 1, 1]],
  ] as const;

  it.each(sampled(asked, 3))('is asked about: %s', (how, wanted) => {
    expect(byForce(`when a player pounds a card ${how}, that player gains a coin`)).toEqual(wanted);
    expect(byForce(`when a card is pounded ${how}, the active player gains a coin`)).toEqual(wanted);
    expect(byForce(`when a card is pounded by a player ${how}, the active player gains a coin`)).toEqual(
      wanted,
    );
    expect(byForce(`when a card is pounded ${how} by a player, the active player gains a coin`)).toEqual(
      wanted,
    );
  });

  it.each([
    'when a card is pounded by a number as force, the active player gains (the force) coins',
    'when a card is pounded by 2 or more as force, the active player gains (the force) coins',
    'when a card is pounded by at least 2, the active player gains that many coins',
    'when a card is pounded by a number, the active player gains that many coins',
    'when a card is pounded, the active player gains that many coins',
    'when a card is pounded, the active player gains that much coins',
    'before a card is pounded, the active player gains that many coins',
    'when a card is pounded if that many is 3, the active player gains 3 coins',
  ])('is spoken of: %s', (rules) => {
    expect(coins(rules, 3)).toBe(3);
  });

  it('is what the event had, whatever its text changes', () => {
    const rules = [
      'when a card is pounded by a number as force:',
      "  the active player's bruises become 0",
      '  the active player gains (the force) coins',
    ].join('\n');
    expect(after(rules, 4)).toEqual({ coins: 4, bruises: 0 });
  });

  it('goes on to what is done instead', () => {
    const half =
      'if a card would be pounded by 3 or more as force, instead the active player pounds that card by half the force rounded up';
    expect(after(half, 2).bruises).toBe(2);
    expect(after(half, 5).bruises).toBe(3);
  });

  it('is that of the event which a replacement before it left', () => {
    const rules = [
      'if a card would be pounded by 5 or more as force, instead the active player pounds that card by (the force - 3)',
      'if a card would be pounded by at most 4, instead the active player pounds that card by (2 times that many)',
      'when a card is pounded, the active player gains that many coins',
    ].join('\n');
    expect(after(rules, 6)).toEqual({ coins: 6, bruises: 6 });
    expect(after(rules, 4)).toEqual({ coins: 5, bruises: 5 });
  });

  it('can be forbidden, and what is not known yet is offered', () => {
    const rules = 'cards cannot be pounded by less than 3';
    expect(after(rules, 2).bruises).toBe(0);
    expect(after(rules, 3).bruises).toBe(3);
  });

  it('is that of a verb which counts as the other', () => {
    const rules = 'when a card is pounded by 2 or more as force, the active player gains (the force) coins';
    expect(after(rules, 3, 'crush').coins).toBe(3);
  });

  it('is not there for one that counts as the other and has none', () => {
    const counts = [
      ['  nudge:\n', '  nudge:\n    counts as: [pound]\n'],
      [' by 1 }', ' }'],
    ] as const;
    const of = (rules: string): string[] => faults({ rules, replace: [...pound(1), ...counts.slice(0, 1)] });
    const all = 'when a card is pounded by at most 3 as force, the active player gains (the force) coins';
    expect(of(all)).toEqual([]);
    const replace = [...pound(1), ...counts, ['do: pound a card', 'do: nudge a card'] as const];
    const match = played(quarry({ rules: all, replace }), ['rest', '1']);
    const told = logOf(match)
      .filter(({ line }) => line.event === 'count')
      .map(({ line }) => line['counter']);
    expect(told).toEqual(['bruise']);
    expect(of('when a card is pounded, the active player gains that many coins')).toEqual([
      'name/no-amount: that many coins',
    ]);
  });

  it('is the same local for two verbs that both have it', () => {
    const rules =
      'when a card is pounded by a number as force or a card is traded by a number as force, the active player gains (the force) coins';
    expect(coins(rules, 4)).toBe(4);
  });

  it.each([
    'by a number as force, the active player gains (the force)',
    ', the active player gains that many',
  ])('is known to what an effect brings about: %s', (text) => {
    const rules = [
      'before a card is pounded by 3 or more as hurt:',
      `  until end of turn, when a card is pounded ${text} coins`,
      '  the active player gains (the hurt) coins',
    ].join('\n');
    expect(coins(rules.replace('pounded ,', 'pounded,'), 4)).toBe(8);
  });
});

describe('that many, where cards were named too', () => {
  const shown = 'that player reveals all cards in their hand, then that player gains';

  it.each([
    // What has a name is called by it.
    [`when a player pounds a card by a number as force, ${shown} that many coins`, 3],
    [`when a player pounds a card by a number as force, ${shown} (the force) coins`, 5],
    // What is said goes before what is not.
    [`when a player pounds a card, ${shown} that many coins`, 3],
  ])('%s', (rules, wanted) => {
    expect(coins(rules, 5)).toBe(wanted);
  });
});

describe('a number that is not there', () => {
  it.each([
    [
      'when a card is pounded by an amount as force, the active player gains (the force) coins',
      'name/unknown-noun: amount',
    ],
    ['when a card is tossed by 3 or more, the active player gains a coin', 'name/extra-object: 3 or more'],
    [
      'when a card is tossed by a number as force, the active player gains a coin',
      'name/extra-object: a number as force',
    ],
    ['when a player tosses a card by a number, that player gains a coin', 'name/extra-object: a number'],
    ['when a card is tossed, the active player gains that many coins', 'name/unbound: that many coins'],
    [
      'when a card is pounded by a number as force or a card is tossed, the active player gains (the force) coins',
      'name/no-amount: a number as force',
    ],
    [
      'when a card is pounded or tossed, the active player gains that many coins',
      'name/no-amount: that many coins',
    ],
    [
      'when a card is traded, the active player gains that many coins',
      'name/two-candidates: that many coins',
    ],
    ['when a card is pounded by a number as force, the active player gains a coin', 'name/unspoken: force'],
    ['cards cannot be pounded by a number as force', 'name/unspoken: force'],
    ['when a card is pounded by a card, the active player gains a coin', 'name/wrong-sort: a card'],
    ['when a card is tossed, pound that card by 3 or more', 'syntax/noun-missing: 3 or more'],
    ['when a card with 3 or more is tossed, pound that card by 3', 'syntax/noun-missing: 3 or more'],
    [
      'when a card is pounded by 3 or more + 1, the active player gains a coin',
      'syntax/noun-missing: 3 or more',
    ],
  ])('%s', (rules, wanted) => {
    expect(found(rules)).toContain(wanted);
  });
});
