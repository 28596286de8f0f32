import type { CheckedAbility, Program } from '../../../dsl/ir/statements.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
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
import type {
  Ability as TreeAbility,
  Args,
  Block,
  Condition,
  Entries,
  EntryKind,
  Expression,
  NounPhrase,
} from '../../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Parameter, PhraseText } from '../../../dsl/language/symbols/symbols.ts';
import { commentAfter, type Node } from '../../../schemas/index.ts';
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
  snippet: { file: s.fileOf(node), text: '', offsets: [node.span.start] },
  unread: true,
});

function kept<T>(s: Sources, resolved: Resolved<T>): T | undefined {
  s.diagnostics.push(...resolved.diagnostics);
  return resolved.value;
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
  const meaning = (tree: Block, text: Snippet, wordsOnly = false): Resolved<Program> =>
    resolveEffect({ vocabulary, snippet: text, ...who, wordsOnly }, tree);
  const parsed = parseText(s, 'effect', node, (tree, text) => meaning(tree, text, true).diagnostics);
  const empty: Snippet = { file: s.fileOf(node), text: '', offsets: [node.span.start] };
  if (!parsed) return namedProgram(role, nothing, empty);
  const program = kept(s, meaning(parsed.tree, parsed.snippet)) ?? nothing;
  return namedProgram(role, program, parsed.snippet);
}

/** The objects of a verb that a field names. */
export function objectsText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  verb: string,
  role: ProgramRole,
  who: Who,
): NamedProgram | undefined {
  const meaning = (tree: Args, text: Snippet, wordsOnly = false): Resolved<Program> =>
    resolveObjects({ vocabulary, snippet: text, ...who, wordsOnly }, verb, tree);
  const parsed = parseText(s, 'objects', node, (tree, text) => meaning(tree, text, true).diagnostics);
  if (!parsed) return undefined;
  const program = kept(s, meaning(parsed.tree, parsed.snippet));
  return program && namedProgram(role, program, parsed.snippet);
}

export function conditionText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  who: Who = {},
  parameters: readonly Parameter[] = [],
): { test: Test; snippet: Snippet } | undefined {
  const meaning = (tree: Condition, text: Snippet, wordsOnly = false) =>
    resolveCondition({ vocabulary, snippet: text, ...who, wordsOnly }, tree, parameters);
  const parsed = parseText(s, 'condition', node, (tree, text) => meaning(tree, text, true).diagnostics);
  if (!parsed) return undefined;
  const test = kept(s, meaning(parsed.tree, parsed.snippet));
  return test && { test, snippet: parsed.snippet };
}

export function setText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  who: Who = {},
  parameters: readonly Parameter[] = [],
): Many | undefined {
  const meaning = (tree: NounPhrase, text: Snippet, wordsOnly = false) =>
    resolveSet({ vocabulary, snippet: text, ...who, wordsOnly }, tree, parameters);
  const parsed = parseText(s, 'phrase', node, (tree, text) => meaning(tree, text, true).diagnostics);
  if (!parsed) return undefined;
  return kept(s, meaning(parsed.tree, parsed.snippet))?.set;
}

export function valueText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  who: Who = {},
  parameters: readonly Parameter[] = [],
): Scalar | undefined {
  const meaning = (tree: Expression, text: Snippet, wordsOnly = false) =>
    resolveValue({ vocabulary, snippet: text, ...who, wordsOnly }, tree, parameters);
  const parsed = parseText(s, 'expression', node, (tree, text) => meaning(tree, text, true).diagnostics);
  if (!parsed) return undefined;
  return kept(s, meaning(parsed.tree, parsed.snippet))?.scalar;
}

/** The abilities in a field of a card, or those of the game itself. */
export function abilitiesText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  who: Who,
): { own: readonly CheckedAbility[]; brought: readonly CheckedAbility[]; snippet: Snippet } | undefined {
  const meaning = (tree: readonly TreeAbility[], text: Snippet, wordsOnly = false) =>
    resolveAbilities({ vocabulary, snippet: text, ...who, wordsOnly }, tree);
  const parsed = parseText(s, 'abilities', node, (tree, text) => meaning(tree, text, true).diagnostics);
  if (!parsed) return undefined;
  const abilities = kept(s, meaning(parsed.tree, parsed.snippet));
  return abilities && { ...abilities, snippet: parsed.snippet };
}

/** `to` and one place: where something goes. */
export function placeText(s: Sources, vocabulary: Vocabulary, node: Node, who: Who): Scalar | undefined {
  const parsed = parseText(s, 'objects', node);
  return parsed && kept(s, resolvePlace({ vocabulary, snippet: parsed.snippet, ...who }, parsed.tree));
}
