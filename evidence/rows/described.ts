import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** Cards that were described in a sentence first and then written from the documentation: whether they do it. */
function measure(): Measured {
  const results = gamesThere().flatMap((id) => {
    const files = filesBelow(`examples/${id}/described`, isYaml);
    const all = new Map([...gameFiles(id), ...files]);
    return [...files.keys()]
      .filter((name) => !name.endsWith('.scenario.yaml'))
      .map((name) => {
        const wrong = loadGame(all, id, [name]).diagnostics.filter(({ severity }) => severity === 'error');
        const shown = runScenarios(openLibrary(all), [name.replace(/\.yaml$/, '.scenario.yaml')]);
        const told = /^ *# \S/m.test(files.get(name)!);
        return {
          name,
          fine: told && wrong.length === 0 && shown.length > 0 && shown.every(({ passed }) => passed),
        };
      });
  });
  const fine = results.filter((each) => each.fine).length;
  return {
    measured: `${fine} of ${results.length}, each with its sentence and scenarios that show it, played five ways`,
    met: fine === results.length && fine >= 10,
    details: results.filter((each) => !each.fine).map(({ name }) => name),
  };
}

export const described: Row = {
  what: 'cards that were described in plain words and written from docs/ alone, which validate and do what was described',
  atLeast: '10 of 10',
  full: 1,
  small: 1,
  unit: 'look at all of them',
  measure,
};
