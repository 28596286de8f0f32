/** A name that a text gives, used like a word of mathematics: `let n be 3`, and below it `n + 1` for `the n + 1`. */
import type { SnippetEdit } from '../../../text/mended-snippet.ts';
import { mendedSnippet } from '../../../text/mended-snippet.ts';
import { wholeText } from '../../../text/source.ts';
import { reservedWords } from '../../lexer/tokens.ts';

/** Where a text gives a name to a number. */
const NUMBER = /\blet ([a-z][a-z-]*) (?:be\b|(?:=|is|equals?)(?= ))/g;
/** The same with the sign of mathematics, or its word. */
const EQUALS = /(?<=\blet [a-z][a-z-]* )(?:=|is|equals?|be equal to)(?= )/g;
/** Where it gives one to something that is chosen. */
const CHOSEN = /\bas ([a-z][a-z-]*)(?=$|,|:)/gm;

/** In front of a name that has its word, or that is given. */
const HAS_WORD =
  /(?:\b(?:a|an|the|that|this|these|those|your|their|its|each|every|all|any|no|another|other|let|as)|'s?|[a-z]-) *$/;

/** Behind a number that says how many there are of something. */
const COUNTS = /^ (?:times(?= *(?:$|[,:]))|(?!times\b)([a-z][a-z-]*))/;

/**
 * The changes that put `the` in front of the names that a text gives to numbers with `let`, and brackets around those that
 * say how many.
 */
export const namesOfNumbers = (text: string): SnippetEdit[] =>
  text.includes('let ')
    ? [
        ...[...text.matchAll(EQUALS)].map(({ 0: sign, index }) => ({
          start: index,
          end: index + sign.length,
          text: 'be',
        })),
        ...changes(text, NUMBER),
      ].toSorted((a, b) => a.start - b.start)
    : [];

/** The text with `the` in front of the names that it gives to what is chosen; none without such names. */
export function withNamesOfChosen(text: string): string[] {
  const edits = changes(text, CHOSEN);
  return edits.length > 0 ? [mendedSnippet(wholeText(text), edits).text] : [];
}

function changes(text: string, given: RegExp): SnippetEdit[] {
  const found = [...text.matchAll(given)].map(({ 0: { length }, 1: name, index }) => ({
    name,
    end: index + length,
  }));
  const first = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i);
  return first
    .flatMap(({ name, end }) =>
      [...text.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w'-])`, 'g'))].flatMap(({ index }) => {
        if (index < end || HAS_WORD.test(text.slice(0, index)) || isInRemark(text, index)) return [];
        const [counts, noun] = COUNTS.exec(text.slice(index + name.length).split('\n')[0]) ?? [];
        const isCount = counts !== undefined && (noun === undefined || !reservedWords.includes(noun));
        return [{ start: index, end: index + name.length, text: isCount ? `(the ${name})` : `the ${name}` }];
      }),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Whether a place of a text is in a comment or in words for people. */
const isInRemark = (text: string, at: number): boolean => {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return before.includes('#') || before.split('"').length % 2 === 0;
};
