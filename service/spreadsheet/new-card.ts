/** A card that is not there yet, as a piece of a file of cards. */
import { languages } from '../../dsl/nlg/index.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { fieldIn, nameColumn } from './sheet-columns.ts';
import { namesIn, type CellEdit } from './card-edits.ts';
import { textIn, valueFor, scalarIn } from './yaml-scalars.ts';
import type { Cell, SheetRow } from './read-sheet.ts';

/** The pieces of a new card, in order: to be put at the end of a list, each with the cell that says it. */
export function newCardAt(at: number, { cells }: SheetRow, vocabulary: Vocabulary): CellEdit[] {
  const spot = { flow: false, indent: 2 };
  const [id, kind] = [cells.get('id')!, cells.get('kind')!];
  const put = (text: string, cell: Cell): CellEdit => ({ span: { start: at, end: at }, text, cell });
  const names = languages.flatMap((language) => {
    const cell = cells.get(nameColumn(language));
    return cell && cell.text !== '' ? [[language, cell] as const] : [];
  });
  const copies = cells.get('copies');
  const rest = [...cells.values()].filter(
    ({ column, text }) =>
      text !== '' && !['id', 'kind', 'copies'].includes(column) && !column.startsWith('name.'),
  );
  return [
    put(`\n- kind: ${textIn(kind.text, spot)}\n`, kind),
    put(`  id: ${textIn(id.text, spot)}\n`, id),
    ...(names.length > 0
      ? [
          put(
            `  name: ${namesIn(
              names.map(([language, { text }]) => [language, text]),
              spot,
            )}\n`,
            names[0][1],
          ),
        ]
      : []),
    ...(copies && copies.text !== '' && copies.text !== '1'
      ? [put(`  copies: ${scalarIn(copies.text, spot)}\n`, copies)]
      : []),
    ...rest.map((cell) =>
      put(
        `  ${cell.column}: ${valueFor(fieldIn(vocabulary, kind.text, cell.column), cell.text, spot)}\n`,
        cell,
      ),
    ),
  ];
}
