import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keptLoad, type LoadStore } from '../../cli/cache/kept-loads.ts';
import { cacheFolder } from '../../cli/cache/user-cache.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import {
  loadGame,
  openLibrary,
  type Library,
  type Loaded,
} from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { simulateGame } from '../../interpreter/reports/simulate.ts';
import { filesWith } from '../abilities/kit.ts';
import { gamesThere } from '../files.ts';
import { loadsOf } from '../games/loads.ts';
import { graphDifference } from '../graph-difference.ts';
import { exampleFiles, exampleGames } from '../jit/example-games.ts';
import { sampled, tries } from '../size.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-loads-'));
const store: LoadStore = { folder: join(folder, 'games'), program: 'this one' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is kept of a game, and whether it was loaded for that. */
function load(
  files: ReadonlyMap<string, string> | Library,
  id: string,
  withFiles: readonly string[] = [],
  where = store,
): Loaded & { readonly isNew: boolean } {
  let isNew = false;
  const library = 'names' in files ? files : openLibrary(files);
  const loaded = keptLoad(where, [id, withFiles], library, (traced) => {
    isNew = true;
    return loadGame(traced, id, withFiles);
  });
  return { ...loaded, isNew };
}

/** Some games, and all that is printed. */
function shown(game: Game): unknown {
  const players = game.players.min;
  return [
    Array.from({ length: tries(3, 1) }, (_, i) =>
      simulateGame(game, { players, seed: 'kept' }, i, 400, true),
    ),
    game.cards.map((card) => languages.map((language) => cardText(game, card, language))),
  ];
}

/** A game is the same in every respect where it is taken from what was kept. */
function isTheSame(
  files: ReadonlyMap<string, string> | Library,
  id: string,
  withFiles: readonly string[],
): void {
  const first = load(files, id, withFiles);
  const again = load(files, id, withFiles);
  if (!first.game) {
    expect(again.isNew).toBe(true);
    return;
  }
  expect([first.isNew, again.isNew]).toEqual([true, false]);
  const { game, references, vocabulary } = first;
  expect(again.vocabulary).toBe(again.game!.vocabulary);
  expect(graphDifference([again.game, again.references], [game, references])).toBeUndefined();
  expect(vocabulary).toBe(game.vocabulary);
  const { game: readable, faulty } = again.readable()!;
  expect(graphDifference({ ...readable }, { ...first.readable()!.game })).toBeUndefined();
  expect(faulty).toEqual([]);
  expect(again.diagnostics).toEqual(first.diagnostics);
  expect(again.unused()).toEqual(first.unused());
  expect(again.diagnostics.map(({ message, help }) => [message, help])).toEqual(
    first.diagnostics.map(({ message, help }) => [message, help]),
  );
  expect(shown(again.game!)).toEqual(shown(game));
}

describe('a game that was kept is the one that was loaded', () => {
  it.each(exampleGames().map(([id]) => id))('%s', (id) => isTheSame(exampleFiles(id), id, []));
  for (const id of gamesThere()) {
    it(id, () => isTheSame(loadsOf(id).files, id, []));
    it(`${id} with each of its variants`, () => {
      const library = openLibrary(loadsOf(id).files);
      const variants = library.names.filter((name) => library.file(name)!.kind === 'variant');
      for (const variant of sampled(variants, 60)) isTheSame(library, id, [variant]);
    });
  }

  it('with what was found in it, and with words that nothing uses', () => {
    const files = filesWith({
      cards: '  - { kind: charm, id: lens, power: "when this is kept, gain a coin" }\n',
      replace: [
        [
          'throw: { do: toss a card in your hand }',
          'throw:\n            do: toss a card in your hand # on the heap',
        ],
      ],
    });
    isTheSame(files, 'quarry', []);
    const { diagnostics, unused, isNew } = load(files, 'quarry');
    expect(isNew).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toEqual(['yaml/hash-in-text', 'game/never-happens']);
    expect(unused().map(({ code }) => code)).toEqual(['game/unused']);
  });
});

describe('a load that is kept is taken only where nothing is different', () => {
  const others = [
    ['quarry/notes.scenario.yaml', 'scenario: none\ngame: quarry\n'],
    ['quarry/more.yaml', '- { kind: stone, id: slate, weight: 2 }\n'],
    ['quarry/lid.variant.yaml', 'variant: lid\nextends: quarry\n'],
  ] as const;
  const files = new Map([...filesWith({}), ...others]);
  const changed = (name: string, change: (text: string) => string) =>
    new Map([...files].map(([each, text]) => [each, each === name ? change(text) : text]));
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    expect(load(files, 'quarry').isNew).toBe(true);
    expect(load(files, 'quarry').isNew).toBe(false);
  });

  it('any character of a text that was looked at', () => {
    for (const name of ['quarry/game.yaml', 'quarry/more.yaml', 'quarry/lid.variant.yaml']) {
      const text = files.get(name)!;
      const step = Math.ceil(text.length / tries(60, 6));
      for (let at = 0; at < text.length; at += step) {
        const other = changed(name, (each) => `${each.slice(0, at)}~${each.slice(at + 1)}`);
        if (other.get(name) === text) continue;
        const { game, diagnostics, isNew } = load(other, 'quarry');
        const plain = loadGame(openLibrary(other), 'quarry');
        expect(isNew).toBe(true);
        expect(diagnostics).toEqual(plain.diagnostics);
        expect(game?.hash).toBe(plain.game?.hash);
      }
    }
    expect(
      load(
        changed('quarry/more.yaml', (text) => text.replace('2', '3')),
        'quarry',
      ).isNew,
    ).toBe(true);
  });

  it('a text that was not looked at may change', () => {
    const other = changed('quarry/notes.scenario.yaml', (text) => `${text}\n`);
    expect(load(other, 'quarry').isNew).toBe(false);
  });

  it('files that come, go or have other names', () => {
    const more = '- { kind: stone, id: marl, weight: 2 }\n';
    const { game, isNew } = load(new Map([...files, ['quarry/yet-more.yaml', more]]), 'quarry');
    expect([isNew, game!.cards.length]).toEqual([true, 3]);
    expect(load(new Map([...files].slice(0, -1)), 'quarry').isNew).toBe(true);
    expect(
      load(new Map([...files].filter(([name]) => name !== 'quarry/more.yaml')), 'quarry').game!.cards,
    ).toHaveLength(1);
  });

  it('variants on top', () => {
    expect(load(files, 'quarry', ['quarry/lid.variant.yaml']).isNew).toBe(true);
    expect(load(files, 'quarry').isNew).toBe(false);
  });

  it('another program', () => {
    expect(load(files, 'quarry', [], { ...store, program: 'another one' }).isNew).toBe(true);
  });

  it('a file that could be read by then', () => {
    const library = openLibrary(files);
    const without = (gone: boolean): Library => ({
      ...library,
      file: (name) => (gone && name === 'quarry/lid.variant.yaml' ? undefined : library.file(name)),
    });
    const only = (each: Library): boolean =>
      keptLoad(store, ['one file'], each, (traced) => {
        traced.file('quarry/lid.variant.yaml');
        return loadGame(openLibrary(filesWith({})), 'quarry');
      }).unused().length === 0;
    only(without(true));
    expect(readdirSync(store.folder)).toHaveLength(2);
    let loaded = 0;
    keptLoad(store, ['one file'], without(false), () => {
      loaded++;
      return loadGame(openLibrary(filesWith({})), 'quarry');
    });
    expect(loaded).toBe(1);
  });

  it('a game that is too large: nothing is kept', () => {
    const large = changed('quarry/game.yaml', (text) => `${text}\n# ${'-'.repeat(500_000)}\n`);
    for (let i = 0; i < 2; i++) expect(load(large, 'quarry').isNew).toBe(true);
  });

  it('errors: nothing is kept', () => {
    const wrong = changed('quarry/game.yaml', (text) => text.replace('toss a card', 'tos a card'));
    for (let i = 0; i < 2; i++) expect(load(wrong, 'quarry')).toMatchObject({ isNew: true, game: undefined });
    expect(load(new Map(), 'quarry').diagnostics[0].code).toBe('game/unknown-game');
  });
});

/** The only file that is kept. */
const kept = (): string => join(store.folder, readdirSync(store.folder)[0]);

describe('a file of the cache that is no use is no fault', () => {
  const files = filesWith({});
  const isLoadedAgain = (): void => {
    const { isNew, game, diagnostics } = load(files, 'quarry');
    expect([isNew, game?.id, diagnostics]).toEqual([true, 'quarry', []]);
  };
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    load(files, 'quarry');
  });

  it('with other bytes anywhere', () => {
    const path = kept();
    const whole = readFileSync(path);
    const step = Math.ceil(whole.length / tries(300, 30));
    for (let at = 0; at < whole.length; at += step) {
      const damaged = Buffer.from(whole);
      damaged[at] ^= 1 << (at % 8);
      writeFileSync(path, damaged);
      isLoadedAgain();
      expect(load(files, 'quarry').isNew).toBe(false);
    }
  });

  it('cut off, empty, longer, or something else altogether', () => {
    const path = kept();
    const whole = readFileSync(path);
    const ends = [0, 1, 31, 32, 33, 40, whole.length - 1].map((end) => whole.subarray(0, end));
    for (const other of [
      ...ends,
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.from('no such file'.repeat(90)),
    ]) {
      writeFileSync(path, other);
      isLoadedAgain();
    }
  });

  it('of another load under its name', () => {
    const path = kept();
    const other = filesWith({ rules: 'when a stone is tossed, the active player gains a coin' });
    load(other, 'quarry', [], { ...store, program: 'another one' });
    const foreign = readdirSync(store.folder)
      .map((name) => join(store.folder, name))
      .find((each) => each !== path)!;
    renameSync(foreign, path);
    isLoadedAgain();
  });

  it('a folder in its place, or none where files could be', () => {
    const path = kept();
    rmSync(path);
    mkdirSync(path);
    isLoadedAgain();
    rmSync(store.folder, { recursive: true });
    writeFileSync(store.folder, '');
    isLoadedAgain();
    rmSync(store.folder);
  });

  it('and the oldest are removed', () => {
    const path = kept();
    const large = Buffer.alloc(4e6);
    for (let i = 0; i < 30; i++) writeFileSync(join(store.folder, `${i}.bin`), large);
    utimesSync(path, 1, 1);
    load(files, 'quarry', [], { ...store, program: 'another one' });
    expect(readdirSync(store.folder)).toHaveLength(16);
    expect(load(files, 'quarry', [], { ...store, program: 'another one' }).isNew).toBe(false);
    isLoadedAgain();
  });
});

function at(value: string | undefined): string | undefined {
  if (value === undefined) delete process.env['CARDWRIGHT_CACHE'];
  else process.env['CARDWRIGHT_CACHE'] = value;
  return cacheFolder('games');
}

it('the cache is in a folder of the user, in another one, or off', () => {
  const before = process.env['CARDWRIGHT_CACHE'];
  try {
    expect(at('off')).toBeUndefined();
    expect(at(folder)).toBe(join(folder, 'games'));
    expect(at(undefined)).toMatch(/cardwright.*games$/);
    expect(at('')).toBe(at(undefined));
  } finally {
    at(before);
  }
});
