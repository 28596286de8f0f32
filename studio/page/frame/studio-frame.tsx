/** The frame of the page: game and state at the top, files, text and tabs below it. */
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { CardTab } from '../card/card-tab.tsx';
import { tell } from '../engines.ts';
import { SetFileList } from '../files/set-file-list.tsx';
import { notice, tab, tabs, pageTexts, type Tab } from '../page-choices.ts';
import { openFile } from '../studio-state.ts';
import { FindingList } from '../writing/finding-list.tsx';
import { WelcomeText } from '../writing/welcome-text.tsx';
import { WritingBar } from '../writing/writing-bar.tsx';
import { writingAs } from '../writing/writing-view.ts';
import { ColumnGrip } from './column-grip.tsx';
import { fold, isFolded, columnLayout, columnRoom } from './column-layout.ts';
import { PageHeader } from './page-header.tsx';
import { OpenDialog } from './open-dialog.tsx';

const TextEditor = lazy(() => import('../writing/text-editor.tsx'));
const BalanceTab = lazy(async () => ({ default: (await import('../balance/balance-tab.tsx')).BalanceTab }));
const RulesTab = lazy(async () => ({ default: (await import('../learn/rules-tab.tsx')).RulesTab }));
const PlayTab = lazy(async () => ({ default: (await import('../table/play-tab.tsx')).PlayTab }));
const LearnTab = lazy(() => import('../learn/learn-tab.tsx'));
const CardFields = lazy(() => import('../writing/card-fields.tsx'));

/** Tabs that are columns of their own where there is room. */
type WritingTab = 'files' | 'text';
type SeenTab = Exclude<Tab, WritingTab>;

const panels: Readonly<Record<SeenTab, ComponentType>> = {
  card: CardTab,
  play: PlayTab,
  balance: BalanceTab,
  rules: RulesTab,
  manual: LearnTab,
};

const isSeen = (each: Tab): each is SeenTab => each !== 'files' && each !== 'text';

export function StudioFrame(): preact.JSX.Element {
  const w = pageTexts.value;
  const shown = isSeen(tab.value) ? tab.value : 'card';
  const { value: space } = columnRoom;
  const isNarrow = space === 'narrow';
  const { files: filesWidth, seeing } = columnLayout.value;
  const hidden = {
    files: isNarrow ? tab.value !== 'files' : isFolded('files'),
    writing: isNarrow ? tab.value !== 'text' : isFolded('writing'),
    seeing: isNarrow ? !isSeen(tab.value) : isFolded('seeing'),
  };
  const style = isNarrow
    ? undefined
    : {
        '--files': `${filesWidth}px`,
        '--writing': `${100 - seeing}fr`,
        '--seeing': `${seeing}fr`,
      };
  const look = Object.entries(hidden).map(([column, isHidden]) => (isHidden ? `no-${column}` : ''));
  return (
    <div class="studio" data-tab={tab.value} data-room={space}>
      <PageHeader />
      <div class="notice" role="status" aria-live="polite">
        {notice.value === '' ? null : (
          <>
            <span>{notice.value.replaceAll('`', '')}</span>
            <button type="button" class="small" onClick={() => (notice.value = '')}>
              {w.close}
            </button>
          </>
        )}
      </div>
      <main class={`columns ${look.join(' ')}`} style={style}>
        <nav class="files" aria-label={w.files} hidden={hidden.files}>
          <SetFileList />
        </nav>
        {space === 'wide' && !hidden.files ? <ColumnGrip column="files" label={w.widthOfFiles} /> : null}
        <section class="writing" aria-label={w.text} hidden={hidden.writing}>
          <WritingColumn />
        </section>
        {isNarrow || hidden.seeing || hidden.writing ? null : (
          <ColumnGrip column="seeing" label={w.widthOfViews} />
        )}
        <section class="seeing" aria-label={w.views} hidden={hidden.seeing}>
          {isNarrow ? null : <TabBar offered={tabs.filter(isSeen)} />}
          <Panel shown={shown} />
        </section>
      </main>
      {isNarrow ? (
        <nav class="below" aria-label={w.views}>
          <TabBar offered={tabs} />
        </nav>
      ) : null}
      {!isNarrow && hidden.seeing ? (
        <button type="button" class="unfold small" onClick={() => fold('seeing', false)}>
          {w.showViews}
        </button>
      ) : null}
      <OpenDialog />
    </div>
  );
}

function WritingColumn(): preact.JSX.Element {
  const open = openFile.value;
  if (!open) return <WelcomeText />;
  const Writing = writingAs.value === 'form' && open.mine ? CardFields : TextEditor;
  return (
    <>
      <WritingBar />
      <Suspense fallback={<p class="quiet welcome">{pageTexts.value.loading}</p>}>
        <Writing />
      </Suspense>
      <FindingList />
    </>
  );
}

function Panel({ shown }: { readonly shown: SeenTab }): preact.JSX.Element {
  const Shown = panels[shown];
  return (
    <div class="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${shown}`} tabIndex={0}>
      <h2 class="unseen">{pageTexts.value[shown]}</h2>
      <Guarded key={shown}>
        <Suspense fallback={<p class="quiet">{pageTexts.value.loading}</p>}>
          <Shown />
        </Suspense>
      </Guarded>
    </div>
  );
}

/** What goes wrong in one part leaves the others as they are. */
class Guarded extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    tell(error);
    this.setState({ broken: true });
  }

  override render(): ComponentChildren {
    const w = pageTexts.value;
    if (!this.state.broken) return this.props.children;
    return (
      <>
        <p>{w.failed}</p>
        <button type="button" onClick={() => this.setState({ broken: false })}>
          {w.tryAgain}
        </button>
      </>
    );
  }
}

function TabBar({ offered }: { readonly offered: readonly Tab[] }): preact.JSX.Element {
  const chosen = offered.includes(tab.value) ? tab.value : 'card';
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey) return;
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
          aria-controls={isSeen(each) ? 'panel' : undefined}
          tabIndex={each === chosen ? 0 : -1}
          onClick={() => (tab.value = each)}
        >
          {pageTexts.value[each]}
        </button>
      ))}
    </div>
  );
}
