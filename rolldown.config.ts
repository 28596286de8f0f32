import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const about = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};
/** What somebody imports, and what the command line starts. */
const doors = [
  ...Object.values(about.exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default])),
  './dist/cli/main.js',
  './dist/cli/built-overview.js',
  './dist/cli/simulate/worker.js',
  './dist/cli/balance/balance-worker.js',
].map((built) => built.slice('./dist/'.length, -'.js'.length));

/**
 * JSON stays JSON, which is read several times faster than the program that says the same: the rows of a catalogue or
 * of a schema would each become a variable of a module.
 */
const asJson: Plugin = {
  name: 'as-json',
  load: {
    filter: { id: /\.json$/ },
    handler: (file) => ({
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))});`,
      moduleType: 'js',
    }),
  },
};

/**
 * Packages of many small files, which take longer to find and open than to run. They are bundled with what they need;
 * they stay dependencies, because types of the package refer to theirs.
 */
const isBundled = (id: string): boolean => /^(?:@?chevrotain|ajv|semver|yaml)(?:\/|$)/.test(id);
const isInstalled = (id: string, importer: string | undefined): boolean =>
  isBuiltin(id) || (/^[^./]/.test(id) && !isBundled(id) && !importer?.includes('/node_modules/'));

/**
 * Files of ASCII are read and compiled as they are, byte by byte; with a single other letter the whole file is decoded
 * first, and takes twice the memory.
 */
const asAscii: Plugin = {
  name: 'as-ascii',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/**
 * What people alone read stays out; names of functions and classes stay, so that the place of a fault can be named.
 * Shorter names of variables save a sixteenth of the import.
 */
const minify = {
  mangle: { toplevel: false, keepNames: true },
  compress: false,
  codegen: { removeWhitespace: true },
};

/**
 * The package as few files: to find and open a file for each module costs more than to run them
 * (docs/decisions/0003-tools-and-layout.md). What several doors need is in chunks that they share; most other packages
 * stay packages.
 */
export default defineConfig({
  input: Object.fromEntries(doors.map((door) => [door, `./${door}.ts`])),
  platform: 'node',
  // The modules that yaml has for browsers do the same here, and the doors that a page imports need nothing of Node.
  resolve: { alias: { yaml: fileURLToPath(new URL('node_modules/yaml/browser/index.js', import.meta.url)) } },
  external: (id, importer, isResolved) => !isResolved && isInstalled(id, importer),
  plugins: [asJson, asAscii],
  logLevel: 'warn',
  output: { minify, dir: 'dist', cleanDir: true, chunkFileNames: 'chunks/[name]-[hash].js' },
});
