import { nameIn } from '../../../dsl/nlg/index.ts';
import { differencesOf } from '../../../interpreter/reports/difference/index.ts';
import { namesOf } from '../../../interpreter/compiler/declare/declared-names.ts';
import { valueOf, type MapNode } from '../../../schemas/index.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { DataFile, Library } from '../../../interpreter/compiler/linker/load-game.ts';
import { extended } from '../../../interpreter/compiler/loader/library.ts';
import { resolve } from 'node:path';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { differencesText } from '../../../interpreter/reports/difference/difference-page.ts';
import { record } from '../../difference/recording.ts';
import { collectFiles } from '../../files/collect-files.ts';
import { extrasOf, gameOfExtra } from '../../files/with-option.ts';
import { findGame, knownGames, loadFromDisk } from '../../files/games-on-disk.ts';
import { pathName } from '../../files/disk-library.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { printFindings } from '../../format-option.ts';
import { statusIn } from '../../status-lines.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';

export default {
  spec: {
    takes: '<variant> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      lang: { ...languageOption, about: 'help/the-language-of-names-and-texts' },
      format: { takes: 'FORMAT', about: 'help/how-to-print-it-standard-text', among: ['text', 'json'] },
      game: { takes: 'GAME', about: 'help/the-game-of-cards-that-lie' },
      record: { about: 'help/note-in-the-variants-under-was' },
    },
    about: 'help/several-files-are-put-on-top',
    examples: [
      'cardwright diff my-variant.yaml',
      'cardwright diff my-variant.yaml another.yaml --lang de',
      'cardwright diff my-variant.yaml --record',
    ],
  },
  run(given, io) {
    const paths = extrasOf(io.cwd, given.words);
    const games = knownGames(io.cwd);
    const named = given.one('game') === undefined ? undefined : findGame(io.cwd, given.one('game')!);
    const collected = collectFiles(io.cwd, paths);
    const { library } = collected;
    const files = paths.map((path) => library.file(pathName(io.cwd, path)));
    const ids = new Set(paths.flatMap((path, i) => gameOfExtra(library, files[i], path, games, named) ?? []));
    if (ids.size !== 1)
      throw new Usage(
        ids.size === 0 ? say('usage/it-cannot-be-told-of-which') : say('usage/these-are-for-several-games'),
        say('usage/name-files-of-one-game-or', { file: '--game' }),
      );
    const game = named ?? findGame(io.cwd, [...ids][0]);
    // What a variant extends is what it is compared with.
    const beneath = extendedBy(library, files);
    const base = loadFromDisk(
      io.cwd,
      game,
      beneath.map(({ name }) => resolve(io.cwd, name)),
    );
    const changed = loadFromDisk(io.cwd, game, paths);
    if (given.has('record') && base.game) {
      const withPacks = (packs: readonly string[]) => loadFromDisk(io.cwd, game, packs).game;
      for (const [said, file] of record(io.cwd, paths, collected, withPacks))
        io.out(`${statusIn(given, io)(said, { file })}\n`);
      return Promise.resolve(0);
    }
    printFindings(
      changed.diagnostics.filter(({ severity }) => severity !== 'hint' || !changed.game),
      changed.collected.texts,
      io,
      given,
    );
    if (!base.game || !changed.game) return Promise.resolve(1);
    const language = givenLanguage(given);
    const found = differencesOf(base.game, changed.game, language);
    if (given.one('format') === 'json') io.out(jsonText(found));
    else {
      const titleOfFile = (file: DataFile | undefined, word: string): string =>
        titleOf(file?.root as MapNode | undefined, word, language);
      const titles = files.map((file, i) => titleOfFile(file, given.words[i]));
      const under = beneath.map((file) => titleOfFile(file, file.name));
      const name = under.length > 0 ? under.join(' + ') : nameIn(base.game, language);
      io.out(differencesText(found, titles, name, language));
    }
    return Promise.resolve(0);
  },
} satisfies Command;

/** The files that files extend directly and that are not among them. */
function extendedBy(library: Library, files: readonly (DataFile | undefined)[]): DataFile[] {
  const found = files.flatMap((file) => (file && extended(library, file)) ?? []);
  return [...new Set(found)].filter((file) => !files.includes(file));
}

/** The name of a variant or a pack; that of the file where it is none. */
function titleOf(
  root: MapNode | undefined,
  file: string,
  language: ReturnType<typeof givenLanguage>,
): string {
  return (valueOf(root, 'variant') ?? valueOf(root, 'pack')) && valueOf(root, 'name')
    ? nameIn({ id: file, names: namesOf(root, file) }, language)
    : file;
}
