import { describe, expect, it } from 'vitest';
import { loadGame, type Game } from '../../interpreter/index.ts';
import { sharedGame, shareGame } from '../../interpreter/game/shared-game.ts';
import { simulateGame } from '../../interpreter/reports/simulate.ts';
import { forEachGame } from '../games.ts';
import { graphDifference } from '../graph-difference.ts';
import { exampleGames } from '../jit/example-games.ts';
import { filesBelow, gamesThere, isYaml, ROOT } from '../files.ts';
import { tries } from '../size.ts';

const GAMES = tries(4, 2);

/** A game is and plays the same where it came as plain data, as another thread receives it. */
function playsTheSame(game: Game): void {
  const other = sharedGame(structuredClone(shareGame(game)));
  expect(graphDifference(other, game)).toBeUndefined();
  expect(graphDifference(shareGame(other), shareGame(game))).toBeUndefined();
  const play = (of: Game): unknown[] =>
    Array.from({ length: GAMES }, (_, i) => {
      const players = game.players.min + (i % (game.players.max - game.players.min + 1));
      const { result, log } = simulateGame(of, { players, seed: 'shared' }, i, 500, i % 2 === 0);
      return [result, log];
    });
  expect(play(other)).toEqual(play(game));
}

describe('a game that was shared with another thread plays as it did', () => {
  it.each(exampleGames())('%s', (_, read) => playsTheSame(read()));
});

forEachGame('shared with another thread', (game) => {
  it('plays as it did', () => playsTheSame(game));
});

/** Where something is kept beside the objects of a game that can be worked out again from the game alone. */
const MEMORIES: readonly string[] = [
  'dsl/checker/doers.ts',
  'dsl/checker/lint/missing-articles.ts',
  'dsl/checker/readings/words/verb-destinations.ts',
  'dsl/checker/scope.ts',
  'dsl/checker/suggestions/similar-terms.ts',
  'dsl/checker/suggestions/word-suggestions.ts',
  'dsl/ir/visit.ts',
  'interpreter/compiler/analysis/unreachable-abilities.ts',
  'interpreter/compiler/texts/checked-texts.ts',
];

it('what else is kept beside the objects of a game while it is loaded is in a side table, and shared', () => {
  const kept: { readonly about: object; readonly at: string }[] = [];
  const prototype: { set: unknown } = WeakMap.prototype;
  const { set } = WeakMap.prototype;
  const watched = function (this: WeakMap<object, unknown>, about: object, fact: unknown): unknown {
    const own = new Error()
      .stack!.split('\n')
      .filter((line) => line.includes(ROOT) && !line.includes('/test/'));
    const at = own[0]?.split(ROOT)[1].replace(/:.*/, '') ?? '';
    if (at !== 'dsl/ir/side-table.ts') kept.push({ about, at });
    return set.call(this, about, fact);
  };
  prototype.set = watched;
  const sources = new Set<string>();
  try {
    const folders = [
      ...exampleGames().map(([id]) => `examples/${id}`),
      ...gamesThere().map((id) => `cards/${id}`),
    ];
    for (const folder of folders) {
      kept.length = 0;
      const id = folder.split('/')[1];
      // A line at the end makes it another text, which nobody has read before.
      const files = new Map([...filesBelow(folder, isYaml)].map(([name, text]) => [name, `${text}\n`]));
      const { game } = loadGame(files, id);
      const objects = objectsIn(game!);
      for (const { about, at } of kept) if (objects.has(about)) sources.add(at);
    }
  } finally {
    prototype.set = set;
  }
  expect([...sources].filter((each) => !MEMORIES.includes(each))).toEqual([]);
  expect(sources.size).toBeGreaterThan(5);
});

function objectsIn(game: Game): ReadonlySet<object> {
  const found = new Set<object>();
  const open: unknown[] = [game];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each) || found.has(each)) continue;
    found.add(each);
    if (each instanceof Map) open.push(...each.keys(), ...each.values());
    else open.push(...(each instanceof Set ? each : Object.values(each)));
  }
  return found;
}
