/** Where the files are kept: in this browser, or in a folder that can be opened here. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tell } from '../engines.ts';
import { pageTexts } from '../page-choices.ts';
import { takeIn } from '../share/received-files.ts';
import { gameId } from '../studio-state.ts';
import { canPickFolders, folderStore, pickFolder } from './folder-store.ts';
import { couldNotSave, isSaving } from './saved-texts.ts';
import { servedFolder } from './served-store.ts';
import { chooseGame } from './set-files.ts';
import { folder, keepFolder, lastFolder, openFolder } from './works.ts';

/** The folder of the last visit. */
const last = signal<FileSystemDirectoryHandle | undefined>(undefined);

async function openPicked(handle: FileSystemDirectoryHandle | undefined): Promise<void> {
  if (!handle) return;
  const asked = handle as FileSystemDirectoryHandle & {
    requestPermission?(given: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  };
  if ((await asked.requestPermission?.({ mode: 'readwrite' })) === 'denied') return;
  const first = await openFolder(handle.name, folderStore(handle));
  await keepFolder(handle).catch(() => undefined);
  await chooseGame(first ?? gameId.peek());
}

function closeFolder(): void {
  folder.value = undefined;
  void chooseGame(gameId.peek());
}

export function PlaceLine(): preact.JSX.Element {
  const w = pageTexts.value;
  const open = folder.value;
  useEffect(() => {
    if (canPickFolders())
      lastFolder().then(
        (found) => (last.value = found),
        () => undefined,
      );
  }, []);
  const state =
    couldNotSave.value.length > 0
      ? w.notWritten(couldNotSave.value)
      : isSaving.value
        ? w.saving
        : open
          ? w.keptInFolder(open.name)
          : w.keptHere;
  return (
    <div class="place-line">
      <label class="link take-in">
        <input
          type="file"
          class="unseen"
          multiple
          accept=".yaml,.yml,.zip"
          onChange={({ currentTarget }) => {
            if (currentTarget.files) void takeIn([...currentTarget.files]);
            currentTarget.value = '';
          }}
        />
        {w.takeIn}
      </label>
      <p class={couldNotSave.value.length > 0 ? 'bad' : 'quiet'}>{state}</p>
      {open ? (
        servedFolder() === undefined ? (
          <button type="button" class="link" onClick={closeFolder}>
            {w.closeFolder}
          </button>
        ) : null
      ) : canPickFolders() ? (
        <>
          <button type="button" class="link" onClick={() => pickFolder().then(openPicked).catch(tell)}>
            {w.openFolder}
          </button>
          {last.value ? (
            <button type="button" class="link" onClick={() => openPicked(last.value).catch(tell)}>
              {w.openAgain(last.value.name)}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
