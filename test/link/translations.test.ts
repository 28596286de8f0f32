/** What a file declares without a name in every language of its game. */
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { untranslated } from '../../interpreter/compiler/declare/translations.ts';

const game = `game: orchard
name: { en: Orchard, fr: Verger, de: Obstgarten }
counters:
  coin: { of: player, from: 0, name: { en: [coin, coins], fr: [pièce f, pièces], de: [Münze f, Münzen] } }
values:
  colour:
    name: { en: [colour, colours], fr: [couleur f, couleurs], de: [Farbe f, Farben] }
    of: { red: { en: red, fr: rouge, de: rot }, green: { en: green, fr: vert, de: grün } }
`;

const words = /^`[^`]*`(?: and .* file)?/;

/** What is told of a file on top of the game: which words, and how seriously. */
function told(text: string, strict = false): string[] {
  const library = openLibrary(
    new Map([
      ['game.yaml', game],
      ['mine.yaml', text],
    ]),
  );
  const files = ['game.yaml', 'mine.yaml'].map((name) => library.file(name)!);
  return untranslated(files, files.slice(0, 1), strict).map(
    ({ severity, message, place }) =>
      `${severity} ${words.exec(message)![0]} ${text.slice(place.span.start, place.span.end)}`,
  );
}
const variant = (add: string): string =>
  `variant: mine\nextends: orchard\nname: { en: Mine, fr: Mien, de: Meins }\nadd:\n${add}`;

describe('words without a name', () => {
  it.each([
    ['  functions/worth: { takes: { player: a player }, is: 1 }', 'worth', 'functions/worth'],
    ['  functions:\n    worth: { takes: { player: a player }, is: 1 }', 'worth', 'worth'],
    ['  nouns/prize: { is: a fruit }', 'prize', 'nouns/prize'],
    ['  counters/mark: { of: player, from: 0 }', 'mark', 'counters/mark'],
    ['  kinds/fruit/fields/weight: { type: number }', 'weight', 'kinds/fruit/fields/weight'],
    ['  values/size: { name: { en: size, fr: taille f, de: Größe f }, of: [small] }', 'small', 'small'],
    ['  values/colour/of/gold: { en: gold, fr: doré }', 'gold', 'values/colour/of/gold'],
  ])('%s', (add, word, place) => {
    expect(told(variant(add))).toEqual([`hint \`${word}\` ${place}`]);
    expect(told(variant(add), true)).toEqual([`error \`${word}\` ${place}`]);
  });

  it('are one hint a file, with the names of its cards', () => {
    expect(
      told(variant('  nouns/prize: { is: a fruit }\ncards:\n  - { kind: fruit, id: fig, name: Fig }')),
    ).toEqual(['hint `prize` and one more name of this file nouns/prize']);
  });

  it('are nothing to tell where they have one, or where something declared elsewhere is changed', () => {
    expect(
      told(variant('  nouns/prize: { is: a fruit, name: { en: prize, fr: prix m, de: Preis m } }')),
    ).toEqual([]);
    expect(told('variant: mine\nextends: orchard\nset:\n  counters/coin/from: 1\n')).toEqual([]);
    expect(told(variant('  kinds/fruit/fields/weight/optional: true'))).toEqual([]);
  });
});
