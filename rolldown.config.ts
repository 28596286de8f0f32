import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const about = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};
/** What somebody imports, and what the command line starts. */
const doors = [
  ...Object.values(about.exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default])),
  './dist/cli/main.js',
  './dist/cli/simulate/worker.js',
].map((built) => built.slice('./dist/'.length, -'.js'.length));

/**
 * The package as few files: to find and open a file for each module costs more than to run them
 * (docs/decisions/0003-tools-and-layout.md). What several doors need is in chunks that they share; other packages stay
 * packages.
 */
export default defineConfig({
  input: Object.fromEntries(doors.map((door) => [door, `./${door}.ts`])),
  platform: 'node',
  external: (id, _, isResolved) => !isResolved && /^[^./]/.test(id),
  logLevel: 'warn',
  output: { dir: 'dist', cleanDir: true, chunkFileNames: 'chunks/[name]-[hash].js' },
});
