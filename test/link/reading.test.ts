import { describe, expect, it } from 'vitest';
import {
  gameFilesOf,
  loadGame,
  openLibrary,
  readFile,
  type DataFile,
  type Library,
} from '../../interpreter/compiler/linker/load-game.ts';
import { Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { whatRuns } from '../mutations/what-runs.ts';

const garden = filesBelow('examples/garden', isYaml);

/** Files by their texts, and which of them were read. */
function watched(texts: Readonly<Record<string, string>>): { library: Library; read: Set<string> } {
  const library = openLibrary(new Map(Object.entries(texts)));
  const read = new Set<string>();
  const file = (name: string): DataFile | undefined => {
    const known = library.file(name);
    return (
      known && {
        ...readFile(name, known.text),
        get root() {
          read.add(name);
          return known.root;
        },
      }
    );
  };
  return { library: { ...library, file }, read };
}

describe('the game of an id', () => {
  it.each([
    ['plain', 'game: tiny\n'],
    ['in quotes', "game: 'tiny'\n"],
    ['in a block', 'game: |-\n  tiny\n'],
    ['with an escape', 'game: "t\\u0069ny"\n'],
    ['behind others', 'name: x\ngame: tiny\n'],
  ])('is found however it is written: %s', (_, text) => {
    const { library, read } = watched({ 'a/game.yaml': 'game: large\n', 'b/game.yaml': text });
    expect([...gameFilesOf(library, 'tiny')]).toEqual(['b/game.yaml']);
    expect([...read]).toEqual(['b/game.yaml']);
  });

  it('is the name of a file that gives none', () => {
    const { library } = watched({ 'a/game.yaml': 'name: x\n' });
    expect([...gameFilesOf(library, 'a/game.yaml')]).toEqual(['a/game.yaml']);
  });

  it('may be that of several', () => {
    const { library } = watched({ 'a/game.yaml': 'game: tiny\n', 'b/game.yaml': 'game: tiny\n' });
    expect([...gameFilesOf(library, 'tiny')]).toEqual(['a/game.yaml', 'b/game.yaml']);
  });
});

describe('the files of a game in an editor', () => {
  it('are all that belong to it, also those that are not read for it', () => {
    const workspace = new Workspace([
      ...garden,
      ...filesBelow('examples/packs', isYaml),
      ...filesBelow('examples/crazy-eights', isYaml),
      ['mods/garden/card.yaml', '- { kind: tool, id: a, effect: gain a coin }\n'],
      ['mods/b.yaml', 'variant: b\nextends: "g\\u0061rden"\nname: B\n'],
      ['mods/c.scenario.yaml', 'game: garden\nscenario: c\n'],
      ['examples/crazy-eights/d.scenario.yaml', "game: 'garden'\nscenario: d\n"],
    ]);
    for (const game of ['examples/garden/game.yaml', 'examples/crazy-eights/game.yaml']) {
      const own = workspace.names.filter((name) => name === game || workspace.homeOf(name)?.game === game);
      expect(own.length).toBeGreaterThan(2);
      expect(workspace.filesOf(game)).toEqual(own);
    }
  });
});

describe('a library from which a game is loaded again', () => {
  it('gives the game that it gave', () => {
    const library = openLibrary(garden);
    const [first, again] = [loadGame(library, 'garden'), loadGame(library, 'garden')];
    const fresh = loadGame(garden, 'garden');
    expect(whatRuns(again.game!)).toBe(whatRuns(first.game!));
    expect(whatRuns(again.game!)).toBe(whatRuns(fresh.game!));
  });

  it('tells again what is wrong', () => {
    const texts = new Map(garden);
    texts.set(
      'examples/garden/more.yaml',
      '- { kind: tool, id: a, effect: gain  coin }\n- { kind: tool, id: b, effect: gain a cion }\n',
    );
    const library = openLibrary(texts);
    const told = () => loadGame(library, 'garden').diagnostics.map(({ code, place }) => [code, place]);
    const first = told();
    expect(first.length).toBeGreaterThan(1);
    expect(told()).toEqual(first);
  });
});
