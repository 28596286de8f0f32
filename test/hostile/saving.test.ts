/** Files are written as a whole or not at all, only where that was asked for, and a game outlives what cannot be written. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeNew, writeWhole } from '../../cli/files/atomic-write.ts';
import { filesBelow, isCode, ROOT } from '../files.ts';
import { folderWith, run, tinyFolder } from '../cli/kit.ts';
import { WHOLE } from '../size.ts';

const table = ['--players', 'Ann,Ben', '--bots', 'Ben', '--seed', '1'];
const play = (cwd: string, input: string, more: readonly string[] = []): ReturnType<typeof run> =>
  run(['play', 'tiny', ...table, ...more], { cwd, input });
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

it.each([
  ['x'.repeat(300), 'its name is too long'],
  ['a\0b', 'its name has a character that no name can have'],
  ['cards', 'it is a folder'],
  ['none/x.json', 'there is no such file or folder'],
  ['file/x.json', 'a part of its path is no folder'],
  ['loop', 'its links go round in a circle'],
  ['pipe', 'it is a pipe or a device'],
  ['/dev/full', 'the disk is full'],
])('a position that cannot be saved is told and the game goes on: %j', async (name, reason) => {
  const cwd = tinyFolder({ file: '' });
  symlinkSync('loop', join(cwd, 'loop'));
  execFileSync('mkfifo', [join(cwd, 'pipe')]);
  const before = readdirSync(cwd);
  for (const what of ['', 'scenario ']) {
    const { out, status } = await play(cwd, `save ${what}${name}\nyes\nsave here.json\nyes\nquit\n`);
    expect(out).toContain(`cannot be written: ${reason}`);
    expect(out).toContain('saved to here.json');
    expect(out).toContain('saved to tiny');
    expect(status).toBe(0);
  }
  expect(
    readdirSync(cwd)
      .filter((each) => !each.endsWith('.save.json'))
      .toSorted(),
  ).toEqual([...before, 'here.json'].toSorted());
});

it.runIf(WHOLE)('a limit of the size of files ends no game', () => {
  const cwd = tinyFolder();
  const command = `ulimit -f 1; "$1" "$2" play tiny ${table.join(' ')}`;
  const program = ['-c', command, 'sh', process.execPath, join(ROOT, 'bin/cardwright.mjs')];
  const { stdout, stderr } = spawnSync('bash', program, {
    cwd,
    input: 'save x.json\ntable\nquit\nno\nquit\nyes\n',
    encoding: 'utf8',
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  expect(stdout + stderr).toContain('x.json cannot be written: the file would be larger than is allowed');
  expect(stdout.match(/the game is not saved; leave all the same\?/g)).toHaveLength(2);
  expect(readdirSync(cwd)).toEqual(['cards']);
});

/** Plays in a folder that is gone once the game has begun. */
async function inGoneFolder(input: string): ReturnType<typeof run> {
  const cwd = tinyFolder();
  return run(['play', 'tiny', ...table], {
    cwd,
    input,
    heard: () => rmSync(cwd, { recursive: true, force: true }),
  });
}

it('nobody leaves with `quit` unsaved without a yes', async () => {
  const stayed = await inGoneFolder('quit\nno\nquit\nlog\nquit\nyes\n');
  expect(stayed.out.match(/leave all the same\? \(yes, no\)/g)).toHaveLength(3);
  // What is neither is done instead.
  expect(stayed.out).toMatch(/leave all the same\? \(yes, no\) \n(?!> )/);
  expect(stayed.status).toBe(0);
});

it('a game whose input ends is saved elsewhere where it cannot be saved here', async () => {
  const { out, status } = await inGoneFolder('');
  const [, file] = /saved to (\S+)\n/.exec(out)!;
  onTestFinished(() => rmSync(file));
  expect(file.startsWith(tmpdir())).toBe(true);
  expect(JSON.parse(read(file))).toMatchObject({ game: 'tiny' });
  expect(out).toContain(`--load ${file}`);
  expect(status).toBe(130);
});

it('`save` asks before it replaces what is no save of this game', async () => {
  const other = '{ "save": "cardwright", "version": 1, "game": "other" }\n';
  const cwd = tinyFolder({ 'notes.txt': 'notes\n', 'other.json': other });
  const asked = 'notes.txt is there already and is no save of this game; replace it? (yes, no)';
  const kept = await play(
    cwd,
    'save notes.txt\nno\nsave other.json\ntable\nsave scenario notes.txt\n\nquit\n',
  );
  expect(kept.out).toContain(asked);
  expect(kept.out).not.toContain('saved to notes.txt');
  expect([read(cwd, 'notes.txt'), read(cwd, 'other.json')]).toEqual(['notes\n', other]);
  const replaced = await play(cwd, 'save notes.txt\nyes\nsave notes.txt\nquit\n');
  expect(replaced.out.split(asked)).toHaveLength(2);
  expect(replaced.out.match(/saved to notes\.txt/g)).toHaveLength(2);
  expect(JSON.parse(read(cwd, 'notes.txt'))).toMatchObject({ game: 'tiny' });
  // A position may be replaced without a question, a scenario of its name not by one.
  const scenario = await play(cwd, 'save scenario notes.txt\nno\nquit\n');
  expect(scenario.out).toContain(asked);
});

it.each([
  ['export', 'tiny', '--out', 'mine.txt'],
  ['new', 'variant', '--game', 'tiny', '--out', 'mine.txt'],
  ['validate', 'cards', '--baseline', 'mine.txt', '--write-baseline'],
  ['schema', 'tiny'],
  ['simulate', 'tiny', '-n', '1', '--log', '.', '--jobs', '1'],
])('a file that is something else stays as it is: %j', async (...args) => {
  const name = { schema: 'cards/tiny/tiny.cards.schema.json', simulate: '0.jsonl' }[args[0]] ?? 'mine.txt';
  const cwd = tinyFolder({ [name]: 'mine\n' });
  const { status, err } = await run(args, { cwd });
  expect(read(cwd, name)).toBe('mine\n');
  expect(status).toBe(2);
  expect(err.trim().split('\n')).toHaveLength(1);
});

it.each([
  ['export', 'tiny', '--out', 'mine.csv'],
  ['validate', 'cards', '--baseline', 'mine.json', '--write-baseline'],
  ['schema', 'tiny'],
  ['simulate', 'tiny', '-n', '1', '--log', '.', '--jobs', '1'],
])('what a command has written itself it writes again: %j', async (...args) => {
  const cwd = tinyFolder();
  const first = await run(args, { cwd });
  expect(await run(args, { cwd })).toEqual(first);
  expect(first.status).toBe(0);
});

it('links are followed, and a file that is replaced keeps its mode', () => {
  const folder = folderWith({ 'real/a.txt': 'a', 'real/b.txt': 'b' });
  chmodSync(join(folder, 'real/a.txt'), 0o640);
  symlinkSync('real', join(folder, 'linked'));
  symlinkSync('linked/a.txt', join(folder, 'a'));
  symlinkSync('real/new.txt', join(folder, 'new'));
  writeWhole(join(folder, 'a'), 'changed', 'any');
  writeWhole(join(folder, 'new'), 'new', 'any');
  expect(read(folder, 'real/a.txt')).toBe('changed');
  expect(statSync(join(folder, 'real/a.txt')).mode & 0o777).toBe(0o640);
  expect(readlinkSync(join(folder, 'a'))).toBe('linked/a.txt');
  expect(lstatSync(join(folder, 'new')).isSymbolicLink()).toBe(true);
  expect(read(folder, 'real/new.txt')).toBe('new');
  expect(readdirSync(join(folder, 'real')).toSorted()).toEqual(['a.txt', 'b.txt', 'new.txt']);
});

it('a file that somebody else writes at the same time or left behind is not taken', () => {
  const folder = folderWith({ 'a.txt.part': 'of somebody else', 'a.txt': 'a' });
  writeWhole(join(folder, 'a.txt'), 'b', 'any');
  expect(read(folder, 'a.txt.part')).toBe('of somebody else');
  for (const [path, code] of [
    ['a.txt', 'EEXIST'],
    ['none/a.txt', 'ENOENT'],
  ]) {
    expect(() => writeWhole(join(folder, path), 'c', 'nothing')).toThrow(
      expect.objectContaining({ code, path: join(folder, path) }),
    );
  }
  expect(read(folder, 'a.txt')).toBe('b');
  mkdirSync(join(folder, 'x.json'));
  writeFileSync(join(folder, 'x-2.json'), '');
  symlinkSync('nowhere', join(folder, 'x-3.json'));
  expect(writeNew(folder, 'x', '.json', 'text')).toBe('x-4.json');
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  // A name may be as long as the system allows.
  const long = `${'y'.repeat(250)}.json`;
  writeWhole(join(folder, long), 'long', 'any');
  expect(read(folder, long)).toBe('long');
});

it('nothing else in the command line writes files', () => {
  const writing = /\b(?:write|append|rename|truncate|copy|cp|rm|unlink|createWrite)\w*(?:Sync|Stream)\b/;
  // The streams of output and of errors, descriptors 1 and 2, are no files.
  const files = [...filesBelow('cli', isCode)].filter(([, text]) =>
    writing.test(text.replace(/\bwriteSync\([12],|import \{.*\bwriteSync \} from/g, '')),
  );
  expect(files.map(([file]) => file)).toEqual(['cli/files/atomic-write.ts']);
});
