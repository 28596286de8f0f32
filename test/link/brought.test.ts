import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { differencesOf } from '../../interpreter/reports/difference/index.ts';
import { Workspace } from '../../service/index.ts';
import { renameAt } from '../../service/rename-word.ts';
import { filesBelow, isYaml } from '../files.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../loading-orders.ts';

const garden = filesBelow('examples/garden', isYaml);
const CARDS = [...garden.keys()].find((name) => name.endsWith('cards.yaml'))!;

const card = (id: string, brings: object, rest: object = { effect: 'gain a coin' }): string =>
  JSON.stringify({ kind: 'tool', id, name: id, brings, ...rest });
const counting = (id: string, effect: string): string =>
  JSON.stringify({ kind: 'tool', id, name: id, effect });
const variant = (id: string, rest: object): string =>
  JSON.stringify({ variant: id, extends: 'garden', name: id, ...rest });

type Texts = Readonly<Record<string, string>>;
const filesOf = (texts: Texts) => new Map([...garden, ...Object.entries(texts)]);
const load = (texts: Texts) => loadGame(filesOf(texts), 'garden', Object.keys(texts));
const codes = (texts: Texts): string[] =>
  load(texts).diagnostics.map(({ code, message }) => `${code}: ${message}`);

const rune = { counters: { rune: { of: 'player', from: 0 } } };
const stone = card('stone', rune, { effect: 'gain 2 runes' });
const hammer = card(
  'hammer',
  { counters: { rune: { from: 0, of: 'player' } } },
  { effect: 'if you have at least 2 runes, gain a coin' },
);

it('a card brings a counter that its text needs', () => {
  const { game, diagnostics } = load({ 'stone.yaml': stone });
  expect(diagnostics).toEqual([]);
  expect(game?.vocabulary.counters.map(({ id }) => id)).toContain('rune');
});

it('what a card brings is shown on a table that lists what it shows', () => {
  expect(load({ 'stone.yaml': stone }).game?.table.player).toEqual(['coin', 'hand', 'rune']);
});

describe('a card that counts on itself in a word that nobody declares', () => {
  const text = 'put a notch on this\nif this has at least 2 notches, gain a coin';
  const marked = counting('marked', text);

  it('brings a counter that is called so', () => {
    const { game, diagnostics } = load({ 'marked.yaml': marked });
    expect(diagnostics).toEqual([]);
    const brought = game!.vocabulary.counters.find(({ id }) => id === 'notch')!;
    expect(brought).toMatchObject({ of: 'card', from: 0 });
    expect(brought.kinds!.map(({ id }) => id)).toEqual(game!.vocabulary.kinds.map(({ id }) => id));
    expect(game!.table.card).toContain('notch');
  });

  it('shares it with others that do, in every order', () => {
    const texts: Texts = { 'marked.yaml': marked, 'other.yaml': counting('other', `gain a coin\n${text}`) };
    const found = ordersOf(Object.keys(texts)).map((order) =>
      loadedAs(inOtherOrder(filesOf(texts), 1), 'garden', order, 60),
    );
    expect(new Set(found).size).toBe(1);
    expect(found[0]).not.toMatch(/^found/);
  });

  it('means the counter that somebody else declares', () => {
    const notch = { of: 'tool', from: 0 };
    const first = card('first', { counters: { notch } }, { effect: 'gain a coin' });
    const ways: Texts[] = [
      { 'cards.yaml': `[${first}, ${marked}]` },
      { 'first.yaml': first, 'marked.yaml': marked },
      { 'notches.yaml': variant('notches', { add: { 'counters/notch': notch } }), 'marked.yaml': marked },
    ];
    for (const texts of ways) {
      const { game, diagnostics } = load(texts);
      expect(diagnostics).toEqual([]);
      expect(game!.vocabulary.counters.find(({ id }) => id === 'notch')!.kinds).toHaveLength(1);
    }
  });

  it('brings none that is counted nowhere, and none that is nearly called like one of the game', () => {
    const once = counting('once', 'put a notch on this');
    expect(load({ 'once.yaml': once }).game).toBeUndefined();
    const near = counting('near', text.replaceAll('notch', 'friut').replace('friutes', 'friuts'));
    expect(
      load({ 'near.yaml': near })
        .diagnostics.map(({ message }) => message)
        .join(),
    ).toContain('friut');
  });
});

it('diff lists what a card brings once, as a part of the game', () => {
  const found = differencesOf(load({}).game!, load({ 'stone.yaml': stone }).game!, 'en');
  expect(found.filter(({ how }) => how === 'added').map(({ path }) => path)).toEqual([
    'counters/rune',
    'cards/stone',
  ]);
  expect(JSON.stringify(found)).not.toContain('brings');
});

it('two cards that bring the same thing are the same game in every order', () => {
  const texts: Texts = { 'stone.yaml': stone, 'hammer.yaml': hammer };
  const found = ordersOf(Object.keys(texts)).flatMap((order) =>
    [1, 2, 3].map((by) => loadedAs(inOtherOrder(filesOf(texts), by), 'garden', order, 60)),
  );
  expect(new Set(found).size).toBe(1);
  expect(found[0]).not.toMatch(/^found/);
});

it('two cards that bring the same declaration with maps in it share it', () => {
  const takes = { stall: 'a stall' };
  const phrase = { en: 'polish {stall}', fr: 'faites briller {stall}', de: 'poliere {stall}' };
  const forms = { fr: ['faire briller', 'fait briller', 'font briller', 'fait briller'] };
  const polish = { phrase, forms, takes, do: 'gain a coin' };
  const turned = Object.fromEntries(Object.entries(polish).toReversed());
  const effect = { effect: 'polish a stall' };
  const texts: Texts = {
    'brush.yaml': card('brush', { verbs: { polish } }, effect),
    'cloth.yaml': card('cloth', { verbs: { polish: turned } }, effect),
  };
  for (const order of ordersOf(Object.keys(texts)))
    expect(loadGame(filesOf(texts), 'garden', order).diagnostics).toEqual([]);
});

it('a card, a variant and a card of a variant that bring the same thing are one', () => {
  const texts: Texts = {
    'stone.yaml': stone,
    'runes.yaml': variant('runes', { add: { 'counters/rune': { of: 'player', from: 0 } } }),
    'more.yaml': variant('more', { cards: [JSON.parse(hammer)] }),
  };
  expect(codes(texts)).toEqual([]);
  const found = ordersOf(Object.keys(texts)).map((order) => loadedAs(filesOf(texts), 'garden', order, 60));
  expect(new Set(found).size).toBe(1);
});

it.each([
  ['another card', { 'other.yaml': card('other', { counters: { rune: { of: 'game' } } }) }],
  ['a variant', { 'other.yaml': variant('other', { add: { 'counters/rune': { of: 'game' } } }) }],
])('a contradiction with %s is found in every order, with both places', (_, other) => {
  const texts: Texts = { 'stone.yaml': stone, ...other };
  for (const order of ordersOf(Object.keys(texts))) {
    const { diagnostics } = loadGame(filesOf(texts), 'garden', order);
    const found = diagnostics.filter(({ code }) => code === 'game/other-declaration');
    expect(found.map(({ place, related }) => [place.file, related?.[0]?.place.file].sort())).toEqual([
      ['other.yaml', 'stone.yaml'],
    ]);
  }
});

it('what the game declares is brought with the same words, or refused with both places', () => {
  const same = { counters: { storm: { to: 3, of: 'game', from: 0, also: ['tempest'] } } };
  expect(codes({ 'a.yaml': card('a', same) })).toEqual([]);
  const other = load({ 'a.yaml': card('a', { counters: { storm: { of: 'player' } } }) }).diagnostics;
  expect(other.map(({ code }) => code)).toEqual(['game/other-declaration']);
  expect(other[0].related?.[0]?.place.file).toMatch(/game.yaml$/);
});

const fruit = (id: string, colour: string, of: unknown, ripeness = 1): string =>
  JSON.stringify({
    kind: 'fruit',
    id,
    name: id,
    brings: { values: { colour: { of } } },
    colour,
    ripeness,
  });

it('several cards extend one set of values', () => {
  const texts: Texts = {
    'plum.yaml': fruit('plum', 'violet', { violet: { en: 'violet', fr: 'violet', de: 'violett' } }),
    'fig.yaml': fruit('fig', 'black', ['black']),
    'currant.yaml': fruit('currant', 'black', ['black'], 2),
  };
  expect(codes(texts)).toEqual([]);
  const colours = ordersOf(Object.keys(texts)).map((order) =>
    loadGame(filesOf(texts), 'garden', order)
      .game!.vocabulary.enums.find(({ id }) => id === 'colour')!
      .values.map(({ id, names }) => `${id} ${names.de?.[0] ?? ''}`)
      .join(),
  );
  expect(new Set(colours)).toEqual(new Set(['red ,green ,gold ,black ,violet violett']));
});

it('cards bring fields, kinds, states, verbs and rules', () => {
  const texts: Texts = {
    'a.yaml': card(
      'a',
      {
        values: { metal: { of: ['iron', 'silver'] } },
        kinds: { tool: { fields: { metal: { type: 'metal', default: 'iron' } } } },
        verbs: {
          polish: {
            phrase: 'polish {stall}',
            takes: { stall: 'a stall' },
            do: "gain (the stall's size) coins",
          },
        },
      },
      { metal: 'silver', effect: 'polish a stall' },
    ),
    'b.yaml': JSON.stringify({
      kind: 'potion',
      id: 'b',
      name: 'b',
      strength: 2,
      brings: {
        kinds: { potion: { starts: 'deck', fields: { strength: { type: 'number' } } } },
        states: { weather: { of: 'game', holds: 'colour' } },
        rules: { 'poor tools': 'a player with no coins cannot play tools' },
      },
    }),
  };
  const { game, diagnostics } = load(texts);
  expect(diagnostics).toEqual([]);
  expect(game?.vocabulary.kinds.find(({ id }) => id === 'tool')?.fields.map(({ id }) => id)).toContain(
    'metal',
  );
  expect(game?.vocabulary.verbForms.has('polishes')).toBe(true);
  expect(game?.vocabulary.kinds.map(({ id }) => id)).toContain('potion');
  expect(game?.abilities).toHaveLength(1);
});

it('a card of the game itself brings words of the game, which variants change', () => {
  const own = `${garden.get(CARDS)!}
- kind: tool
  id: stone
  name: Stone
  brings: { counters: { rune: { of: player, from: 0 } } }
  effect: gain 2 runes
`;
  const more = variant('more', { set: { 'counters/rune/from': 1, 'deck/counts/tool': 5 } });
  const files = new Map([...garden, [CARDS, own], ['more.yaml', more], ['hammer.yaml', hammer]]);
  const orders = [1, 2, 3].flatMap((by) =>
    ordersOf(['more.yaml', 'hammer.yaml']).map((order) =>
      loadedAs(inOtherOrder(files, by), 'garden', order, 60),
    ),
  );
  expect(new Set(orders).size).toBe(1);
  const counter = loadGame(files, 'garden', ['more.yaml']).game?.vocabulary.counters.find(
    ({ id }) => id === 'rune',
  );
  expect(counter?.from).toBe(1);
});

it('what is wrong in what a card brings is told in its file, once', () => {
  const found = load({
    'a.yaml': card('a', { nouns: { heap: { is: 'a stal', foo: 3 } }, flow: {} }),
  }).diagnostics;
  expect(found.map(({ code, place }) => `${code} ${place.file}`)).toEqual([
    'name/unknown-noun a.yaml',
    'schema/unknown-key a.yaml',
    'schema/unknown-key a.yaml',
  ]);
});

it('a word that a card brings changes no text of the game', () => {
  expect(codes({ 'a.yaml': card('a', { nouns: { 'top card': { is: 'a tool' } } }) }).join()).toMatch(
    /game\/changes-text/,
  );
});

it('an editor completes and renames what cards bring', () => {
  const workspace = new Workspace(
    filesOf({ 'examples/garden/stone.yaml': stone, 'examples/garden/hammer.yaml': hammer }),
  );
  const name = 'examples/garden/stone.yaml';
  const done = renameAt(workspace, name, workspace.text(name)!.indexOf('rune') + 1, 'sign');
  expect('edits' in done && [...done.edits.keys()].sort()).toEqual([
    'examples/garden/hammer.yaml',
    'examples/garden/stone.yaml',
  ]);
});

const plum = 'kind: fruit\nid: plum\nname: Plum\n';
const gadget = 'kind: tool\nid: gadget\nname: Gadget\n';
it.each([
  `${gadget}effect: gain 2 runes\n`,
  `${gadget}effect: discard a blossom in your hand\n`,
  `${gadget}effect: polish\n`,
  `${gadget}effect: discard a violet fruit in your hand\n`,
  `${gadget}effect: gain (this's weight) coins\nweight: 3\n`,
  `${plum}colour: violet\nripeness: 3\n`,
  'kind: seed\nid: pip\nname: Pip\n',
])('what a message offers to bring is accepted as it is written: %j', (text) => {
  const [found] = load({ 'a.yaml': text }).diagnostics;
  const offered = /`(brings: .*)`$/.exec(found.help ?? '')?.[1];
  expect(offered).toBeDefined();
  // That no turn takes what the offer brings is another matter, and is told next.
  const next = codes({ 'a.yaml': `${text}${offered}\n` });
  expect(next.filter((each) => !each.startsWith('game/stays'))).toEqual([]);
});

describe('in a set of values with card ids', () => {
  const withIds = new Map(
    [...garden].map(([name, text]) => [
      name,
      name.endsWith('game.yaml')
        ? text.replace('    of: [red, green, gold]', '    card ids: true\n    of: [red, green, gold]')
        : text,
    ]),
  );
  const loaded = (text: string) => loadGame(new Map([...withIds, ['a.yaml', text]]), 'garden', ['a.yaml']);
  const sloe = 'kind: fruit\nid: sloe\nname: { en: Sloe, fr: Prunelle, de: Schlehe }\n';

  it('a card stands by its own id, and others may name it', () => {
    const damson = '  kind: fruit\n  id: damson\n  name: Damson\n  colour: sloe\n  ripeness: 1\n';
    const cards = `- ${sloe.trim().replaceAll('\n', '\n  ')}\n  colour: sloe\n  ripeness: 3\n-${damson.slice(1)}`;
    const { game, diagnostics } = loaded(cards);
    expect(diagnostics.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    const colours = game!.vocabulary.enums.find(({ id }) => id === 'colour')!.values;
    expect(colours.at(-1)).toMatchObject({ id: 'sloe', names: { de: ['Schlehe'] } });
  });

  it('it is another one than that of a misspelt value', () => {
    const { diagnostics } = loaded(`${sloe}colour: slow\nripeness: 3\n`);
    expect(diagnostics.map(({ code }) => code)).toContain('schema/not-one-of');
  });

  it('elsewhere its id is no value', () => {
    expect(codes({ 'a.yaml': `${sloe}colour: sloe\nripeness: 3\n` }).join()).toContain('schema/not-one-of');
  });
});

it('a sentence is not offered a field to stand in that no rule reads', () => {
  const [found] = load({ 'a.yaml': `${gadget}effect: gain a coin\nbonus: gain 2 coins\n` }).diagnostics;
  expect(found.code).toBe('schema/unknown-key');
  expect(found.help).not.toContain('brings:');
});

it('a word of the game file itself is not to be brought', () => {
  const GAME = [...garden.keys()].find((name) => name.endsWith('game.yaml'))!;
  const files = new Map([
    ...garden,
    [GAME, garden.get(GAME)!.replace('gain (the', 'gain a rune\n      gain (the')],
  ]);
  const [found] = loadGame(files, 'garden', []).diagnostics;
  expect(found.help).toMatch(/of the game file$/);
});

it.each([
  [
    'a card',
    card(
      'a',
      { kinds: { tool: { fields: { weight: { type: 'number' } } } } },
      { effect: 'gain a coin', weight: 2 },
    ),
  ],
  ['a variant', variant('a', { add: { 'kinds/tool/fields/weight': { type: 'number' } } })],
])('a field that %s adds is told once where the cards of the game lack it', (_, text) => {
  expect(
    load({ 'a.yaml': text }).diagnostics.map(({ place, message }) => `${place.file} ${message}`),
  ).toEqual(['a.yaml `ladder`, `barrow` and `scarecrow` have no `weight`']);
  expect(codes({ 'a.yaml': text.replace('"number"', '"number","optional":true') })).toEqual([]);
  expect(codes({ 'a.yaml': text.replace('"number"', '"number","default":1') })).toEqual([]);
});

it.each(['freeze a fruit in your hand', 'each other player freezes a fruit in their hand'])(
  'a verb that is offered for a card to bring can be brought as it is written, and does something: %s',
  (effect) => {
    const ice = `kind: tool\nid: ice\nname: Ice\neffect: ${effect}\n`;
    const [found] = load({ 'ice.yaml': ice }).diagnostics;
    expect(found.code).toBe('name/unknown-verb');
    const [, brought] = /`(brings: \{ verbs: .*\})`/.exec(found.help!)!;
    expect(brought).not.toContain('nothing');
    expect(codes({ 'ice.yaml': `${ice}${brought}\n` })).toEqual([]);
  },
);

it('a counter that a text puts on its card is no word that nothing uses', () => {
  const ticking = counting('tick', 'put a notch on this\nif this has at least 3 notches, gain a coin');
  const { diagnostics, unused } = load({ 'tick.yaml': ticking });
  expect(diagnostics).toEqual([]);
  expect(unused().map(({ message }) => message)).not.toContainEqual(expect.stringContaining('notch'));
});
