/**
 * Finds the places in a file that refer to a declaration of a game: in its texts, in the data beside them,
 * and at the declaration. An editor jumps to them, lists and renames them.
 */
import { placeIn, type Span } from '../dsl/text/source.ts';
import { isWord, tokenize } from '../dsl/language/lexer/tokens.ts';
import type { Vocabulary } from '../dsl/language/symbols/symbol-table.ts';
import type { DeclaredSymbol, KindSymbol } from '../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node, type ScalarNode } from '../schemas/index.ts';
import { entries, scalars } from '../interpreter/compiler/loader/link-context.ts';
import { rowSort } from '../interpreter/compiler/loader/rows.ts';
import { patchedPath, symbolSections } from './file-sections.ts';
import { textsOf } from './text-at-offset.ts';
import { wordsOfText, type WordForm } from './word-info.ts';
import type { Workspace } from './workspace.ts';

/** A place in a file that refers to a declaration: by its id, or by its name in one of its forms. */
export interface SymbolMention {
  readonly span: Span;
  readonly symbol: DeclaredSymbol;
  readonly by: 'id' | WordForm;
  /** Whether it is in a text of the language. */
  readonly inText: boolean;
}

/**
 * The identity of a symbol in two loads of a game, of which one may be a variant; fields of one name are one
 * word.
 */
export function identityOf(symbol: DeclaredSymbol): string {
  switch (symbol.sort) {
    case 'field':
      return `field ${symbol.names.en[0] ?? symbol.id}`;
    case 'pile':
      return `pile ${symbol.zone.id}`;
    case 'value':
      return `value ${symbol.of.id} ${symbol.id}`;
    default:
      return `${symbol.sort} ${symbol.id}`;
  }
}

/** All mentions in a file, in their order. */
export function mentionsIn(workspace: Workspace, name: string): SymbolMention[] {
  const file = workspace.file(name);
  const vocabulary = workspace.vocabularyOf(name);
  const home = workspace.homeOf(name);
  if (!file?.root || !vocabulary || !home) return [];
  const found: SymbolMention[] = [...inTexts(workspace, name, vocabulary)];
  const inData: Told = (span, symbol, by = 'id') => void found.push({ span, symbol, by, inText: false });
  for (const symbol of declaredSymbols(vocabulary))
    if (symbol.place.file === name) inData(symbol.place.span, symbol);
  for (const { place, to } of workspace.load(home).references ?? [])
    if (place.file === name) inData(place.span, to);
  switch (file.kind) {
    case 'cards':
      inCards(file.root, vocabulary, inData);
      break;
    case 'game':
      inCards(valueOf(file.root, 'cards'), vocabulary, inData);
      inFieldVerbs(file.root, vocabulary, inData);
      break;
    case 'variant':
      inCards(valueOf(file.root, 'cards'), vocabulary, inData);
      inPatches(file.root, vocabulary, inData);
      break;
    case 'scenario':
      inScenario(file.root, [], vocabulary, new Set(found.map(({ span }) => span.start)), inData);
      break;
    default:
  }
  return distinct(found);
}

/** The mention at an offset of a file. */
export const mentionAt = (workspace: Workspace, name: string, offset: number): SymbolMention | undefined =>
  mentionsIn(workspace, name).findLast(({ span }) => span.start <= offset && offset <= span.end);

/** All that a game declares. */
export const declaredSymbols = (vocabulary: Vocabulary): DeclaredSymbol[] => [
  ...Object.values(symbolSections).flatMap((of) => of(vocabulary)),
  ...vocabulary.fields,
  ...vocabulary.steps,
  ...vocabulary.enums.flatMap(({ values }) => values),
  ...vocabulary.zones.flatMap(({ pile, grid }) => [...(pile ? [pile] : []), ...(grid?.metrics ?? [])]),
];

/** `verb` of a field: by which its text is carried out. */
function inFieldVerbs(root: Node, vocabulary: Vocabulary, tell: Told): void {
  for (const { id, place } of vocabulary.fields) {
    const kinds = valueOf(root, 'kinds');
    for (const { value } of kinds?.kind === 'map' ? kinds.entries : []) {
      const field = entry(valueOf(value, 'fields'), id);
      const verb = field?.key.span.start === place.span.start ? valueOf(field.value, 'verb') : undefined;
      const known = vocabulary.verbs.find((each) => verb?.kind === 'scalar' && each.id === verb.text);
      if (verb && known) tell(verb.span, known);
    }
  }
}

type Told = (span: Span, symbol: DeclaredSymbol, by?: SymbolMention['by']) => void;

function inTexts(workspace: Workspace, name: string, vocabulary: Vocabulary): SymbolMention[] {
  return textsOf(workspace, name).flatMap(({ entry: of, snippet, names }) =>
    wordsOfText(vocabulary, of, snippet.text, names).flatMap(({ span, meaning }): SymbolMention[] => {
      if (meaning.kind !== 'declared') return [];
      const { symbol, form } = meaning;
      // The copy of a card has a number behind its id.
      const length = symbol.sort === 'card' ? symbol.id.length : span.end - span.start;
      const place = placeIn(snippet, { start: span.start, end: span.start + length });
      return [{ span: place.span, symbol, by: form, inText: true }];
    }),
  );
}

function inCards(node: Node | undefined, vocabulary: Vocabulary, tell: Told): void {
  if (node?.kind === 'list') for (const each of node.items) inCards(each, vocabulary, tell);
  if (node?.kind !== 'map') return;
  inBrought(valueOf(node, 'brings'), vocabulary, tell);
  const named = valueOf(node, 'kind');
  const kind = vocabulary.kinds.find((each) => named?.kind === 'scalar' && each.id === named.text);
  if (!kind) return;
  tell(named!.span, kind);
  inFields(node, kind, tell);
  const each = valueOf(node, 'each');
  if (each) inFields(each, kind, tell);
}

/**
 * The declarations of a card, which other cards may have as well: the first of them counts as the
 * declaration.
 */
function inBrought(node: Node | undefined, vocabulary: Vocabulary, tell: Told): void {
  for (const { key: section, value } of entries(node))
    for (const { key, value: declaration } of entries(value)) {
      const symbol = symbolSections[section.text]?.(vocabulary).find(({ id }) => id === key.text);
      if (!symbol) continue;
      tell(key.span, symbol);
      const parts =
        symbol.sort === 'kind'
          ? { of: symbol.fields, at: valueOf(declaration, 'fields') }
          : symbol.sort === 'enum'
            ? { of: symbol.values, at: valueOf(declaration, 'of') }
            : undefined;
      for (const part of [...entries(parts?.at).map((each) => each.key), ...scalars(parts?.at)]) {
        const known = parts!.of.find(({ id }) => id === part.text);
        if (known) tell(part.span, known);
      }
    }
}

function inFields(node: Node, kind: KindSymbol, tell: Told): void {
  for (const field of kind.fields) {
    const own = entry(node, field.id);
    if (!own) continue;
    tell(own.key.span, field);
    if (field.type.type !== 'value' && field.type.type !== 'set') continue;
    const { values } = field.type.of;
    for (const scalar of scalarsOf(own.value)) {
      const value = values.find((one) => one.id === scalar.text);
      if (value) tell(scalar.span, value);
    }
  }
}

const scalarsOf = (node: Node): readonly ScalarNode[] =>
  node.kind === 'scalar' ? [node] : node.kind === 'list' ? node.items.flatMap(scalarsOf) : [];

/**
 * Paths such as `verbs/play/do`: their second step is the declaration, and further steps may name its parts.
 */
function inPatches(root: Node, vocabulary: Vocabulary, tell: Told): void {
  for (const how of ['set', 'add', 'replace', 'remove']) {
    const patches = valueOf(root, how);
    const keys =
      patches?.kind === 'map'
        ? patches.entries.map(({ key }) => key)
        : patches?.kind === 'list'
          ? scalarsOf(patches)
          : [];
    for (const key of keys) if (key.style === 'plain') inPath(key, vocabulary, tell);
  }
  const added = valueOf(root, 'add');
  for (const { key, value } of added?.kind === 'map' ? added.entries : [])
    inPlace(patchedPath(['', key.text]).slice(0, -1), value, vocabulary, tell);
}

/** The place of an addition in a variant: before or behind a step; an ending also is asked behind one. */
function inPlace(row: readonly string[], value: Node, vocabulary: Vocabulary, tell: Told): void {
  const sort = rowSort(row);
  if (sort !== 'steps' && sort !== 'endings') return;
  for (const key of sort === 'steps' ? ['before', 'after'] : ['after'])
    for (const node of scalars(valueOf(value, key))) {
      const step = vocabulary.steps.find(({ id }) => id === node.text);
      if (step) tell(node.span, step);
    }
}

function inPath(key: ScalarNode, vocabulary: Vocabulary, tell: Told): void {
  const path = patchedPath(['', key.text]);
  let at = 0;
  path.forEach((step, i) => {
    const start = key.text.indexOf(step, at);
    const symbol = start < 0 ? undefined : stepOf(vocabulary, path.slice(0, i), step);
    if (symbol) tell({ start: key.span.start + start, end: key.span.start + start + step.length }, symbol);
    at = start + step.length;
  });
}

/** What a step of a path names, by the steps before it. */
function stepOf(vocabulary: Vocabulary, before: readonly string[], step: string): DeclaredSymbol | undefined {
  const [section, id, part] = before;
  const known = ((): readonly DeclaredSymbol[] | undefined => {
    if (before.length === 1) return symbolSections[section]?.(vocabulary);
    if (before.length === 2 && section === 'cards')
      return vocabulary.cards.find((each) => each.id === id)?.kind.fields;
    if (before.length !== 3) return undefined;
    switch (`${section}/${part}`) {
      case 'kinds/fields':
        return vocabulary.kinds.find((each) => each.id === id)?.fields;
      case 'values/of':
        return vocabulary.enums.find((each) => each.id === id)?.values;
      case 'flow/steps':
        return vocabulary.steps;
      default:
        return undefined;
    }
  })();
  return known?.find((each) => each.id === step);
}

/** Keys of scenarios whose values are words for people. */
const prose = new Set(['scenario', 'name', 'about', 'proves', 'with', 'note', 'language']);

/** A scenario refers to cards and other symbols of the game wherever it is not prose. */
function inScenario(
  node: Node,
  path: readonly string[],
  vocabulary: Vocabulary,
  known: ReadonlySet<number>,
  tell: Told,
): void {
  if (node.kind === 'list') for (const each of node.items) inScenario(each, path, vocabulary, known, tell);
  if (node.kind === 'scalar') {
    const step = path.at(-1) === 'step' && vocabulary.steps.find((each) => each.id === node.text);
    if (step) tell(node.span, step);
    else inWords(node, vocabulary, known, tell);
  }
  if (node.kind !== 'map') return;
  for (const { key, value } of node.entries) {
    if (prose.has(key.text)) continue;
    inWords(key, vocabulary, known, tell, true);
    inScenario(value, [...path, key.text], vocabulary, known, tell);
  }
}

function inWords(
  node: ScalarNode,
  vocabulary: Vocabulary,
  known: ReadonlySet<number>,
  tell: Told,
  isKey = false,
): void {
  if (node.style !== 'plain' || node.offsets) return;
  const tokens = tokenize(node.text).tokens;
  tokens.forEach((token, i) => {
    const start = node.span.start + token.startOffset;
    if (!isWord(token) || known.has(start)) return;
    const id = token.image.replace(/#\d+$/, '');
    const card = vocabulary.cards.find((each) => each.id === id);
    if (card) tell({ start, end: start + id.length }, card);
    // A key that is a word of the game and nothing else.
    else if (i === 0 && tokens.every(isWord)) {
      const [meaning] = vocabulary.terms.get(node.text) ?? [];
      if (!meaning || meaning.symbol.sort === 'built-in') return;
      // As a key, a symbol of the game is its id: `decks` is a word of scenarios.
      if (isKey && meaning.form === 'many' && meaning.symbol.names.en[0] !== node.text) return;
      tell(node.span, meaning.symbol, meaning.form);
    }
  });
}

function distinct(found: readonly SymbolMention[]): SymbolMention[] {
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => a.span.start - b.span.start)
    .filter(({ span, symbol }) => {
      const key = `${span.start} ${symbol.sort === 'field' ? 'field' : identityOf(symbol)}`;
      return !seen.has(key) && seen.add(key);
    });
}
