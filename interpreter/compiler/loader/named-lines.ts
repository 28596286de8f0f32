/**
 * A text of the language that is written as an ordered map of named lines, for variants to add to: its lines, put
 * together, are one text like any other, in which every character keeps its place in its file.
 */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { spokenForm } from '../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import { entry, foundType, snippetOf, valueOf } from '../../../schemas/index.ts';
import type { Entry, MapNode, NamedLine, Node, ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, items, textAt, type Sources } from './link-context.ts';
import { partAt } from './data-parts.ts';
import { joinsAt, linesAt, mayBeMap, ONLY } from './language-texts.ts';
import { isJoined, joinedText } from './lines/joined-parts.ts';
import { isMenus, lineInOnePiece, wholeLine } from './lines/menu-lines.ts';

/** What a text of lines holds to which a path leads: one of the game itself, or in a field of a card; none elsewhere. */
export function hasLines(data: Node, path: readonly string[]): EntryKind | undefined {
  if (path[0] !== 'cards') return linesAt(path) ?? joinedAt(data, path);
  if (path.length !== 3) return undefined;
  const card = items(valueOf(data, 'cards')).find((each) => textAt(each, 'id') === path[1]);
  const kind = valueOf(valueOf(data, 'kinds'), textAt(card, 'kind') ?? '');
  const field = valueOf(valueOf(kind, 'fields'), path[2]);
  const type = textAt(field, 'type');
  if (type === 'condition' || type === 'cost') return type;
  return type === 'abilities' || (type === 'effect' && !entry(field, 'verb')) ? type : undefined;
}

/**
 * A text of lines above a path: how many steps the path goes into it, and what the text holds. One step is to a line,
 * each two further ones to a choice of a menu in it.
 */
export function textAbove(
  data: Node,
  path: readonly string[],
): { readonly text: readonly string[]; readonly within: number; readonly of: EntryKind } | undefined {
  for (let within = 1; within < path.length; within++) {
    const text = path.slice(0, -within);
    const of = hasLines(data, text);
    if (of && !isJoined(of)) return { text, within, of };
  }
  return undefined;
}

/** What a condition, a cost or a number at a path is, to which parts can be added. */
function joinedAt(data: Node, path: readonly string[]): EntryKind | undefined {
  const of = joinsAt(path);
  if (!of || !mayBeMap(path)) return of;
  // A row of a score may be a map that says more than its number.
  const part = partAt(data, path);
  return part?.kind === 'scalar' || entry(part, ONLY) ? of : undefined;
}

/** The lines of a text that is written without names. */
export const asLines = (s: Sources, text: ScalarNode): MapNode =>
  s.from(
    {
      kind: 'map',
      entries: [{ key: s.from({ ...nameOf(text), value: ONLY, text: ONLY }, text), value: text }],
      span: text.span,
      flow: false,
    },
    text,
  );

/** A name where a text begins. */
const nameOf = ({ span: { start } }: ScalarNode): ScalarNode => ({
  kind: 'scalar',
  value: '',
  text: '',
  style: 'plain',
  span: { start, end: start },
});

/** Data in which no text of the game is a map of lines any more; `more` are paths of such texts on cards. */
export function woven(s: Sources, data: MapNode, more: readonly (readonly string[])[] = []): MapNode {
  let made = weaveBelow(s, data, []) as MapNode;
  for (const path of more) made = weaveAt(s, made, path, hasLines(data, path)!) as MapNode;
  return made;
}

/** Sections of a game with texts of lines. */
const SECTIONS: readonly string[] = ['zones', 'verbs', 'windows', 'rules', 'setup', 'flow', 'checks'];

function weaveBelow(s: Sources, node: Node, path: readonly string[]): Node {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') {
    const made = node.items.map((each) => weaveBelow(s, each, [...path, '*']));
    return made.every((each, i) => each === node.items[i]) ? node : s.from({ ...node, items: made }, node);
  }
  const of = path.length > 0 && linesAt(path);
  if (of) return asOneText(s, node, of);
  const made = node.entries.map((each): Entry => {
    if (path.length === 0 && !SECTIONS.includes(each.key.text)) return each;
    const value = weaveBelow(s, each.value, [...path, each.key.text]);
    return value === each.value ? each : { key: each.key, value };
  });
  return made.every((each, i) => each === node.entries[i]) ? node : s.from({ ...node, entries: made }, node);
}

/** The same at one path. */
function weaveAt(s: Sources, node: Node, [step, ...rest]: readonly string[], of: EntryKind): Node {
  if (step === undefined) {
    if (node.kind !== 'map') return node;
    for (const { key, value } of node.entries) checkLine(s, key, value);
    return asOneText(s, node, of);
  }
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') {
    const made = node.items.map((each) => (textAt(each, 'id') === step ? weaveAt(s, each, rest, of) : each));
    return s.from({ ...node, items: made }, node);
  }
  const made = node.entries.map((each): Entry =>
    each.key.text === step ? { key: each.key, value: weaveAt(s, each.value, rest, of) } : each,
  );
  return s.from({ ...node, entries: made }, node);
}

/** A part of a game as it is read: a text in one piece. */
export function asRead(s: Sources, data: Node, path: readonly string[], part: Node): Node {
  const of = hasLines(data, path);
  return of && part.kind === 'map' ? inOnePiece(s, part, of) : part;
}

/** The parts of a text as one text. */
export const inOnePiece = (s: Sources, map: MapNode, of: EntryKind): ScalarNode =>
  isJoined(of) ? joinedText(s, map, of) : asOneText(s, map, of);

/** Complains of a line of a card that is no text: the shape of cards knows no lines. */
function checkLine(s: Sources, key: ScalarNode, value: Node): void {
  if (value.kind === 'scalar' && typeof value.value === 'string' && value.text.trim() !== '') return;
  if (value.kind === 'map' && isMenus(value)) {
    for (const menu of value.entries)
      if (menu.value.kind === 'map')
        for (const each of menu.value.entries) checkLine(s, each.key, each.value);
    return;
  }
  const details = { subject: written(key.text), expected: say('phrase/a-line-of-an-effect') };
  reportAtNode(s, 'schema/type', value.kind === 'scalar' ? value : key, {
    ...details,
    found: foundType(value),
  });
}

/** A line in the words of the language, or none: what is no text was complained about with the shape. */
function lineOf(s: Sources, of: EntryKind, value: Node): Snippet | undefined {
  if (value.kind === 'map') return isMenus(value) ? wholeLine(s, value) : undefined;
  if (value.kind !== 'scalar' || typeof value.value !== 'string' || value.text.trim() === '')
    return undefined;
  const written = snippetOf(s.fileOf(value), value);
  // Everyday wordings are rewritten in those of the language line by line.
  return (written.files ? undefined : spokenForm(of, written)) ?? written;
}

/** Named lines as one text. What is no text was complained about with the shape. */
function asOneText(s: Sources, map: MapNode, of: EntryKind): ScalarNode {
  const lines: NamedLine[] = [];
  const offsets: number[] = [];
  let whole = '';
  for (const { key, value } of map.entries) {
    const line = lineOf(s, of, value);
    if (!line) continue;
    const { file, text, offsets: at, files } = line;
    const kept = text.trimEnd();
    const pieces = files?.map((each) => ({ ...each, from: whole.length + each.from }));
    lines.push({
      name: key,
      text: value.kind === 'map' ? lineInOnePiece(s, value) : (value as ScalarNode),
      file,
      from: whole.length,
      pieces,
    });
    for (let i = 0; i < kept.length; i++) offsets.push(at[i]);
    offsets.push(at[kept.length]);
    whole += `${kept}\n`;
  }
  if (lines.length === 1 && lines[0].name.text === ONLY && !lines[0].pieces) return lines[0].text;
  const { span } = map;
  const end = lines.length > 0 ? offsets[offsets.length - 1] : span.start;
  return s.from(
    {
      kind: 'scalar',
      value: whole,
      text: whole,
      style: 'literal',
      span: lines.length > 0 ? { start: offsets[0], end } : span,
      offsets: Uint32Array.from([...offsets, end]),
      lines,
      // Nothing else is reported for a text that lacks a line.
      ...(lines.length < map.entries.length ? { repaired: true as const } : {}),
    },
    lines[0]?.text ?? map,
  );
}
