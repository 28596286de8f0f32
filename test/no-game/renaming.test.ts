import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { gameFiles, gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { renamedLogsAgree, renamed } from './renamed.ts';
import { sampled, tries } from '../size.ts';

const words = (of: Game): string[] =>
  [of.vocabulary.kinds, of.vocabulary.zones, of.vocabulary.verbs, of.vocabulary.fields, of.vocabulary.nouns]
    .flat()
    .map((each) => each.id);

const ids = gamesThere();
if (ids.length === 0) describe('renaming', () => it.skip('needs a game in cards/'));

// In every run one of the games.
describe.each(sampled(ids, 4))('%s with a random word for each of its words', (id) => {
  const game = readGame(id);
  const made = renamed(id);

  it('has other words for everything', () => {
    const builtIn = (word: string): boolean =>
      game.vocabulary.terms.get(word)?.some(({ symbol }) => symbol.sort === 'built-in') ?? false;
    const old = new Set(words(game).filter((word) => !builtIn(word)));
    expect(words(made).filter((word) => old.has(word))).toEqual([]);
    expect(made.copyNames.filter((name) => game.copyNames.includes(name))).toEqual([]);
  });

  it('is played as before: the logs of random games are the same but for the words', () => {
    expect(renamedLogsAgree(game, made, tries(20, 2))).toBeUndefined();
  });
});

it('a file that only looks like a game is not renamed into one', () => {
  expect(loadGame(gameFiles('no-such-game'), 'no-such-game').game).toBeUndefined();
});
