import { findable } from '../../../../dsl/ir/choice-tests.ts';
import { foreseeableCondition } from '../../../../dsl/checker/conditions/foreseeable-conditions.ts';
import type { Many, Pick, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { seersOf, seersOfZones } from '../../../engine/state/seat-visibility.ts';
import {
  listFrom,
  release,
  type ValueClosure,
  type ConditionClosure,
} from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';
import { hasPermissionRule } from '../expressions/permission-checks.ts';
import { openly } from './public-choices.ts';
import type { Tree } from '../../../../dsl/ir/visit.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';
import { unfiltered } from '../expressions/simplify-lists.ts';

/**
 * Whether an optional statement can be done, as far as everybody can see: no rule forbids it, and there is
 * something to choose. None if it always can, or if nothing may be revealed about it before it is tried.
 */
export function compileFeasibility(c: Compiler, list: readonly Act[]): ConditionClosure | undefined {
  const [first] = list;
  if (first?.op !== 'attempt') return undefined;
  const later = new Set<number>();
  const values = new Map<number, Scalar>();
  const all: ConditionClosure[] = [];
  // What is worked out or chosen on the way is not known yet.
  const isKnown = (of: Tree): boolean => [...localReads(of)].every((slot) => !later.has(slot));
  for (const act of first.prepare) {
    const known = foreseeableCondition(act, values, later);
    if (known && isAsked(c, known.test) && isKnown([known.test, known.cards]))
      all.push(whereSeen(c, known.cards, c.test(known.test)));
    if (act.op !== 'pick') continue;
    const { pick } = act;
    later.delete(pick.slot);
    const found = findable(pick, leastOf(pick));
    if (found && isKnown(found)) {
      const [isOpen, isThere] = [openly(c, pick, []), c.test(found)];
      all.push((m) => !isOpen(m) || isThere(m));
    }
    later.add(pick.slot);
  }
  return all.length === 0 ? undefined : (m) => all.every((holds) => holds(m));
}

/** Whether a condition can fail: of verbs without rules none does. */
const isAsked = (c: Compiler, test: Test): boolean =>
  test.op !== 'permitted' || hasPermissionRule(c, test.verb);

/** A condition on cards that counts as met as long as somebody does not see them. */
function whereSeen(c: Compiler, cards: readonly Scalar[], holds: ConditionClosure): ConditionClosure {
  if (cards.length === 0) return holds;
  const { game, layout } = c;
  const seers = seersOfZones({ game, seats: layout.seats });
  const everyone = (1 << layout.seats) - 1;
  const of = cards.map((card) => c.scalar(card));
  return (m) =>
    holds(m) ||
    of.some((card) => {
      const one = card(m);
      return one >= 0 && (seersOf(c, seers, m.p, one) & everyone) !== everyone;
    });
}

/**
 * Whether a statement that a player may do can be done, as far as this player can see and others cannot: there is
 * something to choose among cards that the player sees. None where nothing is chosen among such cards.
 */
export function foreseeably(
  c: Compiler,
  list: readonly Act[],
  who: ValueClosure,
): ConditionClosure | undefined {
  const [first] = list;
  if (first?.op !== 'attempt') return undefined;
  const later = new Set<number>();
  const all: ConditionClosure[] = [];
  for (const act of first.prepare) {
    if (act.op === 'let' || act.op === 'list') later.add(act.slot);
    if (act.op !== 'pick') continue;
    const { pick } = act;
    const wanted = findable(pick, leastOf(pick));
    const known = wanted && [...localReads(wanted)].every((slot) => !later.has(slot));
    later.add(pick.slot);
    if (pick.sort !== 'card' || !known) continue;
    const isOpen = openly(c, pick, []);
    const sees = seesAll(c, unfiltered(pick.from), who);
    const found = c.test(wanted);
    all.push((m) => isOpen(m) || !sees(m) || found(m));
  }
  return all.length === 0 ? undefined : (m) => all.every((holds) => holds(m));
}

/** Where fewer will do, one. */
const leastOf = ({ exact, least }: Pick): Scalar => (exact ? least : { op: 'constant', value: 1 });

/** Whether a player sees the faces of all cards of a list. */
function seesAll(c: Compiler, list: Many, who: ValueClosure): ConditionClosure {
  const { game, layout } = c;
  const seers = seersOfZones({ game, seats: layout.seats });
  const cards = c.many(list);
  return (m) => {
    const seat = who(m);
    const found = listFrom(m, cards);
    let all = true;
    for (let i = 0; all && i < found.length; i++)
      all = ((seersOf(c, seers, m.p, found.items[i]) >> seat) & 1) === 1;
    release(m);
    return all;
  };
}
