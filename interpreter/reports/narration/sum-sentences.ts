import type { Term, LoggedSum } from '../../engine/vm/events.ts';
import type { RollEntries } from '../../match/log/log-line.ts';
import type { NeedView } from '../../match/view/open-rolls.ts';
import type { DisplayNames } from './display-names.ts';

/** Sums in words: rolls, contests and numbers that are made of several parts. */

/** `9 = 4 + 3; + 2 A Card`; a roll without changes is shown by its dice alone. */
export function rollSum(
  { dice, plus = [], total }: Pick<RollEntries, 'dice' | 'plus' | 'total'>,
  called: DisplayNames,
): string {
  const natural = dice.reduce((sum, die) => sum + die, 0);
  const thrown = dice.length > 1 ? `${natural} = ${dice.join(' + ')}` : String(natural);
  if (plus.length === 0) return thrown;
  const terms = plus.map(
    ([amount, card]) =>
      `${called.words('play/between')}${amount < 0 ? '-' : '+'} ${Math.abs(amount)} ${called.thing(card)}`,
  );
  return `${thrown}${terms.join('')} = ${total}`;
}

/** ` = 7 ripeness + 2 market - 1 storm`; nothing where the number is not made of parts. */
export function sumTerms({ terms = [] }: Partial<LoggedSum>, called: DisplayNames): string {
  return terms.filter(counts).length < 2 ? '' : ` = ${added(terms, called)}`;
}

/** Whether a part of a sum changes it. */
const counts = ([, value]: Term): boolean => value !== 0;

/**
 * What a sum that the table shows is made of, a line for each step: `damage 8 = 10 push - 2 guard`, then
 * those of its parts that are sums themselves. Nothing if the line has no such sum.
 */
export function stepsOf({ sum, terms = [] }: Partial<LoggedSum>, called: DisplayNames): string[] {
  const name = sum === undefined ? undefined : called.sum(sum);
  if (name === undefined) return [];
  const within = terms.flatMap(([label, , parts]) =>
    parts ? [stepOf(called.part(label), parts, called), ...withinOf(parts, called)] : [],
  );
  return [stepOf(name, terms, called), ...within];
}

const stepOf = (name: string, terms: readonly Term[], called: DisplayNames): string =>
  `${name} ${terms.reduce((sum, [, value]) => sum + value, 0)} = ${added(terms, called)}`;

/** The nested sums, each as a step; a sum with a single part that counts adds nothing. */
const withinOf = (terms: readonly Term[], called: DisplayNames): string[] =>
  terms.flatMap(([label, , parts = []]) =>
    parts.filter(counts).length < 2
      ? []
      : [stepOf(called.part(label), parts, called), ...withinOf(parts, called)],
  );

const added = (terms: readonly Term[], called: DisplayNames): string =>
  (terms.some(counts) ? terms.filter(counts) : terms)
    .map(([label, value], i) => {
      const sign = value < 0 ? '- ' : i === 0 ? '' : '+ ';
      return `${sign}${Math.abs(value)} ${called.part(label)}`;
    })
    .join(' ');

/** `8+`, `5-`, `6-7`: the totals that something wants. */
function rangeWords({ from, to }: Pick<NeedView, 'from' | 'to'>): string {
  if (to === undefined) return `${from}+`;
  if (from === undefined) return `${to}-`;
  return from === to ? String(from) : `${from}\u2013${to}`;
}

/** What a roll is compared with, and whether it is reached: `requirement 8+: reached`. */
export const needWords = (needs: readonly NeedView[], called: DisplayNames): string[] =>
  needs.map((need) =>
    called.words('play/needs', {
      range: rangeWords(need),
      label: need.field === undefined ? undefined : called.field(need.field),
      reached: need.reached,
    }),
  );
