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
