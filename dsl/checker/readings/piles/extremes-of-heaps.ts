/**
 * The highest and the lowest of what is in a pile: `the lowest price in that stall`, `the stall with the total price closest to 13`,
 * `all fruits with neither the highest nor the lowest price in their stall`.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { anyPlaceIn, type HeapWords } from './heap-words.ts';

const LESS = /^(?:lower|less|smaller|fewer)$/;
const than = (word: string): string => (LESS.test(word) ? 'less than' : 'more than');
const END = '(?=$|[,;:.]| (?:as|and|to|into)\\b)';

/** All of them are made in this order; none where the cards have no single number. */
export function extremeSteps(words: HeapWords): readonly Reading[] {
  const { number } = words;
  return number
    ? [...innerSteps(words, number.one), ...nearSteps(words, number), ...endSteps(words, number)]
    : [];
}

const numberIn = ({ number }: HeapWords): string => `(?:${number?.one}|${number?.many})`;

/** `all fruits with neither the highest nor the lowest price in their stall` */
function innerSteps(words: HeapWords, number: string): Reading[] {
  const { heaps, card, cards, oneOf } = words;
  const N = numberIn(words);
  const best = (heap: string, end: string): string =>
    `the ${end} ${number} of all cards in that ${oneOf(heap)}`;
  const inner = (heap: string): string =>
    `all ${card.many} in that ${oneOf(heap)} where ${number} is more than ${best(heap, 'lowest')} and ${number} is less than ${best(heap, 'highest')}`;
  const neither = `(?:with|that have|that has|which have|having) (?:neither the (?:highest|lowest) nor the (?:highest|lowest) ${N}|neither the (?:highest|lowest) ${N} nor the (?:highest|lowest)(?: ${N})?)(?: (?:in|of) (?:their|its|that|the|each) (?:${heaps}))?`;
  const loop = (heap: string, which: string, verb: string | undefined, what: string): string =>
    `for each ${oneOf(heap)}${which}, ${verb === undefined ? '' : `${verb} `}${what}`;
  const except = `(?:,? (?:except|but)(?: for)?|,? other than) (?:that|those|the one|the ones) with the (highest|lowest) ${N}`;
  return [
    [
      new RegExp(
        `^(?:([a-z]+) )?all (?:${cards}) (?:in|of) (?:each |every |all )?(${heaps})((?: with [^,:;]*?)?) ${neither}$`,
      ),
      (_, verb: string | undefined, heap, which) => loop(heap, which, verb, inner(heap)),
    ],
    [
      new RegExp(
        `^(?:in|for|of) (?:each|every) (${heaps})((?: with [^,:;]*?)?), (?:([a-z]+) )?all (?:${cards}) ${neither}$`,
      ),
      (_, heap, which, verb: string | undefined) => loop(heap, which, verb, inner(heap)),
    ],
    [
      new RegExp(
        `^(for each (${heaps})(?: with [^,:;]*?)?, (?:[a-z]+ )?)all (?:${cards}) in that (?:${heaps})(?:,? (?:except|but)(?: for)?) the (?:highest|lowest)(?: one)? and the (?:highest|lowest)(?: one)?$`,
      ),
      (_, head, heap) => `${head}${inner(heap)}`,
    ],
    [
      new RegExp(`^(?:([a-z]+) )?all (?:${cards})${except} (?:in|of) each (${heaps})((?: with [^,:;]*?)?)$`),
      (_, verb: string | undefined, end, heap, which) =>
        loop(
          heap,
          which,
          verb,
          `all ${card.many} in that ${oneOf(heap)} where ${number} is ${end === 'highest' ? 'less' : 'more'} than ${best(heap, end)}`,
        ),
    ],
  ];
}

/** `a stall whose total is closest to 13`, `the stall with the greatest difference between its highest and its lowest price` */
function nearSteps(words: HeapWords, number: { readonly one: string; readonly many: string }): Reading[] {
  const { heaps, oneOf } = words;
  const N = numberIn(words);
  const one = `\\b(an?|the|all|each) (${heaps})`;
  const to = `(?:closest|nearest) (?:to )?(\\d+)${END}`;
  const all = (heap: string): string => `of all cards in that ${oneOf(heap)}`;
  const near = (_: string, which: string, heap: string, goal: string): string =>
    `${which} ${heap} where the difference between the total ${number.one} ${all(heap)} and ${goal} is the lowest`;
  const ends = `between (?:its|the|their) (?:highest|biggest|largest)(?: ${N})? and (?:(?:its|the|their) )?(?:lowest|smallest) ${N}`;
  return [
    [
      anyPlaceIn(
        `${one} (?:with|whose|where) (?:the |its |a )?(?:total|sum)(?: ${N})? (?:is )?(?:the )?${to}`,
      ),
      near,
    ],
    [
      anyPlaceIn(`${one} (?:whose|where(?: the| its)?) ${number.many} (?:add up|sum up|total|come) ${to}`),
      near,
    ],
    [anyPlaceIn(`${one} (?:that is )?(?:closest|nearest) to a total (?:${N} )?of (\\d+)${END}`), near],
    [
      anyPlaceIn(
        `${one} with the (greatest|biggest|largest|highest|widest|smallest|lowest|narrowest) (?:difference|gap|distance|spread|range) ${ends}${END}`,
      ),
      (_, which, heap, how) =>
        `${which} ${heap} where the difference between the highest ${number.one} ${all(heap)} and the lowest ${number.one} ${all(heap)} is the ${/^(?:smallest|lowest|narrowest)$/.test(how) ? 'lowest' : 'highest'}`,
    ],
  ];
}

/** `the lowest price in that stall`, `with a price lower than every price in the chosen` */
function endSteps(words: HeapWords, number: { readonly one: string; readonly many: string }): Reading[] {
  const { heaps, card, cards, oneOf } = words;
  const N = numberIn(words);
  const where = `(?:in|of) (the [a-z-]+|that (?:${heaps}))(?= is| are|,|$| to )`;
  return [
    [
      anyPlaceIn(`(?<!\\bwith )\\bthe (lowest|highest) ${N} ${where}`),
      (_, how, place) => `the ${how} ${number.one} of all cards in ${place}`,
    ],
    [
      anyPlaceIn(`\\b(${heaps}) where (?:the|its) (lowest|highest) ${N} is `),
      (_, heap, how) => `${heap} where the ${how} ${number.one} of all cards in that ${oneOf(heap)} is `,
    ],
    [
      anyPlaceIn(
        `\\b(lower|less|smaller|higher|more|greater) than (?:every|each|all|any)(?: (?:of the|the))? ${N} ${where}`,
      ),
      (_, how, place) =>
        `${than(how)} the ${LESS.test(how) ? 'lowest' : 'highest'} ${number.one} of all cards in ${place}`,
    ],
    [
      anyPlaceIn(`\\bwith an? (?:${N} (?:of )?)?(lower|less|smaller|higher|more|greater) (?:${N} )?than `),
      (_, how) => `where ${number.one} is ${than(how)} `,
    ],
    [
      anyPlaceIn(
        `\\b((?:all|each|every|an?|\\d+) (?:${cards}|${card.one})) with an? (even|odd) ${N} (in [^,:;]+?)(?= for | to |$)`,
      ),
      (_, what, how, place) => `${what} ${place} where ${number.one} is ${how}`,
    ],
  ];
}
