/** An answer that comes from somewhere else, such as a page: taken or not, why not, and what each seat may read of it. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { Sealed } from '../../engine/choices/sealed-choices.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { screenLine } from '../log/log-entry.ts';
import type { LogLine } from '../log/log-line.ts';
import { entriesOf, question, type Answer, type Match } from '../match.ts';
import { answerByKey, optionsFor, type KeyedAnswer } from './option-keys.ts';
import { sealedSeats } from '../question.ts';
import { checkSeat } from '../seats.ts';
import { PLUS } from '../value-names.ts';

/** What came of an answer. */
export interface Submitted {
  readonly ok: boolean;
  /** Why it was not taken; nothing where it was. */
  readonly reason?: Diagnostic;
  /** The number of the question that is open now. */
  readonly number: number;
  /** By seat the lines of the log that tell what came of it; of an answer that stays secret there are none yet. */
  readonly events: readonly (readonly LogLine[])[];
}

/**
 * The number of the open question: it grows with every answer that is known, so everybody may be sent it. While several
 * choose in secret it stays the same.
 */
export const questionNumber = ({ runner }: Match): number =>
  runner.m.p[Header.decisions] - sealedSeats(runner, Sealed.answered).length;

/**
 * Gives an answer and runs on. `number` is that of the question for which it was meant: where the match has gone on since,
 * it is refused and not taken for another. Changes nothing where it is refused.
 */
export function submit(match: Match, given: Answer | KeyedAnswer, number?: number): Submitted {
  const reason = refusal(match, given, number);
  const before = entriesOf(match).length;
  const ok = reason === undefined && answerByKey(match, given);
  const news = ok ? entriesOf(match).slice(before) : [];
  const { seats } = match.table;
  const events = match.names.seats.map((_, seat) => news.map((entry) => screenLine(entry, seat, seats)));
  return {
    ok,
    ...(ok ? {} : { reason: reason ?? illegal(match, given) }),
    number: questionNumber(match),
    events,
  };
}

function refusal(
  match: Match,
  { seat }: Answer | KeyedAnswer,
  number: number | undefined,
): Diagnostic | undefined {
  checkSeat(match, seat);
  const now = questionNumber(match);
  return number === undefined || number === now
    ? match.fault
    : report('run/other-question', placeOf(match), { given: number, now });
}

function illegal(match: Match, given: Answer | KeyedAnswer): Diagnostic {
  const { seat } = given;
  const legal = optionsFor(match, seat).map(({ name }) => name);
  const none = question(match, seat)?.domain.least === 0 ? ['none'] : [];
  const answer = ('keys' in given ? given.keys : given.values).join(PLUS);
  const seats = match.names.seats[seat];
  return report('run/illegal', placeOf(match), { seat: seats, answer, legal: [...legal, ...none], near: [] });
}

const placeOf = ({ game }: Match): Diagnostic['place'] => ({ file: game.id, span: { start: 0, end: 0 } });
