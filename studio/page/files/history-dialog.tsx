/** Earlier texts of the files of the set, to look at and to go back to; files that were deleted are among them. */
import { useEffect, useState } from 'preact/hooks';
import { closeDialog } from '../frame/page-dialogs.ts';
import { PageDialog } from '../frame/page-dialog.tsx';
import { language, pageTexts } from '../page-choices.ts';
import { files, openFile } from '../studio-state.ts';
import { versionsOf, type FileVersion } from './browser-store.ts';
import { openNewFile, changeText, openWork, showFile } from './set-files.ts';

export default function HistoryDialog(): preact.JSX.Element {
  const w = pageTexts.value;
  const [versions, take] = useState<readonly FileVersion[] | undefined>(undefined);
  const [looked, look] = useState<FileVersion | undefined>(undefined);
  const { value: open } = openFile;
  useEffect(() => {
    const work = openWork();
    const found = work ? versionsOf(work.set) : Promise.resolve([]);
    found.then(take, () => take([]));
  }, []);
  const mine = files.value;
  const shown = (versions ?? []).filter(({ name }) => name === open?.name || !(name in mine));
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const goBack = (version: FileVersion): void => {
    if (version.name in mine) {
      changeText(version.name, version.text, true);
      showFile({ name: version.name, mine: true });
    } else openNewFile(version.name, version.text);
    closeDialog();
  };
  return (
    <PageDialog title={w.fileHistory} class="history">
      {versions && shown.length === 0 ? <p class="quiet">{w.noHistory}</p> : null}
      <div class="history-columns">
        <ul class="versions">
          {shown.map((version) => (
            <li key={version.key}>
              <button
                type="button"
                class="plain"
                aria-pressed={looked?.key === version.key}
                onClick={() => look(version)}
              >
                <time dateTime={new Date(version.at).toISOString()}>{time.format(version.at)}</time>
                <span class="quiet">{version.name in mine ? version.name : w.deleted(version.name)}</span>
              </button>
            </li>
          ))}
        </ul>
        {looked ? (
          <section aria-label={w.versionOf(looked.name)}>
            <pre tabIndex={0}>
              <Compared before={looked.text} now={mine[looked.name]} />
            </pre>
            <button type="button" class="primary" onClick={() => goBack(looked)}>
              {looked.name in mine ? w.goBackTo : w.bringBack}
            </button>
          </section>
        ) : (
          <p class="quiet">{shown.length > 0 ? w.historyHow : ''}</p>
        )}
      </div>
    </PageDialog>
  );
}

/** A text in which the lines are marked that are no longer there. */
function Compared({
  before,
  now,
}: {
  readonly before: string;
  readonly now: string | undefined;
}): preact.JSX.Element {
  const there = new Set(now?.split('\n'));
  return (
    <>
      {before
        .split('\n')
        .map((line, i) =>
          now === undefined || there.has(line) || line.trim() === '' ? (
            `${line}\n`
          ) : (
            <mark key={i}>{`${line}\n`}</mark>
          ),
        )}
    </>
  );
}
