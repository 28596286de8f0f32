import { evaluatorFor } from '../compiler/codegen/evaluator.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import { counterAt } from '../engine/state/position-layout.ts';
import { isOver, type Match } from './match.ts';

/** The final result of one player. */
export interface FinalStanding {
  readonly seat: number;
  /** From 1; players who are equal in everything have the same. */
  readonly rank: number;
  /** By the keys of the score; nothing where a number became too large. */
  readonly values: readonly (number | undefined)[];
}

/**
 * The players by rank, once a game with a score is over: everybody may see it then. Nothing before. Partners
 * have the rank of the best of them.
 */
export function standings(match: Match): FinalStanding[] {
  const { game, table, runner, names } = match;
  if (!isOver(match) || game.score.length === 0) return [];
  const { value } = evaluatorFor(table);
  const { m } = runner;
  const before = m.it[reserved.grouped];
  const all = names.seats.map((_, seat) => {
    m.it[reserved.grouped] = seat;
    return { seat, values: game.score.map((key) => value(m, key.value)) };
  });
  m.it[reserved.grouped] = before;
  const order = (a: (typeof all)[number], b: (typeof all)[number]): number => {
    for (const [i, { lowest }] of game.score.entries()) {
      const more = (b.values[i] ?? 0) - (a.values[i] ?? 0);
      if (more !== 0) return lowest ? -more : more;
    }
    return 0;
  };
  const { teams } = game.vocabulary.seating;
  const teamOf = (seat: number): number => (teams ? m.p[counterAt(table.layout, teams, seat)] : seat);
  const best = all.map(
    ({ seat }) => all.filter((each) => teamOf(each.seat) === teamOf(seat)).toSorted(order)[0],
  );
  return all
    .map((each) => ({ ...each, rank: 1 + best.filter((other) => order(other, best[each.seat]) < 0).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
