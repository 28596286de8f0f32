/** Files that come from elsewhere: in a link, dropped onto the page, or chosen. Nobody's files are replaced by them. */
import { signal } from '@preact/signals';
import { games } from 'virtual:games';
import type { SetTexts } from '../../engine/bundled-game.ts';
import { tell } from '../engines.ts';
import { dialog } from '../frame/page-dialogs.ts';
import { browserStore, ownGameSet } from '../files/browser-store.ts';
import { isFileName, LONGEST_TEXT } from '../files/file-store.ts';
import { openNewFile, chooseGame } from '../files/set-files.ts';
import { findOwnGames, ownIds, ownWork } from '../files/works.ts';
import { notice, pageTexts } from '../page-choices.ts';
import { gameId } from '../studio-state.ts';
import { filesOfFragment, RefusedFiles, soundFiles, type SharedFiles } from './shared-link.ts';

/** What somebody may take over. */
export const received = signal<SharedFiles | undefined>(undefined);

/** Larger files are not even read. */
const LARGEST = 5_000_000;

const refuse = (error: unknown): void => {
  if (error instanceof RefusedFiles) notice.value = pageTexts.value.refusedFiles[error.reason];
  else tell(error);
};

async function readLink(): Promise<void> {
  const { hash } = location;
  if (hash === '') return;
  try {
    const found = await filesOfFragment(hash);
    if (!found) return;
    // Whoever loads the page again is not asked again.
    history.replaceState(null, '', location.pathname + location.search);
    const isKnown = found.ownGame || games.some(({ id }) => id === found.game);
    if (!isKnown) throw new RefusedFiles('broken');
    received.value = found;
    dialog.value = 'received';
  } catch (error) {
    history.replaceState(null, '', location.pathname + location.search);
    refuse(error);
  }
}

/** Reads the link with which the page was opened, and listens for others and for files that are dropped. */
export async function followReceived(): Promise<void> {
  addEventListener('hashchange', () => void readLink());
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const { files } = event.dataTransfer ?? {};
    if (files && files.length > 0) void takeIn(files);
  });
  await readLink();
}

/** Takes in files from the disk: texts, or a zip of them. */
export async function takeIn(list: Iterable<File>): Promise<void> {
  try {
    const files: [string, string][] = [];
    for (const file of list) {
      if (file.size > LARGEST) throw new RefusedFiles('long');
      if (/\.zip$/i.test(file.name)) files.push(...(await inZip(file)));
      else files.push([file.name, await file.text()]);
    }
    const sound = soundFiles(files);
    const isGame = sound.some(([name]) => name === 'game.yaml');
    if (isGame) {
      received.value = { game: idOfGame(sound), ownGame: true, files: sound };
      dialog.value = 'received';
    } else for (const [name, text] of sound) openNewFile(name, text);
  } catch (error) {
    refuse(error);
  }
}

/** The id that a game file gives itself. */
const idOfGame = (files: SetTexts): string =>
  /^game:[ \t]*["']?([a-z0-9-]{1,80})/m.exec(files.find(([name]) => name === 'game.yaml')![1])?.[1] ??
  'my-game';

async function inZip(file: File): Promise<[string, string][]> {
  const { unzipSync, strFromU8 } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  let found: Readonly<Record<string, Uint8Array>>;
  try {
    // What a file says that it has unpacked is also the most that is unpacked of it.
    found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => isFileName(name) && originalSize <= LONGEST_TEXT,
    });
  } catch {
    throw new RefusedFiles('broken');
  }
  const names = Object.keys(found);
  const stem = commonFolder(names);
  return names.map((name) => [name.slice(stem.length), strFromU8(found[name])]);
}

/** The folder that all names are in, where there is one: a zip often holds one folder. */
function commonFolder(names: readonly string[]): string {
  const first = names[0]?.includes('/') ? names[0].slice(0, names[0].indexOf('/') + 1) : '';
  return first !== '' && names.every((name) => name.startsWith(first)) ? first : '';
}

/** Takes what was received over into one's own files. */
export async function takeOver({ game, ownGame, files }: SharedFiles): Promise<void> {
  try {
    if (ownGame) {
      let id = game;
      for (let i = 2; ownIds.value.includes(id); i++) id = `${game}-${i}`;
      const store = browserStore(ownGameSet(id));
      for (const [name, text] of files) await store.write(name, text);
      await findOwnGames();
      await chooseGame(ownWork(id));
      return;
    }
    if (gameId.value !== game) await chooseGame(game);
    for (const [name, text] of files) openNewFile(name, text);
  } catch (error) {
    refuse(error);
  }
}
