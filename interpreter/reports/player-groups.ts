import { reserved } from '../../dsl/ir/registers.ts';
import { evaluatorFor, type Evaluator } from '../compiler/codegen/evaluator.ts';
import type { Game, Grouping } from '../game/linked-game.ts';
import type { Match } from '../match/match.ts';
import type { Machine } from '../engine/program/machine.ts';

/** What players are grouped by when a game is over: ids of cards, values and decks, names of seats, numbers, yes or no. */

/** For each group of the game's report what puts each seat into it; empty if it has no such card or value. */
export function groupsOf({ game, table, runner, names }: Match): string[][][] {
  const { m } = runner;
  const evaluator = evaluatorFor(table);
  return game.report.groups.map((group) =>
    names.seats.map((_, seat) => {
      m.it[reserved.grouped] = seat;
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

export const YES = 'yes';
const NO = 'no';
