/** Writes the cards of all games and examples as pages, in three languages: `node docs/cards.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { markdownOf } from '../interpreter/reports/card-sheet/sheet-markdown.ts';
import { cardSheetOf } from '../interpreter/reports/card-sheet/card-sheet.ts';
import { loadLanguages } from '../dsl/diagnostics/catalogue/languages.ts';
import { languages } from '../dsl/nlg/index.ts';
import { loadGame, openLibrary } from '../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../test/files.ts';

/** The pages of a game: its own cards, and those that the examples put on top, by file name below `docs/cards`. */
export function cardPages(id: string): Map<string, string> {
  const own = gameFiles(id);
  const examples = filesBelow(`examples/${id}`, (path) => isYaml(path) && !path.endsWith('.scenario.yaml'));
  const library = openLibrary(new Map([...own, ...examples]));
  const base = loadGame(library, id).game!;
  const known = new Set(base.cards.map(({ symbol }) => symbol.id));
  const changed = [...examples.keys()]
    .sort()
    .flatMap((file) => loadGame(library, id, [file]).game ?? [])
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

if (process.argv[1]?.endsWith('cards.ts')) {
  await loadLanguages();
  mkdirSync(new URL('cards', import.meta.url), { recursive: true });
  for (const id of gamesThere())
    for (const [name, text] of cardPages(id)) writeFileSync(new URL(`cards/${name}`, import.meta.url), text);
}
