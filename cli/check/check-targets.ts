import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { collectFiles } from '../files/collect-files.ts';
import { gameOfExtra, nearFile } from '../files/with-option.ts';
import { findGame, gameNames, knownGames } from '../files/games-on-disk.ts';
import { packageFolder, shelves } from '../files/package-folder.ts';
import { packIn } from '../files/packs-on-disk.ts';
import { kindOfPath, pathName, yamlBelow, yamlOnShelves } from '../files/disk-library.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';

/**
 * The YAML files of paths: files themselves, and all in folders and below; a game may be named by its id.
 * Without paths the game or pack that the current folder is, or everything under its `cards`, `examples` and
 * `packs`, or else under those of the package. A word that is the id of a game and something in the current
 * folder is both, but with `pathsFirst` only the latter. Throws `Usage` for a path that leads nowhere and for
 * a folder without any.
 */
export function checkTargetsOf(cwd: string, paths: readonly string[], pathsFirst = false): string[] {
  if (paths.length === 0) return standardTargets(cwd);
  const found = paths.flatMap((path) => {
    const whole = resolve(cwd, path);
    const kind = kindOfPath(whole);
    const isPath = /[./\\]/.test(path);
    const games = kind && (isPath || pathsFirst) ? [] : knownGames(cwd);
    const game = games.find(({ id }) => id === path);
    const ofGame = game ? yamlBelow(dirname(game.path)) : [];
    if (!kind) {
      if (game) return ofGame;
      const ids = games.map(({ id }) => id);
      throw new Usage(
        isPath
          ? say('usage/there-is-no-file-or-folder', { folder: path })
          : say('usage/there-is-no-file-folder-or', { game: path }),
        nearFile(cwd, whole, ids),
      );
    }
    // A file that is called as the game and is no data is not meant.
    if (kind === 'file') return game ? [...ofGame, ...(isYaml(whole) ? [whole] : [])] : [whole];
    const below = [...yamlBelow(whole), ...ofGame];
    if (below.length === 0) throw new Usage(say('usage/there-are-no-yaml-files-in', { file: path }));
    return below;
  });
  return [...new Set(found)];
}

/** As `checkTargetsOf`; without paths, where a game is named or files are to be put on top, those of the games that are meant. */
export function targetsWith(
  cwd: string,
  paths: readonly string[],
  gameWord: string | undefined,
  extras: readonly string[],
): string[] {
  const isMeant = paths.length > 0 || (gameWord === undefined && extras.length === 0);
  if (isMeant || (extras.length === 0 && packIn(cwd))) return checkTargetsOf(cwd, paths);
  const games = knownGames(cwd);
  const given = gameWord === undefined ? undefined : findGame(cwd, gameWord);
  const { library } = collectFiles(cwd, extras);
  const ids = extras.map((path) =>
    gameOfExtra(library, library.file(pathName(cwd, path)), path, games, given),
  );
  const meant = new Set([
    ...(given ? [given.path] : []),
    ...games.filter(({ id }) => ids.includes(id)).map(({ path }) => path),
  ]);
  return [...meant].flatMap((path) => yamlBelow(dirname(path)));
}

/** The scenarios beside files, by their names: `night.scenario.yaml` beside `night.yaml`. */
export const scenariosBeside = (paths: readonly string[]): string[] =>
  paths
    .map((path) => path.replace(/\.(ya?ml)$/, '.scenario.$1'))
    .filter((path) => kindOfPath(path) === 'file');

function standardTargets(cwd: string): string[] {
  if (isGame(cwd) || packIn(cwd)) return yamlBelow(cwd);
  for (const root of [cwd, fileURLToPath(packageFolder)]) {
    const found = yamlOnShelves(root, [...shelves, 'packs']);
    if (found.length > 0) return found;
  }
  throw new Usage(say('usage/there-is-nothing-here-no-yaml'), say('usage/name-a-path'));
}

/** The folders in which a change may matter to a check of these paths: those of the paths, and all that hold games. */
export function foldersOf(cwd: string, paths: readonly string[]): string[] {
  const named = paths.map((path) => resolve(cwd, path)).filter((path) => kindOfPath(path));
  const own = named.map((path) => (kindOfPath(path) === 'file' ? dirname(path) : path));
  const found = new Set([
    ...own,
    ...(paths.length === 0 && isGame(cwd) ? [cwd] : shelves.map((shelf) => join(cwd, shelf))),
  ]);
  const inside = (path: string): boolean =>
    [...found].some((other) => other !== path && path.startsWith(`${other}${sep}`));
  return [...found].filter((path) => !inside(path));
}

const isGame = (folder: string): boolean => gameNames.some((name) => kindOfPath(join(folder, name)));
