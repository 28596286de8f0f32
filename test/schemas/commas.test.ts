import { describe, expect, test } from 'vitest';
import { brief, mended, shapeOf } from './kit.ts';

const game = (name: string): string => `game: x\nlanguage: 1\nname: ${name}\nplayers: { min: 2, max: 4 }\n`;

describe('a comma in a text between braces', () => {
  test.each([
    ['{ en: The Owl, the Fox }', '{ en: "The Owl, the Fox" }'],
    ['{ en: The Owl, the Fox, de: Die Eule }', '{ en: "The Owl, the Fox", de: Die Eule }'],
    ['{ de: Eule, en: Owl, Fox, and Hare }', '{ de: Eule, en: "Owl, Fox, and Hare" }'],
  ])('%s is said once, with quotes', (name, wanted) => {
    const faults = shapeOf('game', game(name));
    expect(faults.map((each) => brief(game(name), each))).toHaveLength(1);
    expect(mended(game(name), faults[0])).toBe(game(wanted));
    expect(shapeOf('game', game(wanted))).toEqual([]);
  });

  test('a key that is only misspelt is told as such', () => {
    const [fault] = shapeOf('game', game('{ en: Owl, dee: Eule }'));
    expect(mended(game('{ en: Owl, dee: Eule }'), fault)).toContain('de: Eule');
    const [bare] = shapeOf('game', game('{ en: Owl, dee }'));
    expect(bare.help).toBe('did you mean `de`?');
  });
});
