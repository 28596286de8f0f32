/** A card as a form: its fields with their values, and the changes of the text that another value makes. */
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import { languages, nameIn, nounFor, type Language } from '../../../dsl/nlg/index.ts';
import { sayingOf } from '../../../dsl/language/reference/word-reference.ts';
import { tokenize } from '../../../dsl/language/lexer/tokens.ts';
import type { CardSymbol, FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { entryOf } from '../../../interpreter/compiler/loader/language-texts.ts';
import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { completeText } from '../../../service/completion/complete-text.ts';
import { editsOf } from '../../../service/spreadsheet/card-edits.ts';
import { cellOf, nameColumn } from '../../../service/spreadsheet/sheet-columns.ts';
import type { OpenSet } from './open-set.ts';
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
  const counts = usedAfter(set, kind, entry, before);
  const found = completeText(words, entry, before.replace(/(?<=\S)$/, ' '));
  return found
    .map(({ label, detail, kind: sort, rank }) => ({
      label,
      detail: detail ? spoken(detail, language) : (sayingOf(label)?.says ?? ''),
      sort,
      used: counts.get(label) ?? 0,
      rank,
    }))
    .sort((a, b) => b.used - a.used || a.rank - b.rank)
    .map(({ label, detail, sort, used }) => ({ label, detail, sort, used }));
}

/** The texts of cards that are read in one way, by their cards. */
function* textsOf(game: Game, entry: EntryKind, words: Vocabulary): Generator<[CardSymbol, string]> {
  for (const { symbol, texts } of game.cards)
    for (const [field, { snippet }] of texts)
      if (entryOf('cards', [field], symbol.kind.id, words) === entry) yield [symbol, snippet.text];
  if (entry === 'abilities')
    for (const { card, snippet } of game.abilities) if (card) yield [card.symbol, snippet.text];
}

/** Words that belong together: as many as are counted. */
const LONGEST = 3;

/** How many cards of the game go on with a word where their text is as far as this one. */
function usedAfter(
  { game, words }: OpenSet,
  kind: KindSymbol,
  entry: EntryKind,
  before: string,
): ReadonlyMap<string, number> {
  const last = wordsOf(before.split('\n').at(-1) ?? '').at(-1);
  const cards = new Map<string, Set<CardSymbol>>();
  if (!game || !words) return new Map();
  for (const [card, text] of textsOf(game, entry, words)) {
    // How a text begins is a matter of its kind of card; how it goes on is not.
    if (last === undefined && card.kind.id !== kind.id) continue;
    for (const line of text.split('\n')) {
      const all = wordsOf(line);
      const starts = last === undefined ? [0] : all.flatMap((word, i) => (word === last ? [i + 1] : []));
      for (const start of starts)
        for (let length = 1; length <= LONGEST && start + length <= all.length; length++) {
          const words = all.slice(start, start + length).join(' ');
          cards.set(words, (cards.get(words) ?? new Set()).add(card));
        }
    }
  }
  return new Map([...cards].map(([word, those]) => [word, those.size]));
}

const wordsOf = (text: string): string[] => tokenize(text).tokens.map(({ image }) => image);
