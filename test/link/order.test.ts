import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../loading-orders.ts';
import { sampled } from '../size.ts';
import { withVariants } from './garden-variants.ts';

const ending = (after: string) => ({
  [after.includes(' ') ? 'at' : 'after']: after,
  if: 'the storm is 3',
  winners: 'nobody',
});
const card = (id: string) => [{ kind: 'tool', id, effect: 'gain a coin' }];
const rain = 'each player discards a card in their hand';

it.each([
  ['endings of one moment', { 'ends/wet': ending('evening') }, { 'ends/dry': ending('evening') }],
  ['checks', { 'checks/wet': { do: rain } }, { 'checks/dry': { do: rain } }],
  ['steps', { 'flow/round/steps/noon': { do: rain } }, { 'flow/round/steps/night': { do: rain } }],
  ['lines of a text', { 'verbs/sell/do/wet': rain }, { 'verbs/sell/do/dry': rain }],
  [
    'words in a list',
    { 'rankings/richest player/by/storm': 'storm' },
    { 'rankings/richest player/by/x': 'x' },
  ],
])('two variants that add %s are refused in both orders, with both places', (_, a, b) => {
  const { files, names } = withVariants({ a: { add: a }, b: { add: b } });
  for (const order of ordersOf(names)) {
    const found = loadGame(files, 'garden', order).diagnostics.filter(({ code }) => code === 'game/order');
    expect(found.map(({ place, related }) => [place.file, related?.[0].place.file])).toEqual([
      names.toReversed(),
    ]);
  }
});

it('endings of two moments, and cards, may come from two variants', () => {
  const { files, names } = withVariants({
    b: { add: { 'ends/wet': ending('evening') }, cards: card('rake') },
    a: { add: { 'ends/dry': ending('morning') }, cards: card('spade') },
  });
  expect(loadGame(files, 'garden', names).diagnostics).toEqual([]);
});

it.each([
  [['hunting-toll', 'hard-lessons']],
  [['hunting-toll', 'hard-lessons', 'quick-attacks']],
  [['seven-action-points', 'hard-lessons', 'four-monsters']],
])('variants that add lines are the same game in every order: %j', (ids) => {
  const files = new Map(
    ['cards/here-to-slay', 'examples/here-to-slay'].flatMap((at) => [...filesBelow(at, isYaml)]),
  );
  const names = ids.map((id) => `examples/here-to-slay/variants/${id}.yaml`);
  const all = sampled(ordersOf(names), names.length > 2 ? 3 : 1).map((order, i) =>
    loadedAs(inOtherOrder(files, i + 2), 'here-to-slay', order, 40),
  );
  expect(all[0]).not.toMatch(/^found/);
  expect(new Set(all).size).toBe(1);
});

it('variants and card files in every order are the same game', () => {
  const { files, names } = withVariants({
    b: { cards: card('rake'), add: { 'counters/acorn': { of: 'player' } } },
    a: { cards: card('spade'), add: { 'counters/bean': { of: 'player' } } },
  });
  files.set('more.cards.yaml', JSON.stringify(card('hoe')));
  const all = ordersOf([...names, 'more.cards.yaml']).map((order, i) =>
    loadedAs(inOtherOrder(files, i + 2), 'garden', order, 30),
  );
  expect(all[0]).toContain('rake');
  expect(new Set(all).size).toBe(1);
});

const slayers = filesBelow('cards/here-to-slay', isYaml);

/** The codes of two monsters, each with a rule of its own; both have a field. */
function foundOfMonsters(one: object | string, other: object | string): readonly string[] {
  const murk = { kinds: { monster: { fields: { murk: { type: 'number', default: 1 } } } } };
  const monster = (id: string, rule: object | string) => ({
    kind: 'monster',
    id,
    name: { en: id, fr: id, de: id },
    requires: ['hero'],
    slay: '8+',
    'fight back': '3-',
    penalty: 'discard a card',
    brings: { ...murk, rules: { [`of ${id}`]: rule } },
  });
  const files = new Map([
    ...slayers,
    ['one.yaml', JSON.stringify([monster('one', one)])],
    ['other.yaml', JSON.stringify([monster('other', other)])],
  ]);
  const codes = ordersOf(['one.yaml', 'other.yaml']).map((order) =>
    loadGame(files, 'here-to-slay', order).diagnostics.map(({ code }) => code),
  );
  expect(codes[1]).toEqual(codes[0]);
  return codes[0];
}

const lower = (by: string): string =>
  `before a player attacks a monster as prey, -${by} to that player's attack roll until the end of the attack`;
const darker = "before a player attacks a monster as prey, +1 to the prey's murk until the end of the attack";
const drawing = 'before a player attacks a monster, that player draws a card';

it('two cards that bring a rule about one event and only add to a roll need no order', () => {
  expect(foundOfMonsters(lower('2'), lower("(the prey's murk)"))).toEqual([]);
  expect(foundOfMonsters(lower('2'), lower('2'))).toEqual([]);
});

it('an order is asked for where a sum is read, or more is done than to add', () => {
  const asks = `before a player attacks a monster as prey, if the prey's murk is 1, -2 to that player's attack roll until the end of the attack`;
  expect(foundOfMonsters(darker, asks)).toEqual(['game/order']);
  expect(foundOfMonsters(lower('2'), drawing)).toEqual(['game/order']);
});

it('a rule that a card brings says its place as lines of variants do', () => {
  expect(foundOfMonsters(drawing, { after: 'one/of one', do: lower('1') })).toEqual([]);
  expect(foundOfMonsters(drawing, { before: ['one/of one'], do: drawing })).toEqual([]);
  expect(foundOfMonsters(drawing, { after: 'one/nothing', do: lower('1') })).toEqual(['game/path']);
  expect(foundOfMonsters(drawing, { behind: 'one/of one', do: lower('1') })).toEqual(['schema/unknown-key']);
  expect(foundOfMonsters(drawing, { after: 'one/of one' })).toEqual(['schema/missing']);
});
