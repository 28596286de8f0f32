import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../test/files.ts';
import { COMPARED } from './compared.ts';

/** The last state before speed was worked on: no code was generated, and abilities were looked for on all cards. */
export const EARLIER = { commit: 'adf86a2' } as const;

/** How many times faster this state is than the earlier one. */
export interface Compared {
  readonly id: string;
  /** Decisions a second of random games, and how many times those of before they are. */
  readonly simulated: { readonly now: number; readonly times: number };
  /** Copies of a position with fifty decisions each. */
  readonly searched: { readonly now: number; readonly times: number };
}

const ROUNDS = 3;

/** Measures both states, which take turns in processes of their own; medians count. */
export function compareWithEarlier(seconds: number): Compared[] {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  try {
    const archive = execFileSync('git', ['archive', EARLIER.commit], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return COMPARED.filter((game) => existsSync(join(ROOT, game.folder))).map(({ id }) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        then: ratesOf(folder, seconds, id),
        now: ratesOf(ROOT.replace(/\/$/, ''), seconds, id),
      }));
      const of = (what: 'simulated' | 'searched'): Compared['simulated'] => {
        const [now, then] = (['now', 'then'] as const).map((state) =>
          median(rounds.map((each) => each[state][what])),
        );
        return { now, times: now / then };
      };
      return { id, simulated: of('simulated'), searched: of('searched') };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const child = fileURLToPath(new URL('child.ts', import.meta.url));

const ratesOf = (root: string, seconds: number, id: string): { simulated: number; searched: number } =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', child, root, String(seconds), id],
      {
        encoding: 'utf8',
      },
    ),
  ) as { simulated: number; searched: number };

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
