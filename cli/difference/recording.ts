import { dirname, resolve } from 'node:path';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Collected } from '../files/collect-files.ts';
import { isPackFile } from '../files/packs-on-disk.ts';
import { pathName, yamlBelow } from '../files/disk-library.ts';
import { writeWhole } from '../files/atomic-write.ts';
import type { status } from '../../dsl/diagnostics/catalogue/en/status.ts';
import { withRecord } from './record-difference.ts';

/** What came of a file: what to say of it, and its name. */
export type Recorded = readonly [said: (typeof status)[number], file: string];

/** Writes into variants what they change, those of a pack among them; each file has something said of it. */
export function record(cwd: string, paths: readonly string[], collected: Collected, base: Game): Recorded[] {
  return paths.flatMap((path): Recorded[] => {
    if (!isPackFile(path)) return [recordIn(cwd, pathName(cwd, path), collected, base)];
    const inside = yamlBelow(dirname(path)).map((each) => pathName(cwd, each));
    const variants = inside.filter((name) => collected.library.file(name)?.kind === 'variant');
    if (variants.length === 0) return [['there is nothing to record in {1}', pathName(cwd, path)]];
    return variants.map((name) => recordIn(cwd, name, collected, base));
  });
}

function recordIn(cwd: string, name: string, { library, texts }: Collected, base: Game): Recorded {
  const file = library.file(name);
  const text = texts.get(name);
  const nothing: Recorded = ['there is nothing to record in {1}', name];
  if (file?.kind !== 'variant' || file.root?.kind !== 'map' || text === undefined) return nothing;
  const now = withRecord(text, file.root, base);
  if (now === undefined) return nothing;
  if (now === text) return ['nothing has changed since the record in {1}', name];
  writeWhole(resolve(cwd, name), now, 'any');
  return ['recorded in {1}', name];
}
