import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { entry, readYaml, valueOf, type Node } from '../../../schemas/index.ts';
import { textOf } from './link-context.ts';

/** What a YAML file holds, by its first words. */
export type FileKind = 'game' | 'cards' | 'variant' | 'scenario' | 'clauses' | 'pack' | 'unknown';

export interface DataFile {
  readonly name: string;
  readonly text: string;
  readonly kind: FileKind;
  readonly root: Node | undefined;
  /** What the reader found; a file without a root has at least one. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Texts by name, names with `/` between folders. The core reads nothing else. */
export type Files = ReadonlyMap<string, string>;

/** Reads files lazily and keeps what it has read. */
export interface Library {
  readonly names: readonly string[];
  file(name: string): DataFile | undefined;
}

export function openLibrary(files: Files): Library {
  const read = new Map<string, DataFile>();
  return {
    names: [...files.keys()].filter(isYaml).sort(byName),
    file(name) {
      const text = files.get(name);
      if (text === undefined) return undefined;
      let known = read.get(name);
      if (!known) read.set(name, (known = recentFile(name, text)));
      return known;
    },
  };
}

export const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);
/** The rules of a game in words, one by one: a list as well, but not of cards. */
const isClauses = (name: string): boolean => /(^|\/)clauses\.ya?ml$/.test(name);
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of texts that are kept read; as trees they take some thirty times as much. */
const MOST_CHARACTERS = 2_000_000;
const recent = new Map<string, DataFile>();
let characters = 0;

/** A file as it was read for a library before, where its text is the same: few change from one library to the next. */
function recentFile(name: string, text: string): DataFile {
  const known = recent.get(name);
  if (known?.text === text) return known;
  characters += text.length - (known?.text.length ?? 0);
  const file = readFile(name, text);
  recent.set(name, file);
  for (const [oldest, { text: gone }] of recent) {
    if (characters <= MOST_CHARACTERS) break;
    recent.delete(oldest);
    characters -= gone.length;
  }
  return file;
}

/** A file by its text, read when it is asked what it holds; `read` is another reader of YAML with the same result. */
export function readFile(name: string, text: string, read: typeof readYaml = readYaml): DataFile {
  let known: ReturnType<typeof readYaml> | undefined;
  const held = (): ReturnType<typeof readYaml> => (known ??= read(name, text));
  return {
    name,
    text,
    get root() {
      return held().root;
    },
    get diagnostics() {
      return held().diagnostics;
    },
    get kind() {
      if (isClauses(name)) return 'clauses';
      const { root } = held();
      return root ? kindOf(root) : kindByName(name);
    },
  };
}

function kindOf(root: Node): FileKind {
  if (root.kind === 'list') return 'cards';
  if (entry(root, 'scenario') || entry(root, 'scenarios')) return 'scenario';
  if (entry(root, 'variant')) return 'variant';
  if (entry(root, 'pack')) return 'pack';
  if (entry(root, 'kind')) return 'cards';
  return entry(root, 'game') ? 'game' : 'unknown';
}

/** What an unreadable file was meant to be. */
function kindByName(name: string): FileKind {
  if (isScenario(name)) return 'scenario';
  if (isPack(name)) return 'pack';
  return name.endsWith('game.yaml') ? 'game' : 'cards';
}

/** The folder of a file, with the slash at its end. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** The manifest of a pack. */
export const isPack = (name: string): boolean => /(^|\/)pack\.ya?ml$/.test(name);
export const isGame = (name: string): boolean => /(^|\/)game\.ya?ml$/.test(name);
export const isScenario = (name: string): boolean => /\.scenario\.ya?ml$/.test(name);

/** The word behind one of some keys at the beginning of a line, without reading the YAML. */
export const wordBehind = (text: string, ...keys: readonly string[]): string | undefined =>
  new RegExp(`^(?:${keys.join('|')}):[ \\t]*["']?([\\w-]+)`, 'm').exec(text)?.[1];

const idOf = (library: Library, gameFile: string): string =>
  textOf(valueOf(library.file(gameFile)?.root, 'game')) ?? gameFile;

/** The games of a library: id and file. */
export function gamesOf(library: Library): { id: string; file: string }[] {
  return library.names.filter(isGame).map((name) => ({ id: idOf(library, name), file: name }));
}

/** The file of a game: the first of those that have its id. */
export const gameFileOf = (library: Library, id: string): string | undefined =>
  gameFilesOf(library, id).next().value;

/** The files of the games of an id; of the others only those are read whose text could give it. */
export function* gameFilesOf(library: Library, id: string): Generator<string, undefined> {
  for (const name of library.names) {
    if (!isGame(name) || !(name === id || mayHold(library.file(name)?.text ?? '', id))) continue;
    if (idOf(library, name) === id) yield name;
  }
}

/** Whether some YAML could have a value: its text contains a word as it is, unless it has escapes. */
export const mayHold = (text: string, value: string): boolean =>
  text.includes(value) || text.includes('\\') || !/^[\w-]+$/.test(value);

/** The id by which others extend a variant or a pack. */
export const idToExtend = ({ kind, root }: DataFile): string | undefined =>
  kind === 'variant' || kind === 'pack' ? textOf(valueOf(root, kind)) : undefined;

/** The ids of all that can be extended. */
export const basesIn = (library: Library): string[] => [
  ...new Set([
    ...gamesOf(library).map(({ id }) => id),
    ...library.names.flatMap((name) => idToExtend(library.file(name)!) ?? []),
  ]),
];

/** How many characters two names have in common at their beginning. */
function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * The variant or pack that a file extends, of several with this id the nearest that is not left out; none where it
 * extends a game.
 */
export function extended(
  library: Library,
  file: DataFile,
  isLeftOut: (file: DataFile) => boolean = () => false,
): DataFile | undefined {
  const id = textOf(valueOf(file.root, 'extends'));
  if (id === undefined || gameFileOf(library, id) !== undefined) return undefined;
  const found = library.names.flatMap((name) => {
    const each = library.file(name)!;
    return mayHold(each.text, id) && idToExtend(each) === id ? [each] : [];
  });
  const nearest = found.sort((a, b) => common(b.name, file.name) - common(a.name, file.name));
  return nearest.find((each) => !isLeftOut(each)) ?? nearest[0];
}

/**
 * The game that a variant or a pack is for in the end, by its id. Also returns the files that it extends on
 * the way there.
 */
export function gameExtended(
  library: Library,
  file: DataFile | undefined,
): { readonly game: string | undefined; readonly through: readonly DataFile[] } {
  const through: DataFile[] = [];
  for (let at = file; at;) {
    const next = extended(library, at);
    if (!next) return { game: textOf(valueOf(at.root, 'extends')), through };
    // A circle leads to no game.
    if (next === file || through.includes(next)) break;
    through.push(next);
    at = next;
  }
  return { game: undefined, through };
}

/** The card files of a game: those in its folder and below that are neither scenarios nor variants, and of no pack. */
export function cardFilesOf(library: Library, gameFile: string): DataFile[] {
  const folder = folderOf(gameFile);
  const packs = library.names.filter(isPack).map(folderOf);
  const inPack = (name: string): boolean =>
    packs.some((pack) => pack !== folder && pack.startsWith(folder) && name.startsWith(pack));
  return (
    library.names
      .filter((name) => name !== gameFile && name.startsWith(folder) && !name.includes('.scenario.'))
      // What a file holds is known when it is read; that clauses are no cards, before.
      .filter((name) => !isClauses(name) && !isPack(name) && !inPack(name))
      .map((name) => library.file(name)!)
      .filter((file) => file.kind === 'cards' || (file.root === undefined && file.kind !== 'scenario'))
  );
}
