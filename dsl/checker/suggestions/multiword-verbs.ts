/**
 * Verbs of several words: cards print `knock out` of what the texts of a game call `fell`. A verb of the language is one
 * word, so such words are read as something else altogether, and what is found there only follows.
 */
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { isTextError, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { participle, thirdPerson } from '../../text/english-inflection.ts';
import { report } from '../../diagnostics/report.ts';
import { verbIn } from './word-suggestions.ts';
import { placeIn, type Snippet } from '../../text/source.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

/** The findings, with the verb that is meant if its printed words were used. */
export function withPrintedVerbs(
  found: readonly Diagnostic[],
  vocabulary: Vocabulary,
  snippets: readonly Snippet[],
): Diagnostic[] {
  const errors = found.filter(isTextError);
  if (errors.length === 0) return [...found];
  const printed = printedVerbs(vocabulary);
  const more = new Map<string, Diagnostic>();
  const follows = new Set<Diagnostic>();
  for (const snippet of snippets)
    for (const match of snippet.text.matchAll(/[^\n]+/g)) {
      const line = match[0].replace(/(^|\s)#.*$/, '');
      for (const [words, near] of printed) {
        const at = wordsIn(line, words);
        if (at < 0) continue;
        const start = match.index + at;
        const place = placeIn(snippet, { start, end: start + words.length });
        const touches = ({ place: { file, span } }: Diagnostic): boolean =>
          file === place.file && span.start <= place.span.end && span.end >= place.span.start;
        const here = errors.filter(touches);
        if (here.length === 0) continue;
        for (const each of here) follows.add(each);
        // What a verb is called by mistake was reported where it is declared.
        if (near.includes(words.replaceAll(' ', '-'))) continue;
        const verbs = vocabulary.verbs.map(({ id }) => id);
        const fixes = writeInstead(place, near);
        const key = `${place.file} ${place.span.start}`;
        more.set(key, report('name/unknown-verb', place, { word: words, near, verbs }, { fixes }));
      }
    }
  return [...found.filter((each) => !follows.has(each)), ...more.values()];
}

/** The place of words in a line as whole words, or -1. */
function wordsIn(line: string, words: string): number {
  const isLetter = (at: number): boolean => /[\p{L}\p{N}-]/u.test(line.charAt(at));
  let at = line.indexOf(words);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + words.length))) at = line.indexOf(words, at + 1);
  return at;
}

/** From several words in each of their forms to the verbs in the same; the shorter first. */
function printedVerbs(vocabulary: Vocabulary): [string, string[]][] {
  const found = new Map<string, string[]>();
  const add = (words: string, right: string): void =>
    void found.set(words, [...new Set([...(found.get(words) ?? []), right])]);
  for (const { id, names, wording } of vocabulary.verbs) {
    for (const text of [headOf(wording.phrase.en), ...(names.also?.en ?? [])]) {
      const [first, ...rest] = text.split(' ');
      if (rest.length === 0) continue;
      const behind = rest.join(' ');
      add(`${first} ${behind}`, id);
      add(`${thirdPerson(first)} ${behind}`, verbIn(vocabulary, id, 'third'));
      add(`${participle(first)} ${behind}`, verbIn(vocabulary, id, 'participle'));
    }
    const foreign = [headOf(wording.phrase.fr), headOf(wording.phrase.de)];
    for (const text of [...foreign, ...(names.also?.fr ?? []), ...(names.also?.de ?? [])])
      if (text.includes(' ')) add(text, id);
  }
  return [...found].sort(([a], [b]) => a.length - b.length);
}

/** The words of a phrase in front of what it takes. */
const headOf = (phrase = ''): string => phrase.split('{')[0].trim();
