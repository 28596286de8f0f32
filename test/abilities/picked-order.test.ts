import { describe, expect, it } from 'vitest';
import { logOf, optionsOf, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

/** What is done in place of a rest. */
const resting = (does: string): Change => ({
  replace: [['rest: { do: nothing }', `rest:\n            do: |\n${does.replace(/^/gm, '              ')}`]],
});

const lastOption = (match: Match): string | undefined => {
  const [seat] = seatsAsked(match);
  return optionsOf(match, seat).at(-1)?.key;
};

/** The stones as they came to the pit, where who acts takes the last that is offered each time. */
function tossed(does: string, seed = '1'): string[] {
  const match = startMatch(quarry(resting(does)), { players: ['Ann', 'Ben'], seed, log: true });
  say(match, 'rest');
  for (let last = lastOption(match); last?.startsWith('pebble'); last = lastOption(match)) say(match, last);
  return logOf(match).flatMap(({ line }) =>
    line.event === 'move' && line['to'] === 'pit' ? (line['cards'] as string[]) : [],
  );
}

describe('a loop of which somebody picks what comes next', () => {
  const plain = tossed('for each stone in your hand, toss that stone');

  it('in any order: as who acts likes, each once', () => {
    expect(tossed('for each stone in your hand in any order, toss that stone')).toEqual(plain.toReversed());
  });

  it('in random order: each once, not always in the same order', () => {
    const orders = ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const stones = tossed('for each stone in your hand in random order, toss that stone', seed);
      expect(new Set(stones).size).toBe(3);
      return stones.map((each, _, all) => all.filter((other) => other < each).length).join('');
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('fixes what it goes through before it begins', () => {
    const does =
      'for each stone in your hand in random order:\n  toss that stone\n  move the top card of the heap to your hand';
    expect(tossed(does)).toHaveLength(3);
  });

  it('needs somebody who picks', () => {
    const found = faults({
      replace: [['for each player in turn order:', 'for each player in any order:']],
    });
    expect(found).toEqual(['name/no-you: in any order']);
  });
});

describe('what is among others', () => {
  it('may be at the end of a zone, or a player', () => {
    expect(faults(resting('for each card among the top 2 cards of the heap, toss that card'))).toEqual([]);
    const pair = 'choose 2 random players as pair\nfor each player among the pair, that player gains a coin';
    expect(faults(resting(pair))).toEqual([]);
    expect(faults(resting('choose a player in the pit'))).toEqual(['name/wrong-sort: in the pit']);
  });
});

describe('a kind behind `other than`', () => {
  const charm = 'cards:\n  - { kind: charm, id: amulet, copies: 40, power: players cannot drop charms }';
  const both = (does: string): Change => ({
    replace: [...resting(does).replace!, ['copies: 12', 'copies: 2'], ['cards:', charm]],
  });

  it('is asked of each card, wherever such cards are looked for', () => {
    const does =
      'move all cards in your hand other than stones and other than charms to the pit\ngain a coin';
    expect(faults(both(does))).toEqual([]);
    const match = played(quarry(both(does)), ['rest']);
    expect(logOf(match).some(({ line }) => line.event === 'move' && line['to'] === 'pit')).toBe(false);
    const some = played(quarry(both('move all cards in your hand other than stones to the pit')), ['rest']);
    const moved = logOf(some).flatMap(({ line }) =>
      line.event === 'move' && line['to'] === 'pit' ? (line['cards'] as string[]) : [],
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every((card) => card.startsWith('amulet'))).toBe(true);
  });
});

const trying = (otherwise: string): string =>
  `you may toss a stone in your hand\nif you do and you have a coin, gain 5 coins\n${otherwise}`;

const gained = (first: string, answers: readonly string[]): unknown =>
  logOf(played(quarry(resting(first + trying('otherwise, gain 2 coins'))), ['rest', ...answers])).flatMap(
    ({ line }) => (line.event === 'count' ? [line] : []),
  );

describe('a condition behind `if you do`', () => {
  it('is asked only then, and `otherwise` holds where either fails', () => {
    expect(gained('', ['no'])).toMatchObject([{ now: 2 }]);
    expect(gained('', ['yes', 'pebble'])).toMatchObject([{ now: 2 }]);
    expect(gained('gain a coin\n', ['yes', 'pebble'])).toMatchObject([{ now: 1 }, { now: 6 }]);
    expect(gained('gain a coin\n', ['no'])).toMatchObject([{ now: 1 }, { now: 3 }]);
  });
});

describe('cards that go where they are', () => {
  it.each([
    'look at the top 3 cards of the heap as seen\nfor each card among the seen in any order, move that card to the heap',
    'look at the top 3 cards of the heap as seen\nfor each card among the seen in any order:\n  if you have no coins, move that card to the heap',
    'look at the top 3 cards of the heap as seen\nmove the seen to the heap in any order',
  ])('lie in the order in which they were picked: %s', (does) => {
    const match = startMatch(quarry(resting(does)), { players: ['Ann', 'Ben'], seed: '1', log: true });
    say(match, 'rest');
    const picked: string[] = [];
    for (let last = lastOption(match); last?.startsWith('pebble'); last = lastOption(match)) {
      picked.push(last);
      say(match, last);
    }
    const moved = logOf(match).flatMap(({ line }) =>
      line.event === 'move' && line['to'] === 'heap' ? [line['cards'] as string[]] : [],
    );
    expect(picked).toHaveLength(2);
    expect(moved.flat().slice(0, 2)).toEqual(picked);
  });
});
