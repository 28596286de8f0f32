import { fails } from '../findings-sheet.ts';
import type { MapNode, Node } from '../../../schemas/index.ts';
import { items, numberAt } from '../../compiler/loader/link-context.ts';
import type { WrittenLine } from '../../match/log/log-line.ts';
import { logOf } from '../../match/match.ts';
import type { Run } from '../scenario-run.ts';
import { fits, patternInWords, matchesLine, patternOf, type LinePattern } from './line-pattern.ts';

/** `happened`: a line of the log, or exactly so many, with at least these entries. */
export function expectHappened(run: Run, node: Node, whole: MapNode): boolean {
  const pattern = patternOf(run, node);
  if (!pattern) return false;
  const times = numberAt(whole, 'times');
  const lines = linesOf(run);
  const found = lines.filter((line) => matchesLine(run, pattern, line)).length;
  if (times === undefined ? found > 0 : found === times) return true;
  const near = found === 0 ? mostLike(run, pattern, lines) : undefined;
  return fails(run.sheet, 'scenario/did-not-happen', node, {
    wanted: patternInWords(pattern),
    found,
    times,
    near,
  });
}

/** `did not happen`: no such line. */
export function didNotHappen(run: Run, node: Node): boolean {
  const pattern = patternOf(run, node);
  if (!pattern) return false;
  const line = linesOf(run).find((each) => matchesLine(run, pattern, each));
  if (!line) return true;
  return fails(run.sheet, 'scenario/happened', node, {
    unwanted: patternInWords(pattern),
    line: JSON.stringify(line),
  });
}

/** `in order`: such lines, one after the other, with others between them. */
export function expectInOrder(run: Run, node: Node): boolean {
  const patterns = items(node).map((each) => ({ node: each, pattern: patternOf(run, each) }));
  const lines = linesOf(run);
  let from = 0;
  let after: LinePattern | undefined;
  for (const { node: each, pattern } of patterns) {
    if (!pattern) return false;
    const at = lines.findIndex((line, i) => i >= from && matchesLine(run, pattern, line));
    if (at < 0)
      return fails(run.sheet, 'scenario/order', each, {
        wanted: patternInWords(pattern),
        after: after && patternInWords(after),
      });
    from = at + 1;
    after = pattern;
  }
  return true;
}

const linesOf = ({ match }: Run): WrittenLine[] => logOf(match).map((entry) => entry.line);

/** The line that has most of what is wanted, and at least half of it. */
function mostLike(run: Run, pattern: LinePattern, lines: readonly WrittenLine[]): string | undefined {
  let best: WrittenLine | undefined;
  let most = pattern.length / 2;
  for (const line of lines) {
    const count = pattern.filter((each) => fits(run, each, line)).length;
    if (count < most || (best && count === most)) continue;
    best = line;
    most = count;
  }
  return best && JSON.stringify(best);
}
