/** No text of a file, an argument, a save or a log commands the terminal that it is shown on. */
import { expect, it } from 'vitest';
import { clean, jsonText } from '../../dsl/text/clean-text.ts';
import { readYaml } from '../../schemas/index.ts';
import { put, run, tinyFolder } from '../cli/kit.ts';
import { brief, mended } from '../schemas/kit.ts';

const codes = Array.from({ length: 0xa0 }, (_, code) => code)
  .filter((code) => (code < 0x20 || code > 0x7e) && code !== 9 && code !== 10)
  .concat([0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0xd800, 0xfff9]);
const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** What a terminal could obey, but for line ends and tabs. */
const obeyed = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u;

it.each(codes.map((code) => [hex(code), code]))('U+%s in a text is a finding at its place', (name, code) => {
  const character = String.fromCharCode(code);
  const escaped = [
    `"ab\\u${name}c"`,
    `"ab\\U0000${name}c"`,
    ...(code < 256 ? [`"ab\\x${name.slice(2)}c"`] : []),
  ];
  // What a file may not hold at all is refused where it is read.
  const raw =
    code < 0x20 || code === 0x7f || code === 0xd800
      ? []
      : [`ab${character}c`, `'ab${character}c'`, `"ab${character}c"`];
  for (const text of [...escaped, ...raw]) {
    const source = `a: 1\nb: ${text}\n`;
    const { diagnostics } = readYaml('f', source);
    const column = text.startsWith('a') ? 6 : 7;
    expect(diagnostics.map((found) => brief(source, found))).toEqual([`yaml/control-character 2:${column}`]);
    expect(diagnostics[0].message).toContain(`U+${name.toUpperCase()}`);
    expect(mended(source, diagnostics[0])).toBe(
      source.replace(text, text.replace(/\\.*?(?=c"$)/, '').replace(character, '')),
    );
  }
  if (raw.length > 0) {
    const source = `b: |\n  one\n  ab${character}c\n`;
    expect(readYaml('f', source).diagnostics.map((found) => brief(source, found))).toEqual([
      'yaml/control-character 3:5',
    ]);
  }
});

it('short escapes, keys and several in one text are found as well; line ends and tabs are none', () => {
  const source = '"k\\e": "a\\a\\b"\nb: "\\r\\0\\N\\L\\P\\v\\f"\nc: "d\\n\\te"\n';
  const found = readYaml('f', source).diagnostics;
  expect(found.map((each) => brief(source, each))).toEqual(
    ['1:3', '1:10', '1:12', '2:5', '2:7', '2:9', '2:11', '2:13', '2:15', '2:17'].map(
      (place) => `yaml/control-character ${place}`,
    ),
  );
});

it('what is written keeps our own colours on a terminal only, and makes everything else visible', () => {
  const text = '\x1b[31mred\x1b[39m\t\x1b[2J\u009b2J\u202e\u2028x\r\ny\rz\n\x1b]0;title\x07\x1b[8m';
  expect(clean(text, true)).toBe(
    '\x1b[31mred\x1b[39m\t␛[2J<U+009B>2J<U+202E><U+2028>x\r\ny␍z\n␛]0;title␇␛[8m',
  );
  expect(clean(text)).not.toMatch(/(?!\r\n)(?![\n\t])\p{Cc}/u);
  const value = { a: 'x\u009b\u202e\u2028\ud800"\\' };
  expect(jsonText(value)).not.toMatch(obeyed);
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

const bad = '\u001b[2J\u009b31m\u202e';

it.each([
  [bad],
  ['play', bad],
  ['play', 'tiny', '--players', `Ann,${bad}`],
  ['play', 'tiny', '--bots', bad],
  ['play', 'tiny', '--bots', 'all', '--seed', bad],
  ['play', 'tiny', '--load', `${bad}.json`],
  ['simulate', 'tiny', '-n', '1', '--seed', bad],
  ['simulate', 'tiny', '-n', '1', '--seed', bad, '--format', 'json'],
  ['render', 'tiny', '--with', bad],
  ['explain', bad, '--game', 'tiny'],
  ['export', 'tiny', '--kind', bad],
  ['words', 'tiny', `--${bad}`],
  ['rules', 'tiny', '--lang', bad],
  ['replay', bad],
  ['new', bad, '--game', 'tiny'],
  ['validate', bad],
])('%j shows no argument as it is', async (...args) => {
  const { out, err } = await run(args, { cwd: tinyFolder() });
  expect(out + err).not.toBe('');
  expect(out + err).not.toMatch(obeyed);
});

it('names of files, saves and logs are shown without what commands a terminal', async () => {
  const folder = tinyFolder({ [`more/x${bad}.yaml`]: 'a: 1\nb: [\n' });
  put(folder, {
    'a.save.json': JSON.stringify({ version: 1, game: bad, seats: [bad], packs: [{ id: bad }] }),
  });
  put(folder, {
    'a.jsonl': `${JSON.stringify({ game: 'tiny', seed: bad, players: [bad, 'Ann'], version: bad })}\n{}\n`,
  });
  for (const args of [
    ['validate', 'more'],
    ['validate', 'more', '--format', 'json'],
    ['validate', 'more', '--format', 'github'],
    ['validate', 'more', '--format', 'sarif'],
    ['format', 'more'],
    ['play', 'tiny', '--load', 'a.save.json'],
    ['replay', 'a.jsonl'],
    ['export', 'tiny', '--out', `${bad}.csv`],
  ]) {
    const { out, err } = await run(args, { cwd: folder });
    expect([args, out + err]).not.toEqual([args, '']);
    expect(out + err).not.toMatch(obeyed);
  }
});

it('a pasted answer comes back without what commands a terminal', async () => {
  const { out, err } = await run(['play', 'tiny'], {
    cwd: tinyFolder(),
    input: `${bad}\ncard ${bad}\nsave ${bad}/x\nquit\n`,
  });
  expect(out).toContain('␛[2J');
  expect(out + err).not.toMatch(obeyed);
});
