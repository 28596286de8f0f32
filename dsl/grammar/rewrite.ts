/** A line as its writer meant it: with one habit taken back, or with the verb in the simple past. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Line } from '../layout.ts';
import { report } from '../report.ts';
import { placeIn, type Snippet } from '../source.ts';
import { Has, Had, tokenize } from '../tokens.ts';
import { grammar } from './abilities.ts';
import type { Rule } from './base.ts';
import { type Habit, HABITS, PERFECT } from './habits.ts';

type Reads = (line: Line, rule: Rule<unknown>) => boolean;

/** The diagnostic of a line that is right once a habit is taken back; `reads` tells whether a line is right. */
export function rewritten(
  line: Line,
  rule: Rule<unknown>,
  snippet: Snippet,
  reads: Reads,
): Diagnostic | undefined {
  const { start, end } = line.span;
  const text = snippet.text.slice(start, end);
  if (line.tokens.length > 80) return undefined;
  const right = (changed: string): boolean => {
    const [first, ...more] = changed.split('\n').map((part) => withTokens(line, part));
    return (
      first !== undefined &&
      reads(first, rule) &&
      more.every((part) => part !== undefined && reads(part, grammar().otherwiseLine))
    );
  };
  const perfect = line.tokens.some(({ tokenType }) => tokenType === Has || tokenType === Had);
  for (const habit of perfect ? [PERFECT, ...HABITS] : HABITS) {
    const match = habit.from.exec(text);
    const changed = match && take(text, habit);
    if (!match || !changed || changed === text || !right(changed)) continue;
    const whole = changed.replaceAll('\n', '` and below `');
    const place = placeIn(snippet, { start: start + match.index, end: start + match.index + match[0].length });
    const fixes = [
      { title: `write \`${whole}\``, edits: [{ place: placeIn(snippet, { start, end }), text: indented(changed, line) }] },
    ];
    const found = match[0].trim();
    return 'reason' in habit
      ? report('syntax/habit', place, { found, right: changed, reason: (habit as Habit).reason }, { fixes })
      : report('syntax/perfect', place, { found, right: changed }, { fixes });
  }
  return undefined;
}

/** Spaces as they are written: one between words, none before a comma. */
function take(text: string, { from, to }: Pick<Habit, 'from' | 'to'>): string {
  const changed = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
  return changed.replaceAll(/[ \t]+/g, ' ').replaceAll(' ,', ',').replaceAll(/,+/g, ',').trim();
}

function withTokens(line: Line, text: string): Line | undefined {
  const { tokens, faults } = tokenize(text);
  return faults.length > 0 || tokens.length === 0 ? undefined : { ...line, tokens, children: [] };
}

const indented = (text: string, line: Line): string => text.replaceAll('\n', `\n${' '.repeat(line.indent)}`);
