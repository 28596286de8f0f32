/**
 * Which files are checked how: a game with all its cards; a file of cards in its game or on top of one; a variant on
 * the game that it extends; a scenario beside its game. One plan for all paths of a run.
 */
import { dirname } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { textAt, textOf } from '../../interpreter/compiler/loader/link-context.ts';
import { checkShape, valueOf } from '../../schemas/index.ts';
import { gameExtended, type DataFile } from '../../interpreter/compiler/linker/load-game.ts';
import { basesIn, idToExtend } from '../../interpreter/compiler/loader/library.ts';
import { withOfScenarios } from '../files/with-of-scenarios.ts';
import { collectFiles, type CollectedFiles } from '../files/collect-files.ts';
import { gameOfExtra, gamesWithKind, homeOf } from '../files/with-option.ts';
import { findGame, isGameFile, gamesBeside, knownGames, type GameFile } from '../files/games-on-disk.ts';
import { packAbove } from '../files/packs-on-disk.ts';
import { foldersOutside } from '../files/pack-links.ts';
import { pathName, yamlBelow } from '../files/disk-library.ts';

/** A game to be loaded with files on top. */
interface Job {
  readonly game: string;
  readonly extras: readonly string[];
  /** A variant of the game's own folder: it is checked by itself, and not together with what is put on top. */
  readonly alone?: true;
}

/** A file of scenarios. */
interface PlannedScenarios {
  readonly file: DataFile;
  readonly game: string | undefined;
  /** It is in the folder of its game, and refers to the game as it is. */
  readonly ofGame: boolean;
}

export interface Plan {
  readonly collected: CollectedFiles;
  readonly jobs: readonly Job[];
  /** Scenario files, each with its game where that could be found. */
  readonly scenarios: readonly PlannedScenarios[];
  /** Names of all files that are looked at. */
  readonly files: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  /** What is put on top of a game, by its id. */
  readonly onTop: (game: string) => readonly string[];
}

/**
 * Plans the check of files. `gameWord` names the game of files that belong to none, else it is the only game among them; `extras`, by their whole paths, are
 * put on top of the games that they are for.
 */
export function planOf(
  cwd: string,
  paths: readonly string[],
  gameWord: string | undefined,
  extras: readonly string[],
): Plan {
  const known = knownGames(cwd);
  const games = [...known, ...gamesBeside(paths, known)];
  const given = gameWord === undefined ? onlyGameOf(paths, games) : findGame(cwd, gameWord);
  const homes = new Map(paths.map((path) => [path, homeOf(path, games, given)]));
  const gameFiles = new Set([...homes.values()].flatMap((home) => home?.path ?? []));
  for (const { path } of games) gameFiles.add(path);
  // The files of games nobody asked for are listed so that variants find their base; reading is lazy beyond that.
  const packs = new Map(paths.map((path) => [path, packAbove(path)]));
  const manifests = [...packs.values()].flatMap((pack) => pack ?? []);
  const all = [
    ...paths,
    ...withOfScenarios(cwd, paths),
    ...extras,
    ...manifests,
    ...[...gameFiles].flatMap((file) => [file, ...yamlBelow(dirname(file))]),
  ];
  const collected = collectFiles(cwd, all);
  const jobs: Job[] = [];
  const scenarios: PlannedScenarios[] = [];
  const files = new Set<string>();
  const reported = new Set<DataFile>();
  const diagnostics: Diagnostic[] = [];
  const links = manifests.flatMap((path) => foldersOutside(dirname(path))).map((path) => pathName(cwd, path));
  for (const name of links) files.add(name);
  const asked = new Set([...[...paths, ...extras].map((path) => pathName(cwd, path)), ...links]);
  diagnostics.push(...collected.unreadable.filter(({ place }) => asked.has(place.file)));
  const named = games.map((game) => ({ ...game, name: pathName(cwd, game.path) }));
  const fileOf = new Map(named.map(({ id, name }) => [id, name]));

  for (const path of paths) {
    const name = pathName(cwd, path);
    files.add(name);
    const file = collected.library.file(name);
    if (!file) continue;
    const home = homes.get(path);
    const homeName = home && pathName(cwd, home.path);
    if (file.kind === 'scenario') {
      const id = textAt(file.root, 'game');
      const game = (id === undefined ? undefined : fileOf.get(id)) ?? homeName;
      scenarios.push({ file, game, ofGame: game !== undefined && isBeside(game, file) });
      continue;
    }
    const pack = packs.get(path);
    const own = pack === undefined ? undefined : collected.library.file(pathName(cwd, pack));
    const base = baseGame(collected, own ?? file) ?? baseGame(collected, file);
    const game = (base === undefined ? undefined : fileOf.get(base)) ?? homeName;
    const job = own
      ? game === undefined
        ? undefined
        : { game, extras: [own.name] }
      : jobFor(file, path, homeName, game);
    // All files of a pack that is for no game are without one: that is reported once, at the pack.
    const lost = own && valueOf(own.root, 'extends') ? own : file;
    if (job) jobs.push(job);
    else if (lost !== file || !file.root) diagnostics.push(...file.diagnostics);
    if (job || !lost.root || reported.has(lost)) continue;
    reported.add(lost);
    diagnostics.push(...homeless(collected, lost, named));
  }
  const top = extras.flatMap((path) => {
    const file = collected.library.file(pathName(cwd, path));
    return file ? [{ file, game: gameOfExtra(collected.library, file, path, games, given) }] : [];
  });
  const idOf = new Map(named.map(({ id, name }) => [name, id]));
  const there = new Set([...jobs, ...scenarios].flatMap(({ game }) => idOf.get(game ?? '') ?? game ?? []));
  const only = there.size === 1 ? [...there][0] : undefined;
  const placed = top.flatMap(({ file, game = only }) => {
    files.add(file.name);
    const start = { file: file.name, span: { start: 0, end: 0 } };
    if (game === undefined) {
      const known = gamesWithKind(collected.library, file, named);
      diagnostics.push(...file.diagnostics, report('game/which', start, { known }));
      return [];
    }
    if (!fileOf.has(game) && file.kind !== 'cards') {
      diagnostics.push(...homeless(collected, file, named));
      return [];
    }
    if (there.size > 0 && !there.has(game)) {
      const wanted = [...there].join('`, `');
      const at = valueOf(file.root, 'extends')?.span ?? start.span;
      diagnostics.push(
        ...file.diagnostics,
        report('game/other-game', { ...start, span: at }, { found: game, wanted }),
      );
      return [];
    }
    // What is asked for on top is checked, also where only scenarios are.
    jobs.push({ game: fileOf.get(game) ?? game, extras: [] });
    return [{ name: file.name, game }];
  });
  const onTop = (game: string): string[] => placed.flatMap((each) => (each.game === game ? [each.name] : []));
  const whole = jobs.map(({ game, extras: own, alone }) => ({
    game,
    extras: alone ? own : [...new Set([...own, ...onTop(idOf.get(game) ?? game)])],
  }));
  return { collected, jobs: distinct(whole), scenarios, files, diagnostics, onTop };
}

/** The only game among files: cards beside it that are in no folder of a game are for it. */
function onlyGameOf(paths: readonly string[], games: readonly GameFile[]): GameFile | undefined {
  const asked = new Set(paths);
  const there = games.filter(({ path }) => asked.has(path));
  return there.length === 1 ? there[0] : undefined;
}

/** The id of the game that a variant or a pack is for. */
const baseGame = ({ library }: CollectedFiles, file: DataFile): string | undefined =>
  file.kind === 'variant' || file.kind === 'pack' ? gameExtended(library, file).game : undefined;

/** `game` is the game of a variant. */
function jobFor(
  file: DataFile,
  path: string,
  home: string | undefined,
  game: string | undefined,
): Job | undefined {
  switch (file.kind) {
    case 'game':
      // A file that says `game:` but has another name than the game's own belongs to nobody.
      return isGameFile(path) ? { game: file.name, extras: [] } : undefined;
    case 'clauses':
    case 'pack':
      return home === undefined ? undefined : { game: home, extras: [] };
    case 'variant': {
      if (game === undefined) return undefined;
      return { game, extras: [file.name], ...(home && isBeside(home, file) ? { alone: true } : {}) };
    }
    case 'cards': {
      if (home === undefined) return undefined;
      return { game: home, extras: isBeside(home, file) ? [] : [file.name] };
    }
    default:
      return undefined;
  }
}

/** Whether a file is in the folder of a game file, or below it. */
const isBeside = (home: string, file: DataFile): boolean =>
  file.name.startsWith(home.slice(0, home.lastIndexOf('/') + 1));

function homeless(
  { library }: CollectedFiles,
  file: DataFile,
  games: readonly (GameFile & { name: string })[],
): Diagnostic[] {
  const place = { file: file.name, span: { start: 0, end: 0 } };
  const isPack = file.kind === 'pack' && !valueOf(file.root, 'extends');
  if (file.kind === 'cards' || isPack)
    return [...file.diagnostics, report('game/which', place, { known: gamesWithKind(library, file, games) })];
  if (file.kind === 'variant' || file.kind === 'pack') {
    const base = valueOf(file.root, 'extends');
    const wanted = textOf(base);
    // Without a game, that is reported, and perhaps the key that is there instead.
    if (!base || !wanted) return [...file.diagnostics, ...checkShape(file.kind, file.root!, file.name)];
    const { game: missing, through } = gameExtended(library, file);
    const at = { file: file.name, span: base.span };
    if (missing === undefined) {
      const ids = [file, ...through].flatMap((each) => idToExtend(each) ?? []);
      return [...file.diagnostics, report('pack/circular', at, { packs: ids })];
    }
    // Of several that extend each other, the one that leads nowhere is wrong.
    const last = through.at(-1) ?? file;
    const near = nearest(missing, basesIn(library));
    const wrong = { file: last.name, span: valueOf(last.root, 'extends')!.span };
    return [...file.diagnostics, report('pack/no-base', wrong, { base: missing, near })];
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
