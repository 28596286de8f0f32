/** A card as a form: its fields with their values, and the changes of the text that another value makes. */
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import { languages, nameIn, nounFor, type Language } from '../../../dsl/nlg/index.ts';
import { meaningIn } from '../../../dsl/language/reference/word-meanings.ts';
import { sayingOf } from '../../../dsl/language/reference/word-reference.ts';
import type { FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entryOf } from '../../../interpreter/compiler/loader/language-texts.ts';
import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { completeText } from '../../../service/completion/complete-text.ts';
import { editsOf } from '../../../service/spreadsheet/card-edits.ts';
import { cellOf, nameColumn } from '../../../service/spreadsheet/sheet-columns.ts';
import type { OpenSet } from './open-set.ts';
import { byUse } from './word-use.ts';
import type { TextChange } from '../placed-finding.ts';
import type { CardForm, FieldSort, FormCards, FormField, NextWord } from './writing-calls.ts';

/** A card as it is written in a file. */
interface PlacedCard {
  readonly id: string;
  readonly node: MapNode;
  readonly kind: string;
}

function cardsOf(root: Node | undefined): PlacedCard[] {
  const listed = root?.kind === 'map' ? (valueOf(root, 'cards') ?? root) : root;
  const nodes: readonly Node[] = listed?.kind === 'list' ? listed.items : listed ? [listed] : [];
  return nodes.flatMap((node) => {
    const [id, kind] = [valueOf(node, 'id'), valueOf(node, 'kind')];
    return node.kind === 'map' && id?.kind === 'scalar' && kind?.kind === 'scalar'
      ? [{ id: id.text, node, kind: kind.text }]
      : [];
  });
}

/** The cards of a file, and the one at an offset as a form; the first where none is there. */
export function cardForms(set: OpenSet, path: string, offset: number, language: Language): FormCards {
  const cards = cardsOf(set.workspace.file(path)?.root);
  const there = cards.findLast(({ node }) => node.span.start <= offset) ?? cards[0];
  return {
    cards: cards.map(({ id, node }) => ({ id, at: node.span.start })),
    shown: there ? formOf(set, there, language) : null,
  };
}

function formOf(set: OpenSet, { id, node, kind: word }: PlacedCard, language: Language): CardForm | null {
  const kind = set.words?.kinds.find((each) => each.id === word);
  if (!kind) return null;
  const plain = (column: string): FormField => ({
    column,
    label: '',
    sort: column === 'copies' ? 'number' : 'words',
    value: cellOf(node, column),
    needed: column === 'id',
    ...(column === 'copies' ? { from: 1, standard: '1' } : {}),
  });
  return {
    id,
    kind: { id: kind.id, name: nameIn(kind, language) },
    fields: [
      ...languages.map((each) => plain(nameColumn(each))),
      ...kind.fields.map((field) => fieldOf(field, node, language)),
      plain('copies'),
      plain('id'),
    ],
  };
}

const sorts: Readonly<Record<FieldSymbol['type']['type'], FieldSort>> = {
  number: 'number',
  value: 'choice',
  set: 'choices',
  numbers: 'list',
  selections: 'list',
  range: 'words',
  text: 'words',
  language: 'effect',
};

function fieldOf(field: FieldSymbol, node: MapNode, language: Language): FormField {
  const { id, type, optional, wild } = field;
  const options =
    type.type === 'value' || type.type === 'set'
      ? type.of.values.map((value) => ({ id: value.id, label: nounFor(value, language).one }))
      : undefined;
  const standard = field.default;
  return {
    column: id,
    label: nounFor(field, language).one,
    // A card may say `any` in place of a number.
    sort: type.type === 'number' && wild ? 'words' : sorts[type.type],
    value: cellOf(node, id),
    needed: !optional && standard === undefined,
    ...(standard === undefined ? {} : { standard: String(standard) }),
    ...(type.type === 'number' && type.from !== undefined ? { from: type.from } : {}),
    ...(type.type === 'number' && type.to !== undefined ? { to: type.to } : {}),
    ...(options ? { options } : {}),
  };
}

/** The changes that give a card a value in a column; none where it has it. Comments beside it stay. */
export function filledIn(
  set: OpenSet,
  path: string,
  id: string,
  column: string,
  value: string,
): readonly TextChange[] {
  const { workspace, words } = set;
  const card = cardsOf(workspace.file(path)?.root).find((each) => each.id === id);
  if (!card || !words) return [];
  const place = { file: path, span: card.node.span };
  const cell = { text: value, row: 1, column, place };
  const row = { row: 1, place, cells: new Map([[column, cell]]) };
  return editsOf(workspace.text(path) ?? '', { ...card, file: path }, row, words).map(({ span, text }) => ({
    from: span.start,
    to: span.end,
    text,
  }));
}

/** What may follow in a text of a field; what cards of the game say at such a place comes first. */
export function nextWords(
  set: OpenSet,
  kindId: string,
  fieldId: string,
  before: string,
  language: Language,
): readonly NextWord[] {
  const { words } = set;
  const entry = words && entryOf('cards', [fieldId], kindId, words);
  const kind = words?.kinds.find(({ id }) => id === kindId);
  if (!entry || !kind) return [];
  const found = completeText(words, entry, before.replace(/(?<=\S)$/, ' '));
  return byUse(set, found, { kind: kindId, entry, before }).map(({ label, detail, kind: sort, used }) => ({
    label,
    detail: meaningIn(detail ? spoken(detail, language) : (sayingOf(label)?.says ?? ''), language),
    sort,
    used,
  }));
}
