import type { ScalarNode } from '../../../schemas/index.ts';
import type { ActionOption } from '../../game/linked-game.ts';
import { entriesOf, question, seatsInSealedChoice, type Match } from '../../match/match.ts';
import { PLUS } from '../../match/value-names.ts';
import { forcedSealedAnswer, openSource } from '../../match/question.ts';
import { Header } from '../../engine/state/position-layout.ts';
import type { LogLine } from '../../match/log/log-line.ts';
import type { Run } from '../scenario-run.ts';
import { copiesNamed } from './card-names.ts';
import { loneActions } from './unknown-name.ts';

/**
 * Whether a scenario writes an answer that the game has given by itself, as the only one possible. It may be
 * written, so that nobody has to know what is asked and what is not. Each is written once, and not long
 * after: at most one answer that was asked for is in between. In a choice in secret it is written while
 * others still choose, too.
 */
export function isWrittenOut(run: Run, seat: number, { text }: ScalarNode): boolean {
  const { match, saidForced } = run;
  const found = forcedSealedAnswer(match.runner, seat)
    ? secretLine(match, seat, text)
    : (forcedLine(run, seat, text) ?? loneLine(run, seat, text));
  if (found === undefined || saidForced.has(found)) return false;
  saidForced.add(found);
  return true;
}

/** The first line of the log that may still be written. */
function firstLine(lines: readonly LogLine[]): number {
  const given = lines.flatMap((line, i) => (line.event === 'decision' && !line.forced ? [i] : []));
  return (given.at(-2) ?? -1) + 1;
}

const linesOf = (match: Match): LogLine[] => entriesOf(match).map(({ line }) => line);

/** What the game has answered by itself for a seat since somebody was asked last, as far as no scenario has written it. */
export function forcedAnswers({ match, seats, saidForced }: Run, seat: number): (readonly string[])[] {
  const lines = linesOf(match);
  const last = lines.findLastIndex((line) => line.event === 'decision' && line.forced !== true);
  return lines.flatMap((line, i) =>
    i > last && !saidForced.has(i) && line.event === 'decision' && line.decision === seats[seat]
      ? [line.answer]
      : [],
  );
}

/** The line of the log with this answer, if the game has given it. */
function forcedLine({ match, seats, saidForced }: Run, seat: number, text: string): number | undefined {
  const lines = linesOf(match);
  const from = firstLine(lines);
  const found = lines.findIndex(
    (line, i) =>
      i >= from &&
      !saidForced.has(i) &&
      line.event === 'decision' &&
      line.forced === true &&
      line.decision === seats[seat] &&
      isSaid(match, line.answer, text.trim(), seats[seat]),
  );
  return found < 0 ? undefined : found;
}

/**
 * Whether a text says an answer of the log: its parts in any order, a card that there are several of also without its
 * number, a pile also by some of its cards, a zone of one's own also without one's name.
 */
function isSaid({ game }: Match, answer: readonly string[], text: string, seat: string): boolean {
  if (text === 'none' || text === '') return answer.length === 0;
  const own = `${seat}'s ${text}`;
  const whole = answer.join(PLUS);
  if (text === whole || own === whole) return true;
  const parts = text.split('+').map((part) => part.trim());
  if (answer.length === 1 && answer[0].includes(PLUS)) {
    const members = answer[0].split(PLUS);
    return parts.every((part) => members.includes(part));
  }
  const left = [...answer];
  for (const part of parts) {
    const named = new Set(copiesNamed(game, part));
    const at = left.includes(part) ? left.indexOf(part) : left.findIndex((each) => named.has(each));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/**
 * An action that is alone in its step is never asked for. It may be written before the first answer in it, or
 * before the one that the game has given by itself. The number is none of a line: it encodes the action that
 * goes on.
 */
function loneLine({ match }: Run, seat: number, text: string): number | undefined {
  const action = loneActions(match.game).find(({ id }) => id === text.trim());
  if (!action) return undefined;
  const begun = isGoingOn(match, seat, action) || isOverWith(match, seat, action);
  return begun ? -1 - match.runner.m.p[Header.decisions] : undefined;
}

/** Whether the seat is asked for the first choice in an action. */
function isGoingOn(match: Match, seat: number, { program }: ActionOption): boolean {
  const running = openSource(match.table, match.runner);
  if (!question(match, seat) || running !== program) return false;
  const last = linesOf(match).findLast((line) => line.event === 'decision' || line.event === 'turn');
  return last?.event !== 'decision' || last.because.program !== program.role;
}

/** Whether the game has answered by itself what an action asks for. */
function isOverWith(match: Match, seat: number, { program }: ActionOption): boolean {
  const lines = linesOf(match);
  return lines.some(
    (line, i) =>
      i >= firstLine(lines) &&
      line.event === 'decision' &&
      line.forced === true &&
      line.decision === match.names.seats[seat] &&
      line.because.program === program.role,
  );
}

/** A forced answer in a choice in secret that is still open: which line of the log it will be once all have chosen. */
function secretLine(match: Match, seat: number, text: string): number | undefined {
  const { runner, names } = match;
  const forced = forcedSealedAnswer(runner, seat);
  if (!forced) return undefined;
  const { sort, values } = forced.choosing;
  const answer = forced.values.map(
    (value) => values?.[value] ?? names.value(runner.m.p, sort as never, value),
  );
  if (!isSaid(match, answer, text.trim(), names.seats[seat])) return undefined;
  // They are all written down at once, in the order of the seats.
  return entriesOf(match).length + seatsInSealedChoice(match).indexOf(seat);
}
