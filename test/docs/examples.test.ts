import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { answerByValues, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { gamesThere } from '../files.ts';
import { sampled, WAYS } from '../size.ts';
import { dataOf, filesBelow, fileText, isSkin } from './library.ts';

const withText = (name: string): [string, string] => [name, fileText(name)];
const hasExamples = (id: string): boolean => existsSync(new URL(`../../examples/${id}`, import.meta.url));
const scenarios = filesBelow('examples', '.scenario.yaml');

describe.each(gamesThere().filter(hasExamples))('the examples for the game %s', (id) => {
  const files = filesBelow(`examples/${id}`, '.yaml').filter((name) => !name.endsWith('.scenario.yaml'));

  it.each(files.filter((file) => !isSkin(file)))('%s has a scenario beside it', (file) => {
    expect(scenarios).toContain(file.replace(/\.yaml$/, '.scenario.yaml'));
  });

  // With the files beside it: a variant may extend another one.
  const library = openLibrary(new Map([...dataOf(`cards/${id}`), ...files.map(withText)]));
  const load = (file: string) => loadGame(library, id, [file]);

  // That each is valid is also told by the scenarios of its game, which load it.
  it.each(sampled(files, 48))('%s is valid, and is played to the end', (file) => {
    const { game, diagnostics } = load(file);
    expect(diagnostics).toEqual([]);
    const match = startMatch(game!, { players: game!.players.max, seed: '1', log: false });
    const bot = randomBot('1');
    for (let i = 0; i < 20_000 && !isOver(match) && !match.fault; i++) {
      answerByValues(match, bot(match, seatsAsked(match)[0]));
      match.past.length = 0;
    }
    expect(match.fault).toBeUndefined();
    expect(isOver(match)).toBe(true);
  });
});

describe('the scenarios of the examples', () => {
  const games = gamesThere().flatMap((id) => [...dataOf(`cards/${id}`)]);
  const all = new Map([...games, ...dataOf('examples'), ...scenarios.map(withText)]);
  // Those of the games in `cards/` are played with the scenarios of the game.
  const here = scenarios.filter((name) => !gamesThere().some((id) => name.startsWith(`examples/${id}/`)));

  it.each(runScenarios(openLibrary(all), here, WAYS))('$file: $title', ({ diagnostics }) => {
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
