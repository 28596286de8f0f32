import { describe, expect, it } from 'vitest';
import { entries } from '../../cli/commands/index.ts';
import { loadGame, openLibrary } from '../../interpreter/link/index.ts';
import { clausesOf } from '../../interpreter/scenario/index.ts';
import { gamesThere } from '../files.ts';
import { dataOf, fileText } from './library.ts';

const readme = fileText('README.md');

/** The row of a game in the table of games: clauses, cards, lines of YAML for each card that is written. */
function rowOf(folder: string, id: string): RegExp {
  const data = dataOf(folder);
  const game = loadGame(data, id).game!;
  const clauses = clausesOf(openLibrary(data), id)?.clauses.filter(({ kind }) => kind !== 'ruling').length;
  const texts = [...data].filter(([file]) => !/(?:game|clauses|\.scenario)\.yaml$/.test(file)).map(([, text]) => text);
  const lines = texts.join('\n').split('\n').filter((line) => /^[^#]*\S/.test(line.trim()) && !line.startsWith('#'));
  const written = texts.join('\n').match(/^- kind:/gm)!.length;
  const each = Math.round(lines.length / written);
  return new RegExp(`^\\| \\[${game.names.en[0]}\\][^|]*\\| ${clauses ?? ''} ?\\| ${game.copies.length} \\| ${each} \\|$`, 'm');
}

describe('README.md', () => {
  it('counts the game of the documents as it is', () => {
    expect(readme).toMatch(rowOf('examples/garden', 'garden'));
  });

  it.each(gamesThere())('counts the game as it is: %s', (id) => {
    expect(readme).toMatch(rowOf(`cards/${id}`, id));
  });

  it('names every command', () => {
    const named = [...readme.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(entries.map(({ name }) => name).filter((name) => name !== 'start').toSorted());
  });
});
