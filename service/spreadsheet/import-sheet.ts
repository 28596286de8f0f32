/** What a spreadsheet changes in the files of a game: worked out and checked as a whole before anything is written. */
import { createTwoFilesPatch } from 'diff';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { cardFilesOf, loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Library } from '../../interpreter/compiler/linker/load-game.ts';
import { entry } from '../../schemas/index.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { claimKey } from '../../dsl/diagnostics/finding-keys.ts';
import { cellOf, columnsFor } from './sheet-columns.ts';
import { changedIn, editsOf, withEdits, type CellEdit, type EditedPlace } from './card-edits.ts';
import { newCardAt } from './new-card.ts';
import { readSheet, type Cell, type SheetRow } from './read-sheet.ts';
import { writtenCards, type WrittenCard } from './written-cards.ts';

/** A file as it is and as it would be. */
export interface FileChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface CardChange {
  readonly id: string;
  readonly file: string;
  /** Columns with their former values; none of a card that is new. */
  readonly columns:
    | readonly { readonly column: string; readonly before: string; readonly after: string }[]
    | undefined;
}

export interface Imported {
  readonly files: readonly FileChange[];
  readonly cards: readonly CardChange[];
  /** How many cards of the game have no row. */
  readonly left: number;
  /** What keeps the import from being made. */
  readonly wrong: readonly Diagnostic[];
  /** What is to be done elsewhere: the counts of the deck. */
  readonly follows: readonly Diagnostic[];
}

/** A game with its files, and what is on top of it. */
export interface Source {
  readonly game: Game;
  readonly gameFile: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly library: Library;
  readonly extras: readonly string[];
}

/** `sheet` is the name and the text of the spreadsheet; `into` the file for new cards, that with the most of their kind if it is not given. */
export function importSheet(
  source: Source,
  sheet: { file: string; text: string },
  into: string | undefined,
): Imported {
  const { vocabulary } = source.game;
  const { rows, diagnostics } = readSheet(sheet.file, sheet.text, columnsFor(vocabulary.kinds));
  const before = writtenCards(source.library, source.gameFile, source.extras);
  const none = { files: [], cards: [], left: before.length, follows: [] };
  // Without ids it is unknown which cards are meant.
  if (diagnostics.length > 0) return { ...none, wrong: diagnostics };
  const fresh = rows.filter(({ cells }) => !before.some(({ id }) => id === cells.get('id')?.text));
  const wrong = withoutKind(source.game, fresh);
  if (wrong.length > 0) return { ...none, wrong };

  const edits = new Map<string, CellEdit[]>();
  const add = (file: string, more: readonly CellEdit[]): void =>
    void edits.set(file, [...(edits.get(file) ?? []), ...more]);
  const cards: CardChange[] = [];
  for (const card of before) {
    const row = rows.find(({ cells }) => cells.get('id')!.text === card.id);
    const own = row ? editsOf(textOf(source, card.file), card, row, vocabulary) : [];
    if (!row || own.length === 0) continue;
    add(card.file, own);
    cards.push({ id: card.id, file: card.file, columns: changesOf(card, row, vocabulary) });
  }
  const begun = new Set<string>();
  for (const row of fresh) {
    const file = into ?? homeFor(source.library, before, row);
    add(file, appended(source, file, row, begun.has(file)));
    begun.add(file);
    cards.push({ id: row.cells.get('id')!.text, file, columns: undefined });
  }
  const changed = new Map(
    [...edits].map(([file, each]) => [file, withEdits(textOf(source, file), each)] as const),
  );
  const found = checked(source, rows, changed);
  return {
    files: [...changed].map(([file, { text }]) => ({ file, before: textOf(source, file), after: text })),
    cards,
    left: before.filter(({ id }) => !rows.some(({ cells }) => cells.get('id')!.text === id)).length,
    wrong: found.filter(({ code, severity }) => severity === 'error' && code !== 'game/count'),
    follows: found.filter(({ code, severity }) => severity !== 'error' || code === 'game/count'),
  };
}

const textOf = ({ texts }: Source, file: string): string => texts.get(file) ?? '';

function withoutKind({ vocabulary }: Game, rows: readonly SheetRow[]): Diagnostic[] {
  const all = vocabulary.kinds.map(({ id }) => id);
  return rows.flatMap(({ row, place, cells }) => {
    const kind = cells.get('kind');
    if (kind && all.includes(kind.text)) return [];
    const near = nearest(kind?.text ?? '', all);
    const id = cells.get('id')!.text;
    return [report('sheet/no-kind', kind?.place ?? place, { row, id, near, all })];
  });
}

const changesOf = (card: WrittenCard, row: SheetRow, vocabulary: Vocabulary): CardChange['columns'] =>
  changedIn(card, row, vocabulary).map(({ column, text }) => ({
    column,
    before: cellOf(card.node, column),
    after: text,
  }));

/** The file of a list with the most cards of the row's kind, else with the most cards. */
function homeFor(library: Library, there: readonly WrittenCard[], { cells }: SheetRow): string {
  const lists = there.filter(({ file }) => library.file(file)?.root?.kind === 'list');
  const own = lists.filter(({ kind }) => kind === cells.get('kind')!.text);
  const counts = new Map<string, number>();
  for (const { file } of own.length > 0 ? own : lists) counts.set(file, (counts.get(file) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best)
    throw new Usage(
      say('usage/the-game-has-no-list-of'),
      say('phrase/add', { what: written('--into FILE') }),
    );
  return best[0];
}

/** A new card at the end of a file. */
function appended(source: Source, file: string, row: SheetRow, isBegun: boolean): CellEdit[] {
  const text = textOf(source, file);
  const root = source.library.file(file)?.root;
  if (root && root.kind !== 'list')
    throw new Usage(
      say('usage/holds-no-list-of-cards', { file }),
      say('usage/name-another-file-with', { command: '--into' }),
    );
  const [first] = root?.items ?? [];
  const key = first?.kind === 'map' ? first.entries[0]?.key.span.start : undefined;
  const depth = key === undefined ? 0 : Math.max(0, key - text.lastIndexOf('\n', key) - 3);
  const made = newCardAt(text.length, row, source.game.vocabulary).map((edit) => ({
    ...edit,
    text: edit.text.replace(/^(?=.)/gm, ' '.repeat(depth)),
  }));
  // A new file does not begin with an empty line.
  if (text === '' && !isBegun)
    return made.map((edit, i) => (i === 0 ? { ...edit, text: edit.text.trimStart() } : edit));
  return text === '' || text.endsWith('\n') || isBegun
    ? made
    : [{ span: { start: text.length, end: text.length }, text: '\n', cell: row.cells.get('id')! }, ...made];
}

/** The new findings in the game with the changed files, at the cells of the spreadsheet that cause them. */
function checked(
  source: Source,
  rows: readonly SheetRow[],
  changed: ReadonlyMap<string, { text: string; made: readonly EditedPlace[] }>,
): Diagnostic[] {
  const texts = new Map([...source.texts, ...[...changed].map(([file, { text }]) => [file, text] as const)]);
  const library = openLibrary(texts);
  const own = new Set([source.gameFile, ...cardFilesOf(library, source.gameFile).map(({ name }) => name)]);
  const extras = [...new Set([...source.extras, ...[...changed.keys()].filter((file) => !own.has(file))])];
  const before = loadGameFile(openLibrary(source.texts), source.gameFile, source.extras).diagnostics;
  const known = new Set(before.map(claimKey));
  const cards = writtenCards(library, source.gameFile, extras);
  return loadGameFile(library, source.gameFile, extras).diagnostics.flatMap((found) => {
    if (known.has(claimKey(found)) || found.severity === 'hint') return [];
    const { file, span } = found.place;
    // The last one: a value that was put at the end of another begins where that one ends.
    const cell = changed
      .get(file)
      ?.made.findLast(({ start, end }) => start <= span.start && span.start <= end)?.cell;
    const card = cards.find((each) => each.file === file && inside(each, span.start));
    const row = cell ? undefined : rows.find(({ cells }) => cells.get('id')?.text === card?.id);
    return [cell || row ? atCell(found, cell, row) : found];
  });
}

const inside = ({ node }: WrittenCard, at: number): boolean => {
  const start = entry(node, node.entries[0]?.key.text ?? '')?.key.span.start ?? node.span.start;
  return start <= at && at <= node.span.end;
};

function atCell(found: Diagnostic, cell: Cell | undefined, row: SheetRow | undefined): Diagnostic {
  const { fixes: _fixes, related: _related, ...rest } = found;
  const where = cell
    ? say('phrase/cell-of-row', { row: cell.row, column: written(cell.column) })
    : say('phrase/row', { row: row!.row });
  const there = { ...rest, where, place: cell?.place ?? row!.place };
  return { ...there, message: said(there, 'en').message };
}

/** The difference of a file as a patch. */
export const patchOf = ({ file, before, after }: FileChange): string =>
  createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 2 }).replace(
    /^Index: .*\n=+\n/,
    '',
  );
