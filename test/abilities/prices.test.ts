import { describe, expect, it } from 'vitest';
import { listOptions } from '../../interpreter/match/answers.ts';
import { whyNot } from '../../interpreter/match/explain/why-not.ts';
import { logOf, question, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { optionsOf, pricesOf } from '../../interpreter/index.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { optionGroups } from '../../interpreter/reports/questions/option-groups.ts';
import { loadLanguage } from '../../dsl/diagnostics/catalogue/languages.ts';
import { optionText } from '../../interpreter/reports/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { modesAt } from '../../interpreter/game/localized-pieces.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

/** Each has four pebbles in hand and says first which to toss. */
const CHOSEN = [
  [
    'throw: { do: toss a card in your hand }',
    'throw: { choose: a card in your hand as one, do: toss the one }',
  ],
  ['move the top 3 cards', 'move the top 4 cards'],
  [
    'takes: { thing: a card }\n    do: move the thing to the heap',
    'takes: { things: cards }\n    do: move the things to the heap',
  ],
  [
    'takes: { thing: a card }\n    do: move the thing to the active',
    'takes: { things: cards }\n    do: move the things to the active',
  ],
] as const;

const offered = (match: Match): string[] =>
  listOptions(match, seatsAsked(match)[0]).map((option) => option.name);
const moved = (match: Match): string[] =>
  logOf(match).flatMap(({ line }) => (line.event === 'move' ? [(line.cards as string[]).join(' + ')] : []));

/** The game with rules, in which the first player has answered. */
const after = (rules: string, answers: readonly string[], more: Change = {}): Match =>
  played(quarry({ replace: CHOSEN, rules, ...more }), answers);
/** The first card that is on offer. */
function first(match: Match): string {
  const [one] = offered(match);
  return one;
}

/** Two prices of one verb, each of so many cards. */
const twice = (one: string, other: string): Match =>
  after(
    `to toss a card, also drop ${one} in your hand\nto toss a stone, also keep ${other} in your hand`,
    [],
  );

/** An action that costs a coin, of a verb that costs two besides. */
const priced = (coins: number): Match =>
  after('to toss a card, also pay 2 coins', [], {
    replace: [
      CHOSEN[1],
      ['setup: |', `setup: |\n  each player gains ${coins} coins`],
      [
        'throw: { do: toss a card in your hand }',
        'throw: { choose: a card in your hand as one, cost: pay 1 coin, do: toss the one }',
      ],
    ],
  });

describe('what is paid besides', () => {
  it('is paid before the verb begins, and not with what the verb is done with', () => {
    const match = after('to toss a card, also drop a card in your hand', ['throw']);
    const hand = offered(match);
    expect(hand).toHaveLength(4);
    say(match, hand[0]);
    expect(offered(match)).toEqual(hand.slice(1));
    say(match, hand[2]);
    expect(moved(match).slice(-2)).toEqual([hand[2], hand[0]]);
  });

  it('triggers what waits for the verb, whether or not others might act before it', () => {
    const rules =
      'to toss a card, also drop a card in your hand\nwhen a player drops a card, that player gains a coin';
    const happened = (more: string): string[] => {
      const match = after(`${rules}${more}`, ['throw']);
      say(match, first(match));
      say(match, first(match));
      return logOf(match).flatMap(({ line: { event } }) =>
        event === 'move' || event === 'count' ? [event as string] : [],
      );
    };
    const alone = happened('');
    expect(alone.slice(-3)).toEqual(['move', 'move', 'count']);
    expect(happened('\nbefore a player tosses a charm, that player gains a coin')).toEqual(alone);
  });

  it('is what the verb costs where an effect does it, too', () => {
    const effect = [
      ...CHOSEN,
      ['rest: { do: nothing }', 'rest: { do: toss a random card in your hand }'],
    ] as const;
    const match = after('to toss a card, also gain a coin', ['rest'], { replace: effect });
    expect(logOf(match).filter(({ line }) => line.event === 'count' && line.counter === 'coin')).toHaveLength(
      1,
    );
    // Nobody has a coin, so it is not on offer.
    expect(offered(after('to toss a card, also pay 1 coin', [], { replace: effect }))).not.toContain('rest');
  });

  it('is not on offer where it cannot be paid', () => {
    expect(offered(after('to toss a card, also pay 1 coin', []))).not.toContain('throw');
    expect(offered(after('to toss a card, also drop 3 cards in your hand', []))).toContain('throw');
    expect(offered(after('to toss a card, also drop 4 cards in your hand', []))).not.toContain('throw');
    expect(offered(after('to toss a card, players also pay 1 coin', []))).not.toContain('throw');
  });

  it('says what stands against it', () => {
    const price = 'to toss a stone where weight is 2, also pay 1 coin';
    const heavy = '  - { kind: stone, id: boulder, copies: 2, weight: 2 }\n';
    const match = after(price, ['throw'], {
      cards: heavy,
    });
    const seat = seatsAsked(match)[0];
    const against = [1, 2].flatMap((copy) => whyNot(match, seat, `boulder#${copy}`));
    expect(against.join('\n')).toContain('to toss a stone with weight 2, also pay 1 coin');
  });

  it('is paid twice where two say so, with cards of their own, in the order that the payer chooses', () => {
    expect(offered(twice('a card', '2 cards'))).toContain('throw');
    expect(offered(twice('2 cards', '2 cards'))).not.toContain('throw');
    const match = twice('a card', '2 cards');
    say(match, 'throw');
    say(match, first(match));
    expect(question(match, seatsAsked(match)[0])?.sort).toBe('ability');
  });

  it('shares the counters of the printed price', () => {
    expect(offered(priced(2))).not.toContain('throw');
    expect(offered(priced(3))).toContain('throw');
  });

  it('is not paid again by what pays it', () => {
    const match = after('to toss a card, also toss a card in your hand', ['throw']);
    const hand = offered(match);
    say(match, hand[0]);
    say(match, hand[1]);
    expect(moved(match).slice(-2)).toEqual([hand[1], hand[0]]);
  });

  it('is said by whoever does it, and by nobody else', () => {
    expect(faults({ rules: 'to toss a card, each opponent also loses a coin' })).toEqual([
      'name/not-here: each opponent',
    ]);
    expect(faults({ rules: 'to hop a card, also lose a coin' })).toEqual(['name/unknown-verb: hop']);
  });
});

/** The game in which all have so many coins. */
const withCoins = (coins: number, rules: string): Match =>
  after(rules, [], {
    replace: [...CHOSEN, ['setup: |', `setup: |\n  each player gains (${coins} + 0) coins`]],
  });

describe('one of several prices', () => {
  const rules = 'to toss a card, also drop a card in your hand or pay 1 coin';

  it('is on offer where one of them can be paid', () => {
    expect(offered(withCoins(0, rules))).toContain('throw');
    expect(offered(withCoins(0, rules.replace('a card in', '4 cards in')))).not.toContain('throw');
    expect(offered(withCoins(1, rules.replace('a card in', '4 cards in')))).toContain('throw');
  });

  it('is chosen by who pays, and paid without a question where it is the only one', () => {
    const match = withCoins(1, rules);
    say(match, 'throw');
    const hand = offered(match);
    say(match, hand[0]);
    expect(offered(match)).toEqual(['drop a card in your hand', 'pay 1 coin']);
    say(match, 'pay 1 coin');
    expect(moved(match).at(-1)).toBe(hand[0]);
    const poor = withCoins(0, rules);
    say(poor, 'throw');
    say(poor, hand[0]);
    expect(offered(poor)).toEqual(hand.slice(1));
  });

  it('is named in the language of who reads it, also in the cost of an action', async () => {
    await loadLanguage('de');
    const cost = 'pay 3 coins or drop a card in your hand or keep a card in your hand';
    const match = lowered(
      'players cannot keep charms',
      3,
      `choose: a card in your hand as one, cost: ${cost}, do: toss the one`,
    );
    say(match, 'throw');
    say(match, first(match));
    const [seat] = seatsAsked(match);
    const called = calledIn(match.game, 'de', match.names.seats);
    const [price] = listOptions(match, seat).map((each) =>
      optionText(match, question(match, seat)!, each, called),
    );
    expect(price).toBe('Bezahle 3 coins.');
  });

  it.each([
    ['pay 1 coin or drop a card in your hand or keep a card in your hand', 'pay', 3],
    ['drop a card in your hand or pay 1 coin to gain 2 coins', 'drop', 2],
    ['to toss a card, also pay 1 coin or drop a card in your hand', 'pay', 2],
  ])('has a name for each: %s', (text, from, ways) => {
    const start = text.indexOf(from);
    expect(modesAt({ snippet: wholeText(text), span: { start, end: text.length } })).toHaveLength(ways);
  });

  it('is paid beside others with cards and counters of its own', () => {
    const both = `to toss a card, also drop 2 cards in your hand or pay 1 coin
to toss a stone, also keep 2 cards in your hand or pay 2 coins`;
    expect([0, 1, 2, 3].map((coins) => offered(withCoins(coins, both)).includes('throw'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const dear = both.replaceAll('2 cards', '4 cards');
    expect([2, 3].map((coins) => offered(withCoins(coins, dear)).includes('throw'))).toEqual([false, true]);
  });
});

const TOSSED = 'choose: a card in your hand as one, cost: pay 3 coins, do: toss the one';

/** An action that is paid with three coins, by a player who has some. */
const lowered = (rules: string, coins: number, action = TOSSED): Match =>
  after(rules, [], {
    replace: [
      ['setup: |', `setup: |\n  each player gains (${coins} + 0) coins`],
      ['throw: { do: toss a card in your hand }', `throw: { ${action} }`],
    ],
  });

/** What is paid of three coins, or of more or fewer; undefined where it is not on offer. */
function paid(rules: string, coins = 3, action = TOSSED): number | undefined {
  const match = lowered(rules, coins, action);
  if (!offered(match).includes('throw')) return undefined;
  say(match, 'throw');
  say(match, first(match));
  const changes = logOf(match).flatMap(({ line }) => (line.event === 'count' ? [line] : []));
  return changes.reduce((sum, { before, now }) => sum + Math.max(0, Number(before) - Number(now)), 0);
}

/** The parts of what is paid, as the log has them. */
function partsOf(rules: string) {
  const match = lowered(rules, 3);
  say(match, 'throw');
  say(match, first(match));
  return logOf(match).flatMap(({ line }) => (line.event === 'count' && line.terms ? [line.terms] : []));
}

describe('what is paid less', () => {
  it('is taken off by everything that says so, down to nothing', () => {
    expect(paid('to toss a card, pay 1 coin less')).toBe(2);
    expect(paid('to toss a card, pay 1 coin less\nto toss a stone, players pay 1 coin less')).toBe(1);
    expect(paid('to toss a card, pay 9 coins less')).toBe(0);
    expect(paid('to toss a card, pay (1 - 3) coins less')).toBe(3);
    expect(paid('to toss a card, pay 1 coin less for each player')).toBe(1);
    expect(paid('to toss a card, pay no coins')).toBe(0);
    expect(paid('to toss a card, pay no coins', 0)).toBe(0);
    expect(paid('to toss a card, pay no coins\nto toss a card, also pay 2 coins')).toBe(2);
    expect(paid('to toss a charm, pay no coins', 1)).toBeUndefined();
  });

  it('is taken off in each of several prices', () => {
    const either =
      'choose: a card in your hand as one, cost: pay 3 coins or drop a card in your hand, do: toss the one';
    const match = lowered('to toss a card, pay 1 coin less', 2, either);
    say(match, 'throw');
    say(match, first(match));
    say(match, 'pay 3 coins');
    expect(
      logOf(match)
        .flatMap(({ line }) => (line.event === 'count' ? [line.now] : []))
        .at(-1),
    ).toBe(0);
  });

  it('is told as a part of what is paid', () => {
    expect(partsOf('to toss a card, pay 1 coin less')).toEqual([
      [
        ['number', 3],
        ['less', -1],
      ],
    ]);
    expect(partsOf('to drop a card, pay 1 coin less')).toEqual([]);
  });

  it('decides what is on offer', () => {
    expect(paid('to toss a card, pay 1 coin less', 1)).toBeUndefined();
    expect(paid('to toss a card, pay 2 coins less', 1)).toBe(1);
    expect(paid('to toss a charm, pay 2 coins less', 1)).toBeUndefined();
    expect(paid('to toss a stone where weight is 1, pay 2 coins less', 1)).toBe(1);
    expect(paid('to toss a stone where weight is 2, pay 2 coins less', 1)).toBeUndefined();
  });

  it('is told of each option of which it depends on what is chosen', () => {
    const rules = 'to toss a stone where weight is 1, pay 1 coin less';
    const match = lowered(rules, 3);
    say(match, 'throw');
    const [seat] = seatsAsked(match);
    const prices = optionsOf(match, seat).map(({ key }) => pricesOf(match, seat, key));
    expect(prices).toEqual(prices.map(() => [{ counter: 'coin', amount: 2 }]));
    const others = 'players cannot keep stones # who pays 1 coin less may';
    const usual = lowered(others, 3);
    say(usual, 'throw');
    expect(optionsOf(usual, seat).flatMap(({ key }) => pricesOf(usual, seat, key))).toEqual([]);
  });

  it.each([
    ['players cannot keep stones', TOSSED, { amount: 3 }],
    ['to keep a card, pay 1 coin less', TOSSED, { amount: 3 }],
    ['to toss a card, pay 1 coin less', TOSSED, { amount: 3, most: true }],
    ['to toss a stone where weight is 2, pay 1 coin less', TOSSED, { amount: 3, most: true }],
    ['to rest, pay 1 coin less', 'cost: pay 3 coins, do: rest', { amount: 2 }],
    ['while the day is 2, to rest, pay 1 coin less', 'cost: pay 3 coins, do: rest', { amount: 3 }],
  ])('is told with the action, before anything is chosen: %s', (rules, action, price) => {
    const rest = ['\nverbs:\n', '\nverbs:\n  rest:\n    do: gain 1 coin\n'] as const;
    const match = after(rules, [], {
      replace: [
        rest,
        ['setup: |', `setup: |\n  each player gains (3 + 0) coins`],
        ['throw: { do: toss a card in your hand }', `throw: { ${action} }`],
      ],
    });
    const [seat] = seatsAsked(match);
    const prices = optionsOf(match, seat).map(({ name, key }) => [name, pricesOf(match, seat, key)]);
    expect(Object.fromEntries(prices)).toMatchObject({ throw: [{ counter: 'coin', ...price }] });
    const [question] = optionGroups(
      match,
      seat,
      calledIn(match.game, 'en', match.names.seats),
      viewFor(match, seat),
      20,
    );
    expect(question.label).toBe(`throw (${'most' in price ? 'up to ' : ''}${price.amount} coins)`);
  });

  it('is for what is done, and stands only as long as its condition holds', () => {
    expect(paid('while the day is 1, to toss a card, pay 1 coin less')).toBe(2);
    expect(paid('while the day is 2, to toss a card, pay 1 coin less')).toBe(3);
    expect(paid('to drop a card, pay 1 coin less')).toBe(3);
  });

  it('is not of what is paid besides, and of an action with two verbs for neither', () => {
    expect(paid('to toss a card, pay 3 coins less\nto toss a card, also pay 1 coin')).toBe(1);
    const both = 'choose: a card in your hand as one, cost: pay 3 coins, do: "drop the one\\ntoss the one"';
    expect(paid('to toss a card, pay 1 coin less', 3, both)).toBe(3);
  });

  it('is known for what was chosen before it is paid', () => {
    const late = 'cost: pay 3 coins, do: toss a card in your hand';
    expect(paid('to toss a card, pay 1 coin less', 3, late)).toBe(3);
    const lost = { replace: [['throw: { do: toss a card in your hand }', `throw: { ${late} }`]] } as const;
    const rules = 'to toss a card, pay 1 coin less';
    expect(faults({ ...lost, rules })).toEqual([`game/never-happens: ${rules}`]);
    expect(faults({ replace: [[lost.replace[0][0], `throw: { ${TOSSED} }`]], rules })).toEqual([]);
  });

  it('says of which counter, and gives no hidden card away', () => {
    expect(faults({ rules: 'to toss a card, players toss a card less' })).toEqual([
      'name/not-here: toss a card less',
    ]);
    const hidden = 'to toss a card, pay 1 coin less for each stone in your hand where weight is 1';
    expect(faults({ rules: hidden })).toContain(`game/gives-away: ${hidden}`);
  });
});
