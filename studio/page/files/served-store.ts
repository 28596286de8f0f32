/** The files of the folder that the command line serves: written to the disk, and watched there. */
import type { FileStore, SetFiles } from './file-store.ts';

/** What the server says about itself in the page. */
const about = (): HTMLMetaElement | null => document.querySelector('meta[name="cardwright-folder"]');

/** The name of the folder that is served; none where the page is a static site. */
export const servedFolder = (): string | undefined => about()?.content;

/** Only this page sends the header: no form and no other site can. */
const asked = { 'x-cardwright': 'studio' };

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { ...init, headers: asked });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer;
}

const addressOf = (name: string): string => `./work/file?name=${encodeURIComponent(name)}`;

export const servedStore = (folder: string): FileStore => ({
  folder,
  read: async () => (await ask('./work/files')).json() as Promise<SetFiles>,
  write: async (name, text) => void (await ask(addressOf(name), { method: 'PUT', body: text })),
  remove: async (name) => void (await ask(addressOf(name), { method: 'DELETE' })),
  watch(changed) {
    const source = new EventSource('./work/changes');
    source.addEventListener('changed', changed);
    return () => source.close();
  },
});
