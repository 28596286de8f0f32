/** How the page is built: everything in one folder, nothing from elsewhere. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameBundles } from './game-bundles.ts';
import { helpPages } from './help-pages.ts';
import { offlineFiles } from './offline-files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  logLevel: 'error',
  plugins: [gameBundles(), helpPages(), offlineFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The modules that yaml has for browsers do the same.
  resolve: {
    alias: {
      yaml: here('../node_modules/yaml/browser/index.js'),
      'brotli/decompress.js': here('engine/drawing/no-woff2.ts'),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    assetsInlineLimit: 0,
  },
});
