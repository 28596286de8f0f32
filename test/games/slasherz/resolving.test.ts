import { expect, it } from 'vitest';
import { openLibrary } from '../../../interpreter/index.ts';
import { runScenarios } from '../../../interpreter/scenarios/index.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';

const FILE = 'cards/slasherz/scenarios/resolving.scenario.yaml';

gameOrSkip('slasherz').describe('what is over when', () => {
  const results = runScenarios(openLibrary(gameFiles('slasherz')), [FILE], { ways: ['straight'] });

  it.each(results.map((result) => [result.title, result] as const))('%s', (_, result) => {
    expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  });
});
