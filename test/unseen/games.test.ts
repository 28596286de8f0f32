import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadGame, openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { WAYS } from '../size.ts';

const wishes = parse(readFileSync(new URL('wishes.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, { readonly contortions: number; readonly wished: readonly string[] }>
>;

describe.each(Object.keys(wishes))('a whole game that was written from the docs alone: %s', (id) => {
  const files = filesBelow(`test/unseen/${id}`, isYaml);

  it('has no fault', () => {
    const { game, diagnostics } = loadGame(files, id);
    expect(diagnostics.filter(({ severity }) => severity !== 'hint').map(({ message }) => message)).toEqual(
      [],
    );
    expect(game).toBeDefined();
  });

  it('plays as its scenarios say', () => {
    const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
    const results = runScenarios(openLibrary(files), scenarios, WAYS);
    expect(results.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(12);
  });

  it('says what it had to say in another way', () => {
    expect(wishes[id].wished.length).toBeLessThanOrEqual(wishes[id].contortions);
  });
});
