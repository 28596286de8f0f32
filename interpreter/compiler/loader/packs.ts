/** Packs: folders of cards and variants with a version, put on top together with what they need, in that order. */
import satisfies from 'semver/functions/satisfies.js';
import isVersion from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { checkShape, valueOf, type MapNode, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { basesIn, extended, folderOf, gameFileOf, isGame, isPack } from './library.ts';
import type { DataFile, Library } from './library.ts';
import { reportAtNode, entries, textAt, textOf, type Sources } from './link-context.ts';

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
  /** Whether what it extends is the game that is loaded, or is put on top before it. */
  readonly fits: boolean;
  /** The layers that it is of, and those beneath them: see `layerOf`. */
  readonly layers: readonly string[];
  readonly above: ReadonlySet<string>;
}

export interface OnTop {
  readonly files: readonly TopFile[];
  /** In the order in which they are put on top: what a pack needs stands before it. */
  readonly packs: readonly Pack[];
}

export const packNames = (packs: readonly Pack[]): PackName[] =>
  packs.map(({ id, version }) => ({ id, version }));

/** What others call a pack or a variant that they extend or need. */
const layerOf = (kind: 'pack' | 'variant', id: string): string => `${kind}/${id}`;

/** A manifest or a variant on the way to what it extends or needs, with what the message of a circle calls it. */
interface Step {
  readonly file: DataFile;
  readonly id: string;
}

/**
 * The files that are put on top of a game: those that are named, and of packs, named by their manifests, all cards and
 * variants. What a variant or a pack extends, and what a pack needs, is put on top before it.
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
  /** By name of a manifest or a variant: the layers beneath it, once it is put on top. */
  const beneath = new Map<string, ReadonlySet<string>>();

  /** Puts on top what a file extends: the layers beneath it, or none where that is neither the game nor anything that is there. */
  const addBase = (file: DataFile, above: readonly Step[], own?: Pack): ReadonlySet<string> | undefined => {
    const said = valueOf(file.root, 'extends');
    if (said?.kind !== 'scalar' || said.text === '' || said.text === game) return new Set();
    const found = extended(library, file);
    if (!found) return undefined;
    const around = packOf(library, found, base);
    // A variant of another pack comes with all of that.
    const isInside = around !== undefined && file.name.startsWith(folderOf(around));
    const pack = around === undefined || isInside ? undefined : packAt(around);
    const under = new Set(addPack(pack, above, said));
    if (pack) under.add(layerOf('pack', pack.id));
    if (found.kind === 'variant') {
      for (const each of addVariant(found, above, said, isInside ? own : pack)) under.add(each);
      under.add(layerOf('variant', textAt(found.root, 'variant') ?? found.name));
    }
    return under;
  };

  const complainOfCircle = (file: DataFile, above: readonly Step[], at: Node): boolean => {
    const loop = above.findIndex((step) => step.file === file);
    if (loop >= 0) reportAtNode(s, 'pack/circular', at, { packs: above.slice(loop).map(({ id }) => id) });
    return loop >= 0;
  };

  /** Puts a variant on top, behind what it extends; gives the layers beneath it. */
  const addVariant = (
    file: DataFile,
    above: readonly Step[],
    at: Node | undefined,
    pack?: Pack,
  ): ReadonlySet<string> => {
    if (at && complainOfCircle(file, above, at)) return new Set();
    const known = beneath.get(file.name);
    if (known) return known;
    if (file.root) own(file);
    const id = textAt(file.root, 'variant') ?? file.name;
    const under = addBase(file, [...above, { file, id }], pack);
    const all = new Set([...(under ?? []), ...((pack && beneath.get(pack.file.name)) ?? [])]);
    beneath.set(file.name, all);
    const layers = [layerOf('variant', id), ...(pack ? [layerOf('pack', pack.id)] : [])];
    files.push({ name: file.name, pack, fits: under !== undefined, layers, above: all });
    return all;
  };

  /** Puts a pack on top, behind what it extends and needs; gives the layers beneath it. */
  const addPack = (
    pack: Pack | undefined,
    above: readonly Step[],
    at: Node | undefined,
  ): ReadonlySet<string> => {
    if (!pack) return new Set();
    if (at && complainOfCircle(pack.file, above, at)) return new Set();
    const known = beneath.get(pack.file.name);
    if (known) return known;
    const step = { file: pack.file, id: pack.id };
    const extendedLayers = addBase(pack.file, [...above, step]);
    if (!extendedLayers) {
      const wanted = valueOf(pack.root, 'extends');
      if (wanted) reportUnknownBase(s, library, wanted, game);
      return new Set();
    }
    const needs = new Set(extendedLayers);
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
      for (const each of addPack(found, [...above, step], valueOf(pack.root, 'requires'))) needs.add(each);
      needs.add(layerOf('pack', found.id));
    }
    const twin = packs.find(({ id }) => id === pack.id);
    const id = valueOf(pack.root, 'pack');
    if (twin && id) {
      const place = { file: twin.file.name, span: valueOf(twin.root, 'pack')!.span };
      reportAtNode(
        s,
        'game/duplicate',
        id,
        { what: say('phrase/two-packs'), id: pack.id },
        { related: [{ place, message: say('phrase/the-first-stands-here') }] },
      );
      return new Set();
    }
    beneath.set(pack.file.name, needs);
    packs.push(pack);
    const inside = filesIn(library, pack);
    if (inside.length === 0) reportAtNode(s, 'pack/empty', id ?? pack.root, { pack: pack.id });
    for (const name of inside) {
      const file = library.file(name)!;
      if (file.kind === 'variant') addVariant(file, [...above, step], undefined, pack);
      else files.push({ name, pack, fits: true, layers: [layerOf('pack', pack.id)], above: needs });
    }
    return needs;
  };

  for (const name of names) {
    const file = library.file(name);
    if (file && isPack(name)) addPack(packAt(name), [], undefined);
    else if (file?.kind === 'variant') addVariant(file, [], undefined);
    else files.push({ name, pack: undefined, fits: true, layers: [], above: new Set() });
  }
  // A file that is named beside its pack is put on top once.
  const seen = new Set<string>();
  return { files: files.filter(({ name }) => !seen.has(name) && seen.add(name)), packs };
}

/** The manifest of the pack that a file lies in; that of the game itself is none. */
function packOf(library: Library, { name }: DataFile, ofGame: string | undefined): string | undefined {
  const around = library.names.filter((each) => isPack(each) && name.startsWith(folderOf(each)));
  const nearest = around.sort((a, b) => b.length - a.length)[0];
  return nearest === ofGame ? undefined : nearest;
}

/** Complains of an `extends` that leads to another game, or to nothing. */
export function reportUnknownBase(s: Sources, library: Library, at: Node, wanted: string): undefined {
  const found = textOf(at);
  if (found === undefined || found === '') return undefined;
  if (gameFileOf(library, found) !== undefined)
    return reportAtNode(s, 'game/other-game', at, { found, wanted });
  return reportAtNode(s, 'pack/no-base', at, { base: found, near: nearest(found, basesIn(library)) });
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
  if (!isVersion(version.text)) reportAtNode(s, 'pack/version', version, { version: version.text });
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
  return reportAtNode(s, 'pack/range', node, { range: node.text });
}

function missing(s: Sources, library: Library, { id }: Pack, key: ScalarNode, range: ScalarNode): void {
  const ids = library.names.filter(isPack).flatMap((name) => textAt(library.file(name)?.root, 'pack') ?? []);
  const near = nearest(
    key.text,
    ids.filter((each) => each !== id),
  );
  reportAtNode(s, 'pack/missing', key, { pack: key.text, range: range.text, by: id, near });
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
  reportAtNode(
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
