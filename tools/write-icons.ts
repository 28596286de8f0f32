/** Takes the signs that data may ask for (`icon` in schemas/shapes/file-shapes.yaml) out of their package, for `print/icons`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
interface About {
  readonly license: { readonly title: string; readonly url: string };
}

const read = (path: string | URL): string => readFileSync(path, 'utf8');
const inPackage = (file: string): unknown =>
  JSON.parse(read(fileURLToPath(import.meta.resolve(`@iconify-json/game-icons/${file}`))));
const set = inPackage('icons.json') as IconSet;
const { license } = inPackage('info.json') as About;
const shapes = parse(read(new URL('../schemas/shapes/file-shapes.yaml', import.meta.url)), {
  merge: true,
  maxAliasCount: -1,
}) as {
  readonly often: { readonly icon: { readonly enum: readonly string[] } };
};
const names = shapes.often.icon.enum;
const outline = (name: string): string => {
  const [, d] = /\bd="([^"]+)"/.exec(set.icons[name]?.body ?? '') ?? [];
  if (d === undefined) throw new Error(`there is no icon ${name}`);
  return d;
};
const made = {
  source: 'Lorc, Delapouite and contributors, https://game-icons.net',
  licence: `${license.title}, ${license.url}`,
  paths: Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, outline(name)])),
};
writeFileSync(
  new URL('../print/icons/icon-paths.json', import.meta.url),
  `${JSON.stringify(made, undefined, 2)}\n`,
);
