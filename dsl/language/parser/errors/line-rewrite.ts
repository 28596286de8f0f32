/** A line as its writer meant it: with a habit or two taken back, or with the verb in the simple past. */
import { say, written } from '../../../diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { TokenLine } from '../../lexer/line-blocks.ts';
import { report } from '../../../diagnostics/report.ts';
import { placeIn, type Snippet } from '../../../text/source.ts';
import { Has, Had, tokenize } from '../../lexer/tokens.ts';
import { grammar } from '../grammar/ability-rules.ts';
import type { Rule } from '../grammar/base-parser.ts';
import { parseTokenLine } from '../parse-line.ts';
import { type Habit, HABITS, PERFECT, rephrased } from './common-phrasings.ts';

/** Longer lines are no slips of a person. */
const LONGEST = 300;

/** Lines of a text of which nothing else was meant: the same line a thousand times over is looked at once. */
const hopeless = new WeakMap<Snippet, Map<Rule<unknown>, Set<string>>>();

/** The diagnostic of a line that is right once its habits are taken back: of the first of them. */
export function rewritten(line: TokenLine, rule: Rule<unknown>, snippet: Snippet): Diagnostic | undefined {
  const { start, end } = line.span;
  const text = snippet.text.slice(start, end);
  if (text.length > LONGEST) return undefined;
  const byRule = hopeless.get(snippet) ?? new Map<Rule<unknown>, Set<string>>();
  const known = byRule.get(rule) ?? new Set();
  if (known.has(text)) return undefined;
  const meant = withoutHabits(text, line, rule, snippet);
  if (!meant) hopeless.set(snippet, byRule.set(rule, known.add(text)));
  return meant;
}

function withoutHabits(
  text: string,
  line: TokenLine,
  rule: Rule<unknown>,
  snippet: Snippet,
): Diagnostic | undefined {
  const holds = (part: string, by: Rule<unknown>): boolean => {
    const changed = withTokens(line, part);
    return changed !== undefined && parseTokenLine(changed, by).problem === undefined;
  };
  const right = (changed: string): boolean => {
    const [first, ...more] = changed.split('\n');
    return (
      holds(first, rule) &&
      more.every((part) =>
        part.startsWith('otherwise')
          ? holds(part, grammar().otherwiseLine)
          : holds(part.replace(/^- /, ''), rule),
      )
    );
  };
  const perfect = line.tokens.some(({ tokenType }) => tokenType === Has || tokenType === Had);
  const habits = perfect ? [PERFECT, ...HABITS] : HABITS;
  const seen = new Set([text]);
  const changes = ({ text: before, first, spoken }: Change): Change[] =>
    habits.flatMap((habit) => {
      // Where several are taken back, only the last one may change more than words for others.
      if (first && !isPlain(first.habit)) return [];
      const match = habit.from.exec(before);
      const changed = match ? rephrased(before, habit) : before;
      if (!match || seen.has(changed)) return [];
      seen.add(changed);
      return [{ text: changed, first: first ?? { habit, match }, spoken: spoken && isSure(habit, match) }];
    });
  let tried: Change[] = [{ text, spoken: true }];
  for (let taken = 0; taken < MOST_HABITS; taken++) {
    tried = tried.flatMap(changes);
    const found = tried.find((change) => right(change.text));
    if (found) return told(found, line, snippet);
  }
  let all: Change = { text, spoken: true };
  for (const reasons of [NOTHING_ELSE, PLAIN]) {
    all = withoutAny(all, reasons);
    if (all.first && right(all.text)) return told(all, line, snippet);
  }
  return undefined;
}

/** A line with all its habits of some reasons taken back. */
function withoutAny(change: Change, reasons: readonly Habit['reason'][]): Change {
  let { text, first, spoken } = change;
  for (const habit of HABITS) {
    if (!reasons.includes(habit.reason)) continue;
    for (let i = 0; i < MOST_TIMES; i++) {
      const match = habit.from.exec(text);
      if (!match) break;
      first ??= { habit, match };
      spoken &&= isSure(habit, match);
      text = rephrased(text, habit);
    }
  }
  return { text, first, spoken };
}

const MOST_TIMES = 10;

/** So many habits of one line are taken back one by one; more of them only all together. */
const MOST_HABITS = 2;

/** A line after some habits were taken back, and the first of them. */
interface Change {
  readonly text: string;
  readonly first?: {
    readonly habit: Pick<Habit, 'from' | 'to'> | Habit;
    readonly match: RegExpExecArray;
  };
  /** Whether nothing else can be meant. */
  readonly spoken: boolean;
}

/** Habits that are removed or rewritten, whatever the words around them. */
const NOTHING_ELSE: readonly Habit['reason'][] = ['filler', 'number', 'all', 'article', 'list'];
const PLAIN: readonly Habit['reason'][] = [...NOTHING_ELSE, 'synonym'];
const isPlain = (habit: object): boolean => 'reason' in habit && PLAIN.includes((habit as Habit).reason);

/** Whether nothing else can be meant; behind `has` only what ends like what has been done. */
const isSure = (habit: Pick<Habit, 'from' | 'to' | 'guess'>, match: RegExpExecArray): boolean =>
  habit === PERFECT ? match[0].endsWith('ed') : habit.guess !== true;

/** What has happened is asked of a time: where none is named, of the whole game. */
const sinceWhen = (text: string): string =>
  /\b(?:this|last|previous|that) [a-z]+(?=[,:]| and | or |$)|\bsince\b/.test(text)
    ? text
    : text.replace(/^(\s*(?:[^,:]+, )*?(?:if|while|unless) [^,:]+)/, '$1 this game');

function told({ text, first, spoken }: Change, line: TokenLine, snippet: Snippet): Diagnostic {
  const { start, end } = line.span;
  const { habit, match } = first!;
  const right = habit === PERFECT ? sinceWhen(text) : text;
  const found = match[0].trim();
  const from = start + snippet.text.slice(start, end).indexOf(found, match.index);
  const place = placeIn(snippet, { start: from, end: from + found.length });
  const fixes = [
    {
      title: say('phrase/write', { example: written(right) }),
      edits: [{ place: placeIn(snippet, { start, end }), text: indented(right, line) }],
    },
  ];
  const more = { fixes, ...(spoken && { spoken }) };
  return 'reason' in habit
    ? report('syntax/habit', place, { found, right, reason: habit.reason }, more)
    : report('syntax/perfect', place, { found, right }, more);
}

function withTokens(line: TokenLine, text: string): TokenLine | undefined {
  const { tokens, faults } = tokenize(text);
  return faults.length > 0 || tokens.length === 0 ? undefined : { ...line, tokens, children: [] };
}

const indented = (text: string, line: TokenLine): string =>
  text.replaceAll(
    /\n(-?)/g,
    (_, bullet: string) => `\n${' '.repeat(line.indent + (bullet ? 2 : 0))}${bullet}`,
  );
