import { describe, expect, it } from 'vitest';
import {
  answer,
  loadGame,
  logFor,
  logOf,
  openLibrary,
  optionsOf,
  question,
  readAnswer,
  seatsAsked,
} from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Match } from '../../interpreter/index.ts';
import { cardNameFor } from '../../interpreter/match/view/card-view.ts';
import { seersOf, seersOfZones } from '../../interpreter/engine/state/seat-visibility.ts';
import { played, quarry } from '../abilities/kit.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { playOut } from '../playout.ts';
import { readGame } from '../read-game.ts';
import { sentTo, textsIn } from '../sent.ts';
import { tries } from '../size.ts';

const exampleGame = (id: string): Game => {
  const files = filesBelow(`examples/${id}`, (path) => isYaml(path) && !path.includes('scenario'));
  return loadGame(openLibrary(files), id).game!;
};
const games: (readonly [string, () => Game])[] = [
  ...gamesThere().map((id) => [id, () => readGame(id)] as const),
  ...[
    'caravan',
    'crazy-eights',
    'ebb-and-flow',
    'fireflies',
    'garden',
    'lamps',
    'masquerade',
    'roped',
    'ford',
    'moor',
  ].map((id) => [id, () => exampleGame(id)] as const),
];

/** The names of cards that a seat does not see. */
function unseenBy({ game, table, runner }: Match, seat: number): Set<string> {
  const seers = seersOfZones(table);
  return new Set(
    game.copyNames.filter((_, card) => ((seersOf(table, seers, runner.m.p, card) >> seat) & 1) === 0),
  );
}

/** What a seat is sent that is the name of a card that it does not see. */
function leaks(match: Match, seat: number): string[] {
  const unseen = unseenBy(match, seat);
  const texts = textsIn(sentTo(match, seat));
  return texts.flatMap((text) => text.split(' + ')).filter((text) => unseen.has(text));
}

describe('what is sent to a seat', () => {
  it.each(games)('names no card that it does not see: %s', (_, game) => {
    const found = new Set<string>();
    for (let i = 0; i < tries(12, 1); i++)
      playOut(game(), {
        players: game().players.min + (i % (game().players.max - game().players.min + 1)),
        seed: `sent ${i}`,
        log: true,
        each: (match, _, decisions) => {
          if (decisions % 7 === 0)
            for (let seat = 0; seat < match.table.seats; seat++)
              for (const leak of leaks(match, seat)) found.add(`${i}, ${decisions}, ${seat}: ${leak}`);
          return decisions > tries(400, 150);
        },
      });
    expect([...found]).toEqual([]);
  });

  it.each(games)('has a key for each option and nothing else by which to know it: %s', (_, game) => {
    playOut(game(), {
      players: game().players.min,
      seed: 'keys',
      each: (match, _, decisions) => {
        for (const seat of seatsAsked(match)) {
          const options = optionsOf(match, seat, Number.MAX_SAFE_INTEGER);
          const keys = options.map(({ key }) => key);
          expect(options.every((each) => Object.keys(each).join() === 'name,key')).toBe(true);
          expect(new Set(keys).size).toBe(keys.length);
          const { sort, domain } = question(match, seat)!;
          if (sort !== 'card') continue;
          const seers = seersOfZones(match.table);
          // The same name that its view has.
          expect(keys).toEqual(
            domain.candidates.toArray().map((card) => cardNameFor(match, seers, seat, card)),
          );
        }
        return decisions > 300;
      },
    });
  });
});

describe('a pile that a seat does not see', () => {
  const game = quarry({
    replace: [
      ['  pit: { order', '  nest: { seen by: nobody, order: piles, pile: [clump, clumps] }\n  pit: { order'],
      [
        'rest: { do: nothing }',
        `hoard: { do: "move a card in your hand to a clump or a new clump" }
          rob: { do: "choose a clump as loot\\nmove all cards in the loot to the pit" }`,
      ],
    ],
  });
  const robbing = played(game, ['hoard', '1', 'hoard', '1', 'new clump', 'rob']);

  it('is called by places, in options and in the log', () => {
    expect(optionsOf(robbing, 0)).toEqual([
      { name: 'nest 1', key: 'nest 1' },
      { name: 'nest 2', key: 'nest 2' },
    ]);
    const log = logFor(robbing, 1).split('\n');
    expect(log.filter((line) => line.includes('"nest"'))).toHaveLength(2);
    expect(log.filter((line) => line.includes('"pile":"hidden"'))).toHaveLength(2);
  });

  it('is not found by the names of its cards', () => {
    const [moved] = logOf(robbing).filter(({ line }) => line['to'] === 'nest');
    const [card] = moved.line['cards'] as string[];
    expect(readAnswer(robbing, 0, 'nest 1')).toHaveProperty('values');
    expect(readAnswer(robbing, 0, card)).toHaveProperty('diagnostic');
  });
});

describe('an answer by keys', () => {
  it('is the answer that they stand for', () => {
    const match = played(quarry({}), []);
    const [seat] = seatsAsked(match);
    expect(answer(match, { seat, keys: ['no such'] })).toBe(false);
    expect(answer(match, { seat, keys: ['throw'] })).toBe(true);
    const [{ key }] = optionsOf(match, seat);
    expect(answer(match, { seat, keys: [key, key] })).toBe(false);
    expect(answer(match, { seat, keys: [key] })).toBe(true);
    expect(match.answers.at(-1)!.values).toHaveLength(1);
  });

  it('has keys of their own for what is called alike', () => {
    const twice = quarry({
      replace: [['rest: { do: nothing }', 'rest: { do: "choose one:\\n  - gain a coin\\n  - gain a coin" }']],
    });
    expect(optionsOf(played(twice, ['rest']), 0).map(({ key }) => key)).toEqual([
      'gain a coin',
      'gain a coin (2)',
    ]);
  });
});
