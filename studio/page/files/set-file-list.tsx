/** The files of the set, what can be made new, and the files of the game to read. */
import { signal } from '@preact/signals';
import { facts } from '../engines.ts';
import { pageTexts } from '../page-choices.ts';
import { beginFile, allFindings, files, openFile, removeFile, type OpenFile } from '../studio-state.ts';

/** What is being made: a kind of the game, or a variant. */
const making = signal<{ readonly what: string; readonly title: string } | undefined>(undefined);
/** The file that is about to be deleted. */
const removing = signal<string | undefined>(undefined);

export const startMaking = (what: string, title: string): void => {
  making.value = { what, title };
};

export function SetFileList(): preact.JSX.Element {
  const w = pageTexts.value;
  const mine = Object.keys(files.value);
  return (
    <>
      <h2>{w.mySet}</h2>
      {mine.length === 0 ? <p class="quiet">{w.emptySet}</p> : null}
      <ul class="file-list">
        {mine.map((name) => (
          <li key={name}>
            <FileButton file={{ name, mine: true }} />
            {openFile.value?.name === name && openFile.value.mine ? <FileActions name={name} /> : null}
          </li>
        ))}
      </ul>
      <NewFile />
      <ReadableFiles />
    </>
  );
}

function FileButton({ file }: { readonly file: OpenFile }): preact.JSX.Element {
  const isOpen = openFile.value?.name === file.name && openFile.value.mine === file.mine;
  const problems = file.mine ? allFindings.value.filter((each) => each.file === file.name) : [];
  const isBad = problems.some(({ severity }) => severity === 'error');
  const short = file.name.slice(file.name.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  return (
    <button
      type="button"
      class="file"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => (openFile.value = file)}
    >
      <span class="file-name">{short}</span>
      {problems.length > 0 ? (
        <span class={`count ${isBad ? 'bad' : 'doubtful'}`} title={pageTexts.value.faults(problems.length)}>
          {problems.length}
        </span>
      ) : null}
    </button>
  );
}

function FileActions({ name }: { readonly name: string }): preact.JSX.Element {
  const w = pageTexts.value;
  const download = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([files.value[name] ?? ''], { type: 'text/yaml' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
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
      <button type="button" class="link" aria-label={w.download(name)} onClick={download}>
        {w.download('').trim()}
      </button>
      <button type="button" class="link" aria-label={w.remove(name)} onClick={() => (removing.value = name)}>
        {w.remove('').trim()}
      </button>
    </div>
  );
}

function NewFile(): preact.JSX.Element {
  const w = pageTexts.value;
  const { value: wanted } = making;
  if (wanted) {
    const make = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      const name = String(new FormData(form).get('name') ?? '');
      making.value = undefined;
      void beginFile(wanted.what, name);
    };
    return (
      <form class="new-file" onSubmit={make}>
        <label>
          <strong>{w.fresh(wanted.title)}</strong>
          <span>{w.called}</span>
          <input name="name" maxLength={80} autoComplete="off" ref={focusOnce} />
        </label>
        <div class="row">
          <button type="submit" class="primary">
            {w.make}
          </button>
          <button type="button" onClick={() => (making.value = undefined)}>
            {w.cancel}
          </button>
        </div>
      </form>
    );
  }
  return (
    <ul class="new-list">
      {newFiles().map(({ what, title }) => (
        <li key={what}>
          <button type="button" class="link" onClick={() => startMaking(what, title)}>
            <span aria-hidden="true">+ </span>
            {w.fresh(title)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** All that can be made new: a card of each kind, and a variant. */
export const newFiles = (): { readonly what: string; readonly title: string }[] =>
  facts.value
    ? [
        ...facts.value.kinds.map(({ id, name }) => ({ what: id, title: name })),
        { what: 'variant', title: pageTexts.value.variant },
      ]
    : [];

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
