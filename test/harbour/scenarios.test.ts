import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { WAYS } from '../size.ts';

const fixture = filesBelow('test/fixtures/harbour', isYaml);

describe('choices with prices, shared boards, and dice between statements', () => {
  const results = runScenarios(openLibrary(fixture), ['test/fixtures/harbour/harbour.scenario.yaml'], WAYS);

  it.each(results.map((result) => [result.title, result] as const))('%s', (_, result) => {
    expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  });
});
