import { plural } from '../../text/english-inflection.ts';
import { As, Let, tokenize } from './tokens.ts';

/** The names that a text gives: `choose a card as gift`, `let gift be ...`. */
export function givenNames(text: string): string[] {
  // Most texts give none, and all texts of a game are asked.
  if (!/as|let/.test(text)) return [];
  const { tokens } = tokenize(text);
  return tokens.flatMap(({ image }, i) =>
    tokens[i - 1]?.tokenType === As || tokens[i - 1]?.tokenType === Let ? [image] : [],
  );
}

/** How people give names, besides `as` and `let`: `call them the twins`, `named ash`, `is the chosen`, `n is the number of`. */
const SPOKEN: readonly RegExp[] = [
  /\b(?:as|let) (?:the |an? )?"?([a-z][a-z-]*)(?: and (?:the )?([a-z][a-z-]*))?/g,
  /\b(?:call|name|dub|label|mark|remember|note)s? (?:it|them|him|her|this|(?:that|those|these) [a-z-]+)(?: as)? (?:the |an? )?"?([a-z][a-z-]*)/g,
  /\b(?:called|named|dubbed) (?:the |an? )?"?([a-z][a-z-]*)/g,
  /\b(?:is|are|be|becomes?) the ([a-z][a-z-]*)/g,
  /^ *([a-z][a-z-]*) (?:=|is|equals) (?:the|your|an?) /gm,
];

/** The names that a text may give, as people write it, in one and in many; more than it gives where it is not read so. */
export const namesMeant = (text: string): string[] => [
  ...new Set(
    SPOKEN.flatMap((form) => [...text.toLowerCase().matchAll(form)])
      .flatMap(([, ...names]) => names.filter((name) => name !== undefined))
      .flatMap((name) => [name, plural(name), name.replace(/s$/, '')]),
  ),
];
