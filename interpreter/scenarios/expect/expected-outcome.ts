import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { endingOf, isOver, seatsAsked, winners } from '../../match/match.ts';
import { conditionOf, holds } from '../steps/stated-condition.ts';
import { isIdle } from '../steps/passing-bots.ts';
import type { Run } from '../scenario-run.ts';
import { seatsOf, fails } from '../findings-sheet.ts';
import { whyNotSo } from '../steps/unmet-expectation.ts';

/** `that`: a condition of the language holds. */
export function that({ sheet, game, seats, match }: Run, node: Node, whole: MapNode): boolean {
  const condition = conditionOf(sheet, game, seats, node, valueOf(whole, 'as'));
  if (!condition || isIdle(sheet, match, condition, node)) return false;
  if (holds(match, condition)) return true;
  return fails(sheet, 'scenario/not-so', node, {
    condition: condition.text,
    found: whyNotSo(match, condition),
  });
}

/** `asked`: exactly these seats are asked now. */
export function expectAsked({ sheet, seats, match }: Run, node: Node): boolean {
  const wanted = seatsOf(sheet, seats, node);
  if (!wanted) return false;
  const found = seatsAsked(match);
  if (sameSeats(wanted, found)) return true;
  return fails(sheet, 'scenario/asked', node, { wanted: named(seats, wanted), found: named(seats, found) });
}

/** How all at the table can have ended as one, in words of a scenario. */
const ENDED = { together: 'won', 'lost together': 'lost' } as const;

/**
 * `won`: the game is over, and exactly these have won; for nobody, it is not over; for `tie`, it is over and nobody has.
 * `together` and `lost together`: its ending says so.
 */
export function won({ sheet, seats, match }: Run, node: Node): boolean {
  const word = node.kind === 'scalar' ? node.text : '';
  const as = Object.hasOwn(ENDED, word) ? ENDED[word as keyof typeof ENDED] : undefined;
  if (as && isOver(match) && endingOf(match)?.together === as) return true;
  const drawn = word === 'tie' || as === 'lost';
  const wanted = drawn ? [] : as ? seats.map((_, seat) => seat) : seatsOf(sheet, seats, node);
  if (!wanted) return false;
  const over = isOver(match);
  const found = over ? winners(match) : [];
  if (!as && over === (drawn || wanted.length > 0) && sameSeats(wanted, found)) return true;
  const details = { wanted: named(seats, wanted), found: named(seats, found), over, tie: drawn };
  return fails(sheet, 'scenario/won', node, details);
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

const named = (seats: readonly string[], of: readonly number[]): string[] => of.map((seat) => seats[seat]);
