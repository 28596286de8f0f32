import { forms } from '../../dsl/language/symbols/symbol-table.ts';
import { evaluatorFor, type Evaluator } from '../compiler/codegen/evaluator.ts';
import { GROUPED, type Game, type Grouping } from '../game/linked-game.ts';
import type { Match } from '../match/match.ts';
import type { Machine } from '../engine/program/machine.ts';

/** What players are grouped by when a game is over: ids of cards, values and decks, names of seats, numbers, yes or no. */

/** For each group of the game's report what each seat is in it by; nothing where it has no such thing. */
export function groupsOf({ game, table, runner, names }: Match): string[][][] {
  const { m } = runner;
  const evaluator = evaluatorFor(table);
  return game.report.groups.map((group) =>
    names.seats.map((_, seat) => {
      m.it[GROUPED] = seat;
      return [...new Set(idsOf(game, group, seat, names.seats, evaluator, m))];
    }),
  );
}

function idsOf(
  game: Game,
  group: Grouping,
  seat: number,
  seats: readonly string[],
  { holds, list }: Evaluator,
  m: Machine,
): string[] {
  switch (group.by) {
    case 'deck':
      return [game.decks[seat]];
    case 'condition': {
      const held = holds(m, group.test);
      return held === undefined ? [] : [held ? YES : NO];
    }
    case 'things':
      return (list(m, group.set) ?? []).flatMap((one) => {
        const id =
          group.sort === 'card'
            ? game.copies[one]?.symbol.id
            : group.sort === 'player'
              ? seats[one]
              : group.of
                ? group.of.values[one]?.id
                : String(one);
        return id ?? [];
      });
  }
}

const YES = 'yes';
const NO = 'no';

/** What people call a thing that players are grouped by. */
export function groupName(game: Game, group: Grouping, id: string): string {
  if (group.by === 'deck') return group.decks.find((deck) => deck.id === id)?.names.en[0] ?? id;
  if (group.by === 'condition' || group.sort === 'player' || group.sort === 'number') return id;
  const known = group.sort === 'card' ? game.vocabulary.cards : (group.of?.values ?? []);
  const symbol = known.find((each) => each.id === id);
  return symbol ? forms(symbol).one : id;
}
