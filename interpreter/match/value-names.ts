import type { Table } from '../compiler/codegen/compile-game.ts';
import { abilityName, rollName } from './view/ability-names.ts';
import type { StateContent } from '../../dsl/language/symbols/symbols.ts';
import { objectName } from './object-names.ts';
import { cellNamesOf } from '../../dsl/language/symbols/cell-names.ts';
import { counterAt } from '../engine/state/position-layout.ts';
export { seatNames } from '../game/seat-names.ts';
import type { NameLookup, RunningMatch } from './running-match.ts';

/** What stands for the name of a card that adds to a roll where it is not seen. */
export const A_CARD = 'a card';

/** Joins the members of a pile, and the cards of one answer. */
export const PLUS = ' + ';

/** What a name is joined of. */
export const membersOf = (name: string): readonly string[] => name.split(PLUS);

export function namesFor(table: Table, seats: readonly string[]): NameLookup {
  const { game, layout } = table;
  const zones = zoneNames(table, seats);
  const newPile = game.vocabulary.zones.find((zone) => zone.pile && !zone.grid)?.pile;
  const cells = cellNames(table);
  const names: NameLookup = {
    seats,
    card: (card) => game.copyNames[card] ?? 'nothing',
    zone: (zone) => zones[zone] ?? (zone >= 0 && zone === layout.attachedZone ? 'attached' : 'nowhere'),
    pile(p, pile) {
      const cell = cells[pile];
      if (cell !== undefined) return cell;
      if (pile < 0) return objectName({ is: 'new pile', pile: newPile });
      return namesJoined(names, pileCards(layout, p, pile));
    },
    value(p, sort, value) {
      switch (sort) {
        case 'card':
          return names.card(value);
        case 'player':
          return seats[value] ?? 'nobody';
        case 'pile':
          return names.pile(p, value);
        case 'zone':
          return names.zone(value);
        case 'roll':
          return rollName(table, p, value, seats);
        case 'ability':
          return abilityName(table, p, value, names);
        default:
          return String(value);
      }
    },
  };
  return names;
}

/** What a pile with some cards is called, whatever order they are in. */
export const namesJoined = ({ card }: Pick<NameLookup, 'card'>, cards: readonly number[]): string =>
  cards
    .toSorted((a, b) => a - b)
    .map(card)
    .join(PLUS);

/** The cards of a pile by index, so that the order in which they joined does not show. */
export function pileCards(layout: Table['layout'], p: Int32Array, pile: number): number[] {
  if (pile < 0 || pile >= layout.piles || p[layout.pileCount + pile] === 0) return [];
  return cardsByOrder(p, layout.pileFirst + pile, layout.pileNext).sort((a, b) => a - b);
}

/** The cards of a zone or a pile in their order. */
export function cardsByOrder(p: Int32Array, first: number, next: number): number[] {
  const cards: number[] = [];
  for (let card = p[first]; card >= 0; card = p[next + card]) cards.push(card);
  return cards;
}

/**
 * The cards of a pile as people see them: from the bottom to the top if a text of the game refers to its
 * ends.
 */
export const pileAsSeen = (
  { layout, pilesInOrder }: Pick<Table, 'layout' | 'pilesInOrder'>,
  p: Int32Array,
  pile: number,
): number[] =>
  pilesInOrder ? cardsByOrder(p, layout.pileFirst + pile, layout.pileNext) : pileCards(layout, p, pile);

/** The name of an empty state. */
export const NOTHING = 'nothing';

/** What a state holds, as logs and saves name it. */
export function stateContentName(
  names: NameLookup,
  p: Int32Array,
  holds: StateContent,
  value: number,
): string {
  if (value < 0) return NOTHING;
  return holds.sort === 'value' ? holds.of.values[value].id : names.value(p, holds.sort, value);
}

/** What the states of the game, or those of a player, hold, by their ids; those that hold nothing are left out. */
export const stateValues = (
  { game, runner, names }: RunningMatch,
  of: 'game' | 'player',
  player: number,
): Record<string, string> =>
  Object.fromEntries(
    game.vocabulary.counters.flatMap((state) => {
      const value = state.of === of ? runner.m.p[counterAt(runner.m.layout, state, player)] : -1;
      return state.holds && value >= 0
        ? [[state.id, stateContentName(names, runner.m.p, state.holds, value)]]
        : [];
    }),
  );

/** The values of the counters of the game, or of a player, by their ids. */
export const counterValues = (
  { game, runner }: RunningMatch,
  of: 'game' | 'player',
  player: number,
): Record<string, number> =>
  Object.fromEntries(
    game.vocabulary.counters
      .filter((counter) => counter.of === of && !counter.holds)
      .map((counter) => [counter.id, runner.m.p[counterAt(runner.m.layout, counter, player)]]),
  );

/** The names of all cells, by their piles. */
export function cellNames({ game }: Pick<Table, 'game'>): string[] {
  return game.vocabulary.zones.flatMap(({ grid }) => (grid ? cellNamesOf(grid) : []));
}

/** `deck`, `Ann's hand`: one name for each zone. */
function zoneNames(table: Table, seats: readonly string[]): string[] {
  return table.game.vocabulary.zones.flatMap((zone) =>
    zone.of === 'player'
      ? seats.map((seat) => objectName({ is: 'zone', zone, seat }))
      : [objectName({ is: 'zone', zone })],
  );
}
