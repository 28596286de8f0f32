/** Packs: folders of cards and variants with a version, and with what they need. */
import isVersion from 'semver/functions/valid.js';
import { checkShape, valueOf, type MapNode } from '../../../../schemas/index.ts';
import { folderOf, isGame, isPack, type DataFile, type Library } from '../library.ts';
import { reportAtNode, textAt, type Sources } from '../link-context.ts';

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

export const packNames = (packs: readonly Pack[]): PackName[] =>
  packs.map(({ id, version }) => ({ id, version }));

/** Is notified of a file before it is used. */
export type Owned = (file: DataFile) => void;

/** The pack of a manifest; none where it lacks an id or a version. */
export function readPack(s: Sources, library: Library, name: string, own: Owned): Pack | undefined {
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
export function filesIn(library: Library, { file, folder }: Pack): string[] {
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
