import type { Program } from '../../../dsl/ir/statements.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import {
  resolveAbilities,
  resolveCondition,
  resolveEffect,
  resolveObjects,
  resolvePlace,
  resolveSet,
  resolveValue,
} from '../../../dsl/checker/check.ts';
import type { Context, Resolved } from '../../../dsl/checker/check.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { isOwnVerb } from '../../../dsl/language/lexer/reserved-words.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Parameter, PhraseText } from '../../../dsl/language/symbols/symbols.ts';
import { commentAfter, snippetOf, type Node } from '../../../schemas/index.ts';
import { namedProgram, type NamedProgram, type ProgramRole } from '../../game/linked-game.ts';
import { unknownWords } from '../../../dsl/checker/suggestions/repaired-text-words.ts';
import { snippet, type Sources } from '../loader/link-context.ts';

/** Who is meant by the words of a text. */
export type Who = Omit<Context, 'vocabulary' | 'snippet'>;

/**
 * The trees of texts without faults, as long as their files are kept: a game is loaded anew with each thing that is put
 * on top of it, and its own texts say what they said.
 */
const trees = new WeakMap<Node, Map<EntryKind, Entries[EntryKind]>>();

const treeOf = <E extends EntryKind>(node: Node, entry: E): Entries[E] | undefined =>
  trees.get(node)?.get(entry) as Entries[E] | undefined;

function keepTree(node: Node, entry: EntryKind, tree: Entries[EntryKind]): void {
  const known = trees.get(node);
  if (known) known.set(entry, tree);
  else trees.set(node, new Map([[entry, tree]]));
}

/**
 * Parses the text of a scalar; complains, and gives undefined, where it cannot be read. Then `words` is asked for what is
 * wrong in what can be made of it.
 */
export function parseText<E extends EntryKind>(
  s: Sources,
  entry: E,
  node: Node | undefined,
  words?: (tree: Entries[E], snippet: Snippet) => readonly Diagnostic[],
  listed = false,
): { tree: Entries[E]; snippet: Snippet } | undefined {
  const text = snippet(s, node);
  if (!text || node?.kind !== 'scalar') return undefined;
  const comment = commentAfter(text.file, node);
  if (comment && node.style === 'plain') {
    s.diagnostics.push(report('yaml/hash-in-text', comment, {}, { severity: 'warning' }));
  }
  const key = s.memory && `${entry}\n${text.text}`;
  const known = treeOf(node, entry) ?? (key === undefined ? undefined : s.memory?.tree<Entries[E]>(key));
  if (known !== undefined) {
    s.trees.push({ tree: known, snippet: text, listed });
    return { tree: known, snippet: text };
  }
  const { tree, diagnostics } = parse(entry, text);
  if (tree !== undefined && diagnostics.length === 0) {
    keepTree(node, entry, tree);
    if (key !== undefined) s.memory?.keepTree(key, tree);
  }
  s.diagnostics.push(...diagnostics);
  const wrong = diagnostics.some((each) => each.severity === 'error');
  if (wrong && words) s.diagnostics.push(...unknownWords(entry, text, diagnostics, words));
  // Of a text with faults these are the lines that could be read.
  if (tree !== undefined) s.trees.push({ tree, snippet: text, listed });
  return tree === undefined || wrong ? undefined : { tree, snippet: text };
}

/** The phrase of a declaration; one that cannot be read was reported, and is of the error sort. */
export const phraseText = (s: Sources, node: Node): PhraseText =>
  parseText(s, 'phrase', node) ?? unreadText(s, node);

/** A text that is missing or could not be read, which was reported; `node` is where it stands, or should. */
export const unreadText = (s: Sources, node: Node): PhraseText => ({
  tree: { kind: 'noun', heads: [], tails: [], span: { start: 0, end: 0 } },
  snippet: emptyText(s, node),
  unread: true,
});

/** No text, where a node stands. */
export const emptyText = (s: Sources, node: Node): Snippet => ({
  file: s.fileOf(node),
  text: '',
  offsets: [node.span.start],
});

function kept<T>(s: Sources, resolved: Resolved<T>): T | undefined {
  s.diagnostics.push(...resolved.diagnostics);
  return resolved.value;
}

/** What a text means, as far as that can be told, and where it stands; none where it cannot be read. */
function meaningOf<E extends EntryKind, T>(
  s: Sources,
  entry: E,
  node: Node,
  setting: Omit<Context, 'snippet'>,
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
): { value: T | undefined; snippet: Snippet } | undefined {
  const meaning = (tree: Entries[E], text: Snippet, wordsOnly: boolean) =>
    resolve({ ...setting, snippet: text, wordsOnly }, tree);
  const spoken = spokenText(s, entry, node, (tree, text) => meaning(tree, text, false));
  if (spoken) return spoken;
  const parsed = parseText(s, entry, node, (tree, snippet) => meaning(tree, snippet, true).diagnostics);
  if (!parsed) return undefined;
  const { tree, snippet } = parsed;
  return {
    value: kept(s, resolve({ ...setting, snippet, wordsOnly: false }, tree)),
    snippet,
  };
}

/**
 * What a text means that is said as people speak, where it has one meaning and no other fault; undefined for all other
 * texts, which are read as they stand.
 */
function spokenText<E extends EntryKind, T>(
  s: Sources,
  entry: E,
  node: Node,
  resolve: (tree: Entries[E], snippet: Snippet) => Resolved<T>,
): { value: T | undefined; snippet: Snippet } | undefined {
  if (node.kind !== 'scalar' || node.repaired || typeof node.value !== 'string' || treeOf(node, entry))
    return undefined;
  const text = snippetOf(s.fileOf(node), node);
  const read = parseSpoken(entry, text);
  if (read.snippet === text || read.tree === undefined) return undefined;
  const resolved = resolve(read.tree, read.snippet);
  if (resolved.diagnostics.some(({ severity }) => severity === 'error')) return undefined;
  s.texts.push(read.snippet);
  s.trees.push({ tree: read.tree, snippet: read.snippet, listed: false });
  return { value: kept(s, resolved), snippet: read.snippet };
}

const nothing: Program = { acts: [], slots: [], parameters: [], abilities: [] };

/** A text that does something; one that cannot be read does nothing, and was complained about. */
export function effectText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  role: ProgramRole,
  who: Who,
): NamedProgram {
  const found = meaningOf(s, 'effect', node, { vocabulary, ...who }, resolveEffect);
  return namedProgram(role, found?.value ?? nothing, found?.snippet ?? emptyText(s, node));
}

/** The objects of a verb that a field names; where there is no such verb, that is told of the field. */
export function objectsText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  verb: string,
  role: ProgramRole,
  who: Who,
): NamedProgram | undefined {
  if (!isOwnVerb(verb) && vocabulary.verbs.every(({ id }) => id !== verb)) {
    parseText(s, 'objects', node);
    return undefined;
  }
  const found = meaningOf(s, 'objects', node, { vocabulary, ...who }, (context, tree) =>
    resolveObjects(context, verb, tree),
  );
  return found?.value && namedProgram(role, found.value, found.snippet);
}

/** What reads texts that may speak of parameters. */
const textOfParameters =
  <E extends EntryKind, T>(
    entry: E,
    resolve: (context: Context, tree: Entries[E], parameters: readonly Parameter[]) => Resolved<T>,
  ) =>
  (
    s: Sources,
    vocabulary: Vocabulary,
    node: Node,
    who: Who = {},
    parameters: readonly Parameter[] = [],
  ): { value: T; snippet: Snippet } | undefined => {
    const found = meaningOf(s, entry, node, { vocabulary, ...who }, (context, tree) =>
      resolve(context, tree, parameters),
    );
    return found?.value === undefined ? undefined : { value: found.value, snippet: found.snippet };
  };

export const conditionText = textOfParameters('condition', resolveCondition);
export const setText = textOfParameters('phrase', resolveSet);
export const valueText = textOfParameters('expression', resolveValue);

/** The abilities in a field of a card, or those of the game itself. */
export const abilitiesText = textOfParameters('abilities', resolveAbilities);

/** `to` and one place: where something goes. */
export function placeText(s: Sources, vocabulary: Vocabulary, node: Node, who: Who): Scalar | undefined {
  const parsed = parseText(s, 'objects', node);
  return parsed && kept(s, resolvePlace({ vocabulary, snippet: parsed.snippet, ...who }, parsed.tree));
}
