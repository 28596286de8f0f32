/** Writes the licences of the packages that are bundled beside the built package (rolldown.config.ts says which). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface About {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const aboutOf = (name: string): About =>
  JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as About;

/** A package and all that it needs. */
function withNeeds(name: string, found: Set<string>): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of Object.keys(aboutOf(name).dependencies ?? {})) withNeeds(other, found);
  return found;
}

function noticeOf(name: string): string {
  const { version, license } = aboutOf(name);
  const file = readdirSync(join(modules, name)).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(modules, name, file), 'utf8').trim() : '';
  return `${name} ${version}, ${license}\n\n${text}\n`;
}

const names = new Set<string>();
for (const name of ['chevrotain', 'ajv', 'semver', 'yaml']) withNeeds(name, names);
// What ends up in printed cards: the fonts, and the signs of `print/icons`.
for (const name of [
  '@fontsource/alegreya',
  '@fontsource/alegreya-sans',
  'dejavu-fonts-ttf',
  '@iconify-json/game-icons',
])
  names.add(name);
const dist = new URL('../dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('there is no dist: `npm run build` makes it');
const icons = JSON.parse(
  readFileSync(new URL('../print/icons/icon-paths.json', import.meta.url), 'utf8'),
) as { readonly source: string; readonly licence: string };
const notices = [
  ...[...names].toSorted().map(noticeOf),
  `Signs of cards: ${icons.source}. ${icons.licence}\n`,
];
writeFileSync(new URL('bundled-licences.txt', dist), notices.join('\n---\n\n'));
