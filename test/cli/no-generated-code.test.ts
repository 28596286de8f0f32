import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { tries } from '../size.ts';

const simulated = (...flags: string[]): { out: string; err: string; status: number | null } => {
  const args = [
    ...flags,
    'bin/cardwright.mjs',
    'simulate',
    'examples/crazy-eights',
    '-n',
    String(tries(60, 10)),
    '-j',
    '1',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { out: stdout, err: stderr, status };
};

describe('where code must not be generated', () => {
  it('the same games are played, and it is said that they take longer', () => {
    const free = simulated();
    const strict = simulated('--disallow-code-generation-from-strings');
    expect(strict.status).toBe(0);
    expect(strict.out).toBe(free.out);
    expect(free.err).toBe('');
    expect(strict.err).toBe('code must not be generated here, so games take longer\n');
  });
});
