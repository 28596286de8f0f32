/** What is wrong in lines of a refused text that have no finding, because the fault of another line hides it. */
import { layerOf, type Code } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { namesMeant } from '../../../dsl/language/lexer/given-names.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { marginOf } from '../../../dsl/text/line-margins.ts';
import { placeIn, unitAt, wholeText, type Snippet } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';
import { findingsFor } from './refused-findings.ts';
import { LONGEST_READ, MOST_SPELLED, spokenReading, withoutOwnName, withoutStops } from './spoken-texts.ts';
import { goesOn } from './text-lines.ts';
import { isError, type TextReader } from './text-reader.ts';

/** A line of a text as it is written, and whether it is read without the lines that have a finding. */
interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  isLeft: boolean;
}

/**
 * What is found in the lines of a refused text that have no finding, read without those that have one. Nothing is reported of what
 * may follow from the lines that are left out: of names that they give, of what is meant by `that ...`, of what was done.
 */
export function hiddenFaults<E extends EntryKind, T>(
  s: Sources,
  node: Node,
  reader: TextReader<E, T>,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (reader.entry !== 'effect' && reader.entry !== 'abilities') return [];
  if (node.kind !== 'scalar' || node.repaired || node.lines) return [];
  const placed = snippetOf(s.fileOf(node), node);
  if (placed.files || placed.text.length > LONGEST_READ) return [];
  const lines = linesIn(placed);
  const errors = found.filter(isError);
  for (const line of lines) line.isLeft = !errors.some(({ place: { span } }) => isIn(line, span.start));
  leaveOutWhatFollows(lines);
  const rest = lines.filter(({ isLeft }) => isLeft);
  if (rest.length === 0 || rest.length === lines.length) return [];
  const text = withoutStops(
    reader.entry,
    withoutOwnName(rest.map((line) => line.text).join('\n'), reader.called),
  );
  if (spokenReading(reader, wholeText(text), { most: MOST_SPELLED })) return [];
  const judged = findingsFor(reader, placed, text);
  const gone = wordsOf(lines.filter(({ isLeft }) => !isLeft).map((line) => line.text));
  return (judged?.found ?? []).filter(
    (each) =>
      isError(each) &&
      rest.some((line) => isIn(line, each.place.span.start) && !/\bthis way\b/.test(line.text)) &&
      !mayFollow(each, gone, placed),
  );
}

function linesIn(placed: Snippet): Line[] {
  let at = 0;
  return placed.text.split('\n').flatMap((text) => {
    const { start, end } = placeIn(placed, { start: at, end: at + text.length }).span;
    at += text.length + 1;
    return text.trim() === '' ? [] : [{ text, start, end, isLeft: true }];
  });
}

const isIn = ({ start, end }: Line, at: number): boolean => at >= start && at < Math.max(end, start + 1);

/** Leaves out what is below a line that is left out, what goes on from it, what uses its names, and what has nothing left below it. */
function leaveOutWhatFollows(lines: readonly Line[]): void {
  const names = new Set<string>();
  lines.forEach((line, i) => {
    const above = lines.slice(0, i).findLast((other) => marginOf(other.text) <= marginOf(line.text));
    const head = lines.slice(0, i).findLast((other) => marginOf(other.text) < marginOf(line.text));
    const isBelow = head !== undefined && !head.isLeft;
    const isBranch = above !== undefined && !above.isLeft && goesOn(line.text);
    const usesName = (line.text.match(/[a-z][a-z-]*/g) ?? []).some((word) => names.has(word));
    if (isBelow || isBranch || usesName) line.isLeft = false;
    if (!line.isLeft) for (const name of namesMeant(line.text)) names.add(name);
  });
  for (const [i, line] of [...lines.entries()].toReversed()) {
    const below = lines.slice(i + 1);
    const end = below.findIndex((other) => marginOf(other.text) <= marginOf(line.text));
    const own = below.slice(0, end < 0 ? below.length : end);
    if (own.length > 0 && own.every(({ isLeft }) => !isLeft)) line.isLeft = false;
  }
}

/** What is asked of something done before, or points back to something. */
const POINTS_BACK =
  /\b(?:that|those|these|it|its|they|them|their|one|ones|way|did|does|do|done|was|were|has|have|had|last|first|chosen)\b/i;

/** What is found where something before is missing. */
const FOLLOW: readonly Code[] = ['name/unbound', 'syntax/otherwise', 'syntax/pronoun'];

/** What may be a word that another line brings. */
const UNKNOWN: readonly Code[] = [
  'name/unknown-noun',
  'name/unknown-verb',
  'name/unknown-word',
  'name/unknown-quality',
  'name/unknown-field',
];

/** Whether a finding may follow from lines that are left out: it points back, or is about a word of theirs. */
function mayFollow(found: Diagnostic, gone: ReadonlySet<string>, placed: Snippet): boolean {
  if (FOLLOW.includes(found.code)) return true;
  const { start, end } = found.place.span;
  const said = wordsOf([placed.text.slice(unitAt(placed, start), unitAt(placed, end))]);
  if (UNKNOWN.includes(found.code)) return [...said].some((word) => gone.has(word));
  return layerOf(found.code) === 'name' && [...said].some((word) => POINTS_BACK.test(word));
}

/** The words of lines, in the singular as far as their ends show it. */
const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    (
      lines
        .join('\n')
        .toLowerCase()
        .match(/[a-z][a-z-]*/g) ?? []
    ).map((word) => word.replace(/e?s$/, '')),
  );
