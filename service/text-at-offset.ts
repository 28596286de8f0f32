import { unitAt } from '../dsl/text/source.ts';
import { languageTexts, lineAt } from '../interpreter/compiler/loader/language-texts.ts';
import { snippetOf, type Node } from '../schemas/index.ts';
import type { Span } from '../dsl/text/source.ts';
import type { Vocabulary } from '../dsl/language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../dsl/language/symbols/symbols.ts';
import type { FileKind } from '../interpreter/compiler/loader/library.ts';
import { patchedPath } from './file-sections.ts';
import { localsOf } from './word-info.ts';
import { tokenize } from '../dsl/language/lexer/tokens.ts';
import type { Workspace } from './workspace.ts';
import type { PlacedText } from './placed-text.ts';

/** The texts of the language in a file, in their order. */
export function textsOf(workspace: Workspace, name: string): PlacedText[] {
  const file = workspace.file(name);
  if (!file?.root) return [];
  const { root, kind } = file;
  const vocabulary = workspace.vocabularyOf(name);
  const texts = languageTexts(root, kind, vocabulary).map((each) => ({
    ...each,
    snippet: snippetOf(name, each.node),
  }));
  if (!vocabulary || (kind !== 'game' && kind !== 'variant'))
    return texts.map((each) => ({ ...each, names: [] }));
  /**
   * The names that texts give, by the map of the texts: what is chosen for an action is known to the rest of
   * it.
   */
  const given = new Map<string, string[]>();
  const placed = texts.map((each) => {
    const path = scalarAt(root, each.node.span.start)?.path ?? [];
    const inVariant = kind === 'variant' && path.length > 1;
    // A named line is one map deeper, and its names are known to the lines behind it.
    const isLine = lineAt(inVariant ? patchedPath(path) : path);
    const map = path.slice(0, isLine && path.length > 2 ? -2 : -1).join('/');
    if (path.at(-1) === 'choose' || isLine)
      given.set(map, [...(given.get(map) ?? []), ...localsOf(tokenize(each.snippet.text).tokens)]);
    return { each, path, map };
  });
  return placed.map(({ each, path, map }) => ({
    ...each,
    names: [...parametersAt(vocabulary, kind, path), ...(given.get(map) ?? [])],
  }));
}

/** The names that a text of the game itself may use: what its verb, function or window takes. */
export function parametersAt(
  vocabulary: Vocabulary,
  kind: FileKind,
  path: readonly string[],
): readonly string[] {
  const [section, id] = kind === 'variant' && path.length > 1 ? patchedPath(path) : path;
  const { verbs, functions, windows } = vocabulary;
  const of = { verbs, functions, windows }[section as 'verbs'] as readonly VerbSymbol[] | undefined;
  return of?.find((each) => each.id === id)?.parameters.map((each) => each.name) ?? [];
}

/** The text at a place of a file, and where in it the place is. */
export function textAtOffset(
  workspace: Workspace,
  name: string,
  offset: number,
): { text: PlacedText; at: number } | undefined {
  const text = textsOf(workspace, name).find(
    ({ node }) => node.span.start <= offset && offset <= node.span.end,
  );
  return text && { text, at: unitAt(text.snippet, offset) };
}

/** The scalar at an offset, with the keys that lead to it; `*` stands for an element of a list. */
export function scalarAt(
  root: Node | undefined,
  offset: number,
  path: readonly string[] = [],
): { path: readonly string[]; isKey: boolean; span: Span; text: string } | undefined {
  if (!root || offset < root.span.start || offset > root.span.end) return undefined;
  if (root.kind === 'scalar') return { path, isKey: false, span: root.span, text: root.text };
  if (root.kind === 'list') {
    for (const item of root.items) {
      const found = scalarAt(item, offset, [...path, '*']);
      if (found) return found;
    }
    return undefined;
  }
  for (const { key, value } of root.entries) {
    if (key.span.start <= offset && offset <= key.span.end)
      return { path: [...path, key.text], isKey: true, span: key.span, text: key.text };
    const found = scalarAt(value, offset, [...path, key.text]);
    if (found) return found;
  }
  return undefined;
}
