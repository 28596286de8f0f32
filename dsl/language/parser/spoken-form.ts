/**
 * A text as people say it, written as the language has it. Only what can mean nothing else is read so: a change is made
 * where a line cannot be read without it and can be read with it. What is left is printed, formatted and carried out.
 */
import { mendedSnippet, type SnippetEdit } from '../../text/mended-snippet.ts';
import { wholeText, type Snippet } from '../../text/source.ts';
import type { Entries, EntryKind } from '../syntax/ast.ts';
import { namesOfNumbers } from './errors/bare-names.ts';
import { signsOfSpeech } from './errors/printed/sentence-signs.ts';
import { parse, type Parsed } from './parse.ts';

/** Longer texts are no slips of a person. */
const LONGEST = 1000;
/** So often a text is read again: a line may hold several habits. */
const MOST_ROUNDS = 4;

/** The text in the words of the language, with each word at its place in the file; undefined where it has faults besides. */
export function spokenForm(entry: EntryKind, snippet: Snippet): Snippet | undefined {
  const { text } = snippet;
  if (text.length > LONGEST) return undefined;
  const key = `${entry}\n${text}`;
  if (!known.has(key)) {
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, editsOf(entry, text));
  }
  return known.get(key)?.reduce(mendedSnippet, snippet);
}

/** What was made of texts before: the same one is asked for by each reader. */
const known = new Map<string, readonly SnippetEdit[][] | undefined>();
const MOST_KEPT = 200;

/** The changes of each round. */
function editsOf(entry: EntryKind, whole: string): SnippetEdit[][] | undefined {
  const rounds: SnippetEdit[][] = [];
  let { text } = wholeText(whole);
  const make = (edits: SnippetEdit[]): void => {
    if (edits.length === 0) return;
    rounds.push(edits);
    ({ text } = mendedSnippet(wholeText(text), edits));
  };
  make(namesOfNumbers(text));
  make(signsOfSpeech(entry, text));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const slips = parse(entry, wholeText(text)).diagnostics.filter(({ severity }) => severity === 'error');
    if (slips.length === 0) return rounds.length > 0 ? rounds : undefined;
    if (slips.some(({ spoken, fixes }) => !spoken || !fixes)) return undefined;
    make(
      slips.flatMap(({ fixes }) =>
        fixes![0].edits.map(({ place, text: put }) => ({ ...place.span, text: put })),
      ),
    );
  }
  return undefined;
}

/**
 * A text that is refused in any case, with all everyday wordings rewritten in those of the language: its
 * findings are about the rest.
 */
export function clearestForm(entry: EntryKind, text: string): string {
  if (text.length > LONGEST || parse(entry, wholeText(text)).diagnostics.length === 0) return text;
  const named = mendedSnippet(wholeText(text), namesOfNumbers(text));
  let clear = mendedSnippet(named, signsOfSpeech(entry, named.text)).text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const edits = parse(entry, wholeText(clear)).diagnostics.flatMap(({ severity, spoken, fixes }) =>
      severity === 'error' && spoken && fixes ? fixes[0].edits : [],
    );
    if (edits.length === 0) break;
    const put = edits.map(({ place, text: as }) => ({ ...place.span, text: as }));
    clear = mendedSnippet(wholeText(clear), put).text;
  }
  return clear;
}

/** A text whose numbers are called by their names with `the`, as the language has it. */
export function withNamedNumbers(snippet: Snippet): Snippet {
  const edits = snippet.files ? [] : namesOfNumbers(snippet.text);
  return edits.length > 0 ? mendedSnippet(snippet, edits) : snippet;
}

/** A text that holds no fault, or none once it is written as the language has it; and the snippet that its tree is of. */
export function parseSpoken<E extends EntryKind>(
  entry: E,
  snippet: Snippet,
): Parsed<E> & { readonly snippet: Snippet; readonly tree: Entries[E] | undefined } {
  const named = withNamedNumbers(snippet);
  const parsed = parse(entry, named);
  const spoken = parsed.diagnostics.length > 0 ? spokenForm(entry, snippet) : undefined;
  return spoken ? { ...parse(entry, spoken), snippet: spoken } : { ...parsed, snippet: named };
}
