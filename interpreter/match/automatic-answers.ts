import { List } from '../engine/state/int-list.ts';
import { sampleSet, isLegal } from '../engine/choices/choice-domain.ts';
import { askedSeats, type Question } from './question.ts';
import { Header, Status } from '../engine/state/position-layout.ts';
import { draw } from '../engine/state/random-source.ts';
import type { Machine } from '../engine/program/machine.ts';
import type { AutomaticSeat } from '../game/automatic-seats.ts';
import type { RunningMatch } from './running-match.ts';

/** Answers of seats that nobody plays. */

/**
 * The seat that is answered for now; undefined where somebody else is asked. Where several choose in secret, it comes behind all
 * who are asked, so that nobody can learn what it has chosen before.
 */
export function seatToAnswerFor({
  table: { automatic: own },
  runner,
}: RunningMatch): AutomaticSeat | undefined {
  if (own.length === 0 || runner.m.p[Header.status] !== Status.waiting) return undefined;
  const asked = askedSeats(runner);
  const found = asked.map((seat) => own.find((each) => each.seat === seat));
  return found.every((each) => each !== undefined) ? found[0] : undefined;
}

/** An answer by chance: one of all legal ones, drawn from the position's own source, so that it is saved with it. */
export function answerByChance(m: Machine, { domain, sort, instruction }: Question): readonly number[] {
  const values = instruction.op === 'menu' ? undefined : instruction.choosing.values;
  const out = new List();
  sampleSet(m, domain, (below) => draw(m.p, m.layout, 'pick', below), out);
  const choice = { sort, values, candidates: domain.candidates };
  m.chance?.picked(m, { ...choice, isLegal: (said) => isLegal(m, domain, said) }, out);
  return out.toArray();
}
