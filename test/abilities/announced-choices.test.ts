import { expect, it } from 'vitest';
import { logOf, seatsAsked } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, say } from './kit.ts';

/** A game in which the spell of a charm is announced, and carried out at once. */
const casting = (spell: readonly string[]) =>
  quarry({
    cards: `  - kind: charm\n    id: wand\n    copies: 2\n    spell: |\n${spell.map((line) => `      ${line}\n`).join('')}`,
    replace: [
      ['starts: heap\n    fields:\n      power', 'starts: pit\n    fields:\n      power'],
      ['{ type: abilities }', '{ type: abilities, optional: true }\n      spell: { type: effect }'],
      [
        '\n  toss:',
        "\n  bless:\n    takes: { thing: a card }\n    do: the active player gains 1 coin\n  trade:\n    takes: { thing: a stone in your shelf, for other: a card in the pit }\n    do: drop the other\n  cast:\n    takes: { thing: a charm }\n    do: |\n      announce the thing's spell as plan\n      gain 7 coins\n      resolve the plan\n  toss:",
      ],
      ['          rest:', '          cast: { do: cast a charm in the pit }\n          rest:'],
    ],
  });

it('a choice waits for the line that makes it possible', () => {
  const game = casting([
    'choose a card in the pit as risen',
    'move the risen to your shelf',
    'choose a card in your shelf where that card is the risen as riser',
    'drop the riser',
  ]);
  const match = played(game, ['cast', '1']);
  while (seatsAsked(match).length > 0 && logOf(match).every(({ line }) => line.to !== 'heap'))
    say(match, '1');
  const moves = logOf(match).filter(({ line }) => line.event === 'move');
  expect(moves.slice(-2).map(({ line }) => line.to)).toEqual(["Ann's shelf", 'heap']);
  for (const seed of ['1', '2', '3']) expect(compareGame(game, 2, seed, 40).difference).toBeUndefined();
});

it('a choice that no line before it touches is made when the text is announced', () => {
  const match = played(casting(['gain 1 coin', 'choose a card in the pit as risen', 'toss the risen']), [
    'cast',
    '1',
  ]);
  // The coins of the verb come after the choice.
  expect(logOf(match).some(({ line }) => line.event === 'count')).toBe(false);
});

it('a choice waits for the line that it asks about', () => {
  const match = played(
    casting([
      'choose a card in the pit as wanted',
      'bless the wanted',
      'choose a card in the pit where that card was blessed this turn as blessed',
      'drop the blessed',
    ]),
    ['cast', '1'],
  );
  for (let asked = 0; asked < 2; asked++) say(match, '1');
  expect(logOf(match).filter(({ line }) => line.to === 'heap')).toHaveLength(1);
});

it('the other choices of an order that finds nothing are not asked for', () => {
  const game = casting(['trade a stone in your shelf for a card in the pit', 'gain 1 coin']);
  const match = played(game, ['cast', '1']);
  expect(logOf(match).filter(({ line }) => line.event === 'count')).toHaveLength(2);
  for (const seed of ['1', '2', '3']) expect(compareGame(game, 2, seed, 40).difference).toBeUndefined();
});
