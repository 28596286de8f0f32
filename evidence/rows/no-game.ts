import { filesBelow, gamesThere, isCode } from '../../test/files.ts';
import { testWithout } from '../../test/no-game/folder.ts';
import { declaredIds } from '../../test/no-game/ids.ts';
import { OWN_TERMS } from '../../test/no-game/own-terms.ts';
import { renamed, renamedLogsAgree } from '../../test/no-game/renamed.ts';
import { stringsIn } from '../../test/no-game/strings.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

const FOLDERS = ['dsl', 'schemas', 'interpreter', 'print', 'service', 'bots', 'cli'];

/** Renaming, strings, and, at the whole size, the tests without the folders of each game in turn. */
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
  const without = whole ? ids.map((id) => ({ id, ...testWithout(id) })) : [];
  const broken = without.filter(({ failed, passed }) => failed.length > 0 || passed === 0);
  const parts = [
    `renaming: the logs of ${games} random games are the same under it${different.length > 0 ? ' (no)' : ''}`,
    `strings: ${strings.size} in the code, ${foreign.length} of them an id of a game and none of the ${Object.keys(OWN_TERMS).length} terms of the engine`,
    whole
      ? `folder: ${without.map(({ id, passed, failed, skipped }) => `without ${id} ${passed} tests pass, ${failed.length} fail, ${skipped.length} are skipped by name`).join(', ')}`
      : 'folder: only at the whole size',
  ];
  return {
    measured: parts.join('; '),
    met: different.length === 0 && foreign.length === 0 && broken.length === 0,
    details: [
      ...different,
      ...foreign,
      ...broken.flatMap(({ id, failed }) => failed.map((name) => `fails without ${id}: ${name}`)),
      ...without.flatMap(({ id, skipped }) => skipped.map((name) => `skipped without ${id}: ${name}`)),
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
