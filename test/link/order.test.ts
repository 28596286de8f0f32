import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../loading-orders.ts';
import { sampled } from '../size.ts';

const garden = filesBelow('examples/garden', isYaml);

/** The garden with two or more variants beside it. */
const withVariants = (
  variants: Readonly<Record<string, object>>,
): { files: Map<string, string>; names: string[] } => {
  const texts = Object.entries(variants).map(([id, rest]): [string, string] => [
    `${id}.variant.yaml`,
    JSON.stringify({ variant: id, extends: 'garden', name: { en: id, fr: id, de: id }, ...rest }),
  ]);
  return { files: new Map([...garden, ...texts]), names: texts.map(([name]) => name) };
};

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
