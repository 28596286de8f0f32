import { expect, it } from 'vitest';
import { partAt } from '../../interpreter/compiler/loader/data-parts.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { loadVariants, type Said } from './garden-variants.ts';

/** A game with a condition, a price and a number, for others to add to. */
const base = {
  base: {
    add: {
      'functions/ready': { takes: { one: 'a player' }, if: "the one's coins are at least 3" },
      'functions/worth': { takes: { one: 'a player' }, is: "the one's coins" },
      'functions/open': {
        takes: { one: 'a player' },
        if: "any of:\n  - the one's coins are 1\n  - the storm is 1\n",
      },
    },
    set: {
      'flow/round/steps/trade/actions/rest': { if: 'your hand is empty', cost: 'pay a coin', do: 'nothing' },
    },
  },
};
const READY = 'functions/ready/if';
const COST = 'flow/round/steps/trade/actions/rest/cost';

const adding = (add: object) => ({ extends: 'base', add });

const at = (path: string, text: string) => adding({ [path]: text });

const found = (variants: Said): string[] =>
  loadVariants({ ...base, ...variants }).diagnostics.map(({ code, message }) => `${code}: ${message}`);

/** The text at a path, as it is read. */
const textOf = (variants: Said, path: string): string | undefined => {
  const { game, diagnostics } = loadVariants({ ...base, ...variants });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const node = game && partAt(game.data, path.split('/'));
  return node?.kind === 'scalar' ? node.text : undefined;
};

it.each([
  [{ a: 'and the storm is 0' }, "all of:\n  - the one's coins are at least 3\n  - the storm is 0"],
  [
    { a: 'or the storm is 0', b: 'and the deck is empty' },
    "all of:\n  - any of:\n      - the one's coins are at least 3\n      - the storm is 0\n  - the deck is empty",
  ],
  [
    { a: 'or the storm is 0', b: { before: 'a', do: 'and the deck is empty' } },
    "any of:\n  - all of:\n      - the one's coins are at least 3\n      - the deck is empty\n  - the storm is 0",
  ],
  [{ a: { 'in place of': 'text', do: 'the storm is 0' } }, 'the storm is 0'],
  [
    { a: 'and any of:\n  - the storm is 0\n  - the storm is 2\n' },
    "all of:\n  - the one's coins are at least 3\n  - any of:\n      - the storm is 0\n      - the storm is 2",
  ],
])('a condition gets further ones: %j', (added, whole) => {
  const add = Object.fromEntries(Object.entries(added).map(([name, text]) => [`${READY}/${name}`, text]));
  expect(textOf({ more: adding(add) }, READY)).toBe(whole);
});

it('a list of conditions stays one, below those that are added', () => {
  expect(
    textOf({ more: adding({ 'functions/open/if/a': 'and the deck is empty' }) }, 'functions/open/if'),
  ).toBe(
    "all of:\n  - any of:\n      - the one's coins are 1\n      - the storm is 1\n  - the deck is empty",
  );
});

it('a price gets further ones, and a number is added up', () => {
  expect(textOf({ more: adding({ [`${COST}/card`]: 'discard a card in your hand' }) }, COST)).toBe(
    'pay a coin and discard a card in your hand',
  );
  expect(
    textOf(
      { more: adding({ [`${COST}/card`]: { before: 'text', do: 'discard a card in your hand' } }) },
      COST,
    ),
  ).toBe('discard a card in your hand and pay a coin');
  expect(
    textOf(
      { more: adding({ 'functions/worth/is/storm': 'the storm', 'functions/worth/is/all': 2 }) },
      'functions/worth/is',
    ),
  ).toBe("(the one's coins) + (the storm) + (2)");
});

it('conditions of two sets need an order only where one restricts and the other one widens', () => {
  const one = adding({ [`${READY}/a`]: 'and the storm is 0' });
  expect(found({ one, two: adding({ [`${READY}/b`]: 'and the deck is empty' }) })).toEqual([]);
  expect(found({ one, two: adding({ [`${READY}/b`]: 'or the deck is empty' }) })).toEqual([
    expect.stringContaining('game/order'),
  ]);
  const ordered = adding({ [`${READY}/b`]: { after: 'one/a', do: 'or the deck is empty' } });
  expect(textOf({ one, two: ordered }, READY)).toBe(
    "any of:\n  - all of:\n      - the one's coins are at least 3\n      - the storm is 0\n  - the deck is empty",
  );
});

it('prices of two sets need an order, and numbers do not', () => {
  const one = at(`${COST}/a`, 'gain a sale');
  expect(found({ one, two: at(`${COST}/b`, 'discard a card in your hand') })).toEqual([
    expect.stringContaining('game/order'),
  ]);
  const is = 'functions/worth/is';
  expect(found({ one: at(`${is}/a`, '1'), two: at(`${is}/b`, 'the storm') })).toEqual([]);
});

it('two sets contradict each other where one says the whole text', () => {
  const one = { extends: 'base', set: { [READY]: 'the storm is 0' } };
  expect(found({ one, two: adding({ [`${READY}/b`]: 'and the deck is empty' }) })).toEqual([
    expect.stringContaining('game/conflict'),
  ]);
});

it('a condition without the word that joins it is refused in its place, and what is offered is accepted', () => {
  const { files, diagnostics } = loadVariants({
    ...base,
    more: adding({ [`${READY}/rich`]: 'the deck is empty' }),
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['game/joined-line']);
  const [{ place }] = diagnostics;
  const text = files.get(place.file)!;
  expect(text.slice(place.span.start, place.span.end)).toContain('the deck is empty');
  expect(lineAndColumn(text, place.span.start).line).toBeGreaterThan(1);
  expect(
    found({ more: adding({ [`${READY}/rich`]: { before: 'text', do: 'and the deck is empty' } }) }),
  ).toEqual(['game/joined-line: `rich` begins with `and`, and nothing is before it']);
});

it('what is wrong in a part is found at its place', () => {
  const { files, diagnostics } = loadVariants({
    ...base,
    more: adding({ [`${READY}/rich`]: 'or the moon is 0' }),
  });
  const [{ place }] = diagnostics;
  expect(place.file).toBe('more.variant.yaml');
  expect(files.get(place.file)!.slice(place.span.start, place.span.end)).toContain('moon');
});

it('a set on top changes and takes away what was added', () => {
  const one = adding({ [`${READY}/a`]: 'and the storm is 0', [`${READY}/b`]: 'and the deck is empty' });
  const two = { extends: 'one', set: { [`${READY}/a`]: 'and the storm is 1' }, remove: [`${READY}/b`] };
  expect(textOf({ one, two }, READY)).toBe("all of:\n  - the one's coins are at least 3\n  - the storm is 1");
});
