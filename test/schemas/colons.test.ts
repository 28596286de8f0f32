import { expect, test } from 'vitest';
import { commentAfter, readYaml, toPlain, valueOf } from '../../schemas/index.ts';
import { faultsOf, mended, shapeOf } from './kit.ts';

const cases: readonly [text: string, value: unknown, mended: string][] = [
  ['do: when hit: stop\nb: 1\n', { do: 'when hit: stop', b: 1 }, 'do: |\n  when hit: stop\nb: 1\n'],
  [
    '- do: when hit: stop\n  b: 1\n',
    [{ do: 'when hit: stop', b: 1 }],
    '- do: |\n    when hit: stop\n  b: 1\n',
  ],
  ['{ do: when hit: stop, b: 1 }\n', { do: 'when hit: stop', b: 1 }, "{ do: 'when hit: stop', b: 1 }\n"],
  ["{ do: if it's on: stop }\n", { do: "if it's on: stop" }, `{ do: "if it's on: stop" }\n`],
  ['name: The Fox: a Tale\n', { name: 'The Fox: a Tale' }, "name: 'The Fox: a Tale'\n"],
  [
    'do: one: two: three\r\nb: 1\r\n',
    { do: 'one: two: three', b: 1 },
    'do: |\r\n  one: two: three\r\nb: 1\r\n',
  ],
  [
    'do: for each:\n  stop\n  go\nb: 1\n',
    { do: 'for each: stop go', b: 1 },
    'do: |\n  for each:\n    stop\n    go\nb: 1\n',
  ],
];

test.each(cases)('a colon in text is found, mended and read on: %j', (text, value, wanted) => {
  const { root, diagnostics } = readYaml('f', text);
  expect(diagnostics.map((d) => d.code)).toEqual(['yaml/colon-in-text']);
  expect(toPlain(root!)).toEqual(value);
  expect(mended(text, diagnostics[0])).toBe(wanted);
  expect(faultsOf(wanted)).toEqual([]);
});

test('the text is marked as reported, so that nobody says more about it', () => {
  const { root } = readYaml('f', 'a: b: c\nd: e\n');
  expect(valueOf(root, 'a')).toMatchObject({ repaired: true });
  expect(valueOf(root, 'd')).not.toHaveProperty('repaired');
});

test('two on one line and more below are all found', () => {
  expect(faultsOf('- { a: b: c, d: e: f }\n- g: h: i\n- j: k\n- l: m: n\n')).toEqual([
    'yaml/colon-in-text 1:8',
    'yaml/colon-in-text 1:17',
    'yaml/colon-in-text 2:6',
    'yaml/colon-in-text 4:6',
  ]);
});

test('one in a list is told where text was expected', () => {
  const text =
    'game: x\nlanguage: 1\nname: x\nplayers: { min: 1, max: 2 }\ntable:\n  shared:\n    - first: side\n    - entry\n';
  const [fault, ...more] = shapeOf('game', text);
  expect(more).toEqual([]);
  expect(fault.code).toBe('yaml/colon-in-text');
  expect(shapeOf('game', mended(text, fault))).toEqual([]);
});

test('what comes after ` #` is there for the caller to report', () => {
  const text = "a: gain 1 # more\nb: 'x' # c\nc: x\nd: { e: f # g\n  }\n";
  const { root } = readYaml('f', text);
  const after = (key: string): string | undefined => {
    const node = valueOf(root, key);
    const place = node?.kind === 'scalar' ? commentAfter('f', node) : undefined;
    return place && text.slice(place.span.start, place.span.end);
  };
  expect([after('a'), after('b'), after('c')]).toEqual(['# more', undefined, undefined]);
});
