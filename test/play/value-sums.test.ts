import { describe, expect, it } from 'vitest';
import {
  isOver,
  playOut,
  randomSource,
  savePosition,
  startMatch,
  sumsOf,
  viewFor,
  type Match,
  type ValuePart,
} from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { openLibrary, gamesOf, loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { sumInLine, sumsInWords } from '../../interpreter/reports/narration/value-sentences.ts';
import { seersOf, seersOfZones } from '../../interpreter/engine/state/seat-visibility.ts';
import { played, quarry, type Change } from '../abilities/kit.ts';
import { dataOf, filesBelow } from '../docs/library.ts';
import { forEachGame } from '../games.ts';
import { tries } from '../size.ts';

/** Charms with these texts, on the shelf of Ann with three stones; Ben has three stones on his. */
const charmed = (powers: readonly string[], more: Change['replace'] = []): Match =>
  played(
    quarry({
      cards: powers.map((power, i) => `  - { kind: charm, id: charm-${i}, power: "${power}" }\n`).join(''),
      replace: [
        ['counters:\n', 'counters:\n  moss: { of: stone, from: 0, to: 9, name: [moss, moss] }\n'],
        [
          'rest: { do: nothing }',
          `rest:
            do: |
              for each player in turn order:
                move all cards in that player's hand to that player's shelf
              for each charm in the heap, move that charm to your shelf`,
        ],
        ['move the top 3 cards of the heap', 'move 3 random stones in the heap'],
        ...more,
      ],
    }),
    ['rest'],
  );

/** Of the first stone on the shelf of a seat, as that seat sees it: one line for each number. */
function linesOf(match: Match, seat = 0): string[] {
  const [stone] = viewFor(match, seat).players[seat].zones['shelf'].cards!.filter((name) =>
    name.startsWith('pebble'),
  );
  return sumsInWords(match, seat, stone, calledIn(match.game, 'en', match.names.seats)).map(sumInLine);
}

const add = (by: string): string => `${by} to the weight of all stones in any shelf`;
const HIDDEN: Change['replace'] = [
  ['shelf: { of: player, in play: true }', 'shelf: { of: player, in play: true, seen by: owner }'],
];

describe('where a number of a card comes from', () => {
  it.each([
    ['nothing changes it', [], []],
    ['one text adds', [add('+2')], ['weight 3 = 1 printed, +2 charm-0']],
    ['several do', [add('+2'), add('-1')], ['weight 2 = 1 printed, +2 charm-0, −1 charm-1']],
    ['the limit of the field is reached', [add('+9')], ['weight 9 = 1 printed, +9 charm-0, −1 limit']],
    [
      'one sets it and one adds',
      ['the weight of all stones in any shelf counts as 5', add('+1')],
      ['weight 6 = 1 printed (does not count), = 5 charm-0, +1 charm-1'],
    ],
    [
      'of two that set it the last one counts',
      [
        'the weight of all stones in any shelf counts as 5',
        'the weight of all stones in any shelf counts as 2',
      ],
      ['weight 2 = 1 printed (does not count), = 5 charm-0 (does not count), = 2 charm-1'],
    ],
    [
      'it is taken away',
      ['all stones in any shelf have no weight'],
      ['weight 0 = 1 printed (does not count), = nothing charm-0'],
    ],
    ['a counter', ['+2 to the moss of all stones in any shelf'], ['moss 2 = +2 charm-0']],
    ['one that does not apply here', ['+2 to the weight of all stones in the pit'], []],
    ['while', ['while the day is 2, +2 to the weight of all stones in any shelf'], []],
  ])('%s', (_, powers, lines) => {
    expect(linesOf(charmed(powers))).toEqual(lines);
  });

  it('names no card that the seat does not see, nor how many they are, and not its text', () => {
    const match = charmed([add('+2'), add('+1')], HIDDEN);
    expect(linesOf(match, 0)).toEqual(['weight 4 = 1 printed, +2 charm-0, +1 charm-1']);
    expect(linesOf(match, 1)).toEqual(['weight 4 = 1 printed, +3 a card']);
    const [stone] = viewFor(match, 1).players[1].zones['shelf'].cards!;
    expect(JSON.stringify(sumsOf(match, 1, stone))).not.toContain('charm');
    // Nothing is said of a card whose face is not seen, and of what is no card.
    expect(sumsOf(match, 0, stone)).toEqual([]);
    expect(sumsOf(match, 0, 'nowhere')).toEqual([]);
  });

  it('opens badges that are sums, down to the cards in them', () => {
    const match = charmed(
      [add('+2')],
      [
        [
          'setup: |',
          `functions:
  burden:
    takes: { stone: a stone }
    sum:
      own: the stone's weight
      moss: the stone's moss
      shelf: the total weight of all stones in any shelf

table:
  player: [hand, shelf]
  badges:
    load: { of: stone, in: shelf, is: the burden of this, name: { en: load } }

setup: |`,
        ],
      ],
    );
    const called = calledIn(match.game, 'en', match.names.seats);
    const [stone] = viewFor(match, 0).players[0].zones['shelf'].cards!;
    const load = sumsInWords(match, 0, stone, called).find(({ words }) => words.startsWith('load'))!;
    expect(load.words).toBe('load 21');
    expect(load.lines.map(({ depth, amount, name }) => `${depth} ${amount} ${name}`)).toEqual([
      '0 3 weight',
      '1 1 printed',
      '1 +2 charm-0',
      '0 +18 shelf',
      ...Array.from({ length: 6 }, (_, i) => [
        `1 ${i ? '+' : ''}3 pebble`,
        '2 1 printed',
        '2 +2 charm-0',
      ]).flat(),
    ]);
    expect(load.lines[2].says).toBe('+2 to the weight of all stones in all shelves');
  });
});

/** Every part of a sum, also those inside of others. */
const allParts = (parts: readonly ValuePart[]): ValuePart[] =>
  parts.flatMap((part) => [part, ...allParts(part.parts ?? [])]);

const totalOf = (parts: readonly ValuePart[]): number =>
  parts.reduce((sum, { amount, overruled }) => sum + (overruled ? 0 : Number(amount ?? 0)), 0);

const isSeenBy = ({ table, runner }: Match, seat: number, card: number): boolean =>
  ((seersOf(table, seersOfZones(table), runner.m.p, card) >> seat) & 1) === 1;

/** Plays at random, and looks at every sum that a seat is shown. */
function lookAt(game: Game, least: number): void {
  let found = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, tries(6, 2))) {
    const match = startMatch(game, { players: game.players.min, seed });
    const random = randomSource(seed);
    for (let step = 0; step < 12 && !isOver(match); step++) {
      playOut(match, random, 15);
      const before = savePosition(match);
      for (const seat of match.names.seats.keys())
        for (const name of game.copyNames)
          for (const { value, parts, of } of sumsOf(match, seat, name)) {
            found++;
            if (typeof value === 'number' && of !== 'badge') expect(totalOf(parts)).toBe(value);
            for (const { by, text } of allParts(parts)) {
              const card = game.copyNames.indexOf(by ?? '');
              if (card >= 0) expect(isSeenBy(match, seat, card)).toBe(true);
              else if (by === 'a card') expect(text).toBeUndefined();
            }
          }
      // Looking leaves no trace.
      expect(savePosition(match)).toEqual(before);
    }
  }
  expect(found).toBeGreaterThanOrEqual(least);
}

forEachGame('the sums of cards', (game) => {
  const changes = game.abilities.some(
    ({ ability }) => ability.kind === 'modifier' && ability.of.kind !== 'roll' && ability.of.kind !== 'text',
  );
  it('add up, and name nothing hidden', () => lookAt(game, changes ? 1 : 0));
});

describe('the sums of cards in the examples', () => {
  const folders = filesBelow('examples', '/game.yaml').map((file) => file.slice(0, -'/game.yaml'.length));
  it.each(folders)('%s', (folder) => {
    const library = openLibrary(dataOf(folder));
    for (const { id } of gamesOf(library)) {
      const { game } = loadGame(library, id);
      if (game) lookAt(game, 0);
    }
  });
});
