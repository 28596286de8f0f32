/** The page of the studio: begins with what was open last, or with the folder that is served. */
import { render } from 'preact';
import '../look/studio.css';
import { tell } from './engines.ts';
import { servedFolder, servedStore } from './files/served-store.ts';
import { chooseGame } from './files/set-files.ts';
import { findOwnGames, openFolder } from './files/works.ts';
import { followLayout } from './frame/column-layout.ts';
import { followKeys } from './frame/page-commands.ts';
import { StudioFrame } from './frame/studio-frame.tsx';
import { followChoices } from './page-choices.ts';
import { followOpenFile } from './set-checks.ts';
import { followReceived } from './share/received-files.ts';
import { gameId } from './studio-state.ts';

followChoices();
followLayout();
followOpenFile();
followKeys();
render(<StudioFrame />, document.getElementById('studio')!);

async function begin(): Promise<void> {
  const name = servedFolder();
  const first = name === undefined ? undefined : await openFolder(name, servedStore(name));
  await findOwnGames();
  await chooseGame(first ?? gameId.value);
  await followReceived();
}

/** Milliseconds after which the page is kept for times without a network: what is seen first comes first. */
const KEPT_AFTER = 3000;

begin()
  .catch(tell)
  .finally(() => {
    // A folder that is served needs its server anyway.
    if (servedFolder() === undefined && 'serviceWorker' in navigator)
      setTimeout(
        () => void navigator.serviceWorker.register('./offline.js').catch(() => undefined),
        KEPT_AFTER,
      );
  });
