import { cellOf, columnsFor } from '../../service/spreadsheet/sheet-columns.ts';
import { editsOf, withEdits } from '../../service/spreadsheet/card-edits.ts';
import type { SheetRow } from '../../service/spreadsheet/read-sheet.ts';
import { writtenCards, type WrittenCard } from '../../service/spreadsheet/written-cards.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gamesThere, isYaml } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

const place = { file: 'cards.csv', span: { start: 0, end: 0 } };
const TEXT = 'another text';

/** The row of a card, with another text in the first cell of a name or field. */
function rowOf({ node }: WrittenCard, columns: readonly string[]): SheetRow {
  const texts = columns.map((column) => [column, cellOf(node, column)] as const);
  const first = texts.find(([column, text]) => text !== '' && !['id', 'kind', 'copies'].includes(column));
  const cells = texts.map(
    ([column, text]): [string, SheetRow['cells'] extends ReadonlyMap<string, infer C> ? C : never] => [
      column,
      { text: column === first?.[0] ? TEXT : text, row: 2, column, place },
    ],
  );
  return { row: 2, place, cells: new Map(cells) };
}

/** How many lines of a text are others than before. */
function linesChanged(before: string, after: string): number {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return was.length === is.length ? was.filter((line, i) => line !== is[i]).length : Number.POSITIVE_INFINITY;
}

/** Cards of all games as rows of a spreadsheet, of which one cell is changed. */
function measure(): Measured {
  let cards = 0;
  const odd: string[] = [];
  for (const id of gamesThere()) {
    const folder = `cards/${id}`;
    const files = filesBelow(folder, isYaml);
    const { vocabulary } = loadGame(files, id).game!;
    const columns = columnsFor(vocabulary.kinds);
    for (const card of writtenCards(openLibrary(files), `${folder}/game.yaml`, [])) {
      cards++;
      const text = files.get(card.file)!;
      const row = rowOf(card, columns);
      const same = new Map(
        [...row.cells].map(([column, cell]) => [column, { ...cell, text: cellOf(card.node, column) }]),
      );
      if (editsOf(text, card, { ...row, cells: same }, vocabulary).length > 0)
        odd.push(`${card.id}: not read back`);
      if (linesChanged(text, withEdits(text, editsOf(text, card, row, vocabulary)).text) !== 1)
        odd.push(`${card.id}: one cell changes other lines`);
    }
  }
  return {
    measured: `${cards} cards of ${gamesThere().length} games, ${odd.length} of them otherwise`,
    met: cards > 0 && odd.length === 0,
    details: odd,
  };
}

export const spreadsheets: Row = {
  what: 'a card as a row of a spreadsheet is read back without a change; one cell changes one line of its file, comments and layout kept',
  atLeast: 'all cards of all games',
  full: 1,
  small: 1,
  unit: 'look at all cards',
  measure,
};
