/** What one can read in the page: the cookbook, the language, guides and errors as modules, one for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { HelpPage } from './page/learn/help-page.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const STEM = 'virtual:help/';
const LANGUAGES = ['en', 'fr', 'de'];

/** Guides for people who make cards, in the order in which one needs them. */
const GUIDES = [
  'make-your-leader',
  'read-an-error',
  'card-text',
  'write-a-variant',
  'write-a-game',
  'scenarios',
  'play-and-simulate',
  'print',
  'packs',
  'spreadsheets',
  'translate',
];

const textOf = (path: string): string => readFileSync(DOCS + path, 'utf8');
const plain = (title: string): string => title.replaceAll('`', '').trim();

/** The parts of a page from one heading of a level to the next. */
function sections(text: string, mark: string): { readonly title: string; readonly text: string }[] {
  const parts = text.split(new RegExp(`^(?=${mark} )`, 'm'));
  return parts
    .filter((part) => part.startsWith(`${mark} `))
    .map((part) => ({ title: plain(part.slice(mark.length, part.indexOf('\n'))), text: part }));
}

const recipes = (): HelpPage[] =>
  sections(textOf('cookbook.md'), '##').flatMap((part) =>
    sections(part.text, '###').map(({ title, text }) => {
      const [, game = 'garden'] = /^```yaml card(?: game=([a-z0-9-]+))?/m.exec(text) ?? [];
      return { id: `cookbook/${title}`, group: 'cookbook', part: part.title, title, game, text };
    }),
  );

const reference = (): HelpPage[] =>
  sections(textOf('language.md').replaceAll(/^<!--.*-->$/gm, ''), '##').map(({ title, text }) => ({
    id: `reference/${title}`,
    group: 'reference',
    title,
    text,
  }));

const guides = (): HelpPage[] =>
  GUIDES.map((name) => {
    const text = textOf(`${name}.md`);
    return { id: `guides/${name}`, group: 'guides', title: plain(/^# (.*)$/m.exec(text)![1]), text };
  });

function errors(language: string): HelpPage[] {
  const folder = language === 'en' ? 'errors/' : `errors/${language}/`;
  return readdirSync(DOCS + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!fr\/|de\/)[a-z]+\/.*\.md$/.test(name))
    .sort()
    .map((name) => {
      const id = name.slice(0, -'.md'.length);
      const text = textOf(folder + name);
      // What it says is easier to find again than its name.
      const says = /^> (.*)$/m.exec(text)?.[1];
      return { id, group: 'errors', title: says === undefined ? id : plain(says), text };
    });
}

/** A plugin of vite that offers what can be read as `virtual:help/en` and so on. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    resolveId: (id) => (id.startsWith(STEM) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${STEM}`)) return undefined;
      const language = id.slice(STEM.length + 1);
      if (!LANGUAGES.includes(language) || !existsSync(DOCS)) return undefined;
      const pages = [...recipes(), ...reference(), ...guides(), ...errors(language)];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pages))});`;
    },
  };
}
