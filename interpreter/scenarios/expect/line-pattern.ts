import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { entry, type Entry, type Node, type ScalarNode } from '../../../schemas/index.ts';
import type { Term } from '../../engine/vm/events.ts';
import { reportAtNode, entries, scalars, textAt } from '../../compiler/loader/link-context.ts';
import type { WrittenLine } from '../../match/log/log-line.ts';
import { allLines, holdsNone, holdsSeveral, linesOfEvent } from '../../match/log/line-kinds.ts';
import type { EntrySorts, EntrySort } from '../../match/log/line-kinds.ts';
import { PLUS } from '../../match/value-names.ts';
import type { Run } from '../scenario-run.ts';
import { reportUnknownName, fails } from '../findings-sheet.ts';
import { copiesNamed } from '../steps/card-names.ts';
import { isWithinRules, reportNeverLogged } from './line-bounds.ts';
import { canStand, eventsOf, possibleNames } from './line-names.ts';

/** What a line of the log must have at least. */
export type LinePattern = readonly { readonly key: string; readonly values: readonly string[] }[];

/** Reads a pattern; complains about entries, and what is in them, that no line could ever have. */
export function patternOf(run: Run, node: Node): LinePattern | undefined {
  const lines = linesFor(run, node);
  const right = lines && entries(node).map((each) => isPossible(run, node, lines, each));
  if (!right?.every(Boolean)) return undefined;
  return entries(node).map(({ key, value }) => ({
    key: key.text,
    values: scalars(value).map((each) => each.text),
  }));
}

/** The kinds of lines that a pattern can be about; complains where there are none. */
function linesFor({ sheet, match, game }: Run, node: Node): readonly EntrySorts[] | undefined {
  const event = entry(node, 'event');
  const events = eventsOf(match);
  if (event) {
    const { value } = event;
    if (value.kind !== 'scalar')
      return reportAtNode(sheet, 'scenario/wanted', value, { what: 'event', wanted: say('phrase/a-name') });
    if (!events.includes(value.text)) return reportUnknownName(sheet, 'event', value, events);
  }
  const kinds = event ? linesOfEvent(textAt(node, 'event')!, game.cycle.id) : allLines;
  const keys = entries(node).map(({ key }) => key);
  let lines = kinds;
  for (const key of keys) {
    if (key.text === 'event') continue;
    const left = lines.filter((each) => Object.hasOwn(each, key.text));
    if (left.length === 0) return noEntry({ sheet, lines }, node, key);
    lines = left;
  }
  return lines;
}

function noEntry(
  { sheet, lines }: Pick<Run, 'sheet'> & { lines: readonly EntrySorts[] },
  node: Node,
  key: ScalarNode,
): undefined {
  const there = [...new Set(lines.flatMap((each) => Object.keys(each)))];
  const [first] = entries(node);
  const beside = entry(node, 'event') ?? first;
  const alone = lines === allLines || beside.key === key;
  const said = beside.value.kind === 'scalar' ? `${beside.key.text}: ${beside.value.text}` : beside.key.text;
  const what = alone
    ? say('no/entry-of-a-line-of-the-log')
    : say('no/entry-of-a-line-of-the-log-with', { what: written(said) });
  return reportUnknownName(sheet, what, key, alone ? ['event', ...there] : there);
}

/** Whether some line could have what an entry of a pattern says; complains where none could. */
function isPossible({ sheet, match }: Run, whole: Node, lines: readonly EntrySorts[], each: Entry): boolean {
  const { key, value } = each;
  if (key.text === 'event') return true;
  const sorts = [...new Set(lines.map((line) => line[key.text]))];
  const values = scalars(value);
  const several = sorts.some((sort) => holdsSeveral(sort));
  if (values.length === 0 ? !sorts.some(holdsNone) : values.length > 1 && !several)
    return fails(sheet, 'scenario/wanted', value, { what: key.text, wanted: say('phrase/a-name') });
  const wrong = values.filter((one) => !sorts.some((sort) => canStand(match, sort, one.text)));
  for (const one of wrong) impossible({ sheet, match }, sorts, key, one);
  return wrong.length === 0 && isWithinRules({ sheet, match, whole, lines }, each);
}

function impossible(
  { sheet, match }: Pick<Run, 'sheet' | 'match'>,
  sorts: readonly EntrySort[],
  key: ScalarNode,
  one: ScalarNode,
): void {
  if (sorts.every((sort) => sort === 'number' || sort === 'numbers')) {
    reportAtNode(sheet, 'scenario/wanted', one, { what: key.text, wanted: say('phrase/a-whole-number') });
    return;
  }
  const all = sorts.flatMap((sort) => possibleNames(match, sort));
  reportNeverLogged({ sheet }, key, one, all);
}

const membersOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(membersOf)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(membersOf)
      : value === undefined
        ? []
        : String(value).split(PLUS);

/** `attack 7`: the parts of a sum, and those of the sums within. */
const partsOf = (terms: readonly Term[]): string[] =>
  terms.flatMap(([label, value, parts = []]) => [`${label} ${value}`, ...partsOf(parts)]);

/**
 * Entries whose values are names of programs and functions, or parts of sums, and not names of cards or
 * players.
 */
const free: readonly string[] = ['because', 'text', 'sum'];

const saidIn = (line: WrittenLine, key: string): string[] => {
  if (key === 'terms') return partsOf(line[key] as readonly Term[]);
  return free.includes(key) ? [String(line[key])] : membersOf(line[key]);
};

/** Whether a line has an entry of a pattern. */
export function fits(
  { game }: Pick<Run, 'game'>,
  { key, values }: LinePattern[number],
  line: WrittenLine,
): boolean {
  if (!(key in line)) return false;
  const members = saidIn(line, key);
  if (values.length === 0) return members.length === 0;
  const whole = free.includes(key) || key === 'terms';
  return values
    .flatMap((value) => (whole ? [value] : value.split(PLUS)))
    .every((value) => copiesNamed(game, value).some((copy) => members.includes(copy)));
}

export const matchesLine = (run: Pick<Run, 'game'>, pattern: LinePattern, line: WrittenLine): boolean =>
  pattern.every((each) => fits(run, each, line));

export const patternInWords = (pattern: LinePattern): string =>
  pattern
    .map(({ key, values }) => `${key}: ${values.length === 1 ? values[0] : `[${values.join(', ')}]`}`)
    .join(', ');
