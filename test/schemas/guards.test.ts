import { describe, expect, test } from 'vitest';
import { readYaml, toPlain } from '../../schemas/index.ts';
import { brief, faultsOf } from './kit.ts';
import { tries } from '../size.ts';
import { workDone } from '../work.ts';

/** Hostile and broken files: each gives exactly one clear error, at the right place, and soon. */
const files: readonly [name: string, text: string, fault: string][] = [
  ['a file of 50 MB', 'a: b\n'.repeat(10_000_000), 'yaml/too-large 1:1'],
  ['100,000 brackets', '['.repeat(100_000), 'yaml/too-deep 1:65'],
  ['100,000 braces', '{'.repeat(100_000), 'yaml/too-deep 1:65'],
  ['100,000 lists in maps', '[{a: '.repeat(100_000), 'yaml/too-deep 1:161'],
  ['100,000 dashes', '- '.repeat(100_000), 'yaml/too-deep 1:129'],
  ['100,000 question marks', '? '.repeat(100_000), 'yaml/too-deep 1:129'],
  [
    'indentation without end',
    Array.from({ length: 1400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    'yaml/too-deep 65:65',
  ],
  ['100,000 closing brackets', ']'.repeat(100_000), 'yaml/unopened 1:1'],
  ['brackets opened on every line', 'a: [\n'.repeat(100_000), 'yaml/unclosed 1:4'],
  ['NUL bytes', 'a: b\nc: \0d\n', 'yaml/not-text 2:4'],
  ['bytes that are no UTF-8', 'a: \ufffd\n', 'yaml/not-text 1:4'],
  ['half a character', 'a: \ud83d\n', 'yaml/not-text 1:4'],
  ['an escape to the terminal', 'a: \x1b[2J\n', 'yaml/not-text 1:4'],
  ['nothing', '', 'yaml/empty 1:1'],
  ['white space', '\n  \n', 'yaml/empty 1:1'],
  ['comments only', '# a\n', 'yaml/empty 1:1'],
  ['a document mark only', '---\n', 'yaml/empty 1:1'],
  ['an alias bomb', `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`, 'yaml/alias 1:4'],
  ['an anchor alone', 'a: &a x\n', 'yaml/alias 1:4'],
  ['a merge key', 'b: 1\n<<: { a: 1 }\n', 'yaml/merge-key 2:1'],
  ['a tag', 'a: !!js/function x\n', 'yaml/tag 1:4'],
  ['a directive', '%YAML 1.1\n---\na: 1\n', 'yaml/directive 1:1'],
  ['two documents', 'a: 1\n---\nb: 1\n', 'yaml/several-documents 2:1'],
  ['a document after an end mark', 'a: 1\n...\nb: 1\n', 'yaml/several-documents 3:1'],
  ['a tab before a key', 'a:\n  b: 1\n\tc: 2\n', 'yaml/tab 3:1'],
  ['a tab in a block of text', 'a: |\n\tb\n', 'yaml/tab 2:1'],
  ['a way to the prototype', 'a: 1\n__proto__: { polluted: true }\n', 'yaml/reserved-key 2:1'],
  ['a constructor', '{ a: 1, constructor: { b: 1 } }\n', 'yaml/reserved-key 1:9'],
  ['a key that stands twice', 'a: 1\nb: 2\na: 3\n', 'yaml/duplicate-key 3:1'],
  ['the same key in quotes', '{ 5: x, "5": y }\n', 'yaml/duplicate-key 1:9'],
  ['a list as a key', '? [a]\n: 1\n', 'yaml/key-not-text 1:3'],
  ['no key', 'a: 1\n: 2\n', 'yaml/no-key 2:1'],
  ['an open bracket', 'a: [1, 2\nb: 3\n', 'yaml/unclosed 1:4'],
  ['an open brace at the end', 'a: { b: 1', 'yaml/unclosed 1:4'],
  ['brackets that cross', 'a: [1, {b: 2]\n', 'yaml/unclosed 1:8'],
  ['an open quote', 'a: "x\nb: 2\n', 'yaml/unclosed 1:4'],
  ['an escaped closing quote', 'a: "x\\"', 'yaml/unclosed 1:4'],
  ['an open quote that the next one closes', 'a: "x\nb: "y"\n', 'yaml/unclosed 1:4'],
  ['text after a quote', "a: 'it's'\n", 'yaml/after-quote 1:8'],
  ['a key out of line', 'a:\n  b: 1\n c: 2\n', 'yaml/indentation 3:2'],
  ['a key too deep', 'a:\n  b: 1\n    c: 2\n', 'yaml/indentation 3:5'],
  ['a dash out of line', '- a: 1\n b: 2\n', 'yaml/indentation 2:2'],
  ['a line without a colon', 'a: 1\nfoo\n', 'yaml/no-colon 2:1'],
  ['a colon without a space', 'a:1\nb: 2\n', 'yaml/no-colon 1:1'],
  ['a reserved sign', 'a: @x\n', 'yaml/bad-start 1:4'],
  ['an unknown escape', 'a: "\\q"\n', 'yaml/escape 1:5'],
  ['two commas', 'a: { x: 1,, y: 2 }\n', 'yaml/separator 1:11'],
  ['text beside the sign of a block', 'a: | x\n', 'yaml/block-header 1:6'],
  ['a number too large', 'a: 99999999999999999999\n', 'yaml/number 1:4'],
  ['infinity', 'a: .inf\n', 'yaml/number 1:4'],
  ['a fault behind a byte order mark', '\ufeffa: 1\na: 2\n', 'yaml/duplicate-key 2:1'],
  ['a fault behind CRLF', 'a: 1\r\na: 2\r\n', 'yaml/duplicate-key 2:1'],
];

describe('a bad file gives one error at its place', () => {
  test.each(files)('%s', (_name, text, fault) => {
    const start = workDone();
    expect(faultsOf(text)).toEqual([fault]);
    expect(workDone() - start).toBeLessThan(1500);
  });
});

test('every message is one sentence with help, without capital and full stop', () => {
  for (const [, text] of files) {
    for (const { message, help } of readYaml('f', text).diagnostics) {
      expect(message).toMatch(/^[^A-Z].*[^.]$/);
      expect(help).toBeTruthy();
    }
  }
});

test('nesting does no harm to the process that reads on', () => {
  for (let i = 0; i < 20; i++) expect(faultsOf('['.repeat(5000))).toEqual(['yaml/too-deep 1:65']);
  expect(faultsOf(`a: ${'['.repeat(60)}${']'.repeat(60)}\n`)).toEqual([]);
});

test('a mark at the start, line ends of any kind and one document mark are no faults', () => {
  for (const text of [
    '\ufeffa: 1\n',
    '\ufeff- a: 1\n  b: 2\n- a: 2\n',
    'a: 1\r\nb: 2\r\n',
    '---\na: 1\n',
    'a: 1\n...\n',
    'a: 1\n---\n',
    'a: 1',
  ]) {
    expect(faultsOf(text)).toEqual([]);
  }
});

test('no prototype is reached, and what was refused is left out', () => {
  const { root } = readYaml('f', '__proto__: { polluted: true }\nb: 1\ntoString: 2\n');
  expect(Object.keys(toPlain(root!) as object)).toEqual(['b', 'toString']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(toPlain(root!))).toBeNull();
});

test('no more than twenty faults are shown, and the rest counted', () => {
  const lines = tries(100_000, 20_000);
  const { diagnostics } = readYaml('f', 'a: 1\n'.repeat(lines));
  expect(diagnostics).toHaveLength(21);
  expect(diagnostics[20].message).toBe(`${lines - 21} more faults of this file are not shown`);
});

test('a duplicate shows where it stood first', () => {
  const text = 'a: 1\na: 2\n';
  const [{ related }] = readYaml('f', text).diagnostics;
  expect(related?.[0].place.span).toEqual({ start: 0, end: 1 });
});

test('numbers are those of YAML 1.2, and text that looks like one stays text', () => {
  const { root } = readYaml('f', '[8+, 5-, 6..7, 5, +1, -2, 1.5, yes, no, true, ~, 1_000, 2024-01-01, "5"]');
  expect(toPlain(root!)).toEqual([
    '8+',
    '5-',
    '6..7',
    5,
    1,
    -2,
    1.5,
    'yes',
    'no',
    true,
    null,
    '1_000',
    '2024-01-01',
    '5',
  ]);
});

test('a key keeps its text', () => {
  const { root } = readYaml('f', '{ 5: 2, +1: x, true: y, 8+: z }');
  expect(root?.kind === 'map' && root.entries.map((e) => e.key.value)).toEqual(['5', '+1', 'true', '8+']);
});

test('several faults of several files each name their file', () => {
  const texts = { a: 'x: 1\nx: 2\n', b: 'y: [\n' };
  const all = Object.entries(texts).flatMap(([file, text]) =>
    readYaml(file, text).diagnostics.map((d) => `${d.place.file} ${brief(text, d)}`),
  );
  expect(all).toEqual(['a yaml/duplicate-key 2:1', 'b yaml/unclosed 1:4']);
});
