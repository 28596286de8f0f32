import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { sampled, tries } from '../size.ts';
import { gameAs, inOtherOrder, ordersOf } from '../loading-orders.ts';

const files = new Map(
  ['cards/here-to-slay', 'examples/here-to-slay/sets'].flatMap((at) => [...filesBelow(at, isYaml)]),
);
const sets = ['salt-harbour', 'moon-fair', 'old-letters'].map(
  (id) => `examples/here-to-slay/sets/${id}.yaml`,
);

it('three sets of rules, fields, endings, steps, window actions and cards are one game in every order', () => {
  expect(loadGame(files, 'here-to-slay', sets).diagnostics).toEqual([]);
  const orders = ordersOf(sets);
  expect(orders).toHaveLength(6);
  const all = sampled(orders, 3).map((order, i) =>
    gameAs(inOtherOrder(files, i + 2), 'here-to-slay', order, tries(60, 30)),
  );
  expect(new Set(all).size).toBe(1);
});

const plain = loadGame(files, 'here-to-slay').game!;

it.each(sampled(sets, 3))('each of them alone is another game: %s', (set) => {
  const { game, diagnostics } = loadGame(files, 'here-to-slay', [set]);
  expect(diagnostics).toEqual([]);
  expect(game!.hash).not.toBe(plain.hash);
});

/** A set that is put beside the harbour. */
const rival = (rest: string): Map<string, string> =>
  new Map([
    ...files,
    [
      'rival.yaml',
      `variant: rival\nextends: here-to-slay\nname: { en: Rival, fr: Rivaux, de: Rivalen }\n${rest}`,
    ],
  ]);

const wreckage = 'rules/wreckage: when a player destroys a hero, that player draws a card';
const spent = 'set: { rules/spent heroes rest: a hero can be activated twice per turn }';
const freed = 'set: { rules/spent heroes rest: a hero can be activated three times per turn }';

/** What is found where the rival line has a name of its own. */
const renamed = (how: string): readonly string[] => {
  const mended = rival(`add:\n  rules/wreckage-rival: ${how}\n`);
  return loadGame(mended, 'here-to-slay', [sets[0], 'rival.yaml']).diagnostics.map(({ code }) => code);
};

it('a true conflict names both lines and the way out, which is accepted', () => {
  for (const order of ordersOf([sets[0], 'rival.yaml'])) {
    const { diagnostics } = loadGame(rival(`add:\n  ${wreckage}\n`), 'here-to-slay', order);
    const [found] = diagnostics;
    expect(diagnostics.map(({ code }) => code)).toEqual(['game/added-twice']);
    expect([found.place.file, found.related?.[0].place.file].toSorted()).toEqual([sets[0], 'rival.yaml']);
    expect([found.place, found.related![0].place].map(({ span }) => span.end - span.start)).toEqual([14, 14]);
    expect(found.help).toMatch(/`rules\/wreckage-[a-z-]+`/);
  }
  const line = wreckage.replace('rules/wreckage: ', '');
  // Both wait for one event, so their order has to be said as well.
  expect(renamed(line)).toEqual(['game/order']);
  expect(renamed(`{ after: salt-harbour/wreckage, do: '${line}' }`)).toEqual([]);
});

const two = (of: string): Map<string, string> =>
  rival(`${spent}\n`).set(
    'other.yaml',
    `variant: other\nextends: ${of}\nname: { en: O, fr: O, de: O }\n${freed}\n`,
  );

it('of two that change one line, one can extend the other', () => {
  const [found] = loadGame(two('here-to-slay'), 'here-to-slay', ['rival.yaml', 'other.yaml']).diagnostics;
  expect(found).toMatchObject({ code: 'game/conflict', place: { file: 'rival.yaml' } });
  expect(found.related![0].place.file).toBe('other.yaml');
  expect(loadGame(two('rival'), 'here-to-slay', ['rival.yaml', 'other.yaml']).diagnostics).toEqual([]);
});

const ofCards = ['busy-days', 'veils', 'saddlebags'].map((id) => `examples/here-to-slay/${id}.yaml`);

it('fifteen cards of ten lines at most, in three sets of plain cards, go together', () => {
  const all = new Map([...files, ...filesBelow('examples/here-to-slay', (path) => ofCards.includes(path))]);
  const cards = ofCards.flatMap((name) =>
    all
      .get(name)!
      .split(/^(?=- kind:)/m)
      .slice(1),
  );
  expect(cards.length).toBeGreaterThanOrEqual(15);
  for (const card of cards)
    expect(card.split('\n').filter((line) => line.trim() !== '').length, card).toBeLessThanOrEqual(10);
  for (const order of sampled(ordersOf(ofCards), 2))
    expect(loadGame(all, 'here-to-slay', order).diagnostics).toEqual([]);
});
