/**
 * From a linked game to something that runs, for a number of seats:
 *
 *   scalar, many, test   expressions to closures over a position
 *   choosing             choices with their domains
 *   program              acts to flat instructions
 *   flow                 steps, turns, checks and endings to the same instructions
 */
import type { Game, NamedProgram } from '../game.ts';
import { layOut, zoneIndexes, type Layout } from '../position/layout.ts';
import type { Compiler } from './compiler.ts';
import { compileChecks, compileFlow, type Programs } from './flow.ts';
import type { Compiled } from './instruction.ts';
import { many } from './many.ts';
import { compileProgram, type Linkage } from './program.ts';
import { rawScalar, scalar, seatsOfZones } from './scalar.ts';
import { test } from './test.ts';
import { together } from './together.ts';

/** A game compiled for a number of seats. Readonly and shared by all its matches. */
export interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly layout: Layout;
  readonly programs: readonly Compiled[];
  /** The program that is the game. */
  readonly main: number;
  /** First zone index of each zone of the vocabulary. */
  readonly zoneStarts: readonly number[];
  /** Whether a zone takes a card, by zone and card. */
  readonly takes: Uint8Array;
  /** Seat of each zone; -1 for the table's. */
  readonly zoneSeats: readonly number[];
}

const tables = new WeakMap<Game, Map<number, Table>>();

/** The table of a game with so many seats; compiled once. */
export function tableFor(game: Game, seats: number): Table {
  let known = tables.get(game);
  if (!known) tables.set(game, (known = new Map()));
  let table = known.get(seats);
  if (!table) known.set(seats, (table = compileTable(game, seats)));
  return table;
}

function compileTable(game: Game, seats: number): Table {
  const { vocabulary } = game;
  const cells = vocabulary.zones.reduce((sum, { grid }) => sum + (grid ? grid.columns * grid.rows : 0), 0);
  const layout = layOut({
    seats,
    cards: game.copies.length,
    settings: game.settings.length,
    counters: vocabulary.counters,
    roles: vocabulary.roles.length,
    zones: vocabulary.zones,
    cells,
    piles: cells + (vocabulary.zones.some((zone) => zone.order === 'piles') ? game.copies.length : 0),
  });
  const zoneStarts = zoneIndexes(vocabulary.zones, seats);
  const c = compilerFor(game, layout, zoneStarts);
  const programs = collect();
  const main = compileAll(c, programs);
  const zoneSeats = seatsOfZones(c);
  return {
    game,
    seats,
    layout,
    programs: programs.list,
    main,
    zoneStarts,
    takes: takenBy(game, seats),
    zoneSeats,
  };
}

/** Which cards lie in which zones, as the zones declare it: a row of all cards for each zone. */
function takenBy(game: Game, seats: number): Uint8Array {
  const rows = game.vocabulary.zones.flatMap((zone) => {
    const row = game.copies.map((copy) => (!zone.takes || zone.takes.includes(copy.symbol.kind) ? 1 : 0));
    return Array.from({ length: zone.of === 'player' ? seats : 1 }, () => row);
  });
  return Uint8Array.from(rows.flat());
}

/** What turns expressions about positions of this layout into closures. */
export function compilerFor(game: Game, layout: Layout, zoneStarts: readonly number[]): Compiler {
  const c: Compiler = {
    game,
    layout,
    zoneIndex: (zone) => zoneStarts[zone.index],
    scalar: (tree) => scalar(c, tree),
    raw: (tree) => rawScalar(c, tree),
    many: (tree) => many(c, tree),
    test: (tree) => test(c, tree),
    together: (tree) => together(c, tree),
  };
  return c;
}

function collect(): Programs {
  const list: Compiled[] = [];
  return {
    list,
    reserve() {
      list.push(undefined as unknown as Compiled);
      return list.length - 1;
    },
    fill(index, source, code) {
      list[index] = { name: source.name, index, source, code };
    },
  };
}

function compileAll(c: Compiler, programs: Programs): number {
  const { game } = c;
  const verbs = game.verbs.map(() => programs.reserve());
  const texts = new Map<NamedProgram, number>();
  for (const card of game.cards) for (const text of card.texts.values()) texts.set(text, programs.reserve());
  const linkage: Linkage = {
    verb: (index) => verbs[index],
    texts: (field) =>
      Int32Array.from(game.copies, (copy) => {
        const text = copy.texts.get(field);
        return text ? texts.get(text)! : -1;
      }),
    rest: undefined,
  };
  const add = (source: NamedProgram, index: number): void => {
    programs.fill(index, source, compileProgram(c, source, index, linkage).code);
  };
  game.verbs.forEach((verb, i) => add(verb, verbs[i]));
  for (const [text, index] of texts) add(text, index);
  const checks = compileChecks(c, programs, linkage);
  return compileFlow(c, programs, { ...linkage, rest: checks });
}
