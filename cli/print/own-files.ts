import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../files/atomic-write.ts';

/** Writes a file, over one of the same sort alone: that begins with the mark. Makes the folders above it. */
export function writeOwn(path: string, content: string | Uint8Array, mark: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, content, (start) => start.slice(0, 64).includes(mark));
}
