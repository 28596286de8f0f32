import { mayAnswer as mayGive, answer as give, type Answer, type Match } from './match.ts';
import { optionsOf, type Option } from './options.ts';
import { previewsOf, type Preview } from './view/previews.ts';

/** What a seat said by the keys of the options that it was sent. */
export interface KeyedAnswer {
  readonly seat: number;
  readonly keys: readonly string[];
}

/** What a seat may choose from, with no more than it may know: in the order in which they are asked, at most `most`. */
export const optionsFor = (match: Match, seat: number, most?: number): Option[] =>
  optionsOf(match, seat, most).map(({ name, key }) => ({ name, key }));

/** What choosing an option does to dice for certain; nothing for a key that is not on offer. */
export function previewsFor(match: Match, seat: number, key: string): Preview[] {
  const values = valuesOf(match, { seat, keys: [key] });
  return values ? previewsOf(match, seat, values[0]) : [];
}

/** Whether an answer is legal now. */
export function mayAnswer(match: Match, given: Answer | KeyedAnswer): boolean {
  const meant = valued(match, given);
  return meant !== undefined && mayGive(match, meant);
}

/** Gives an answer and runs on. Gives false, and changes nothing, where it is not legal. */
export function answer(match: Match, given: Answer | KeyedAnswer): boolean {
  const meant = valued(match, given);
  return meant !== undefined && give(match, meant);
}

/** An answer in values of the question's domain; undefined where a key is not on offer. */
function valued(match: Match, given: Answer | KeyedAnswer): Answer | undefined {
  if (!('keys' in given)) return given;
  const values = valuesOf(match, given);
  return values && { seat: given.seat, values };
}

function valuesOf(match: Match, { seat, keys }: KeyedAnswer): number[] | undefined {
  const offered = new Map(
    optionsOf(match, seat, Number.MAX_SAFE_INTEGER).map(({ key, value }) => [key, value]),
  );
  const values = keys.map((key) => offered.get(key));
  return values.every((value) => value !== undefined) ? values : undefined;
}
