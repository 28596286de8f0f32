import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Writes a file as a whole or not at all: an interrupted save leaves the old file as it was. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.part`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

/** A name such as `my-game.save.json` or `my-game-2.save.json` that is not taken yet. */
export function freeName(cwd: string, stem: string, ending: string): string {
  for (let i = 1; ; i++) {
    const name = `${stem}${i === 1 ? '' : `-${i}`}${ending}`;
    if (!existsSync(resolve(cwd, name))) return name;
  }
}
