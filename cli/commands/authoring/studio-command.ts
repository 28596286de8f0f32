import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { kindOfPath } from '../../files/disk-library.ts';
import type { Io } from '../../io.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '[folder]',
    words: [0, 1],
    options: { port: { takes: 'N', about: 'help/the-port-to-serve-on' } },
    about: 'help/the-studio-is-a-page',
    examples: ['cardwright studio', 'cardwright studio my-cards', 'cardwright studio --port 4000'],
  },
  async run(given, io) {
    const [folder] = given.words;
    if (folder !== undefined && kindOfPath(resolve(io.cwd, folder)) !== 'folder')
      throw new Usage(say('usage/there-is-no-file-or-folder', { folder }));
    const port = given.one('port');
    if (port !== undefined && !/^\d{1,5}$/.test(port))
      throw new Usage(say('usage/option-cannot-be', { option: 'port', value: port }));
    return openStudioPage(io, statusIn(given, io), folder, Number(port ?? 0));
  },
} satisfies Command;

/** Serves the studio until somebody ends it. */
export async function openStudioPage(
  io: Io,
  says: ReturnType<typeof statusIn>,
  folder?: string,
  port = 0,
): Promise<number> {
  const [{ buildPage, canBuildPage, pageFolder }, { servePage }] = await Promise.all([
    import('../../studio/page-files.ts'),
    import('../../studio/page-server.ts'),
  ]);
  const page = pageFolder();
  if (canBuildPage() && !existsSync(`${page}index.html`)) {
    io.err(`${says('status/the-page-is-built')}\n`);
    await buildPage();
  }
  const ended = io.interrupted();
  const served = await servePage({
    page,
    port,
    ...(folder === undefined ? {} : { folder: resolve(io.cwd, folder) }),
  });
  io.out(`${says('status/the-studio-is-open', { address: served.address })}\n`);
  await new Promise<void>((done) => ended.addEventListener('abort', () => done(), { once: true }));
  served.close();
  return 0;
}
