import { CST, Lexer, Parser } from 'yaml';
import { endOfLine } from '../../dsl/text/line-ends.ts';
import { elementStarts } from './list-elements.ts';
import { decode } from './scalar-offsets.ts';

/** The place of a cursor in a file. */
export interface Cursor {
  /** The keys that lead there; `*` stands for an element of a list. Where a key is typed, those of its map. */
  readonly path: readonly string[];
  /** What is typed there: a key, a value, or, behind a `-`, either. */
  readonly typing: 'key' | 'value' | 'either';
  /** The text so far at the cursor, as YAML reads it. */
  readonly text: string;
  /** The values beside it, by their keys; empty where a value is a list or a map. */
  readonly beside: ReadonlyMap<string, string>;
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Scalar = CST.FlowScalar | CST.BlockScalar;

/** Stands for what is not written yet, so that YAML has a scalar at the cursor. */
const MARK = '\ue003';

/**
 * The place of a cursor; none where neither a key nor a value can be, such as in a comment. Only what is before the
 * cursor decides about it, because what follows is often broken while somebody types.
 */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const start = entryStart(text.slice(0, offset));
  const before = text.slice(start, offset);
  // A dash or a colon is a sign of YAML only in front of a space.
  const space = /[-:]$/.test(before) ? ' ' : '';
  const source = before + space + MARK;
  const root = rootOf(source, (lexeme) => lexeme.endsWith(MARK));
  const scalar = lastScalar(root);
  const found = placeOf(root);
  if (!found || !scalar?.source.endsWith(MARK)) return undefined;
  const { path, typing, inside = scalar, colonText } = found;
  const typed: Scalar =
    colonText === undefined
      ? scalar
      : { type: 'scalar', offset: colonText, indent: 0, source: source.slice(colonText) };
  const written = textOf(typed).split(MARK, 1)[0];
  const above = inside === root ? rootOf(text.slice(0, start), () => false) : undefined;
  const beside = [...itemsOf(above), ...itemsOf(inside).slice(0, -1), ...itemsBehind(text, offset, inside)];
  return {
    path,
    typing,
    text: written.slice(0, Math.max(0, written.length - space.length)),
    beside: new Map(beside.flatMap(({ key, value }) => (key ? [[textOf(key), textOf(value)] as const] : []))),
  };
}

/** Where the last entry at the left margin of a text begins: nothing above it decides about how it is read. */
const entryStart = (text: string): number =>
  (elementStarts(text) ?? Array.from(text.matchAll(/^[^\s#\]}-]/gm), ({ index }) => index)).at(-1) ?? 0;

/** The tree of a text, read up to where `done` says so. */
function rootOf(
  text: string,
  done: (lexeme: string, document: CST.Document | undefined) => boolean,
): CST.Token | undefined {
  const parser = new Parser();
  let document: CST.Document | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    const [bottom] = parser.stack;
    if (bottom?.type === 'document') document = bottom;
    if (done(lexeme, document)) break;
  }
  for (const _ of parser.end());
  return document?.value;
}

function lastScalar(root: CST.Token | undefined): Scalar | undefined {
  let node: CST.Token | null | undefined = root;
  while (CST.isCollection(node)) node = lastOf(node)?.value ?? lastOf(node)?.key;
  return isScalar(node) ? node : undefined;
}

const isScalar = (node: CST.Token | null | undefined): node is Scalar =>
  node?.type === 'alias' || CST.isScalar(node ?? null);

const itemsOf = (node: CST.Token | undefined): readonly CST.CollectionItem[] =>
  CST.isCollection(node) ? node.items : [];

const lastOf = ({ items }: Collection): CST.CollectionItem | undefined => items.at(-1);

const textOf = (node: CST.Token | null | undefined): string => (isScalar(node) ? decode(node).text : '');

interface Found extends Pick<Cursor, 'typing' | 'path'> {
  /** The collection that the cursor is in; none where what is typed may become the first key of one. */
  readonly inside?: Collection;
  /** Where a text begins that YAML takes apart at a colon. */
  readonly colonText?: number;
  readonly node: CST.Token | null | undefined;
}

/** The place of the last scalar of a tree; none where it is at the wrong depth. */
function placeOf(root: CST.Token | undefined): Found | undefined {
  let found: Found = { path: [], typing: 'key', node: root };
  while (CST.isCollection(found.node) && found.colonText === undefined)
    found = isList(found.node) ? inList(found.node, found.path) : inMap(found.node, found.path);
  return found.node ? found : undefined;
}

const isList = (node: Collection): boolean =>
  node.type === 'block-seq' || (node.type === 'flow-collection' && node.start.source === '[');

function inList(list: Collection, above: readonly string[]): Found {
  const item = lastOf(list);
  const isPlaced = list.type !== 'block-seq' || item?.start.some(({ type }) => type === 'seq-item-ind');
  return {
    path: [...above, '*'],
    typing: 'either',
    node: isPlaced ? item?.value : undefined,
    ...(list.type === 'flow-collection' ? { inside: list } : {}),
    ...(item?.key ? { colonText: item.key.offset } : {}),
  };
}

function inMap(map: Collection, path: readonly string[]): Found {
  const items: readonly CST.CollectionItem[] = map.items;
  // In braces, a second colon makes an item of its own, without a key.
  const item = items.findLast(({ key, start }) => key || start.length > 0) ?? items[0];
  const { key, sep = [], value } = item;
  if (!value) {
    const isPlaced = map.type !== 'block-map' || (key as CST.FlowScalar | undefined)?.indent === map.indent;
    return { path, typing: 'key', inside: map, node: isPlaced ? key : undefined };
  }
  const below = map.type === 'block-map' && sep.some(({ type }) => type === 'newline');
  const isCut = item !== items.at(-1) || (value.type === 'block-map' && !below);
  return {
    path: [...path, textOf(key)],
    typing: below ? 'key' : 'value',
    node: value,
    ...(below ? {} : { inside: map }),
    ...(isCut ? { colonText: (value as CST.BlockMap).offset } : {}),
  };
}

/** The items that follow a cursor in its collection, read as if the collection began in its line. */
function itemsBehind(
  text: string,
  offset: number,
  inside: Collection | Scalar,
): readonly CST.CollectionItem[] {
  const rest =
    inside.type === 'flow-collection'
      ? inside.start.source + MARK + text.slice(offset)
      : `${' '.repeat(inside.indent)}${MARK}:${text.slice(endOfLine(text, offset))}`;
  const root = rootOf(rest, (_, document) => document?.value !== undefined);
  return itemsOf(root).slice(1);
}
