import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
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

const inHand = (count: number): string => `  - that: the number of cards in Ann's hand is ${count}\n`;
const coins = (count: number): string => `  - that: Ann has ${count} coin${count === 1 ? '' : 's'}\n`;

const star = (colour: string): string => `choose a ${colour} fruit in your hand as star\n`;

describe('what is printed on a card that is not there', () => {
  const other = 'choose a tool or fruit in your hand other than the star as other\n';

  it.each([
    "where ripeness is not the star's ripeness",
    "where ripeness is the star's ripeness",
    "where ripeness is not the greater of 1 and the star's ripeness",
    "where the star's colour is not that fruit's colour",
    "where ripeness is not at least the star's ripeness",
  ])('is neither the same nor another: %s', (where) => {
    const text = `${star('gold')}choose a fruit in your hand ${where} as found\ndiscard the found\ngain 2 coins`;
    expect(played(text, inHand(1) + coins(3))).toEqual([]);
  });

  it('is so in what is asked in front, too', () => {
    for (const is of ['is', 'is not'])
      expect(played(`${star('gold')}if the star's ripeness ${is} 3, gain 5 coins`, coins(1))).toEqual([]);
  });

  it('is compared where the card is there', () => {
    const there = (is: string): string => `${star('red')}if the star's ripeness ${is} 3, gain 5 coins`;
    expect(played(there('is not'), coins(6), 'play, ladder, red-5')).toEqual([]);
    expect(played(there('is'), coins(1), 'play, ladder, red-5')).toEqual([]);
    const none = `${star('red')}choose a fruit in your hand where ripeness is not the star's ripeness as found\ndiscard the found`;
    expect(played(none, inHand(1), 'play, ladder, red-5')).toEqual([]);
  });

  it('leaves nothing out behind other than', () => {
    expect(played(`${star('gold')}${other}discard the other`, inHand(0), 'play, ladder, red-5')).toEqual([]);
  });
});
