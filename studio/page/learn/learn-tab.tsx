/** What one can read: recipes, the language, guides and errors, with a search; examples are opened as files. */
import { useEffect } from 'preact/hooks';
import { games } from 'virtual:games';
import { tell } from '../engines.ts';
import { ExampleAction, MarkdownText } from '../markdown-text.tsx';
import { language, pageTexts, tab } from '../page-choices.ts';
import { gameId } from '../studio-state.ts';
import { columnRoom } from '../frame/column-layout.ts';
import { exampleFile, openExample } from './help-examples.ts';
import { helpGroups, isEnglish, type HelpGroup, type HelpPage } from './help-page.ts';
import { readPage, wantedGroup, wantedWords } from './help-links.ts';
import { allHelpPages, foundPages, loadHelp } from './help-search.ts';

export default function LearnTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const spoken = language.value;
  useEffect(() => loadHelp(spoken), [spoken]);
  const page = allHelpPages.value.find(({ id }) => id === readPage.value);
  if (allHelpPages.value.length === 0) return <p class="quiet">{w.loading}</p>;
  return page ? <OpenPage page={page} /> : <PageList />;
}

const nameOfGame = (id: string): string => {
  const names = games.find((each) => each.id === id)?.names;
  const name = names?.[language.value] ?? names?.['en'] ?? id;
  return String(Array.isArray(name) ? name[0] : name);
};

function PageList(): preact.JSX.Element {
  const w = pageTexts.value;
  const titles: Readonly<Record<HelpGroup, string>> = {
    cookbook: w.cookbook,
    reference: w.reference,
    guides: w.guides,
    errors: w.errorPages,
  };
  const found = foundPages.value;
  const isSearch = wantedWords.value.trim() !== '';
  // Recipes for the game that is open come first, those for others below them.
  const sorted = isSearch ? found : [...found].sort((a, b) => ofThisGame(b) - ofThisGame(a));
  const groups = Map.groupBy(sorted, (page) =>
    !isSearch && ofThisGame(page)
      ? w.recipesFor(nameOfGame(gameId.value))
      : (page.part ?? titles[page.group]),
  );
  return (
    <div class="manual">
      <div class="row">
        <input
          type="search"
          class="search"
          aria-label={w.searchHelp}
          placeholder={w.searchHelp}
          value={wantedWords.value}
          onInput={({ currentTarget }) => (wantedWords.value = currentTarget.value)}
        />
      </div>
      <div class="row groups" role="group" aria-label={w.manual}>
        {[undefined, ...helpGroups].map((group) => (
          <button
            key={group ?? ''}
            type="button"
            class="small"
            aria-pressed={wantedGroup.value === group}
            onClick={() => (wantedGroup.value = group)}
          >
            {group === undefined ? w.allHelp : titles[group]}
          </button>
        ))}
      </div>
      <p class="quiet" role="status">
        {found.length === 0
          ? w.noHelp
          : wantedWords.value === ''
            ? w.learnIntro
            : w.helpResults(found.length)}
      </p>
      {[...groups].map(([title, pages]) => (
        <section key={title}>
          <h3>
            {title}
            {pages.every((page) => isEnglish(page, language.value)) ? (
              <span class="in-english"> · {w.listedInEnglish}</span>
            ) : null}
          </h3>
          <ul class="pages">
            {pages.map((page) => (
              <li key={page.id}>
                <button
                  type="button"
                  class="link"
                  lang={isEnglish(page, language.value) ? 'en' : undefined}
                  onClick={() => (readPage.value = page.id)}
                >
                  {page.title}
                </button>
                {page.game !== undefined && page.game !== gameId.value ? (
                  <span class="quiet"> {w.forGame(nameOfGame(page.game))}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ofThisGame = ({ game }: HelpPage): number => (game === gameId.value ? 1 : 0);

function OpenPage({ page }: { readonly page: HelpPage }): preact.JSX.Element {
  const w = pageTexts.value;
  const button = (info: string, text: string): preact.JSX.Element | null => {
    const file = exampleFile(info, text);
    if (!file) return null;
    const open = (): void => {
      openExample(file)
        .then(() => columnRoom.value === 'narrow' && (tab.value = 'text'))
        .catch(tell);
    };
    return (
      <button type="button" class="small" onClick={open}>
        {w.openExample}
      </button>
    );
  };
  return (
    <article class="rules help">
      <button type="button" class="link" onClick={() => (readPage.value = undefined)}>
        ← {w.backToHelp}
      </button>
      {isEnglish(page, language.value) ? <p class="quiet">{w.inEnglish}</p> : null}
      <div lang={page.group === 'errors' ? language.value : 'en'}>
        <ExampleAction.Provider value={button}>
          <MarkdownText text={page.text} />
        </ExampleAction.Provider>
      </div>
    </article>
  );
}
