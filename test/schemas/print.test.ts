import { expect, test } from 'vitest';
import { summary, type Looked } from '../../interpreter/reports/findings/finding-counts.ts';
import { pretty, wantsColour } from '../../interpreter/reports/findings/framed-findings.ts';
import { github } from '../../interpreter/reports/findings/github-annotations.ts';
import { json } from '../../interpreter/reports/findings/json-findings.ts';
import { sarif } from '../../interpreter/reports/findings/sarif.ts';
import { plainFindings } from '../../interpreter/reports/findings/spoken-findings.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { readYaml } from '../../schemas/index.ts';

const texts = new Map([
  ['a.yaml', 'a: 1\nb: 2\na: 3\n'],
  ['b.yaml', 'c: when hit: stop\n'],
]);
const faults = [...texts].toReversed().flatMap(([file, text]) => readYaml(file, text).diagnostics);

test('people see the line, the place and the help', () => {
  expect(pretty(faults, texts)).toMatchInlineSnapshot(`
    "a.yaml:3:1 error yaml/duplicate-key: \`a\` stands twice in this map
       3 | a: 3
         | ^
         help: delete one of the two or rename it
         see a.yaml:1:1: here for the first time

    b.yaml:1:4 error yaml/colon-in-text: this text holds a colon, which YAML takes for a key and a value
       1 | c: when hit: stop
         |    ^^^^^^^^^^^^^^
         help: write the text in a block after \`|\`, or use a comma instead of the colon
    "
  `);
});

test('a screen reader hears sentences', () => {
  expect(plainFindings(faults, texts)).toMatchInlineSnapshot(`
    "Error in a.yaml, line 3, column 1: "a" stands twice in this map. Help: Delete one of the two or rename it. See in a.yaml, line 1, column 1: Here for the first time. Code yaml/duplicate-key.
    Error in b.yaml, line 1, column 4: This text holds a colon, which YAML takes for a key and a value. Help: Write the text in a block after "|", or use a comma instead of the colon. Code yaml/colon-in-text.
    "
  `);
});

test('programs get lines, columns and fixes', () => {
  const report = JSON.parse(json(faults, texts)) as {
    diagnostics: Record<string, unknown>[];
    summary: unknown;
  };
  expect(report.summary).toEqual({ ...looked(2), errors: 2, warnings: 0, hints: 0 });
  expect(report.diagnostics[0]).toMatchObject({
    code: 'yaml/duplicate-key',
    file: 'a.yaml',
    start: { line: 3, column: 1, offset: 10 },
    end: { line: 3, column: 2, offset: 11 },
    related: [{ file: 'a.yaml', start: { line: 1, column: 1 } }],
  });
  expect(report.diagnostics[1]).toMatchObject({ fixes: [{ edits: [{ file: 'b.yaml', text: '|\n  ' }] }] });
});

test('code hosts get SARIF', () => {
  const log = JSON.parse(sarif(faults, texts)) as { version: string; runs: { results: unknown[] }[] };
  expect(log.version).toBe('2.1.0');
  expect(log.runs[0].results).toMatchObject([
    {
      ruleId: 'yaml/duplicate-key',
      locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 1 } } }],
    },
    { ruleId: 'yaml/colon-in-text', level: 'error', fixes: [{}] },
  ]);
});

const looked = (files: number): Looked => ({ files, games: 0, cards: 0, scenarios: 0 });

test('one line sums up', () => {
  expect(summary(faults, looked(41))).toBe('2 errors in 2 of 41 files');
  expect(summary([{ ...faults[0], severity: 'hint' }, faults[0]], looked(1))).toBe(
    '1 error and 1 hint in 1 of 1 file',
  );
  expect(summary([], looked(1))).toBe('no faults in 1 file');
  expect(summary([], { files: 9, games: 1, cards: 31, scenarios: 2 })).toBe(
    'no faults in 9 files (1 game, 31 cards, 2 scenarios)',
  );
});

test('a game without cards is said to have none', () => {
  expect(summary([], { files: 1, games: 1, cards: 0, scenarios: 0 })).toBe(
    'no faults in 1 file (1 game, no cards, as its files hold none)',
  );
  expect(summary([], { files: 1, games: 1, cards: 0, scenarios: 1 }, 'de')).toBe(
    'keine Fehler in 1 Datei (1 Spiel, keine Karten, denn in seinen Dateien stehen keine, 1 Szenario)',
  );
});

test('a workflow of a code host gets commands', () => {
  expect(github(faults, texts)).toMatchInlineSnapshot(`
    "::error file=a.yaml,line=3,endLine=3,col=1,endColumn=2,title=yaml/duplicate-key::\`a\` stands twice in this map%0Ahelp: delete one of the two or rename it
    ::error file=b.yaml,line=1,endLine=1,col=4,endColumn=18,title=yaml/colon-in-text::this text holds a colon, which YAML takes for a key and a value%0Ahelp: write the text in a block after \`|\`, or use a comma instead of the colon
    "
  `);
});

/** A diagnostic of a place in one file, printed. */
function shown(text: string, start: number, end: number): string[] {
  const fault: Diagnostic = {
    ...faults[0],
    fixes: [],
    related: [],
    place: { file: 'f', span: { start, end } },
  };
  return pretty([fault], new Map([['f', text]]))
    .split('\n')
    .slice(1, 3);
}

test('a long line is cut around the place', () => {
  const [source, marks] = shown(`${'x'.repeat(500)}here${'y'.repeat(500)}`, 500, 504);
  expect(source.length).toBeLessThan(120);
  expect(source.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('here');
  expect(source).toMatch(/…x+herey+…$/);
});

test('control characters and turned text are made visible, wide characters counted', () => {
  expect(shown('\t\x1b[31m x\u202e', 6, 7)[0]).toBe('   1 | →␛[31m x<U+202E>');
  const [source, marks] = shown('猫猫 here', 3, 7);
  expect([source, marks]).toEqual(['   1 | 猫猫 here', '     |      ^^^^']);
});

test('places at the end of a file and in unknown files are printed as well', () => {
  expect(shown('abc', 3, 3)).toEqual(['   1 | abc', '     |    ^']);
  expect(pretty(faults, new Map())).toContain('a.yaml:1:1 error yaml/duplicate-key');
});

test('colours only on a terminal', () => {
  expect(wantsColour({ isTTY: true }, {})).toBe(true);
  expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour({}, {})).toBe(false);
  expect(pretty(faults, texts)).not.toContain('\x1b');
  expect(pretty(faults, texts, { colour: true })).toContain('\x1b[');
});
