import { say } from '../dsl/diagnostics/catalogue/phrase.ts';
import { spoken, messagesIn } from '../dsl/diagnostics/localize.ts';
import { sortPhrases } from '../dsl/language/symbols/symbol-sorts.ts';
/** What a word means, in Markdown: for an editor to show beside it. */
import { ownWords } from '../dsl/language/lexer/contextual-keywords.ts';
import { parseSpoken } from '../dsl/language/parser/spoken-form.ts';
import { primitives } from '../dsl/language/symbols/builtin-verbs.ts';
import { nameIn, render, type Language } from '../dsl/nlg/index.ts';
import { meaningIn } from '../dsl/language/reference/word-meanings.ts';
import { sayingOf } from '../dsl/language/reference/word-reference.ts';
import { lineAndColumn, placeIn, wholeText, type Span } from '../dsl/text/source.ts';
import { isWord, tokenize } from '../dsl/language/lexer/tokens.ts';
import type { DeclaredSymbol } from '../dsl/language/symbols/symbols.ts';
import { cardText } from '../interpreter/compiler/cards/card-text.ts';
import type { FileKind } from '../interpreter/compiler/loader/library.ts';
import { schemaFor } from './completion/complete-yaml.ts';
import { mentionAt } from './word-references.ts';
import { phraseOf } from '../schemas/index.ts';
import { schemasAt } from './completion/schema-at.ts';
import { scalarAt, textAtOffset } from './text-at-offset.ts';
import type { PlacedText } from './placed-text.ts';
import { wordAt, type WordMeaning } from './word-info.ts';
import type { Workspace } from './workspace.ts';

export interface Hover {
  readonly span: Span;
  /** Markdown. */
  readonly text: string;
}

/** The information about the word at an offset of a file; names of cards and their texts in a language. */
export function hoverAt(
  workspace: Workspace,
  name: string,
  offset: number,
  language: Language = 'en',
): Hover | undefined {
  const there = textAtOffset(workspace, name, offset);
  if (there) return inText(workspace, name, there.text, there.at, language);
  const mention = mentionAt(workspace, name, offset);
  if (mention) return { span: mention.span, text: ofSymbol(workspace, name, mention.symbol, language) };
  return ofKey(workspace, name, offset, language);
}

function inText(
  workspace: Workspace,
  name: string,
  text: PlacedText,
  at: number,
  language: Language,
): Hover | undefined {
  const vocabulary = workspace.vocabularyOf(name);
  if (!vocabulary) return undefined;
  const { snippet, entry } = text;
  const said = says(workspace, name, entry, snippet.text, language);
  const use = wordAt(vocabulary, text, at);
  if (use)
    return {
      span: placeIn(snippet, use.span).span,
      text: ofMeaning(workspace, name, use.meaning, language) + said,
    };
  const token = tokenize(snippet.text).tokens.find(
    (each) => isWord(each) && each.startOffset <= at && at <= each.startOffset + each.image.length,
  );
  if (!token) return undefined;
  const span = { start: token.startOffset, end: token.startOffset + token.image.length };
  const own = Object.hasOwn(ownWords, token.image) ? ownWords[token.image] : undefined;
  if (own === undefined && said === '') return undefined;
  return {
    span: placeIn(snippet, span).span,
    text: `${own ? `**${token.image}**: ${meaningIn(own, language)}` : ''}${said}`.trim(),
  };
}

/** The whole text as it is printed; only where the game has no errors and the text none. */
function says(
  workspace: Workspace,
  name: string,
  entry: PlacedText['entry'],
  text: string,
  language: Language,
): string {
  const home = workspace.homeOf(name);
  const game = home && workspace.gameOf(home);
  if (!game || entry === 'condition') return '';
  const { tree, diagnostics } = parseSpoken(entry, wholeText(text));
  if (tree === undefined || diagnostics.length > 0) return '';
  try {
    const lines = render(entry, tree, language, { vocabulary: game.vocabulary });
    return lines.length > 0 ? `\n\n---\n${lines.map((line) => `> ${line}`).join('\n>\n')}` : '';
  } catch {
    // Texts about what only their place in the game knows are not printed on anything.
    return '';
  }
}

function ofMeaning(workspace: Workspace, name: string, meaning: WordMeaning, language: Language): string {
  const words = messagesIn<'editor'>(language);
  switch (meaning.kind) {
    case 'declared':
      return ofSymbol(workspace, name, meaning.symbol, language);
    case 'built-in':
      return `**${meaning.symbol.id}**: ${words('editor/every-game')}`;
    case 'local':
      return `**${meaning.name}**: ${words('editor/named-here')}`;
    case 'primitive': {
      const { says: does, takes, example } = primitives[meaning.verb];
      const parts = takes.map(
        (part) =>
          `${'preposition' in part ? `\`${part.preposition}\` ` : ''}${spoken(say(part.wants), language)}`,
      );
      const taken = parts.length > 0 ? `\n\n${words('editor/takes', { parts })}` : '';
      return `**${meaning.verb}**: ${meaningIn(does, language)}${taken}\n\n\`${example}\``;
    }
    case 'small': {
      const saying = sayingOf(meaning.word);
      const what = saying ? meaningIn(saying.says, language) : words('editor/of-the-language');
      return `**${meaning.word}**: ${what}${saying?.example ? `\n\n\`${saying.example}\`` : ''}`;
    }
  }
}

function ofSymbol(workspace: Workspace, name: string, symbol: DeclaredSymbol, language: Language): string {
  const { file, span } = symbol.place;
  const text = workspace.text(file) ?? '';
  const called = symbol.sort === 'verb' ? symbol.id : nameIn(symbol, language);
  const title = called === symbol.id ? `**${symbol.id}**` : `**${called}** (\`${symbol.id}\`)`;
  const words = messagesIn<'editor'>(language);
  const where = words('editor/where', {
    file: file.slice(file.lastIndexOf('/') + 1),
    line: lineAndColumn(text, span.start).line,
  });
  const what =
    symbol.sort === 'value'
      ? words('editor/value-of', { of: symbol.of.id })
      : spoken(say(sortPhrases[symbol.sort]), language);
  const body =
    symbol.sort === 'card' ? ofCard(workspace, name, symbol.id, language) : source(text, span.start);
  return `${title}: ${what} (${where})${body}`;
}

function ofCard(workspace: Workspace, name: string, id: string, language: Language): string {
  const home = workspace.homeOf(name);
  const game = home && workspace.gameOf(home);
  const card = game?.cards.find((each) => each.symbol.id === id);
  if (!game || !card) return '';
  const { kind, facts, texts } = cardText(game, card, language);
  const printed = facts.map(({ label, value }) => `${label} ${value}`).join(', ');
  const lines = texts.flatMap((each) => each.lines.map((line) => `> ${line}`));
  return `\n\n${kind}${printed ? `: ${printed}` : ''}${lines.length > 0 ? `\n\n${lines.join('\n>\n')}` : ''}`;
}

const depth = (line: string): number => line.length - line.trimStart().length;

/** How many lines of a declaration are shown. */
const MOST_LINES = 12;

/** The lines of a declaration as they are in the file. */
function source(text: string, start: number): string {
  const lines = text.slice(text.lastIndexOf('\n', start - 1) + 1).split(/\r?\n/);
  const end = lines.findIndex((line, i) => i > 0 && line.trim() !== '' && depth(line) <= depth(lines[0]));
  const own = lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_LINES));
  while (own.at(-1)?.trim() === '') own.pop();
  return `\n\n\`\`\`yaml\n${own.map((line) => line.slice(depth(lines[0]))).join('\n')}\n\`\`\``;
}

/** What a key of the data holds, in the words of its schema. */
function ofKey(workspace: Workspace, name: string, offset: number, language: Language): Hover | undefined {
  const file = workspace.file(name);
  const found = file?.root && scalarAt(file.root, offset);
  if (!file || !found?.isKey) return undefined;
  const kind: FileKind = file.kind;
  const at = schemaFor(kind, found.path, workspace.vocabularyOf(name));
  const schemas = at ? schemasAt(at.schema, at.path, new Map()) : [];
  const words = schemas.map(phraseOf).find((each) => each !== undefined);
  return words && { span: found.span, text: `**${found.text}**: ${spoken(words, language)}` };
}
