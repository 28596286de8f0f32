/** Sheets to print: drawn by the engine, and printed by the browser. */
import { useState } from 'preact/hooks';
import { deskEngine, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { pictureAddress } from '../card/card-drawings.ts';

export function PrintPart(): preact.JSX.Element {
  const w = pageTexts.value;
  const [which, choose] = useState<'own' | 'all'>('own');
  const [paper, take] = useState<'a4' | 'letter'>('a4');
  const [backs, wantBacks] = useState(false);
  const [pages, keep] = useState<readonly string[] | undefined>(undefined);
  const [busy, wait] = useState(false);
  const draw = (): void => {
    wait(true);
    deskEngine
      .ask('sheets', { which, paper, backs, language: language.value }, () => undefined)
      .then((made) => keep(made))
      .catch(tell)
      .finally(() => wait(false));
  };
  return (
    <section>
      <h3>{w.onPaper}</h3>
      <p class="quiet">{w.paperHow}</p>
      <div class="row">
        <label class="field">
          <span class="label">{w.whichCards}</span>
          <select
            value={which}
            onChange={({ currentTarget }) => choose(currentTarget.value === 'all' ? 'all' : 'own')}
          >
            <option value="own">{w.ownCards}</option>
            <option value="all">{w.allCards}</option>
          </select>
        </label>
        <label class="field">
          <span class="label">{w.paper}</span>
          <select
            value={paper}
            onChange={({ currentTarget }) => take(currentTarget.value === 'letter' ? 'letter' : 'a4')}
          >
            <option value="a4">{w.a4}</option>
            <option value="letter">{w.letter}</option>
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={backs}
            onChange={({ currentTarget }) => wantBacks(currentTarget.checked)}
          />
          {w.withBacks}
        </label>
        <button type="button" disabled={busy} onClick={draw}>
          {busy ? w.drawing : w.drawSheets}
        </button>
      </div>
      {pages ? (
        <>
          <div class="row">
            <span role="status">{w.sheetsDrawn(pages.length)}</span>
            <button type="button" class="primary" onClick={() => print()}>
              {w.printSheets}
            </button>
          </div>
          <div class={`sheets ${paper}`}>
            {pages.map((svg, i) => (
              <img key={i} src={pictureAddress(svg)} alt={w.sheet(i + 1)} />
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}
