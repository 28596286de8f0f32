/** The frame of the page: game and state at the top, files, text and tabs below it. */
import { signal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { BalanceTab } from '../balance/balance-tab.tsx';
import { CardTab } from '../card/card-tab.tsx';
import { FindingList } from '../writing/finding-list.tsx';
import { PageHeader } from './page-header.tsx';
import { PlayTab } from '../table/play-tab.tsx';
import { RulesTab } from '../learn/rules-tab.tsx';
import { SetFileList } from '../files/set-file-list.tsx';
import { notice, tab, tabs, pageTexts, type Tab } from '../page-choices.ts';
import { openFile } from '../studio-state.ts';
import { WelcomeText } from '../writing/welcome-text.tsx';

const TextEditor = lazy(() => import('../writing/text-editor.tsx'));

const narrowMedia = matchMedia('(max-width: 799px)');
const narrow = signal(narrowMedia.matches);
narrowMedia.addEventListener('change', ({ matches }) => (narrow.value = matches));

const panels: Readonly<Record<Exclude<Tab, 'text'>, () => preact.JSX.Element>> = {
  card: CardTab,
  play: PlayTab,
  balance: BalanceTab,
  rules: RulesTab,
};

export function StudioFrame(): preact.JSX.Element {
  const shown = tab.value === 'text' ? 'card' : tab.value;
  const Panel = panels[shown];
  const textOnly = narrow.value && tab.value === 'text';
  return (
    <div class="studio" data-tab={tab.value}>
      <PageHeader />
      <p class="notice" role="status" aria-live="polite">
        {notice.value}
      </p>
      <main class="columns">
        <nav class="files" aria-label={pageTexts.value.files} hidden={narrow.value && !textOnly}>
          <SetFileList />
        </nav>
        <section class="writing" aria-label={pageTexts.value.text} hidden={narrow.value && !textOnly}>
          {openFile.value ? (
            <>
              <Suspense fallback={<p class="quiet">…</p>}>
                <TextEditor />
              </Suspense>
              <FindingList />
            </>
          ) : (
            <WelcomeText />
          )}
        </section>
        <section class="seeing" aria-label={pageTexts.value.views}>
          <TabBar />
          <div
            class="panel"
            role="tabpanel"
            id="panel"
            aria-labelledby={`tab-${textOnly ? 'text' : shown}`}
            tabIndex={0}
            hidden={textOnly}
          >
            <h2 class="unseen">{pageTexts.value[shown]}</h2>
            <Panel />
          </div>
        </section>
      </main>
    </div>
  );
}

function TabBar(): preact.JSX.Element {
  const offered = tabs.filter((each) => narrow.value || each !== 'text');
  const chosen = offered.includes(tab.value) ? tab.value : 'card';
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = offered[(offered.indexOf(chosen) + step + offered.length) % offered.length];
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={pageTexts.value.views} onKeyDown={move}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={each === chosen}
          aria-controls="panel"
          tabIndex={each === chosen ? 0 : -1}
          onClick={() => (tab.value = each)}
        >
          {pageTexts.value[each]}
        </button>
      ))}
    </div>
  );
}
