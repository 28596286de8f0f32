/** Writes the cards of all games and examples as pages, in three languages: `node docs/cards.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { markdownOf } from '../interpreter/reports/card-sheet/sheet-markdown.ts';
import { cardSheetOf } from '../interpreter/reports/card-sheet/card-sheet.ts';
import { loadLanguages } from '../dsl/diagnostics/catalogue/languages.ts';
import { languages } from '../dsl/nlg/index.ts';
import { loadGame, openLibrary, type Loaded } from '../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../test/files.ts';

/**
 * The pages of a game: its own cards, and those that the examples put on top, by file name below `docs/cards`.
 * `load` gives the game with some files on top.
 */
export function cardPages(id: string, load = loaderOf(id)): Map<string, string> {
  const examples = filesBelow(`examples/${id}`, (path) => isYaml(path) && !path.endsWith('.scenario.yaml'));
  const base = load([]).game!;
  const known = new Set(base.cards.map(({ symbol }) => symbol.id));
  const changed = [...examples.keys()]
    .sort()
    .flatMap((file) => load([file]).game ?? [])
    .filter(({ cards }) => cards.some(({ symbol }) => !known.has(symbol.id)));
  const pages = new Map<string, string>();
  for (const language of languages) {
    pages.set(`${id}.${language}.md`, markdownOf(cardSheetOf(base, language, () => true, true)));
    if (changed.length === 0) continue;
    const sheets = changed.map((game) =>
      markdownOf(cardSheetOf(game, language, ({ symbol }) => !known.has(symbol.id), false)),
    );
    pages.set(`${id}.examples.${language}.md`, sheets.join('\n'));
  }
  return pages;
}

function loaderOf(id: string): (withFiles: readonly string[]) => Loaded {
  const library = openLibrary(new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]));
  return (withFiles) => loadGame(library, id, withFiles);
}

if (process.argv[1]?.endsWith('cards.ts')) {
  await loadLanguages();
  mkdirSync(new URL('cards', import.meta.url), { recursive: true });
  for (const id of gamesThere())
    for (const [name, text] of cardPages(id)) writeFileSync(new URL(`cards/${name}`, import.meta.url), text);
}
