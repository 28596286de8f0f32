import { folderOf, isPack, type DataFile, type Library } from '../library.ts';
import { textAt, type Sources } from '../link-context.ts';
import { readPack, type Owned, type Pack } from './pack-manifest.ts';

/** The packs of a library, each read when it is first asked for. */
export class KnownPacks {
  private readonly s: Sources;
  private readonly library: Library;
  private readonly own: Owned;
  /** The manifest of the game itself. */
  private readonly ofGame: string | undefined;
  /** Those that were named come first, so that a copy elsewhere does not matter. */
  private readonly names: readonly string[];
  private readonly read = new Map<string, Pack | undefined>();

  constructor(s: Sources, library: Library, gameFile: string, given: readonly string[], own: Owned) {
    this.s = s;
    this.library = library;
    this.own = own;
    this.ofGame = library.names.find((name) => isPack(name) && folderOf(name) === folderOf(gameFile));
    const named = given.filter(isPack);
    const others = library.names.filter(
      (name) => isPack(name) && name !== this.ofGame && !named.includes(name),
    );
    this.names = [...named, ...others];
  }

  /** The pack of a manifest. */
  at(name: string | undefined): Pack | undefined {
    if (name === undefined) return undefined;
    if (!this.read.has(name)) this.read.set(name, readPack(this.s, this.library, name, this.own));
    return this.read.get(name);
  }

  byId(id: string): Pack | undefined {
    return this.at(this.names.find((name) => textAt(this.library.file(name)?.root, 'pack') === id));
  }

  /** The game itself as a pack. */
  get game(): Pack | undefined {
    return this.at(this.ofGame);
  }

  /** The manifest of the pack that a file is in; that of the game itself is none. */
  around({ name }: DataFile): string | undefined {
    const around = this.library.names.filter((each) => isPack(each) && name.startsWith(folderOf(each)));
    const nearest = around.sort((a, b) => b.length - a.length)[0];
    return nearest === this.ofGame ? undefined : nearest;
  }
}
