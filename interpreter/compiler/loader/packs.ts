/** Packs: folders of cards and variants with a version, put on top together with what they need, in that order. */
import satisfies from 'semver/functions/satisfies.js';
import isVersion from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { checkShape, valueOf, type MapNode, type ScalarNode } from '../../../schemas/index.ts';
import { type DataFile, type Library, folderOf, isGame, isPack } from './library.ts';
import { complainAt, entries, textAt, type Sources } from './link-context.ts';

/** What a manifest says. */
export interface Pack {
  readonly id: string;
  readonly version: string;
  readonly file: DataFile;
  readonly root: MapNode;
  /** Ends in a slash. */
  readonly folder: string;
}

/** A pack that a game was loaded with. */
export interface PackName {
  readonly id: string;
  readonly version: string;
}

/** A file to be put on top, and the pack that it is of. */
interface TopFile {
  readonly name: string;
  readonly pack: Pack | undefined;
}

export interface OnTop {
  readonly files: readonly TopFile[];
  /** In the order in which they are put on top: what a pack needs stands before it. */
  readonly packs: readonly Pack[];
  /** By id of a pack: the ids of all that it needs, and of what those need. */
  readonly beneath: ReadonlyMap<string, ReadonlySet<string>>;
}

export const packNames = (packs: readonly Pack[]): PackName[] =>
  packs.map(({ id, version }) => ({ id, version }));

/**
 * The files that are put on top of a game: those that are named, and of packs, named by their manifests, all cards and
 * variants with everything that they need.
 */
export function unpack(
  s: Sources,
  library: Library,
  gameFile: string,
  game: string,
  given: readonly string[],
  own: (file: DataFile) => void,
): OnTop {
  // In whatever order files are named, the game is the same.
  const names = inFixedOrder(library, given);
  const named = names.filter(isPack);
  if (named.length === 0)
    return { files: names.map((name) => ({ name, pack: undefined })), packs: [], beneath: new Map() };
  const read = new Map<string, Pack | undefined>();
  const packAt = (name: string): Pack | undefined => {
    if (!read.has(name)) read.set(name, readPack(s, library, name, own));
    return read.get(name);
  };
  const base = library.names.find((name) => isPack(name) && folderOf(name) === folderOf(gameFile));
  const others = library.names.filter((name) => isPack(name) && name !== base && !named.includes(name));
  /** Those that were named come first, so that a copy elsewhere does not matter. */
  const byId = (id: string): Pack | undefined => {
    const file = [...named, ...others].find((name) => textAt(library.file(name)?.root, 'pack') === id);
    return file === undefined ? undefined : packAt(file);
  };
  const packs: Pack[] = [];
  const files: TopFile[] = [];
  const beneath = new Map<string, Set<string>>();

  const add = (pack: Pack, above: readonly Pack[]): void => {
    const loop = above.indexOf(pack);
    if (loop >= 0) {
      const ids = above.slice(loop).map(({ id }) => id);
      complainAt(s, 'pack/circular', valueOf(pack.root, 'requires') ?? pack.root, { packs: ids });
      return;
    }
    if (packs.includes(pack)) return;
    const needs = new Set<string>();
    for (const { key, value } of entries(valueOf(pack.root, 'requires'))) {
      if (value.kind !== 'scalar') continue;
      const range = rangeOf(s, value);
      const isBase = key.text === game;
      const found = isBase ? (base === undefined ? undefined : packAt(base)) : byId(key.text);
      if (!found && !isBase) {
        missing(s, library, pack, key, value);
        continue;
      }
      checkVersion(s, pack, key.text, value, range, found);
      if (!found || isBase) continue;
      add(found, [...above, pack]);
      needs.add(found.id);
      for (const each of beneath.get(found.id) ?? []) needs.add(each);
    }
    const twin = packs.find(({ id }) => id === pack.id);
    const id = valueOf(pack.root, 'pack');
    if (twin && id) {
      const place = { file: twin.file.name, span: valueOf(twin.root, 'pack')!.span };
      complainAt(
        s,
        'game/duplicate',
        id,
        { what: say('phrase/two-packs'), id: pack.id },
        { related: [{ place, message: say('phrase/the-first-stands-here') }] },
      );
      return;
    }
    beneath.set(pack.id, needs);
    packs.push(pack);
    const inside = filesIn(library, pack);
    if (inside.length === 0) complainAt(s, 'pack/empty', id ?? pack.root, { pack: pack.id });
    files.push(...inside.map((name) => ({ name, pack })));
  };

  for (const name of names) {
    const pack = isPack(name) ? packAt(name) : undefined;
    if (pack) {
      const wanted = valueOf(pack.root, 'extends');
      if (wanted?.kind === 'scalar' && wanted.text !== '' && wanted.text !== game)
        complainAt(s, 'game/other-game', wanted, { found: wanted.text, wanted: game });
      else add(pack, []);
    } else if (!isPack(name) || !library.file(name)) files.push({ name, pack: undefined });
  }
  // A file that is named beside its pack is put on top once.
  const seen = new Set<string>();
  return { files: files.filter(({ name }) => !seen.has(name) && seen.add(name)), packs, beneath };
}

/** Files by the ids of what they hold, those without by their names. */
function inFixedOrder(library: Library, names: readonly string[]): string[] {
  const keyOf = (name: string): string => {
    const root = library.file(name)?.root;
    return textAt(root, 'variant') ?? textAt(root, 'pack') ?? name;
  };
  return [...names].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

function readPack(
  s: Sources,
  library: Library,
  name: string,
  own: (file: DataFile) => void,
): Pack | undefined {
  const file = library.file(name);
  if (!file) return undefined;
  s.diagnostics.push(...file.diagnostics);
  if (file.root?.kind !== 'map') return undefined;
  own(file);
  s.diagnostics.push(...checkShape('pack', file.root, name));
  const id = textAt(file.root, 'pack');
  const version = valueOf(file.root, 'version');
  if (id === undefined || version?.kind !== 'scalar') return undefined;
  if (!isVersion(version.text)) complainAt(s, 'pack/version', version, { version: version.text });
  return { id, version: version.text, file, root: file.root, folder: folderOf(name) };
}

/** The cards and variants in a pack's folder and below, but for those of packs and games within. */
function filesIn(library: Library, { file, folder }: Pack): string[] {
  const within = library.names
    .filter((name) => name !== file.name && name.startsWith(folder) && (isPack(name) || isGame(name)))
    .map(folderOf)
    .filter((inner) => inner !== folder);
  return library.names.filter((name) => {
    if (!name.startsWith(folder) || name === file.name || within.some((inner) => name.startsWith(inner)))
      return false;
    const kind = library.file(name)?.kind;
    return kind === 'variant' || kind === 'cards';
  });
}

function rangeOf(s: Sources, node: ScalarNode): string | undefined {
  if (validRange(node.text) !== null) return node.text;
  return complainAt(s, 'pack/range', node, { range: node.text });
}

function missing(s: Sources, library: Library, { id }: Pack, key: ScalarNode, range: ScalarNode): void {
  const ids = library.names.filter(isPack).flatMap((name) => textAt(library.file(name)?.root, 'pack') ?? []);
  const near = nearest(
    key.text,
    ids.filter((each) => each !== id),
  );
  complainAt(s, 'pack/missing', key, { pack: key.text, range: range.text, by: id, near });
}

function checkVersion(
  s: Sources,
  { id }: Pack,
  wanted: string,
  node: ScalarNode,
  range: string | undefined,
  found: Pack | undefined,
): void {
  // What is no range or no version was complained about.
  if (range === undefined || (found && !isVersion(found.version))) return;
  if (found ? satisfies(found.version, range) : range.trim() === '*') return;
  const at = found && valueOf(found.root, 'version');
  const place = at && { file: found.file.name, span: at.span };
  complainAt(
    s,
    'pack/other-version',
    node,
    { pack: wanted, range, by: id, found: found?.version },
    place ? { related: [{ place, message: say('phrase/the-version-that-is-there') }] } : {},
  );
}

/** Sources of one file, for what is asked of packs without loading a game. */
const sourcesOf = (name: string): Sources => ({
  fileOf: () => name,
  from: (made) => made,
  diagnostics: [],
  references: [],
  texts: [],
  trees: [],
});

/** Names the files that are put on top of a game: of a pack all that it holds, and what it needs. Reports nothing. */
export function filesOnTop(library: Library, gameFile: string, given: readonly string[]): string[] {
  const game = textAt(library.file(gameFile)?.root, 'game') ?? '';
  const top = unpack(sourcesOf(gameFile), library, gameFile, game, given, () => undefined);
  return top.files.map(({ name }) => name);
}

/** A report of a manifest that nothing asked to be put on top: its shape and its versions. */
export function checkPack(library: Library, name: string): ReturnType<typeof report>[] {
  const s = sourcesOf(name);
  const pack = readPack(s, library, name, () => undefined);
  for (const { value } of entries(valueOf(pack?.root, 'requires')))
    if (value.kind === 'scalar') rangeOf(s, value);
  return s.diagnostics;
}
