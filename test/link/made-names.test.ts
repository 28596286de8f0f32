import { expect, it } from 'vitest';
import { languages, nameIn } from '../../dsl/nlg/index.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';

const game = (name: string): string => `
game: basket
language: 1
name: Basket
players: { min: 2, max: 2 }
values:
  colour: { of: { red: { en: bright red, fr: rouge, de: rot }, green: { en: green } } }
kinds:
  fruit: { starts: deck, fields: { colour: { type: colour }, weight: { type: number, from: 1, to: 3 } } }
zones:
  deck: { order: stack }
flow:
  round: { steps: [{ id: morning, do: shuffle the deck }] }
ends:
  - { id: over, after: morning, if: the deck is not empty, winners: nobody }
cards:
  - { kind: fruit, id: '{colour}-{weight}', name: ${name}, each: { colour: [red, green], weight: [2] } }
`;

const names = (name: string): string[][] => {
  const { game: made, diagnostics } = loadGame(new Map([['basket/game.yaml', game(name)]]), 'basket');
  if (!made) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return made.cards.map(({ symbol }) => [
    symbol.id,
    ...languages.map((language) => nameIn(symbol, language)),
  ]);
};

it('calls a card that is made for each value as each language calls the value; its id stays', () => {
  expect(names("{ en: '{colour} {weight}', fr: '{colour} {weight}', de: '{weight} {colour}' }")).toEqual([
    ['red-2', 'bright red 2', 'rouge 2', '2 rot'],
    ['green-2', 'green 2', 'green 2', '2 green'],
  ]);
});

it('takes a name without languages for all, each with its own word for the value', () => {
  expect(names("'{colour} {weight}'")[0]).toEqual(['red-2', 'bright red 2', 'rouge 2', 'rot 2']);
});
