import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkTargetsOf } from '../../cli/check/check-targets.ts';
import { describe, expect, it } from 'vitest';
import { folderWith, run, tinyFolder } from './kit.ts';
import { dataOf } from '../docs/library.ts';
import { workDone } from '../work.ts';
import { WHOLE } from '../size.ts';

const card = (more: string): string => `kind: treasure\nid: crown\nname: { en: Crown }\n${more}\n`;

const variant = (path: string): string => `variant: v\nextends: tiny\nname: V\nset: { ${path}: 3 }\n`;

describe('validate', () => {
  it('finds nothing wrong in a game that is right, and says how many files it looked at', async () => {
    expect(await run(['validate'], { cwd: tinyFolder() })).toEqual({
      status: 0,
      out: 'no faults in 3 files (1 game, 5 cards, 1 scenario)\n',
      err: '',
    });
  });

  // Hundreds of findings, four times.
  it.runIf(WHOLE)('tells people the first two hundred findings, and programs all of them', async () => {
    const many = Array.from(
      { length: 241 },
      () => '- { kind: tool, id: same, name: Same, effect: gain a coin }\n',
    );
    const game = [...dataOf('examples/garden')].map(
      ([name, text]) =>
        [name, name.endsWith('/game.yaml') ? text.replace(/^deck:\n.*\n/m, '') : text] as const,
    );
    const cwd = folderWith(new Map([...game, ['examples/garden/more.yaml', many.join('')]]));
    const validate = async (...more: string[]): Promise<string> =>
      (await run(['validate', ...more], { cwd })).out;
    const pretty = await validate();
    expect(pretty.match(/ error game\/duplicate/g)).toHaveLength(200);
    expect(pretty).toContain(
      '\nand 40 more findings: `validate --format lines` prints all\n\n240 errors in ',
    );
    const plain = await validate('--format', 'plain', '--lang', 'de');
    expect(plain.split('\n').slice(200)).toEqual([
      'Und 40 weitere Funde: "validate --format lines" gibt alle aus.',
      expect.stringMatching(/^240 Fehler in 1 von /),
      '',
    ]);
    expect((await validate('--format', 'lines')).split('\n')).toHaveLength(242);
    expect(JSON.parse(await validate('--format', 'json')).diagnostics).toHaveLength(240);
  });

  it('checks the game that the current folder is', async () => {
    const cwd = join(tinyFolder(), 'cards/tiny');
    expect((await run(['validate'], { cwd })).out).toBe(
      'no faults in 3 files (1 game, 5 cards, 1 scenario)\n',
    );
  });

  it('tells all faults of all files in one run', async () => {
    const cwd = tinyFolder({
      'cards/tiny/more.yaml': card('worth: 9'),
      'cards/tiny/variants/odd.yaml':
        'variant: odd\nextends: tiny\nname: Odd\nset: { settings/gaol/default: 3 }\n',
      'cards/tiny/scenarios/odd.scenario.yaml': 'game: tiny\nscenario: odd\nthen:\n  - that: Ann has has\n',
    });
    const { status, out } = await run(['validate', '--format', 'lines'], { cwd });
    expect(status).toBe(1);
    expect(out).toBe(
      [
        'cards/tiny/more.yaml:4:8: error schema/range: `worth` is 9, expected a number from 1 to 5; see cards/tiny/game.yaml:15:7: the range is said here',
        out.split('\n')[1],
        'cards/tiny/variants/odd.yaml:4:8: error game/path: `settings/gaol/default` leads nowhere: there is no `gaol`; help: did you mean `goal`?',
        '3 errors in 3 of 6 files',
        '',
      ].join('\n'),
    );
    expect(out.split('\n')[1]).toMatch(/^cards\/tiny\/scenarios\/odd.scenario.yaml:4:\d+: error syntax\//);
  });

  it.each([
    [
      'set: { kinds/treasure/fields/worth/optional: true }',
      '`add` is the word for what is not there yet; there is `type`, `from` or `to`',
    ],
    [
      'replace: { counters/con: { of: player } }',
      'did you mean `coin`? `add` is the word for what is not there yet',
    ],
    ['set: { settings/goal/default/x: 1 }', undefined],
    ['set: { settings/aim/default: 1 }', 'there is `goal`'],
    ['remove: [settings/aim]', 'there is `goal`'],
  ])('names `add` where a variant changes what is not there: %s', async (rest, help) => {
    const cwd = tinyFolder({ 'v.yaml': `variant: v\nextends: tiny\nname: V\n${rest}\n` });
    const { out } = await run(['validate', 'v.yaml', '--format', 'lines'], { cwd });
    expect(out.split('\n')[0].split('; help: ').slice(1).join()).toBe(help ?? '');
  });

  it.each([
    ['yaml/empty', ''],
    ['yaml/tab', '- kind: tool\n\tid: ladder\n'],
    ['yaml/too-deep', '['.repeat(100_000)],
    ['yaml/not-text', '\0\u0001'],
    ['yaml/too-large', '# a\n'.repeat(300_000)],
  ])('tells %s of a file of cards and does not miss its cards besides', async (code, cards) => {
    const game = readFileSync(join(import.meta.dirname, '../../examples/garden/game.yaml'), 'utf8');
    const cwd = folderWith({ 'cards/garden/game.yaml': game, 'cards/garden/cards.yaml': cards });
    const { out } = await run(['validate', '--format', 'lines'], { cwd });
    const [only, summary] = out.split('\n');
    expect(only).toMatch(/^cards\/garden\/cards.yaml:\d+:\d+: /);
    expect(only).toContain(`error ${code}: `);
    expect(summary).toBe('1 error in 1 of 2 files');
  });

  it('does not hold what is put on top against variants that lie in the folder of the game', async () => {
    const cwd = tinyFolder({
      'cards/tiny/scenarios/other.variant.yaml': variant('settings/goal/default'),
      'mine.yaml': variant('settings/goal/default').replace('variant: v', 'variant: w'),
    });
    expect((await run(['validate', 'tiny', '--with', 'mine.yaml'], { cwd })).out).toContain(
      'no faults in 5 files',
    );
  });

  it('tells what a scenario gives that cannot be, and what its texts do not mean', async () => {
    const cwd = tinyFolder({
      'cards/tiny/scenarios/odd.scenario.yaml':
        'game: tiny\nscenario: odd\nplayers: [Ann, Ben]\ngiven:\n  Ann: { coin: -1, hand: [gem-9] }\nthen:\n  - that: Ann has 2 cions\n  - that: Cid has 2 coins\n',
    });
    const { status, out } = await run(['validate', '--format', 'lines'], { cwd });
    expect(status).toBe(1);
    expect(out.split('\n').map((line) => /^\S+yaml:(.*?: error \S+):/.exec(line)?.[1])).toEqual([
      '5:16: error scenario/out-of-range',
      '5:27: error scenario/unknown',
      '7:21: error name/unknown-noun',
      '8:11: error name/seat',
      undefined,
      undefined,
    ]);
  });

  it('shows the line and marks the place', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': card('worht: 3') });
    const { out } = await run(['validate', 'cards/tiny/more.yaml'], { cwd });
    expect(out).toContain('   4 | worht: 3\n     | ^^^^^\n     help: did you mean `worth`?\n');
  });

  it('checks a card outside of any game on top of the game that is named', async () => {
    const cwd = tinyFolder({ 'crown.yaml': card('worth: 3'), 'bad.yaml': card('worth: 6') });
    expect((await run(['validate', 'crown.yaml', '--game', 'tiny'], { cwd })).status).toBe(0);
    expect((await run(['validate', 'bad.yaml', '--game', 'tiny'], { cwd })).out).toContain('schema/range');
    const { status, out } = await run(['validate', 'crown.yaml'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('game/which');
  });

  it('checks a card outside of any game on top of the only game beside it', async () => {
    const cwd = tinyFolder({ 'crown.yaml': card('worth: 3'), 'bad.yaml': card('worth: 6') });
    expect((await run(['validate', 'tiny', 'crown.yaml'], { cwd })).status).toBe(0);
    expect((await run(['validate', 'bad.yaml', 'tiny'], { cwd })).out).toContain('schema/range');
  });

  it('knows the game of a card by the folder that bears its name', async () => {
    const cwd = tinyFolder({ 'examples/tiny/crown.yaml': card('worth: 6') });
    expect((await run(['validate', 'examples'], { cwd })).out).toContain('schema/range');
  });

  it('puts a variant on the game that it extends, wherever it lies', async () => {
    const cwd = tinyFolder({
      'v.yaml': variant('settings/goal/default'),
      'w.yaml': variant('settings/gol/default'),
    });
    expect((await run(['validate', 'v.yaml'], { cwd })).status).toBe(0);
    expect((await run(['validate', 'w.yaml'], { cwd })).out).toContain('game/path');
  });

  it('names the nearest game where a variant extends none', async () => {
    const cwd = tinyFolder({ 'v.yaml': 'variant: v\nextends: tinny\nname: V\nremove: [setup]\n' });
    expect((await run(['validate', 'v.yaml'], { cwd })).out).toContain('did you mean `tiny`?');
  });

  it.each([
    ['for: tiny', 'schema/unknown-key'],
    ['extends: { id: tiny }', 'schema/type'],
    ['extends: [tiny]', 'schema/type'],
    ["extends: ''", 'schema/empty'],
    ['extends:', 'schema/'],
  ])(
    'tells what stands where the game is to be named, and no game without a name: %s',
    async (line, code) => {
      const cwd = tinyFolder({ 'v.yaml': `variant: v\n${line}\nname: V\nremove: [settings]\n` });
      for (const args of [['v.yaml'], ['--with', 'v.yaml', 'cards']]) {
        const { status, out } = await run(['validate', ...args], { cwd });
        expect(status).toBe(1);
        expect(out).toContain(`v.yaml:2:`);
        expect(out).toContain(code);
        expect(out).not.toContain('``');
        expect(out).not.toContain('other-game');
      }
    },
  );

  it('tells both places of a card that is there twice, in the game and in what is put on top', async () => {
    const cwd = tinyFolder({
      'one.yaml': card('worth: 3').replace('crown', 'gem-3'),
      'two.yaml': card('worth: 3'),
      'three.yaml': card('worth: 4'),
    });
    const args = ['validate', 'cards', '--with', 'one.yaml', '--with', 'two.yaml', '--with', 'three.yaml'];
    const { status, out } = await run(args, { cwd });
    expect(status).toBe(1);
    expect(out).toContain('one.yaml:2:5 error game/duplicate: there are two cards `gem-3`');
    expect(out).toContain('     see cards/tiny/cards.yaml:2:7: the first stands here\n');
    expect(out).toContain('two.yaml:2:5 error game/duplicate: there are two cards `crown`');
    expect(out).toContain('     see three.yaml:2:5: the first stands here\n');
    expect(out).toContain('2 errors in 2 of ');
  });

  it('tells both places of what two variants change, and of an id that two have', async () => {
    const cwd = tinyFolder({
      'v.yaml': variant('settings/goal/default'),
      'w.yaml': variant('settings/goal')
        .replace('variant: v', 'variant: w')
        .replace(': 3', ': { default: 4 }'),
      'same.yaml': variant('settings/goal/default'),
    });
    const two = await run(['simulate', 'tiny', '-n', '1', '--with', 'v.yaml', '--with', 'w.yaml'], { cwd });
    expect(two.status).toBe(1);
    expect(two.out).toBe('');
    expect(two.err).toContain('w.yaml:4:8 error game/conflict: `settings/goal` is changed by `v` as well');
    expect(two.err).toContain('     see v.yaml:4:8: changed here\n');
    const same = await run(['simulate', 'tiny', '-n', '1', '--with', 'v.yaml', '--with', 'same.yaml'], {
      cwd,
    });
    expect(same.err).toContain('same.yaml:1:10 error game/duplicate: there are two variants `v`');
    expect(same.err).toContain('     see v.yaml:1:10: the first stands here\n');
    expect(same.err).toContain('same.yaml:4:8 error game/conflict: ');
    const once = await run(['simulate', 'tiny', '-n', '1', '--with', 'v.yaml', '--with', 'v.yaml'], { cwd });
    expect(once.status).toBe(0);
  });

  it('checks the game and a folder beside it that is called as the game', async () => {
    const mine = '- { kind: action, id: stroll, name: Stroll, effect: nothng }\n';
    const cwd = tinyFolder({ 'tiny/mine.yaml': mine });
    const both = await run(['validate', 'tiny', '--format', 'lines'], { cwd });
    expect(both.out).toContain('tiny/mine.yaml:1');
    const game = await run(['test', 'tiny'], { cwd });
    expect(game.out).toMatch(/^\d+ scenarios? passed/);
    expect(checkTargetsOf(cwd, ['./tiny'])).toEqual([join(cwd, 'tiny/mine.yaml')]);
    expect(checkTargetsOf(cwd, ['tiny'], true)).toEqual([join(cwd, 'tiny/mine.yaml')]);
  });

  it('says what is no file of a game', async () => {
    const cwd = tinyFolder({ 'cards/tiny/notes.yaml': 'hello: there\n' });
    expect((await run(['validate', '--format', 'lines'], { cwd })).out).toContain('game/nothing-to-add');
  });

  it('never counts nothing', async () => {
    const { status, err } = await run(['validate', '.'], { cwd: folderWith({ 'readme.txt': 'hello' }) });
    expect(status).toBe(2);
    expect(err).toContain('there are no YAML files in `.`');
  });

  it('refuses what is no text and what is too large, without reading all of it', async () => {
    const cwd = folderWith({
      'binary.yaml': '\u0000\u0001\u0002',
      'huge.yaml': 'a'.repeat(50_000_000),
      'empty.yaml': '',
    });
    const begun = workDone();
    const { status, out } = await run(['validate', '.', '--format', 'lines'], { cwd });
    expect(status).toBe(1);
    expect(out.split('\n').map((line) => /^\S+ error (\S+):/.exec(line)?.[1])).toEqual([
      'yaml/not-text',
      'yaml/empty',
      'yaml/too-large',
      undefined,
      undefined,
    ]);
    expect(workDone() - begun).toBeLessThan(2000);
  });

  it('tells a file that cannot be read and checks the others', async () => {
    const cwd = tinyFolder({ 'cards/tiny/locked.yaml': '[]\n' });
    chmodSync(join(cwd, 'cards/tiny/locked.yaml'), 0);
    symlinkSync('nowhere', join(cwd, 'cards/tiny/lost.yaml'));
    const { status, out } = await run(['validate', '--format', 'lines'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('cards/tiny/lost.yaml:1:1: error yaml/unreadable: this file cannot be read');
    expect(out).toMatch(/in \d of 5 files/);
  });

  it('prints JSON and SARIF', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': card('worth: 9') });
    const json = JSON.parse((await run(['validate', '--format', 'json'], { cwd })).out) as {
      summary: object;
      diagnostics: { code: string; start: object }[];
    };
    expect(json.summary).toEqual({
      files: 4,
      games: 1,
      cards: 2,
      scenarios: 1,
      errors: 1,
      warnings: 0,
      hints: 0,
    });
    expect(json.diagnostics[0]).toMatchObject({ code: 'schema/range', start: { line: 4, column: 8 } });
    const sarif = JSON.parse((await run(['validate', '--format', 'sarif'], { cwd })).out) as {
      runs: { results: { ruleId: string }[] }[];
    };
    expect(sarif.runs[0].results.map((each) => each.ruleId)).toEqual(['schema/range']);
  });
});
