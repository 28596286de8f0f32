import type { Tail } from '../../language/syntax/ast.ts';

/** Words with spaces between them; nothing where there is none. */
export const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence for use inside of another one: without its full stop. */
export const withoutStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;

/** `8+`, `5-`, `6–7`: numbers that a range holds. */
export function rangeText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `${from}+`;
  if (from === undefined) return `${to}-`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** The bounds of the numbers that can be chosen: `a number among 1..6`. */
export const boundsOf = ({
  preposition,
  phrase,
}: Tail & { kind: 'place' }): { readonly from: number; readonly to: number } | undefined =>
  preposition === 'among' && phrase.kind === 'range' && phrase.from !== undefined && phrase.to !== undefined
    ? { from: phrase.from, to: phrase.to }
    : undefined;

/** The last part of several says a word again: `de carte, objet ou de sort`. */
export const lastWith = (word: string, parts: readonly string[]): readonly string[] =>
  parts.map((part, i) => (i > 0 && i === parts.length - 1 ? `${word} ${part}` : part));
