import { entry, type MapNode, type Node } from '../../../schemas/index.ts';
import type { LogEntry } from '../../match/log/log-entry.ts';
import { writtenLine } from '../../match/log/log-line.ts';
import { writeEntries } from '../../match/log/tape/taped-entries.ts';
import { prepareMatch, type Match } from '../../match/match.ts';
import { expectAtMoment } from '../expect/index.ts';
import { matchesLine, patternInWords, patternOf } from '../expect/line-pattern.ts';
import { fails } from '../findings-sheet.ts';
import type { Run } from '../scenario-run.ts';
import { givePortableAnswer, type PortableAnswer } from './portable-answer.ts';

/**
 * `before`, `after`: looks at the position in the middle of what the last answers have caused, at the first
 * line of the log that is like this. The game itself has gone on, and goes on, as it does without it.
 */
export function lookAtMoment(run: Run, step: MapNode, taken: readonly PortableAnswer[]): boolean {
  const { sheet } = run;
  const moment = (entry(step, 'before') ?? entry(step, 'after'))!;
  const then = entry(step, 'then');
  if (!then) return fails(sheet, 'scenario/proves-nothing', moment.key, { what: moment.key.text });
  const pattern = patternOf(run, moment.value);
  if (!pattern) return true;
  const stages = stagesOf(run, taken);
  const at = stages.findIndex(({ line }) => line && matchesLine(run, pattern, writtenLine(line)));
  const stage = stages[moment.key.text === 'before' ? at - 1 : at];
  if (at < 0 || !stage) {
    noMoment(run, moment.value, patternInWords(pattern));
    return true;
  }
  expectAtMoment({ ...run, match: matchAt(run.match, stage) }, then.value);
  return true;
}

const noMoment = ({ sheet, stretch }: Run, node: Node, wanted: string): false =>
  fails(sheet, 'scenario/no-moment', node, { wanted, answered: stretch.from >= 0 });

/** A position with the log up to it; the first is that before the answers, and has caused no line. */
interface Stage {
  readonly position: Int32Array;
  readonly entries: readonly LogEntry[];
  readonly line: LogEntry['line'] | undefined;
}

/** The positions after each line that the last answers have caused, by playing all of it again. */
function stagesOf({ again, stretch: { from } }: Run, taken: readonly PortableAnswer[]): Stage[] {
  if (from < 0) return [];
  const match = again();
  for (const each of taken.slice(0, from)) givePortableAnswer(match, each);
  const { recorder, runner } = match;
  if (!recorder) return [];
  const { m } = runner;
  const { tape } = recorder;
  const stages: Stage[] = [{ position: m.p.slice(), entries: [...tape.entries()], line: undefined }];
  let known = tape.size;
  const note = (): void => {
    for (; known < tape.size; known++) {
      const entries = tape.entries().slice(0, known + 1);
      // An answer is written down without a word: only the last line is that of what has just happened.
      const isLast = known === tape.size - 1;
      const position = isLast ? m.p.slice() : stages[stages.length - 1].position;
      stages.push({ position, entries, line: entries[known].line });
    }
  };
  m.listener = {
    happened: (...event) => {
      recorder.happened(...event);
      note();
    },
    forced: (...answer) => {
      recorder.forced(...answer);
      note();
    },
    unsealed: (...answers) => {
      recorder.unsealed(...answers);
      note();
    },
  };
  for (const each of taken.slice(from)) givePortableAnswer(match, each);
  return stages;
}

/** A match that is stopped there: nobody is asked. */
function matchAt(match: Match, { position, entries }: Stage): Match {
  const { names, options, game } = match;
  const still = prepareMatch(game, { ...options, players: names.seats, log: true });
  still.runner.m.p.set(position);
  if (still.recorder) writeEntries(still.recorder.tape, entries);
  return still;
}
