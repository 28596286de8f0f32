/** Above the text: which file it is, where in it one is, and whether it is shown as text or as a form. */
import { isUnsaved } from '../files/saved-texts.ts';
import { dialog } from '../frame/page-dialogs.ts';
import { pageTexts } from '../page-choices.ts';
import { openFile } from '../studio-state.ts';
import { OutlineMenu } from './outline-menu.tsx';
import { setWritingView, writingAs } from './writing-view.ts';

export function WritingBar(): preact.JSX.Element | null {
  const w = pageTexts.value;
  const { value: open } = openFile;
  if (!open) return null;
  return (
    <div class="writing-bar">
      <span class="file-title" title={open.name}>
        {open.name.slice(open.name.lastIndexOf('/') + 1)}
        {open.mine && isUnsaved(open.name) ? <span title={w.notSaved}> *</span> : null}
      </span>
      <OutlineMenu />
      <span class="space" />
      {open.mine ? (
        <>
          <button type="button" class="small" onClick={() => (dialog.value = 'history')}>
            {w.fileHistory}
          </button>
          <div class="choices" role="group" aria-label={w.writeAs}>
            {(['text', 'form'] as const).map((view) => (
              <button
                key={view}
                type="button"
                class="small"
                aria-pressed={writingAs.value === view}
                onClick={() => setWritingView(view)}
              >
                {view === 'text' ? w.asText : w.asForm}
              </button>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
