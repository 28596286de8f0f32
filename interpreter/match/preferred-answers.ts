import { evaluatorFor } from '../compiler/codegen/evaluator.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import { isLegal } from '../engine/choices/choice-domain.ts';
import { draw } from '../engine/state/random-source.ts';
import { seersOf, seersOfZones } from '../engine/state/seat-visibility.ts';
import type { AutomaticSeat } from '../game/automatic-seats.ts';
import type { Preference } from '../game/linked-game.ts';
import type { Question } from './question.ts';
import type { RunningMatch } from './running-match.ts';

/**
 * Puts what a seat that nobody plays prefers in the place of what it has chosen, as many as it has chosen. Of equal ones
 * those stay that it has chosen; the others come by chance, or in their order. What would not be legal is left as it is.
 */
export function preferredAnswer(
  match: RunningMatch,
  { seat, role, answers }: AutomaticSeat,
  { domain, sort, instruction }: Question,
  chosen: readonly number[],
): readonly number[] {
  const wanted = match.game.preferences.filter(
    (each) => each.role === role && sort === (each.kind ? 'card' : 'player'),
  );
  const all = domain.candidates.toArray();
  if (instruction.op === 'menu' || wanted.length === 0 || chosen.length === 0 || chosen.length === all.length)
    return chosen;
  const keys = new Map(all.map((each) => [each, wanted.map((one) => worth(match, seat, one, each))]));
  if ([...keys.values()].flat().every((each) => each === UNKNOWN)) return chosen;
  const rest = all.filter((each) => !chosen.includes(each));
  const ordered = [...chosen, ...(answers === 'random' ? shuffled(match, rest) : rest)];
  ordered.sort((a, b) => comparison(keys.get(a)!, keys.get(b)!));
  const best = ordered.slice(0, chosen.length);
  const inOrder = all.filter((each) => best.includes(each));
  return isLegal(match.runner.m, domain, inOrder) ? inOrder : chosen;
}

const UNKNOWN = Number.NEGATIVE_INFINITY;

/** The greater ones first. */
function comparison(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : one[at] < other[at] ? 1 : -1;
}

/** How much of what is preferred a card or player has; of a card that the seat does not see nothing is known. */
function worth(
  { game, table, runner }: RunningMatch,
  seat: number,
  { kind, value, lowest }: Preference,
  candidate: number,
): number {
  const { m } = runner;
  if (kind) {
    if (game.copies[candidate].symbol.kind !== kind) return UNKNOWN;
    if (((seersOf(table, seersOfZones(table), m.p, candidate) >> seat) & 1) === 0) return UNKNOWN;
  }
  const before = [m.it[reserved.marked], m.it[reserved.looking]];
  m.it[reserved.marked] = candidate;
  m.it[reserved.looking] = seat;
  const found = evaluatorFor(table).printed(m, value);
  [m.it[reserved.marked], m.it[reserved.looking]] = before;
  return found === undefined ? UNKNOWN : lowest ? -found : found;
}

/** In an order that the position's own chance gives. */
function shuffled({ runner: { m } }: RunningMatch, values: readonly number[]): number[] {
  const left = [...values];
  for (let i = left.length - 1; i > 0; i--) {
    const at = draw(m.p, m.layout, 'pick', i + 1);
    [left[i], left[at]] = [left[at], left[i]];
  }
  return left;
}
