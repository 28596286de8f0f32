/** The columns of a spreadsheet of cards, and what a card has in each. */
import { holdsCardName } from '../../dsl/checker/readings/values/names-chosen.ts';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../dsl/language/symbols/symbols.ts';
import { valueOf, type MapNode, type Node } from '../../schemas/index.ts';
import { joined } from './cell-parts.ts';

export const nameColumn = (language: Language): string => `name.${language}`;

const head = ['id', 'kind', 'copies', ...languages.map(nameColumn)] as const;

/** The columns for cards of some kinds: what every card has, then the fields of the kinds in their order, each once. */
export const columnsFor = (kinds: readonly KindSymbol[]): string[] => [
  ...head,
  ...new Set(kinds.flatMap((kind) => kind.fields.flatMap((field) => (holdsCardName(field) ? [] : field.id)))),
];

/** What a card has in a column, as a cell; nothing where it has nothing there, or what no cell can hold. */
export function cellOf(card: MapNode, column: string): string {
  const language = columnLanguage(column);
  if (language === undefined) return textOf(valueOf(card, column));
  const name = valueOf(card, 'name');
  if (name?.kind === 'map') return formsOf(valueOf(name, language));
  return language === 'en' ? formsOf(name) : '';
}

/** The language of a column of names. */
export const columnLanguage = (column: string): Language | undefined =>
  languages.find((each) => nameColumn(each) === column);

function textOf(node: Node | undefined): string {
  if (node?.kind === 'scalar') return trimmed(node.text);
  return node?.kind === 'list' ? joined(node.items.map(textOf)) : '';
}

/** A name, or its forms: what one form has in it does not make it several. */
const formsOf = (node: Node | undefined): string =>
  node?.kind === 'scalar' ? joined([trimmed(node.text)]) : textOf(node);

/** A text as both a spreadsheet and a file may have it: how lines end, and empty ones at the end, do not count. */
export const trimmed = (text: string): string => {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  // Nothing in a card can be made of blanks alone.
  return plain.trim() === '' ? '' : plain;
};

export const fieldIn = ({ kinds }: Vocabulary, kind: string, column: string): FieldSymbol | undefined =>
  kinds.find(({ id }) => id === kind)?.fields.find(({ id }) => id === column);

export const isList = (field: FieldSymbol | undefined): boolean =>
  field !== undefined && ['set', 'numbers', 'selections'].includes(field.type.type);

/** Whether a field holds words as somebody wrote them, whose blanks count. */
export const isText = (field: FieldSymbol | undefined): boolean =>
  field?.type.type === 'text' || field?.type.type === 'language';
