/** What the page may ask about the folder that is served: its YAML files, to read and to write, and when they change. */
import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';
import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { removeFromDisk, writeWhole } from '../files/atomic-write.ts';
import { pathName, yamlBelow } from '../files/disk-library.ts';

/** Bytes of one file, and files of a folder, that the page takes in. */
const LARGEST = 500_000;
const MOST = 500;

export interface FolderRequests {
  /** Answers a request that is about the folder; false where it is about something else. */
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

export function folderRequests(folder: string): FolderRequests {
  const root = realpathSync(folder);
  const listening = new Set<ServerResponse>();
  const stop = tellChanges(root, listening);
  return {
    answers(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
      if (!pathname.startsWith('/work/')) return false;
      void answer({
        root,
        listening,
        request,
        response,
        pathname,
        name: searchParams.get('name') ?? '',
      }).catch(() => {
        if (!response.headersSent) response.writeHead(500).end();
      });
      return true;
    },
    close() {
      stop();
      for (const each of listening) each.end();
    },
  };
}

interface Asked {
  readonly root: string;
  readonly listening: Set<ServerResponse>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly name: string;
}

async function answer({ root, listening, request, response, pathname, name }: Asked): Promise<void> {
  const { method, headers } = request;
  const fails = (status: number): void => void response.writeHead(status).end();
  if (pathname === '/work/changes' && method === 'GET') {
    // A page of another site may open a stream, but must not learn anything from it.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return fails(403);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    listening.add(response);
    response.on('close', () => listening.delete(response));
    return;
  }
  // Only the page itself can send this header: for another site the browser would ask first, and get no answer.
  if (headers['x-cardwright'] !== 'studio') return fails(403);
  if (pathname === '/work/files' && method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(filesIn(root)));
    return;
  }
  if (pathname !== '/work/file') return fails(404);
  const path = pathIn(root, name);
  if (path === undefined) return fails(400);
  if (method === 'DELETE') {
    removeFromDisk(path);
    return fails(204);
  }
  if (method !== 'PUT') return fails(405);
  const text = await bodyOf(request);
  if (text === undefined) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, text, 'any');
  fails(204);
}

/** The YAML files of the folder by their names in it; those that are too large are left out. */
function filesIn(root: string): Readonly<Record<string, string>> {
  const found = yamlBelow(root)
    .filter((path) => statSync(path).size <= LARGEST && isInside(root, path))
    .slice(0, MOST);
  return Object.fromEntries(found.map((path) => [pathName(root, path), readFileSync(path, 'utf8')]));
}

/** The path of a file; undefined where its name leads out of the folder, to something hidden, or is not of YAML. */
function pathIn(root: string, name: string): string | undefined {
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\:\0]/.test(part));
  if (!isPlain || !isYaml(name) || parts.includes('node_modules')) return undefined;
  const path = join(root, ...parts);
  return isInside(root, path) ? path : undefined;
}

/** Whether a path is in the folder, also behind all links; what is not there yet is where its folder is. */
function isInside(root: string, path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    try {
      const real = realpathSync(at);
      return real === root || real.startsWith(root + sep);
    } catch {
      // Not there yet: its folder decides.
    }
  }
  return false;
}

/** The text that is sent; undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST * 4) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Milliseconds between two looks at the folder: watching misses files that another program puts in place of old ones. */
const LOOKS = 700;

/** Tells all pages when a file of the folder has changed, until it is ended. */
function tellChanges(root: string, listening: ReadonlySet<ServerResponse>): () => void {
  let seen = stateOf(root);
  const look = (): void => {
    if (listening.size === 0) return;
    const now = stateOf(root);
    if (now === seen) return;
    seen = now;
    for (const each of listening) each.write('event: changed\ndata: 1\n\n');
  };
  const timer = setInterval(look, LOOKS);
  return () => clearInterval(timer);
}

/** The files of a folder with when they were last written, as one text. */
function stateOf(root: string): string {
  try {
    return yamlBelow(root)
      .map((path) => {
        const { mtimeMs, size } = statSync(path);
        return `${path} ${mtimeMs} ${size}`;
      })
      .join('\n');
  } catch {
    // A file that is just being replaced: the next look finds it.
    return '';
  }
}
