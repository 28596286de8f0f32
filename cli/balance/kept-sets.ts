import { existsSync, readFileSync } from 'node:fs';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import type { Trial } from '../../bots/balance/trials.ts';
import { addText, writeWhole } from '../files/atomic-write.ts';
import { setKey } from './played-sets.ts';
import type { SetTask } from './balance-work.ts';

/** What must be the same for games to belong to one report. */
export interface KeptHead {
  readonly balance: 'cardwright';
  /** To be raised whenever the same seed gives other games. */
  readonly version: 2;
  readonly game: string;
  readonly data: string;
  readonly seed: string;
  readonly players: readonly string[];
  readonly settings: unknown;
  readonly decisions: number;
}

interface KeptLine {
  readonly of: string;
  readonly set: number;
  readonly games: readonly GameRecord[];
}

/** Games of earlier runs, and where those of this run are added. */
export interface KeptSets {
  readonly kept: ReadonlyMap<string, readonly GameRecord[]>;
  keep(task: SetTask, games: readonly GameRecord[]): void;
}

/** Nothing is kept. */
export const keepNothing: KeptSets = { kept: new Map(), keep: () => undefined };

/**
 * Reads the games that a file keeps, and adds to them; a new file is begun where there is none. A line that was not
 * written to its end is played again. Throws `Usage` where the file is another one, or keeps games of something else.
 */
export function openKeptSets(
  path: string,
  shown: string,
  head: KeptHead,
  /** By trial: the hash of its game. */
  trials: readonly (readonly [trial: Trial, data: string])[],
): KeptSets {
  const first = JSON.stringify(head);
  const names = trials.map(([{ level, others, card }, data]) =>
    [data, level, others ?? '', card ?? ''].join(' '),
  );
  const kept = new Map<string, readonly GameRecord[]>();
  if (existsSync(path)) {
    const lines = readFileSync(path, 'utf8').split('\n');
    if (!isHead(lines[0]))
      throw new Usage(say('usage/keeps-no-games', { file: shown }), say('usage/name-another-file'));
    if (lines[0] !== first)
      throw new Usage(
        say('usage/keeps-games-of-something-else', { file: shown }),
        say('usage/name-another-file'),
      );
    for (const line of lines.slice(1)) {
      const read = lineOf(line);
      if (!read) continue;
      names.forEach((name, trial) => {
        if (name === read.of) kept.set(setKey({ trial, set: read.set }), read.games);
      });
    }
    // What follows begins a line of its own.
    if (lines.at(-1) !== '') addText(path, '\n');
  } else writeWhole(path, `${first}\n`, 'nothing');
  return {
    kept,
    keep({ trial, set }, games) {
      addText(path, `${JSON.stringify({ of: names[trial], set, games } satisfies KeptLine)}\n`);
    },
  };
}

const isHead = (line: string): boolean => line.startsWith('{"balance":"cardwright"');

function lineOf(text: string): KeptLine | undefined {
  try {
    const line = JSON.parse(text) as Partial<KeptLine>;
    return typeof line.of === 'string' && typeof line.set === 'number' && Array.isArray(line.games)
      ? (line as KeptLine)
      : undefined;
  } catch {
    return undefined;
  }
}
