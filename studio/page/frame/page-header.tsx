/** The top of the page: game, state of the whole, all commands, sharing, language and look. */
import { languages } from '../../../dsl/text/locale.ts';
import { facts } from '../engines.ts';
import { changeLanguage, chooseGame } from '../files/set-files.ts';
import { offeredWorks } from '../files/works.ts';
import { chooseLook, dark, language, pageTexts } from '../page-choices.ts';
import { goToNextFinding } from '../set-checks.ts';
import { allFindings, checking, gameId } from '../studio-state.ts';
import { fold, isFolded, columnRoom } from './column-layout.ts';
import { dialog } from './page-dialogs.ts';
import { keyNames } from './page-commands.ts';

export function PageHeader(): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <header class="top">
      {columnRoom.value === 'narrow' ? null : (
        <button
          type="button"
          class="small sign"
          aria-label={isFolded('files') ? w.showFiles : w.foldFiles}
          title={isFolded('files') ? w.showFiles : w.foldFiles}
          aria-expanded={!isFolded('files')}
          onClick={() => fold('files')}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 4h12M2 8h12M2 12h12" />
          </svg>
        </button>
      )}
      <h1>{w.title}</h1>
      <GameChoice />
      <SetState />
      <span class="space" />
      <button type="button" class="small commands" onClick={() => (dialog.value = 'palette')}>
        {w.commands}
        <span class="keys" aria-hidden="true">
          {keyNames('Mod-k').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      </button>
      <button type="button" class="small" onClick={() => (dialog.value = 'share')}>
        {w.shareFiles}
      </button>
      <div class="choices" role="group" aria-label={w.language}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            class="small"
            lang={each}
            aria-pressed={language.value === each}
            title={w.languages[each]}
            onClick={() => void changeLanguage(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <button type="button" class="small" onClick={() => chooseLook(!dark.value)}>
        {dark.value ? w.light : w.dark}
      </button>
    </header>
  );
}

function GameChoice(): preact.JSX.Element {
  const w = pageTexts.value;
  const groups = offeredWorks.value.filter(({ works }) => works.length > 0);
  const titles = { folder: w.inFolder, own: w.myGames, games: w.games };
  const options = (works: (typeof groups)[number]['works']): preact.JSX.Element[] =>
    works.map(({ id, title }) => (
      <option key={id} value={id}>
        {title(language.value)}
      </option>
    ));
  return (
    <label class="field">
      <span class="label">{w.game}</span>
      <select
        value={gameId.value}
        aria-label={w.game}
        onChange={({ currentTarget }) => void chooseGame(currentTarget.value)}
      >
        {groups.length === 1
          ? options(groups[0].works)
          : groups.map(({ group, works }) => (
              <optgroup key={group} label={titles[group]}>
                {options(works)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

/** Whether all is well, or how many problems there are; a click goes to the next one. */
function SetState(): preact.JSX.Element {
  const w = pageTexts.value;
  const findings = allFindings.value;
  const serious = findings.filter(({ severity }) => severity === 'error').length;
  const state = !facts.value ? w.loading : findings.length === 0 ? w.fine : w.faults(findings.length);
  const look = !facts.value ? 'busy' : findings.length === 0 ? 'fine' : serious > 0 ? 'bad' : 'doubtful';
  return (
    <button
      type="button"
      class={`state ${look}`}
      aria-live="polite"
      aria-busy={checking.value}
      disabled={findings.length === 0}
      title={findings.length > 0 ? w.toNextFault : undefined}
      onClick={goToNextFinding}
    >
      {state}
    </button>
  );
}
