/** Where nothing more can be written a command says so on one line, and ends. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run, tinyFolder } from '../cli/kit.ts';
import { ROOT } from '../files.ts';
import { tries, WHOLE } from '../size.ts';

const FULL = '/dev/full';
const program = join(ROOT, 'bin/cardwright.mjs');
const full = (): number => {
  const file = openSync(FULL, 'w');
  onTestFinished(() => closeSync(file));
  return file;
};

const commands: readonly (readonly string[])[] = [
  ['--help'],
  ['validate', 'cards'],
  ['simulate', 'tiny', '-n', '200', '--jobs', '2'],
  ['play', 'tiny', '--bots', 'all'],
  ['rules', 'tiny'],
  ['render', 'tiny'],
  ['export', 'tiny'],
  ['words', 'tiny', '--format', 'json'],
  ['explain', 'yaml/tab'],
  ['schema', 'tiny', '--print'],
  ['stats', 'tiny'],
  ['new', 'variant', '--game', 'tiny'],
  ['format', 'cards'],
  ['test', 'cards'],
];

it.each(commands.slice(0, tries(commands.length, 1)))('a full disk: %s', (...args) => {
  const cwd = tinyFolder();
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', full(), 'pipe'],
  });
  expect(stderr).toBe('cardwright: the output cannot be written: the disk is full\n');
  expect(status).toBe(2);
});

it('a full disk for what is said beside the output ends a command without a stack', () => {
  const { status, stdout } = spawnSync(process.execPath, [program, 'nonsense'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', full()],
  });
  expect([status, stdout]).toEqual([2, '']);
});

it('a reader that has gone away ends a command without a word', async () => {
  const child = spawn(process.execPath, [program, 'rules', 'tiny'], { cwd: tinyFolder() });
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (text: Buffer) => (err += String(text)));
  await new Promise((resolve) => child.on('close', resolve));
  expect(err).toBe('');
});

it.each([
  ['export', 'tiny', '--out', FULL],
  ['new', 'variant', '--game', 'tiny', '--out', '/dev/full/x'],
  ['validate', 'cards', '--baseline', FULL, '--write-baseline'],
  ['simulate', 'tiny', '-n', '2', '--log', FULL, '--jobs', '1'],
  ['replay', 'cards'],
  ['replay', FULL],
  ['play', 'tiny', '--load', 'cards'],
  ['play', 'tiny', '--load', FULL],
  ['import', FULL, '--game', 'tiny'],
  ['validate', 'cards', '--baseline', 'cards'],
])('what cannot be written or read is one line: %j', async (...args) => {
  const { status, err } = await run(args, { cwd: tinyFolder() });
  expect(err).toMatch(/^cardwright: .*\n$/);
  expect(err).not.toContain('fault of cardwright');
  expect(status).toBe(2);
});

it.runIf(WHOLE)('a log that a worker cannot write is one line', async () => {
  const cwd = tinyFolder({ 'logs/00.jsonl': 'something else\n' });
  const { status, err } = await run(
    ['simulate', 'tiny', '-n', '60', '--bots', 'quick', '--log', 'logs', '--jobs', '2'],
    {
      cwd,
    },
  );
  expect(err).toMatch(
    /^cardwright: `.*00\.jsonl` cannot be used: it exists already and is something else\n$/,
  );
  expect(status).toBe(2);
});
