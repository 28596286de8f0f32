import { expect, test } from 'vitest';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
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

/** What is said of a condition that does not hold. */
function helpOf(condition: string): string | undefined {
  const file = 'test/fixtures/regatta/a.scenario.yaml';
  const text = `game: regatta\nscenario: a\ngiven: { step: sailing, turn: Ann, Ann: { dock: [frigate] }, Ben: { dock: [brig] } }\nthen: [{ that: "${condition}" }]`;
  const [{ diagnostics }] = runScenarios(regattaLibrary({ [file]: text }), [file], { ways: ['straight'] });
  return diagnostics[0]?.help;
}

test.each([
  ["limpet#1's host is frigate", 'found nothing'],
  ["limpet#1's host's hull is 3", 'found nothing where 3 is expected'],
  ['limpet#1 is attached to frigate', 'found nothing'],
  [
    'limpet is attached to frigate',
    'limpet#1: found nothing; limpet#2: found nothing; limpet#3: found nothing',
  ],
  ['frigate is a limpet', undefined],
  ['frigate is brig', undefined],
  ["frigate is in Ben's dock", "found Ann's dock where Ben's dock is expected"],
  ["frigate's controller is Ben", 'found Ann where Ben is expected'],
])('what is not there is called nothing, and things by their names: %s', (condition, help) => {
  expect(helpOf(condition)).toBe(help);
});
