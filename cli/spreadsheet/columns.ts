/** The columns of a spreadsheet of cards, and what a card has in each. */
import { languages, type Language } from '../../dsl/render/index.ts';
import type { Vocabulary } from '../../dsl/vocabulary.ts';
import type { FieldSymbol, KindSymbol } from '../../dsl/symbols.ts';
import { valueOf, type MapNode, type Node } from '../../schemas/index.ts';

/** Between the elements of a list in a cell. */
export const GLUE = '; ';

export const nameColumn = (language: Language): string => `name.${language}`;

const head = ['id', 'kind', 'copies', ...languages.map(nameColumn)] as const;

/** The columns for cards of some kinds: what every card has, then the fields of the kinds in their order, each once. */
export const columnsFor = (kinds: readonly KindSymbol[]): string[] => [
  ...head,
  ...new Set(kinds.flatMap((kind) => kind.fields.map((field) => field.id))),
];

/** What a card has in a column, as a cell; nothing where it has nothing there. */
export function cellOf(card: MapNode, column: string): string {
  const language = languageOf(column);
  if (language === undefined) return written(valueOf(card, column));
  const name = valueOf(card, 'name');
  if (name?.kind === 'map') return written(valueOf(name, language));
  return language === 'en' ? written(name) : '';
}

/** The language of a column of names. */
export const languageOf = (column: string): Language | undefined =>
  languages.find((each) => nameColumn(each) === column);

function written(node: Node | undefined): string {
  if (node?.kind === 'scalar') return node.text.trimEnd();
  if (node?.kind === 'list') return node.items.map(written).join(GLUE);
  return '';
}

/** A cell as both a spreadsheet and a file may have it: line ends and spaces at the end do not count. */
export const plainCell = (cell: string): string =>
  // What could be taken for a formula has an apostrophe in front.
  cell
    .replaceAll('\r\n', '\n')
    .replace(/^'(?=[=+\-@])/, '')
    .trimEnd();

export const fieldIn = ({ kinds }: Vocabulary, kind: string, column: string): FieldSymbol | undefined =>
  kinds.find(({ id }) => id === kind)?.fields.find(({ id }) => id === column);

export const isList = (field: FieldSymbol | undefined): boolean =>
  field !== undefined && ['set', 'numbers', 'selections'].includes(field.type.type);
