import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, tinyFolder } from './kit.ts';

const variant = (id: string, base: string, goal: number, more = ''): string =>
  `variant: ${id}\nextends: ${base}\nname: The ${id}\nset: { settings/goal/default: ${goal} }\n${more}`;

/** A variant of a variant that lies in a folder above, with a scenario of its own. */
const files = {
  'house/rich.yaml': variant('rich', 'tiny', 12),
  'house/ours/richer.yaml': variant('richer', 'rich', 15),
  'house/ours/richer.scenario.yaml':
    'game: tiny\nscenario: the goal is higher\nwith: [richer.yaml]\nthen:\n  - that: the goal is 15\n',
} as const;
const top = 'house/ours/richer.yaml';

describe('a variant of a variant', () => {
  it.each([
    ['validate', 'house/ours'],
    ['validate', top, '--format', 'lines'],
    ['validate', '--with', top],
    ['test', 'house/ours'],
    ['test', 'house/ours', '--with', top],
    ['play', 'tiny', '--bots', 'all', '--seed', '1', '--with', top],
    ['render', 'tiny', '--with', top],
    ['simulate', 'tiny', '-n', '40', '-j', '2', '--with', top],
    ['explain', 'card', '--with', top],
  ])('is known to %s %s', async (...args) => {
    const cwd = tinyFolder(files);
    const words = args[0] === 'explain' ? ['explain', 'gem-3', '--with', top] : args;
    expect(await run(words, { cwd })).toMatchObject({ status: 0, err: '' });
  });

  it('counts on top of the game, and finds what it extends from everywhere', async () => {
    const cwd = tinyFolder(files);
    for (const [folder, name] of [
      ['.', top],
      ['house', 'ours/richer.yaml'],
      ['cards/tiny', '../../house/ours/richer.yaml'],
    ]) {
      const { out } = await run(['rules', 'tiny', '--with', name], { cwd: join(cwd, folder) });
      expect([folder, /\| Goal \| (\d+) \|/.exec(out)?.[1]]).toEqual([folder, '15']);
    }
  });

  it('is compared with what it extends, and records what that had', async () => {
    const cwd = tinyFolder(files);
    const { out } = await run(['diff', top], { cwd });
    expect(out).toMatch(/^The richer, on top of The rich\n/);
    expect(out).toContain('12 → 15');
    const both = await run(['diff', top, 'house/rich.yaml'], { cwd });
    expect(both.out).toContain('20 → 15');
    await run(['diff', top, '--record'], { cwd });
    expect(readFileSync(join(cwd, top), 'utf8')).toContain('was:\n  settings/goal/default: 12\n');
    expect((await run(['validate', top, '--max-warnings', '0'], { cwd })).status).toBe(0);
  });

  it('is refused where what it extends is not there, at the one that says so', async () => {
    const cwd = tinyFolder({ ...files, 'house/rich.yaml': variant('rich', 'tinny', 12) });
    for (const args of [
      ['validate', top],
      ['validate', 'tiny', '--with', top],
      ['diff', top],
    ]) {
      const { status, out, err } = await run([...args], { cwd });
      expect(status).not.toBe(0);
      if (args[0] === 'validate') expect(out + err).toContain('house/rich.yaml:2:10');
      if (args[0] === 'validate') expect(out + err).toContain('did you mean `tiny`?');
    }
  });
});
