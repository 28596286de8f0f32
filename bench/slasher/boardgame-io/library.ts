import { createRequire } from 'node:module';
import type * as Core from 'boardgame.io/core';
import type * as Internal from 'boardgame.io/internal';

// The package has folders with CommonJS entries, which import statements do not find.
const require = createRequire(import.meta.url);

export const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof Internal;
