import { folderOf, isPack, type DataFile, type Library } from '../library.ts';
import type { Sources } from '../link-context.ts';
import { idOfPack, versionsWanted } from './pack-versions.ts';
import { readPack, type Owned, type Pack } from './pack-manifest.ts';

export type KnownPacks = ReturnType<typeof packsFor>;

/**
 * The packs of a library, each read when it is first asked for. Of several versions of one pack the one is used that is
 * named, or else the highest that all who need it would take.
 */
export function packsFor(
  s: Sources,
  library: Library,
  gameFile: string,
  named: readonly string[],
  own: Owned,
) {
  const all = library.names.filter(isPack);
  const ofGame = all.find((name) => folderOf(name) === folderOf(gameFile));
  const around = ({ name }: Pick<DataFile, 'name'>): string | undefined => {
    const found = all.filter((each) => name.startsWith(folderOf(each)));
    const nearest = found.toSorted((a, b) => b.length - a.length)[0];
    return nearest === ofGame ? undefined : nearest;
  };
  const begin = named.flatMap((name) => (isPack(name) ? name : (around({ name }) ?? [])));
  const names = [...named.filter(isPack), ...all.filter((name) => name !== ofGame)];
  let wanted: ReadonlyMap<string, string> | undefined;
  const used = (id: string): string | undefined =>
    (wanted ??= versionsWanted(library, names, named, begin)).get(id);
  const read = new Map<string, Pack | undefined>();
  const at = (name: string | undefined): Pack | undefined => {
    if (name === undefined) return undefined;
    if (!read.has(name)) read.set(name, readPack(s, library, name, own));
    return read.get(name);
  };
  return {
    /** The pack of a manifest. */
    at,
    byId: (id: string) => at(used(id)),
    /** The game itself as a pack. */
    ofGame: () => at(ofGame),
    /** The manifest of the pack that a file is in; that of the game itself is none. */
    around,
    /** Whether a file is in another version of its pack than the one that is used. */
    isOtherVersion(file: DataFile): boolean {
      const name = around(file);
      const id = name === undefined ? undefined : idOfPack(library, name);
      return id !== undefined && used(id) !== name;
    },
  };
}
