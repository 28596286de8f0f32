import { describe, expect, it } from 'vitest';
import { hangingOf } from '../../dsl/ir/choice-visibility.ts';
import { asksOfCards, mayHide } from '../../dsl/ir/visibility.ts';
import { factsOf, mayShow, readsAnything } from '../../dsl/ir/operation-facts.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { optionsOf, refereeView } from '../../interpreter/index.ts';
import { played, quarry } from '../abilities/kit.ts';
import { filesBelow, isYaml } from '../files.ts';
import { playOut } from '../playout.ts';

/** One boulder and pebbles; whoever is on turn may do `rest`, which is this. */
const resting = (does: string, functions = '') =>
  quarry({
    replace: [
      ['rest: { do: nothing }', `rest: { do: "${does}" }`],
      [
        '  - { kind: stone, id: pebble, copies: 12, weight: 1 }',
        '  - { kind: stone, id: pebble, copies: 11, weight: 1 }\n  - { kind: stone, id: boulder, weight: 5 }',
      ],
      ...(functions === '' ? [] : ([['\nsetup:', `\n${functions}\nsetup:`]] as const)),
    ],
  });

const forcedIn = (match: Match): unknown[] =>
  logOf(match).flatMap(({ line }) => (line['forced'] === true ? [line['answer']] : []));
const hand = (match: Match): readonly string[] => refereeView(match).players[0].zones['hand'].cards!;

describe('a single answer', () => {
  it.each([
    ['where the condition is its own', 'toss a card in your hand where weight is 5', ''],
    [
      'where a function of the game asks',
      'toss a card in your hand where that card is heavy',
      "functions:\n  heavy:\n    takes: { card: a stone }\n    if: the card's weight is 5\n",
    ],
    ['where it is the heaviest', 'toss a card in your hand with the highest weight', ''],
  ])('is asked for if only the hand tells that there is no other: %s', (_, does, functions) => {
    const match = played(resting(does, functions), ['rest']);
    expect(hand(match)).toContain('boulder');
    expect(seatsAsked(match)).toEqual([0]);
    expect(optionsOf(match, 0).map(({ name }) => name)).toEqual(['boulder']);
    expect(forcedIn(match)).toEqual([]);
  });

  it.each([['a card in the pit where weight is 5'], ['a boulder in the pit']])(
    'is taken where everybody sees it: %s',
    (which) => {
      const game = resting(`drop ${which}`);
      const match = played(game, ['throw', 'boulder']);
      expect(refereeView(match).zones['pit'].cards).toEqual(['boulder']);
      const at = seatsAsked(match)[0];
      expect(forcedIn(played(game, ['throw', 'boulder', 'rest']))).toEqual([['boulder']]);
      expect(at).toBeGreaterThanOrEqual(0);
    },
  );

  it.each([
    ['a card in your hand where weight is 5', [['boulder']]],
    ['a card in your hand where weight is 1', []],
    ['a card in the heap where weight is 0', []],
  ])('is taken where one plays alone and sees that there is no other: %s', (which, taken) => {
    const game = quarry({
      replace: [
        ['players: { min: 2, max: 3 }', 'players: { min: 1, max: 1 }'],
        ['rest: { do: nothing }', `rest: { do: toss ${which} }`],
        [
          'copies: 12, weight: 1 }',
          'copies: 2, weight: 1 }\n  - { kind: stone, id: boulder, weight: 5 }\n  - { kind: stone, id: chip, weight: 0 }',
        ],
        [
          "3 cards of the heap to that player's hand",
          "4 cards of the heap to that player's hand\n    move all chips in any hand to the heap",
        ],
      ],
    });
    const match = played(game, ['rest'], ['Ann']);
    expect(forcedIn(match)).toEqual(taken);
  });

  it('is taken where everybody sees the only card of a name there', () => {
    const game = quarry({
      replace: [
        ['drop:\n    takes: { thing: a card }', 'drop:\n    takes: { thing: a stone }'],
        ['lose: { do: drop a card in your hand }', 'lose: { do: drop a stone in your hand }'],
        ['rest: { do: nothing }', 'rest: { do: drop a pebble in the pit where weight is 1 }'],
      ],
    });
    const [pebble] = hand(played(game, []));
    expect(forcedIn(played(game, ['throw', pebble, 'rest']))).toEqual([[pebble]]);
  });

  it('is taken where the number of cards alone says so', () => {
    const match = played(resting('move 3 cards in your hand to the pit'), ['rest']);
    expect(forcedIn(match)).toHaveLength(1);
  });
});

describe('what an operation may reveal', () => {
  it('is everything, where the operation is not known', () => {
    expect(readsAnything('divine')).toBe(true);
    expect(mayShow('divine')).toBe(true);
    expect(asksOfCards({ op: 'not', part: { op: 'divine' } as never })).toBe(true);
    expect(mayHide({ op: 'divined-cards' } as never)).toBe(true);
    const one = { op: 'constant', value: 1 } as const;
    const from = { op: 'filter', of: { op: 'in-play' }, depth: 1, test: { op: 'divine' } } as never;
    const pick = { from, least: one, most: one, together: [], slot: 0 } as never;
    expect(hangingOf(pick).hidden).toBe(true);
  });

  it('is nothing that it was called before it had a name in the table', () => {
    for (const op of ['toString', '__proto__', 'constructor'])
      expect([factsOf(op).from, readsAnything(op)]).toEqual(['anywhere', true]);
  });
});

it('Ebb and Flow never tells by a forced play that a hand has no other card of the suit', () => {
  const files = filesBelow('examples/ebb-and-flow', (path) => isYaml(path) && !path.includes('scenario'));
  const { game } = loadGame(openLibrary(files), 'ebb-and-flow');
  const match = playOut(game!, {
    players: 3,
    seed: 'suits',
    log: true,
    history: true,
    each: (_, __, decisions) => decisions === 400,
  });
  const lines = logOf(match).map(({ line }) => line);
  const plays = lines.flatMap((line, i) => {
    const hand = `${line['decision'] as string}'s hand`;
    const until = lines.findIndex((each, at) => at > i && each['to'] === hand);
    if (line['forced'] !== true || !String(line['because']).startsWith('flow/play') || until < 0) return [];
    return [lines.slice(i, until).filter(({ from }) => from === hand).length];
  });
  expect(plays.length).toBeGreaterThan(3);
  // It was the only card of the hand, and not only the only one of its suit.
  expect(plays.filter((cards) => cards !== 1)).toEqual([]);
});
