/** A grid as a table: columns with letters, rows with numbers, cards by their initials; of hexes every cell has its name. */
import { nameIn } from '../../dsl/nlg/index.ts';
import { cellName, cellNamesOf, columnName, indentOf } from '../../dsl/language/symbols/cell-names.ts';
import type { GridView } from '../../interpreter/match/view/match-view.ts';
import type { Showing } from './card-lines.ts';
import { padded, widestOf } from '../terminal/columns.ts';
import { wrapped } from './screen.ts';

const EMPTY = '.';

/** `marks` replace the content of cells: the numbers of options. */
export function boardText(
  { called, view, game, screen }: Showing,
  id: string,
  { columns, hexes, cells, marks: shown = {} }: GridView,
  marks: ReadonlyMap<string, string> = new Map(),
): string {
  // The cards in its cells are listed below it.
  if (screen.plain) return markedCells({ called, game, screen }, shown);
  const grid = game.vocabulary.zones.find((zone) => zone.id === id)!.grid!;
  const inside = (name: string): string => {
    const mark = marks.get(name);
    const cards = (cells[name] ?? []).map((card) => {
      const owner = view.cards?.[card]?.owner;
      return `${owner === undefined ? '' : `${owner.slice(0, 1)}:`}${initials(called.thing(card))}`;
    });
    const signs = (shown[name] ?? []).map((each) => signOf(game, each)).join('');
    const named = hexes ? [name] : [];
    return (
      [...named, ...(mark === undefined ? [] : [mark]), ...cards, ...(signs === '' ? [] : [signs])].join(
        ' ',
      ) || EMPTY
    );
  };
  // What is left out stays blank.
  const texts = cellNamesOf({ ...grid, holes: [] }).map((name) =>
    grid.holes?.includes(name) ? '' : inside(name),
  );
  // Rows of hexes begin at halves of cells.
  const half = Math.ceil((Math.max(3, widestOf(texts)) + 2) / 2);
  const width = hexes ? 2 * half : Math.max(3, widestOf(texts)) + 2;
  const line = (label: string, row: readonly string[]): string =>
    `    ${padded(label, 2, 'number')}  ${row
      .map((text) => padded(text, width))
      .join('')
      .trimEnd()}\n`;
  const letters = Array.from({ length: columns }, (_, column) => columnName(column));
  let drawn = 0;
  const lines = grid.rows.map((length, row) => {
    const margin = ' '.repeat(half * indentOf(grid, row));
    const [first, ...rest] = texts.slice(drawn, (drawn += length)).map((text) => padded(text, width));
    return line(String(row + 1), [margin + first, ...rest]);
  });
  return (
    (hexes ? '' : screen.dim(line('', letters))) + lines.join('') + legend({ called, game, screen }, shown)
  );
}

/** Which cells are marked, in words. */
function markedCells(
  { called, game, screen }: Pick<Showing, 'called' | 'game' | 'screen'>,
  shown: NonNullable<GridView['marks']>,
): string {
  const words = Object.entries(shown).flatMap(([cell, ids]) => {
    const names = game.table.cells
      .filter(({ id }) => ids.includes(id))
      .map((each) => nameIn(each, called.language));
    return names.length > 0 ? [`${cell} ${names.join(' ')}`] : [];
  });
  return words.length > 0 ? wrapped(words.join(', '), screen, 4, 4) : '';
}

const signOf = (game: Showing['game'], id: string): string =>
  game.table.cells.find((each) => each.id === id)?.sign ?? '';

/** What the signs in cells say, of those that are there. */
function legend(
  { called, game, screen }: Pick<Showing, 'called' | 'game' | 'screen'>,
  shown: NonNullable<GridView['marks']>,
): string {
  const there = new Set(Object.values(shown).flat());
  const words = game.table.cells
    .filter(({ id }) => there.has(id))
    .map((each) => `${each.sign} ${nameIn(each, called.language)}`);
  return words.length > 0 ? screen.dim(wrapped(words.join(', '), screen, 4, 4)) : '';
}

/** `Cinder Child` -> `CC`; a single word by its first letters. */
function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  return words.length > 1 ? words.map((word) => word[0].toUpperCase()).join('') : name.slice(0, 3);
}

/** The cells that have names. */
export function namedCells({ called, game, view, screen }: Showing, id: string): string {
  const cells = [...game.vocabulary.terms.values()]
    .flat()
    .flatMap(({ symbol, form }) =>
      symbol.sort === 'cell' && form === 'one' && symbol.zone.id === id ? [symbol] : [],
    );
  const words = cells.flatMap((cell) => {
    const { grid } = cell.zone;
    const name = nameIn(cell, called.language);
    const seats = cell.of === 'player' ? view.players.map((player) => player.name) : [undefined];
    return seats.map((seat, i) => {
      const at = cellName(grid!, cell.piles[i] - grid!.first);
      return `${at} ${seat === undefined ? name : called.words('play/owned', { owner: seat, thing: name })}`;
    });
  });
  return words.length > 0 ? screen.dim(wrapped(words.join(', '), screen, 4, 4)) : '';
}
