/** Gives the files away: as a link, as files, as a pack, on paper, or for a table of another program. */
import { useEffect, useState } from 'preact/hooks';
import { bundle, tell } from '../engines.ts';
import { saveAsFile } from '../downloads.ts';
import { PageDialog } from '../frame/page-dialog.tsx';
import { pageTexts } from '../page-choices.ts';
import { files, openFile, setTexts } from '../studio-state.ts';
import { filesAsPack, sharedNow, zipOf } from './packed-files.ts';
import { PrintPart } from './print-part.tsx';
import { fragmentOf, LONG_LINK } from './shared-link.ts';
import { TabletopPart } from './tabletop-part.tsx';

/** A page that this very computer serves is reached by no other. */
const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export default function ShareDialog(): preact.JSX.Element {
  const w = pageTexts.value;
  if (Object.keys(files.value).length === 0)
    return (
      <PageDialog title={w.shareFiles}>
        <p class="quiet">{w.nothingToShare}</p>
      </PageDialog>
    );
  return (
    <PageDialog title={w.shareFiles} class="share">
      <LinkPart />
      <FilesPart />
      <PrintPart />
      <TabletopPart />
    </PageDialog>
  );
}

function LinkPart(): preact.JSX.Element {
  const w = pageTexts.value;
  const [link, keep] = useState('');
  const [copied, copy] = useState(false);
  const [all, wantAll] = useState(true);
  const { value: open } = openFile;
  const texts = setTexts.value;
  const chosen = all || !open?.mine ? texts : texts.filter(([name]) => name === open.name);
  useEffect(() => {
    let isCurrent = true;
    copy(false);
    fragmentOf(sharedNow(chosen))
      .then((fragment) => {
        if (isCurrent) keep(new URL(fragment, location.href).href);
      })
      .catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [all, texts]);
  return (
    <section>
      <h3>{w.asLink}</h3>
      <p class="quiet">
        {w.linkHow} {isOwnMachine ? w.linkHere : ''}
      </p>
      {texts.length > 1 && open?.mine && !bundle.value?.ownGame ? (
        <label class="check">
          <input
            type="checkbox"
            checked={all}
            onChange={({ currentTarget }) => wantAll(currentTarget.checked)}
          />
          {w.allFiles(texts.length)}
        </label>
      ) : null}
      <div class="row link-row">
        <input
          type="text"
          readOnly
          aria-label={w.asLink}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class="primary"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => copy(true),
              () => copy(false),
            )
          }
        >
          {copied ? w.copied : w.copyLink}
        </button>
      </div>
      {link.length > LONG_LINK ? (
        <p class="stale" role="status">
          {w.longLink(Math.ceil(link.length / 1000))}
        </p>
      ) : null}
    </section>
  );
}

const give = (name: string, given: Parameters<typeof zipOf>[0]): void =>
  void zipOf(given)
    .then((bytes) => saveAsFile(name, bytes))
    .catch(tell);

function FilesPart(): preact.JSX.Element {
  const w = pageTexts.value;
  const { value: open } = openFile;
  const texts = setTexts.value;
  const { game, ownGame } = sharedNow(texts);
  return (
    <section>
      <h3>{w.asFiles}</h3>
      <p class="quiet">{w.filesHow}</p>
      <div class="row">
        {open?.mine ? (
          <button type="button" onClick={() => saveAsFile(open.name, files.value[open.name] ?? '')}>
            {w.thisFile}
          </button>
        ) : null}
        <button type="button" onClick={() => give(`${game}.zip`, texts)}>
          {w.allAsZip}
        </button>
        {ownGame ? null : (
          <button type="button" onClick={() => give(`${game}-pack.zip`, filesAsPack(game, texts))}>
            {w.asPack}
          </button>
        )}
      </div>
    </section>
  );
}
