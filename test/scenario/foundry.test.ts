import { expect, test } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const FOLDER = 'test/fixtures/foundry';
const files = filesBelow(FOLDER, isYaml);

test('prices, responses that wait, and ends that come together, played all ways', () => {
  const results = runScenarios(openLibrary(files), [`${FOLDER}/foundry.scenario.yaml`]);
  expect(results.flatMap(({ diagnostics }) => diagnostics.map((each) => each.message))).toEqual([]);
  expect(results).toHaveLength(6);
});

test.each([
  ['pay 2 heat of all furnaces in any hall', 'name/one-wanted'],
  ['pay 2 heat of you', 'name/wrong-sort'],
  ['pay 2 cracks of your furnace', 'name/unknown-field'],
  ["pay this card's effect", 'name/missing-object'],
])('a price that nobody could pay is refused: %s', (fee, code) => {
  const file = `${FOLDER}/more.yaml`;
  const more = `- { kind: order, id: more, fee: "${fee}", effect: nothing }\n`;
  const { diagnostics } = loadGame(new Map([...files, [file, more]]), 'foundry');
  expect(diagnostics.map((each) => each.code)).toContain(code);
});

test.each(['{ Ann: { desk: [spare] } }', '{ cards: { spare: { face: up } } }'])(
  'a card that no deck has can lie nowhere, and have nothing: %s',
  (given) => {
    const scenario = `${FOLDER}/spare.scenario.yaml`;
    const more = new Map([
      [`${FOLDER}/spare.yaml`, '- { kind: order, id: spare, effect: nothing }\n'],
      [scenario, `game: foundry\nscenario: a spare order\ngiven: ${given}\nthen: [{ won: nobody }]\n`],
    ]);
    const [result] = runScenarios(openLibrary(new Map([...files, ...more])), [scenario]);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['scenario/no-copies-left']);
  },
);
