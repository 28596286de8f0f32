/**
 * The one way by which changes are offered with what is wrong: each is made, the game is loaded with it, and it is
 * offered where nothing is wrong there any more, nothing new elsewhere, and nothing that binds says something else.
 *
 * Changes of different parts of the data are made together, so that as a rule one more load proves all of them. Where a
 * part is not right then, its changes are tried one by one.
 */
import { bindingParts, withoutReminders } from '../../../dsl/checker/suggestions/printed-wordings.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { plural } from '../../../dsl/text/english-inflection.ts';
import { layerOf, type Code } from '../../../dsl/diagnostics/codes.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Span } from '../../../dsl/text/source.ts';
import type { Node } from '../../../schemas/index.ts';
import { textAround } from '../loader/block-fixes.ts';
import { readFile, type DataFile, type Library } from '../loader/library.ts';
import { withForms } from './form-offers.ts';
import { remade, withoutRefused } from './refused-fixes.ts';

/** Of one load the game is loaded so many times more at most; what is not proven by then is not offered. */
const MOST_LOADS = 24;
/** Where so much is wrong a load takes long, and nobody reads it all: what one load does not prove is tried once more. */
const MANY_FOUND = 100;
const FEW_LOADS = 2;

/** What is wrong with a game whose files are those of a library. */
export type Findings = (library: Library) => readonly Diagnostic[];

/** One change of a finding, tried. */
interface Trial {
  readonly found: Diagnostic;
  readonly fix: Fix;
}

/** Some of all that was found, with the changes only that a load of the game has proven. */
export function withProvenFixes(
  wanted: readonly Diagnostic[],
  found: readonly Diagnostic[],
  library: Library,
  findings: Findings,
): readonly Diagnostic[] {
  const trials = wanted
    .filter((each) => isInText(each, library))
    .flatMap((each) => (each.fixes ?? []).map((fix) => ({ found: each, fix })));
  if (trials.length === 0) return wanted;
  const proof = new Proof(found, library, findings);
  for (const together of roundsOf(trials)) proof.tryAll(together);
  const proven = wanted.map((each) => {
    const { fixes = [] } = each;
    if (!isInText(each, library)) return each;
    const right = fixes.filter((fix) => proof.proven.has(fix));
    return withNamedOnly(right.length === fixes.length ? each : withoutRefused(each, right));
  });
  return withForms(proven, library);
}

/** A finding whose sentences are only like what was written: they are named, and none is put in the place of it. */
function withNamedOnly(found: Diagnostic): Diagnostic {
  const { advice, fixes = [] } = found;
  if (!advice || !('say' in advice) || advice.say !== 'phrase/nearest-sentences') return found;
  const kept = fixes.filter(({ title }) => 'say' in title && title.say === 'phrase/add');
  return kept.length === fixes.length ? found : remade(found, kept.length > 0 ? { fixes: kept } : {});
}

/** Whether the places of the changes are in texts of files: what a scenario changes is no file that could be read again. */
const isInText = ({ fixes = [] }: Diagnostic, library: Library): boolean =>
  fixes.every(({ edits }) =>
    edits.every(({ place: { file, span } }) => span.end <= (library.file(file)?.text.length ?? 0)),
  );

/** The first changes of all findings, then the second ones, and so on. */
function roundsOf(trials: readonly Trial[]): Trial[][] {
  const rounds: Trial[][] = [];
  for (const trial of trials) {
    const at = trial.found.fixes!.indexOf(trial.fix);
    (rounds[at] ??= []).push(trial);
  }
  return rounds;
}

class Proof {
  readonly proven = new Set<Fix>();
  private readonly found: readonly Diagnostic[];
  private readonly library: Library;
  private readonly findings: Findings;
  private readonly most: number;
  private loads = 0;

  constructor(found: readonly Diagnostic[], library: Library, findings: Findings) {
    this.found = found.filter(isError);
    this.most = this.found.length > MANY_FOUND ? FEW_LOADS : MOST_LOADS;
    this.library = library;
    this.findings = findings;
  }

  /** Proves what is right of some changes of different findings; those of one part are tried alone if it stays wrong. */
  tryAll(all: readonly Trial[]): void {
    const trials = all.filter((trial) => this.mayBe(trial));
    const together = withoutOverlaps(trials);
    const left = trials.filter((trial) => !together.includes(trial));
    const wrong = this.wrongOf(together);
    const [first, ...others] = wrong;
    if (together.length > 1 && first) {
      // What is wrong outside of all parts may come of any of them.
      const isClear = wrong.length < together.length;
      const half = Math.ceil(wrong.length / 2);
      if (isClear && others.length === 0) this.tryAll([first]);
      else for (const part of [wrong.slice(0, half), wrong.slice(half)]) this.tryAll(part);
    }
    for (const trial of left) this.tryAll([trial]);
  }

  /** Makes changes and loads the game; returns those that are not proven. */
  private wrongOf(trials: readonly Trial[]): readonly Trial[] {
    if (trials.length === 0 || this.loads === this.most) return trials;
    this.loads++;
    const changed = changedFiles(this.library, trials);
    const now = this.findings({
      names: this.library.names,
      file: (name) => changed.get(name)?.file ?? this.library.file(name),
    }).filter(isError);
    const moved = (name: string, at: number): number => changed.get(name)?.moved(at) ?? at;
    const before = new Set(
      this.found.map(({ code, place: { file, span } }) => `${code} ${file} ${moved(file, span.start)}`),
    );
    const isNew = ({ code, place: { file, span } }: Diagnostic): boolean =>
      !before.has(`${code} ${file} ${span.start}`);
    const parts = trials.map(({ found, fix }) => {
      const places = [found.place, ...fix.edits.map(({ place }) => place)];
      return places.map(({ file, span }) => ({
        file,
        part: partAt(changed.get(file)?.file ?? this.library.file(file), moved(file, span.start)),
      }));
    });
    const isIn = ({ place: { file, span } }: Diagnostic, at: (typeof parts)[number]): boolean =>
      at.some(({ file: name, part }) => name === file && part.start <= span.start && span.start <= part.end);
    const stray = now.filter((each) => isNew(each) && !parts.some((part) => isIn(each, part)));
    return trials.filter(({ found, fix }, i) => {
      const here = now.filter((each) => isIn(each, parts[i]));
      // What a key or a declaration holds was not read, and what uses it was wrong before.
      const isCaused = isTextError(found) ? () => true : (each: Diagnostic) => !isTextError(each);
      const isRight =
        (!stray.some(isCaused) || hides(found)) &&
        !here.some((each) => isNew(each) && isCaused(each)) &&
        !this.isLeft(found, fix, here, changed);
      if (isRight) this.proven.add(fix);
      return !isRight;
    });
  }

  /** Whether what a change was to correct is still there, or what it rests on is. */
  private isLeft(
    found: Diagnostic,
    fix: Fix,
    here: readonly Diagnostic[],
    changed: ReadonlyMap<string, ChangedFile>,
  ): boolean {
    if (!isError(found)) return false;
    const { file, span } = found.place;
    const { root } = changed.get(file)?.file ?? this.library.file(file) ?? {};
    const start = changed.get(file)?.moved(span.start) ?? span.start;
    const inFile = here.filter(({ place }) => place.file === file);
    if (inFile.some(({ code, place }) => code === found.code && place.span.start === start)) return true;
    if (!root || !isTextError(found) || (isSpelling(found, fix) && !NAMES.has(found.code))) return false;
    // A word that is taken out may be what another text calls something.
    const gone = wordsTakenOut(fix, this.library).map((word) => JSON.stringify(word));
    const isAboutGone = ({ details }: Diagnostic): boolean =>
      gone.some((word) => JSON.stringify(details)?.includes(word));
    if (inFile.some((each) => isTextError(each) && isAboutGone(each))) return true;
    // A line that cannot be read may name what the lines below it are about: they are not put into other words.
    const text = textAround(root, start)?.span ?? span;
    const above = changed.get(file)?.file.text.slice(text.start, start) ?? '';
    if (isSpelling(found, fix) && !words(above).some((word) => gone.includes(JSON.stringify(word))))
      return false;
    return inFile.some(
      (each) => isTextError(each) && text.start <= each.place.span.start && each.place.span.start < start,
    );
  }

  /** Whether nothing that binds is changed, as far as the words tell. */
  private mayBe({ found, fix }: Trial): boolean {
    if (!isTextError(found)) return true;
    if (fix.edits.length === 1 && this.saysTwice(fix)) return false;
    if (!isSpelling(found, fix) && (this.mayBeNamedElsewhere(found) || this.isOneOfSeveral(found)))
      return false;
    if (fix.whole || (isSpelling(found, fix) && this.isMisspelling(fix))) return true;
    // What a card brings is declared: its numbers are the words of a text in another place.
    if (fix.edits.some(({ text }) => /\bbrings: /.test(text))) return true;
    return fix.edits.every(({ place: { file, span }, text }) => {
      const before = this.library.file(file)?.text ?? '';
      const from = before.lastIndexOf('\n', span.start - 1) + 1;
      const end = before.indexOf('\n', span.end);
      const to = end < 0 ? before.length : end;
      const after = before.slice(from, span.start) + text + before.slice(span.end, to);
      const line = withoutReminders(before.slice(from, to));
      return bindingParts(line) === bindingParts(withoutReminders(after));
    });
  }

  /** Whether a change ends with the word that follows it: `next` becomes no `next player` in front of `player`. */
  private saysTwice({ edits: [{ place, text }] }: Fix): boolean {
    const behind = this.library.file(place.file)?.text.slice(place.span.end) ?? '';
    const [, last] = / ([a-z-]+)$/i.exec(text) ?? [];
    const [, next] = /^ +([a-z-]+)/i.exec(behind) ?? [];
    return last !== undefined && next !== undefined && [next, plural(next)].includes(last);
  }

  /** Whether a change only puts letters right: the word that binds was meant by then. Of `can` and `can't` one is no slip of the other. */
  private isMisspelling({ edits: [{ place, text }] }: Fix): boolean {
    const { start, end } = place.span;
    const written = this.library.file(place.file)?.text.slice(start, end) ?? '';
    return !/n['’]?t$/i.test(written) && nearest(written, [text]).length > 0;
  }

  /** Whether other lines of the same part lack the same: what they have in common is wrong, and not one of them. */
  private isOneOfSeveral(found: Diagnostic): boolean {
    const { file, span } = found.place;
    const part = partAt(this.library.file(file), span.start);
    return this.found.some(
      (each) =>
        isOfSame(each, found) &&
        each.place.file === file &&
        each.place.span.start !== span.start &&
        part.start <= each.place.span.start &&
        each.place.span.start <= part.end,
    );
  }

  /**
   * Whether something is called `the launcher`, and what would give it that name may be what cannot be read: in the same
   * part of the data, or where something is declared. It is not put into other words then.
   */
  private mayBeNamedElsewhere({ code, place: { file, span } }: Diagnostic): boolean {
    if (!NAMES.has(code)) return false;
    const own = this.library.file(file);
    const from = own?.text.lastIndexOf('\n', span.start) ?? -1;
    if (!own || !REFERENCE.test(own.text.slice(from + 1, span.end))) return false;
    const part = partAt(own, span.start);
    return this.found.some(({ place, ...each }) => {
      if (!isTextError({ place, ...each })) return false;
      const isSame = place.file === file && part.start <= place.span.start && place.span.start <= part.end;
      if (isSame) return place.span.start !== span.start;
      return isDeclared(this.library.file(place.file), place.span.start);
    });
  }
}

/** Words that end with what was named before. */
const REFERENCE = /\b(?:the|that|those)\s+(?:[a-z-]+\s+)?[a-z-]+(?:'s)?$/;

/** Whether a place is where a game or a variant declares something. */
const isDeclared = (file: DataFile | undefined, at: number): boolean =>
  file?.root?.kind === 'map' &&
  file.root.entries.findLast(({ key }) => key.span.start <= at)?.key.text !== 'cards';

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
/** Whether the file of a finding could not be read, and hid what is elsewhere in it. */
const hides = ({ code }: Diagnostic): boolean => layerOf(code) === 'yaml';

/** Whether two findings say of the same that it lacks something. */
function isOfSame(one: Diagnostic, other: Diagnostic): boolean {
  if (one.code !== 'name/unknown-field' || other.code !== one.code) return false;
  const [a, b] = [one, other].map(({ details }) => (details as { readonly of: unknown }).of);
  return JSON.stringify(a) === JSON.stringify(b);
}

const words = (text: string): string[] => text.match(/[\p{L}\d-]+/gu) ?? [];

/** The words that a change leaves out. */
function wordsTakenOut({ edits }: Fix, library: Library): string[] {
  const put = new Set(edits.flatMap(({ text }) => words(text)));
  const taken = edits.flatMap(({ place: { file, span } }) =>
    words(library.file(file)?.text.slice(span.start, span.end) ?? ''),
  );
  return taken.filter((word) => !put.has(word));
}

/** Where a word is unknown that a line above could have given something as its name. */
const NAMES: ReadonlySet<Code> = new Set(['name/unknown-noun', 'name/unknown-word', 'name/unbound']);

/** Whether a change puts a word in place of one that is nearly the same. */
function isSpelling({ place }: Diagnostic, { edits }: Fix): boolean {
  const [edit, ...others] = edits;
  return (
    others.length === 0 &&
    edit.place.file === place.file &&
    edit.place.span.start >= place.span.start &&
    edit.place.span.end <= place.span.end &&
    !/\s/.test(edit.text)
  );
}

/** Changes whose edits do not meet. */
function withoutOverlaps(trials: readonly Trial[]): Trial[] {
  const taken: Trial[] = [];
  const meets = (a: Trial, b: Trial): boolean =>
    a.fix.edits.some((one) =>
      b.fix.edits.some(
        (other) =>
          one.place.file === other.place.file &&
          one.place.span.start <= other.place.span.end &&
          other.place.span.start <= one.place.span.end,
      ),
    );
  for (const trial of trials) if (!taken.some((each) => meets(each, trial))) taken.push(trial);
  return taken;
}

/** A file with changes, and where in it a place of the file before is. */
interface ChangedFile {
  readonly file: DataFile;
  readonly moved: (at: number) => number;
}

function changedFiles(library: Library, trials: readonly Trial[]): Map<string, ChangedFile> {
  const edits = Map.groupBy(
    trials.flatMap(({ fix }) => fix.edits),
    ({ place }) => place.file,
  );
  return new Map(
    [...edits].map(([name, each]) => {
      const sorted = each.toSorted((a, b) => a.place.span.start - b.place.span.start);
      const before = library.file(name)?.text ?? '';
      const text = sorted
        .toReversed()
        .reduce(
          (now, { place: { span }, text: put }) => now.slice(0, span.start) + put + now.slice(span.end),
          before,
        );
      const moved = (at: number): number => {
        const above = sorted.filter(({ place: { span } }) => span.end <= at && span.start < at);
        return above.reduce(
          (sum, { place: { span }, text: put }) => sum + put.length - (span.end - span.start),
          at,
        );
      };
      return [name, { file: readFile(name, text), moved }];
    }),
  );
}

/** The part of a file around a place: a card, or an entry of a section; the whole file where it cannot be read. */
function partAt(file: DataFile | undefined, at: number): Span {
  const whole = { start: 0, end: file?.text.length ?? 0 };
  let part: Span = whole;
  let node: Node | undefined = file?.root;
  for (let depth = node?.kind === 'list' ? 1 : 0; node && depth < 2; depth++) {
    const inside: readonly Span[] =
      node.kind === 'list'
        ? node.items.map(({ span }) => span)
        : node.kind === 'map'
          ? node.entries.map(({ key, value }) => ({
              start: key.span.start,
              end: Math.max(key.span.end, value.span.end),
            }))
          : [];
    const index = inside.findLastIndex(({ start }) => start <= at);
    if (index < 0) break;
    // What is between two parts belongs to the first one.
    part = { start: inside[index].start, end: (inside[index + 1]?.start ?? part.end + 1) - 1 };
    node =
      node.kind === 'list' ? node.items[index] : node.kind === 'map' ? node.entries[index].value : undefined;
  }
  return part;
}
