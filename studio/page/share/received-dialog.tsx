/** Files that somebody has sent: what they are, before anything is done with them. */
import { useState } from 'preact/hooks';
import { games } from 'virtual:games';
import { closeDialog } from '../frame/page-dialogs.ts';
import { PageDialog } from '../frame/page-dialog.tsx';
import { language, pageTexts } from '../page-choices.ts';
import { received, takeOver } from './received-files.ts';

export default function ReceivedDialog(): preact.JSX.Element | null {
  const w = pageTexts.value;
  const [at, look] = useState(0);
  const { value: given } = received;
  if (!given) return null;
  const names = games.find(({ id }) => id === given.game)?.names;
  const called = names?.[language.value] ?? names?.['en'] ?? given.game;
  const game = String(Array.isArray(called) ? called[0] : called);
  const [name, text] = given.files[Math.min(at, given.files.length - 1)];
  return (
    <PageDialog title={w.received} class="received">
      <p>{given.ownGame ? w.receivedGame(given.game) : w.receivedFor(given.files.length, game)}</p>
      <label class="field">
        <span class="label">{w.files}</span>
        <select value={String(at)} onChange={({ currentTarget }) => look(Number(currentTarget.value))}>
          {given.files.map(([each], i) => (
            <option key={each} value={String(i)}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <pre tabIndex={0} aria-label={w.editorOf(name)}>
        {text}
      </pre>
      <p class="quiet">{w.receivedSafe}</p>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            closeDialog();
            void takeOver(given);
          }}
        >
          {w.takeOver}
        </button>
        <button type="button" onClick={closeDialog}>
          {w.leaveIt}
        </button>
      </div>
    </PageDialog>
  );
}
