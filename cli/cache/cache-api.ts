/** The functions that callers of the library use, with their arguments checked; inside of it nobody needs that. */
import { ArgumentError, argumentChecks } from '../../dsl/text/argument-checks.ts';
import { gameArguments } from '../../interpreter/match/argument-kinds.ts';
import * as loads from './user-loads.ts';

const withCheckedArguments = argumentChecks(gameArguments);
const loading = { withFiles: 'texts?', decks: 'list?' } as const;

export const loadKeptGame = withCheckedArguments(
  'loadKeptGame',
  { files: 'files or library', id: 'text', ...loading },
  loads.loadKeptGame,
);
export const loadKeptGameFile: typeof loads.loadKeptGameFile = withCheckedArguments(
  'loadKeptGameFile',
  { library: 'library', gameFile: 'text', ...loading },
  (...given: Parameters<typeof loads.loadKeptGameFile>) => {
    const [library, gameFile] = given;
    if (!library.file(gameFile))
      throw new ArgumentError('loadKeptGameFile: `gameFile` must be the name of a file of the library');
    return loads.loadKeptGameFile(...given);
  },
);
