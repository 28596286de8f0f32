import { describe, expect, it } from 'vitest';
import { listOptions } from '../../interpreter/match/answers.ts';
import { logOf, seatsAsked } from '../../interpreter/match/match.ts';
import { loadPosition, savePosition, type Saved } from '../../interpreter/index.ts';
import { faults, played, quarry, say } from './kit.ts';

/** A text that is carried out once in each game, by a player with 3 coins and stones with 4 grit on the shelf. */
const doing = (text: string): readonly (readonly [string, string])[] => [
  [
    'counters:\n',
    [
      'counters:',
      '  bruise: { of: player, from: 0, to: 9, starts: 5, name: [bruise, bruises] }',
      '  debt: { of: player, name: [debt, debts] }',
      '  grit: { of: stone, from: 0, starts: 4, name: [grit, grit] }',
      '  rain: { of: game, from: 0, name: [rain, rains] }',
      '',
    ].join('\n'),
  ],
  ['name: [coin, coins] }', 'starts: 3, name: [coin, coins] }'],
  ['rest: { do: nothing }', `rest:\n            do: |\n${text.replace(/^/gm, '              ')}`],
];

/** What the first player has of each counter afterwards, and the stone on the shelf, and the game. */
function after(rules: string, text: string, answers: readonly string[] = []): Record<string, number> {
  const match = played(quarry({ rules, replace: doing(text) }), ['rest', ...answers]);
  if (match.fault) throw new Error(match.fault.message);
  const now: Record<string, number> = { coin: 3, bruise: 5, debt: 0, grit: 4, rain: 0 };
  for (const { line } of logOf(match))
    if (line.event === 'count') now[String(line['counter'])] = Number(line['now']);
  return now;
}

const found = (rules: string, text = 'gain a debt'): string[] => faults({ rules, replace: doing(text) });
const bruises = (rules: string, text: string): number => after(rules, text)['bruise'] - 5;

describe('what waits for the change of a counter', () => {
  it.each([
    ['when you gain any coins', 'gain 2 coins', 1],
    ['when a player gains any coins', 'gain 2 coins', 1],
    ['when a player gains any coins', 'gain 0 coins', 0],
    ['when a player gains any coins', 'lose 2 coins', 0],
    ['when a player gains any coins', 'gain 2 debts', 0],
    ['when a player gains 2 coins', 'gain 2 coins', 1],
    ['when a player gains 2 coins', 'gain 3 coins', 0],
    ['when a player gains exactly 1 coin', 'gain a coin', 1],
    ['when a player gains one or more coins', 'gain 3 coins', 1],
    ['when a player gains 2 or more coins', 'gain 3 coins', 1],
    ['when a player gains at least 2 coins', 'gain a coin', 0],
    ['when a player loses 2 or more coins', 'lose 3 coins', 1],
    ['when a player loses any coins', 'pay 2 coins', 1],
    ['when a player pays any coins', 'pay 2 coins', 1],
    ['when a player pays any coins', 'lose 2 coins', 0],
    ['when a player gains or loses any coins', 'lose 2 coins', 1],
    ['when a player gains any debts or a player loses any coins', 'lose 2 coins', 1],
    // What it comes to, and not what is asked for.
    ['when a player loses 4 or more coins', 'lose 9 coins', 0],
    ['when a player loses exactly 3 coins', 'lose 9 coins', 1],
    ['when a player loses their last coin', 'lose 9 coins', 1],
    ['when a player loses their last coin', 'lose 3 coins', 1],
    ['when a player loses their last coin', 'lose 2 coins', 0],
    ['when a player loses their last coin', 'pay 3 coins', 1],
    ['when a player loses any coins', 'lose 3 coins\nlose 3 coins', 1],
    // To set is neither.
    ['when a player gains or loses any coins', 'your coins become 9', 0],
    ['when a player gains any rains', 'gain 2 rains', 1],
  ])('%s: %s', (event, text, wanted) => {
    const [rule, done] = event.includes('you gain') ? ['when a player gains any coins', text] : [event, text];
    expect(bruises(`${rule}, that player gains a bruise`, done)).toBe(wanted);
  });

  it.each([
    ['when a stone loses any grit', 1],
    ['when a stone loses 2 or more grit', 1],
    ['when a stone loses 3 or more grit', 0],
    ['when a stone loses the last grit', 0],
    ['before a stone loses any grit', 1],
  ])('of a card: %s', (event, wanted) => {
    const text =
      'move the top card of the heap to your shelf\nchoose a stone in your shelf\nthat stone loses 2 grit';
    expect(bruises(`${event}, the active player gains a bruise`, text)).toBe(wanted);
  });

  it.each([
    'when a player loses any coins, that player gains that many bruises',
    'when a player loses any coins as loss, that player gains (the loss) bruises',
    'when a player loses 2 or more coins as loss, that player gains (the loss) bruises',
    'before a player loses any coins, that player gains that many bruises',
  ])('tells how many it is: %s', (rules) => {
    expect(bruises(rules, 'lose 2 coins')).toBe(2);
    expect(bruises(rules, 'lose 9 coins')).toBe(3);
  });

  it('knows after the first of two how much is left', () => {
    const rules = [
      'once per game, before a player loses any coins, that player loses 2 coins',
      'when a player loses any coins, that player gains that many bruises',
    ].join('\n');
    // Two of three are gone when the three would be lost.
    expect(after(rules, 'lose 3 coins')).toMatchObject({ coin: 0, bruise: 8 });
  });
});

it('a log tells the change as it would without the event, and the parts of its number', () => {
  const replace = [
    ...doing('gain (your worth) coins'),
    ['setup: |', 'functions:\n  worth: { sum: { base: 1 + 1, debts: your debts } }\n\nsetup: |'] as const,
  ];
  const lines = (rules: string) =>
    logOf(played(quarry({ rules, replace }), ['rest'])).flatMap(({ line }) =>
      line.event === 'count' && line['counter'] === 'coin' ? [line] : [],
    );
  const told = lines('at the start of the digging, nothing');
  expect(told).toMatchObject([{ now: 5, sum: 'worth' }]);
  expect(lines('when a player gains any coins, that player gains a bruise')).toEqual(told);
});

it('a game is saved and loaded in the middle of the event', () => {
  const rules = 'before a player loses any coins, that player tosses a card in their hand';
  const game = quarry({ rules, replace: doing('lose 2 coins\ngain a debt') });
  const match = played(game, ['rest']);
  const saved = JSON.parse(JSON.stringify(savePosition(match))) as Saved;
  expect(saved.players['Ann']['coin']).toBe(3);
  const { match: loaded } = loadPosition(game, saved);
  if (!loaded) throw new Error('not loaded');
  say(loaded, '1');
  expect(savePosition(loaded).players['Ann']).toMatchObject({ coin: 1, debt: 1 });
});

describe('what is put in its place', () => {
  it('happens instead', () => {
    const rules = 'if a player would lose any coins, instead that player gains that many bruises';
    expect(after(rules, 'lose 2 coins')).toMatchObject({ coin: 3, bruise: 7 });
  });

  it('may itself be a loss, to which it is not applied again', () => {
    const rules =
      'if a player would lose 2 or more coins as loss, instead that player loses (the loss - 1) coins';
    expect(after(rules, 'lose 3 coins')['coin']).toBe(1);
  });

  it('leaves a card with what is said', () => {
    const rules = 'if a stone would lose the last grit, instead the grit of that stone becomes 1';
    const text =
      'move the top card of the heap to your shelf\nchoose a stone in your shelf\nthat stone loses';
    expect(after(rules, `${text} 9 grit`)['grit']).toBe(1);
    expect(after(rules, `${text} 3 grit`)['grit']).toBe(1);
    expect(after(rules, `${text} 2 grit`)['grit']).toBe(2);
  });

  it('does not take back that it was paid', () => {
    const rules = 'if a player would pay any coins, instead that player gains a bruise';
    const text = 'you may pay 2 coins\nif you do, gain 5 debts';
    expect(after(rules, text, ['yes'])).toMatchObject({ coin: 3, bruise: 6, debt: 5 });
  });

  it('is told to who asks whether it was done', () => {
    const rules = 'if a player would lose any coins, instead that player gains a bruise';
    const text = 'you may lose 2 coins\nif you do, gain 5 debts';
    expect(after(rules, text, ['yes'])).toMatchObject({ coin: 3, bruise: 6, debt: 0 });
  });
});

describe('what is forbidden', () => {
  it.each([
    ['players cannot gain any coins', 'gain 2 coins', 3],
    ['players cannot gain coins', 'gain 2 coins', 3],
    ['players cannot gain any coins', 'lose 2 coins', 1],
    ['players cannot gain 2 or more coins', 'gain 2 coins', 3],
    ['players cannot gain 2 or more coins', 'gain a coin', 4],
    ['players cannot lose any coins', 'lose 2 coins', 3],
    ['players cannot lose their last coin', 'lose 3 coins', 3],
    ['players cannot lose their last coin', 'lose 2 coins', 1],
    ['players cannot lose any coins', 'your coins become 1', 1],
  ])('%s: %s', (rules, text, wanted) => {
    expect(after(rules, text)['coin']).toBe(wanted);
  });

  it.each([
    'players cannot pay any coins',
    'players cannot lose any coins',
    'players cannot lose their last coin',
  ])('is no price: %s', (rules) => {
    expect(after(rules, 'pay 3 coins, then gain 5 debts')).toMatchObject({ coin: 3 });
    expect(after(rules, 'you may pay 3 coins\nif you do, gain 5 debts')).toMatchObject({ coin: 3, debt: 0 });
  });
});

const offered = (rules: string, replace: readonly (readonly [string, string])[]): string[] => {
  const match = played(quarry({ rules, replace: [...doing('nothing'), ...replace] }), []);
  return listOptions(match, seatsAsked(match)[0]).map(({ name }) => name);
};

describe('a price that a rule forbids', () => {
  const action = [
    ['throw: { do: toss a card in your hand }', 'throw: { cost: pay 3 coins, do: gain a debt }'],
  ] as const;

  it.each([
    ['at the start of the digging, nothing', true],
    ['players cannot pay coins', false],
    ['players cannot lose coins', false],
    ['players cannot lose their last coin', false],
    ['players cannot lose 4 or more coins', true],
    ['players cannot gain coins', true],
  ] as const)('%s', (rules, wanted) => {
    expect(offered(rules, action).includes('throw')).toBe(wanted);
  });
});

it.each([
  ['a stone cannot lose the last grit', { grit: 4, debt: 0 }],
  ['a stone cannot pay grit', { grit: 4, debt: 0 }],
  ['a stone cannot gain grit', { grit: 0, debt: 5 }],
  ['if a stone would lose the last grit, instead the grit of that stone becomes 1', { grit: 1, debt: 5 }],
])('what a card pays: %s', (rules, wanted) => {
  const text =
    'move the top card of the heap to your shelf\npay 4 grit of a stone of yours, then gain 5 debts';
  expect(after(rules, `${text.replace(', then', '\nif you do,')}`)).toMatchObject(wanted);
});

describe('the past of a counter', () => {
  it.each([
    ['if you gained any coins this turn', 1],
    ['if you gained 3 or more coins this turn', 1],
    ['if you gained exactly 3 coins this turn', 1],
    ['if you gained 4 or more coins this turn', 0],
    ['if you did not gain any coins this turn', 0],
    ['if you did not gain 4 or more coins this game', 1],
    ['if you lost any coins this turn', 1],
    ['if you lost exactly 2 coins this turn', 1],
    ['if you paid any coins this turn', 1],
    ['if you paid 2 or more coins this turn', 0],
  ])('%s', (question, wanted) => {
    const text = `gain a coin\ngain 2 coins\nlose a coin\npay a coin\n${question}, gain a bruise`;
    expect(after('at the start of the digging, nothing', text)['bruise'] - 5).toBe(wanted);
  });

  it.each([
    ['if that stone lost any grit this turn', 1],
    ['if that stone lost 3 or more grit this turn', 1],
    ['if that stone lost 4 or more grit this turn', 0],
    ['if that stone gained any grit this turn', 0],
  ])('of a card: %s', (question, wanted) => {
    const text = `move the top card of the heap to your shelf\nchoose a stone in your shelf\nthat stone loses 2 grit\nthat stone loses a grit\n${question}, gain a bruise`;
    expect(after('at the start of the digging, nothing', text)['bruise'] - 5).toBe(wanted);
  });
});

describe('what cannot be waited for', () => {
  it.each([
    ['when a player gains a coin, that player gains a bruise', 'name/not-here: a coin'],
    ['when a player gains coins, that player gains a bruise', 'syntax/missing-article: coins'],
    ['when a player gains all coins, that player gains a bruise', 'name/not-here: all coins'],
    ['when a player gains up to 2 coins, that player gains a bruise', 'name/not-here: up to 2 coins'],
    ['when a player loses the last coin, that player gains a bruise', 'name/not-here: the last coin'],
    ['when a player loses their last debt, that player gains a bruise', 'name/not-here: their last debt'],
    ['when a stone gains any coins, the active player gains a bruise', 'name/wrong-sort: a stone'],
    ['when a player loses any grit, that player gains a bruise', 'name/wrong-sort: a player'],
    ['when a charm loses any grit, the active player gains a bruise', 'name/unknown-field: grit'],
    ['when coins are gained, the active player gains a bruise', 'name/not-here: coins are gained'],
    ['when a player gained any coins, that player gains a bruise', 'name/agreement: gained'],
    [
      'when a player gains any coins by 3 or more, that player gains a bruise',
      'name/extra-object: by 3 or more',
    ],
    ['when a player gains, that player gains a bruise', 'name/missing-object: gains'],
    ['when a player gains any pebble, that player gains a bruise', 'name/wrong-sort: any pebble'],
    ['when a player makes a debt, that player gains a bruise', 'name/unknown-verb: makes'],
    ['when a card is moved, the active player gains a bruise', 'name/unknown-verb: moved'],
    ['when a player gains any debts as sum, that player gains a bruise', 'name/unspoken: sum'],
    ['when a player gains any rains, that player loses a coin', 'game/never-happens: gains'],
    [
      'when a player gains any debts, that player gains a debt',
      'game/feeds-itself: when a player gains any debts, that player gains a debt',
    ],
  ])('%s', (rules, wanted) => {
    expect(found(rules)).toContain(wanted);
  });
});
