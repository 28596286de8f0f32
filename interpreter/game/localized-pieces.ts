/** Pieces of a game's texts, put into the language of whoever reads them. */
import { parse } from '../../dsl/language/parser/parse.ts';
import { render, type Language } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind, NounPhrase } from '../../dsl/language/syntax/ast.ts';
import type { Game } from './linked-game.ts';

/** What the names mean that a piece of a text speaks of without having given them. */
export type GivenNames = ReadonlyMap<string, NounPhrase>;

/**
 * A piece of a text in a language, read as the first of the kinds of text that it can be; undefined where it is none of
 * them: a label that somebody wrote, and no text of the language.
 */
export function sayIn(
  game: Game,
  language: Language,
  text: string,
  entries: readonly EntryKind[],
  names?: GivenNames,
): string | undefined {
  for (const entry of entries) {
    const { tree, diagnostics } = parse(entry, wholeText(text));
    if (tree === undefined || diagnostics.length > 0) continue;
    const said = render(entry, tree, language, { vocabulary: game.vocabulary, ...(names ? { names } : {}) });
    if (said.length > 0) return said.join(' ');
  }
  return undefined;
}
