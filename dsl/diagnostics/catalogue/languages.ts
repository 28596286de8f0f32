import { languages, type Language } from '../../text/locale.ts';
import { Catalogue } from './catalogue.ts';
import english from './en.json' with { type: 'json' };

export { english };

/** English is there from the start; a front end loads the one language besides that it shows. */
const catalogues = new Map<Language, Catalogue>([['en', new Catalogue('en', english)]]);

/** Loads the words of a language, once. After that, texts in it need no waiting. */
export async function loadLanguage(language: Language): Promise<void> {
  if (catalogues.has(language)) return;
  const { default: texts } = await modules[language]();
  catalogues.set(language, new Catalogue(language, texts));
}

const modules = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
} as const satisfies Record<
  Language,
  () => Promise<{ default: Readonly<Record<keyof typeof english, string>> }>
>;

/** Loads all languages: for what shows several of them beside each other. */
export const loadLanguages = async (): Promise<void> => {
  await Promise.all(languages.map(loadLanguage));
};

/** The words of a language. Throws where nobody has loaded it. */
export function catalogueOf(language: Language): Catalogue {
  const catalogue = catalogues.get(language);
  if (!catalogue)
    throw new Error(`the words of ${language} are not there: \`await loadLanguage('${language}')\` first`);
  return catalogue;
}
