import { describe, expect, it } from 'vitest';
import { commandEntries } from '../../cli/commands/command-list.ts';
import { gameRow, tabledGames } from '../../docs/games.ts';
import { fileText } from './library.ts';

const readme = fileText('README.md');

describe('README.md', () => {
  it.each(tabledGames())('counts the game as it is: %s', (folder) => {
    expect(readme).toContain(`\n${gameRow(folder).start} `);
  });

  it('names every command', () => {
    const named = [...readme.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(commandEntries.map(({ name }) => name).filter((name) => name !== 'start').toSorted());
  });
});
