import { dirname, resolve } from 'node:path';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Collected } from '../files/collect-files.ts';
import { isPackFile } from '../files/packs-on-disk.ts';
import { pathName, yamlBelow } from '../files/disk-library.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { withRecord } from './record-difference.ts';

const outcomes = [
  'status/recorded-in',
  'status/there-is-nothing-to-record-in',
  'status/nothing-has-changed-since-the-record',
] as const;

/** What came of a file: what to say of it, and its name. */
export type Recorded = readonly [said: (typeof outcomes)[number], file: string];

/** Writes into variants what they change, those of a pack among them; each file has something said of it. */
export function record(cwd: string, paths: readonly string[], collected: Collected, base: Game): Recorded[] {
  return paths.flatMap((path): Recorded[] => {
    if (!isPackFile(path)) return [recordIn(cwd, pathName(cwd, path), collected, base)];
    const inside = yamlBelow(dirname(path)).map((each) => pathName(cwd, each));
    const variants = inside.filter((name) => collected.library.file(name)?.kind === 'variant');
    if (variants.length === 0) return [['status/there-is-nothing-to-record-in', pathName(cwd, path)]];
    return variants.map((name) => recordIn(cwd, name, collected, base));
  });
}

function recordIn(cwd: string, name: string, { library, texts }: Collected, base: Game): Recorded {
  const file = library.file(name);
  const text = texts.get(name);
  const nothing: Recorded = ['status/there-is-nothing-to-record-in', name];
  if (file?.kind !== 'variant' || file.root?.kind !== 'map' || text === undefined) return nothing;
  const now = withRecord(text, file.root, base);
  if (now === undefined) return nothing;
  if (now === text) return ['status/nothing-has-changed-since-the-record', name];
  writeWhole(resolve(cwd, name), now, 'any');
  return ['status/recorded-in', name];
}
