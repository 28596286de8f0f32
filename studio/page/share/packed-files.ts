/** Files as others take them: which game they are for, as a pack, and in a zip. */
import type { SetTexts } from '../../engine/bundled-game.ts';
import { bundle } from '../engines.ts';
import type { SharedFiles } from './shared-link.ts';

/** Files with the game that they are for. */
export function sharedNow(texts: SetTexts): SharedFiles {
  const { file = '', ownGame = false } = bundle.peek() ?? {};
  return { game: file.split('/').at(-2) ?? '', ownGame, files: texts };
}

/** The files of a set as a pack: a folder with a page about it. */
export function filesAsPack(game: string, texts: SetTexts): SetTexts {
  const id = `my-${game}-cards`;
  const about = [
    `pack: ${id}`,
    'version: 0.1.0',
    'name: { en: My cards }',
    '# Who made it, and what others may do with it (a short name of a licence, such as CC-BY-4.0):',
    'author: Somebody',
    'licence: CC-BY-4.0',
    `extends: ${game}`,
    '',
  ].join('\n');
  return [['pack.yaml', about] as const, ...texts].map(([name, text]) => [`${id}/${name}`, text] as const);
}

/** Files in one zip; texts, or bytes such as pictures. */
export async function zipOf(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Promise<Uint8Array<ArrayBuffer>> {
  // Not the one that works aside: it would make workers of text, which the page may not.
  const { zipSync, strToU8 } = await import('fflate');
  const contents = Object.fromEntries(
    files.map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return zipSync(contents, { level: 6 }) as Uint8Array<ArrayBuffer>;
}
