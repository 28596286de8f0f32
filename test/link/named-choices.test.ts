import { expect, it } from 'vitest';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { loadVariants, type Said } from './garden-variants.ts';

const sellOf = (variants: Said): string | undefined =>
  loadVariants(variants).game?.verbs.find(({ name }) => name.includes('sell'))?.snippet.text;
const found = (variants: Said): string[] =>
  loadVariants(variants).diagnostics.map(({ code, message }) => `${code}: ${message}`);

const BLOCK =
  'gain a sale\nchoose one:\n  - gain a coin\n  - if you have no coins:\n      gain 2 coins\n      lose a sale\n  - nothing\nshuffle the deck\n';
const base = { layers: { set: { 'verbs/sell/do': BLOCK } } };
const on = (add: object, more: object = {}) => ({ ...base, more: { extends: 'layers', add, ...more } });

const adding = (menu: string) => (name: string, what: string) => ({
  extends: 'layers',
  add: { [`verbs/sell/do/${menu}/${name}`]: what },
});

it.each([
  [{ third: 'lose a coin' }, ['- gain a coin', '- if', '- nothing', '- lose a coin']],
  [{ third: { before: '1', do: 'lose a coin' } }, ['- lose a coin', '- gain a coin', '- if', '- nothing']],
  [{ third: { after: 2, do: 'lose a coin' } }, ['- gain a coin', '- if', '- lose a coin', '- nothing']],
  [{ third: { in_place_of: '3', do: 'lose a coin' } }, ['- gain a coin', '- if', '- lose a coin']],
])('a choice is added to a block: %j', (added, choices) => {
  const [name, value] = Object.entries(added)[0];
  const said = JSON.parse(JSON.stringify(value).replace('in_place_of', 'in place of'));
  const text = sellOf(on({ [`verbs/sell/do/choose one/${name}`]: said }))!;
  expect(text).toMatch(/^gain a sale\nchoose one:\n/);
  expect(text).toContain('  - if you have no coins:\n      gain 2 coins\n      lose a sale\n');
  expect(text).toMatch(/\nshuffle the deck\n?$/);
  expect(
    text.split('\n').flatMap((each) => /^ {2}(- (?:if|.*))/.exec(each)?.[1].replace(/^- if.*/, '- if') ?? []),
  ).toEqual(choices);
});

it('choices with names stand in lines with names', () => {
  const named = {
    layers: {
      set: {
        'verbs/sell/do': {
          pick: { 'choose one': { coin: 'gain a coin', deck: 'shuffle the deck' } },
          then: 'gain a sale',
        },
      },
    },
  };
  expect(sellOf(named)).toBe('choose one:\n  - gain a coin\n  - shuffle the deck\ngain a sale\n');
  const more = {
    extends: 'layers',
    add: { 'verbs/sell/do/pick/choose one/lose': { before: 'deck', do: 'lose a coin\nshuffle the deck' } },
  };
  expect(sellOf({ ...named, more })).toBe(
    'choose one:\n  - gain a coin\n  - lose a coin\n    shuffle the deck\n  - shuffle the deck\ngain a sale\n',
  );
  expect(
    sellOf({
      ...named,
      more: {
        extends: 'layers',
        remove: ['verbs/sell/do/pick/choose one/coin'],
        add: { 'verbs/sell/do/pick/choose one/none': 'nothing' },
      },
    }),
  ).toBe('choose one:\n  - shuffle the deck\n  - nothing\ngain a sale\n');
});

it('choices of two sets go together, and the same one is there once', () => {
  const add = adding('choose one');
  const both = { ...base, a: add('x', 'lose a coin'), b: add('y', 'gain 3 coins') };
  expect(found(both)).toEqual([]);
  expect(sellOf(both)).toContain('  - nothing\n  - lose a coin\n  - gain 3 coins\n');
  expect(sellOf({ base: base.layers, b: both.b, layers: base.layers, a: both.a })).toBe(undefined);
  const twice = { ...base, a: add('x', 'lose a coin'), b: add('x', 'lose a coin') };
  expect(sellOf(twice)!.match(/lose a coin/g)).toHaveLength(1);
  expect(found({ ...base, a: add('x', 'lose a coin'), b: add('x', 'gain 3 coins') })[0]).toMatch(
    /^game\/added-twice/,
  );
});

it('where several choices are taken, their order counts', () => {
  const several = { layers: { set: { 'verbs/sell/do': BLOCK.replace('choose one:', 'choose up to 2:') } } };
  const add = adding('choose up to 2');
  const both = { ...several, a: add('x', 'lose a coin'), b: add('y', 'gain 3 coins') };
  expect(found(both)[0]).toMatch(/^game\/order/);
  const after = {
    extends: 'layers',
    add: { 'verbs/sell/do/choose up to 2/y': { after: 'a/x', do: 'gain 3 coins' } },
  };
  expect(found({ ...both, b: after })).toEqual([]);
});

it('what is wrong in a choice is found in its file, and a menu that is not there at its path', () => {
  const { diagnostics, files } = loadVariants(on({ 'verbs/sell/do/choose one/x': 'gain a coinn' }));
  expect(diagnostics.map(({ place }) => place.file)).toEqual(['more.variant.yaml']);
  const { place } = diagnostics[0];
  expect(files.get(place.file)!.slice(place.span.start, place.span.end)).toBe('coinn');
  expect(lineAndColumn(files.get(place.file)!, place.span.start).line).toBeGreaterThan(1);
  expect(found(on({ 'verbs/sell/do/choose two/x': 'gain a coin' }))).toEqual([
    'game/path: `verbs/sell/do/choose two/x` leads nowhere: there is no `choose two`',
  ]);
  expect(found(on({ 'verbs/sell/do/choose one/x': { after: '9', do: 'gain a coin' } }))[0]).toMatch(
    /^game\/path/,
  );
});

it('a line is put in place of another one', () => {
  const named = { layers: { set: { 'verbs/sell/do': { coins: 'gain a coin', sale: 'gain a sale' } } } };
  const instead = (value: object) => ({
    ...named,
    more: { extends: 'layers', add: { 'verbs/sell/do/much': value } },
  });
  expect(sellOf(instead({ 'in place of': 'coins', do: 'gain 3 coins' }))).toBe('gain 3 coins\ngain a sale\n');
  expect(found(instead({ 'in place of': 'coinz', do: 'gain 3 coins' }))[0]).toMatch(/^game\/path/);
  expect(found(instead({ 'in place of': ['coins', 'sale'], do: 'gain 3 coins' }))[0]).toMatch(
    /^schema\/type/,
  );
  expect(found(instead({ 'in place of': 'coins', before: 'sale', do: 'gain 3 coins' }))[0]).toMatch(
    /^game\/idle-key/,
  );
});

const DEEP =
  'choose one:\n  - gain a coin\n  - gain a sale\n    choose one:\n      - lose a coin\n      - nothing\nshuffle the deck\n';
const deep = (path: string, what: unknown) => ({
  layers: { set: { 'verbs/sell/do': DEEP } },
  more: { extends: 'layers', add: { [`verbs/sell/do/${path}`]: what } },
});

it('a menu inside a choice gets one more, at its place', () => {
  expect(sellOf(deep('choose one/2/choose one/third', 'gain 3 coins'))).toBe(
    DEEP.replace('      - nothing\n', '      - nothing\n      - gain 3 coins\n'),
  );
  expect(
    sellOf(deep('choose one/2/choose one/third', { before: '2', do: 'gain 3 coins\nlose a sale' })),
  ).toBe(DEEP.replace('      - nothing\n', '      - gain 3 coins\n        lose a sale\n      - nothing\n'));
  const named = {
    layers: {
      set: {
        'verbs/sell/do': {
          pick: {
            'choose one': {
              coin: 'gain a coin',
              more: { 'choose one': { sale: 'gain a sale', none: 'nothing' } },
            },
          },
        },
      },
    },
    more: {
      extends: 'layers',
      add: { 'verbs/sell/do/pick/choose one/more/choose one/third': { after: 'sale', do: 'gain 3 coins' } },
    },
  };
  expect(sellOf(named)).toBe(
    'choose one:\n  - gain a coin\n  - choose one:\n      - gain a sale\n      - gain 3 coins\n      - nothing\n',
  );
});

it('what is wrong in a menu inside a choice is found in its file', () => {
  const { diagnostics, files } = loadVariants(deep('choose one/2/choose one/third', 'gain a coinn'));
  const [{ place }] = diagnostics;
  expect(files.get(place.file)!.slice(place.span.start, place.span.end)).toBe('coinn');
  expect(found(deep('choose one/1/choose one/third', 'gain a coin'))[0]).toMatch(/^game\/path/);
});
