/** The files of a folder that a person has picked (File System Access), watched while the page is seen. */
import { isFileName, LONGEST_TEXT, MOST_FILES, type FileStore, type SetFiles } from './file-store.ts';

/** Milliseconds between two looks into the folder. */
const LOOKS = 2000;
/** Folders inside of folders that are looked into. */
const DEEPEST = 6;

/** What some browsers offer, and types of the platform lack. */
interface Picking {
  showDirectoryPicker?(given: { readonly mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}

export const canPickFolders = (): boolean => 'showDirectoryPicker' in globalThis;

/** Lets the person pick a folder; undefined where they did not. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (globalThis as Picking).showDirectoryPicker?.({ mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

export function folderStore(root: FileSystemDirectoryHandle): FileStore {
  let seen: SetFiles = {};
  const read = async (): Promise<SetFiles> => {
    const found: [string, string][] = [];
    await collect(root, '', found, 0);
    return (seen = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1))));
  };
  const inFolder = async (name: string, create: boolean): Promise<[FileSystemDirectoryHandle, string]> => {
    const steps = name.split('/');
    let at = root;
    for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step, { create });
    return [at, steps.at(-1)!];
  };
  return {
    folder: root.name,
    read,
    async write(name, text) {
      const [folder, last] = await inFolder(name, true);
      const file = await folder.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
      seen = { ...seen, [name]: text };
    },
    async remove(name) {
      const [folder, last] = await inFolder(name, false);
      await folder.removeEntry(last);
      const { [name]: _, ...rest } = seen;
      seen = rest;
    },
    watch(changed) {
      const look = async (): Promise<void> => {
        if (document.visibilityState !== 'visible') return;
        const before = JSON.stringify(seen);
        if (JSON.stringify(await read()) !== before) changed();
      };
      const timer = setInterval(() => void look().catch(() => undefined), LOOKS);
      return () => clearInterval(timer);
    },
  };
}

async function collect(
  folder: FileSystemDirectoryHandle,
  path: string,
  found: [string, string][],
  depth: number,
): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (found.length >= MOST_FILES) return;
    if (handle.kind === 'directory') {
      const isOther = name.startsWith('.') || name === 'node_modules';
      if (!isOther && depth < DEEPEST)
        await collect(handle as FileSystemDirectoryHandle, `${path}${name}/`, found, depth + 1);
      continue;
    }
    if (!isFileName(path + name)) continue;
    const file = await (handle as FileSystemFileHandle).getFile();
    if (file.size <= LONGEST_TEXT) found.push([path + name, await file.text()]);
  }
}
