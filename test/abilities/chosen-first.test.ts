import { expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';

const game = (text: string): string => `game: sky
language: 1
name: { en: Sky }
players: { min: 2, max: 2 }
values: { hue: { of: [red, blue] } }
kinds: { leaf: { starts: deck, fields: { hue: { type: hue } } } }
zones:
  deck: { seen by: nobody, order: stack }
  hand: { of: player, seen by: owner }
states: { mood: { of: game, holds: hue }, lover: { of: game, holds: player } }
roles: { dealer: {}, helper: {} }
verbs: { dream: { do: '${text.replace(/^the dealer (choose)s/, '$1')}' } }
setup: the dealer becomes a random player
flow:
  round:
    steps: [{ id: night, do: '${text}' }, { id: day, do: the dealer dreams }, { id: dusk, do: each player chooses a hue }]
ends: [{ id: over, after: dusk, if: the round is 2, winners: nobody }]
cards: [{ kind: leaf, id: a, hue: red, copies: 3 }, { kind: leaf, id: b, hue: blue }]
`;

/** What comes of a text that the dealer carries out in a step, and of the same as a verb. */
function found(text: string, answer: string, position: string): string[] {
  const files = new Map([['sky/game.yaml', game(text)]]).set(
    'sky/mine.scenario.yaml',
    `game: sky
scenario: ${text}
players: 2
chance: [{ choose: Ann }]
do:
  - Ann: ${answer}
  - then: [{ position: { ${position} } }]
  - Ann: ${answer}
then: [{ position: { ${position} } }]
`,
  );
  return runScenarios(openLibrary(files), ['sky/mine.scenario.yaml']).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code} ${message}`),
  );
}

// Whoever does something is found, and what they choose, before any part of the sentence happens.
it.each([
  ['the dealer chooses a hue and the mood becomes that hue', 'blue', 'mood: blue'],
  ['the dealer chooses a hue as dreamt and the mood becomes the dreamt', 'blue', 'mood: blue'],
  ['the dealer chooses a player as friend and the lover becomes the friend', 'Ben', 'lover: Ben'],
  ['the dealer chooses a player as friend and the helper becomes the friend', 'Ben', 'helper: Ben'],
  ['the dealer chooses a hue, then the mood becomes that hue', 'blue', 'mood: blue'],
])('what somebody chooses is there for the next part: %s', (text, answer, position) => {
  expect(found(text, answer, position)).toEqual([]);
});
