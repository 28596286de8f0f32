/** What is to know of a key that the kind of a card has not, and of words that a card could bring. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const files = filesBelow('cards/here-to-slay', isYaml);

const found = (card: string): string[] =>
  loadGame(new Map([...files, ['new.yaml', `- ${card}\n`]]), 'here-to-slay', ['new.yaml'])
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message, help }) => `${code}: ${message}: ${help}`);

const warned = (card: string): string[] =>
  loadGame(new Map([...files, ['new.yaml', `- ${card}\n`]]), 'here-to-slay', ['new.yaml'])
    .diagnostics.filter(({ severity }) => severity === 'warning')
    .map(({ message, help }) => `${message}: ${help}`);

const hero = (more: string): string => `{ kind: hero, id: new, name: New, class: bard, ${more} }`;
const magic = (effect: string, more = ''): string =>
  `{ kind: magic, id: new, name: New, effect: ${JSON.stringify(effect)}${more} }`;
const modifier = (more: string): string => `{ kind: modifier, id: new, name: New, ${more} }`;

describe('a key that the kind of a card has not', () => {
  it('is a field that is printed so, which is not missing besides', () => {
    expect(found(hero('requirement: 5+, effect: draw a card'))).toEqual([
      'schema/unknown-key: unknown key `requirement`: did you mean `roll`?',
    ]);
  });

  it('is named with the kinds that have it', () => {
    expect(found('{ kind: challenge, id: new, name: New, bonus: 3 }')).toEqual([
      expect.stringMatching(/only cards of other kinds have this key: `monster`$/),
    ]);
  });

  it('is not brought where nothing asks for it', () => {
    const [said, ...others] = found(hero('roll: 5+, effect: draw a card, slots: 0'));
    expect(others).toEqual([]);
    expect(said).toMatch(/no rule of the game reads `slots`$/);
  });

  it('is brought where a text asks for it, and works', () => {
    const asked = hero('roll: 5+, strength: 3, effect: "draw (this\'s strength) cards"');
    const bringing = /this card can bring it: `(.*)`$/.exec(found(asked)[0])?.[1];
    expect(bringing).toBe(
      'brings: { kinds: { hero: { fields: { strength: { type: number, optional: true } } } } }',
    );
    expect(found(asked.replace('strength: 3', `${bringing}, strength: 3`))).toEqual([]);
  });
});

describe('a key that holds the numbers of a card', () => {
  it.each([
    ['effect: "+4 to a roll"', 'values: [4]'],
    ['effect: Add 3 to any roll.', 'values: [3]'],
    ['effect: "+2 or -2 to a roll"', 'values: [2, -2]'],
    ['modifier: "+4"', 'values: [4]'],
    [
      'effect: Add 3 to a roll and draw a card.',
      'values: [3], skill: "when you modify using this, draw a card"',
    ],
  ])('%s', (written, meant) => {
    const [said] = found(modifier(written));
    expect(said).toMatch(
      /modifiers have no `[a-z]+`: their numbers are under `values`, and what they do besides under `skill`; write `/,
    );
    expect(said).toContain(`\`${meant}\``);
    expect(found(modifier(meant))).toEqual([]);
  });

  it('is no number of theirs where they have others', () => {
    const [said] = found(modifier('values: [1], effect: Add 3 to a roll.'));
    expect(said).toMatch(/besides under `skill`$/);
  });
});

describe('a word that a card could bring', () => {
  it('is no noun where a verb stands', () => {
    expect(found(magic('Each player with the most cards in hand loses one.')).join('\n')).not.toContain(
      'brings',
    );
  });

  it('is a noun of what the verb in front of it takes', () => {
    expect(found(magic('Destroy a wombat.')).join('\n')).toContain(
      'brings: { nouns: { wombat: { is: a hero } } }',
    );
    expect(found(magic('If you have a foe, draw a card.')).join('\n')).not.toContain('brings');
  });

  it('is no counter of the card that says it where it lies on another one', () => {
    expect(found(magic('Put a mark on a hero.')).join('\n')).not.toContain('of: magic');
  });
});

describe('a text that is only printed', () => {
  const wrong = hero('roll: 5+, effect: drwa a card').replace('id: new', 'id: other');

  it.each([
    modifier('values: [3], text: "Add 3 to a roll, then draw a card."'),
    '{ kind: leader, id: new, name: New, class: bard, text: "Once per turn, draw a card." }',
    // Beside a card that is wrong.
    `{ kind: challenge, id: new, name: New, text: Draw a card. }\n- ${wrong}`,
  ])('%s', (card) => {
    expect(warned(card)).toEqual([
      expect.stringMatching(
        /^the text says `[dD]raw`, and nothing on this card does it: `text` is only printed: what such a card does is said under `skill`$/,
      ),
    ]);
  });

  it('may repeat the numbers of its card and tell a story', () => {
    expect(warned(modifier('values: [+3], text: Add 3 to a roll.'))).toEqual([]);
    expect(warned('{ kind: challenge, id: new, name: New, text: Nobody laughs now. }')).toEqual([]);
  });
});
