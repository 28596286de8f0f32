/** The games of the repository as modules of the page: a list, and for each game its texts, loaded when it is chosen. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIST = 'virtual:games';
const ONE = 'virtual:game/';
const FOLDERS = ['cards', 'examples'];

/** What is no part of a game that is edited and played here: scenarios, and the clauses of rule books. */
const isData = (name: string): boolean =>
  name.endsWith('.yaml') && !name.endsWith('.scenario.yaml') && !/(?:^|\/)clauses\.yaml$/.test(name);

const textsBelow = (folder: string): [string, string][] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => isData(path) && !path.includes('/scenarios/'))
    .sort()
    .map((path) => [path, readFileSync(ROOT + path, 'utf8')]);

/** The main files of all games, in the order of their folders. */
const gameFiles = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(ROOT + folder).map((id) => `${folder}/${id}/game.yaml`)).filter(
    (file) => {
      const [folder, id] = file.split('/');
      return readdirSync(`${ROOT}${folder}/${id}`).includes('game.yaml');
    },
  );

interface GameHead {
  readonly game: string;
  readonly name: string | Readonly<Record<string, unknown>>;
}

/** A plugin of vite that offers the games as `virtual:games`. */
export function gameBundles(): Plugin {
  return {
    name: 'game-bundles',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = gameFiles().map((file) => {
          const { game, name } = parse(readFileSync(ROOT + file, 'utf8')) as GameHead;
          const about = JSON.stringify({ id: game, names: typeof name === 'string' ? { en: name } : name });
          return `{ ...${about}, load: () => import('${ONE}${file.split('/').slice(0, 2).join('/')}') }`;
        });
        return `export const games = [${entries.join(',\n')}];`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [folder, name] = id.slice(ONE.length + 1).split('/');
      const more = FOLDERS.filter((each) => each !== folder).flatMap((each) =>
        readdirSync(ROOT + each).includes(name) ? textsBelow(`${each}/${name}`) : [],
      );
      const texts = [...textsBelow(`${folder}/${name}`), ...more];
      const bundled = JSON.stringify({ file: `${folder}/${name}/game.yaml`, texts });
      return `export default JSON.parse(${JSON.stringify(bundled)});`;
    },
  };
}
