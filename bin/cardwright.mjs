#!/usr/bin/env node
// The version is checked before anything is imported: an older Node would stop inside a dependency instead, or at the
// name of something that it has not.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(
    `cardwright needs Node 22.13 or later, and this is ${process.versions.node}; install a newer Node from nodejs.org`,
  );
  process.exit(2);
}

// A checkout holds the sources (Node strips their types), an installed package holds what was built from them.
const source = new URL('../cli/main.ts', import.meta.url);
const built = !existsSync(source);
const args = process.argv.slice(2);
// Read only where it may be asked for: most commands do without.
const helps = built && /^(?:--help|-h|help)$/.test(args[0] ?? '');
const shown =
  helps && (await import(new URL('../dist/cli/built-overview.js', import.meta.url).href)).showOverview(args);
if (!shown) {
  // Before anything is imported, which is then neither stripped of its types nor compiled again.
  // Kept with the package: nothing is left behind elsewhere. Where it cannot be written, Node does without.
  if (process.env.NODE_DISABLE_COMPILE_CACHE === undefined)
    module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/cardwright/', import.meta.url)));
  const { main } = await import(built ? new URL('../dist/cli/main.js', import.meta.url).href : source.href);
  // Where the input ends in the middle of a question, no answer ever comes: that stops like Ctrl-C, without a word.
  process.exitCode = 130;
  void main(args).then((code) => (process.exitCode = code));
}
