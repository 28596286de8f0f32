import { expect, test } from 'vitest';
import {
  answer,
  loadGame,
  loadPosition,
  randomBot,
  savePosition,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/index.ts';
import { runScenarios, saveAsScenario } from '../../interpreter/scenarios/index.ts';
import { libraryWith } from './kit.ts';
import { tries } from '../size.ts';

const { game } = loadGame(libraryWith(''), 'orchard');

function played(seed: string, decisions: number): Match {
  const match = startMatch(game!, { players: ['Zoe', 'Yan', 'Bea'], seed, settings: { goal: 6 } });
  const bot = randomBot(seed);
  for (let i = 0; i < decisions && seatsAsked(match).length > 0; i++)
    answer(match, bot(match, seatsAsked(match)[0]));
  return match;
}

const passes = (text: string): unknown[] =>
  runScenarios(libraryWith(text), ['test/fixtures/orchard/a.scenario.yaml']).flatMap(
    (result) => result.diagnostics,
  );

test.each([0, 1, 2, 5, 9, 14, 200])(
  'a game in progress becomes a scenario that passes: %i decisions',
  (decisions) => {
    // Where nobody can do anything any more and nobody has enough, the game is stopped.
    const matches = Array.from({ length: 9 }, (_, i) => played(`${i}`, decisions)).filter(
      ({ fault }) => !fault,
    );
    expect(matches.length).toBeGreaterThan(2);
    for (const match of matches.slice(0, tries(3, 1))) {
      const text = saveAsScenario(match, "a game: it's mine");
      expect(passes(text), text).toEqual([]);
    }
  },
);

test('of a loaded game the position is given', () => {
  const saved = savePosition(played('2', 7));
  const { match } = loadPosition(game!, JSON.parse(JSON.stringify(saved)));
  const text = saveAsScenario(match!, 'loaded');
  expect(text).toMatch(/^given:$/m);
  expect(passes(text), text).toEqual([]);
});
