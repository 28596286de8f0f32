import type { Game } from '../../interpreter/game/linked-game.ts';
import { gameFileOf, type DataFile } from '../../interpreter/compiler/loader/library.ts';
import { loadGame, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import type { Ground } from './changes.ts';
import { knownWords, namesAlike, sitesOf, type Site } from './sites.ts';

/** A game of the repository, or one with a file on top, in whose files changes are made. */
export interface Base {
  readonly gameFile: string;
  readonly library: Library;
  readonly extras: readonly string[];
  readonly game: Game;
}

const isData = (path: string): boolean =>
  isYaml(path) &&
  !path.endsWith('.scenario.yaml') &&
  !path.endsWith('/clauses.yaml') &&
  // Packs say who made what, and hold no game.
  !path.endsWith('/pack.yaml');
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const idOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);

/** The cards, examples and game files that are wanted, by their paths in order, each with the game in which it is checked. */
export function groundsThere(
  wanted: (path: string, i: number) => boolean = () => true,
): { base: Base; ground: Ground }[] {
  const files = new Map([...filesBelow('cards', isData), ...filesBelow('examples', isData)]);
  const library = openLibrary(files);
  const folders = [...files.keys()].filter((path) => path.endsWith('/game.yaml')).map(folderOf);
  const load = (id: string, extras: readonly string[]): Base => {
    const { game, diagnostics } = loadGame(library, id, extras);
    if (!game)
      throw new Error(`${id} ${extras.join()}: ${diagnostics.map(({ message }) => message).join('\n')}`);
    return { gameFile: gameFileOf(library, id)!, library, extras, game };
  };
  const bases = new Map<string, Base>();
  const baseIn = (folder: string): Base | undefined => {
    if (!folders.includes(folder)) return undefined;
    let base = bases.get(folder);
    if (!base) bases.set(folder, (base = load(idOf(folder), [])));
    return base;
  };
  return [...files.keys()].filter(wanted).flatMap((path) => {
    const file = library.file(path)!;
    const home = folders.find((folder) => path.startsWith(`${folder}/`));
    // What is beside the games lies in a folder called after one.
    const id = idOf(home ?? path.split('/').slice(0, 2).join('/'));
    const alone = home === undefined || file.kind === 'variant';
    const folder = home ?? `cards/${id}`;
    const base = alone && folders.includes(folder) ? load(id, [path]) : baseIn(folder);
    return base ? [{ base, ground: groundOf(file, base) }] : [];
  });
}

function groundOf(file: DataFile, { game }: Base): Ground {
  return {
    file: file.name,
    text: file.text,
    sites: sitesOf(file, game),
    known: knownWords(game),
    alike: namesAlike(game),
    isDeclared: declares,
  };
}

/** Below these keys of a game every key declares a name. */
const SECTIONS = new Set([
  'settings',
  'values',
  'kinds',
  'zones',
  'counters',
  'roles',
  'nouns',
  'rankings',
  'functions',
  'tables',
  'verbs',
  'rolls',
  'contests',
  'windows',
  'flow',
  'checks',
  'ends',
  'score',
  'decks',
  'measures',
  'groups',
  'badges',
  'cells',
  'fields',
  'takes',
  'offered',
  'each',
  'metrics',
]);

/** Whether a site gives a name and does not use one: another spelling is another name, and what uses it is at fault. */
export function declares({ sort, path, isKey, word, gives }: Site): boolean {
  if (gives) return true;
  if (sort !== 'name') return false;
  const steps = path.flatMap((step) => step.split('/'));
  const above = steps.at(-2) ?? '';
  if (isKey) return SECTIONS.has(above) || (steps[0] === 'values' && above === 'of');
  if (steps.at(-1) === 'id' || ['game', 'variant'].includes(path[0])) return true;
  // `of: { guard: { en: [guard, guards] } }`: what texts call it.
  const named = steps.findLast((step) => !/^\d+$/.test(step));
  if (named !== undefined && ['en', 'fr', 'de'].includes(named)) return true;
  // `of: [red, green]`, `pile: [stall, stalls]`
  if (/^\d+$/.test(steps.at(-1)!)) return ['of', 'pile'].includes(above) && word !== '';
  return steps.at(-1) === 'pile';
}
