/** The files of the set, what can be made new, and the files of the game to read. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { bundle, facts } from '../engines.ts';
import { pageTexts } from '../page-choices.ts';
import { allFindings, files, openFile, type OpenFile } from '../studio-state.ts';
import { saveAsFile } from '../downloads.ts';
import { NewFile } from './new-file.tsx';
import { PlaceLine } from './place-line.tsx';
import { isUnsaved } from './saved-texts.ts';
import { removeFile, showFile } from './set-files.ts';

/** The file that is about to be deleted. */
const removing = signal<string | undefined>(undefined);

export function SetFileList(): preact.JSX.Element {
  const w = pageTexts.value;
  const mine = Object.keys(files.value);
  return (
    <>
      <h2>{bundle.value?.ownGame ? w.myGame : w.mySet}</h2>
      {mine.length === 0 ? <p class="quiet">{w.emptySet}</p> : null}
      <ul class="file-list own-files">
        {mine.map((name) => (
          <li key={name}>
            <FileButton file={{ name, mine: true }} />
            {openFile.value?.name === name && openFile.value.mine ? <FileActions name={name} /> : null}
          </li>
        ))}
      </ul>
      <NewFile />
      <ReadableFiles />
      <PlaceLine />
    </>
  );
}

function FileButton({ file }: { readonly file: OpenFile }): preact.JSX.Element {
  const w = pageTexts.value;
  const isOpen = openFile.value?.name === file.name && openFile.value.mine === file.mine;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen && button.current) bringIntoView(button.current);
  }, [isOpen]);
  const problems = file.mine ? allFindings.value.filter((each) => each.file === file.name) : [];
  const isBad = problems.some(({ severity }) => severity === 'error');
  const short = file.name.slice(file.name.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
  return (
    <button
      type="button"
      class="file"
      ref={button}
      aria-current={isOpen ? 'true' : undefined}
      title={file.name}
      onClick={() => showFile(file)}
    >
      <span class="file-name">
        {short}
        {file.mine && isUnsaved(file.name) ? <span title={w.notSaved}> *</span> : null}
      </span>
      {problems.length > 0 ? (
        <span class={`count ${isBad ? 'bad' : 'doubtful'}`} title={w.faults(problems.length)}>
          {problems.length}
        </span>
      ) : null}
    </button>
  );
}

/** Scrolls the list that a file is in, where that has little room, and nothing around it. */
function bringIntoView(button: HTMLElement): void {
  const list = button.closest('.own-files');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const [at, seen] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (at.top < seen.top) list.scrollTop -= seen.top - at.top;
  else if (at.bottom > seen.bottom) list.scrollTop += at.bottom - seen.bottom;
}

function FileActions({ name }: { readonly name: string }): preact.JSX.Element {
  const w = pageTexts.value;
  if (removing.value === name)
    return (
      <div class="file-actions" role="group" aria-label={w.removeSure(name)}>
        <span>{w.removeSure(name)}</span>
        <button
          type="button"
          class="small"
          onClick={() => {
            removing.value = undefined;
            removeFile(name);
          }}
        >
          {w.yes}
        </button>
        <button type="button" class="small" onClick={() => (removing.value = undefined)}>
          {w.cancel}
        </button>
      </div>
    );
  return (
    <div class="file-actions">
      <button
        type="button"
        class="link"
        aria-label={w.download(name)}
        onClick={() => saveAsFile(name, files.value[name] ?? '')}
      >
        {w.download('').trim()}
      </button>
      <button type="button" class="link" aria-label={w.remove(name)} onClick={() => (removing.value = name)}>
        {w.remove('').trim()}
      </button>
    </div>
  );
}

function ReadableFiles(): preact.JSX.Element | null {
  const { value: known } = facts;
  if (!known) return null;
  const groups = [
    { title: pageTexts.value.theGame, names: known.own },
    { title: pageTexts.value.examples, names: known.examples },
  ];
  return (
    <>
      {groups.map(({ title, names }) =>
        names.length === 0 ? null : (
          <details key={title}>
            <summary>{title}</summary>
            <ul class="file-list">
              {names.map((name) => (
                <li key={name}>
                  <FileButton file={{ name, mine: false }} />
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </>
  );
}
