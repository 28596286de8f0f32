import { expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';

const game = (what: string): string => `game: gravel
language: 1
name: { en: Gravel }
players: { min: 2, max: 2 }
values: { hue: { of: [red, blue] } }
kinds:
  stone: { starts: deck, fields: { hue: { type: hue } } }
  gem: { starts: deck, fields: { hue: { type: hue } } }
zones:
  deck: { seen by: everyone, order: set }
  heap: { order: set }
roles: { digger: {} }
setup: the digger becomes a random player
flow: { round: { steps: [{ id: day, do: 'the digger chooses ${what}' }, { id: dusk, do: each player chooses a hue }] } }
ends: [{ id: over, after: dusk, if: the round is 2, winners: nobody }]
cards:
  - { kind: stone, id: brick, hue: red }
  - { kind: stone, id: slate, hue: blue }
  - { kind: gem, id: ruby, hue: red }
`;

const found = (what: string, answer: string, step: string): string[] => {
  const files = new Map([['gravel/game.yaml', game(what)]]).set(
    'gravel/mine.scenario.yaml',
    `game: gravel
scenario: mine
players: 2
chance: [{ choose: Ann }]
do: [${step.replace('it', answer)}]
then: [{ that: the round is 1 }]
`,
  );
  return runScenarios(openLibrary(files), ['gravel/mine.scenario.yaml']).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code} ${message}`),
  );
};

// What is asked of all chosen cards together is asked of cards of several kinds as it is of those of one.
it('of several kinds: different', () => {
  const what = 'exactly 2 stones or gems in the deck where hues are different';
  expect(found(what, 'brick + slate', '{ Ann: it }')).toEqual([]);
  expect(found(what, 'slate + ruby', '{ Ann: it }')).toEqual([]);
  expect(found(what, 'brick + ruby', '{ refused: { Ann: it } }')).toEqual([]);
});

it('of several kinds: the same', () => {
  const what = 'up to 2 gems or stones in the deck where hues are the same';
  expect(found(what, 'brick + ruby', '{ Ann: it }')).toEqual([]);
  expect(found(what, 'brick + slate', '{ refused: { Ann: it } }')).toEqual([]);
});

it('of one kind, as ever', () => {
  const what = 'exactly 2 cards in the deck where hues are different';
  expect(found(what, 'brick + ruby', '{ refused: { Ann: it } }')).toEqual([]);
});
