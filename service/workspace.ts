/**
 * The files that an editor has open or knows of, by path with `/`, and the games among them. A file is read again only
 * when its text is another one, and a game only when one of its files is.
 */
import { folderOf, isYaml, wordBehind } from '../interpreter/compiler/loader/library.ts';
import { textAt } from '../interpreter/compiler/loader/link-context.ts';
import type { Vocabulary } from '../dsl/language/symbols/symbol-table.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import {
  cardFilesOf,
  gameExtended,
  gameFilesOf,
  loadGameFile,
  mayHold,
  readFile,
} from '../interpreter/compiler/linker/load-game.ts';
import type { DataFile, Library, Loaded } from '../interpreter/compiler/linker/load-game.ts';
import { Memory } from '../interpreter/compiler/loader/incremental-cache.ts';
import { openGames, type Games } from '../interpreter/scenarios/scenario-games.ts';
import { PieceReader, valueOf, type Node } from '../schemas/index.ts';

/** What a file is checked with: a game and what is put on top of it. */
export interface Home {
  /** The file of the game. */
  readonly game: string;
  readonly extras: readonly string[];
}

interface Kept {
  readonly files: readonly (DataFile | undefined)[];
  readonly loaded: Loaded;
  /** The game as it was when it last had no errors. */
  readonly whole: Game | undefined;
}

const keyOf = ({ game, extras }: Home): string => [game, ...extras].join('\n');

export class Workspace {
  private readonly texts = new Map<string, string>();
  private readonly read = new Map<string, DataFile>();
  private readonly readers = new Map<string, PieceReader>();
  private readonly kept = new Map<string, Kept>();
  private readonly memories = new Map<string, Memory>();
  private games: Games | undefined;
  private sorted: readonly string[] | undefined;

  constructor(files: Iterable<readonly [string, string]> = []) {
    for (const [name, text] of files) this.set(name, text);
  }

  /** Gives a file a text, and says whether that is another one. */
  set(name: string, text: string): boolean {
    if (this.texts.get(name) === text) return false;
    if (!this.texts.has(name)) this.sorted = undefined;
    this.texts.set(name, text);
    this.read.delete(name);
    this.games = undefined;
    return true;
  }

  remove(name: string): void {
    this.texts.delete(name);
    this.read.delete(name);
    this.readers.delete(name);
    this.sorted = undefined;
    this.games = undefined;
  }

  /** The names of all files, sorted. */
  get names(): readonly string[] {
    return (this.sorted ??= [...this.texts.keys()].filter(isYaml).sort());
  }

  text(name: string): string | undefined {
    return this.texts.get(name);
  }

  file(name: string): DataFile | undefined {
    const text = this.texts.get(name);
    if (text === undefined) return undefined;
    let file = this.read.get(name);
    if (!file) {
      let reader = this.readers.get(name);
      if (!reader) this.readers.set(name, (reader = new PieceReader()));
      this.read.set(name, (file = readFile(name, text, (file, text) => reader.read(file, text))));
    }
    return file;
  }

  /** The files as the interpreter wants them. */
  get library(): Library {
    return { names: this.names, file: (name) => this.file(name) };
  }

  /** What a file is checked with; none where it belongs to no game that is known. */
  homeOf(name: string): Home | undefined {
    const file = this.file(name);
    const above = this.gameAbove(name);
    const pack = above === undefined ? this.packAbove(name) : undefined;
    if (pack !== undefined && file?.kind !== 'scenario') {
      // A file of a pack is checked as a part of it, with all that the pack needs.
      const game = this.gameExtendedBy(this.file(pack)) ?? this.gameExtendedBy(file);
      if (game !== undefined) return { game, extras: [pack] };
    }
    if (file?.kind === 'variant') {
      const game = this.gameExtendedBy(file, above) ?? above;
      return game === undefined ? undefined : { game, extras: [name] };
    }
    if (file?.kind === 'scenario') {
      const about = textAt(file.root, 'game');
      const game = (about === undefined ? undefined : this.gameNamed(about, above)) ?? above;
      return game === undefined ? undefined : { game, extras: this.namedBy(file, name) };
    }
    if (above !== undefined) return { game: above, extras: [] };
    const folders = folderOf(name).split('/').reverse();
    const game = folders.flatMap((folder) => (folder === '' ? [] : (this.gameNamed(folder) ?? [])))[0];
    return game === undefined ? undefined : { game, extras: [name] };
  }

  /** A game with what is put on top of it; loaded again only where one of its files is another one. */
  load(home: Home): Loaded {
    return this.keep(home).loaded;
  }

  /** The game as it was when it last had no errors: for information that is shown beside them. */
  gameOf(home: Home): Game | undefined {
    return this.keep(home).whole;
  }

  /** The words that a file may use. */
  vocabularyOf(name: string): Vocabulary | undefined {
    const home = this.homeOf(name);
    return home && (this.load(home).vocabulary ?? this.gameOf(home)?.vocabulary);
  }

  /** The games of scenarios. */
  get scenarios(): Games {
    return (this.games ??= openGames(this.library));
  }

  /** All files that refer to a game: its own, what is put on top of it, and its scenarios. */
  filesOf(game: string): readonly string[] {
    const id = this.idOf(game);
    return this.names.filter(
      (name) => name === game || (this.mayBeOf(name, game, id) && this.homeOf(name)?.game === game),
    );
  }

  /** Whether a file could belong to a game: it is in its folder, or names it; the others need not be read. */
  private mayBeOf(name: string, game: string, id: string | undefined): boolean {
    if (id === undefined || name.startsWith(folderOf(game)) || name.split('/').includes(id)) return true;
    const text = this.texts.get(name) ?? '';
    const base = wordBehind(text, 'extends');
    // A variant of a variant need not say which game it is for.
    const isOfVariant = base !== undefined && base !== id && this.gameNamed(base) === undefined;
    return mayHold(text, id) || isOfVariant || this.packAbove(name) !== undefined;
  }

  private idOf(game: string): string | undefined {
    return textAt(this.file(game)?.root, 'game');
  }

  private keep(home: Home): Kept {
    const key = keyOf(home);
    const known = this.kept.get(key);
    const { library } = this;
    const files = [
      this.file(home.game),
      ...cardFilesOf(library, home.game),
      ...home.extras.map((name) => this.file(name)),
      ...home.extras.flatMap((name) => gameExtended(library, this.file(name)).through),
      ...(home.extras.some((name) => this.file(name)?.kind === 'pack') ? this.inPacks() : []),
    ];
    if (known?.files.length === files.length && known.files.every((file, i) => file === files[i]))
      return known;
    let memory = this.memories.get(key);
    if (!memory) this.memories.set(key, (memory = new Memory()));
    const loaded = loadGameFile(library, home.game, home.extras, [], memory);
    const kept = { files, loaded, whole: loaded.game ?? known?.whole };
    this.kept.set(key, kept);
    return kept;
  }

  /** The files of all packs: one may need another. */
  private inPacks(): (DataFile | undefined)[] {
    return this.names.filter((name) => this.packAbove(name) !== undefined).map((name) => this.file(name));
  }

  private gameAbove(name: string): string | undefined {
    return this.above('game', folderOf(name)) ?? this.lying('game', '');
  }

  /** The pack whose folder contains a file; at the top there is none. */
  private packAbove(name: string): string | undefined {
    return this.above('pack', folderOf(name));
  }

  private above(called: string, folder: string): string | undefined {
    if (folder === '') return undefined;
    return this.lying(called, folder) ?? this.above(called, folderOf(folder.slice(0, -1)));
  }

  private lying(called: string, folder: string): string | undefined {
    return ['yaml', 'yml'].map((end) => `${folder}${called}.${end}`).find((each) => this.texts.has(each));
  }

  /** What scenarios put on top of their game: `with`, named from the top or from their folder. */
  private namedBy({ root }: DataFile, name: string): string[] {
    const all = [root, ...(this.listed(root, 'scenarios') ?? [])];
    const words = all.flatMap((node) => this.listed(node, 'with') ?? []);
    const found = words.flatMap((node) =>
      node.kind === 'scalar'
        ? ([node.text, folderOf(name) + node.text].find((each) => this.texts.has(each)) ?? [])
        : [],
    );
    return [...new Set(found)];
  }

  private listed(node: Node | undefined, key: string): readonly Node[] | undefined {
    const value = valueOf(node, key);
    return value?.kind === 'list' ? value.items : value && [value];
  }

  /** The game that a variant or a pack is for, by what it extends. */
  private gameExtendedBy(file: DataFile | undefined, above?: string): string | undefined {
    if (file?.kind !== 'variant' && file?.kind !== 'pack') return undefined;
    const { game } = gameExtended(this.library, file);
    return game === undefined ? undefined : this.gameNamed(game, above);
  }

  /** The game of an id; of several the one in a folder above. */
  private gameNamed(id: string, above?: string): string | undefined {
    const those = [...gameFilesOf(this.library, id)];
    return those.find((file) => file === above) ?? those[0];
  }
}
