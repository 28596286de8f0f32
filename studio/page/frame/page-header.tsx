/** The top of the page: game, state of the whole, language and look. */
import { games } from 'virtual:games';
import { languages, type Language } from '../../../dsl/text/locale.ts';
import { facts } from '../engines.ts';
import { dark, language, pageTexts } from '../page-choices.ts';
import {
  changeLanguage,
  allFindings,
  checking,
  chooseGame,
  gameId,
  goToNextFinding,
} from '../studio-state.ts';

/** The name of a game in a language; some write a gender behind it. */
function nameOfGame(names: Readonly<Record<string, unknown>>, inLanguage: Language): string {
  const name = names[inLanguage] ?? names['en'];
  return String(Array.isArray(name) ? name[0] : name);
}

export function PageHeader(): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <header class="top">
      <h1>{w.title}</h1>
      <label class="field">
        <span class="label">{w.game}</span>
        <select
          value={gameId.value}
          aria-label={w.game}
          onChange={({ currentTarget }) => void chooseGame(currentTarget.value)}
        >
          {games.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameOfGame(names, language.value)}
            </option>
          ))}
        </select>
      </label>
      <SetState />
      <span class="space" />
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
      <button type="button" class="small" onClick={() => (dark.value = !dark.value)}>
        {dark.value ? w.light : w.dark}
      </button>
    </header>
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
