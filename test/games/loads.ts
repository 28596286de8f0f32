import { loadGame, openLibrary, type Loaded } from '../../interpreter/compiler/linker/load-game.ts';
import type { DecksOfSeats } from '../../interpreter/compiler/cards/seat-decks.ts';
import { filesBelow, gameFiles, isYaml } from '../files.ts';

/** The files of a game and of its examples, and the game with some of these on top, each loaded once. */
export interface Loads {
  readonly files: ReadonlyMap<string, string>;
  readonly load: (withFiles: readonly string[], decks?: DecksOfSeats) => Loaded;
}

/** What the scenarios of a game and its printed cards are made from: most of their time is loading. */
export function loadsOf(id: string): Loads {
  const files = new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]);
  const library = openLibrary(files);
  const known = new Map<string, Loaded>();
  const load: Loads['load'] = (withFiles, decks = []) => {
    const key = JSON.stringify([withFiles, decks]);
    const loaded = known.get(key) ?? loadGame(library, id, withFiles, decks);
    known.set(key, loaded);
    return loaded;
  };
  return { files, load };
}
