/**
 * From a linked game to something that runs, for a number of seats:
 *
 *   scalar, many, test   expressions to closures over a position
 *   choosing             choices with their domains
 *   program              acts to flat instructions
 *   responding           abilities, sorted by what they wait for
 *   propose, settle      what happens around a verb, and what was triggered by it
 *   flow, turn, window   steps, turns, checks, endings and responses to the same instructions
 */
import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { cellCount } from '../../../dsl/language/symbols/cell-names.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type { Tally } from '../../engine/program/machine.ts';
import { automaticSeats } from '../../game/automatic-seats.ts';
import type { Game } from '../../game/linked-game.ts';
import { perZone, layOut, zoneIndexes, type Layout } from '../../engine/state/position-layout.ts';
import { asksPileOrder, cardStateOf, stateNeeds } from './state-needs.ts';
import type { Compiler } from './codegen-context.ts';
import { countedClosures, type CountedClosures } from './counted-closures.ts';
import { generatedParts, jitTable, OFTEN, type JitTable } from '../jit/jit-compiler.ts';
import { generatedPrograms } from '../jit/programs/program-function.ts';
import { mayGenerate } from '../jit/source-writer.ts';
import { many } from './expressions/list-expressions.ts';
import { simplifiedList } from './expressions/simplify-lists.ts';
import { compilePrograms } from './compile-texts.ts';
import { compileResponding, abilityUses, presenceOf } from './events/ability-index.ts';
import { rawScalar, scalar, seatsOfZones } from './expressions/scalar-expressions.ts';
import { test } from './expressions/condition-tests.ts';
import { together } from './choices/joint-conditions.ts';

/** A game compiled for a number of seats. Readonly and shared by all its matches. */
export type Table = Readonly<ReturnType<typeof compileTable>>;

/** Triggers that wait and effects that last, at once; dice on the table, at once. More are a fault of the texts. */
const MOST_RECORDS = 64;
const MOST_ROLLS = 24;

const tables = new WeakMap<Game, Map<number, Table>>();

/** The table of a game with so many seats; compiled once, with closures that count where the first call gives a tally. */
export function tableFor(game: Game, seats: number, tally?: Tally): Table {
  return tableIn(tables, game, seats, () => compileTable(game, seats, { tally }));
}

const generatedTables = {
  often: new WeakMap<Game, Map<number, Table>>(),
  once: new WeakMap<Game, Map<number, Table>>(),
};

/**
 * The table of a game of which code is generated: what has been asked, or has run, more than `after` times. Its positions are
 * those of `tableFor`. It has closures where code must not be generated.
 */
export function generatedTableFor(game: Game, seats: number, after = OFTEN): Table {
  if (!mayGenerate()) return tableFor(game, seats);
  const tables = after === 0 ? generatedTables.once : generatedTables.often;
  return tableIn(tables, game, seats, () => compileTable(game, seats, { after }));
}

function tableIn(
  known: WeakMap<Game, Map<number, Table>>,
  game: Game,
  seats: number,
  make: () => Table,
): Table {
  let own = known.get(game);
  if (!own) known.set(game, (own = new Map()));
  let table = own.get(seats);
  if (!table) own.set(seats, (table = make()));
  return table;
}

interface TableParts {
  /** What counts the calls of closures. */
  readonly tally?: Tally | undefined;
  /** What has run so often is generated; nothing is where it is absent. */
  readonly after?: number;
}

function compileTable(game: Game, seats: number, { tally, after }: TableParts) {
  const { vocabulary } = game;
  const needs = stateNeeds(game);
  const cells = vocabulary.zones.reduce((sum, { grid }) => sum + (grid ? cellCount(grid) : 0), 0);
  const layout = layOut({
    seats,
    cards: game.copies.length,
    settings: game.settings.length,
    counters: vocabulary.counters,
    roles: vocabulary.roles.length,
    zones: vocabulary.zones,
    seating: vocabulary.seating,
    cells,
    piles: cells + (vocabulary.zones.some((zone) => zone.order === 'piles') ? game.copies.length : 0),
    records: game.abilities.some(({ ability, standing }) => standing || 'acts' in ability) ? MOST_RECORDS : 0,
    rolls: vocabulary.rolls.length > 0 ? MOST_ROLLS : 0,
    history: vocabulary.history.questions,
    choices: vocabulary.choices.length,
    uses: abilityUses(game).size,
    abilities: game.abilities.map(presenceOf(game)),
    state: needs,
  });
  const zoneStarts = zoneIndexes(vocabulary.zones, seats);
  const jit: JitTable | undefined = after === undefined ? undefined : jitTable(() => c, after);
  const c: Compiler = compilerFor(game, layout, zoneStarts, {
    counted: tally && countedClosures(tally),
    jit,
  });
  const responding = compileResponding(c);
  const { programs, main } = compilePrograms(c, responding);
  const state = cardStateOf(c, needs);
  return {
    game,
    seats,
    layout,
    programs,
    /** Makes functions of programs that run often; none where programs are interpreted only. */
    generated: jit && generatedPrograms(jit, state ? undefined : layout),
    /** What abilities there are; absent in games without. */
    responding,
    /** The program that is the game. */
    main,
    /** First zone index of each zone of the vocabulary. */
    zoneStarts,
    /** Whether a zone takes a card, by zone and card. */
    takes: takenBy(game, seats),
    /** Seat of each zone; -1 for the table's. */
    zoneSeats: seatsOfZones(c),
    /** The seats that nobody plays; the last ones. */
    automatic: automaticSeats(game, seats),
    /** Whether people must see the order of cards in piles. */
    pilesInOrder: asksPileOrder(game),
    /** What cards have beyond their places; absent in games whose cards have no state. */
    state,
  };
}

/** Which cards can be in which zones, as the zones declare it: a row of all cards for each zone. */
function takenBy(game: Game, seats: number): Uint8Array {
  const rows = perZone(game.vocabulary.zones, seats, ({ takes }) =>
    game.copies.map(({ symbol }) => (!takes || takes.includes(symbol.kind) ? 1 : 0)),
  );
  return Uint8Array.from(rows.flat());
}

/** The locals of a program, and what counts the calls of its closures. */
interface CompilerParts {
  readonly slots?: readonly Slot[] | undefined;
  readonly counted?: CountedClosures | undefined;
  /** What generated code of the table shares; absent where there are closures only. */
  readonly jit?: JitTable | undefined;
}

/** What turns expressions about positions of this layout into closures. */
export function compilerFor(
  game: Game,
  layout: Layout,
  zoneStarts: readonly number[],
  { slots, counted, jit }: CompilerParts = {},
): Compiler {
  const c: Compiler = {
    game,
    layout,
    slots,
    forSlots: (own) => compilerFor(game, layout, zoneStarts, { slots: own, counted, jit }),
    zoneIndex: (zone) => zoneStarts[zone.index],
    scalar: (tree) => scalar(c, tree),
    raw: (tree) => rawScalar(c, tree),
    many: (tree) => many(c, simplifiedList(c, tree)),
    test: (tree) => test(c, tree),
    together: (tree) => together(c, tree),
  };
  if (jit) {
    const closures = compilerFor(game, layout, zoneStarts, { slots });
    return Object.assign(c, generatedParts(c, closures, jit));
  }
  if (!counted) return c;
  return Object.assign(c, {
    scalar: (tree: Scalar) => counted.value(scalar(c, tree)),
    raw: (tree: Scalar) => counted.value(rawScalar(c, tree)),
    many: (tree: Many) => counted.list(many(c, simplifiedList(c, tree))),
    test: (tree: Test) => counted.condition(test(c, tree)),
  });
}
