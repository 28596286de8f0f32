import { say, type FixedPhraseId } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { ScalarNode } from '../../schemas/index.ts';
import { reportAtNode } from '../compiler/loader/link-context.ts';
import type { LogEntry } from '../match/log/log-entry.ts';
import type { WrittenLine } from '../match/log/log-line.ts';
import { refereeLog } from '../match/log/log-file.ts';
import { readAnswer } from '../match/answers.ts';
import { answerByValues, entriesOf, logOf, question, redo, seatsAsked, undoAnswer } from '../match/match.ts';
import type { Match } from '../match/match.ts';
import { PLUS } from '../match/value-names.ts';
import { loadPosition } from '../match/save/load-position.ts';
import { replayLog } from '../match/save/replay.ts';
import { savePosition } from '../match/save/save-position.ts';
import type { Way } from './scenario-result.ts';
import type { ScenarioSheet } from './findings-sheet.ts';
import { givePortableAnswer, type PortableAnswer } from './steps/portable-answer.ts';

/** Begins a game, with another seed, without a log, or on code that is generated at once. */
export type Again = (seed?: string, log?: boolean, generated?: boolean) => Match;

/** A game that was played straight on, and how to begin it again. */
export interface Played {
  readonly match: Match;
  readonly taken: readonly PortableAnswer[];
  /** The same game at its first decision. */
  readonly again: Again;
  /** The position at the start is a given one, which a log does not say. */
  readonly given: boolean;
}

/** What a way comes to: its log, and the last position where it must be the same. */
interface Outcome {
  readonly lines: readonly string[];
  readonly position?: string;
  /** Why it could not be gone to its end. */
  readonly broken?: string;
}

const inWords: Readonly<Record<Way, FixedPhraseId>> = {
  straight: 'phrase/played-straight-on',
  saved: 'phrase/saved-and-loaded-at-every-decision',
  undone: 'phrase/with-every-decision-taken-back-and',
  replayed: 'phrase/replayed-from-its-log',
  generated: 'phrase/on-generated-code',
};

/** Goes the other ways; a difference from the straight one is a failure of the scenario. */
export function compareWays(
  sheet: ScenarioSheet,
  title: ScalarNode,
  played: Played,
  ways: readonly Way[],
): void {
  const others = ways.filter((way) => way !== 'straight');
  if (others.length === 0) return;
  const straight: Outcome = { lines: linesOf(logOf(played.match)), position: positionOf(played.match) };
  for (const way of others) {
    const difference = differ(straight, gone[way](played));
    if (difference) reportAtNode(sheet, 'scenario/differs', title, { way: say(inWords[way]), ...difference });
  }
}

const gone: Readonly<Record<Exclude<Way, 'straight'>, (played: Played) => Outcome>> = {
  saved,
  undone,
  replayed,
  generated,
};

const linesOf = (entries: readonly LogEntry<WrittenLine>[]): string[] =>
  entries.map(
    ({ line, hidden }) => JSON.stringify(line) + (hidden ? ` hidden ${JSON.stringify(hidden)}` : ''),
  );

/** The position as text. Questions are asked first: that leaves marks in the frame, and all ways must leave the same. */
function positionOf(match: Match): string {
  for (const seat of seatsAsked(match)) question(match, seat);
  return JSON.stringify(savePosition(match));
}

/** The log is joined from those of all matches: that of a loaded one begins empty. */
function saved({ again, taken }: Played): Outcome {
  let match = again();
  const lines: string[] = [];
  for (let i = 0; i <= taken.length; i++) {
    lines.push(...linesOf(logOf(match)));
    const loaded = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    if (!loaded.match) return { lines, broken: reason(loaded.diagnostics) };
    loaded.match.runner.m.chance = match.runner.m.chance;
    ({ match } = loaded);
    if (i < taken.length && !givePortableAnswer(match, taken[i]))
      return { lines, broken: 'an answer that is refused' };
  }
  return { lines, position: positionOf(match) };
}

function undone({ again, taken }: Played): Outcome {
  const match = again();
  for (const each of taken) {
    const done = givePortableAnswer(match, each) && undoAnswer(match) && redo(match);
    if (!done) return { lines: linesOf(logOf(match)), broken: 'an answer that is refused' };
    match.past.length = 0;
    match.answers.length = 0;
  }
  return { lines: linesOf(logOf(match)), position: positionOf(match) };
}

/** Once with a log, where expressions are generated, and once without, where programs are as well. */
function generated({ again, taken }: Played): Outcome {
  const [logged, quick] = [true, false].map((log) => {
    const match = again(undefined, log, true);
    const isDone = taken.every((each) => {
      match.past.length = 0;
      return givePortableAnswer(match, each);
    });
    return { match, isDone };
  });
  const lines = linesOf(logOf(logged.match));
  if (!logged.isDone || !quick.isDone) return { lines, broken: 'an answer that is refused' };
  const position = positionOf(logged.match);
  return position === positionOf(quick.match)
    ? { lines, position }
    : { lines, broken: 'another position without a log' };
}

/** Answers of a sealed choice that is still open are in no log, so the last position may differ. */
function replayed(played: Played): Outcome {
  if (played.given) return replayedFrom(played);
  const { match, diagnostics } = replayLog(played.match.game, refereeLog(played.match));
  if (match) return { lines: linesOf(logOf(match)) };
  return { lines: [], broken: reason(diagnostics) };
}

/** Reads the answers of the log by their names, from the given start. */
function replayedFrom({ match: straight, again }: Played): Outcome {
  const match = again();
  for (const { line } of entriesOf(straight)) {
    if (line.event !== 'decision' || line.forced === true) continue;
    const seat = match.names.seats.indexOf(line.decision);
    const said = line.answer.join(PLUS);
    const read = readAnswer(match, seat, said, { referee: true });
    if ('diagnostic' in read) return { lines: linesOf(logOf(match)), broken: read.diagnostic.message };
    answerByValues(match, { seat, values: read.values });
  }
  return { lines: linesOf(logOf(match)) };
}

const reason = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map((each) => each.message).join('; ') || 'nothing';

/** The first line that differs; a position that differs counts as the line after the last. */
function differ(
  straight: Outcome,
  other: Outcome,
): { line: number; expected: string; found: string } | undefined {
  const most = Math.max(straight.lines.length, other.lines.length);
  for (let i = 0; i < most; i++) {
    if (straight.lines[i] === other.lines[i]) continue;
    const found = other.lines[i] ?? other.broken ?? 'nothing';
    return { line: i + 1, expected: straight.lines[i] ?? 'nothing', found };
  }
  if (other.broken) return { line: most + 1, expected: 'nothing', found: other.broken };
  const { position } = other;
  if (position === undefined || position === straight.position) return undefined;
  const from = firstDifference(straight.position!, position);
  const part = (text: string): string => text.slice(Math.max(0, from - 40), from + 60);
  return { line: most + 1, expected: part(straight.position!), found: part(position) };
}

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}
