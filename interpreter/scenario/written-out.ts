import type { ScalarNode } from '../../schemas/index.ts';
import { logOf } from '../play/match.ts';
import { PLUS } from '../play/names.ts';
import type { Run } from './run.ts';

/**
 * Whether a scenario says an answer that the game has given by itself, as the only one possible: it may be said, so that
 * nobody has to know what is asked and what is not. Each is said once, and not long after: at most one answer that was
 * asked for stands between.
 */
export function isWrittenOut({ match, seats, saidForced }: Run, seat: number, { text }: ScalarNode): boolean {
  const lines = logOf(match).map(({ line }) => line);
  const given = lines.flatMap(({ decision, forced }, i) => (decision !== undefined && !forced ? [i] : []));
  const from = (given.at(-2) ?? -1) + 1;
  const found = lines.findIndex(
    (line, i) =>
      i >= from &&
      !saidForced.has(i) &&
      line['forced'] === true &&
      line['decision'] === seats[seat] &&
      (line['answer'] as readonly string[]).join(PLUS) === text.trim(),
  );
  if (found >= 0) saidForced.add(found);
  return found >= 0;
}
