import { describe, expect, it } from 'vitest';
import { listOptions } from '../../interpreter/match/answers.ts';
import { whyNot } from '../../interpreter/match/explain/why-not.ts';
import { logOf, question, seatsAsked, type Match } from '../../interpreter/match/match.ts';
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

  it('is what the verb costs where an effect does it, too', () => {
    const effect = [
      ...CHOSEN,
      ['rest: { do: nothing }', 'rest: { do: toss a random card in your hand }'],
    ] as const;
    const match = after('to toss a card, also gain a coin', ['rest'], { replace: effect });
    expect(logOf(match).filter(({ line }) => line.event === 'count' && line.counter === 'coin')).toHaveLength(
      1,
    );
    // Nobody has a coin, so nothing is tossed.
    const without = after('to toss a card, also pay 1 coin', ['rest'], { replace: effect });
    expect(moved(without)).toHaveLength(2);
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
    expect(against.join('\n')).toContain(price);
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
