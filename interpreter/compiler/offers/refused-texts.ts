/** Judges replacements of a refused text: which faults they would have in its place. */
import type { JudgedLine } from '../../../dsl/checker/suggestions/sentence-search.ts';
import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { unitAt, wholeText, type Snippet, type Span } from '../../../dsl/text/source.ts';
import { MOST_SPELLED, spokenReading, withoutStops } from '../texts/spoken-texts.ts';
import { isSlip, type TextReader } from '../texts/text-reader.ts';
import type { RefusedText } from '../loader/link-context.ts';

/** Notes a refused text, with what judges others in its place. */
export function refusedText<E extends EntryKind, T>(placed: Snippet, reader: TextReader<E, T>): RefusedText {
  const { entry, kind, meaning } = reader;
  return {
    placed,
    entry,
    kind,
    judge(text) {
      const { tree, snippet: said, diagnostics } = parseSpoken(entry, wholeText(text, ''));
      const slips = diagnostics.filter(isSlip);
      if (tree === undefined || slips.length > 0) return { text, found: slips };
      const snippet = wholeText(said.text, '');
      return { text: said.text, found: meaning(tree, snippet).diagnostics.filter(isSlip) };
    },
    reads(text) {
      const read = spokenReading(reader, wholeText(text, ''), { most: MOST_SPELLED });
      return read?.resolved.diagnostics.some(isSlip) ? undefined : read?.snippet.text;
    },
  };
}

/** What is wrong in a line behind others that are right; places are units of the line. */
export function judgedLine({ judge }: RefusedText, before: readonly string[], put: string): JudgedLine {
  const above = before.map((line) => `${line}\n`).join('');
  const { text, found } = judge(above + put);
  const isBehind = text.startsWith(above);
  const from = isBehind ? above.length : 0;
  const shifted = found
    .filter(({ place: { span } }) => span.end > from || found.length === 1)
    .map((each) => movedUp(each, from));
  return { text: isBehind ? text.slice(from) : put, found: shifted };
}

/** So often lines are left out that hide what is wrong elsewhere. */
const MOST_LEFT_OUT = 4;

/**
 * What is wrong in a line that replaces another one of a text; places are units of the line. Of its other lines so many
 * findings are known: one more is caused by the line. Lines that cannot be parsed are left out: of a text with such a line no
 * word is looked at.
 */
export function judgedInPlace(
  { judge, placed }: RefusedText,
  line: Span,
  put: string,
  known: number,
): JudgedLine {
  let [above, below] = [placed.text.slice(0, line.start), placed.text.slice(line.end)];
  for (let leftOut = 0; ; leftOut++) {
    const { text, found } = judge(above + put + below);
    const isAround = text.startsWith(above) && text.endsWith(below);
    const said = isAround ? text.slice(above.length, text.length - below.length) : put;
    const end = above.length + said.length;
    const isOwn = ({ place: { span } }: Diagnostic): boolean => span.end > above.length && span.start <= end;
    const own = found.filter(isOwn);
    const hiding = found.find((each) => !isOwn(each) && layerOf(each.code) === 'syntax');
    const moved = (each: Diagnostic): Diagnostic => movedUp(each, above.length);
    if (own.length > 0 || !hiding)
      return { text: said, found: (found.length - own.length > known ? found : own).map(moved) };
    const { start } = hiding.place.span;
    const [up, down] =
      start < above.length
        ? [withoutLineAt(above, start), below]
        : [above, withoutLineAt(below, start - end)];
    if (up === undefined || down === undefined || leftOut === MOST_LEFT_OUT)
      return { text: said, found: found.map(moved) };
    [above, below] = [up, down];
  }
}

/** A text without the line at a place of it; none where lines below belong to it. */
function withoutLineAt(text: string, at: number): string | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const next = text.indexOf('\n', at);
  const end = next < 0 ? text.length : next + 1;
  const line = text.slice(start, end);
  return line.trim() === '' || line.trimEnd().endsWith(':')
    ? undefined
    : text.slice(0, start) + text.slice(end);
}

/**
 * A finding moved up by a number of units, with its changes: its place is in a line, without the lines above.
 */
export function movedUp(found: Diagnostic, by: number): Diagnostic {
  const { code, severity, details, related, advice, spoken, fixes } = found;
  const place = ({ file, span: { start, end } }: Diagnostic['place']): Diagnostic['place'] => ({
    file,
    span: { start: start - by, end: end - by },
  });
  return report(code, place(found.place), details as never, {
    severity,
    ...(related && { related }),
    ...(advice && { advice }),
    ...(spoken && { spoken }),
    ...(fixes && {
      fixes: fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit) => ({ ...edit, place: place(edit.place) })),
      })),
    }),
  });
}

/** Whether a change leaves a text that is accepted; where lines of it are wrong that are not changed, it is not. */
export function leadsOn(
  text: RefusedText,
  fix: Fix,
  budget: { left: number },
  isWrongElsewhere: boolean,
): boolean {
  if (fix.edits.some(({ place }) => place.file !== text.placed.file) || !pays(text, budget)) return true;
  return !isWrongElsewhere && text.reads(withChange(text, fix)) !== undefined;
}

/** The first finding that is left after a change. */
export const leftBy = (text: RefusedText, fix: Fix, budget: { left: number }): Diagnostic | undefined =>
  pays(text, budget) ? text.judge(sentencesOf(text, withChange(text, fix))).found[0] : undefined;

/** The text of a card with the signs of its sentences read away: none of them is what is left. */
const sentencesOf = ({ entry, kind }: RefusedText, text: string): string =>
  kind ? withoutStops(entry, text) : text;

/** Counts that a whole text is read once more, which costs as much as many lines where it is long. */
function pays({ placed }: RefusedText, budget: { left: number }): boolean {
  if (budget.left <= 0) return false;
  budget.left -= Math.ceil(placed.text.length / LINE);
  return true;
}

/** As many characters as a line has. */
const LINE = 60;

const withChange = ({ placed }: RefusedText, { edits }: Fix): string =>
  edits
    .map(({ place: { span }, text: put }) => ({
      start: unitAt(placed, span.start),
      end: unitAt(placed, span.end),
      put,
    }))
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, put }) => now.slice(0, start) + put + now.slice(end), placed.text);
