/** The sentences that every form of the language is put into: `sentences.yaml`, in the words of a fixture. */
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render, type Language } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';

interface Sentence extends Readonly<Record<Language, string>> {
  readonly text: string;
}

export interface Group {
  /** What the sentences are examples of. */
  readonly of: string;
  readonly entry: EntryKind;
  /** The verb whose objects the texts name. */
  readonly verb?: string;
  readonly texts: readonly Sentence[];
}

export const sentencesFile = new URL('sentences.yaml', import.meta.url);
const castle = new URL('../fixtures/castle/game.yaml', import.meta.url);

export const groups = (): readonly Group[] =>
  (parseYaml(readFileSync(sentencesFile, 'utf8')) as { groups: Group[] }).groups;

/** The words of the fixture. */
export function castleWords(): Vocabulary {
  const file = 'castle/game.yaml';
  const { game, diagnostics } = loadGame(new Map([[file, readFileSync(castle, 'utf8')]]), 'castle');
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game.vocabulary;
}

/** A text in all languages, its lines one below the other; throws where it is no text of the language. */
export function inAll(
  vocabulary: Vocabulary,
  { entry, verb }: Group,
  text: string,
): Record<Language, string> {
  const { tree, diagnostics } = parse(entry, wholeText(text));
  if (tree === undefined || diagnostics.length > 0)
    throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  const said = languages.map((language) => [
    language,
    render(entry, tree, language, { vocabulary, verb }).join('\n'),
  ]);
  return Object.fromEntries(said) as Record<Language, string>;
}
