import type { ScalarNode } from '../../../schemas/index.ts';
import { entriesOf, seatsSealed, type Match } from '../../match/match.ts';
import { PLUS } from '../../match/value-names.ts';
import { sealedForced } from '../../match/question.ts';
import type { Run } from '../scenario-run.ts';

/**
 * Whether a scenario says an answer that the game has given by itself, as the only one possible: it may be said, so that
 * nobody has to know what is asked and what is not. Each is said once, and not long after: at most one answer that was
 * asked for stands between. In a choice in secret it is said while others still choose, too.
 */
export function isWrittenOut({ match, seats, saidForced }: Run, seat: number, { text }: ScalarNode): boolean {
  const lines = entriesOf(match).map(({ line }) => line);
  const given = lines.flatMap((line, i) => (line.event === 'decision' && !line.forced ? [i] : []));
  const from = (given.at(-2) ?? -1) + 1;
  const secret = secretly(match, seat);
  const found = secret
    ? secret.line
    : lines.findIndex(
        (line, i) =>
          i >= from &&
          !saidForced.has(i) &&
          line.event === 'decision' &&
          line.forced === true &&
          line.decision === seats[seat] &&
          inWords(line.answer) === text.trim(),
      );
  if (found < 0 || saidForced.has(found) || (secret && inWords(secret.answer) !== text.trim())) return false;
  saidForced.add(found);
  return true;
}

const inWords = (answer: readonly string[]): string => (answer.length === 0 ? 'none' : answer.join(PLUS));

/** A forced answer in a choice in secret that is still open, and which line of the log it will be once all have chosen. */
function secretly(match: Match, seat: number): { line: number; answer: readonly string[] } | undefined {
  const { runner, names } = match;
  const forced = sealedForced(runner, seat);
  if (!forced) return undefined;
  const { sort, values } = forced.choosing;
  return {
    // They are all written down at once, in the order of the seats.
    line: entriesOf(match).length + seatsSealed(match).indexOf(seat),
    answer: forced.values.map((value) => values?.[value] ?? names.value(runner.m.p, sort as never, value)),
  };
}
