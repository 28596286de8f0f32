/** A line as its writer meant it: with one habit taken back, or with the verb in the simple past. */
import { say, written } from '../messages/phrase.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Line } from '../layout.ts';
import { report } from '../report.ts';
import { placeIn, type Snippet } from '../source.ts';
import { Has, Had, tokenize } from '../tokens.ts';
import { grammar } from './abilities.ts';
import type { Rule } from './base.ts';
import { read } from './read.ts';
import { type Habit, HABITS, PERFECT } from './habits.ts';

/** Longer lines are no slips of a person. */
const LONGEST = 300;

/** The diagnostic of a line that is right once a habit is taken back. */
export function rewritten(line: Line, rule: Rule<unknown>, snippet: Snippet): Diagnostic | undefined {
  const { start, end } = line.span;
  const text = snippet.text.slice(start, end);
  if (text.length > LONGEST) return undefined;
  const holds = (part: string, by: Rule<unknown>): boolean => {
    const changed = withTokens(line, part);
    return changed !== undefined && read(changed, by).problem === undefined;
  };
  const right = (changed: string): boolean => {
    const [first, ...more] = changed.split('\n');
    return (
      holds(first, rule) &&
      more.every((part) =>
        part.startsWith('- ') ? holds(part.slice(2), rule) : holds(part, grammar().otherwiseLine),
      )
    );
  };
  const perfect = line.tokens.some(({ tokenType }) => tokenType === Has || tokenType === Had);
  for (const habit of perfect ? [PERFECT, ...HABITS] : HABITS) {
    const match = habit.from.exec(text);
    const changed = match && take(text, habit);
    if (!match || !changed || changed === text || !right(changed)) continue;
    const whole = changed.replaceAll('\n', '` and below `');
    const found = match[0].trim();
    const from = start + text.indexOf(found, match.index);
    const place = placeIn(snippet, { start: from, end: from + found.length });
    const fixes = [
      {
        title: say('write {1}', written(whole)),
        edits: [{ place: placeIn(snippet, { start, end }), text: indented(changed, line) }],
      },
    ];
    return 'reason' in habit
      ? report('syntax/habit', place, { found, right: changed, reason: (habit as Habit).reason }, { fixes })
      : report('syntax/perfect', place, { found, right: changed }, { fixes });
  }
  return undefined;
}

/** Spaces as they are written: one between words, none before a comma. */
function take(text: string, { from, to }: Pick<Habit, 'from' | 'to'>): string {
  const changed = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
  return changed
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(/,+/g, ',')
    .trim();
}

function withTokens(line: Line, text: string): Line | undefined {
  const { tokens, faults } = tokenize(text);
  return faults.length > 0 || tokens.length === 0 ? undefined : { ...line, tokens, children: [] };
}

const indented = (text: string, line: Line): string =>
  text.replaceAll(
    /\n(-?)/g,
    (_, bullet: string) => `\n${' '.repeat(line.indent + (bullet ? 2 : 0))}${bullet}`,
  );
