/**
 * Games as they were loaded before, by all that they were loaded from. A load that is kept is taken where the program,
 * Node, the names of all files and each text that was looked at are the same; else the game is loaded, and kept.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { Library, Loaded } from '../../interpreter/compiler/linker/load-game.ts';
import { sharedLoad, shareLoad, type SharedLoad } from '../../interpreter/compiler/linker/shared-load.ts';
import { removeFromDisk, writeWhole } from '../files/atomic-write.ts';

/** Where loads are kept, and which program has made them. */
export interface LoadStore {
  readonly folder: string;
  readonly program: string;
}

/** The files that a load has looked at: a hash of each text, nothing where there was no file. */
type Reads = ReadonlyMap<string, string | undefined>;

/** Of larger games, in characters that were read, nothing is kept: to write it takes as much memory as the game itself. */
const LARGEST = 500_000;
/** The newest files are left, up to so many bytes. */
const MOST_BYTES = 64e6;

const DIGEST = 32;

/**
 * What `load` makes of a library, or what it has made of the same texts before; `how` is what it depends on besides.
 * Files that cannot be read or written, or are not whole, only cost the time to load again.
 */
export function keptLoad(
  { folder, program }: LoadStore,
  how: readonly unknown[],
  library: Library,
  load: (library: Library) => Loaded,
): Loaded {
  const key = digest(JSON.stringify([program, process.version, process.arch, how, library.names]));
  const path = join(folder, `${key.slice(0, DIGEST)}.bin`);
  const known = read(path, key, library);
  if (known) return known;
  const reads = new Map<string, string | undefined>();
  let characters = 0;
  const loaded = load({
    names: library.names,
    file(name) {
      const file = library.file(name);
      if (!reads.has(name)) {
        reads.set(name, file && digest(file.text));
        characters += file?.text.length ?? 0;
      }
      return file;
    },
  });
  if (characters <= LARGEST) keep(folder, path, () => written(key, reads, loaded));
  return loaded;
}

/** Of all units of a text: in UTF-8 the halves of a pair would be one and the same letter. */
const digest = (text: string): string => hash('sha256', Buffer.from(text, 'utf16le'), 'hex');

/** The key is a part of what is hashed: a file that was given another name is not whole either. */
const digestOf = (key: string, content: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(key, 'hex'), content]), 'buffer');

function written(key: string, reads: Reads, loaded: Loaded): Buffer | undefined {
  const shared = shareLoad(loaded);
  if (!shared) return undefined;
  const serializer = new DefaultSerializer();
  serializer.writeHeader();
  serializer.writeValue(reads);
  serializer.writeValue(shared);
  const content = serializer.releaseBuffer();
  return Buffer.concat([digestOf(key, content), content]);
}

function read(path: string, key: string, library: Library): Loaded | undefined {
  try {
    const whole = readFileSync(path);
    const content = whole.subarray(DIGEST);
    if (!digestOf(key, content).equals(whole.subarray(0, DIGEST))) return undefined;
    const deserializer = new DefaultDeserializer(content);
    deserializer.readHeader();
    const reads = deserializer.readValue() as Reads;
    for (const [name, text] of reads) {
      const file = library.file(name);
      if ((file && digest(file.text)) !== text) return undefined;
    }
    return sharedLoad(deserializer.readValue() as SharedLoad);
  } catch {
    return undefined;
  }
}

function keep(folder: string, path: string, write: () => Buffer | undefined): void {
  try {
    const content = write();
    if (!content) return;
    mkdirSync(folder, { recursive: true });
    writeWhole(path, content, 'any');
    removeOldest(folder);
  } catch {
    // It is loaded again the next time.
  }
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => ({ path: join(folder, name), ...ageAndSize(join(folder, name)) }))
    .sort((a, b) => b.at - a.at);
  let bytes = 0;
  for (const { path, size } of files) if ((bytes += size) > MOST_BYTES) removeFromDisk(path);
}

function ageAndSize(path: string): { readonly at: number; readonly size: number } {
  const { mtimeMs, size } = statSync(path);
  return { at: mtimeMs, size };
}
