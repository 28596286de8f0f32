import { folderOf, isPack, type DataFile, type Library } from '../library.ts';
import { textAt, type Sources } from '../link-context.ts';
import { readPack, type Owned, type Pack } from './pack-manifest.ts';

export type KnownPacks = ReturnType<typeof packsFor>;

/** The packs of a library, each read when it is first asked for. Those that are named come before others with their ids. */
export function packsFor(
  s: Sources,
  library: Library,
  gameFile: string,
  named: readonly string[],
  own: Owned,
) {
  const all = library.names.filter(isPack);
  const ofGame = all.find((name) => folderOf(name) === folderOf(gameFile));
  const names = [...named.filter(isPack), ...all.filter((name) => name !== ofGame)];
  const read = new Map<string, Pack | undefined>();
  const at = (name: string | undefined): Pack | undefined => {
    if (name === undefined) return undefined;
    if (!read.has(name)) read.set(name, readPack(s, library, name, own));
    return read.get(name);
  };
  return {
    /** The pack of a manifest. */
    at,
    byId: (id: string) => at(names.find((name) => textAt(library.file(name)?.root, 'pack') === id)),
    /** The game itself as a pack. */
    ofGame: () => at(ofGame),
    /** The manifest of the pack that a file is in; that of the game itself is none. */
    around({ name }: DataFile): string | undefined {
      const around = all.filter((each) => name.startsWith(folderOf(each)));
      const nearest = around.toSorted((a, b) => b.length - a.length)[0];
      return nearest === ofGame ? undefined : nearest;
    },
  };
}
