/**
 * Texts of a game in everyday wording: how they are read.
 */
import { withConditionalOptions } from '../../../dsl/checker/readings/choices/conditional-options.ts';
import { gameReadings } from '../../../dsl/checker/readings/game-readings.ts';
import { withPastForms } from '../../../dsl/checker/readings/history/past-forms.ts';
import { inGameWords } from '../../../dsl/checker/readings/speech/game-words.ts';
import type { Resolved } from '../../../dsl/checker/check.ts';
import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
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
import { parse } from '../../../dsl/language/parser/parse.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { leastMargin, withoutBlankLines } from '../../../dsl/text/line-margins.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { wholeText, type Snippet } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';
import { isSameMeaning } from '../../../dsl/ir/same-meaning.ts';
import { isError, isSlip, type TextReader } from './text-reader.ts';

/** So many changes lead from a text to what it is read as, and so many texts are tried on the way. */
const MOST_ROUNDS = 4;
export const MOST_TRIED = 160;
/** In each round texts with so many characters in all are read on, those with the fewest faults first; so many at least. */
const MOST_READ_ON = { characters: 5000, texts: 12 };
/** As many where a text is read once more in another spelling. */
export const MOST_SPELLED = 60;
/** So many texts of a game are tried in all these ways and refused all the same; the others are taken as they are written. */
const MOST_UNREAD = 100;
const unreadSoFar = new WeakMap<Sources, number>();

/** Whether so many texts were refused that nobody reads more at once. */
export const areManyUnread = (s: Sources): boolean => (unreadSoFar.get(s) ?? 0) >= MOST_UNREAD;

/** A text that was read: its tree, in the wording of the language, and what it means. */
export interface Spoken<E extends EntryKind, T> {
  readonly tree: Entries[E];
  readonly snippet: Snippet;
  readonly resolved: Resolved<T>;
}

/** How far a text is read, and what is noted of it where it is refused. */
interface Search {
  /** Several meanings that are equally right are left to the writer, and noted here. */
  readonly ways?: string[] | undefined;
  readonly near?: NearReadings | undefined;
  readonly most?: number;
  /** The lines below others are read by themselves as well. */
  readonly inBlocks?: boolean;
}

/**
 * A text in everyday wording, rewritten in the wording of the language, if it has one meaning and no other
 * fault; undefined for all other texts.
 */
export function spokenText<E extends EntryKind, T>(
  s: Sources,
  node: Node,
  reader: TextReader<E, T>,
  noted: Search,
): Spoken<E, T> | undefined {
  if (node.kind !== 'scalar' || node.repaired || typeof node.value !== 'string') return undefined;
  // Named lines were read so one by one.
  if (node.lines) return undefined;
  if (areManyUnread(s)) return undefined;
  const read = spokenReading(reader, snippetOf(s.fileOf(node), node), noted);
  if (!read) unreadSoFar.set(s, (unreadSoFar.get(s) ?? 0) + 1);
  return read;
}

/** The same of a text without a node. */
export function spokenReading<E extends EntryKind, T>(
  reader: TextReader<E, T>,
  placed: Snippet,
  { ways, near, most = MOST_TRIED, inBlocks = false }: Search = {},
): Spoken<E, T> | undefined {
  const { entry, words, kind, called } = reader;
  const own = withConditionalOptions(withoutOwnName(withoutBlankLines(placed.text), called), words);
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
  const mostReadOn = Math.max(MOST_READ_ON.texts, MOST_READ_ON.characters / written.length);
  for (let round = 0; round <= rounds; round++) {
    const right = new Map<string, T | undefined>();
    const next: (Tried & { readonly left: number; readonly faults: number })[] = [];
    let readOn = 0;
    for (const { text, guess, late } of texts) {
      if ((late && right.size > 0) || tried.has(text) || tried.size >= most) continue;
      tried.add(text);
      if (takesFromOthers(text, written)) continue;
      const { snippet, meant, slips } = reader.judge(text);
      const isRight = meant !== undefined && slips.length === 0;
      if (meant && !isRight && !guess) near?.note(snippet.text, slips.filter(isError).length);
      const like = guess ? guesses : right;
      if (isRight && ![...like.values()].some((each) => isSameMeaning(each, meant.value)))
        like.set(snippet.text, meant.value);
      if (round === rounds || (!isRight && readOn++ >= mostReadOn)) continue;
      const own = words && !isRight ? gameReadings(snippet.text, words, kind, entry) : undefined;
      const found = [
        ...(own
          ? [
              ...(meant ? offeredBy(snippet, slips) : []),
              ...own.first,
              ...readingsOf(snippet.text, entry),
              ...own.last,
              ...(inBlocks ? readingsOfBlocks(reader, snippet.text) : []),
            ]
          : []),
        // A habit that was rewritten leaves words that may have been part of a longer phrase.
        ...(snippet.text !== text && !isRight ? readingsOf(text, entry) : []),
      ];
      const left = behindFirst(slips, snippet.text.length);
      const faults = faultsIn(slips);
      next.push(...found.map((each) => ({ text: each, left, faults, guess })));
      next.push(...(own?.guessed ?? []).map((each) => ({ text: each, left, faults, guess: true })));
    }
    // Where two are right, it is for the writer to say which.
    if (right.size > 1) {
      ways?.push(...right.keys());
      return undefined;
    }
    for (const text of right.keys()) {
      const { length } = placed.text;
      const as = mendedSnippet(placed, [{ start: 0, end: length, text }]);
      const { tree } = parse(entry, as);
      return tree && { tree, snippet: as, resolved: reader.meaning(tree, as) };
    }
    // Those with the fewest faults come first, and of these the ones that can be read furthest.
    texts = next.toSorted(
      (a, b) => Number(a.guess) - Number(b.guess) || a.faults - b.faults || a.left - b.left,
    );
  }
  // What is open as a whole is not decided by its parts.
  const isClosed = words !== undefined && guesses.size === 0;
  const apart = isClosed && !inBlocks && abilitiesApart(reader, placed);
  if (apart) return apart;
  // Lines below others are read by themselves where the whole cannot be: among them it may say more.
  if (isClosed && !inBlocks && most === MOST_TRIED && placed.text.search(BLOCK) >= 0)
    return spokenReading(reader, placed, { ways, near, most: MOST_SPELLED, inBlocks: true });
  ways?.push(...guesses.keys());
  return undefined;
}

/** A line with a block below it: the lines that are deeper. */
const BLOCK = /^( *)(?!choose\b|- )[^\n]*:\n((?:\1 +\S[^\n]*(?:\n\s*\n|\n|$))+)/gm;

/** What a text means whose blocks mean by themselves what people write in lines of their own. */
function readingsOfBlocks<E extends EntryKind, T>(
  { entry, words, kind }: TextReader<E, T>,
  text: string,
): string[] {
  if (entry !== 'effect' && entry !== 'abilities') return [];
  return [...text.matchAll(BLOCK)].flatMap(({ 0: whole, 2: block, index }) => {
    const lines = block.trimEnd().split('\n');
    const margin = leastMargin(lines);
    const inner = lines.map((line) => line.slice(margin)).join('\n');
    const { first, last } = gameReadings(inner, words!, kind, 'effect');
    const start = index + whole.length - block.length;
    return [...first, ...readingsOf(inner, 'effect'), ...last].map((each) => {
      const put = each.replaceAll(/^(?=.)/gm, ' '.repeat(margin));
      return text.slice(0, start) + put + text.slice(start + block.trimEnd().length);
    });
  });
}

/** Of the texts that a refused one was read as, those in which the fewest faults are left. */
export class NearReadings {
  readonly #texts = new Map<string, number>();

  /** Notes one that is no right reading, with how many faults it has. */
  note(text: string, faults: number): void {
    if (!this.#texts.has(text)) this.#texts.set(text, faults);
  }

  /** The first few with the fewest faults. */
  get texts(): readonly string[] {
    return [...this.#texts]
      .toSorted(([, one], [, other]) => one - other)
      .slice(0, MOST_NEAR)
      .map(([text]) => text);
  }
}
const MOST_NEAR = 6;

/** The length from which a text is reported as it is written. */
export const LONGEST_READ = 1000;

/** An ability: a line with those below it that are deeper, and branches of the same. */
const ABILITY = /^\S.*(?:\n(?:[ \t].*|[ \t]*(?=\n)|(?:otherwise|if (?:you|they|that player) do)\b.*))*/gm;
const MOST_APART = 6;
/** Abilities that hold under one condition, in lines below it. */
const WHILE = /^(while [^,:\n]+):\n((?: +.*(?:\n|$))+)$/;

/** The abilities of a text; those below one condition each with it. */
function partsOf(head: string | undefined, text: string): string[] {
  if (head === undefined) return text.match(ABILITY) ?? [];
  const lines = text.split('\n');
  const margin = leastMargin(lines);
  const inner = lines.map((line) => line.slice(margin)).join('\n');
  return (inner.match(ABILITY) ?? []).map((each) => `${head}:\n${indentedBy(each)}`);
}

const indentedBy = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** The lines of an ability that are below a condition, or behind it; none where it has got another one in front. */
function withoutHead(head: string | undefined, text: string): string | undefined {
  if (head === undefined) return text;
  if (text.startsWith(`${head}:\n`)) return text.slice(head.length + 2).trimEnd();
  return text.startsWith(`${head}, `) ? indentedBy(text.slice(head.length + 2).trimEnd()) : undefined;
}

/** Abilities, each read by itself: together they have more readings than are tried. */
function abilitiesApart<E extends EntryKind, T>(
  reader: TextReader<E, T>,
  placed: Snippet,
): Spoken<E, T> | undefined {
  const { entry } = reader;
  if (entry !== 'abilities' || placed.text.length > LONGEST_READ) return undefined;
  const whole = WHILE.exec(placed.text.trimEnd());
  const head = whole?.[1];
  const apart = partsOf(head, whole?.[2] ?? placed.text);
  if (apart.length < 2 || apart.length > MOST_APART) return undefined;
  const right = (said: Snippet): Omit<Spoken<E, T>, 'snippet'> | undefined => {
    const { tree, diagnostics } = parse(entry, said);
    if (!tree || diagnostics.some(isError)) return undefined;
    const resolved = reader.meaning(tree, said);
    return reader.slipsOf(tree, said, resolved).length > 0 ? undefined : { tree, resolved };
  };
  const read: string[] = [];
  for (const each of apart) {
    const said = wholeText(each);
    const text = right(said) ? each : spokenReading(reader, said)?.snippet.text;
    const inside = text === undefined ? undefined : withoutHead(head, text);
    if (inside === undefined) return undefined;
    read.push(inside);
  }
  const text = head === undefined ? read.join('\n') : [`${head}:`, ...read].join('\n');
  const snippet = mendedSnippet(placed, [{ start: 0, end: placed.text.length, text }]);
  const found = right(snippet);
  return found && { ...found, snippet };
}

/** What a text may mean in which it is open what follows from a condition: in any case, or only then. */
export function openReadings<E extends EntryKind, T>(reader: TextReader<E, T>, placed: Snippet): string[] {
  if (!reader.words || placed.text.length > LONGEST_READ) return [];
  const plain = withoutSigns(reader.entry, withoutOwnName(placed.text, reader.called));
  const both = [sentencesApart(plain), sentencesInside(plain)].filter((each) => each !== plain);
  return [...new Set(both)].flatMap((text) => {
    const read = spokenReading(reader, wholeText(text));
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

/** What cannot be parsed hides what is wrong besides. */
const HIDDEN = 2;
const faultsIn = (slips: readonly Diagnostic[]): number =>
  slips.filter(isError).length + (slips.some(({ code }) => layerOf(code) === 'syntax') ? HIDDEN : 0);

/** How much of a text is behind the start of its first slip. */
const behindFirst = (slips: readonly Diagnostic[], length: number): number =>
  length - Math.min(length, ...slips.filter(isSlip).map(({ place }) => place.span.start));

/** Behind these a name is that of any copy. */
const ANY_COPY = '(?<!\\b(?:named|called|other|another|each|every|any|all|no|an?|[0-9]+) )';

/** The text of a card that calls itself by its name, as fans write it: a name of one word only inside a sentence. */
export function withoutOwnName(text: string, called: readonly string[]): string {
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
export function withoutSigns(entry: EntryKind, text: string): string {
  const whole = wholeText(text);
  return mendedSnippet(whole, signsOfSpeech(entry, whole.text)).text;
}

/** The same with each sentence in a line of its own. */
export const withoutStops = (entry: EntryKind, text: string): string =>
  sentencesApart(withoutSigns(entry, text));

/** A text as the findings would have it, where each of them knows what alone can be meant. */
export function offeredBy(snippet: Snippet, slips: readonly Diagnostic[]): string[] {
  const edits = slips.flatMap(({ spoken, fixes }) => (spoken && fixes ? fixes[0].edits : []));
  if (edits.length === 0) return [];
  return [
    mendedSnippet(
      snippet,
      edits.map(({ place, text }) => ({ ...place.span, text })),
    ).text,
  ];
}
