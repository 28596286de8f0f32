/** Builds the page, and serves it on this machine alone. */
import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';

/** Behind the name of a file that is compressed with Brotli. */
const COMPRESSED = '.br';
const BUILT = fileURLToPath(new URL('dist/', import.meta.url));

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

interface ServedFile {
  /** The file as browsers take it that know Brotli, and for all others. */
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly type: string;
  readonly worker: boolean;
}

/** All files of the built page by their addresses; nothing else can be asked for. */
function builtFiles(): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '' && !name.endsWith(COMPRESSED),
  );
  const files = names.map((name): [string, ServedFile] => {
    const path = `/${name.replaceAll('\\', '/')}`;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const text = readFileSync(BUILT + name);
    const br = readFileSync(BUILT + name + COMPRESSED);
    return [path, { br, gzip: gzipSync(text), type, worker: path.includes('engine-worker') }];
  });
  return new Map(files);
}

/** Serves the built page on a free port of 127.0.0.1. */
export async function serveStudio(port = 0): Promise<{ readonly server: Server; readonly address: string }> {
  const files = builtFiles();
  const server = createServer(({ method, url = '/', headers }, response) => {
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
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Builds the page into `studio/dist`, each file also as small as it can be: that takes too long when it is asked for. */
export async function buildStudio(): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)) });
  const names = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  const compressed = names
    .filter((name) => extname(name) !== '')
    .map(async (name) =>
      writeFileSync(BUILT + name + COMPRESSED, await promisify(brotliCompress)(readFileSync(BUILT + name))),
    );
  await Promise.all(compressed);
}
