/**
 * A link that holds files: they are in its fragment, which a browser sends to nobody. What comes out of one is text, and
 * nothing but text: its size, its names and its shape are looked at before anything is taken over.
 */
import { isFileName, LONGEST_TEXT } from '../files/file-store.ts';
import type { SetTexts } from '../../engine/bundled-game.ts';

/** Files that somebody gives to somebody else. */
export interface SharedFiles {
  /** The game of the page that they are for, or the id of a game that is among them. */
  readonly game: string;
  readonly ownGame: boolean;
  readonly files: SetTexts;
}

/** Why something that was received is not taken over. */
export type Refusal = 'long' | 'broken' | 'empty';

export class RefusedFiles extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

const START = '#files=';
/** Letters of a link, and of what is packed in it. */
const LONGEST_LINK = 500_000;
const LONGEST_PACKED = 4_000_000;
const MOST_SHARED = 100;
/** From this length on some programs cut links. */
export const LONG_LINK = 8000;

const packed = (stream: ReadableStream<BufferSource>): Promise<ArrayBuffer> =>
  new Response(stream).arrayBuffer();

/** Files as the fragment of a link. */
export async function fragmentOf({ game, ownGame, files }: SharedFiles): Promise<string> {
  const text = JSON.stringify({ version: 1, game, ownGame, files });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await packed(stream));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return START + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The files in a fragment; none where it is no link of this sort. Throws `RefusedFiles`. */
export async function filesOfFragment(fragment: string): Promise<SharedFiles | undefined> {
  if (!fragment.startsWith(START)) return undefined;
  if (fragment.length > LONGEST_LINK) throw new RefusedFiles('long');
  const text = await unpacked(fragment.slice(START.length));
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new RefusedFiles('broken');
  }
  return sharedFiles(read);
}

async function unpacked(letters: string): Promise<string> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new RefusedFiles('broken');
  }
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new RefusedFiles('broken');
    });
    if (done) break;
    size += value.length;
    // A few letters can stand for very many.
    if (size > LONGEST_PACKED) {
      await reader.cancel().catch(() => undefined);
      throw new RefusedFiles('long');
    }
    parts.push(value);
  }
  return new Blob(parts).text();
}

/** Data as files; throws where they have another shape. */
function sharedFiles(read: unknown): SharedFiles {
  if (typeof read !== 'object' || read === null) throw new RefusedFiles('broken');
  const { version, game, ownGame, files } = read as Readonly<Record<string, unknown>>;
  const isWhole =
    version === 1 && typeof game === 'string' && /^[a-z0-9-]{1,80}$/.test(game) && Array.isArray(files);
  if (!isWhole) throw new RefusedFiles('broken');
  return { game, ownGame: ownGame === true, files: soundFiles(files) };
}

/** Files with names and sizes that a set can have; throws where one has not, or where there is none. */
export function soundFiles(files: readonly unknown[]): SetTexts {
  if (files.length === 0) throw new RefusedFiles('empty');
  if (files.length > MOST_SHARED) throw new RefusedFiles('long');
  return files.map((file) => {
    if (!Array.isArray(file) || file.length !== 2) throw new RefusedFiles('broken');
    const [name, text] = file as readonly unknown[];
    if (typeof name !== 'string' || typeof text !== 'string' || !isFileName(name))
      throw new RefusedFiles('broken');
    if (text.length > LONGEST_TEXT) throw new RefusedFiles('long');
    return [name, text] as const;
  });
}
