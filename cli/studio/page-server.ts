/** Serves the built page of the studio on this machine alone, with the files of a folder where one is given. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { folderRequests } from './folder-requests.ts';
import { COMPRESSED } from './page-files.ts';

/** The page runs the code that it came with, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A worker compiles validators of data, and reaches nothing besides its own code. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What is compressed when the page is opened must not keep anybody waiting. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface ServedFile {
  /** The file as browsers take it that know Brotli, and for all others. */
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly type: string;
  readonly worker: boolean;
}

export interface StudioServer {
  readonly server: Server;
  readonly address: string;
  /** Ends it, with all that is still connected. */
  close(): void;
}

export interface StudioOptions {
  /** Where the built page is. */
  readonly page: string;
  /** A free one where none is given. */
  readonly port?: number;
  /** The folder whose files are edited; without it the browser keeps them. */
  readonly folder?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** All files of the built page by their addresses; nothing else can be asked for. */
function builtFiles(page: string, folder: string | undefined): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '' && !name.endsWith(COMPRESSED),
  );
  const files = names.map((name): [string, ServedFile] => {
    const path = `/${name.replaceAll('\\', '/')}`;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const bytes = readFileSync(page + name);
    // The page learns from itself that there is a folder: it asks for nothing that may not be there.
    const isPage = path === '/index.html' && folder !== undefined;
    const text = isPage ? withFolder(bytes.toString(), folder) : bytes;
    const small = page + name + COMPRESSED;
    const br = isPage || !existsSync(small) ? brotliCompressSync(text, QUICK) : readFileSync(small);
    return [path, { br, gzip: gzipSync(text), type, worker: path.includes('engine-worker') }];
  });
  return new Map(files);
}

const withFolder = (page: string, folder: string): string =>
  page.replace(
    '<meta name="color-scheme"',
    `<meta name="cardwright-folder" content="${escaped(basename(folder))}" />\n    <meta name="color-scheme"`,
  );

/** Serves the page on a port of 127.0.0.1. */
export async function servePage({ page, port = 0, folder }: StudioOptions): Promise<StudioServer> {
  const files = builtFiles(page, folder);
  const requests = folder === undefined ? undefined : folderRequests(folder);
  const server = createServer((request, response) => {
    if (!isFromHere(request, server)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end();
      return;
    }
    if (requests?.answers(request, response) !== true) sendFile(files, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      requests?.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Another name for this machine, which a foreign page could have made up, is not answered. */
function isFromHere({ headers: { host } }: IncomingMessage, server: Server): boolean {
  const { port } = server.address() as AddressInfo;
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

function sendFile(
  files: ReadonlyMap<string, ServedFile>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const path = url.split('?')[0];
  const file = files.get(path === '/' ? '/index.html' : path);
  if (!file || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(file ? 405 : 404, { 'content-type': 'text/plain' }).end();
    return;
  }
  const encoding = /\bbr\b/.test(String(headers['accept-encoding'])) ? 'br' : 'gzip';
  const body = file[encoding];
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': encoding,
    'content-length': body.length,
    vary: 'accept-encoding',
    'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': file.worker ? WORKER_POLICY : PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(method === 'HEAD' ? undefined : body);
}
