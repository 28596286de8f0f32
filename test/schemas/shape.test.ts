import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { type CardKindShape, cardSchema, checkShape, readYaml, schemas } from '../../schemas/index.ts';
import { foundValue } from '../../schemas/validation/node-descriptions.ts';
import { schemaFiles } from '../../schemas/write-schemas.ts';
import { brief, mended, shapeOf } from './kit.ts';
import { workDone } from '../work.ts';
import { WHOLE } from '../size.ts';

const game = 'game: x\nlanguage: 1\nname: { en: X }\nplayers: { min: 2, max: 4 }\n';

/** Of a game with some lines more: the faults, places and messages as one line each. */
const gameFaults = (lines: string): string[] =>
  shapeOf('game', game + lines).map((d) => `${brief(game + lines, d)} ${d.message}`);

test('a small game has no fault', () => expect(gameFaults('')).toEqual([]));

test('the id of cards under `each` has places for values', () => {
  expect(gameFaults("cards: [{ kind: a, id: '{b}-{c}', each: { b: [x, y], c: [1, 2] } }]\n")).toEqual([]);
});

describe('a fault of a game is told at its place', () => {
  test.each([
    ['zone: {}\n', 'schema/unknown-key 5:1 unknown key `zone`'],
    ['zones:\n  a: { seen by: al }\n', 'schema/not-one-of 6:17 `seen by` cannot be `al`'],
    [
      'zones:\n  a: { seen by: [all] }\n',
      'schema/type 6:17 `seen by` is a list here, expected `everyone`, `owner`, `owner and partner`, `others` or `nobody`',
    ],
    ['zones:\n  a: { takes: all }\n', 'schema/type 6:15 `takes` is text here, expected a list'],
    [
      'zones:\n  a!: {}\n',
      'schema/bad-key 6:3 `a!` cannot stand as a key here, expected words of letters, digits and `-`',
    ],
    [
      "nouns: { a baker's dozen: { is: a card } }\n",
      "schema/bad-key 5:10 `a baker's dozen` cannot stand as a key here, expected words of letters, digits and `-`",
    ],
    ['setup: 5\n', 'schema/type 5:8 `setup` is a number here, expected an effect'],
    ['setup:\n', 'schema/empty 5:1 `setup` is empty, expected an effect'],
    ['setup: " "\n', 'schema/empty 5:8 `setup` is empty, expected an effect'],
    ['verbs:\n  a: { phrase: x }\n', 'schema/missing 6:3 `do` is missing here'],
    ['ends:\n  - id: a\n    after: b\n    winners: all players\n', 'schema/missing 6:5 `if` is missing here'],
    [
      'settings: { a: { default: 1, from: 1.5 } }\n',
      'schema/type 5:36 `from` is `1.5` here, expected a whole number',
    ],
    ['kinds: { a: { name: { en: [] } } }\n', 'schema/empty 5:27 `en` is empty, expected at least one entry'],
    [
      'kinds: { a: { name: [a, b, c, d, e] } }\n',
      'schema/length 5:21 `name` has 5 entries, expected at most 4',
    ],
    [
      'kinds: { a: { fields: { b: { type: number, unique: yes } } } }\n',
      'schema/type 5:52 `unique` is text here, expected `true` or `false`',
    ],
    [
      'kinds: { a: { fields: { copies: { type: number } } } }\n',
      'schema/bad-key 5:25 `copies` cannot stand as a key here, expected words of letters, digits and `-`, but not `kind`, `id`, `name`, `copies`, `text`, `each` or `brings`',
    ],
    [
      "cards: [{ kind: a, id: 'b-{c}' }]\n",
      'schema/form 5:24 `id` is `b-{c}`, expected small letters, digits and `-`, with at least one letter',
    ],
  ])('%j', (lines, fault) => expect(gameFaults(lines)).toEqual([fault]));

  test('two values of one line', () => {
    expect(
      gameFaults('zones: { a: { of: no, order: heap } }\n').map((f) => f.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['schema/not-one-of 5:19', 'schema/not-one-of 5:30']);
  });
});

test('a number out of range says the range', () => {
  const [fault] = shapeOf('game', game.replace('min: 2', 'min: 0'));
  expect(fault.message).toBe('`min` is 0, expected a number from 1 to 31');
});

test('the whole file has the wrong type', () => {
  expect(shapeOf('game', '- a\n').map((d) => d.message)).toEqual([
    'this file is a list here, expected a map that describes a game, with `game`, `name`, `players` and more',
  ]);
});

test('a missing field shows a line to add', () => {
  const [fault] = shapeOf('game', game.replace(/players.*\n/, ''));
  expect(fault.help).toBe('add a line such as `players: { min: 2, max: 4 }`');
});

test('a misspelt key is one fault with its right word as a fix', () => {
  const text = game.replace('language', 'langauge');
  const faults = shapeOf('game', text);
  expect(faults.map((d) => brief(text, d))).toEqual(['schema/unknown-key 2:1']);
  expect(mended(text, faults[0])).toBe(game);
});

test('nothing is missing from a map of which the reader refused a part', () => {
  expect(shapeOf('game', `${game}verbs:\n  a: { constructor: x }\n`).map((d) => d.code)).toEqual([
    'yaml/reserved-key',
  ]);
});

test.runIf(WHOLE)('a hundred faults are shown and the rest counted', () => {
  const many = shapeOf('game', game + Array.from({ length: 5000 }, (_, i) => `key ${i}: 1\n`).join(''));
  expect(many).toHaveLength(101);
  expect(many.at(-1)?.message).toBe('4900 more faults of this file are not shown');
});

const kinds: readonly CardKindShape[] = [
  {
    id: 'unit',
    fields: [
      { id: 'suit', required: true, type: { type: 'value', values: ['sun', 'moon', '7'], wild: true } },
      { id: 'level', required: false, type: { type: 'number', from: 1, to: 7, wild: true } },
      { id: 'cost', required: false, type: { type: 'number', from: 0 } },
      { id: 'effect', required: false, type: { type: 'language', entry: 'effect' } },
      { id: 'motto', required: false, type: { type: 'text' } },
      { id: 'oath', required: false, needs: ['motto', 'level'], type: { type: 'text' } },
      { id: 'mottoes', required: false, needs: ['motto'], type: { type: 'text' } },
    ],
  },
  { id: 'tool', fields: [] },
];
const card = 'kind: unit\nid: a-unit\nsuit: sun\n';
const cardFaults = (text: string): string[] =>
  shapeOf('cards', text, kinds).map((d) => `${brief(text, d)} ${d.message}`);

const field = (id: string, entry: 'effect' | 'abilities') =>
  ({ id, required: false, type: { type: 'language', entry } }) as const;

describe('cards are held to the fields of their kind', () => {
  test.each([
    card,
    `${card}level: any\ncost: 0\neffect: stop\nmotto: Onward\n`,
    'kind: unit\nid: a\nsuit: 7\n',
    '- kind: tool\n  id: a-tool\n  name: A tool\n  copies: 3\n',
    "kind: unit\nid: '{suit}-{level}'\neach: { suit: [sun, 7], level: [1, any] }\n",
    `${card}level: 1\nmotto: Onward\noath: Never back\n`,
    "kind: unit\nid: '{suit}-{level}'\nmotto: Onward\noath: Never\neach: { suit: [sun, 7], level: [1, any] }\n",
  ])('right: %j', (text) => expect(cardFaults(text)).toEqual([]));

  test.each([
    ['kind: unti\nfoo: 1\n', 'schema/not-one-of 1:7 `kind` cannot be `unti`'],
    ['id: a\n', 'schema/missing 1:1 `kind` is missing here'],
    [`${card}mottoes: Never\n`, 'schema/missing 1:1 `motto` is missing here, and `mottoes` needs it'],
    [`${card}level: 2\nmoto: On\noath: Never back\n`, 'schema/unknown-key 5:1 unknown key `moto`'],
    [
      `${card}level: 2\noath: Never back\n`,
      'schema/missing 1:1 `motto` is missing here, and `oath` needs it',
    ],
    [
      "kind: unit\nid: '{suit}-{oath}'\nlevel: 2\neach: { suit: [sun], oath: [Never, Ever] }\n",
      'schema/missing 1:1 `motto` is missing here',
    ],
    ['kind: [unit]\n', 'schema/type 1:7 `kind` is a list here, expected `unit` or `tool`'],
    ['kind: tool\n', 'schema/missing 1:1 `id` is missing here'],
    ['kind: tool\nid: a\nsuit: sun\n', 'schema/unknown-key 3:1 unknown key `suit`'],
    ['kind: tool\nid: a\nstory: Once.\n', 'schema/unknown-key 3:1 unknown key `story`'],
    ['kind: tool\nid: a\ncopies: 0\n', 'schema/range 3:9 `copies` is 0, expected a number from 1 to 999'],
    [
      'kind: tool\nid: A Tool\n',
      'schema/form 2:5 `id` is `A Tool`, expected small letters, digits and `-`, with at least one letter',
    ],
    [
      'kind: tool\nid:\n',
      'schema/empty 2:1 `id` is empty, expected small letters, digits and `-`, with at least one letter such as `my-card`',
    ],
    [
      'kind: tool\nid: a-{b}\n',
      'schema/form 2:5 `id` is `a-{b}`, expected small letters, digits and `-`, with at least one letter',
    ],
    ['kind: unit\nid: a\n', 'schema/missing 1:1 `suit` is missing here'],
    [card.replace('sun', 'sum'), 'schema/not-one-of 3:7 `suit` cannot be `sum`'],
    [
      card.replace('sun', 'true'),
      'schema/type 3:7 `suit` is `true` here, expected `sun`, `moon`, `7` or `any`',
    ],
    [`${card}level: 9\n`, 'schema/range 4:8 `level` is 9, expected a number from 1 to 7'],
    [`${card}level: some\n`, 'schema/form 4:8 `level` is `some`, expected a number from 1 to 7 or `any`'],
    [
      `${card}level: true\n`,
      'schema/type 4:8 `level` is `true` here, expected a number from 1 to 7 or `any`',
    ],
    [`${card}cost: any\n`, 'schema/type 4:7 `cost` is text here, expected a whole number of at least 0'],
    ['knid: unit\nid: a-unit\n', 'schema/unknown-key 1:1 unknown key `knid`'],
    [`${card}effect: [stop]\n`, 'schema/type 4:9 `effect` is a list here, expected text (effect)'],
    [`${card}motto: 5\n`, 'schema/type 4:8 `motto` is a number here, expected text'],
  ])('wrong: %j', (text, fault) => expect(cardFaults(text)).toEqual([fault]));

  test.each([
    [`${card}ability: draw a card\n`, ['effect']],
    [`${card}ability: When you draw a card, draw two cards.\n`, ['effect']],
    // A field that is like the key goes before.
    [`${card}moto: draw a card\n`, ['motto']],
    // No text of the language, one too many, and a field that is there.
    [`${card}story: Once upon a time, in a land far away\n`, []],
    // Words that are there to be read, whatever fields there are.
    [`${card}flavour: draw a card\n`, []],
    [`${card}ability: draw a card\nrules: draw a card\n`, []],
    [`${card}effect: stop\nability: draw a card\n`, []],
    ['kind: tool\nid: a\nability: draw a card\n', []],
  ])('a text under a key that is unknown: %j', (text, near) => {
    const [fault] = shapeOf('cards', text, kinds);
    expect(fault.code).toBe('schema/unknown-key');
    expect((fault.details as { near: string[] }).near).toEqual(near);
    if (near.length > 0) expect(shapeOf('cards', mended(text, fault), kinds)).toEqual([]);
  });

  test('a field that a text belongs in is not missing as well', () => {
    const type = { type: 'language', entry: 'abilities' } as const;
    const charm = [{ id: 'charm', fields: [{ id: 'skill', required: true, type }] }];
    const text = 'kind: charm\nid: a\neffect: draw a card\n';
    const faults = shapeOf('cards', text, charm);
    expect(faults.map(({ code }) => code)).toEqual(['schema/unknown-key']);
    expect(shapeOf('cards', mended(text, faults[0]), charm)).toEqual([]);
  });

  test.each([
    ['aim: draw a card\n', ['boon', 'bane']],
    ['aim: when you draw a card, draw a card\n', ['skill']],
    ['boon: stop\naim: draw a card\n', ['bane']],
  ])('a text that several fields could hold: %j', (text, near) => {
    const beast = [
      {
        id: 'beast',
        fields: [field('boon', 'effect'), field('bane', 'effect'), field('skill', 'abilities')],
      },
    ];
    const [fault] = shapeOf('cards', `kind: beast\nid: a\n${text}`, beast);
    expect((fault.details as { near: string[] }).near).toEqual(near);
  });

  const each = 'kind: unit\nid: a-{suit}\neach: ';
  test.each([
    [
      `${each}sun\n`,
      'schema/type 3:7 `each` is text here, expected a map from fields to lists of values, one card each',
    ],
    [
      `${each}{ suit: sun }\n`,
      'schema/type 3:15 `suit` is text here, expected a list of values, one card each',
    ],
    [`${each}{ suit: [] }\n`, 'schema/empty 3:15 `suit` is empty, expected at least one entry'],
    [`${each}{ suit: [sun, star] }\n`, 'schema/not-one-of 3:21 an entry of `suit` cannot be `star`'],
    [`${each}{ suit: [sun], lvel: [1] }\n`, 'schema/unknown-key 3:22 unknown key `lvel`'],
    [`${each}{ level: [1] }\n`, 'schema/missing 1:1 `suit` is missing here'],
    [
      `${each.replace('a-', 'A ')}{ suit: [sun] }\n`,
      'schema/form 2:5 `id` is `A {suit}`, expected small letters, digits, `-` and fields of `each` in braces',
    ],
  ])('wrong under `each`: %j', (text, fault) => expect(cardFaults(text)).toEqual([fault]));

  test('a card without an id is shown a line to add', () => {
    const [fault] = shapeOf('cards', 'kind: tool\n', kinds);
    expect(fault.help).toBe('add a line such as `id: my-tool`');
  });

  test('all faulty cards of a list are told in one run', () => {
    const text = '- kind: unit\n  id: a\n- kind: tol\n- kind: tool\n  id: b\n  nmae: x\n';
    expect(shapeOf('cards', text, kinds).map((d) => brief(text, d))).toEqual([
      'schema/missing 1:3',
      'schema/not-one-of 3:9',
      'schema/unknown-key 6:3',
    ]);
  });

  test('without kinds only the common keys are checked', () => {
    const text = '- kind: anything\n  id: x\n  foo: 1\n- copies: 1\n- kind: b\n  id: B\n';
    expect(shapeOf('cards', text).map((d) => `${brief(text, d)} ${d.message}`)).toEqual([
      'schema/missing 4:3 `kind` is missing here',
      'schema/missing 4:3 `id` is missing here',
      'schema/form 6:7 `id` is `B`, expected small letters, digits and `-`, with at least one letter',
    ]);
  });

  test('the schema for editors is plain data', () => {
    const schema = cardSchema(kinds);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

describe('values that the game declares wrongly', () => {
  test('are complained about there, and not once more at each card', () => {
    const fields = [{ id: 'suit', required: true, type: { type: 'value', values: [] } }] as const;
    expect(shapeOf('cards', card, [{ id: 'unit', fields }])).toEqual([]);
  });
});

describe('variants and scenarios', () => {
  test.each([
    [
      'variant',
      'variant: a\nextends: b\nname: A\nset: { settings/goal/default: 30 }\nremove: [verbs/x]\n',
      [],
    ],
    ['variant', 'variant: a\nextends: b\nname: A\nsett: { x: 1 }\n', ['schema/unknown-key 4:1']],
    ['variant', 'variant: a\nname: A\n', ['schema/missing 1:1']],
    ['variant', 'variant: a\nextends: b\nname: A\nlanguage: 2\n', ['schema/not-one-of 4:11']],
    ['scenario', 'scenario: a\ngame: b\nplayers: [Ann, Ben]\ndo: [{ Ann: x }]\nthen: [{ that: y }]\n', []],
    ['scenario', 'game: b\ngiven: {}\nscenarios:\n  - scenario: a\n    do: []\n', []],
    [
      'scenario',
      'game: b\nscenarios:\n  - do: []\n    thn: []\n',
      ['schema/missing 3:5', 'schema/unknown-key 4:5'],
    ],
    ['scenario', 'game: b\nscenario: a\nplayers: 0\n', ['schema/range 3:10']],
  ] as const)('%s %j', (kind, text, faults) => {
    expect(shapeOf(kind, text).map((d) => brief(text, d))).toEqual(faults);
  });
});

test('an entry that stands twice is told at the second place', () => {
  const text = 'variant: a\nextends: b\nname: A\nremove: [c/d, e, c/d]\n';
  const [fault, ...more] = shapeOf('variant', text);
  expect(more).toEqual([]);
  expect(`${brief(text, fault)} ${fault.message}`).toBe(
    'schema/repeated 4:18 `c/d` stands twice in `remove`',
  );
});

test.each([
  ['en', '[c]', 'a list'],
  ['fr', '[c]', 'une liste'],
  ['de', '{ c: d }', 'eine Zuordnung'],
  ['de', 'c', '`c`'],
] as const)('in %s, %s is called %s', (language, text, called) => {
  expect(spoken(foundValue(readYaml('file.yaml', text).root!), language)).toBe(called);
});

test('the schemas written out are current', () => {
  for (const [name, text] of schemaFiles()) {
    expect(readFileSync(new URL(`../../schemas/json/${name}`, import.meta.url), 'utf8'), name).toBe(text);
  }
});

test('every map of a schema is closed, but for cards whose kinds are not known yet', () => {
  const open: string[] = [];
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && 'type' in schema && !('additionalProperties' in schema)) open.push(path);
    for (const [key, part] of Object.entries(schema)) walk(part, `${path}/${key}`);
  };
  for (const [kind, schema] of Object.entries(schemas)) walk(schema, kind);
  expect(open).toEqual(['game/properties/cards/items', 'cards/$defs/card', 'variant/properties/cards/items']);
});

test('checking a file of a thousand faulty cards takes little time', () => {
  const { root } = readYaml('f', '- kind: unit\n  id: a\n  lvel: 8\n  suit: sum\n'.repeat(1000));
  const start = workDone();
  expect(checkShape('cards', root!, 'f', kinds)).toHaveLength(101);
  expect(workDone() - start).toBeLessThan(1000);
});
