/** The dialogs about a word: another name for it, and where it is used. */
import { useState } from 'preact/hooks';
import { tell } from '../engines.ts';
import { closeDialog } from '../frame/page-dialogs.ts';
import { PageDialog } from '../frame/page-dialog.tsx';
import { pageTexts } from '../page-choices.ts';
import { foundUses, renameTo, renaming, visit } from './editor-actions.ts';

export function RenameDialog(): preact.JSX.Element | null {
  const w = pageTexts.value;
  const [refused, refuse] = useState('');
  const { value: word } = renaming;
  if (!word) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget as HTMLFormElement).get('to') ?? '').trim();
    renameTo(to)
      .then((reason) => (reason === undefined ? closeDialog() : refuse(reason)))
      .catch(tell);
  };
  return (
    <PageDialog title={w.renameWord}>
      <form class="rename" onSubmit={submit}>
        <label class="field">
          <span class="label">{w.newName(word.word)}</span>
          <input name="to" defaultValue={word.word} maxLength={80} autoComplete="off" required />
        </label>
        <p class="refusal" role="alert">
          {refused.replaceAll('`', '')}
        </p>
        <p class="quiet">{w.renameHow}</p>
        <div class="row">
          <button type="submit" class="primary">
            {w.rename}
          </button>
          <button type="button" onClick={closeDialog}>
            {w.cancel}
          </button>
        </div>
      </form>
    </PageDialog>
  );
}

export function UsesDialog(): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <PageDialog title={w.usesOf(foundUses.value.length)}>
      <ul class="uses">
        {foundUses.value.map(({ file, mine, from, line, text }) => (
          <li key={`${file} ${from}`}>
            <button
              type="button"
              class="plain"
              onClick={() => {
                closeDialog();
                visit(file, mine, from);
              }}
            >
              <span class="quiet">
                {file.slice(file.lastIndexOf('/') + 1)}, {w.line(line)}
              </span>
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ul>
    </PageDialog>
  );
}
