import { describe, expect, it } from 'vitest';
import { cellOf, columnsFor } from '../../service/spreadsheet/sheet-columns.ts';
import { editsOf, withEdits, type CellEdit } from '../../service/spreadsheet/card-edits.ts';
import type { SheetRow } from '../../service/spreadsheet/read-sheet.ts';
import { writtenCards, type WrittenCard } from '../../service/spreadsheet/written-cards.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';

const place = { file: 'cards.csv', span: { start: 0, end: 0 } };
const rowWith = (cells: Readonly<Record<string, string>>): SheetRow => ({
  row: 2,
  place,
  cells: new Map(Object.entries(cells).map(([column, text]) => [column, { text, row: 2, column, place }])),
});

/** A card of a file, and the words of its game. */
function read(text: string, id: string): { readonly card: WrittenCard; readonly vocabulary: Vocabulary } {
  const library = openLibrary(
    new Map([
      ['g/game.yaml', game],
      ['g/cards.yaml', text],
    ]),
  );
  const { vocabulary } = loadGame(library, 'g');
  return {
    card: writtenCards(library, 'g/game.yaml', []).find((each) => each.id === id)!,
    vocabulary: vocabulary!,
  };
}

const cardOf = (text: string, id: string): WrittenCard => read(text, id).card;

/** The text of a file of cards with cells of one card changed. */
function changed(text: string, id: string, cells: Readonly<Record<string, string>>): string {
  const { card, vocabulary } = read(text, id);
  return withEdits(text, editsOf(text, card, rowWith(cells), vocabulary)).text;
}

const game = `game: g
language: 1
name: G
players: { min: 2, max: 2 }
values: { hue: { of: [red, blue] } }
kinds:
  unit:
    starts: deck
    fields:
      level: { type: number, optional: true }
      hues: { type: list, of: hue, optional: true }
      effect: { type: effect, optional: true }
zones: { deck: {} }
flow: { round: { steps: [{ id: rest, do: nothing }] } }
ends: [{ id: over, after: rest, if: there is a player, winners: all players }]
`;

const cards = `# all of them
- kind: unit
  id: a # the first
  name: { en: A, fr: Un A }
  level: 1 # low
  effect: nothing # yet

# in between
- kind: unit
  id: b
  name: B
  hues: [red]
  effect: | # long
    nothing

    nothing # twice

- { kind: unit, id: c, level: 2, effect: nothing } # in a line
`;

it('keeps a comment on every way from a line over quotes to a block and back', () => {
  const forms = ['nothing: x', 'nothing\n', 'nothing\nshuffle the deck', 'nothing'];
  let text = cards;
  for (const effect of [...forms, ...forms.toReversed()]) {
    text = changed(text, 'a', { effect });
    expect(text.match(/# yet/g)).toHaveLength(1);
    expect(cellOf(cardOf(text, 'a').node, 'effect').trimEnd()).toBe(effect.trimEnd());
  }
});

describe('a cell that is changed', () => {
  it.each([
    ['a number', 'a', { level: '7' }, '  level: 1 # low', '  level: 7 # low'],
    [
      'a text',
      'a',
      { effect: 'shuffle the deck' },
      'effect: nothing # yet',
      'effect: shuffle the deck # yet',
    ],
    ['a text that needs quotes', 'a', { effect: 'x: y' }, 'effect: nothing # yet', 'effect: "x: y" # yet'],
    [
      'a line to a block',
      'a',
      { effect: 'nothing\n\nnothing' },
      'effect: nothing # yet',
      'effect: | # yet\n    nothing\n\n    nothing',
    ],
    [
      'a block to a line',
      'b',
      { effect: 'nothing' },
      '| # long\n    nothing\n\n    nothing # twice',
      'nothing # long',
    ],
    [
      'a line of a block',
      'b',
      { effect: 'nothing\nshuffle the deck' },
      '    nothing\n\n    nothing # twice',
      '    nothing\n    shuffle the deck',
    ],
    ['a list', 'b', { hues: 'red; blue' }, 'hues: [red]', 'hues: [red, blue]'],
    ['a name', 'a', { 'name.fr': 'Une' }, 'fr: Un A }', 'fr: Une }'],
    ['a name with a comma', 'a', { 'name.fr': 'Un, deux' }, 'fr: Un A }', "fr: 'Un, deux' }"],
    ['a further name', 'a', { 'name.de': 'Ein A' }, 'fr: Un A }', 'fr: Un A, de: Ein A }'],
    ['a further name of one', 'b', { 'name.de': 'Ein B' }, 'name: B', 'name: { en: B, de: Ein B }'],
    [
      'forms of a name',
      'b',
      { 'name.en': 'B; Bs' },
      'name: B',
      'name: [ B, Bs ]'.replace('[ ', '[').replace(' ]', ']'),
    ],
    ['a further field', 'b', { level: '3' }, '  name: B\n', '  name: B\n  level: 3\n'],
    ['copies', 'a', { copies: '3' }, 'fr: Un A }\n', 'fr: Un A }\n  copies: 3\n'],
    ['a field that goes', 'a', { level: '' }, '  level: 1 # low\n', ''],
    ['the last field that goes', 'a', { effect: '' }, '  effect: nothing # yet\n', ''],
    [
      'a block that goes',
      'b',
      { effect: '' },
      '  effect: | # long\n    nothing\n\n    nothing # twice\n',
      '',
    ],
    ['in braces', 'c', { level: '9' }, 'level: 2', 'level: 9'],
    [
      'a text in braces',
      'c',
      { effect: 'move a unit, then shuffle' },
      'effect: nothing } #',
      "effect: 'move a unit, then shuffle' } #",
    ],
    ['lines in braces', 'c', { effect: 'a\nb' }, 'effect: nothing } #', 'effect: "a\\nb" } #'],
    ['a further field in braces', 'c', { hues: 'blue' }, 'level: 2,', 'level: 2, hues: [blue],'],
    ['a field that goes from braces', 'c', { level: '' }, ', level: 2', ''],
  ])('%s', (_, id, cells, before, after) => {
    expect(cards).toContain(before);
    expect(changed(cards, id, cells)).toBe(cards.replace(before, after));
  });

  it('is nothing where it says the same, or that there is one copy', () => {
    expect(changed(cards, 'a', { copies: '1', level: '1', 'name.en': 'A', effect: 'nothing' })).toBe(cards);
  });

  it('keeps line ends of two characters', () => {
    const windows = cards.replaceAll('\n', '\r\n');
    expect(changed(windows, 'a', { level: '7' })).toBe(windows.replace('level: 1', 'level: 7'));
  });
});

const games = [
  ...gamesThere().map((id) => [id, `cards/${id}`] as const),
  ['ebb-and-flow', 'examples/ebb-and-flow'] as const,
];

describe.each(games)('the cards of %s', (id, folder) => {
  const files = filesBelow(folder, isYaml);
  const { vocabulary } = loadGame(files, id).game!;
  const gameFile = `${folder}/game.yaml`;
  const before = writtenCards(openLibrary(files), gameFile, []);
  const columns = columnsFor(vocabulary.kinds);
  const all = (of: readonly WrittenCard[]): string[][] =>
    of.map(({ node }) => columns.map((column) => cellOf(node, column)));
  const was = all(before);

  it.each(['zz', 'one\n\n  two\nthree', "it's {a}: b # c, [d]", ''])(
    'change in one cell each that becomes %j, and nowhere else',
    (value) => {
      expect(before.length).toBeGreaterThan(0);
      const wanted = was.map((cells) => [...cells]);
      const edits = new Map<string, CellEdit[]>();
      before.forEach((card, i) => {
        const { fields } = vocabulary.kinds.find((kind) => kind.id === card.kind)!;
        const lists = fields.filter(({ type }) => ['set', 'numbers', 'selections'].includes(type.type));
        const there = columns.filter(
          (column, c) =>
            was[i][c] !== '' &&
            !['id', 'kind', 'copies'].includes(column) &&
            (value === 'zz' || !lists.some((list) => list.id === column)),
        );
        if (there.length === 0) return;
        // Every column has its turn with some card.
        const column = there[i % there.length];
        wanted[i][columns.indexOf(column)] = value;
        const own = editsOf(files.get(card.file)!, card, rowWith({ [column]: value }), vocabulary);
        edits.set(card.file, [...(edits.get(card.file) ?? []), ...own]);
      });
      const texts = new Map(
        [...files].map(([name, text]) => [name, withEdits(text, edits.get(name) ?? []).text]),
      );
      expect(all(writtenCards(openLibrary(texts), gameFile, []))).toEqual(wanted);
    },
  );
});
