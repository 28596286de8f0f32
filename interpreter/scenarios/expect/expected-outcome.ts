import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { isOver, seatsAsked, winners } from '../../match/match.ts';
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

/** `won`: the game is over, and exactly these have won; for nobody, it is not over; for `tie`, it is over and nobody has. */
export function won({ sheet, seats, match }: Run, node: Node): boolean {
  const drawn = node.kind === 'scalar' && node.text === 'tie';
  const wanted = drawn ? [] : seatsOf(sheet, seats, node);
  if (!wanted) return false;
  const over = isOver(match);
  const found = over ? winners(match) : [];
  if (over === (drawn || wanted.length > 0) && sameSeats(wanted, found)) return true;
  const details = { wanted: named(seats, wanted), found: named(seats, found), over, tie: drawn };
  return fails(sheet, 'scenario/won', node, details);
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

const named = (seats: readonly string[], of: readonly number[]): string[] => of.map((seat) => seats[seat]);
