import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenario/index.ts';
import { filesBelow, isYaml } from '../files.ts';

/** A variant of Garden whose ladder does something, and one scenario about it. */
const played = (effect: string, then: string, answers = 'play, ladder'): string[] => {
  const files = new Map(filesBelow('examples/garden', isYaml));
  const text = effect.replaceAll('\n', '\n    ');
  files.set(
    'examples/garden/none.yaml',
    `variant: none-there\nextends: garden\nname: None\nset:\n  cards/ladder/effect: |\n    ${text}\n`,
  );
  files.set(
    'examples/garden/none.scenario.yaml',
    `game: garden\nwith: [none.yaml]\nplayers: 2\nscenario: none\ngiven:\n  step: trade\n  turn: Ann\n  Ann: { hand: [ladder, red-5], coin: 1 }\n  Ben: { hand: [gold-1] }\ndo:\n  - Ann: [${answers}]\nthen:\n${then}`,
  );
  return runScenarios(openLibrary(files), ['examples/garden/none.scenario.yaml']).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message, help }) => `${message} ${help}`),
  );
};

describe('a verb of the game whose object could not be chosen', () => {
  const chosen = 'choose a gold fruit in your hand\ndiscard that fruit';

  const remembered = 'if you discarded a fruit this round, gain 5 coins';

  it('is left out, and has not happened', () => {
    expect(played(`${chosen}\n${remembered}\ngain a coin`, '  - that: Ann has 2 coins\n')).toEqual([]);
  });

  it('counts as not done', () => {
    expect(played(`${chosen}\nif you do not, gain 3 coins`, '  - that: Ann has 4 coins\n')).toEqual([]);
  });

  it('is done where there is one', () => {
    const there = chosen.replace('gold', 'red');
    expect(played(`${there}\n${remembered}`, '  - that: Ann has 6 coins\n', 'play, ladder, red-5')).toEqual(
      [],
    );
  });
});
