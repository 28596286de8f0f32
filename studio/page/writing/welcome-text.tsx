/** What is shown instead of a text while no file is open: what can be made. */
import { newFiles, startMaking } from '../files/new-file.tsx';
import { facts } from '../engines.ts';
import { pageTexts } from '../page-choices.ts';
import { files } from '../studio-state.ts';

export function WelcomeText(): preact.JSX.Element {
  const w = pageTexts.value;
  if (!facts.value) return <p class="quiet welcome">{w.loading}</p>;
  if (Object.keys(files.value).length > 0) return <p class="quiet welcome">{w.noFile}</p>;
  return (
    <div class="welcome">
      <h2>{w.welcome}</h2>
      <p>{w.welcomeHow}</p>
      <div class="row">
        {newFiles().map(({ what, title }, i) => (
          <button
            key={what}
            type="button"
            class={i === 0 ? 'primary' : ''}
            onClick={() => startMaking(what, title)}
          >
            {w.fresh(title)}
          </button>
        ))}
      </div>
    </div>
  );
}
