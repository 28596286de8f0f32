import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { put, run, tinyFolder } from './kit.ts';

async function withLog(): Promise<string> {
  const cwd = tinyFolder();
  await run(['simulate', 'tiny', '-n', '1', '--log', '.'], { cwd });
  return cwd;
}

describe('replay', () => {
  it('verifies a log', async () => {
    const { status, out } = await run(['replay', '0.jsonl'], { cwd: await withLog() });
    expect(status).toBe(0);
    expect(out).toMatch(/^\d+ decisions, every line the same; .* wins?|share the victory\n$/);
  });

  it('tells the first line that differs', async () => {
    const cwd = await withLog();
    const lines = readFileSync(join(cwd, '0.jsonl'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"counter":"coin"'));
    lines[at] = lines[at].replace(/"now":(\d+)/, '"now":99');
    put(cwd, { '0.jsonl': lines.join('\n') });
    const { status, err } = await run(['replay', '0.jsonl'], { cwd });
    expect(status).toBe(1);
    expect(err).toContain(`the replay differs from the log at line ${at + 1}`);
  });

  it('refuses a log of other data with the parts that differ, and plays it if asked to', async () => {
    const cwd = await withLog();
    const game = readFileSync(join(cwd, 'cards/tiny/game.yaml'), 'utf8');
    put(cwd, { 'cards/tiny/game.yaml': game.replace('top 2 cards', 'top 3 cards') });
    const refused = await run(['replay', '0.jsonl'], { cwd });
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('flow/deal');
    expect(refused.err).toContain('--anyway');
    const anyway = await run(['replay', '0.jsonl', '--anyway'], { cwd });
    expect(anyway.status).toBe(1);
    expect(anyway.out).toMatch(/^\d+ decisions could be taken again; it ends like this:\n/);
  });

  it('steps from decision to decision', async () => {
    const cwd = await withLog();
    const { out } = await run(['replay', '0.jsonl', '--step'], { cwd, input: '\n\nq\n' });
    expect(out.split('-- Enter goes on, q ends --')).toHaveLength(4);
  });

  it.each([
    ['', 'is no log'],
    ['{"game":"tiny"}\n', 'run/broken-log'],
    ['{"game":5}\n', 'is no log'],
  ])('refuses %j', async (text, said) => {
    const cwd = tinyFolder({ 'log.jsonl': text });
    const { status, err } = await run(['replay', 'log.jsonl'], { cwd });
    expect(status).toBeGreaterThan(0);
    expect(err).toContain(said);
  });
});
