/** Writes the rule books of all games as pages, in three languages: `node docs/rule-books.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rulesPage } from '../interpreter/reports/rule-book/pages/rule-pages.ts';
import { loadLanguages } from '../dsl/diagnostics/catalogue/languages.ts';
import { languages } from '../dsl/nlg/index.ts';
import { loadGame } from '../interpreter/compiler/linker/load-game.ts';
import { ruleBook } from '../interpreter/reports/rule-book/index.ts';
import { filesBelow, gamesThere, isYaml } from '../test/files.ts';

/** The folders of the games that have rule books, by id: those of `cards/`, and the whole games of the examples. */
export const booksThere = (): Map<string, string> =>
  new Map([
    ...gamesThere().map((id) => [id, `cards/${id}`] as const),
    ...['garden', 'crazy-eights', 'ebb-and-flow', 'lamps', 'fireflies', 'caravan', 'masquerade', 'roped', 'ford', 'moor'].map((id) => [id, `examples/${id}`] as const),
  ]);

/** The pages of a game by file name below `docs/rule-books`. */
export function bookPages(id: string, folder: string): Map<string, string> {
  const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), id);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Map(languages.map((each) => [`${id}.${each}.md`, rulesPage(ruleBook(game, each))]));
}

if (process.argv[1]?.endsWith('rule-books.ts')) {
  await loadLanguages();
  mkdirSync(new URL('rule-books', import.meta.url), { recursive: true });
  for (const [id, folder] of booksThere())
    for (const [name, text] of bookPages(id, folder))
      writeFileSync(new URL(`rule-books/${name}`, import.meta.url), text);
}
