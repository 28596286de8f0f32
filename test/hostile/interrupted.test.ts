/** A simulation that somebody stops tells of the games that it has finished. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run, tinyFolder } from '../cli/kit.ts';
import { sampled } from '../size.ts';
import { ROOT } from '../files.ts';

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts a simulation without an end and sends it a signal once there is a log of a game. */
async function stopped(signal: 'SIGINT' | 'SIGTERM', ...args: readonly string[]): Promise<Ended> {
  const cwd = tinyFolder();
  const words = ['simulate', 'tiny', '-n', '10000000', '--seed', '1', '--log', 'logs', ...args];
  const child = spawn(process.execPath, [join(ROOT, 'bin/cardwright.mjs'), ...words], { cwd });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += String(text)));
  child.stderr.on('data', (text: Buffer) => (err += String(text)));
  const timer = setInterval(() => {
    if (!existsSync(join(cwd, 'logs/0000000.jsonl'))) return;
    clearInterval(timer);
    child.kill(signal);
  }, 50);
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  return { status, out, err };
}

const signals = [
  ['SIGINT', '1', 130],
  ['SIGTERM', '2', 143],
] as const;

it.each(sampled(signals, 2))('%s with %s jobs', async (signal, jobs, status) => {
  const table = await stopped(signal, '--jobs', jobs);
  const [, finished] = /interrupted: (\d+) of 10000000 games were finished\n/.exec(table.err)!;
  expect(Number(finished)).toBeGreaterThan(0);
  expect(table.out).toContain(`tiny: ${finished} games of 2 random bots, seed 1`);
  expect(table.out).toMatch(/^seat +games +wins/m);
  expect(table.status).toBe(status);
});

it('counts the same as a simulation of so many games, and says so as JSON', async () => {
  const cwd = tinyFolder();
  const words = ['simulate', 'tiny', '--seed', '1', '--format', 'json', '--jobs', '1'];
  const controller = new AbortController();
  setTimeout(() => controller.abort('SIGINT'), 60);
  const cut = await run([...words, '-n', '1000000'], { cwd, interrupted: controller.signal });
  expect(cut.status).toBe(130);
  const { interrupted, ...counted } = JSON.parse(cut.out) as { interrupted: unknown; games: number };
  expect(interrupted).toEqual({ wanted: 1_000_000 });
  const whole = await run([...words, '-n', String(counted.games)], { cwd });
  expect(counted).toEqual(JSON.parse(whole.out));
});

it('a table of no games is a table', async () => {
  const interrupted = AbortSignal.abort('SIGTERM');
  const { status, out, err } = await run(['simulate', 'tiny', '-n', '9', '--jobs', '1'], {
    cwd: tinyFolder(),
    interrupted,
  });
  expect(status).toBe(143);
  expect(err).toContain('interrupted: ');
  expect(out).not.toContain('NaN');
});
