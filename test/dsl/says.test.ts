import { describe, expect, test } from 'vitest';
import { loadGame, logOf, optionsOf, savePosition, seatsAsked, startMatch } from '../../interpreter/index.ts';

/** A table that is laid in the set-up; then one text is carried out. What it says must be what it does. */
const game = (effect: string): string => `
game: orchard
language: 1
name: Orchard
players: { min: 2, max: 2 }
values: { colour: { of: [red, green] } }
kinds:
  fruit:
    starts: store
    means: the meadow
    name: { en: [fruit, fruits] }
    fields: { weight: { type: number, from: 1, to: 9, wild: true }, colour: { type: colour } }
  tool: { starts: shed, fields: {} }
zones:
  store: { seen by: nobody, order: stack, takes: [fruit] }
  shed: { seen by: everyone }
  meadow: { seen by: everyone, order: piles, pile: [heap, heaps], takes: [fruit] }
  basket: { of: player, seen by: everyone }
counters: { coin: { of: player, from: 0 } }
nouns: { stack: { is: a heap with at least 2 fruits } }
setup: |
  move the apple to a new heap
  move the berry to the apple's heap
  move the cherry to the apple's heap
  move the date to a new heap
  move the elder to the date's heap
  move the fig to a new heap
  move the quince to a new heap
flow:
  day:
    steps:
      - id: work
        do: |
          for each player in turn order:
            that player ${effect}
cards:
  - { kind: fruit, id: apple, weight: 1, colour: red }
  - { kind: fruit, id: berry, weight: 3, colour: red }
  - { kind: fruit, id: cherry, weight: 5, colour: green }
  - { kind: fruit, id: date, weight: 3, colour: green }
  - { kind: fruit, id: elder, weight: 3, colour: red }
  - { kind: fruit, id: fig, weight: 7, colour: red }
  - { kind: fruit, id: quince, weight: any, colour: green }
  - { kind: tool, id: rake }
`;

function begin(effect: string) {
  const { game: loaded, diagnostics } = loadGame(new Map([['orchard/game.yaml', game(effect)]]), 'orchard');
  expect(diagnostics.map((each) => each.message)).toEqual([]);
  return startMatch(loaded!, { players: 2, seed: '1', budget: 5000 });
}

const offered = (phrase: string): string[] => {
  const match = begin(`chooses ${phrase}`);
  const [seat] = seatsAsked(match);
  if (seat !== undefined) return optionsOf(match, seat).map((option) => option.name);
  // Where only one thing can be chosen nobody is asked.
  const forced = logOf(match).find(({ line }) => line['forced'] === true);
  return (forced?.line['answer'] as string[] | undefined) ?? [];
};

describe('what a choice is made from', () => {
  const [first, second] = ['apple + berry + cherry', 'date + elder'];
  const cases: readonly [phrase: string, options: readonly string[]][] = [
    ['a stack', [first, second]],
    ['a heap with at least 2 red fruits', [first, second].slice(0, 1)],
    ['a heap with exactly 1 fruit', ['fig', 'quince']],
    ['a heap where size is 2', ['date + elder']],
    ['a heap where every weight is 3', [second, 'quince']],
    ['a heap where no weight is 3', ['fig', 'quince']],
    ['a heap where every weight is not 3', ['fig', 'quince']],
    ['a heap where weights are the same', [second, 'fig', 'quince']],
    ['a heap where weights are not the same', [first]],
    ['a heap with a date', ['date + elder']],
    ['a heap with exactly 2 different colours', [first, second]],
    ['a red fruit', ['apple', 'berry', 'elder', 'fig']],
    ['a fruit where weight is more than 4', ['cherry', 'fig', 'quince']],
    ['a fruit where weight is less than 3', ['apple', 'quince']],
    ['a fruit in a stack', ['apple', 'berry', 'cherry', 'date', 'elder']],
    ['a red fruit in a stack where weight is 3', ['berry', 'elder']],
    ['a fruit in a heap where weight is 3', ['berry', 'date', 'elder', 'quince']],
    ['a fruit in a heap with exactly 1 fruit', ['fig', 'quince']],
    ['a fruit other than the fig', ['apple', 'berry', 'cherry', 'date', 'elder', 'quince']],
    ['a fruit in a heap other than the fig', ['apple', 'berry', 'cherry', 'date', 'elder', 'quince']],
    ["a fruit in a heap other than the fig's heap", ['apple', 'berry', 'cherry', 'date', 'elder', 'quince']],
    ['2 fruits where weights are the same', ['apple', 'berry', 'cherry', 'date', 'elder', 'fig', 'quince']],
    ['2 fruits where weight is 3', ['berry', 'date', 'elder', 'quince']],
  ];
  test.each(cases)('%s', (phrase, options) => expect(offered(phrase)).toEqual(options));
});

const coins = (effect: string): number => {
  const match = begin(effect);
  return savePosition(match).players['Ann']['coin'];
};

describe('numbers', () => {
  const stop = ', then that player chooses a fruit';
  const cases: readonly [effect: string, coins: number][] = [
    ['gains (the total weight of all fruits on the meadow) coins', 22],
    ['gains (the highest weight of all fruits on the meadow) coins', 7],
    ['gains (the lowest weight of all fruits on the meadow) coins', 1],
    ['gains (the number of red fruits on the meadow) coins', 4],
    ["gains (the number of different weights in the apple's heap) coins", 3],
    ["gains (the quince's weight) coins", 0],
    ["gains (the fig's weight divided by 2 rounded up) coins", 4],
    ['loses 5 coins', 0],
  ];
  test.each(cases)('%s', (effect, wanted) => expect(coins(effect + stop)).toBe(wanted));
});

describe('moves', () => {
  test('the smallest and the largest: whose value nobody knows has neither', () => {
    const match = begin(
      "chooses a fruit with the lowest weight as least, then that player moves the least to that player's basket, then that player chooses a fruit",
    );
    expect(savePosition(match).zones["Ann's basket"]).toEqual(['apple']);
  });

  test('a whole heap moved to a new heap has not moved', () => {
    const match = begin("moves all fruits in the fig's heap to a new heap, then that player chooses a fruit");
    expect(logOf(match).filter((entry) => JSON.stringify(entry.line).includes('flow/work')).length).toBe(0);
  });

  test('a zone does not take what it does not take', () => {
    const match = begin(
      "moves all cards in the shed to that player's basket, then that player chooses a fruit",
    );
    expect(savePosition(match).zones["Ann's basket"]).toEqual(['rake']);
  });
});
