import { expect, test } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const files = filesBelow('test/fixtures/regatta', isYaml);
const GAME = 'test/fixtures/regatta/game.yaml';

/** Codes of what is found in the fixture game after a change of its text. */
function found(from: string, to: string, file = GAME): string[] {
  const text = files.get(file)!;
  expect(text).toContain(from);
  const changed = new Map(files).set(file, text.replace(from, to));
  return loadGame(changed, 'regatta').diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

test.each([
  ['of: ship, from', 'of: shop, from', /game\/unknown: .*shop/],
  ['of: [ship, crate]', 'of: [ship, player]', /game\/unknown: .*player/],
  ['starts: strength', 'starts: strenght', /game\/unknown: .*strenght/],
  ['when its host leaves: with it', 'when its host leaves: to the day', /name\/wrong-sort/],
  ['when its host leaves: with it', 'when its host leaves: slowly', /./],
  ['goes on: a ship in any dock', 'goes on: a shop in any dock', /name\/unknown-noun/],
  ['goes on: a ship in any dock\n', '\n', /game\/idle-key: .*controlled by/],
  ['capacity: 1', 'capacity: the dyke', /name\/unknown-noun/],
  ['cutter: 2,', 'cuter: 2,', /game\/unknown: .*cuter/],
])('%s, changed to %s, is found', (from, to, message) => {
  expect(found(from, to)).toContainEqual(expect.stringMatching(message));
});

test('copies mean nothing beside decks', () => {
  const cards = 'test/fixtures/regatta/cards.yaml';
  expect(found('id: lugsail }', 'id: lugsail, copies: 2 }', cards)).toEqual([
    expect.stringMatching(/game\/idle-key: .*copies/),
  ]);
});

/** What is found in a card with this effect. */
const ofEffect = (effect: string): string[] =>
  found('effect: look at a crate in your hold', `effect: "${effect}"`, 'test/fixtures/regatta/cards.yaml');

test.each([
  ['choose a ship in play, then that ship gains 2 coins', 'name/wrong-sort'],
  ['gain 2 dents', 'name/wrong-sort'],
  ['choose a crate in your hold, then that crate loses 1 hull', 'name/unknown-field'],
  ["choose a crate in your hold, then gain (that crate's hull) coins", 'name/unknown-field'],
  ['turn a crate in your hold', 'name/missing-object'],
  ['look a crate in your hold', 'name/extra-object'],
  ['attach a sail in your hand', 'name/missing-object'],
  ['attach a sail in your hand to you', 'name/wrong-sort'],
  ['attach a sail in your hand to a crate in your hold', 'name/no-host'],
  ['choose a crate in your hold as box, then attach a sail in your hand to the box', 'name/no-host'],
  ['cover a ship of yours', 'name/missing-object'],
  ['uncover a ship of yours to you', 'name/wrong-sort'],
  ['if your hand is full, gain 1 coin', 'name/not-here'],
])('%s is refused', (effect, code) => {
  expect(ofEffect(effect).map((each) => each.split(': ')[0])).toContain(code);
});

test.each([
  'choose a ship of yours, then that ship gains 1 dent',
  'a ship in play gains 1 dent',
  'pay 2 hull of a ship of yours',
  'turn a face-down crate in your hold face up',
  'each ship in any dock loses 1 hull',
  'all ships of yours lose 1 hull',
  'turn the top card of your pool face up',
  'move all cards attached to a ship of yours to your hand',
  'choose a ship in play where hull is at least 2',
  'choose a card in play where owner is you',
  'choose a card in play, then gain (the number of ships of the owner of that card) coins',
  'if there is a ship of yours with at least 2 sails, gain 1 coin',
  'choose an opponent, then gain (the number of ships of that player) coins',
])('%s is understood', (effect) => {
  expect(ofEffect(effect)).toEqual([]);
});
