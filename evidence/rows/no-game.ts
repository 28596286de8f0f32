import { filesBelow, gamesThere, isCode } from '../../test/files.ts';
import { testWithout } from '../../test/no-game/folder.ts';
import { declaredIds } from '../../test/no-game/ids.ts';
import { OWN_TERMS } from '../../test/no-game/own-terms.ts';
import { renamed, renamedLogsAgree } from '../../test/no-game/renamed.ts';
import { stringsIn } from '../../test/no-game/strings.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

const FOLDERS = ['dsl', 'schemas', 'interpreter', 'service', 'cli'];

/** Renaming, strings, and, at the whole size, the tests without the game's folder. */
function measure(games: number): Measured {
  const ids = gamesThere();
  const different = ids
    .map((id) => renamedLogsAgree(readGame(id), renamed(id), games))
    .filter((each) => each !== undefined);
  const code = FOLDERS.flatMap((folder) => [...filesBelow(folder, isCode).values()]);
  const strings = new Set(code.flatMap(stringsIn));
  const shared = ids.flatMap((id) => [...declaredIds(readGame(id))]).filter((word) => strings.has(word));
  const foreign = shared.filter((word) => !Object.hasOwn(OWN_TERMS, word));
  const whole = games >= noGame.full;
  const without = whole ? testWithout('slasher') : undefined;
  const parts = [
    `renaming: the logs of ${games} random games are the same under it${different.length > 0 ? ' (no)' : ''}`,
    `strings: ${strings.size} in the code, ${foreign.length} of them an id of a game and none of the ${Object.keys(OWN_TERMS).length} terms of the engine`,
    without
      ? `folder: ${without.passed} tests pass without the game, ${without.failed.length} fail, ${without.skipped.length} are skipped by name`
      : 'folder: only at the whole size',
  ];
  return {
    measured: parts.join('; '),
    met:
      different.length === 0 &&
      foreign.length === 0 &&
      (without === undefined || (without.failed.length === 0 && without.passed > 0)),
    details: [
      ...different,
      ...foreign,
      ...(without?.failed ?? []),
      ...(without?.skipped ?? []).map((name) => `skipped without the game: ${name}`),
    ],
  };
}

export const noGame: Row = {
  what: 'the renaming, string and folder tests',
  atLeast: 'pass',
  full: 20,
  small: 4,
  unit: 'random games under the renaming',
  measure,
};
