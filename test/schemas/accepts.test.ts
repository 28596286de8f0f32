import { setFlagsFromString } from 'node:v8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import { strictSchemaOf } from '../../interpreter/compiler/cards/card-shapes.ts';
import { accepts } from '../../schemas/validation/fast-validator.ts';
import { shapeFindings } from '../../schemas/validation/shape-findings.ts';
import { narrowed } from '../../schemas/validation/narrow-schema.ts';
import {
  cardSchema,
  checkShape,
  readYaml,
  schemas,
  toPlain,
  type JsonSchema,
  type SchemaKind,
} from '../../schemas/index.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../files.ts';
import { readGame } from '../read-game.ts';
import { sampled, tries } from '../size.ts';

const options = {
  keywords: ['x-words', 'x-such-as', 'x-language'] as string[],
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  validateFormats: false,
  validateSchema: false,
  verbose: true,
  allErrors: true,
  // Optimising the code of a large schema takes longer than all the rest.
  code: { optimize: false },
} as const;
const ajv = new Ajv2020(options);

const kinds = [
  {
    id: 'unit',
    fields: [
      { id: 'level', required: true, type: { type: 'number', from: 1, to: 7, wild: true } },
      { id: 'suit', required: true, type: { type: 'value', values: ['sun', 'moon', '3'] } },
      { id: 'size', required: false, type: { type: 'number', from: 2 } },
      { id: 'effect', required: false, type: { type: 'language', entry: 'effect' } },
    ],
  },
  { id: 'plan', fields: [{ id: 'note', required: true, type: { type: 'text' } }] },
] as const;

const units = [
  { kind: 'unit', id: 'a', name: { en: ['a', 'as'] }, level: 'any', suit: 3, size: 2, effect: 'draw a card' },
  { kind: 'unit', id: '{suit}-{level}', each: { suit: ['sun', '3'], level: [1, 7] }, copies: 2 },
  { kind: 'plan', id: 'b', note: 'x' },
];

const isScenario = (name: string): boolean => name.endsWith('.scenario.yaml');
const all = ['cards', 'examples', 'test/fixtures'].flatMap((folder) => [...filesBelow(folder, isYaml)]);
// Most files are scenarios.
const files = [
  ...sampled(
    all.filter(([name]) => !isScenario(name)),
    9,
  ),
  ...sampled(
    all.filter(([name]) => isScenario(name)),
    150,
  ),
].map(([name, text]) => [name, readYaml(name, text).root] as const);

/** Every file of a kind that there is, as plain data. */
function dataOf(kind: SchemaKind, keys: readonly string[]): unknown[] {
  return files.flatMap(([name, root]) => {
    const isKind =
      root?.kind === 'list'
        ? (kind === 'clauses') === name.endsWith('clauses.yaml') && keys.length === 0
        : root?.kind === 'map' && keys.some((key) => root.entries[0]?.key.text === key);
    return root && isKind ? [toPlain(root)] : [];
  });
}

const cases: readonly (readonly [name: string, schema: JsonSchema, data: readonly unknown[]])[] = [
  ['game', schemas.game, dataOf('game', ['game'])],
  ['cards', schemas.cards, [...dataOf('cards', []), units]],
  ['variant', schemas.variant, dataOf('variant', ['variant'])],
  ['scenario', schemas.scenario, dataOf('scenario', ['scenario', 'game'])],
  ['clauses', schemas.clauses, dataOf('clauses', [])],
  ['pack', schemas.pack, dataOf('pack', ['pack'])],
  ['cards of kinds', cardSchema(kinds), [units, units[0]]],
  ...sampled(gamesThere(), 4).map(
    (id) => [`cards of ${id}`, strictSchemaOf(readGame(id).vocabulary), dataOf('cards', [])] as const,
  ),
];

/** Values to put in place of others. */
const odd: readonly unknown[] = [
  null, true, 0, -1, 1, 2.5, 31, 1e16, Number.NaN, Number.POSITIVE_INFINITY,
  '', ' ', 'x', 'a b', 'A', '1..3', 'any', 'sun', 'unit', 'plan', 'each', 'kind',
  [], [null], ['x', 'x'], [[1]], [{}, {}], {}, { en: 'x' }, { x: [] }, { each: {} }, { kind: 'plan', id: 'c' },
]; // prettier-ignore

type Holder = Record<string | number, unknown>;

/** All places below some data: what holds them, and under which key. */
function placesIn(data: unknown): [Holder, string][] {
  if (typeof data !== 'object' || data === null) return [];
  const holder = data as Holder;
  return Object.keys(holder).flatMap((key): [Holder, string][] => [[holder, key], ...placesIn(holder[key])]);
}

interface Change {
  readonly sample: number;
  readonly at: number;
  readonly value: unknown;
  readonly how: 'replace' | 'remove' | 'add' | 'rename';
}

const changes = fc.array(
  fc.record<Change>({
    sample: fc.nat(),
    at: fc.nat(),
    value: fc.constantFrom(...odd),
    how: fc.constantFrom('replace', 'remove', 'add', 'rename'),
  }),
  { minLength: 1, maxLength: 2 },
);

/** One of the samples with something changed somewhere. */
function changed(samples: readonly unknown[], made: readonly Change[]): unknown {
  const data = { top: structuredClone(samples[made[0].sample % samples.length]) };
  for (const { at, value, how } of made) {
    const places = placesIn(data);
    const [holder, key] = places[at % places.length];
    const put = structuredClone(value);
    if (how === 'replace' || holder === data) holder[key] = put;
    else if (Array.isArray(holder))
      holder.splice(Number(key), how === 'add' ? 0 : 1, ...(how === 'remove' ? [] : [put]));
    else if (how === 'remove') delete holder[key];
    else if (how === 'add') holder[String(value)] = put;
    else {
      holder[`${key}x`] = holder[key];
      delete holder[key];
    }
  }
  return data.top;
}

// What Ajv makes of a whole schema is one large function. V8 works on it for seconds, and its garbage collector waits.
beforeAll(() => setFlagsFromString('--no-maglev'));
afterAll(() => setFlagsFromString('--maglev'));

describe.each(cases)('what the schema of %s accepts', (_, schema, samples) => {
  const validate = ajv.compile(schema);
  const same = (data: unknown): void => {
    expect(accepts(schema, data)).toBe(validate(data));
  };

  test.runIf(samples.length > 0)('the files that there are, as Ajv does', () => {
    for (const data of samples) same(data);
  });

  test('anything, as Ajv does', () => {
    for (const data of odd) same(data);
    fc.assert(fc.property(fc.jsonValue(), same), { numRuns: 100, seed: 1 });
  });

  test.runIf(samples.length > 0)('files with something changed, as Ajv does', () => {
    fc.assert(
      fc.property(changes, (made) => same(changed(samples, made))),
      { numRuns: tries(2000, 100), seed: 1 },
    );
  });
});

test.each(cases.filter(([name, , { length }]) => /game|variant|cards of/.test(name) && length > 0))(
  'of what a schema of %s finds wrong, the narrowed one says the same',
  (_, schema, samples) => {
    const whole = ajv.compile(schema);
    fc.assert(
      fc.property(changes, (made) => {
        // What is JSON is YAML as well.
        const { root } = readYaml('f', JSON.stringify(changed(samples, made)) ?? '');
        if (!root) return;
        const data = toPlain(root);
        const part = new Ajv2020(options).compile(narrowed(schema, data));
        whole(data);
        part(data);
        const told = (errors: typeof whole.errors) => shapeFindings(() => 'f', root, errors ?? []);
        expect(told(part.errors)).toEqual(told(whole.errors));
      }),
      { numRuns: tries(200, 3), seed: 1 },
    );
  },
);

test('nothing is compiled for files without a fault', () => {
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  for (const id of sampled(gamesThere(), 4)) expect(loadGame(gameFiles(id), id).diagnostics).toEqual([]);
  expect(compile).not.toHaveBeenCalled();
  // What is wrong at once here is wrong nowhere else: nothing that was compiled for it is kept from another test.
  const wrong = readYaml('f', 'game: 1\nzones: 1\nrankings: 1\ntables: 1\n').root!;
  expect(checkShape('game', wrong, 'f')).not.toEqual([]);
  expect(compile).toHaveBeenCalledOnce();
  compile.mockRestore();
});

test('what a schema says that is not known here is not decided, also below a `not`', () => {
  for (const schema of [
    { contains: {} },
    { not: { contains: {} } },
    { if: { format: 'x' } },
    { $ref: '#/$defs/x' },
  ])
    expect(accepts(schema, [])).toBe('unsure');
  expect(accepts({ enum: [[1]] }, [1])).toBe('unsure');
  expect(accepts({ oneOf: [{}] }, 1)).toBe('unsure');
});
