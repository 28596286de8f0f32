import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { cellNamesOf, cellPlaces } from '../../dsl/language/symbols/cell-names.ts';
import type { Scalar } from '../../dsl/ir/expressions.ts';
import type { GridSymbol, MetricSymbol } from '../../dsl/language/symbols/symbols.ts';
import { compilerFor, tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { roomForCalls } from '../../interpreter/compiler/codegen/expressions/function-calls.ts';
import { FAR } from '../../interpreter/compiler/codegen/values/grid-distances.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { joinPile, putIn } from '../../interpreter/engine/state/card-lists.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { faults, fixture, pasture, type Change } from '../pasture/kit.ts';

const NO_CORNERS: Change = [
  'steps: orthogonal, reach: diagonal, walk: path',
  'steps: orthogonal, walk: path',
];
const NO_REACH: Change[] = [
  NO_CORNERS,
  ['the reach between the one and the other', 'the steps between the one and the other'],
];
const layout = (...lines: string[]): Change => [
  '    columns: 5\n    rows: 4\n',
  `${lines.map((line) => `    ${line}\n`).join('')}`,
];

const SHAPES: Record<string, Change[]> = {
  'rows of one length': [layout('layout: hexes', 'columns: 5', 'rows: 4')],
  'a slanted board': [layout('layout: slanted hexes', 'columns: 5', 'rows: 4')],
  'a hexagon': [layout('layout: hexes', 'rows: [3, 4, 5, 4, 3]'), ['at: [A1, E4]', 'at: [A1, C5]']],
  'a triangle': [
    layout('layout: hexes', 'rows: [1, 2, 3, 4, 5]'),
    ['at: [A1, E4]', 'at: [A1, E5]'],
    ['at: C2', 'at: C3'],
  ],
};

/** A board as it is drawn: cells touch whose middles are one width apart. Rows are a bit less than a width apart. */
function drawn(grid: GridSymbol): (one: number, other: number) => boolean {
  const middles = cellPlaces(grid).map(({ left, row }) => [left / 2, row * (Math.sqrt(3) / 2)]);
  return (one, other) =>
    Math.abs(Math.hypot(middles[one][0] - middles[other][0], middles[one][1] - middles[other][1]) - 1) < 0.01;
}

/** How many cells are entered from one to all others, around those that are taken. */
function walked(
  cells: number,
  touch: (one: number, other: number) => boolean,
  from: number,
  taken: ReadonlySet<number>,
): number[] {
  const steps = Array.from({ length: cells }, (_, at): number => (at === from ? 0 : FAR));
  for (let round = 0; round < cells; round++)
    for (let one = 0; one < cells; one++) {
      if (steps[one] === FAR || (one !== from && taken.has(one))) continue;
      for (let other = 0; other < cells; other++)
        if (touch(one, other)) steps[other] = Math.min(steps[other], steps[one] + 1);
    }
  return steps;
}

/** The cells that somebody comes to who goes on in the direction of the first step. */
function straight(
  grid: GridSymbol,
  touch: (one: number, other: number) => boolean,
  from: number,
): Set<number> {
  const places = cellPlaces(grid);
  const found = new Set<number>();
  for (const first of places.keys()) {
    if (!touch(from, first)) continue;
    const [side, down] = [places[first].left - places[from].left, places[first].row - places[from].row];
    for (let at = first; at >= 0;) {
      found.add(at);
      at = places.findIndex(
        ({ left, row }) => left === places[at].left + side && row === places[at].row + down,
      );
    }
  }
  return found;
}

const it_ = (depth: number): Scalar => ({ op: 'it', depth });

describe.each(Object.entries(SHAPES))('%s of hexes', (_, changes) => {
  const game = pasture(...NO_REACH, ...changes);
  const table = tableFor(game, 2);
  const { layout: positions } = table;
  const c = compilerFor(game, positions, table.zoneStarts);
  const meadow = game.vocabulary.zones.find((zone) => zone.grid)!;
  const grid = meadow.grid!;
  const cells = cellNamesOf(grid).length;
  const touch = drawn(grid);
  const newOne = () =>
    newMachine(positions, game.fields.length, table.takes, {
      roomForCalls: roomForCalls(game.vocabulary.functions),
    });
  const between = (how: MetricSymbol['how']) =>
    c.scalar({ op: 'distance', metric: { ...grid.metrics[0], how }, left: it_(1), right: it_(2) });

  it('are as far apart as the steps from each to a cell that touches it', () => {
    const m = newOne();
    const steps = between('orthogonal');
    for (let from = 0; from < cells; from++) {
      const wanted = walked(cells, touch, from, new Set());
      for (let to = 0; to < cells; to++) {
        m.it[1] = from;
        m.it[2] = to;
        expect(steps(m)).toBe(wanted[to]);
      }
    }
  });

  it('are in line where somebody comes who goes straight on', () => {
    const m = newOne();
    const line = between('straight');
    for (let from = 0; from < cells; from++) {
      const there = straight(grid, touch, from);
      for (let to = 0; to < cells; to++) {
        m.it[1] = from;
        m.it[2] = to;
        if (from !== to) expect(line(m) < FAR).toBe(there.has(to));
      }
    }
  });

  it('are walked around those that are taken', () => {
    const way = between('path');
    const cell = fc.nat(cells - 1);
    fc.assert(
      fc.property(fc.uniqueArray(cell, { maxLength: 5 }), cell, (taken, from) => {
        const m = newOne();
        for (const [card, at] of taken.entries()) {
          putIn(m.p, positions, card, table.zoneStarts[meadow.index]);
          joinPile(m.p, positions, card, at);
        }
        const wanted = walked(cells, touch, from, new Set(taken));
        for (let to = 0; to < cells; to++) {
          m.it[1] = from;
          m.it[2] = to;
          expect(way(m)).toBe(wanted[to]);
        }
      }),
      { numRuns: 20 },
    );
  });
});

const hexes = (...lines: string[]) => faults(...NO_REACH, layout('layout: hexes', ...lines));

describe('what is wrong on hexes', () => {
  it('is a way of counting across corners', () => {
    expect(faults(layout('layout: hexes', 'columns: 5', 'rows: 4'))).toEqual(['game/hex-corners: diagonal']);
  });

  it('is a row that does not lie in the gaps of the row above', () => {
    expect(hexes('rows: [5, 5, 4, 5]')).toEqual(['game/hex-rows: 5']);
    expect(hexes('rows: [5, 6, 4, 5]')).toEqual(['game/hex-rows: 4']);
    expect(hexes('rows: [5, 4, 5, 6]')).toEqual([]);
  });

  it('is a number of columns where each row says how long it is', () => {
    expect(hexes('columns: 5', 'rows: [5, 4, 5, 6]')).toEqual(['game/idle-key: columns']);
  });

  it('are rows of several lengths of squares, and of a slanted board', () => {
    expect(faults(layout('rows: [5, 4, 5, 6]'))).toContain('game/row-lengths: rows');
    expect(faults(...NO_REACH, layout('layout: slanted hexes', 'rows: [5, 4, 5, 6]'))).toContain(
      'game/row-lengths: rows',
    );
  });

  it('is a cell behind the end of its row', () => {
    const change: Change = ['at: [A1, E4]', 'at: [A1, F3]'];
    expect(faults(...NO_REACH, layout('layout: hexes', 'rows: [5, 4, 5, 6]'), change)).toEqual([
      'game/cell: F3',
    ]);
  });

  it('is told with the ends of all rows', () => {
    let text = fixture.get('test/fixtures/pasture/game.yaml')!;
    for (const [from, to] of [...NO_REACH, layout('layout: hexes', 'rows: [3, 4, 5, 4, 3]')])
      text = text.replace(from, to);
    const library = openLibrary(new Map(fixture).set('test/fixtures/pasture/game.yaml', text));
    const [first] = loadGame(library, 'pasture').diagnostics;
    expect(first.message).toBe('`E4` is no cell of `meadow`');
    expect(first.help).toBe('its rows begin with `A` and end with `C1`, `D2`, `E3`, `D4` and `C5`');
  });

  it('is a layout where there are no cells', () => {
    expect(faults(['barn: { order: set', 'barn: { order: set, layout: hexes'])).toEqual([
      'game/idle-key: layout',
    ]);
  });
});
