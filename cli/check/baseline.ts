import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { readWholeText } from '../files/disk-library.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';

/** Findings that are known and left for later, by code, file and message: a line that moves changes nothing. */
interface Known {
  readonly code: string;
  readonly file: string;
  readonly message: string;
  /** How often, where it is there several times. */
  readonly times?: number;
}

/** What is left of findings when those are taken out that a baseline knows. */
export interface Compared {
  readonly fresh: readonly Diagnostic[];
  readonly known: number;
  /** Those of the baseline that are found no more. */
  readonly gone: number;
}

const keyOf = ({ code, file, message }: Known): string => JSON.stringify([code, file, message]);
const knownOf = ({ code, place, message }: Diagnostic): Known => ({ code, file: place.file, message });

/** Takes out the findings that a baseline file knows. Throws `Usage` where it is not there or is none. */
export function compareWithBaseline(cwd: string, word: string, found: readonly Diagnostic[]): Compared {
  const left = readBaseline(cwd, word);
  const fresh = found.filter((each) => {
    const key = keyOf(knownOf(each));
    const times = left.get(key) ?? 0;
    if (times > 0) left.set(key, times - 1);
    return times === 0;
  });
  const gone = [...left.values()].reduce((sum, times) => sum + times, 0);
  return { fresh, known: found.length - fresh.length, gone };
}

/** A baseline may be written again. */
const isBaseline = (start: string): boolean => /^\s*\{\s*"version":\s*\d+,\s*"findings":/.test(start);

/** Writes all findings as known. */
export function writeBaseline(cwd: string, word: string, found: readonly Diagnostic[]): void {
  const findings = [...Map.groupBy(found.map(knownOf), keyOf).values()]
    .map(([first, ...more]): Known => (more.length > 0 ? { ...first, times: more.length + 1 } : first))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  writeWhole(resolve(cwd, word), `${JSON.stringify({ version: 1, findings }, undefined, 2)}\n`, isBaseline);
}

function readBaseline(cwd: string, word: string): Map<string, number> {
  const path = resolve(cwd, word);
  if (!existsSync(path))
    throw new Usage(
      say('usage/there-is-no-baseline', { baseline: word }),
      say('usage/write-one-with', { command: '--write-baseline' }),
    );
  try {
    const { version, findings } = JSON.parse(readWholeText(path)) as {
      version: unknown;
      findings: readonly Known[];
    };
    if (version === 1) return new Map(findings.map((each) => [keyOf(each), each.times ?? 1]));
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error;
  }
  throw new Usage(
    say('usage/is-no-baseline', { file: word }),
    say('usage/write-it-anew-with', { command: '--write-baseline' }),
  );
}
