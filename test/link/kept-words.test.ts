/** What is offered for a text that is refused keeps what the text says, or nothing is offered. */
import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const games = new Map(
  ['here-to-slay', 'slasher'].map((game) => [game, filesBelow(`cards/${game}`, isYaml)] as const),
);

function helps(game: string, card: string): string {
  const files = new Map([...games.get(game)!, ['new.yaml', card]]);
  return loadGame(files, game, ['new.yaml'])
    .diagnostics.map(({ help }) => help ?? '')
    .join('\n');
}

const magic = (effect: string): string =>
  helps('here-to-slay', `kind: magic\nid: new\nname: New\neffect: ${effect}\n`);
const action = (effect: string): string =>
  helps('slasher', `kind: action\nid: new\nname: New\neffect: ${effect}\n`);

it.each([
  [
    'other cards',
    magic('Other heroes in your party cannot be destroyed until your next turn.'),
    /your heroes cannot/,
  ],
  [
    'what was done to a card',
    magic('Take a destroyed hero from the discard pile.'),
    /take a (?:hero|modifier) in/,
  ],
  ['the text as it was', action('Exchange two actors, then split their groups.'), /write `exchange/],
])('%s', (_, help, lost) => {
  expect(help).not.toMatch(lost);
  expect(help).not.toBe('');
});

it('a price of a card that is used by another verb is one', () => {
  const files = new Map([
    ...games.get('here-to-slay')!,
    ['new.yaml', 'kind: modifier\nid: new\nname: New\nvalues: [1]\nskill: Discard a card to play this.\n'],
  ]);
  const { diagnostics } = loadGame(files, 'here-to-slay', ['new.yaml']);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
