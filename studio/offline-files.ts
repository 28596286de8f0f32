/** Makes the page work without a network: a service worker that keeps all files of one build. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The worker: files of a build never change, and the page itself is asked for anew while there is a network. */
const workerOf = (name: string, files: readonly string[]): string => `const NAME = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(files)};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((each) => each.startsWith('cardwright-') && each !== NAME));
  event.waitUntil(others.then((names) => Promise.all(names.map((each) => caches.delete(each)))).then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.includes('/work/')) return;
  const kept = () => caches.match(request.mode === 'navigate' ? './index.html' : request, { ignoreSearch: true });
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(async () => (await kept()) ?? Response.error())
      : kept().then((found) => found ?? fetch(request)),
  );
});
`;

/** A plugin of vite that writes the worker as `offline.js`. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    generateBundle(_, bundle) {
      const files = [
        './index.html',
        ...Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => `./${name}`),
      ].sort();
      const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: workerOf(`cardwright-${hash}`, files) });
    },
  };
}
