import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/link/index.ts';
import { answer, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/play/match.ts';
import { runScenarios } from '../../interpreter/scenario/index.ts';
import { dataOf, filesBelow, fileText } from './library.ts';

const withText = (name: string): [string, string] => [name, fileText(name)];
const variants = filesBelow('examples/slasher', '.yaml').filter((name) => !name.endsWith('.scenario.yaml'));
const scenarios = filesBelow('examples', '.scenario.yaml');
const all = new Map([...dataOf('cards/slasher'), ...dataOf('examples'), ...scenarios.map(withText)]);

describe.each(variants)('%s', (file) => {
  it('has a scenario beside it', () => {
    expect(scenarios).toContain(file.replace(/\.yaml$/, '.scenario.yaml'));
  });

  it('is valid, and is played to the end', () => {
    const { game, diagnostics } = loadGame(new Map([...dataOf('cards/slasher'), withText(file)]), 'slasher', [file]);
    expect(diagnostics).toEqual([]);
    const match = startMatch(game!, { players: 3, seed: '1', log: false });
    const bot = randomBot('1');
    for (let i = 0; i < 20_000 && !isOver(match) && !match.fault; i++) {
      answer(match, bot(match, seatsAsked(match)[0]));
      match.past.length = 0;
    }
    expect(match.fault).toBeUndefined();
    expect(isOver(match)).toBe(true);
  });
});

describe('the scenarios of the examples', () => {
  it.each(runScenarios(openLibrary(all), scenarios))('$file: $title', ({ diagnostics }) => {
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
