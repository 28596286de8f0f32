import { withNamedNumbers } from '../../../dsl/language/parser/spoken-form.ts';
import type { Code, Details } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { byPlace } from '../../../dsl/diagnostics/places-by-file.ts';
import type { Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn, type Place, type Snippet, type Span } from '../../../dsl/text/source.ts';
import type { DeclaredSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, snippetOf, valueOf, type Entry, type Node, type ScalarNode } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';

/** What it depends on whether a fact about a part of the data is still true. */
export type FactsFrom = 'words' | 'words and cards';

/** What texts meant in the load before, and how they were read. */
export interface TextMemory {
  /** The words of a game: those of the last load where its own file is the same. */
  words(s: Sources, game: Node, declare: () => Vocabulary): Vocabulary;
  /** Receives the cards of the game, before any text is read: texts refer to them by their numbers. */
  dealt(cards: readonly CardData[]): void;
  /** What a text of a card means, wherever it is; `how` it is read. */
  text<T>(s: Sources, how: string, node: Node, read: () => T): T;
  /** What a node means that is still the same one, and at the same place. */
  placed<T>(s: Sources, how: string, node: Node, read: () => T): T;
  /** What follows from a node or a tree and the words of the game, or its words and cards; `what` it is. */
  derived<T>(from: FactsFrom, what: string, of: object, derive: () => T): T;
  isDerived(from: FactsFrom, what: string, of: object): boolean;
  /** The files of nodes. */
  readonly owner: WeakMap<Node, string>;
  /** Whether a text may say that less is paid for something: other texts mean something else then. */
  priced(lowered: boolean): void;
  /** The tree of a text without faults, by what it is read as. */
  tree<T>(key: string): T | undefined;
  keepTree(key: string, tree: Entries[EntryKind]): void;
}

/** A text that was refused, and what judges a text in its place: how it is read, and what is wrong with it. */
export interface RefusedText {
  readonly placed: Snippet;
  readonly entry: EntryKind;
  /** The kind of the card that says it. */
  readonly kind: KindSymbol | undefined;
  /** Places are units of the text that is given back, in no file. */
  readonly judge: (text: string) => { readonly text: string; readonly found: readonly Diagnostic[] };
  /** A text as it is read, in the words of the language; undefined where it is refused. */
  readonly reads: (text: string) => string | undefined;
}

/** The place of a text, and how others are judged in its place; most are right, and nobody asks. */
export interface JudgedText {
  readonly file: string;
  readonly span: Span;
  readonly judge: () => RefusedText;
}

/** Where the nodes of a game come from (a variant puts nodes of its own file into it), and what was found wrong. */
export interface Sources {
  readonly fileOf: (node: Node) => string;
  /** Notes that a node was made from another one and has its place; returns it. */
  readonly from: <N extends Node>(made: N, node: Node) => N;
  readonly diagnostics: Diagnostic[];
  /** The texts of the language that were read. */
  readonly texts: Snippet[];
  /** Those that could be read, as trees. */
  readonly trees: {
    readonly tree: Entries[EntryKind];
    readonly snippet: Snippet;
    /** An entry of a list of phrases, which needs no article. */
    readonly listed: boolean;
  }[];
  /** Where the data names something that is declared. */
  readonly references: Reference[];
  /** How texts are judged; none are kept where nothing is offered for them. */
  readonly judged?: JudgedText[] | undefined;
  /** What is kept from the load before. */
  readonly memory?: TextMemory | undefined;
}

/** The same sources for what is read another time: what is found is reported elsewhere, and nothing is noted or kept. */
export const quietSources = (s: Sources): Sources => ({
  ...s,
  diagnostics: [],
  references: [],
  texts: [],
  trees: [],
  judged: undefined,
  memory: undefined,
});

/** A place in the data, outside of texts, that names something declared. */
export interface Reference {
  readonly place: Place;
  readonly to: DeclaredSymbol;
}

export const placeOf = (s: Sources, node: Node): Place => ({ file: s.fileOf(node), span: node.span });

export function reportAtNode<C extends Code>(
  s: Sources,
  code: C,
  node: Node,
  details: Details<C>,
  more: Parameters<typeof report>[3] = {},
): undefined {
  s.diagnostics.push(report(code, placeOf(s, node), details, more));
  return undefined;
}

/** The same at a part of a text. */
export function reportInText<C extends Code>(
  s: Sources,
  code: C,
  { snippet, span }: { readonly snippet: Snippet; readonly span: Span },
  details: Details<C>,
  more: Parameters<typeof report>[3] = {},
): void {
  s.diagnostics.push(report(code, placeIn(snippet, span), details, more));
}

/** Complains about a key that makes no difference at its place. */
export const reportIdleKey = (s: Sources, at: Node, key: string, where: Phrase): undefined =>
  reportAtNode(s, 'game/idle-key', at, { key, where });

const shapeFaults = new WeakMap<Sources, ReturnType<typeof byPlace>>();

/**
 * Whether an entry lacks a part or has a key that there is not, which was reported: what it is is not known then. What is
 * wrong in its `parts` is theirs.
 */
export function unreadIn(s: Sources, key: Node, value: Node, parts?: Node): true | undefined {
  let faults = shapeFaults.get(s);
  if (!faults) {
    const found = s.diagnostics.filter(
      ({ code }) => code === 'schema/unknown-key' || code === 'schema/missing',
    );
    shapeFaults.set(s, (faults = byPlace(found)));
  }
  const isIn = ({ place }: Diagnostic, node: Node | undefined): boolean =>
    node !== undefined &&
    place.file === s.fileOf(node) &&
    place.span.start >= node.span.start &&
    place.span.end <= node.span.end;
  const isFaulty = (node: Node): boolean =>
    faults(s.fileOf(node), node.span.start, node.span.end).some(
      (fault) => isIn(fault, node) && !isIn(fault, parts),
    );
  return isFaulty(key) || isFaulty(value) || undefined;
}

/** The text of a scalar with its places, or none where there is no text that can be read. */
export function snippet(s: Sources, node: Node | undefined): Snippet | undefined {
  // A number or nothing at all in place of a text was reported with the shape.
  if (node?.kind !== 'scalar' || node.repaired || typeof node.value !== 'string' || node.text.trim() === '')
    return undefined;
  const text = withNamedNumbers(snippetOf(s.fileOf(node), node));
  if (text.files) s.texts.push(...node.lines!.map((line) => snippetOf(line.file, line.text)));
  else s.texts.push(text);
  return text;
}

/**
 * A text that was read, at its place in the present file; a rewritten text keeps the words that it was read
 * as.
 */
export function currentText(s: Sources, node: Node, read: Snippet): Snippet {
  const at = s.memory && snippet(s, node);
  return at?.text === read.text ? at : read;
}

export const entries = (node: Node | undefined): readonly Entry[] =>
  node?.kind === 'map' ? node.entries : [];
export const items = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : []);
export const textAt = (node: Node | undefined, key: string): string | undefined =>
  textOf(entry(node, key)?.value);
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' ? node.text : undefined;

/** A whole number, or none. */
export function numberAt(node: Node | undefined, key: string): number | undefined {
  const value = entry(node, key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
}

/** The scalars of a list, or the one scalar. */
export function scalars(node: Node | undefined): readonly ScalarNode[] {
  if (node?.kind === 'scalar') return [node];
  return items(node).flatMap((each) => (each.kind === 'scalar' ? [each] : []));
}

/** From more to less there is no number. */
export function checkBounds(s: Sources, node: Node): void {
  const [from, to] = [numberAt(node, 'from'), numberAt(node, 'to')];
  if (from !== undefined && to !== undefined && from > to)
    reportAtNode(s, 'game/empty-bounds', valueOf(node, 'from') ?? node, { from, to });
}
