import { expect, test } from 'vitest';
import { runScenarios } from '../../interpreter/scenario/index.ts';
import { regattaLibrary } from '../fixtures/regatta.ts';

const FILE = 'test/fixtures/regatta/state.scenario.yaml';

test('the scenarios of cards with state hold, played all ways', () => {
  const results = runScenarios(regattaLibrary(), [FILE]);
  expect(results.length).toBeGreaterThan(12);
  expect(results.flatMap(({ diagnostics }) => diagnostics.map((each) => each.message))).toEqual([]);
});

/** What is found in a scenario that is put beside the game. */
function found(text: string): string[] {
  const file = 'test/fixtures/regatta/a.scenario.yaml';
  const library = regattaLibrary({ [file]: `game: regatta\nscenario: a\n${text}` });
  return runScenarios(library, [file]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code}: ${message}`),
  );
}

test.each([
  ['cards: { cuter: {} }', /scenario\/unknown: .*cuter/],
  ['cards: { frigate: { hul: 1 } }', /scenario\/unknown: .*hul/],
  ['cards: { frigate: { hull: 10 } }', /scenario\/out-of-range/],
  ['cards: { brig: { covers: frigate }, frigate: { covers: brig } }', /scenario\/wanted: .*itself/],
  ['cards: { frigate: 3 }', /scenario\/wanted/],
  ['cards: { silk#1: { face: left } }', /scenario\/wanted/],
  ['cards: { limpet#1: { attached to: nothing } }', /scenario\/unknown/],
])('a wrong `given` is told: %s', (given, message) => {
  expect(found(`given: { step: sailing, turn: Ann, ${given} }\nthen: [{ that: the day is 1 }]`)).toEqual([
    expect.stringMatching(message),
  ]);
});
