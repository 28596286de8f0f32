/** Changes of a card in the text of its file: nothing else of the file is touched. */
import { endOfLine, startOfLine } from '../../dsl/text/line-ends.ts';
import { edited, type TextEdit } from '../../dsl/text/text-edit.ts';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { entry, valueOf, type Entry, type MapNode, type Node } from '../../schemas/index.ts';
import { commentAt } from '../../schemas/yaml/compose.ts';
import { cellOf, columnsFor, fieldIn, isText, columnLanguage, nameColumn } from './sheet-columns.ts';
import { formsIn, valueFor, scalarIn, type Spot } from './yaml-scalars.ts';
import type { Cell, SheetRow } from './read-sheet.ts';
import type { WrittenCard } from './written-cards.ts';

/** A change of a file, and the cell that says so. */
export interface CellEdit extends TextEdit {
  readonly cell: Cell;
}

/** The cells that say something else than a card. */
export const changedIn = (
  { node, kind }: Pick<WrittenCard, 'node' | 'kind'>,
  { cells }: SheetRow,
  vocabulary: Vocabulary,
): Cell[] =>
  [...cells.values()].filter((cell) => {
    const was = cellOf(node, cell.column);
    if (cell.text === was || isStandard(node, cell)) return false;
    // Blanks around a number do not count.
    const field = fieldIn(vocabulary, kind, cell.column);
    return field === undefined || isText(field) || cell.text.trim() !== was;
  });

/** The edits that make a card what its row says. `text` is that of its file. Columns that are not there change nothing. */
export function editsOf(
  text: string,
  { node, kind }: WrittenCard,
  row: SheetRow,
  vocabulary: Vocabulary,
): CellEdit[] {
  const changed = changedIn({ node, kind }, row, vocabulary);
  const names = changed.filter(({ column }) => columnLanguage(column) !== undefined);
  const others = changed.filter(({ column }) => columnLanguage(column) === undefined);
  const order = ['kind', 'id', 'name', 'copies', 'each', ...columnsFor(vocabulary.kinds)];
  return [
    ...(names.length > 0 ? [nameEdit(text, node, row, names)] : []),
    ...others.flatMap((cell): CellEdit[] => {
      const known = entry(node, cell.column);
      const value = (spot: Spot): string =>
        cell.column === 'copies'
          ? scalarIn(cell.text, spot)
          : valueFor(fieldIn(vocabulary, kind, cell.column), cell.text, spot);
      if (!known) return [insertion(text, node, cell.column, value, cell, order)];
      return cell.text === ''
        ? [removal(text, node, known, cell)]
        : [replacement(text, node, known.value, value, cell)];
    }),
  ];
}

/** One copy goes without saying. */
const isStandard = (node: MapNode, { column, text }: Cell): boolean =>
  column === 'copies' && text === '1' && !valueOf(node, 'copies');

/** The indent of the keys of a card. */
const depthOf = (text: string, node: MapNode): number => {
  const { start } = node.entries[0].key.span;
  return start - startOfLine(text, start);
};

const spotIn = (text: string, node: MapNode): Spot => ({
  flow: node.flow,
  indent: node.flow ? 0 : depthOf(text, node),
});

/** A value in place of another; comments beside it stay. */
function replacement(
  text: string,
  node: MapNode,
  old: Node,
  value: (spot: Spot) => string,
  cell: Cell,
): CellEdit {
  const { start, end } = old.span;
  const made = value(spotIn(text, node));
  const wasBlock =
    /^[|>]/.test(text.slice(start, end)) &&
    old.kind === 'scalar' &&
    ['literal', 'folded'].includes(old.style);
  const [, wasComment] = wasBlock ? (/^[^\n#]*?[ \t]+(#[^\r\n]*)/.exec(text.slice(start, end)) ?? []) : [];
  const beside = old.kind === 'scalar' && !wasBlock ? commentAt(text, end) : undefined;
  const comment = wasComment ?? (beside && text.slice(beside.start, beside.end));
  // The comment of a block follows its sign, that of a line is at its end.
  if (comment !== undefined && (wasBlock || made.startsWith('|'))) {
    const whole = made.startsWith('|') ? made.replace(/^\|/, `| ${comment}`) : `${made} ${comment}`;
    return { span: { start, end: beside?.end ?? end }, text: whole, cell };
  }
  return { span: old.span, text: made, cell };
}

function insertion(
  text: string,
  node: MapNode,
  key: string,
  value: (spot: Spot) => string,
  cell: Cell,
  order: readonly string[],
): CellEdit {
  const rank = order.indexOf(key);
  const before =
    node.entries.filter((each) => order.indexOf(each.key.text) < rank).at(-1) ?? node.entries.at(-1)!;
  const made = `${key}: ${value(spotIn(text, node))}`;
  const put = (at: number, text: string): CellEdit => ({ span: { start: at, end: at }, text, cell });
  if (node.flow) return put(before.value.span.end, `, ${made}`);
  return put(endOfLine(text, before.value.span.end), `\n${' '.repeat(depthOf(text, node))}${made}`);
}

function removal(text: string, node: MapNode, { key, value }: Entry, cell: Cell): CellEdit {
  const without = (start: number, end: number): CellEdit => ({ span: { start, end }, text: '', cell });
  const at = node.entries.findIndex((each) => each.key === key);
  // The first key shares its line with the dash, or follows the brace.
  if (at === 0 || (node.flow && at === 0))
    return without(key.span.start, node.entries[1]?.key.span.start ?? value.span.end);
  if (node.flow) return without(node.entries[at - 1].value.span.end, value.span.end);
  const start = startOfLine(text, key.span.start);
  return without(start - 1, endOfLine(text, value.span.end));
}

/** The names of a card: one of them in its place, or all again if their languages are others. */
function nameEdit(text: string, node: MapNode, row: SheetRow, changed: readonly Cell[]): CellEdit {
  const [cell] = changed;
  const known = entry(node, 'name');
  const wanted = (language: Language): string =>
    row.cells.get(nameColumn(language))?.text ?? cellOf(node, nameColumn(language));
  if (known?.value.kind === 'map' && changed.length === 1) {
    const own = entry(known.value, columnLanguage(cell.column)!);
    if (own && cell.text !== '')
      return replacement(text, known.value, own.value, (spot) => formsIn(cell.text, spot), cell);
  }
  const given = languages.filter((language) => wanted(language) !== '');
  const value = (spot: Spot): string =>
    namesIn(
      given.map((language) => [language, wanted(language)]),
      spot,
    );
  if (!known) return insertion(text, node, 'name', value, cell, ['kind', 'id', 'name', 'copies']);
  return given.length === 0
    ? removal(text, node, known, cell)
    : replacement(text, node, known.value, value, cell);
}

export function namesIn(names: readonly (readonly [Language, string])[], spot: Spot): string {
  const [only] = names;
  if (names.length === 1 && only[0] === 'en') return formsIn(only[1], spot);
  const flow = { flow: true, indent: 0 };
  return `{ ${names.map(([language, cell]) => `${language}: ${formsIn(cell, flow)}`).join(', ')} }`;
}

/** The place of an edit in the new text. */
export interface EditedPlace {
  readonly start: number;
  readonly end: number;
  readonly cell: Cell;
}

/** A text with edits made, and the new place of each of them. */
export function withEdits(text: string, edits: readonly CellEdit[]): { text: string; made: EditedPlace[] } {
  let moved = 0;
  const made = edits
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ span, text: put, cell }): EditedPlace => {
      const start = span.start + moved;
      const end = start + put.length;
      moved = end - span.end;
      return { start, end, cell };
    });
  return { text: edited(text, edits), made };
}
