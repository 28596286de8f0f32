import { countWholeMoves as countOpen, everyMove } from '../engine/search/whole-moves.ts';
import { belowTotal, countSets, everySet, type Domain } from '../engine/choices/choice-domain.ts';
import { question, type Answer, type Match } from './match.ts';
import { partnersSeeing, seersOfZones } from '../engine/state/seat-visibility.ts';

/**
 * Whole moves, for bots and searches: all the answers that a seat gives one after the other, from the question that is
 * open to it until the game comes to rest or is over, somebody else is asked, or it goes on by chance or by what the
 * seat has not seen yet. One choice among more than a thousand sets ends a move, whatever comes after it. Two ways of
 * saying the same, such as joining a to b and b to a, are two moves.
 *
 * All of these leave the match as it is. A seat that is not asked has no moves.
 */
export interface Move {
  /** To be given one after the other with `answer`. */
  readonly answers: readonly Answer[];
}

/** How many moves a seat has: worked out from what its questions offer, without listing the moves where that is possible. */
export function countMoves(match: Match, seat: number): number {
  const sealed = sealedDomain(match, seat);
  if (sealed) return countSets(match.runner.m, sealed);
  return isAsked(match, seat) ? countOpen(match.runner, unseenBy(match, seat)) : 0;
}

/** The moves of a seat, at most `most` of them. */
export function movesOf(match: Match, seat: number, most = 10_000): Move[] {
  const moves: Move[] = [];
  if (most > 0)
    everyMoveOf(match, seat, (values) => {
      moves.push({ answers: values.map((each) => ({ seat, values: each })) });
      return moves.length >= most;
    });
  return moves;
}

/** One of the moves of a seat, each with the same probability. `random(n)` gives a whole number below n. */
export function sampleMove(match: Match, seat: number, random: (below: number) => number): Move | undefined {
  const count = countMoves(match, seat);
  if (count === 0) return undefined;
  let left = Math.floor(belowTotal(random, count));
  let found: Move | undefined;
  everyMoveOf(match, seat, (values) => {
    found = { answers: values.map((each) => ({ seat, values: each })) };
    return left-- === 0;
  });
  return found;
}

function everyMoveOf(
  match: Match,
  seat: number,
  visit: (values: readonly (readonly number[])[]) => boolean,
): void {
  const sealed = sealedDomain(match, seat);
  if (sealed) everySet(match.runner.m, sealed, (set) => visit([set.toArray()]));
  else if (isAsked(match, seat)) everyMove(match.runner, visit, unseenBy(match, seat));
}

const isAsked = (match: Match, seat: number): boolean => question(match, seat) !== undefined;

/** What a seat may answer to a sealed question, which is all of its move. */
function sealedDomain(match: Match, seat: number): Domain | undefined {
  const asking = question(match, seat);
  return asking?.sealed ? asking.domain : undefined;
}

const unseenBy = ({ table, runner }: Match, seat: number): number[] =>
  seersOfZones(table).flatMap((seers, zone) =>
    ((seers | partnersSeeing(table.layout, runner.m.p, zone)) >> seat) & 1 ? [] : [zone],
  );
