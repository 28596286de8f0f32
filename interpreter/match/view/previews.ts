import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { rollTotal } from '../../engine/effects/dice.ts';
import { question, type Match } from '../match.ts';
import type { Question } from '../question.ts';
import { isMadeOfKnown, seesCard } from './open-amounts.ts';

/** What an option would do to a roll on the table. */
export interface Preview {
  /** As `names` calls it. */
  readonly roll: string;
  readonly by: number;
  readonly before: number;
  readonly after: number;
}

type Shift = Act & { op: 'shift' };

/**
 * What choosing an option does to dice for certain: a change of a roll that the text makes next, by an amount that the
 * seat can work out. Nothing is tried for it, so nothing hidden can come to light.
 */
export function previewsByValues(match: Match, seat: number, option: number): Preview[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const { table, names, runner } = match;
  const { m } = runner;
  const { p } = m;
  const frame = p[Header.frame];
  const { program } = table.programs[p[frame + Frame.program]].source;
  const { shifts, slot } = followingOf(asking, program.acts, option);
  const at = slot < 0 ? -1 : frame + Frame.locals + slot;
  const before = at < 0 ? 0 : p[at];
  if (at >= 0) p[at] = option;
  const { value } = evaluatorFor(table);
  const found = shifts.flatMap((act): Preview[] => {
    if (!isOpenAmount(match, seat, act.amount, slot)) return [];
    const roll = value(m, act.roll);
    const by = value(m, act.amount);
    if (roll === undefined || roll < 0 || by === undefined) return [];
    const now = rollTotal(m, roll);
    return [{ roll: names.value(p, 'roll', roll), by, before: now, after: now + by }];
  });
  // Looking leaves no trace in the position.
  if (at >= 0) p[at] = before;
  return found;
}

/** The changes of rolls that follow on an option whatever else happens, and the local that it is put into. */
function followingOf(
  asking: Question,
  acts: readonly Act[],
  option: number,
): { readonly shifts: readonly Shift[]; readonly slot: number } {
  const { instruction } = asking;
  if (instruction.op === 'menu') {
    const { start, end } = instruction.at.span;
    const modal = nodesOf(acts, 'choose-one').find(
      ({ span, modes }) =>
        span.start === start && span.end === end && modes.length === instruction.options.length,
    );
    return { shifts: shiftsIn(modal?.modes[option]?.acts ?? []), slot: -1 };
  }
  const { slot, sort, many } = instruction.choosing;
  if (sort !== 'number' || many || asking.sealed) return { shifts: [], slot: -1 };
  return { shifts: shiftsIn(acts).filter(({ amount }) => localReads(amount).has(slot)), slot };
}

/** Changes of rolls that have no condition. */
const shiftsIn = (acts: readonly Act[]): Shift[] =>
  acts.flatMap((act) => {
    if (act.op === 'shift') return [act];
    if (act.op === 'attempt') return shiftsIn(act.acts);
    return act.op === 'together' ? act.parts.flatMap((part) => shiftsIn(part.acts)) : [];
  });

/** Whether a number is made of nothing but what the seat knows: its choice, numbers of the text and of cards that it sees. */
export const isOpenAmount = (
  match: Pick<Match, 'table' | 'runner'>,
  seat: number,
  amount: Scalar,
  slot: number,
): boolean =>
  isMadeOfKnown(amount, (part, known) => {
    switch (part.op) {
      case 'local':
        return part.slot === slot;
      case 'field':
        return seesCard(match, seat, part.card);
      case 'price':
        return known(part.usual) && part.arguments.every((each) => !each || each.op === 'local');
      default:
        return false;
    }
  });
