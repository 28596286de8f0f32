import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { fixture } from './kit.ts';

describe('a game on squares', () => {
  const results = runScenarios(openLibrary(fixture), ['test/fixtures/pasture/pasture.scenario.yaml'], {});

  it.each(results.map((result) => [result.title, result] as const))('%s', (_, result) => {
    expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  });
});
