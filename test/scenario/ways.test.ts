import { expect, test } from 'vitest';
import { answer, loadGame, randomBot, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { ways } from '../../interpreter/scenarios/index.ts';
import { newSheet } from '../../interpreter/scenarios/findings-sheet.ts';
import { portable, type PortableAnswer } from '../../interpreter/scenarios/steps/portable-answer.ts';
import { compareWays } from '../../interpreter/scenarios/playing-ways.ts';
import type { ScalarNode } from '../../schemas/index.ts';
import { libraryWith, run } from './kit.ts';
import { tries } from '../size.ts';
import { workDone } from '../work.ts';

const { game } = loadGame(libraryWith(''), 'orchard');
const title: ScalarNode = {
  kind: 'scalar',
  value: 'a',
  text: 'a',
  style: 'plain',
  span: { start: 0, end: 1 },
};
const begin = (seed: string): Match => startMatch(game!, { players: 3, seed });

/** What the ways of a random game come to, if begun again with another seed. */
function differences(seed: string, otherSeed: string): string[] {
  const match = begin(seed);
  const bot = randomBot('bot');
  const taken: PortableAnswer[] = [];
  while (seatsAsked(match).length > 0 && taken.length < 30) {
    const given = bot(match, seatsAsked(match)[0]);
    taken.push(portable(match, given));
    answer(match, given);
  }
  const sheet = newSheet('file', 'play');
  compareWays(sheet, title, { match, taken, again: () => begin(otherSeed), given: false }, ways);
  return sheet.diagnostics.map(({ message }) => message);
}

test('all ways of a random game are the same', () => {
  expect(game).toBeDefined();
  for (let seed = 1; seed <= tries(20, 2); seed++)
    expect(differences(String(seed), String(seed))).toEqual([]);
});

test('a way that goes elsewhere is told with its first line', () => {
  expect(differences('1', '2')).toEqual([
    expect.stringMatching(
      /^the game saved and loaded at every decision goes another way from line \d+ of the log on$/,
    ),
    expect.stringMatching(/^the game with every decision taken back .* from line \d+ of the log on$/),
    expect.stringMatching(/^the game on generated code goes another way from line \d+ of the log on$/),
  ]);
});

test('many scenarios take little time', () => {
  const one = '  - scenario: x\n    do: [{ until: the day is 2 }]\n    then: [{ that: the day is 2 }]\n';
  const many = tries(200, 30);
  // Two hundred take under two seconds on an idle machine.
  const start = workDone();
  const results = run(`scenarios:\n${one.repeat(many)}`);
  expect(results.filter((result) => result.passed)).toHaveLength(many);
  expect(workDone() - start).toBeLessThan(75 * many);
});
