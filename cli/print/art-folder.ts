/** The pictures of a designer: files that are called like the ids of cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { Picture } from '../../print/tree/layout-tree.ts';
import { kindOfPath, pathName } from '../files/disk-library.ts';

const endings: readonly string[] = ['.png', '.jpg', '.jpeg'];
/** A larger file is no picture of a card. */
const MOST_BYTES = 40_000_000;

export interface ArtFolder {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly found: readonly Diagnostic[];
}

/** `ids`: of all cards of the game. */
export function artFolder(cwd: string, word: string | undefined, ids: readonly string[]): ArtFolder {
  const pictures = new Map<string, Picture>();
  const found: Diagnostic[] = [];
  if (word === undefined) return { pictures, found };
  const folder = resolve(cwd, word);
  if (kindOfPath(folder) !== 'folder')
    throw new Usage(say('usage/there-is-no-file-or-folder', { folder: word }));
  for (const name of readdirSync(folder).sort()) {
    const ending = extname(name);
    if (!endings.includes(ending.toLowerCase())) continue;
    const id = name.slice(0, -ending.length);
    const path = join(folder, name);
    const place = { file: pathName(cwd, path), span: { start: 0, end: 0 } };
    if (!ids.includes(id)) {
      found.push(
        report('print/no-card', place, { id, near: nearest(id, ids, 1), all: ids }, { severity: 'warning' }),
      );
      continue;
    }
    const bytes = readFileSync(path).subarray(0, MOST_BYTES);
    const picture = pictureIn(pathName(cwd, path), bytes);
    if (picture) pictures.set(id, picture);
    else found.push(report('print/no-picture', place, { file: name }));
  }
  return { pictures, found };
}

/** The sort and the size of a picture, from its first bytes. */
function pictureIn(name: string, bytes: Buffer): Picture | undefined {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return sound({ name, type: 'png', bytes, across: bytes.readUInt32BE(16), down: bytes.readUInt32BE(20) });
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  // The parts of a JPEG: one of them holds the size.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1];
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return sound({
        name,
        type: 'jpeg',
        bytes,
        down: bytes.readUInt16BE(at + 5),
        across: bytes.readUInt16BE(at + 7),
      });
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const sound = (picture: Picture): Picture | undefined =>
  picture.across > 0 && picture.down > 0 && picture.across < 20_000 && picture.down < 20_000
    ? picture
    : undefined;
