/** What a verb of the game does to counters for certain, before it is decided whether it is done. */
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { Frame, popFrame, pushFrame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { statementOf } from '../explain/asking-statement.ts';
import { question, type Match } from '../match.ts';
import { isMadeOfKnown, seesCard } from './open-amounts.ts';
import { paymentsIn, type Payment } from './option-prices.ts';

/** By how much a counter changes. */
interface ChangeIfDone {
  /** The id of the counter. */
  readonly counter: string;
  readonly by: number;
}

/**
 * What happens to counters if a seat says yes, where the text that asks names a verb of the game and the seat can work the
 * amounts out. Nothing is tried for it, so nothing hidden can come to light.
 */
export function changesIfDone(match: Match, seat: number): ChangeIfDone[] {
  const asking = question(match, seat);
  const statement = asking?.instruction.op === 'menu' ? statementOf(match, asking) : undefined;
  const [call, ...others] = callsIn(statement?.op === 'may' ? statement.acts : []);
  if (!call || others.length > 0) return [];
  const { table, runner } = match;
  const { m } = runner;
  const { p } = m;
  const program = table.programs.findIndex(
    ({ source: { role } }) => role.kind === 'verb' && role.verb === call.verb.id && role.part === 'body',
  );
  if (program < 0) return [];
  const { acts, slots } = table.programs[program].source.program;
  const frame = p[Header.frame];
  const given = call.arguments.map((slot) => p[frame + Frame.locals + slot]);
  const you = evaluatorFor(table).value(m, call.you) ?? -1;
  // Looking leaves no trace in the position.
  const top = p[Header.top];
  const before = p.slice(top, top + Frame.locals + slots.length);
  if (!pushFrame(p, program, slots.length, you, -1)) return [];
  given.forEach((value, i) => (p[p[Header.frame] + Frame.locals + i] = value));
  const found = paymentsIn(acts).flatMap((change) => changeOf(match, seat, change, given.length));
  popFrame(p);
  p.set(before, top);
  return found;
}

type Call = Act & { op: 'call' };

const callsIn = (acts: readonly Act[]): Call[] =>
  acts.flatMap((act) => (act.op === 'call' ? [act] : act.op === 'attempt' ? callsIn(act.acts) : []));

function changeOf(
  match: Match,
  seat: number,
  { amount, change, counter }: Payment,
  parameters: number,
): ChangeIfDone[] {
  if (change === 'set' || !isOpen(match, seat, amount, parameters)) return [];
  const by = evaluatorFor(match.table).value(match.runner.m, amount);
  return by === undefined || by === 0 ? [] : [{ counter: counter.id, by: change === 'add' ? by : -by }];
}

/** Whether a number is made of what a seat knows: numbers of the text, and those of given cards that it sees. */
function isOpen(match: Match, seat: number, amount: Scalar, parameters: number): boolean {
  const isSeen = (tree: Scalar): boolean =>
    tree.op === 'local' && tree.slot < parameters && seesCard(match, seat, tree);
  return isMadeOfKnown(amount, (part) => {
    if (part.op === 'field') return isSeen(part.card);
    if (part.op !== 'counter' || part.counter.of !== 'card') return false;
    return part.owner !== undefined && isSeen(part.owner);
  });
}
