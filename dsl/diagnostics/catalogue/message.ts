/** What a message function gives back: one sentence, and apart from it how to mend the fault. */
export interface Message {
  readonly message: string;
  readonly help?: string;
}

/** The user's word, marked as such. */
export const quote = (word: string): string => `\`${word}\``;

/** Help about a path that leads nowhere: what is near, then that `add` is the word, or that before all there is. */
export function withAdd(
  add: string | undefined,
  meant: string | undefined,
  others: string | undefined,
  between = '; ',
): string | undefined {
  if (add === undefined) return meant ?? others;
  if (meant !== undefined) return `${meant}${meant.endsWith('?') ? ' ' : between}${add}`;
  return others === undefined ? add : `${add}${between}${others}`;
}
