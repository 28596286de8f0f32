import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { watch } from 'node:fs/promises';
import { kindOfPath } from '../files/disk-library.ts';

/** How long it must be quiet before a change counts, in milliseconds: editors write a file in several steps. */
const QUIET = 60;

/**
 * Comes up once for every change of a YAML file in folders and below, changes in quick succession as one. Ends when the
 * signal says so. Folders that are not there are left out.
 */
export async function* changesIn(folders: readonly string[], signal: AbortSignal): AsyncGenerator<void> {
  const there = folders.filter((folder) => kindOfPath(folder) !== undefined);
  let woken = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let due = false;
  const settled = (): void => {
    due = true;
    woken.resolve();
  };
  const listen = async (folder: string): Promise<void> => {
    try {
      for await (const { filename } of watch(folder, { recursive: true, signal })) {
        if (filename !== null && !isYaml(filename)) continue;
        clearTimeout(timer);
        timer = setTimeout(settled, QUIET);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const all = Promise.all(there.map(listen));
  signal.addEventListener('abort', () => woken.resolve(), { once: true });
  while (!signal.aborted) {
    if (!due) await Promise.race([woken.promise, all]);
    if (signal.aborted) break;
    due = false;
    woken = Promise.withResolvers<void>();
    yield;
  }
  clearTimeout(timer);
  await all;
}
