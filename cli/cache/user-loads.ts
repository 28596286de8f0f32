import { readFileSync } from 'node:fs';
import type { DecksOfSeats } from '../../interpreter/compiler/cards/seat-decks.ts';
import {
  loadGame,
  loadGameFile,
  openLibrary,
  type Files,
  type Library,
  type Loaded,
} from '../../interpreter/compiler/linker/load-game.ts';
import { packageFolder } from '../files/package-folder.ts';
import { keptLoad, type LoadStore } from './kept-loads.ts';
import { cacheFolder } from './user-cache.ts';

/** `loadGame`, which looks at first whether the user has loaded the same before. */
export const loadKeptGame = (
  files: Files | Library,
  id: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
): Loaded =>
  kept(['game', id, withFiles, decks], 'names' in files ? files : openLibrary(files), (library) =>
    loadGame(library, id, withFiles, decks),
  );

/** `loadGameFile`, in the same way. */
export const loadKeptGameFile = (
  library: Library,
  gameFile: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
): Loaded =>
  kept(['file', gameFile, withFiles, decks], library, (traced) =>
    loadGameFile(traced, gameFile, withFiles, decks),
  );

function kept(how: readonly unknown[], library: Library, load: (library: Library) => Loaded): Loaded {
  const store = userLoads();
  // Files of the same names in another folder have a load of their own.
  return store ? keptLoad(store, [process.cwd(), ...how], library, load) : load(library);
}

function userLoads(): LoadStore | undefined {
  const folder = cacheFolder('games');
  const program = folder === undefined ? undefined : builtProgram();
  return folder === undefined || program === undefined ? undefined : { folder, program };
}

let known: string | undefined;

/** What tells this program from others: a hash of all of its code. None in a checkout, where code changes at any time. */
function builtProgram(): string | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  try {
    return (known ??= readFileSync(new URL('dist/program-hash.txt', packageFolder), 'utf8'));
  } catch {
    return undefined;
  }
}
