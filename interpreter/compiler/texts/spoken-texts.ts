/**
 * Texts of a game in everyday wording: how they are read, and what is reported for those that are refused.
 */
import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import { gameReadings } from '../../../dsl/checker/readings/game-readings.ts';
import { withPastForms } from '../../../dsl/checker/readings/reference/past-forms.ts';
import { inGameWords } from '../../../dsl/checker/readings/spoken/game-words.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { ofLanguage } from '../../../dsl/checker/suggestions/unknown-words.ts';
import { unknownWords } from '../../../dsl/checker/suggestions/repaired-text-words.ts';
import type { Resolved } from '../../../dsl/checker/check.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { claimKey } from '../../../dsl/diagnostics/finding-keys.ts';
import { missingArticles } from '../../../dsl/checker/lint/missing-articles.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { withoutHabit } from '../../../dsl/language/parser/errors/common-phrasings.ts';
import { signsOfSpeech } from '../../../dsl/language/parser/errors/printed/sentence-signs.ts';
import {
  sentencesApart,
  sentencesInside,
} from '../../../dsl/language/parser/errors/printed/open-sentences.ts';
import { withPossibleNames } from '../../../dsl/language/parser/errors/everyday/chosen-names.ts';
import { takesFromOthers } from '../../../dsl/language/parser/errors/everyday/lines-of-choices.ts';
import { inPlainWords } from '../../../dsl/language/parser/errors/everyday/everyday-wording.ts';
import { withEachTime } from '../../../dsl/language/parser/errors/printed/each-time.ts';
import { withKeptCards } from '../../../dsl/language/parser/errors/printed/kept-in-front.ts';
import { withoutSmallWords } from '../../../dsl/language/parser/errors/printed/small-words.ts';
import { readingsOf } from '../../../dsl/language/parser/errors/spoken-readings.ts';
import { movedTo, parse } from '../../../dsl/language/parser/parse.ts';
import { clearestForm, parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { alignedSnippet, wholeWords } from '../../../dsl/text/aligned-snippet.ts';
import { mendedSnippet, type SnippetEdit } from '../../../dsl/text/mended-snippet.ts';
import { placeIn, wholeText, type Snippet, type Span, unitAt } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';
import { isSameMeaning } from '../../../dsl/ir/same-meaning.ts';

/** Whether a text is refused for a finding, or the language prefers another wording. */
export const isSlip = (found: Diagnostic): boolean => isError(found) || found.code === 'name/agreement';

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** So many changes lead from a text to what it is read as, and so many texts are tried on the way. */
const MOST_ROUNDS = 4;
const MOST_TRIED = 160;
/** As many where a text is read once more in another spelling. */
export const MOST_SPELLED = 60;
/** So many texts of a game are tried in all these ways and refused all the same; the others are taken as they are written. */
const MOST_UNREAD = 100;
const unreadSoFar = new WeakMap<Sources, number>();

/** Whether so many texts were refused that nobody reads more at once. */
export const areManyUnread = (s: Sources): boolean => (unreadSoFar.get(s) ?? 0) >= MOST_UNREAD;

/**
 * A text in everyday wording, rewritten in the wording of the language, if it has one meaning and no other
 * fault; undefined for all other texts. `words`: of a card, on which words that can be read and mean nothing are
 * rewritten as well.
 */
export function spokenText<E extends EntryKind, T>(
  s: Sources,
  entry: E,
  node: Node,
  words: Vocabulary | undefined,
  kind: KindSymbol | undefined,
  meaning: (tree: Entries[E], snippet: Snippet) => Resolved<T>,
  ways: string[] = [],
  called: readonly string[] = [],
): { tree: Entries[E]; snippet: Snippet; resolved: Resolved<T> } | undefined {
  if (node.kind !== 'scalar' || node.repaired || typeof node.value !== 'string') return undefined;
  // Named lines were read so one by one.
  if (node.lines) return undefined;
  if (areManyUnread(s)) return undefined;
  const read = spokenReading(entry, snippetOf(s.fileOf(node), node), words, kind, meaning, ways, called);
  if (!read) unreadSoFar.set(s, (unreadSoFar.get(s) ?? 0) + 1);
  return read;
}

/** The same of a text without a node. Several that are equally right are left to the writer, and noted in `ways`. */
export function spokenReading<E extends EntryKind, T>(
  entry: E,
  placed: Snippet,
  words: Vocabulary | undefined,
  kind: KindSymbol | undefined,
  meaning: (tree: Entries[E], snippet: Snippet) => Resolved<T>,
  ways: string[] = [],
  called: readonly string[] = [],
  most = MOST_TRIED,
): { tree: Entries[E]; snippet: Snippet; resolved: Resolved<T> } | undefined {
  const own = withoutOwnName(placed.text, called);
  const written = words ? withPastForms(withPossibleNames(own), words) : own;
  const tried = new Set<string>();
  const plain = withEachTime(withKeptCards(withoutSigns(entry, written), entry), entry);
  const spare = withoutSmallWords(plain);
  const inPlain = (text: string): string => inPlainWords(text, entry, (word) => words!.verbForms.has(word));
  const first = words ? [written, plain, spare, inPlain(spare)] : [written];
  let texts: Tried[] = first.map((text) => ({ text, guess: false }));
  if (words) {
    const inGame = withoutSmallWords(inGameWords(plain, words, kind, entry));
    texts.push(...[inGame, inPlain(inGame)].map((text) => ({ text, guess: false, late: true })));
  }
  const guesses = new Map<string, T | undefined>();
  const rounds = words ? MOST_ROUNDS : 0;
  for (let round = 0; round <= rounds; round++) {
    const right = new Map<string, T | undefined>();
    const next: (Tried & { readonly left: number })[] = [];
    for (const { text, guess, late } of texts) {
      if ((late && right.size > 0) || tried.has(text) || tried.size >= most) continue;
      tried.add(text);
      if (takesFromOthers(text, written)) continue;
      const { tree, snippet: said, diagnostics } = parseSpoken(entry, wholeText(text));
      const snippet = wholeText(said.text);
      const isRead = tree !== undefined && !diagnostics.some(isError);
      const meant = isRead ? meaning(tree, snippet) : undefined;
      const slips = meant
        ? [...meant.diagnostics, ...lackingArticles(tree!, snippet, words)].filter(isSlip)
        : [];
      const isRight = meant !== undefined && slips.length === 0;
      const like = guess ? guesses : right;
      if (isRight && ![...like.values()].some((each) => isSameMeaning(each, meant.value)))
        like.set(snippet.text, meant.value);
      if (round === rounds) continue;
      const own = words && !isRight ? gameReadings(snippet.text, words, kind, entry) : undefined;
      const found = [
        ...(own
          ? [...offeredBy(snippet, slips), ...own.first, ...readingsOf(snippet.text, entry), ...own.last]
          : []),
        // A habit that was rewritten leaves words that may have been part of a longer phrase.
        ...(snippet.text !== text && !isRight ? readingsOf(text, entry) : []),
      ];
      const left = behindFirst(isRead ? slips : diagnostics, snippet.text.length);
      next.push(...found.map((each) => ({ text: each, left, guess })));
      next.push(...(own?.guessed ?? []).map((each) => ({ text: each, left, guess: true })));
    }
    // Where two are right, it is for the writer to say which.
    if (right.size > 1) {
      ways.push(...right.keys());
      return undefined;
    }
    for (const text of right.keys()) {
      const { length } = placed.text;
      const as = mendedSnippet(placed, [{ start: 0, end: length, text }]);
      const { tree } = parse(entry, as);
      return tree && { tree, snippet: as, resolved: meaning(tree, as) };
    }
    // Those that can be read furthest come first.
    texts = next.toSorted((a, b) => Number(a.guess) - Number(b.guess) || a.left - b.left);
  }
  // What is open as a whole is not decided by its parts.
  const apart = words && guesses.size === 0 && abilitiesApart(entry, placed, words, kind, meaning, called);
  if (apart) return apart;
  ways.push(...guesses.keys());
  return undefined;
}

/** An ability: a line with those below it that are deeper, and branches of the same. */
const ABILITY = /^\S.*(?:\n(?:[ \t].*|[ \t]*(?=\n)|(?:otherwise|if (?:you|they|that player) do)\b.*))*/gm;
const MOST_APART = 6;

/** Abilities, each read by itself: together they have more readings than are tried. */
function abilitiesApart<E extends EntryKind, T>(
  entry: E,
  placed: Snippet,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  meaning: (tree: Entries[E], snippet: Snippet) => Resolved<T>,
  called: readonly string[],
): { tree: Entries[E]; snippet: Snippet; resolved: Resolved<T> } | undefined {
  if (entry !== 'abilities' || placed.text.length > LONGEST) return undefined;
  const apart = placed.text.match(ABILITY) ?? [];
  if (apart.length < 2 || apart.length > MOST_APART) return undefined;
  const right = (said: Snippet): { tree: Entries[E]; resolved: Resolved<T> } | undefined => {
    const { tree, diagnostics } = parse(entry, said);
    if (!tree || diagnostics.some(isError)) return undefined;
    const resolved = meaning(tree, said);
    const slips = [...resolved.diagnostics, ...lackingArticles(tree, said, words)];
    return slips.some(isSlip) ? undefined : { tree, resolved };
  };
  const read: string[] = [];
  for (const each of apart) {
    const said = wholeText(each);
    const text = right(said)
      ? each
      : spokenReading(entry, said, words, kind, meaning, [], called)?.snippet.text;
    if (text === undefined) return undefined;
    read.push(text);
  }
  const snippet = mendedSnippet(placed, [{ start: 0, end: placed.text.length, text: read.join('\n') }]);
  const found = right(snippet);
  return found && { ...found, snippet };
}

/** What a text may mean in which it is open what follows from a condition: in any case, or only then. */
export function openReadings<E extends EntryKind, T>(
  entry: E,
  placed: Snippet,
  words: Vocabulary | undefined,
  kind: KindSymbol | undefined,
  meaning: (tree: Entries[E], snippet: Snippet) => Resolved<T>,
  called: readonly string[] = [],
): string[] {
  if (!words || placed.text.length > LONGEST) return [];
  const plain = withoutSigns(entry, withoutOwnName(placed.text, called));
  const both = [sentencesApart(plain), sentencesInside(plain)].filter((each) => each !== plain);
  return [...new Set(both)].flatMap((text) => {
    const read = spokenReading(entry, wholeText(text), words, kind, meaning);
    return read ? [read.snippet.text] : [];
  });
}

/** A text on the way; `guess`: something else may be meant as well, so that it is offered only. */
interface Tried {
  readonly text: string;
  readonly guess: boolean;
  /** It is tried only where the text as it is written has no meaning. */
  readonly late?: boolean;
}

/** The nouns of a card's text without a word in front, where the text is right but for these. */
export const lackingArticles = (
  tree: SyntaxTree,
  snippet: Snippet,
  words: Vocabulary | undefined,
): readonly Diagnostic[] => (words ? missingArticles(tree, snippet, words, false) : []);

/** How much of a text is behind the start of its first slip. */
const behindFirst = (slips: readonly Diagnostic[], length: number): number =>
  length - Math.min(length, ...slips.filter(isSlip).map(({ place }) => place.span.start));

/** Behind these a name is that of any copy. */
const ANY_COPY = '(?<!\\b(?:named|called|other|another|each|every|any|all|no|an?|[0-9]+) )';

/** The text of a card that calls itself by its name, as fans write it: a name of one word only inside a sentence. */
function withoutOwnName(text: string, called: readonly string[]): string {
  return called.reduce((said, name) => {
    const start = name.includes(' ') ? '' : '(?<=[a-z,] )';
    const bare = name.replace(/^(?:The|An?) /, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const own = `${start}${ANY_COPY}(?<![\\p{L}\\d-])(?:[Tt]he )?${bare}`;
    return said
      .replaceAll(new RegExp(`${own}['’]s? (?=[\\p{L}])`, 'gu'), "this card's ")
      .replaceAll(new RegExp(`${own}(?![\\p{L}\\d-])`, 'gu'), 'this');
  }, text);
}

/** A text without capitals and stops, whose words are still those of speech. */
function withoutSigns(entry: EntryKind, text: string): string {
  const whole = wholeText(text);
  return mendedSnippet(whole, signsOfSpeech(entry, whole.text)).text;
}

/** The same with each sentence in a line of its own. */
export const withoutStops = (entry: EntryKind, text: string): string =>
  sentencesApart(withoutSigns(entry, text));

/** A text as the findings would have it, where each of them knows what alone can be meant. */
function offeredBy(snippet: Snippet, slips: readonly Diagnostic[]): string[] {
  const edits = slips.flatMap(({ spoken, fixes }) => (spoken && fixes ? fixes[0].edits : []));
  if (edits.length === 0) return [];
  return [
    mendedSnippet(
      snippet,
      edits.map(({ place, text }) => ({ ...place.span, text })),
    ).text,
  ];
}

/** What is found in a text by itself: places are units of it, in no file. */
interface Judged {
  readonly text: string;
  readonly found: readonly Diagnostic[];
}

/** The length from which a text is reported as it is written. */
const LONGEST = 1000;
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
  entry: E,
  node: Node,
  named: boolean,
  meaning: (tree: Entries[E], snippet: Snippet, wordsOnly?: boolean) => Resolved<T>,
  called: readonly string[] = [],
): { readonly said: Snippet; readonly found: readonly Diagnostic[] } | undefined {
  if (node.kind !== 'scalar' || node.repaired || typeof node.value !== 'string' || node.lines)
    return undefined;
  const placed = snippetOf(s.fileOf(node), node);
  const told = clearSoFar.get(s) ?? 0;
  if (placed.text.length > LONGEST || told === MOST_CLEAR) return undefined;
  clearSoFar.set(s, told + 1);
  const judge = (text: string): Judged => ({ text, found: foundIn(entry, text, meaning) });
  const clear = clearestOf(entry, withPossibleNames(withoutOwnName(placed.text, called)), named)
    .map(judge)
    .reduce(fewerErrors);
  const best = named ? clearest(clear, judge) : clear;
  // One that is right in the end is right in several ways.
  if (best.text === placed.text || !best.found.some(isError)) return undefined;
  const said = alignedSnippet(placed, best.text);
  const found = wordsIn(entry, best.text, meaning) ?? best.found;
  return { said, found: found.map((each) => asWritten(entry, each, said, placed)) };
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
  meaning: (tree: Entries[E], snippet: Snippet, wordsOnly?: boolean) => Resolved<T>,
): Diagnostic[] | undefined {
  const whole = wholeText(text, '');
  const { tree, diagnostics: slips } = parse(entry, whole);
  if (tree === undefined || slips.length > 0) return undefined;
  const words = meaning(tree, whole, true).diagnostics;
  return words.some(isError) ? [...words] : undefined;
}

function foundIn<E extends EntryKind, T>(
  entry: E,
  text: string,
  meaning: (tree: Entries[E], snippet: Snippet, wordsOnly?: boolean) => Resolved<T>,
): Diagnostic[] {
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
