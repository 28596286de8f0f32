import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { WHOLE } from '../size.ts';
import { tinyFolder } from './kit.ts';

/** The real program, in a process of its own. */
const start = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  spawn(process.execPath, [join(ROOT, 'bin/cardwright.mjs'), ...args], { cwd, env });

const exit = (child: ReturnType<typeof start>): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

describe('the program', { timeout: 30_000 }, () => {
  it('gives its exit status to the shell, and leaves nothing behind in the folder for temporary files', async () => {
    const cwd = tinyFolder();
    const empty = mkdtempSync(join(tmpdir(), 'cardwright-'));
    const env = { ...process.env, TMPDIR: empty, TMP: empty, TEMP: empty };
    expect(await exit(start(['validate'], cwd, env))).toBe(0);
    expect(await exit(start(['validate', 'nowhere'], cwd, env))).toBe(2);
    expect(readdirSync(empty)).toEqual([]);
  });

  it.runIf(WHOLE)('shows a card in all languages, of which it has loaded one', async () => {
    const child = start(['explain', 'gem-1', '--game', 'tiny', '--lang', 'de'], tinyFolder());
    expect(await exit(child)).toBe(0);
  });

  it('saves where it is interrupted', async () => {
    const cwd = tinyFolder();
    const child = start(['play', 'tiny', '--seed', '1', '--bots', 'Ben'], cwd);
    let out = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      if (out.endsWith('> ')) child.kill('SIGINT');
    });
    expect(await exit(child)).toBe(130);
    expect(out).toContain('saved to tiny.save.json');
    expect(existsSync(join(cwd, 'tiny.save.json'))).toBe(true);
  });

  it.runIf(WHOLE)('ends quietly where nobody reads on', async () => {
    const child = start(['simulate', 'tiny', '-n', '200', '--format', 'json', '-j', '1'], tinyFolder());
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.stdout.destroy();
    await exit(child);
    expect(err).toBe('');
  });
});
