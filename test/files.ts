import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** All files below a folder of the checkout, by their path in it. */
export function filesBelow(folder: string, wanted: (path: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(ROOT + folder)) return found;
  const below = readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of below) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (wanted(path)) found.set(path, readFileSync(ROOT + path, 'utf8'));
  }
  return found;
}

export const isYaml = (path: string): boolean => path.endsWith('.yaml');
export const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** The data of a game with its scenarios. */
export const gameFiles = (id: string): Map<string, string> => filesBelow(`cards/${id}`, isYaml);

/** Ids of the games in `cards/`. */
export const gamesThere = (): string[] =>
  existsSync(`${ROOT}cards`)
    ? readdirSync(`${ROOT}cards`).filter((id) => existsSync(`${ROOT}cards/${id}/game.yaml`))
    : [];
