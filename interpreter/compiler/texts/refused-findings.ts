/** What is found in a text that is refused however it is read. */
import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import { unknownWords } from '../../../dsl/checker/suggestions/repaired-text-words.ts';
import { ofLanguage } from '../../../dsl/checker/suggestions/unknown-words.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { oneOf, say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import { claimKey } from '../../../dsl/diagnostics/finding-keys.ts';
import { namesMeant } from '../../../dsl/language/lexer/given-names.ts';
import { withoutHabit } from '../../../dsl/language/parser/errors/common-phrasings.ts';
import { withPossibleNames } from '../../../dsl/language/parser/errors/everyday/chosen-names.ts';
import { sentencesApart } from '../../../dsl/language/parser/errors/printed/open-sentences.ts';
import { withoutSmallWords } from '../../../dsl/language/parser/errors/printed/small-words.ts';
import { readingsOf } from '../../../dsl/language/parser/errors/spoken-readings.ts';
import { movedTo, parse } from '../../../dsl/language/parser/parse.ts';
import { clearestForm } from '../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { alignedSnippet, wholeWords } from '../../../dsl/text/aligned-snippet.ts';
import { mendedSnippet, type SnippetEdit } from '../../../dsl/text/mended-snippet.ts';
import { placeIn, wholeText, type Place, type Snippet, type Span, unitAt } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';
import { isError, isSlip, type MeaningOf, type TextReader } from './text-reader.ts';
import { LONGEST_READ, MOST_TRIED, offeredBy, withoutOwnName, withoutSigns } from './spoken-texts.ts';

/** What is found in a text by itself: places are units of it, in no file. */
interface Judged {
  readonly text: string;
  readonly found: readonly Diagnostic[];
}

/**
 * The most texts of a game that are rewritten; nobody reads more at once, and the others are reported as they
 * are written.
 */
const MOST_CLEAR = 200;
const clearSoFar = new WeakMap<Sources, number>();

/**
 * The findings for a text that is refused however it is read. They are those of its clear reading, at their
 * places in the original, so that nothing is reported that would be accepted by itself. Undefined if the
 * original is the clear reading.
 */
export function clearFindings<E extends EntryKind, T>(
  s: Sources,
  node: Node,
  reader: TextReader<E, T>,
  near: readonly string[] = [],
): Refused | undefined {
  if (node.kind !== 'scalar' || node.repaired || typeof node.value !== 'string' || node.lines)
    return undefined;
  const placed = snippetOf(s.fileOf(node), node);
  const told = clearSoFar.get(s) ?? 0;
  if (placed.text.length > LONGEST_READ || told === MOST_CLEAR) return undefined;
  clearSoFar.set(s, told + 1);
  const text = withPossibleNames(withoutOwnName(placed.text, reader.called));
  return findingsFor(reader, placed, text, near);
}

/** What is found in a refused text, and the text in which it was found. */
interface Refused {
  readonly said: Snippet;
  readonly found: readonly Diagnostic[];
}

/** The same for another form of the placed text; undefined if that is clear as it is written, or has no fault. */
export function findingsFor<E extends EntryKind, T>(
  { entry, kind, meaning }: TextReader<E, T>,
  placed: Snippet,
  text: string,
  near: readonly string[] = [],
): Refused | undefined {
  const named = kind !== undefined;
  const judge = (each: string): Judged => ({ text: each, found: foundIn(entry, each, meaning) });
  const clear = clearestOf(entry, text, named).map(judge).reduce(fewerErrors);
  const known = named ? clearest(clear, judge) : clear;
  const best = near.map(judge).reduce((one, other) => nearer(one, other, placed), known);
  // One that is right in the end is right in several ways.
  if (best.text === placed.text || !best.found.some(isError)) return undefined;
  const said = alignedSnippet(placed, best.text);
  const found = wordsIn(entry, best.text, meaning) ?? best.found;
  return { said, found: found.map((each) => asWritten(entry, each, said, placed)) };
}

/** A finding of what can be meant in some ways, with each of them in place of it. */
export function inWays(first: Diagnostic, place: Place, ways: readonly string[]): Diagnostic {
  const texts = oneOf(ways.map((each) => written(each)));
  return report(first.code, first.place, first.details as never, {
    severity: first.severity,
    advice: say('phrase/write-the-sentence', { texts }),
    fixes: writeInstead(place, ways).map((fix) => ({ ...fix, whole: true })),
  });
}

/** A text in the words of the language; of a card also with its capitals taken for those of print, not for names. */
function clearestOf(entry: EntryKind, text: string, isCard: boolean): string[] {
  const signs = withoutSigns(entry, text);
  const plain = isCard ? [signs, sentencesApart(signs)] : [];
  const texts = [text, ...plain, ...plain.map(withoutSmallWords)];
  return [...new Set(texts.map((each) => clearestForm(entry, each)))];
}

/** The one with fewer errors, signs before all others; the first of two that have as many. */
const fewerErrors = (one: Judged, other: Judged): Judged => {
  const more = [isOfSign, isError].map(
    (counts) => one.found.filter(counts).length - other.found.filter(counts).length,
  );
  return (more.find((each) => each !== 0) ?? 0) > 0 ? other : one;
};

/** The other one, where fewer faults are left in it, and all of them in words of the text as it is written. */
function nearer(one: Judged, other: Judged, placed: Snippet): Judged {
  const [before, after] = [one, other].map(({ found }) => found.filter(isError));
  const left = after.map(claimKey);
  // A single line has the fault that it has; of several, one that was only hidden may be the fault of another line.
  const isOpened =
    placed.text.trim().includes('\n') &&
    before.some((each) => isHiding(each) && !left.includes(claimKey(each)));
  if (after.length === 0 || after.length >= before.length + (isOpened ? 1 : 0)) return one;
  const said = alignedSnippet(placed, other.text);
  const isOfText = (found: Diagnostic): boolean =>
    isLiteral(said, placed, found.place.span) && quotesOnly(found, placed.text);
  return after.every(isOfText) ? other : one;
}

/** Whether a finding about words of a game quotes none that a text does not have. */
function quotesOnly(found: Diagnostic, text: string): boolean {
  if (isOfSyntax(found)) return true;
  const said = text.toLowerCase();
  return [...found.message.matchAll(/`([^`]+)`/g)].every(([, quoted]) => said.includes(quoted.toLowerCase()));
}

/** A stop or a capital where the language has none. */
const isOfSign = ({ code }: Diagnostic): boolean => code === 'syntax/character' || code === 'syntax/capital';

/** A finding of what a text says, at its place in the text as it is written, with the changes that can be made there. */
function asWritten(entry: EntryKind, found: Diagnostic, said: Snippet, placed: Snippet): Diagnostic {
  const { fixes: all = [], ...rest } = found;
  const fixes = all.filter((fix) => isSameChange(entry, fix, said, placed));
  const moved = movedTo(fixes.length > 0 ? { ...rest, fixes } : rest, said);
  return found.place.file === '' && !isLiteral(said, placed, found.place.span)
    ? { ...moved, place: wholeWords(placed, moved.place) }
    : moved;
}

/** The unknown words of a text that can be read, if it has any: its other findings could follow from them. */
function wordsIn<E extends EntryKind, T>(
  entry: E,
  text: string,
  meaning: MeaningOf<E, T>,
): Diagnostic[] | undefined {
  const whole = wholeText(text, '');
  const { tree, diagnostics: slips } = parse(entry, whole);
  if (tree === undefined || slips.length > 0) return undefined;
  const names = new Set(namesMeant(text));
  const isOfName = ({ place: { span } }: Diagnostic): boolean => names.has(text.slice(span.start, span.end));
  const words = meaning(tree, whole, true).diagnostics.filter((each) => !isOfName(each));
  return words.some(isError) ? [...words] : undefined;
}

function foundIn<E extends EntryKind, T>(entry: E, text: string, meaning: MeaningOf<E, T>): Diagnostic[] {
  const whole = wholeText(text, '');
  const { tree, diagnostics: slips } = parse(entry, whole);
  const words = slips.some(isError)
    ? unknownWords(entry, whole, slips, (read, mended) => meaning(read, mended, true).diagnostics)
    : tree === undefined
      ? []
      : meaning(tree, whole).diagnostics;
  return [...slips, ...words];
}

/** The most rounds that remove a finding from a text. */
const MOST_CLEARED = 6;

/** The text with each habit rewritten that caused a finding and can be avoided. */
function clearest(clear: Judged, judge: (text: string) => Judged): Judged {
  let best = clear;
  for (let round = 0; round < MOST_CLEARED; round++) {
    const next = clearer(best, judge);
    if (!next) break;
    best = next;
  }
  return best;
}

/**
 * The text with one more habit rewritten, if that habit alone caused a finding; undefined if there is none.
 */
function clearer(best: Judged, judge: (text: string) => Judged): Judged | undefined {
  for (const text of withoutHabit(best.text).slice(0, MOST_TRIED)) {
    const { before, after } = changeOf(best.text, text);
    if (!isToldOf(best, before) && isOfLanguage(best.text.slice(before.start, before.end))) continue;
    const next = judge(text);
    if (!isToldOf(next, after) && remaining(next) <= remaining(best)) return next;
  }
  const slips = best.found.filter(isSlip);
  const others = [...offeredBy(wholeText(best.text), slips), ...readingsOf(best.text)];
  const fewer = [...new Set(others)].slice(0, MOST_TRIED).flatMap((text) => {
    const next = judge(text);
    const left = next.found.filter(isSlip);
    const keys = left.map(claimKey);
    const before = slips.map(claimKey);
    const isOpened = slips.some((slip) => isHiding(slip) && !keys.includes(claimKey(slip)));
    const isLeft = (slip: Diagnostic): boolean =>
      before.includes(claimKey(slip)) ||
      (isOpened && !isOfSyntax(slip) && best.text.includes(wordsOf(next, slip)));
    return (isOpened || left.length < before.length) && left.every(isLeft)
      ? [{ next, left: keys.join('\n') }]
      : [];
  });
  // Where two leave the same, it is for the writer to say which.
  return fewer.find(({ left }, i) => !fewer.some((other, j) => j !== i && other.left === left))?.next;
}

const isOfSyntax = ({ code }: Diagnostic): boolean => layerOf(code) === 'syntax';

/** Whether a fault hides others in the same text: a syntax error or an unknown word. */
const isHiding = (found: Diagnostic): boolean => isOfSyntax(found) || UNKNOWN.includes(found.code);

const UNKNOWN: readonly string[] = ['name/unknown-verb', 'name/unknown-word'];

const wordsOf = ({ text }: Judged, { place: { span } }: Diagnostic): string =>
  text.slice(span.start, Math.max(span.end, span.start + 1));

const isToldOf = ({ found }: Judged, { start, end }: Span): boolean =>
  found.some((each) => isSlip(each) && each.place.span.start < end && start < each.place.span.end);

/** The length of a text behind the start of its first slip. */
const remaining = ({ text, found }: Judged): number =>
  Math.max(0, ...found.filter(isSlip).map(({ place }) => text.length - place.span.end));

const isOfLanguage = (words: string): boolean =>
  (words.match(/[a-z-]+/g) ?? []).every((word) => ofLanguage.has(word));

/** What differs between two texts, in whole words. */
function changeOf(before: string, after: string): { before: Span; after: Span } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  while (start > 0 && /\w/.test(before[start - 1])) start--;
  while (same > 0 && /\w/.test(before.at(-same)!)) same--;
  return { before: { start, end: before.length - same }, after: { start, end: after.length - same } };
}

/** Whether a change of what a text says makes the same of the text as it is written. */
function isSameChange(entry: EntryKind, { edits }: Fix, said: Snippet, placed: Snippet): boolean {
  if (edits.some(({ place }) => place.file !== '')) return true;
  const there = edits.map(({ place, text }) => {
    const { start, end } = placeIn(said, place.span).span;
    return { start: unitAt(placed, start), end: unitAt(placed, end), text };
  });
  const here = edits.map(({ place, text }) => ({ ...place.span, text }));
  const clearAfter = (snippet: Snippet, changes: readonly SnippetEdit[]): string =>
    clearestForm(entry, mendedSnippet(snippet, changes).text);
  return (
    edits.every(({ place }) => isLiteral(said, placed, place.span)) ||
    clearAfter(placed, there) === clearAfter(said, here)
  );
}

/**
 * Whether a stretch of the rewritten text is the same in the original; for an empty one, the character in
 * front of it.
 */
function isLiteral(said: Snippet, placed: Snippet, { start, end }: Span): boolean {
  const from = end > start ? start : Math.max(0, start - 1);
  const to = Math.max(end, from);
  const first = unitAt(placed, said.offsets[from]);
  const length = Math.max(to, start) - from;
  return (
    placed.text.slice(first, first + length).toLowerCase() === said.text.slice(from, from + length) &&
    unitAt(placed, said.offsets[start]) === first + start - from &&
    unitAt(placed, said.offsets[from + Math.max(0, length - 1)]) === first + Math.max(0, length - 1)
  );
}
