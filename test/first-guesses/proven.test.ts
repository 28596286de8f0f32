import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../files.ts';
import { WAYS } from '../size.ts';

const proven = filesBelow('test/first-guesses/proven', isYaml);

describe('what people write does what it says', () => {
  it.skipIf(gamesThere().length > 0)('needs a game', () => {});

  for (const id of gamesThere()) {
    const files = [...proven].flatMap(([file, text]) =>
      file.endsWith('.scenario.yaml') && text.includes(`\ngame: ${id}\n`) ? [file] : [],
    );
    if (files.length === 0) continue;
    const results = runScenarios(openLibrary(new Map([...gameFiles(id), ...proven])), files, WAYS);

    it.each(results)('$title', ({ diagnostics }) => {
      expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    });
  }
});
