import { oneOf, say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { scalars } from '../../compiler/loader/link-context.ts';
import { listOptions, readAnswer } from '../../match/answers.ts';
import { answerByValues, question, undoAnswer } from '../../match/match.ts';
import type { Run } from '../scenario-run.ts';
import { couldAnswer } from './answerable.ts';
import { unknownParts } from './card-names.ts';
import { noName } from './unknown-name.ts';
import { forcedAnswers, isWrittenOut } from './written-answers.ts';

/** A number is a number: which option it would be shows nowhere in the file. */
export const NAMES_ONLY = { numbers: false } as const;

/** Answers that are tried one after the other: an action with its targets, or one answer alone. */
export type Path = readonly ScalarNode[];

/** The answers that a seat may give or not: of a list each by itself, and a list in it as one path. */
export const pathsOf = (node: Node): Path[] =>
  node.kind === 'list' ? node.items.map((item) => scalars(item)) : [scalars(node)];

/**
 * Whether a seat can answer all of a path, one after the other; undefined, with a complaint, where nothing is shown by
 * it. `refusedAt` says at which of the answers it ends. The game stays as it is.
 */
export function tryPath(
  run: Run,
  seat: number,
  path: Path,
  refusedAt: (said: ScalarNode) => void = () => undefined,
): boolean | undefined {
  const { match } = run;
  const misspelt = path.filter((said) => unknownParts(match, said.text).length > 0);
  for (const said of misspelt) noName(run, seat, said);
  if (misspelt.length > 0) return undefined;
  const trial: Run = { ...run, saidForced: new Set(run.saidForced) };
  const kept = match.past.length;
  try {
    for (const said of path) {
      const answered = tryOne(trial, seat, said, path);
      if (answered === false) refusedAt(said);
      if (answered !== true) return answered;
    }
    return true;
  } finally {
    while (match.past.length > kept) undoAnswer(match);
    match.future.length = 0;
  }
}

function tryOne(run: Run, seat: number, said: ScalarNode, path: Path): boolean | undefined {
  const { match } = run;
  const read = question(match, seat) ? readAnswer(match, seat, said.text, NAMES_ONLY) : undefined;
  if (read && 'values' in read) {
    // The last answer is not given: what comes of it is of no concern here.
    return said === path.at(-1) || (answerByValues(match, { seat, values: read.values }) && !match.fault);
  }
  if (isWrittenOut(run, seat, said)) return true;
  // The game has answered by itself, with something else.
  if (said !== path[0] && forcedAnswers(run, seat).length > 0) return false;
  if (said === path[0]) return couldAnswer(run, seat, said) ? false : undefined;
  return couldFollow(run, seat, said) ? false : undefined;
}

/** Whether an answer could come there in some position; the help is about the way that has been gone already. */
function couldFollow(run: Run, seat: number, said: ScalarNode): boolean {
  const { sheet } = run;
  if (couldAnswer(run, seat, said)) return true;
  const { code, place, details } = sheet.diagnostics.pop()!;
  const names = listOptions(run.match, seat, 6).map(({ name }) => written(name));
  const advice =
    names.length > 0
      ? say('phrase/a-path-goes-on-with', { what: oneOf(names) })
      : say('phrase/a-path-ends-there');
  sheet.diagnostics.push(report(code, place, details as never, { advice }));
  return false;
}

/** A path as it is written. */
export const pathText = (path: Path): string =>
  path.length === 1 ? path[0].text : `[${path.map(({ text }) => text).join(', ')}]`;
