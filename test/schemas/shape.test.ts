import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CardKindShape, cardSchema, checkShape, readYaml, schemas } from '../../schemas/index.ts';
import { written } from '../../schemas/written.ts';
import { brief, mended, shapeOf } from './kit.ts';

const game = 'game: x\nlanguage: 1\nname: { en: X }\nplayers: { min: 2, max: 4 }\n';

/** Of a game with some lines more: the faults, places and messages as one line each. */
const gameFaults = (lines: string): string[] =>
  shapeOf('game', game + lines).map((d) => `${brief(game + lines, d)} ${d.message}`);

test('a small game has no fault', () => expect(gameFaults('')).toEqual([]));

describe('a fault of a game is told at its place', () => {
  test.each([
    ['zone: {}\n', 'schema/unknown-key 5:1 unknown key `zone`'],
    ['zones:\n  a: { seen by: al }\n', 'schema/not-one-of 6:17 `seen by` cannot be `al`'],
    ['zones:\n  a: { takes: all }\n', 'schema/type 6:15 `takes` is text here, expected a list'],
    [
      'zones:\n  a!: {}\n',
      'schema/bad-key 6:3 `a!` cannot stand as a key here, expected words of letters, digits and `-`',
    ],
    ['setup: 5\n', 'schema/type 5:8 `setup` is a number here, expected an effect'],
    ['setup:\n', 'schema/empty 5:1 `setup` is empty, expected an effect'],
    ['setup: " "\n', 'schema/empty 5:8 `setup` is empty, expected an effect'],
    ['verbs:\n  a: { phrase: x }\n', 'schema/missing 6:3 `do` is missing here'],
    ['ends:\n  - at: end of round\n    id: a\n', 'schema/missing 6:5 `if` is missing here'],
    [
      'settings: { a: { default: 1, from: 1.5 } }\n',
      'schema/type 5:36 `from` is a number here, expected a whole number',
    ],
    ['files: [a, b, a]\n', 'schema/repeated 5:15 `a` stands twice in `files`'],
    ['kinds: { a: { name: { en: [] } } }\n', 'schema/empty 5:27 `en` is empty, expected at least one entry'],
    [
      'kinds: { a: { name: [a, b, c, d, e] } }\n',
      'schema/length 5:21 `name` has 5 entries, expected at most 4',
    ],
    [
      'kinds: { a: { fields: { b: { type: number, unique: yes } } } }\n',
      'schema/type 5:52 `unique` is text here, expected `true` or `false`',
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
  expect(fault.message).toBe('`min` is 0, expected a number from 1 to 99');
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

test('a hundred faults are shown and the rest counted', () => {
  const many = shapeOf('game', game + Array.from({ length: 5000 }, (_, i) => `key ${i}: 1\n`).join(''));
  expect(many).toHaveLength(101);
  expect(many.at(-1)?.message).toBe('4900 more faults of this file are not shown');
});

const kinds: readonly CardKindShape[] = [
  {
    id: 'unit',
    fields: [
      { id: 'roll', required: true, type: { type: 'range' } },
      { id: 'suit', required: true, type: { type: 'value', values: ['sun', 'moon', '7'], wild: true } },
      { id: 'level', required: false, type: { type: 'number', from: 1, to: 7, wild: true } },
      { id: 'effect', required: false, type: { type: 'language', entry: 'effect' } },
      { id: 'fast', required: false, type: { type: 'yes-no' } },
      {
        id: 'results',
        required: false,
        type: { type: 'map', keys: 'range', of: { type: 'language', entry: 'effect' } },
      },
      {
        id: 'costs',
        required: false,
        type: { type: 'map', keys: ['a', 'b'], of: { type: 'number', from: 0 } },
      },
      {
        id: 'needs',
        required: false,
        type: { type: 'list', of: { type: 'value', values: ['sun', 'moon'] } },
      },
    ],
  },
  { id: 'tool', fields: [] },
];
const card = 'kind: unit\nroll: 8+\nsuit: sun\n';
const cardFaults = (text: string): string[] =>
  shapeOf('cards', text, kinds).map((d) => `${brief(text, d)} ${d.message}`);

describe('cards are held to the fields of their kind', () => {
  test.each([
    card,
    `${card}level: any\neffect: stop\nfast: true\nresults: { 5-: a, 6..7: b, 8: c, 9+: d }\ncosts: { a: 0 }\nneeds: [sun, moon]\n`,
    'kind: unit\nroll: 8\nsuit: 7\n',
    '- kind: tool\n  id: a-tool\n  name: A tool\n  copies: 3\n  text: Once.\n',
    'kind: unit\nroll: 5-\neach: { suit: [sun, moon] }\n',
  ])('right: %j', (text) => expect(cardFaults(text)).toEqual([]));

  test.each([
    ['kind: unti\nfoo: 1\n', 'schema/not-one-of 1:7 `kind` cannot be `unti`'],
    ['id: a\n', 'schema/missing 1:1 `kind` is missing here'],
    ['kind: [unit]\n', 'schema/type 1:7 `kind` is a list here, expected `unit` or `tool`'],
    ['kind: tool\nroll: 8+\n', 'schema/unknown-key 2:1 unknown key `roll`'],
    ['kind: tool\ncopies: 0\n', 'schema/range 2:9 `copies` is 0, expected a number from 1 to 999'],
    ['kind: tool\nid: A Tool\n', 'schema/form 2:5 `id` is `A Tool`, expected small letters, digits and `-`'],
    ['kind: unit\nroll: 8+\n', 'schema/missing 1:1 `suit` is missing here'],
    [
      card.replace('8+', '+8x'),
      'schema/form 2:7 `roll` is `+8x`, expected a range such as `8+`, `5-` or `6..7`',
    ],
    [
      card.replace('8+', 'true'),
      'schema/type 2:7 `roll` is `true` here, expected a range such as `8+`, `5-` or `6..7`',
    ],
    [card.replace('sun', 'sum'), 'schema/not-one-of 3:7 `suit` cannot be `sum`'],
    [`${card}level: 9\n`, 'schema/range 4:8 `level` is 9, expected a number from 1 to 7'],
    [`${card}level: some\n`, 'schema/form 4:8 `level` is `some`, expected a number from 1 to 7 or `any`'],
    [`${card}fast: yes\n`, 'schema/type 4:7 `fast` is text here, expected `true` or `false`'],
    [
      `${card}results: { many: a }\n`,
      'schema/bad-key 4:12 `many` cannot stand as a key here, expected a range such as `8+`, `5-` or `6..7`',
    ],
    [`${card}costs: { c: 1 }\n`, 'schema/unknown-key 4:10 unknown key `c`'],
    [`${card}needs: [sun, star]\n`, 'schema/not-one-of 4:14 an entry of `needs` cannot be `star`'],
    [`${card}needs: sun\n`, 'schema/type 4:8 `needs` is text here, expected a list'],
  ])('wrong: %j', (text, fault) => expect(cardFaults(text)).toEqual([fault]));

  test('all faulty cards of a list are told in one run', () => {
    const text = '- kind: unit\n  roll: 8+\n- kind: tol\n- kind: tool\n  nmae: x\n';
    expect(shapeOf('cards', text, kinds).map((d) => brief(text, d))).toEqual([
      'schema/missing 1:3',
      'schema/not-one-of 3:9',
      'schema/unknown-key 5:3',
    ]);
  });

  test('without kinds only the common keys are checked', () => {
    const text = '- kind: anything\n  id: x\n  foo: 1\n- copies: 1\n';
    expect(shapeOf('cards', text).map((d) => brief(text, d))).toEqual(['schema/missing 4:3']);
  });

  test('the schema for editors is plain data', () => {
    const schema = cardSchema(kinds);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
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

test('the schemas written out are current', () => {
  for (const [name, text] of written()) {
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
  const { root } = readYaml('f', '- kind: unit\n  rol: 8+\n  suit: sum\n'.repeat(1000));
  const start = performance.now();
  expect(checkShape('cards', root!, 'f', kinds)).toHaveLength(101);
  expect(performance.now() - start).toBeLessThan(500);
});
