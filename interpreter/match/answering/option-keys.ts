import { mayAnswerByValues as mayGive, answerByValues as give, type Answer, type Match } from '../match.ts';
import { fittingValues } from './fitting-options.ts';
import { listOptions, type Option } from '../options.ts';
import { pricesByValues, type OptionPrice } from '../view/option-prices.ts';
import { targetsByOption } from '../view/option-targets.ts';
import { previewsByValues, type Preview } from '../view/previews.ts';

/** The answer of a seat, by the keys of the options that it was sent. */
export interface KeyedAnswer {
  readonly seat: number;
  readonly keys: readonly string[];
}

/** What a seat may choose from, with no more than it may know: in the order in which they are asked, at most `most`. */
export const optionsFor = (match: Match, seat: number, most?: number): Option[] =>
  listOptions(match, seat, most).map(({ name, key }) => ({ name, key }));

/** What choosing an option does to dice for certain; nothing for a key that is not on offer. */
export function previewsFor(match: Match, seat: number, key: string): Preview[] {
  const values = valuesOf(match, { seat, keys: [key] });
  return values ? previewsByValues(match, seat, values[0]) : [];
}

/** What an option costs, as far as the seat can work it out; nothing for a key that is not on offer. */
export function pricesFor(match: Match, seat: number, key: string): OptionPrice[] {
  const values = valuesOf(match, { seat, keys: [key] });
  return values ? pricesByValues(match, seat, values[0]) : [];
}

/** What an option is about, where that is clear before it is chosen: cards or abilities, as they are called; see `targetsByOption`. */
export function targetsFor(match: Match, seat: number, key: string): string[] {
  const values = valuesOf(match, { seat, keys: [key] });
  return values ? targetsByOption(match, seat, values[0]) : [];
}

/** The keys of the options that still fit beside those that are picked; nothing where one of these is not on offer. */
export function fittingFor(match: Match, seat: number, keys: readonly string[]): string[] {
  const picked = valuesOf(match, { seat, keys });
  if (!picked) return [];
  const fitting = new Set(fittingValues(match, seat, picked));
  return listOptions(match, seat, Number.MAX_SAFE_INTEGER).flatMap(({ key, value }) =>
    fitting.has(value) ? [key] : [],
  );
}

/** Whether an answer is legal now. */
export function mayAnswerByKey(match: Match, given: Answer | KeyedAnswer): boolean {
  const meant = valued(match, given);
  return meant !== undefined && mayGive(match, meant);
}

/** Gives an answer and runs on. Gives false, and changes nothing, where it is not legal. */
export function answerByKey(match: Match, given: Answer | KeyedAnswer): boolean {
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
    listOptions(match, seat, Number.MAX_SAFE_INTEGER).map(({ key, value }) => [key, value]),
  );
  const values = keys.map((key) => offered.get(key));
  return values.every((value) => value !== undefined) ? values : undefined;
}
