import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsFor } from '../../service/spreadsheet/sheet-columns.ts';
import { editsOf, withEdits, type CellEdit } from '../../service/spreadsheet/card-edits.ts';
import { newCardAt } from '../../service/spreadsheet/new-card.ts';
import { writeSheet } from '../../service/spreadsheet/write-sheet.ts';
import { readSheet, type SheetRow } from '../../service/spreadsheet/read-sheet.ts';
import { writtenCards, type WrittenCard } from '../../service/spreadsheet/written-cards.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { toPlain } from '../../schemas/index.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { tries } from '../size.ts';

const GAME = 'g/game.yaml';
const MADE = 'made/made.yaml';
const game = `game: g
language: 1
name: G
players: { min: 2, max: 2 }
values: { hue: { of: [red, blue] } }
kinds:
  unit:
    starts: deck
    fields:
      note: { type: text, optional: true }
      effect: { type: effect, optional: true }
      wants: { type: list, of: selection, optional: true }
      level: { type: number, optional: true }
      hues: { type: list, of: hue, optional: true }
zones: { deck: {} }
flow: { round: { steps: [{ id: rest, do: nothing }] } }
ends: [{ id: over, after: rest, if: there is a player, winners: all players }]
`;

const { vocabulary } = loadGame(
  new Map([
    [GAME, game],
    ['g/cards.yaml', '- { kind: unit, id: one, name: One }\n'],
  ]),
  'g',
).game!;

/** Files of a game, and the words of its kinds. */
interface Source {
  readonly texts: ReadonlyMap<string, string>;
  readonly gameFile: string;
  readonly vocabulary: Vocabulary;
}

const cardsOf = ({ texts, gameFile }: Source, ...more: string[]): WrittenCard[] =>
  writtenCards(openLibrary(texts), gameFile, more);

const columnsOf = ({ vocabulary: { kinds } }: Source): string[] => columnsFor(kinds);

const csvOf = (source: Source, cards: readonly WrittenCard[], bom = false): string =>
  writeSheet(
    cards.map(({ node }) => node),
    columnsOf(source),
    bom,
  );

/** The rows of a sheet that has no fault. */
function rowsOf(source: Source, sheet: string): readonly SheetRow[] {
  const { rows, diagnostics } = readSheet('cards.csv', sheet, columnsOf(source));
  expect(diagnostics).toEqual([]);
  return rows;
}

/** One form of a name is the name. */
const formOf = (forms: unknown): unknown =>
  Array.isArray(forms) && forms.length === 1 ? (forms as unknown[])[0] : forms;

/** What a card says in the columns of a sheet. Line ends at the end of a text do not count. */
function saidBy({ node }: WrittenCard): unknown {
  const plain = toPlain(node) as Record<string, unknown>;
  delete plain['each'];
  delete plain['text'];
  const { name } = plain;
  const names = typeof name === 'object' && !Array.isArray(name) ? { ...name } : { en: name };
  const said = {
    ...plain,
    copies: plain['copies'] ?? 1,
    name: Object.fromEntries(Object.entries(names).map(([language, forms]) => [language, formOf(forms)])),
  };
  return JSON.parse(JSON.stringify(said), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\n+$/, '') : typeof value === 'number' ? `${value}` : value,
  );
}

/** The cards that the rows of a sheet make where none of them was there. */
function afresh(source: Source, sheet: string): readonly WrittenCard[] {
  const edits = rowsOf(source, sheet).flatMap((row) => newCardAt(0, row, source.vocabulary));
  const texts = new Map([
    [source.gameFile, source.texts.get(source.gameFile)!],
    [MADE, withEdits('', edits).text],
  ]);
  return cardsOf({ ...source, texts }, MADE).filter(({ file }) => file === MADE);
}

/** The edits of cards that a sheet asks for, by file. */
function editsBy(source: Source, cards: readonly WrittenCard[], sheet: string): Map<string, CellEdit[]> {
  const rows = new Map(rowsOf(source, sheet).map((row) => [row.cells.get('id')!.text, row]));
  const edits = new Map<string, CellEdit[]>();
  for (const card of cards) {
    const own = editsOf(source.texts.get(card.file)!, card, rows.get(card.id)!, source.vocabulary);
    if (own.length > 0) edits.set(card.file, [...(edits.get(card.file) ?? []), ...own]);
  }
  return edits;
}

/** Where a spreadsheet whose cells are separated otherwise could see cells begin. */
function beginnings(sheet: string): string[] {
  const separators = [',', ';', '\t', '|', ':', '\u061b', '^', '~'];
  return separators.flatMap((separator) => [
    // One that knows quotes at the beginning of a cell only, and one that knows none.
    ...sheet.split(/[\r\n]/).flatMap((line) => line.split(separator)),
    ...quotedCells(sheet, separator),
  ]);
}

function quotedCells(sheet: string, separator: string): string[] {
  const cells: string[] = [''];
  let [quoted, begins] = [false, true];
  for (let i = 0; i < sheet.length; i++) {
    const sign = sheet[i];
    if (sign === '"' && (begins || quoted)) {
      if (quoted && sheet[i + 1] === '"') cells[cells.length - 1] += sheet[i++];
      else quoted = !quoted;
      begins = false;
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push('');
      begins = true;
    } else {
      cells[cells.length - 1] += sign;
      begins = false;
    }
  }
  return cells;
}

/** Blanks and quotes in front do not keep a spreadsheet from calculating. */
const isFormula = (cell: string): boolean => /^[\s"\u200b\ufeff]*[=+\-@\u2212＝＋－＠]/u.test(cell);

const piece = fc.oneof(
  fc.constantFrom(
    ...'= + - @ \t \n \n\n  \' " , ; | : \\ \\; [] [ ] { } # & * ! % > ~ ? ` / . a é 日 🙂 é 0 -1 +1 ＝ − \ufeff \u00a0 \u200b'.split(
      ' ',
    ),
    ' ',
    '  ',
    '; ',
    ' #',
    ': ',
    '- ',
    'null',
    'true',
    '\n ',
    ' \n',
    '=cmd|',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
/** What a file can hold: controls, direction marks and what no reading could tell are refused wherever they stand. */
const text = fc
  .array(piece, { minLength: 1, maxLength: 7 })
  .map((pieces) =>
    pieces
      .join('')
      .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb\ufffd]/gu, ''),
  )
  .filter((each) => each.trim() !== '');
const forms = fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 }));
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });
const card = fc.record({
  name: fc.oneof(forms, fc.record({ en: forms, fr: maybe(forms), de: maybe(text) })),
  copies: maybe(fc.integer({ min: 1, max: 9 })),
  note: maybe(text),
  effect: maybe(text),
  wants: maybe(fc.array(text, { maxLength: 3 })),
  level: maybe(fc.integer({ min: -9, max: 9 })),
  hues: maybe(fc.uniqueArray(fc.constantFrom('red', 'blue'), { maxLength: 2 })),
});
const cards = fc.array(card, { minLength: 20, maxLength: 30 });
type Generated = typeof cards extends fc.Arbitrary<infer T> ? T : never;

/** A game with these cards, written as JSON, which is YAML. */
function gameWith(given: Generated): Source {
  const lines = given.map((each, i) => `- ${JSON.stringify({ kind: 'unit', id: `u-${i}`, ...each })}\n`);
  const texts = new Map([
    [GAME, game],
    ['g/cards.yaml', lines.join('')],
  ]);
  return { texts, gameFile: GAME, vocabulary };
}

/** The same game, its cards written over several lines. */
function blocksOf(source: Source): Source {
  const edits = rowsOf(source, csvOf(source, cardsOf(source))).flatMap((row) =>
    newCardAt(0, row, source.vocabulary),
  );
  return { ...source, texts: new Map([...source.texts, ['g/cards.yaml', withEdits('', edits).text]]) };
}

const some = { numRuns: tries(400, 8), seed: 15, endOnFailure: true };

describe('generated cards', () => {
  it('are read back as they were exported', () => {
    fc.assert(
      fc.property(cards, fc.boolean(), (given, bom) => {
        const source = gameWith(given);
        const all = cardsOf(source);
        expect(all).toHaveLength(given.length);
        const sheet = csvOf(source, all, bom);
        expect(editsBy(source, all, sheet)).toEqual(new Map());
        const made = afresh(source, sheet);
        expect(made.map(saidBy)).toEqual(all.map(saidBy));
        expect(csvOf(source, made, bom)).toBe(sheet);
      }),
      some,
    );
  });

  it('become others in place, cell for cell', () => {
    fc.assert(
      fc.property(cards, cards, fc.boolean(), (some, others, inBlocks) => {
        const count = Math.min(some.length, others.length);
        const [braced, wanted] = [gameWith(some.slice(0, count)), gameWith(others.slice(0, count))];
        const source = inBlocks ? blocksOf(braced) : braced;
        const sheet = csvOf(wanted, cardsOf(wanted));
        const edits = editsBy(source, cardsOf(source), sheet);
        const texts = new Map(
          [...source.texts].map(([name, text]) => [name, withEdits(text, edits.get(name) ?? []).text]),
        );
        expect(cardsOf({ ...source, texts }).map(saidBy)).toEqual(cardsOf(wanted).map(saidBy));
      }),
      some,
    );
  });

  it('begin no formula in any cell, whatever separates cells', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const source = gameWith(given);
        expect(beginnings(csvOf(source, cardsOf(source))).filter(isFormula)).toEqual([]);
      }),
      some,
    );
  });
});

const folders = [
  ...gamesThere().map((id) => `cards/${id}`),
  ...[...filesBelow('examples', (path) => path.endsWith('/game.yaml')).keys()].map((path) =>
    path.slice(0, -'/game.yaml'.length),
  ),
];

describe.each(folders)('the cards of %s', (folder) => {
  const texts = filesBelow(folder, isYaml);
  const source: Source = {
    texts,
    gameFile: `${folder}/game.yaml`,
    vocabulary: loadGame(texts, folder.split('/').at(-1)!).game!.vocabulary,
  };
  const all = cardsOf(source);
  const sheet = csvOf(source, all);

  it('are read back as they were exported', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(editsBy(source, all, sheet)).toEqual(new Map());
    const made = afresh(source, sheet);
    expect(made.map(saidBy)).toEqual(all.map(saidBy));
    expect(csvOf(source, made)).toBe(sheet);
  });

  it('begin no formula in any cell, whatever separates cells', () => {
    expect(beginnings(sheet).filter(isFormula)).toEqual([]);
  });

  it('have nothing that no cell holds, but what stands in no column', () => {
    const columns = columnsOf(source);
    const lost = all.flatMap(({ id, node }) =>
      node.entries
        .filter(({ key: { text }, value }) =>
          columns.includes(text) ? value.kind === 'map' : !['name', 'text', 'each'].includes(text),
        )
        .map(({ key }) => `${id}: ${key.text}`),
    );
    expect(lost).toEqual([]);
  });
});
