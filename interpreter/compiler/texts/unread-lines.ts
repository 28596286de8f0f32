/** The lines of a refused text that cannot be read, where the others can: what is found is about these alone. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { namesMeant } from '../../../dsl/language/lexer/given-names.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { alignedSnippet } from '../../../dsl/text/aligned-snippet.ts';
import { marginOf } from '../../../dsl/text/line-margins.ts';
import { placeIn, unitAt, wholeText, type Snippet, type Span } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';
import { findingsFor, inWays } from './refused-findings.ts';
import { goesOn, linesOf } from './text-lines.ts';
import { isError, type TextReader } from './text-reader.ts';
import { LONGEST_READ, NearReadings, spokenReading, withoutOwnName, withoutStops } from './spoken-texts.ts';

/** The most lines of a text that are read one after the other, and the most texts that are tried for each. */
const MOST_LINES = 12;
const MOST_TRIED_OF_LINE = 60;
/** The most readings of some of its lines. */
const MOST_READ = 24;

/** A part of a text that cannot be read: lines with those below them, in the order of the text. */
interface Unread {
  /** So many lines of the text as it is read are in front of it. */
  readonly at: number;
  /** As they are written: the lines with what is around them that they cannot be read without. */
  readonly around: readonly string[];
  /** Of these the ones that cannot be read: the first, and how many. */
  readonly from: number;
  readonly count: number;
  /** So many lines of the text as it is read are there in place of those around. */
  readonly instead: number;
}

/** A text as far as it can be read: its lines in the wording of the language, and what is left. */
interface FarRead {
  readonly lines: readonly string[];
  readonly unread: readonly Unread[];
}

type Read = (lines: readonly string[]) => readonly string[] | undefined;

/**
 * What is found in the lines of a refused text that cannot be read, at their places; undefined where no line can be read, or
 * where all others are as the language has them, so that nothing hides what is wrong.
 */
export function unreadLines<E extends EntryKind, T>(
  s: Sources,
  node: Node,
  reader: TextReader<E, T>,
): { readonly said: Snippet; readonly found: readonly Diagnostic[] } | undefined {
  const { entry } = reader;
  if (entry !== 'effect' && entry !== 'abilities') return undefined;
  if (node.kind !== 'scalar' || node.repaired || node.lines) return undefined;
  const placed = snippetOf(s.fileOf(node), node);
  if (placed.files || placed.text.length > LONGEST_READ) return undefined;
  const lines = linesOf(withoutStops(entry, withoutOwnName(placed.text, reader.called)));
  if (lines.length < 2 || lines.length > MOST_LINES) return undefined;
  const read = readOnce(
    (text) => spokenReading(reader, wholeText(text), { most: MOST_TRIED_OF_LINE })?.snippet.text,
  );
  const findingsOf = (far: FarRead, alone: boolean): ReturnType<typeof unreadLines> => {
    let said: Snippet | undefined;
    const found: Diagnostic[] = [];
    for (const [i, each] of far.unread.entries()) {
      if (usesNameOf(each, far.unread.slice(0, i))) continue;
      const above = far.lines.slice(0, each.at);
      const below = far.lines.slice(each.at + each.instead);
      const text = [...above, ...each.around, ...below].join('\n');
      const ways: string[] = [];
      const near = new NearReadings();
      spokenReading(reader, wholeText(text), { ways, near });
      const judged = findingsFor(reader, placed, text, near.texts);
      const start = lengthOf([...above, ...each.around.slice(0, each.from)]);
      const span = spanIn(placed, text, start, ownLines(each));
      const errors = judged?.found.filter(isError);
      const here = errors?.filter((one) => isWithin(one, span));
      const isElsewhere = !here || here.length === 0 || here.length < errors!.length;
      if (alone && isElsewhere) return undefined;
      // What is wrong with it may only show once the others are right.
      if (!judged || !here || here.length === 0) continue;
      said ??= judged.said;
      found.push(...(inItsWays(placed, each, text, here, above, below, ways) ?? here));
    }
    return said && { said, found };
  };
  const far = readFar(lines, read);
  // With a single one nothing is left to find out.
  for (const but of far?.unread.length === 1 ? [] : oneLeftOut(lines, far, read)) {
    const found = findingsOf(but, true);
    if (found) return found;
  }
  if (!far || far.lines.length === 0 || far.lines.every((line) => lines.includes(line))) return undefined;
  return findingsOf(far, false);
}

/** Reads lines, the same ones once; none where that has been done too often. */
function readOnce(readIn: (text: string) => string | undefined): Read {
  const known = new Map<string, readonly string[] | undefined>();
  return (some) => {
    const text = some.join('\n');
    if (!known.has(text) && known.size < MOST_READ) {
      const said = readIn(text);
      known.set(text, said === undefined ? undefined : linesOf(said));
    }
    return known.get(text);
  };
}

/** A text that can be read but for one line with those below it; the smallest of such lines first. */
function* oneLeftOut(lines: readonly string[], far: FarRead | undefined, read: Read): Generator<FarRead> {
  const isOpen = (line: string): boolean =>
    !far || far.unread.some((each) => ownLines(each).includes(line) || each.around[0] === line);

  const blocks = lines.map((line, at) => {
    const next = lines.findIndex((other, i) => i > at && marginOf(other) <= marginOf(line));
    return { at, count: (next < 0 ? lines.length : next) - at };
  });
  for (const { at, count } of blocks.toSorted((one, other) => one.count - other.count)) {
    const without = lines.toSpliced(at, count);
    const isHollow = without.some(
      (line, i) => line.endsWith(':') && marginOf(without[i + 1] ?? '') <= marginOf(line),
    );
    if (isHollow || without.length === 0 || !isOpen(lines[at])) continue;
    const rest = read(without);
    if (!rest || without.every((line, i) => rest[i] === line)) continue;
    const around = lines.slice(at, at + count);
    for (const place of new Set([at, rest.length - (without.length - at)]))
      yield { lines: rest, unread: [{ at: place, around, from: 0, count, instead: 0 }] };
  }
}

/** The first finding of lines that can be meant in one or two ways, with each of them in place of the lines. */
function inItsWays(
  placed: Snippet,
  { around }: Unread,
  text: string,
  [first]: readonly Diagnostic[],
  above: readonly string[],
  below: readonly string[],
  ways: readonly string[],
): readonly Diagnostic[] | undefined {
  if (ways.length !== 1 && ways.length !== 2) return undefined;
  const lines = wholeLines(placed, text, lengthOf(above), around);
  if (!lines) return undefined;
  const texts: string[] = [];
  for (const way of ways) {
    const all = linesOf(way);
    const isAround =
      above.every((line, i) => all[i] === line) &&
      below.every((line, i) => all[all.length - below.length + i] === line);
    if (!isAround) return undefined;
    texts.push(
      all
        .slice(above.length, all.length - below.length)
        .join('\n')
        .trimStart(),
    );
  }
  const place = placeIn(placed, lines);
  return [inWays(first, place, texts)];
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

const ownLines = ({ around, from, count }: Unread): readonly string[] => around.slice(from, from + count);

/** Lines, each with those below it that are deeper, and with what goes on from it. */
function unitsOf(lines: readonly string[]): string[][] {
  const units: string[][] = [];
  for (const line of lines) {
    const last = units.at(-1);
    if (last && (marginOf(line) > marginOf(last[0]) || goesOn(line))) last.push(line);
    else units.push([line]);
  }
  return units;
}

/** Reads line after line behind those that were read; undefined where these are read in another way by what follows. */
function readFar(lines: readonly string[], read: Read): FarRead | undefined {
  let done: readonly string[] = [];
  const unread: Unread[] = [];
  for (const unit of unitsOf(lines)) {
    const whole = read([...done, ...unit]);
    const inner = whole ? undefined : insideOf(done, unit, read);
    const next = whole ?? inner?.lines;
    if (next && unread.length > 0 && !done.every((line, i) => next[i] === line)) return undefined;
    const at = done.length;
    if (next) done = next;
    const instead = done.length - at;
    for (const { around, from, count } of inner?.unread ?? (whole ? [] : [wholly(unit)]))
      unread.push({ at, around, from, count, instead });
  }
  return { lines: done, unread };
}

type Inside = Pick<Unread, 'around' | 'from' | 'count'>;

const wholly = (unit: readonly string[]): Inside => ({ around: unit, from: 0, count: unit.length });

/** What can be read of a line and those below it, behind others; undefined where no line below it can be read. */
function insideOf(
  done: readonly string[],
  [head, ...below]: readonly string[],
  read: Read,
): { readonly lines: readonly string[]; readonly unread: readonly Inside[] } | undefined {
  /** As they are written: what others need of a line may not be there in the words of the language. */
  const kept: string[] = [head];
  let lines: readonly string[] | undefined;
  const open: { readonly at: number; readonly unit: readonly string[] }[] = [];
  const inner: Inside[] = [];
  for (const unit of partsOf(below)) {
    const next = read([...done, ...kept, ...unit]);
    const nested = next || unit.length < 2 ? undefined : insideOf([...done, ...kept], unit, read);
    for (const each of nested?.unread ?? [])
      inner.push({ ...each, around: [...kept, ...each.around], from: kept.length + each.from });
    if (next) kept.push(...unit);
    else if (!nested) open.push({ at: (lines ?? [...done, head]).length - done.length, unit });
    lines = next ?? nested?.lines ?? lines;
  }
  const own = lines?.slice(done.length);
  const unread = open.map(({ at, unit }): Inside => {
    const from = Math.min(at, own?.length ?? 1);
    const around = own ? [...own.slice(0, from), ...unit, ...own.slice(from)] : [head, ...unit];
    return { around, from, count: unit.length };
  });
  return lines && { lines, unread: [...inner, ...unread] };
}

/** Lines, each with those below it that are deeper; what goes on from a line is a part of its own. */
function partsOf(lines: readonly string[]): string[][] {
  return unitsOf(lines).flatMap((unit) => {
    const margin = marginOf(unit[0]);
    const starts = unit.flatMap((line, i) => (i === 0 || marginOf(line) <= margin ? [i] : []));
    return starts.map((start, i) => unit.slice(start, starts[i + 1] ?? unit.length));
  });
}

/** Whether lines say a name that others give, which cannot be read themselves. */
function usesNameOf(unread: Unread, before: readonly Unread[]): boolean {
  const given = before.flatMap((each) => namesMeant(ownLines(each).join('\n')));
  const words = new Set(
    ownLines(unread)
      .join('\n')
      .match(/[a-z][a-z-]*/g),
  );
  return given.some((name) => words.has(name));
}

/** The place of some lines of a text in the file. */
function spanIn(placed: Snippet, text: string, start: number, lines: readonly string[]): Span {
  const span = { start: start + marginOf(lines[0]), end: start + lines.join('\n').length };
  return placeIn(alignedSnippet(placed, text), span).span;
}

/** The units of the placed text in which lines are all that there is in theirs, without margin and stop; undefined otherwise. */
function wholeLines(
  placed: Snippet,
  text: string,
  start: number,
  lines: readonly string[],
): Span | undefined {
  const span = spanIn(placed, text, start, lines);
  const from = unitAt(placed, span.start);
  const end = placed.text.indexOf('\n', unitAt(placed, Math.max(span.start, span.end - 1)));
  const to = end < 0 ? placed.text.trimEnd().length : end;
  const isAlone =
    /(?:^|\n)[ \t]*$/.test(placed.text.slice(0, from)) &&
    placed.text.slice(from, to).split('\n').length === lines.length;
  return isAlone ? { start: from, end: to } : undefined;
}

const isWithin = ({ place: { span } }: Diagnostic, { start, end }: Span): boolean =>
  span.start >= start && span.start <= end;
