/**
 * Which files are checked how: a game with all its cards; a file of cards in its game or on top of one; a variant on
 * the game that it extends; a scenario beside its game. One plan for all paths of a run.
 */
import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { nearest } from '../../dsl/near.ts';
import { report } from '../../dsl/report.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import type { DataFile } from '../../interpreter/link/index.ts';
import { collect, type Collected } from '../files/collect.ts';
import { findGame, gameAbove, isGameFile, knownGames, type GameFile } from '../files/games.ts';
import { nameOf, yamlBelow } from '../files/shelf.ts';

/** A game to be loaded with files on top. */
export interface Job {
  readonly game: string;
  readonly extras: readonly string[];
}

export interface Plan {
  readonly collected: Collected;
  readonly jobs: readonly Job[];
  /** Scenario files, each with its game where that could be found. */
  readonly scenarios: readonly { readonly file: DataFile; readonly game: string | undefined }[];
  /** Names of all files that are looked at. */
  readonly files: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' ? node.text : undefined;

/** Plans the check of files. `gameWord` names the game of files that belong to none; `extras` are put on top of every game. */
export function planOf(
  cwd: string,
  paths: readonly string[],
  gameWord: string | undefined,
  extras: readonly string[],
): Plan {
  const games = knownGames(cwd);
  const given = gameWord === undefined ? undefined : findGame(cwd, gameWord);
  const homes = new Map(paths.map((path) => [path, homeOf(path, games, given)]));
  const top = extras.map((each) => resolve(cwd, each));
  const gameFiles = new Set([...homes.values()].flatMap((home) => home?.path ?? []));
  for (const { path } of games) gameFiles.add(path);
  // The files of games nobody asked for are listed so that variants find their base; reading is lazy beyond that.
  const all = [...paths, ...top, ...[...gameFiles].flatMap((file) => [file, ...yamlBelow(dirname(file))])];
  const collected = collect(cwd, all);
  const jobs: Job[] = [];
  const scenarios: { file: DataFile; game: string | undefined }[] = [];
  const files = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const asked = new Set([...paths, ...top].map((path) => nameOf(cwd, path)));
  diagnostics.push(...collected.unreadable.filter(({ place }) => asked.has(place.file)));
  const topNames = top.map((path) => nameOf(cwd, path));
  const idsOf = new Map(games.map((game) => [game.id, nameOf(cwd, game.path)]));

  for (const path of paths) {
    const name = nameOf(cwd, path);
    files.add(name);
    const file = collected.library.file(name);
    if (!file) continue;
    const home = homes.get(path);
    const homeName = home && nameOf(cwd, home.path);
    if (file.kind === 'scenario') {
      const id = textOf(valueOf(file.root, 'game'));
      scenarios.push({ file, game: (id === undefined ? undefined : idsOf.get(id)) ?? homeName });
      continue;
    }
    const job = jobFor(file, path, homeName, (id) => idsOf.get(id));
    if (job)
      jobs.push({
        game: job.game,
        extras: [...job.extras, ...topNames.filter((each) => !job.extras.includes(each))],
      });
    else if (file.root) diagnostics.push(...homeless(file, games));
    else diagnostics.push(...file.diagnostics);
  }
  for (const name of topNames) files.add(name);
  return { collected, jobs: distinct(jobs), scenarios, files, diagnostics };
}

function jobFor(
  file: DataFile,
  path: string,
  home: string | undefined,
  gameNamed: (id: string) => string | undefined,
): Job | undefined {
  switch (file.kind) {
    case 'game':
      // A file that says `game:` but has another name than the game's own belongs to nobody.
      return isGameFile(path) ? { game: file.name, extras: [] } : undefined;
    case 'clauses':
      return home === undefined ? undefined : { game: home, extras: [] };
    case 'variant': {
      const base = textOf(valueOf(file.root, 'extends'));
      const game = (base === undefined ? undefined : gameNamed(base)) ?? home;
      return game === undefined ? undefined : { game, extras: [file.name] };
    }
    case 'cards': {
      if (home === undefined) return undefined;
      const inside = file.name.startsWith(home.slice(0, home.lastIndexOf('/') + 1));
      return { game: home, extras: inside ? [] : [file.name] };
    }
    default:
      return undefined;
  }
}

/** The game of a file: the one around it, the one that was named, or the one whose id a folder above it bears. */
function homeOf(path: string, games: readonly GameFile[], given: GameFile | undefined): GameFile | undefined {
  const above = isGameFile(path) ? path : gameAbove(path);
  if (above) return games.find((game) => game.path === above) ?? { id: above, path: above };
  if (given) return given;
  const folders = dirname(path).split(/[/\\]/).reverse();
  return folders.flatMap((folder) => games.find((game) => game.id === folder) ?? [])[0];
}

function homeless(file: DataFile, games: readonly GameFile[]): Diagnostic[] {
  const place = { file: file.name, span: { start: 0, end: 0 } };
  if (file.kind === 'cards')
    return [...file.diagnostics, report('game/which', place, { known: games.map((game) => game.id) })];
  if (file.kind === 'variant') {
    const base = valueOf(file.root, 'extends');
    const wanted = textOf(base) ?? '';
    const near = nearest(
      wanted,
      games.map((game) => game.id),
    );
    const at = base ? { file: file.name, span: base.span } : place;
    return [...file.diagnostics, report('game/unknown-game', at, { game: wanted, near })];
  }
  return [...file.diagnostics, report('game/nothing-to-add', place, { file: file.name })];
}

function distinct(jobs: readonly Job[]): Job[] {
  const seen = new Set<string>();
  return jobs.filter((job) => {
    const key = [job.game, ...job.extras].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
