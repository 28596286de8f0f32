/** The pages of help of a language, loaded when they are first wanted, and a search in them. */
import { computed, signal } from '@preact/signals';
import MiniSearch from 'minisearch';
import type { Language } from '../../../dsl/text/locale.ts';
import { tell } from '../engines.ts';
import { wantedGroup, wantedWords } from './help-links.ts';
import type { HelpPage } from './help-page.ts';

const loads: Readonly<Record<Language, () => Promise<{ readonly default: readonly HelpPage[] }>>> = {
  en: () => import('virtual:help/en'),
  fr: () => import('virtual:help/fr'),
  de: () => import('virtual:help/de'),
};

const loaded = signal<{ readonly language: Language; readonly pages: readonly HelpPage[] } | undefined>(
  undefined,
);

/** All pages; none while they are loaded. */
export const allHelpPages = computed(() => loaded.value?.pages ?? []);

export function loadHelp(spoken: Language): void {
  if (loaded.peek()?.language === spoken) return;
  loads[spoken]()
    .then(({ default: pages }) => (loaded.value = { language: spoken, pages }))
    .catch(tell);
}

const index = computed(() => {
  const search = new MiniSearch<HelpPage>({
    fields: ['title', 'id', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 4, id: 2 }, combineWith: 'AND' },
  });
  search.addAll(allHelpPages.value);
  return search;
});

/** Pages that are listed at once. */
const SHOWN = 60;

/** The pages that are wanted, the best first. */
export const foundPages = computed((): readonly HelpPage[] => {
  const pages = allHelpPages.value;
  const group = wantedGroup.value;
  const words = wantedWords.value.trim();
  const isWanted = (page: HelpPage): boolean => group === undefined || page.group === group;
  if (words === '')
    return pages.filter((page) => isWanted(page) && (group !== undefined || page.group !== 'errors'));
  const byId = new Map(pages.map((page) => [page.id, page]));
  return index.value
    .search(words)
    .flatMap(({ id }) => byId.get(String(id)) ?? [])
    .filter(isWanted)
    .slice(0, SHOWN);
});
