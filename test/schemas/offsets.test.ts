import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CST, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { placeIn } from '../../dsl/text/source.ts';
import { readYaml, snippetOf, valueOf } from '../../schemas/index.ts';
import { decode } from '../../schemas/yaml/scalar-offsets.ts';
import { tries } from '../size.ts';

const options = { keepSourceTokens: true, prettyErrors: false, stringKeys: true, uniqueKeys: false } as const;

/** Checks every scalar of a text against the library's values; gives back how many there were. */
function check(text: string): number {
  const document = parseDocument(text, options);
  if (document.errors.length > 0) return 0;
  let count = 0;
  visit(document, {
    Scalar(_key, node) {
      const scalar = node as Scalar.Parsed;
      const token = scalar.srcToken as CST.FlowScalar | CST.BlockScalar | undefined;
      if (!isScalar(scalar) || !token || typeof token.source !== 'string' || scalar.source === undefined)
        return;
      const { text: value, at } = decode(token);
      expect(value).toBe(scalar.source);
      expect(at).toHaveLength(value.length + 1);
      for (let i = 0; i < value.length; i++) {
        const same = text[at[i]] === value[i];
        // Only folded white space and escapes differ from what stands in the file.
        const white = /\s/.test(value[i]) && (/\s/.test(text[at[i]] ?? '\n') || at[i] >= text.length);
        expect(same || white || (token.type === 'double-quoted-scalar' && text[at[i]] === '\\')).toBe(true);
        expect(at[i + 1]).toBeGreaterThanOrEqual(at[i]);
      }
      count++;
    },
  });
  return count;
}

const pieces = [
  'a',
  'bc',
  ' ',
  '  ',
  '\n',
  '\n  ',
  '\n    ',
  '\t',
  "''",
  "'",
  '\\n',
  '\\\\',
  '\\"',
  '\\u00e9',
  '\\x41',
  '\\U0001F600',
  '\\\n   ',
  'é',
  '😀',
  ':',
  '#',
  '-',
  ',',
  '\n\n',
];
const raw = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((p) => p.join(''));
const lines = fc.array(
  fc
    .tuple(fc.nat(5), fc.constantFrom('', 'a', 'b c', '\tx', 'é 😀', '# y', ' '))
    .map(([n, s]) => ' '.repeat(n) + s),
  { maxLength: 8 },
);
const header = fc
  .tuple(
    fc.constantFrom('|', '>'),
    fc.constantFrom('', '-', '+'),
    fc.constantFrom('', '1', '2'),
    fc.constantFrom('', ' # c'),
  )
  .map((p) => p.join(''));
const value = fc.oneof(
  raw,
  raw.map((s) => `'${s.replaceAll(/(?<!')'(?!')/g, '')}'`),
  raw.map((s) => `"${s}"`),
  fc.tuple(header, lines).map(([h, l]) => `${h}\n${l.map((line) => `  ${line}`).join('\n')}`),
  fc.tuple(header, lines).map(([h, l]) => `${h}\n${l.join('\n')}`),
);
const file = fc
  .tuple(
    value,
    fc.constantFrom('a: ', '- ', 'a:\n  - b: ', '{ a: ', '[', ''),
    fc.constantFrom('\n', '', '\nz: 1\n'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([v, before, after, crlf, mark]) => {
    const close = before === '{ a: ' ? ' }' : before === '[' ? ']' : '';
    const text = before + v + close + after;
    return (mark ? '\ufeff' : '') + (crlf ? text.replaceAll('\n', '\r\n') : text);
  });

test('every decoded character knows where it stands, in all styles of scalars', () => {
  let count = 0;
  fc.assert(
    fc.property(file, (text) => {
      count += check(text);
    }),
    { numRuns: tries(6000, 400) },
  );
  expect(count).toBeGreaterThan(tries(2000, 130));
});

test('reading never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(file, fc.string({ unit: 'binary' }), raw), (text) => {
      for (const { place } of readYaml('f', text).diagnostics) {
        expect(place.span.start).toBeLessThanOrEqual(place.span.end);
        expect(place.span.end).toBeLessThanOrEqual(text.length + 3);
      }
    }),
    { numRuns: tries(2000, 150) },
  );
});

test.each([
  ['a: the word\n', 'plain'],
  ['a: one\n  the word\n', 'plain over lines'],
  ["a: 'it''s the word'\n", 'single quotes'],
  ['a: "\\u00e9\\n \\\n   the word"\n', 'double quotes'],
  ['- a: |\n    one\n\n    the word\n', 'literal block'],
  ['\ufeffa: >-\r\n   one\r\n   the word\r\n', 'folded block with CRLF and a mark'],
])('a place in a text is a place in its file: %j', (text) => {
  const { root } = readYaml('f', text);
  const node = valueOf(root?.kind === 'list' ? root.items[0] : root, 'a');
  if (node?.kind !== 'scalar') throw new Error('expected a scalar');
  const snippet = snippetOf('f', node);
  const start = snippet.text.indexOf('word');
  const { span } = placeIn(snippet, { start, end: start + 4 });
  expect(text.slice(span.start, span.end)).toBe('word');
});
