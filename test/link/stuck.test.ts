import { describe, expect, it } from 'vitest';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { optionsOf } from '../../interpreter/index.ts';
import { faults, played, quarry } from '../abilities/kit.ts';

const HAND = [
  'hand: { of: player, seen by: owner }',
  'hand: { of: player, seen by: owner, takes: [stone] }',
] as const;
const rest = (does: string) => ['rest: { do: nothing }', `rest: { do: ${does} }`] as const;
const setup = (text: string) =>
  ["    move the top 3 cards of the heap to that player's hand", `    ${text}`] as const;
const STARTS = 'game/not-taken: heap';

describe('a kind that starts where its cards would stay for ever', () => {
  it.each([
    ['of a text', [HAND], [STARTS]],
    ['of a verb', [HAND, setup('gain a coin'), rest('fetch the top card of the heap'), fetch()], [STARTS]],
    ['in a loop', [HAND, setup("move the bottom card of the heap to that player's hand")], [STARTS]],
    ['not where the zone takes it', [], []],
    ['not where another text takes it away', [HAND, rest('toss the top card of the heap')], []],
    [
      'not where only those are moved that it takes',
      [HAND, setup("move a stone in the heap to that player's hand")],
      [],
    ],
  ])('%s', (_, replace, found) => {
    const starts = faults({ replace }).filter((each) => each.startsWith('game/not-taken'));
    expect(starts).toEqual(found);
  });
});

const RING = '  - { kind: charm, id: ring }\n';
const turns = (
  throws = 'toss a stone in your hand',
  until = 'every hand is empty',
): readonly (readonly [string, string])[] => [
  ['until: the day is 3', `until: ${until}`],
  ['do: toss a card in your hand', `do: ${throws}`],
  ['do: drop a card in your hand', 'do: drop a stone in your hand'],
  ['power: { type: abilities }', 'power: { type: abilities, optional: true }'],
];
const check = (text: string) => ['\nends:', `\nchecks:\n  - { id: full, do: ${text} }\n\nends:`] as const;
const each = (does: string): string => `"for each player with more than 2 cards in their hand:\\n  ${does}"`;
const STAYS = 'game/stays: charm';

describe('a kind whose cards nothing takes out of what a step waits to be empty', () => {
  it.each([
    ['by a kind that actions name', RING, turns(), [STAYS]],
    [
      'by a verb that takes others',
      RING,
      [...turns('toss a card in your hand'), ['thing: a card', 'thing: a stone']],
      [STAYS],
    ],
    [
      'though a check takes one of many',
      RING,
      [...turns(), check(each('that player tosses a card in their hand'))],
      [STAYS],
    ],
    [
      'not where a check takes all',
      RING,
      [...turns(), check(each("move all cards in that player's hand to the pit"))],
      [],
    ],
    ['not where an action takes any', RING, turns('toss a card in your hand'), []],
    ['not where another text takes them', RING, [...turns(), rest('toss a charm in your hand')], []],
    [
      'not where a text looks for them where they start',
      RING,
      [...turns(), setup('move all charms in the heap to the pit')],
      [],
    ],
    ['not where the step waits for something else', RING, turns(undefined, 'the pit is empty'), []],
    ['not where the game has no such card', '', turns(), []],
  ] as const)('%s', (_, cards, replace, found) => {
    expect(faults({ cards, replace }).filter((each) => !each.startsWith('game/unused'))).toEqual(found);
  });
});

function fetch() {
  return [
    '  drop:\n',
    '  fetch:\n    takes: { thing: cards }\n    do: move the thing to your hand\n  drop:\n',
  ] as const;
}

const windows = (kind: string): string =>
  `calling: { asks: all players with a card in their hand, closes: all pass, actions: { shout: { do: toss a ${kind} in your hand } } }`;

const asked = (kind: string): readonly string[] => {
  const match = played(quarry({ windows: windows(kind), replace: [rest('open the calling')] }), ['rest']);
  return optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);
};

describe('a window whose cards the game does not have', () => {
  it('asks nobody', () => {
    expect(asked('charm')).toEqual(['throw', 'lose', 'rest']);
    expect(asked('stone')).toEqual(['shout', 'pass']);
  });
});
