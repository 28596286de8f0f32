import { isScenario } from '../../interpreter/compiler/loader/library.ts';
import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { valueOf } from '../../schemas/index.ts';
import { gameExtended } from '../../interpreter/compiler/linker/load-game.ts';
import type { DataFile, Library } from '../../interpreter/compiler/linker/load-game.ts';
import type { OptionSpec } from '../command.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { gameAbove, type GameFile } from './games-on-disk.ts';
import { knownPacks, packIn } from './packs-on-disk.ts';
import { kindOfPath, pathName, yamlIn } from './disk-library.ts';
import { say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../../dsl/diagnostics/suggestion-phrases.ts';

/** What is put on top of a game: variants and files of cards, any number of them. */
export const withOption: OptionSpec = {
  takes: 'FILE',
  about: 'help/a-variant-a-file-of-cards',
  many: true,
};

const isExtra = (path: string): boolean =>
  !isScenario(path) && !/(^|[/\\])(game|clauses|pack)\.ya?ml$/.test(path);

/**
 * The files that `--with` names, by their whole paths, each once: files themselves, all variants and cards in a folder
 * (not below it), several with commas between them; a pack by its folder, its manifest or its id. Throws `Usage` for what is not there.
 */
export function extrasOf(cwd: string, words: readonly string[]): string[] {
  const found = words.flatMap((word) => {
    const parts = kindOfPath(resolve(cwd, word)) ? [word] : word.split(',').map((part) => part.trim());
    return parts.flatMap((part) => filesOf(cwd, part));
  });
  return [...new Set(found)];
}

function filesOf(cwd: string, word: string): string[] {
  const path = resolve(cwd, word);
  const kind = kindOfPath(path);
  const known = kind ? undefined : knownPacks(cwd).find(({ id }) => id === word);
  if (known) return [known.path];
  if (!kind) throw new Usage(say('usage/there-is-no-file', { file: word }), nearFile(cwd, path));
  if (kind === 'file') return [path];
  const pack = packIn(path);
  if (pack) return [pack];
  const files = yamlIn(path).filter(isExtra);
  if (files.length === 0) throw new Usage(say('usage/there-are-no-variants-and-no', { word }));
  return files;
}

/** The file or folder beside a path that is not there which may have been meant. */
export function nearFile(cwd: string, whole: string, more: readonly string[] = []): Phrase | undefined {
  const folder = dirname(whole);
  const others = kindOfPath(folder) === 'folder' ? readdirSync(folder) : [];
  const near = nearest(
    basename(whole),
    [...others.filter((name) => name !== basename(whole)), ...more],
    1,
  )[0];
  if (near === undefined) return undefined;
  return suggestionPhrase(others.includes(near) ? pathName(cwd, join(folder, near)) : near);
}

/** The game of a file: the one around it, the one that was named, or the one whose id a folder above it bears. */
export function homeOf(
  path: string,
  games: readonly GameFile[],
  given: GameFile | undefined,
): GameFile | undefined {
  const above = gameAbove(path);
  if (above) return games.find((game) => game.path === above) ?? { id: above, path: above };
  if (given) return given;
  const folders = dirname(path).split(/[/\\]/).reverse();
  return folders.flatMap((folder) => games.find((game) => game.id === folder) ?? [])[0];
}

/**
 * The id of the game that a file on top is for. A variant and a pack name it, perhaps by what they extend;
 * the folder of cards gives it.
 */
export function gameOfExtra(
  library: Library,
  file: DataFile | undefined,
  path: string,
  games: readonly GameFile[],
  given: GameFile | undefined,
): string | undefined {
  const said =
    file?.kind === 'variant' || file?.kind === 'pack' ? gameExtended(library, file).game : undefined;
  return said !== undefined && said !== '' ? said : homeOf(path, games, given)?.id;
}

/** The games that have the kind of the first card of a file, for who is to say which one is meant; all where none has. */
export function gamesWithKind(
  library: Library,
  file: DataFile,
  games: readonly (GameFile & { name: string })[],
): string[] {
  const card = file.root?.kind === 'list' ? file.root.items[0] : file.root;
  const kind = valueOf(card, 'kind');
  const has = ({ name }: { name: string }): boolean =>
    kind?.kind === 'scalar' && valueOf(valueOf(library.file(name)?.root, 'kinds'), kind.text) !== undefined;
  const fitting = games.filter(has);
  return (fitting.length > 0 ? fitting : games).map(({ id }) => id);
}
