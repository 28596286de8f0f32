import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../loading-orders.ts';
import { recorded } from '../../interpreter/compiler/loader/content-hash.ts';
import { valueOf } from '../../schemas/index.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { withVariants, type Said } from './garden-variants.ts';

const garden = filesBelow('examples/garden', isYaml);
const GAME = [...garden.keys()].find((name) => name.endsWith('game.yaml'))!;
const SELL = `    do: |
      gain (the stall's size) coins and a sale
      move all fruits in the stall to the discard pile
`;

/** The garden, with named lines in `sell`, and variants. */
const withLines = (variants: Said, sell = SELL) => {
  const { files, names } = withVariants(variants);
  return { files: files.set(GAME, garden.get(GAME)!.replace(SELL, sell)), names };
};

const NAMED = `    do:
      gain: gain (the stall's size) coins and a sale
      leave: move all fruits in the stall to the discard pile # gone
`;

const load = (variants: Said, sell = SELL) => {
  const { files, names } = withLines(variants, sell);
  return { files, ...loadGame(files, 'garden', names) };
};
const sellOf = (variants: Said, sell = SELL): string | undefined =>
  load(variants, sell).game?.verbs.find(({ name }) => name.includes('sell'))?.snippet.text;
const codes = (variants: Said, sell = SELL): string[] =>
  load(variants, sell).diagnostics.map(({ code, message }) => `${code}: ${message}`);

const [first, second] = [
  "gain (the stall's size) coins and a sale",
  'move all fruits in the stall to the discard pile',
];
const rain = 'each player discards a card in their hand';

it('a text with named lines is the game that it is as a block', () => {
  const [block, named] = [SELL, NAMED.replace(' # gone', '')].map((sell) => load({}, sell).game!);
  expect(named.hash).toBe(block.hash);
  const [a, b] = [SELL, NAMED.replace(' # gone', '')].map((sell) =>
    loadedAs(withLines({}, sell).files, 'garden', [], 99),
  );
  expect(a).toBe(b);
});

it('what stands behind a line as a comment is warned of, where it stands', () => {
  const { diagnostics, files } = load({}, NAMED);
  expect(
    diagnostics.map(({ code, place }) => [code, lineAndColumn(files.get(place.file)!, place.span.start)]),
  ).toMatchObject([['yaml/hash-in-text', { column: 63 }]]);
});

const addOf = (value: object | string) => ({ a: { add: { 'verbs/sell/do/wet': value } } });

const setupOf = (a: object) => load({ a }).game?.setup?.snippet.text.trim();

it('a line may be said as people speak, as a block may', () => {
  const said = 'Each player gains a coin.';
  expect(setupOf({ set: { setup: said } })).toBe('each player gains a coin');
  expect(setupOf({ add: { 'setup/purse': { before: 'text', do: said } } })).toBe(
    'each player gains a coin\nthe first player becomes a random player',
  );
});

it('lines are added at the end, before and behind others, and to texts without names', () => {
  expect(sellOf(addOf(rain))).toBe([first, second, rain, ''].join('\n'));
  expect(sellOf(addOf({ before: 'text', do: rain }))).toBe([rain, first, second, ''].join('\n'));
  const named = NAMED.replace(' # gone', '');
  expect(sellOf(addOf({ after: 'gain', do: rain }), named)).toBe([first, rain, second, ''].join('\n'));
  expect(sellOf(addOf({ before: 'leave', do: rain }), named)).toBe([first, rain, second, ''].join('\n'));
  expect(sellOf(addOf({ before: ['leave', 'gain'], do: rain }), named)).toBe(
    [rain, first, second, ''].join('\n'),
  );
});

it('a line is changed and taken away by its name', () => {
  const named = NAMED.replace(' # gone', '');
  expect(sellOf({ a: { set: { 'verbs/sell/do/gain': rain } } }, named)).toBe([rain, second, ''].join('\n'));
  expect(sellOf({ a: { remove: ['verbs/sell/do/gain'] } }, named)).toBe(`${second}\n`);
  expect(sellOf({ a: { set: { 'verbs/sell/do/text': rain } } })).toBe(rain);
});

it('a text that a game does not have comes about with its lines', () => {
  const rule = 'a player with no coins cannot discard fruits';
  const { game, diagnostics } = load({
    a: { add: { 'rules/poor': rule, 'verbs/sell/first/look': 'nothing' } },
    b: { add: { rules: 'a player with no coins cannot sell stalls' } },
  });
  expect(diagnostics).toEqual([]);
  expect(game!.abilities.map(({ ability }) => ability.kind)).toContain('rule');
  expect(game!.abilities).toHaveLength(2);
});

it('a line is added to the text of a card', () => {
  const { game, diagnostics } = load({ a: { add: { 'cards/ladder/effect/more': 'gain a coin' } } });
  expect(diagnostics).toEqual([]);
  const [text] = game!.cards.find(({ symbol }) => symbol.id === 'ladder')!.texts.values();
  expect(text.snippet.text).toMatch(/\ngain a coin\n$/);
});

it.each([5, '', { do: 5 }, { do: { more: 'gain a coin' } }, ['gain a coin']])(
  'what is no text is no line: %j',
  (value) => {
    for (const path of ['cards/ladder/effect/more', 'verbs/sell/do/more', 'setup/more'])
      expect(codes({ a: { add: { [path]: value } } }).map((each) => each.split(':')[0])).toContainEqual(
        expect.stringMatching(/^schema\//),
      );
  },
);

it('of a text with a line that is none, nothing else is told', () => {
  const named = `    do:
      bunch: choose a bunch as prize
      gain: gain (the prize's size) coins and a sale
`;
  const found = codes({ a: { set: { 'verbs/sell/do/bunch': { do: 'nothing' } } } }, named);
  expect(found.map((each) => each.split(':')[0])).toEqual(['schema/type']);
});

it('what a variant has noted of a text holds, in whichever form it is written', () => {
  const was = {
    'verbs/sell/do': recorded(valueOf(valueOf(valueOf(load({}).game!.data, 'verbs'), 'sell'), 'do')!),
  };
  const a = { set: { 'verbs/sell/do': 'gain a coin' }, was };
  expect(codes({ a })).toEqual([]);
  expect(codes({ a }, NAMED.replace(' # gone', ''))).toEqual([]);
  expect(codes({ a }, NAMED.replace(' # gone', '').replace('a sale', '2 sales'))[0]).toMatch(/^game\/moved/);
});

it('a fault stands where its line is, in the game or in the variant', () => {
  const named = NAMED.replace(' # gone', '').replace('the stall to', 'the stal to');
  const { files, diagnostics } = load(
    { a: { add: { 'verbs/sell/do/wet': { before: 'gain', do: 'gain a coyn' } } } },
    named,
  );
  const marked = diagnostics.map(({ place: { file, span } }) => [
    file,
    files.get(file)!.slice(span.start, span.end),
  ]);
  expect(marked).toContainEqual(['a.variant.yaml', expect.stringContaining('coyn')]);
  expect(marked).toContainEqual([GAME, expect.stringContaining('stal')]);
});

it('a line that goes on with the one before is no line', () => {
  const torn = `    do:
      poor: if the stall's size is 1, gain a coin
      rich: otherwise, gain 2 coins
      leave: move all fruits in the stall to the discard pile
`;
  expect(codes({}, torn)).toEqual(['game/part-of-line: `rich` goes on with the line before it']);
});

it('where nothing stands, nothing stands before or behind it', () => {
  const found = (value: object) => codes({ a: { add: { 'verbs/sell/do/wet': { do: rain, ...value } } } });
  expect(found({ before: 'tekst' })[0]).toMatch(/^game\/path: .*tekst/);
  expect(found({ befor: 'text' })[0]).toMatch(/^schema\/unknown-key/);
  expect(found({ before: 'text', after: 'text' })).toEqual([
    'game/contrary-order: `verbs/sell/do/wet` cannot stand where it says: `text` comes before `wet`',
  ]);
  expect(codes({ a: { add: { 'verbs/sell/do/wet': { before: 'text' } } } })[0]).toMatch(/^schema\/missing/);
  const circle = {
    a: { add: { 'verbs/sell/do/wet': { after: 'b/dry', do: rain } } },
    b: { add: { 'verbs/sell/do/dry': { after: 'a/wet', do: rain } } },
  };
  expect(codes(circle)).toEqual([
    'game/contrary-order: `verbs/sell/do/wet` cannot stand where it says: `wet` comes before `dry`',
  ]);
});

it('the same line of two variants is one line', () => {
  const add = {
    'verbs/sell/do/wet': { before: 'text', do: rain },
    'rules/poor': 'a player with no coins cannot sell stalls',
  };
  expect(sellOf({ a: { add }, b: { add } })).toBe([rain, first, second, ''].join('\n'));
});

it('two lines of one name that say different things contradict each other, with a way out', () => {
  const { diagnostics } = load({
    a: { add: { 'verbs/sell/do/wet': rain } },
    b: { add: { 'verbs/sell/do/wet': 'gain a coin' } },
  });
  expect(diagnostics.map(({ code, related }) => [code, related?.length])).toEqual([['game/added-twice', 1]]);
  expect(diagnostics[0].help).toContain('verbs/sell/do/wet-b');
});

const dry = (more: object) => ({
  a: { add: { 'verbs/sell/do/wet': rain } },
  b: { add: { 'verbs/sell/do/dry': { do: 'shuffle the deck', ...more } } },
});

it('the help that tells how to write the order is accepted', () => {
  const [found] = load(dry({})).diagnostics;
  expect(found).toMatchObject({ code: 'game/order', place: { file: 'b.variant.yaml' } });
  const said = [...found.help!.matchAll(/`(after|before): ([^`]+)`/g)].map(([, key, name]) => ({
    [key]: name,
  }));
  expect(said).toEqual([{ after: 'a/wet' }, { before: 'a/wet' }]);
  expect(sellOf(dry(said[0]))).toBe([first, second, rain, 'shuffle the deck', ''].join('\n'));
  expect(sellOf(dry(said[1]))).toBe([first, second, 'shuffle the deck', rain, ''].join('\n'));
  // And where the other variant is not there, it stands where it would.
  expect(sellOf({ b: dry(said[0]).b })).toBe([first, second, 'shuffle the deck', ''].join('\n'));
});

const endingOf = (after: unknown) => ({ after, if: 'the storm is 3', winners: 'nobody' });

it('so is that of endings, beside their moment', () => {
  const both = (after: unknown, more: object = {}) => ({
    a: { add: { 'ends/wet': endingOf('evening') } },
    b: { add: { 'ends/dry': { ...endingOf(after), ...more } } },
  });
  const [found] = load(both('evening')).diagnostics;
  expect(found.help).toContain('`after: [evening, a/wet]`');
  const ends = (variants: Said) => load(variants).game?.endings.map(({ id, after }) => [id, after?.id]);
  expect(ends(both(['evening', 'a/wet']))).toEqual([
    ['goal reached', 'evening'],
    ['wet', 'evening'],
    ['dry', 'evening'],
  ]);
  expect(ends(both('evening', { before: 'a/wet' }))?.map(([id]) => id)).toEqual([
    'goal reached',
    'dry',
    'wet',
  ]);
  expect(
    ends({ a: { add: { 'ends/dry': { before: 'goal reached', if: 'the storm is 3', winners: 'nobody' } } } }),
  ).toEqual([
    ['dry', 'evening'],
    ['goal reached', 'evening'],
  ]);
  expect(codes({ a: { add: { 'ends/dry': endingOf(['morning', 'goal reached']) } } })[0]).toMatch(
    /^game\/idle-order/,
  );
});

it('steps and checks stand where they say', () => {
  const { game, diagnostics } = load({
    a: {
      add: {
        'flow/round/steps/omens': { before: 'trade', do: rain },
        'checks/first of all': { before: 'full hands', do: 'nothing' },
      },
    },
  });
  expect(diagnostics).toEqual([]);
  expect(game!.steps.map(({ symbol }) => symbol.id)).toEqual(['morning', 'omens', 'trade', 'evening']);
  expect(game!.checks.map(({ name }) => name).map(String)[0]).toContain('first of all');
});

const countersOf = (id: string) => ({ [`counters/${id}`]: { of: 'player' } });

const lineOf = (text: string) => ({ add: { [`verbs/sell/do/${text.slice(0, 1)}`]: text } });

const foundIn = (one: string, other: string) =>
  codes({ a: lineOf(one), b: lineOf(other) }).map((each) => each.split(':')[0]);

it('what meets nowhere needs no order, and is the same game in each', () => {
  const made = {
    z: { add: { ...countersOf('acorn'), 'verbs/sell/do/acorn': 'gain an acorn' } },
    a: { add: { ...countersOf('bean'), 'verbs/sell/do/bean': 'gain a bean' } },
    m: { add: { 'verbs/sell/do/pause': { before: 'text', do: 'nothing' } } },
  };
  const { files, names } = withLines(made);
  const all = ordersOf(names).map((order, i) => loadedAs(inOtherOrder(files, i + 2), 'garden', order, 60));
  expect(all[0]).toContain('acorn');
  expect(new Set(all).size).toBe(1);
  // What reads or writes what the other one writes does meet it.
  expect(foundIn('the storm becomes 1', 'if the storm is 1, gain a sale')).toEqual(['game/order']);
  expect(foundIn('gain a sale', 'lose a sale')).toEqual(['game/order']);
  expect(foundIn('the storm becomes 1', 'gain a sale')).toEqual([]);
});

it.each([
  [
    'rules that forbid',
    'a player with no coins cannot sell stalls',
    'a player with no sales cannot sell stalls',
    0,
  ],
  [
    'rules that wait for different things',
    'when a player sells a stall, that player gains a coin',
    'when a player discards a card, that player gains a coin',
    0,
  ],
  [
    'rules that wait for the same',
    'when a player sells a stall, that player discards a card in their hand',
    'when a player sells a stall, that player gains a coin',
    1,
  ],
])('two variants with %s', (_, one, other, count) => {
  const found = codes({ a: { add: { 'rules/one': one } }, b: { add: { 'rules/other': other } } });
  expect(found.map((each) => each.split(':')[0])).toEqual(Array.from({ length: count }, () => 'game/order'));
});

const packOf = (id: string, requires?: object) =>
  JSON.stringify({
    pack: id,
    version: '1.0.0',
    author: 'Ann',
    licence: 'CC0',
    extends: 'garden',
    ...(requires ? { requires } : {}),
  });

const variantOf = (id: string, line: string, text: string) =>
  JSON.stringify({ variant: id, extends: 'garden', name: id, add: { [`verbs/sell/do/${line}`]: text } });

it('what a pack needs comes before it', () => {
  const { files } = withLines({});
  files.set('packs/a/pack.yaml', packOf('a', { z: '*' }));
  files.set('packs/a/one.yaml', variantOf('one', 'wet', rain));
  files.set('packs/z/pack.yaml', packOf('z'));
  files.set('packs/z/two.yaml', variantOf('two', 'dry', 'shuffle the deck'));
  const { game } = loadGame(files, 'garden', ['packs/a/pack.yaml']);
  expect(game!.verbs.find(({ name }) => name.includes('sell'))!.snippet.text).toBe(
    [first, second, 'shuffle the deck', rain, ''].join('\n'),
  );
});

it('a line of a variant knows the words of the variant, wherever it stands in a text of the game', () => {
  for (const place of [{ before: 'text' }, { after: 'text' }]) {
    const added = {
      'counters/acorn': { of: 'player', from: 0 },
      'verbs/sell/do/toll': { ...place, do: 'gain an acorn' },
      'rules/acorns': 'when a player sells a stall, that player gains an acorn',
    };
    const variant = JSON.stringify({ variant: 'oaks', extends: 'garden', name: 'Oaks', add: added });
    const files = new Map(filesBelow('examples/garden', isYaml)).set('oaks.yaml', variant);
    expect(loadGame(files, 'garden', ['oaks.yaml']).diagnostics).toEqual([]);
  }
});
