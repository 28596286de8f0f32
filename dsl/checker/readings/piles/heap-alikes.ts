/**
 * What people add to what they say of piles and their cards: `a stall with 3 fruits without a red one`, `the stall with the fewest
 * colours`, `the cheapest fruit that is not red in each stall`, `the total price of the stall`.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { anyPlaceIn, type HeapWords } from './heap-words.ts';

/** All of them are made in this order. */
export function alikeSteps(words: HeapWords): readonly Reading[] {
  const { ones, heaps, card, cards, number, fields, fieldForms, values, home } = words;
  const H = `(${heaps})`;
  const C = `(?:${cards}|${card.one})`;
  const places = `(?: (?:in|on) (?:${home}|the table|play)| of all)`;
  return [
    ...equalSteps(words),
    [anyPlaceIn(`\\b${H} of ${C} (?=with|without|where)`), '$1 '],
    [
      anyPlaceIn(`\\b${H} of ((?:exactly |at least |at most )?\\d+(?: or more)?) ${C} (?=with|without)`),
      (_, heap, count) => `${heap} with ${count} ${card.many} `,
    ],
    [anyPlaceIn(`\\b${H} with the (most|fewest) (${cards})${places}(?=$|[,;])`), '$1 with the $2 $3'],
    // Two qualities of one pile.
    [
      anyPlaceIn(
        `\\b(${heaps}) (with|where) ((?:(?!\\band\\b|\\bwithout\\b|\\bwith\\b)[^,:])*?${C}),? (?:but )?(without|with no|with at (?:least|most))\\b`,
      ),
      '$1 $2 $3 and $4',
    ],
    [
      anyPlaceIn(
        `\\b${H} with (the (?:most|fewest)|at least \\d+|at most \\d+|more than \\d+|less than \\d+) (${fields})(?=$|[,;]| and\\b)`,
      ),
      '$1 with $2 different $3',
    ],
    [
      anyPlaceIn(`\\b(${card.one}|${card.many}) (?:that|who|which) (?:is|are) not (${values})(?=$|[,;])`),
      (_, one, value) => `${one} where ${words.fieldOf(value)} is not ${value}`,
    ],
    // Of one of each pile.
    [
      anyPlaceIn(
        `^([a-z]+) the (${card.one}) with the (highest|lowest) (${fieldForms}) (?:that|who|which) (?:is not|isn't) (${values}) (?:in|of|from) each (${ones})((?: with [^,:]+)?)$`,
      ),
      (_, verb, one, how, field, value, heap, which) =>
        `for each ${heap}${which}, ${verb} the ${one} with the ${how} ${field} in that ${heap} where ${words.fieldOf(value)} is not ${value}`,
    ],
    ...(number === undefined
      ? []
      : ([
          [
            anyPlaceIn(
              `\\b(?:the )?(?:total|combined) (${number.one}|${number.many}) of (the [a-z-]+|that (?:${ones}))(?= is| are)`,
            ),
            (_, _field, which) => `the total ${number.one} of all cards in ${which}`,
          ],
          [
            anyPlaceIn(
              `\\b(${card.one}|${card.many}) where ${number.one} is ((?:not )?[a-z]+|(?:at least |at most |exactly )?\\d+) ((?:in|from) (?:(?!\\bwhere\\b|\\bwith (?!the (?:most|fewest)))[^,:])+)$`,
            ),
            `$1 $3 where ${number.one} is $2`,
          ],
        ] satisfies Reading[])),
  ];
}

const COUNT = '((?:exactly |at least )?\\d+(?: or more)?)';
const LIKE = '(the same|(?:an )?equal|(?:an )?identical|different)';
const MANY = '(?:numbers?|amounts?|counts?)';
/** What one is compared with. */
const KNOWN = '(the [a-z-]+|that [a-z-]+)';

/** `2 stalls with the same number of fruits`, `another stall with as many fruits as the first`. */
function equalSteps({ heaps, card, cards, number, oneOf }: HeapWords): readonly Reading[] {
  const several = `\\b${COUNT} (${heaps})`;
  const alone = `\\b(an?|another|the|each|all) (${heaps})`;
  const END = '(?=$|[,;:]| (?:as|and|to|into)\\b)';
  const having = '(?:with|of|having|(?:that|which) have)';
  const alike = (count: string, heap: string, what: string, like: string): string =>
    `${count} ${heap} where ${what} in that ${oneOf(heap)} is ${like === 'different' ? like : 'the same'}`;
  const many = `the number of ${card.many}`;
  const asMany = (which: string, heap: string, known: string): string =>
    `${which} ${heap} with exactly (${many} in ${known}) ${card.many}`;
  const size = '(?:sizes?|(?:same )?length)';
  const steps: Reading[] = [
    [
      anyPlaceIn(
        `${alone} ${having} (?:as many|the same ${MANY} of|equally many) ${cards} as ${KNOWN}${END}`,
      ),
      (_, which, heap, known) => asMany(which, heap, known),
    ],
    [
      anyPlaceIn(
        `${alone} (?:(?:that|which) (?:is|are) )?(?:of the same ${size} as|as (?:large|big) as) ${KNOWN}${END}`,
      ),
      (_, which, heap, known) => asMany(which, heap, known),
    ],
    [
      anyPlaceIn(`${several} ${having} ${LIKE} ${MANY} of ${cards}${END}`),
      (_, count, heap, like) => alike(count, heap, many, like),
    ],
    [
      anyPlaceIn(`${several} where (?:the )?${MANY} of ${cards} (?:are|is) (?:all )?${LIKE}${END}`),
      (_, count, heap, like) => alike(count, heap, many, like),
    ],
    [
      anyPlaceIn(`${several} ${having} (?:as many|equally many) ${cards}(?: as each other| each)?${END}`),
      (_, count, heap) => alike(count, heap, many, 'same'),
    ],
    [
      anyPlaceIn(`${several} (?:of|with) ${LIKE} ${size}${END}`),
      (_, count, heap, like) => alike(count, heap, many, like),
    ],
    [
      anyPlaceIn(`\\b${COUNT} (?:equally|same)[ -](?:large|big|sized) (${heaps})${END}`),
      (_, count, heap) => alike(count, heap, many, 'same'),
    ],
    [
      anyPlaceIn(
        `${several} (?:that|which) are (?:equally (?:large|big)|the same size|of the same size)${END}`,
      ),
      (_, count, heap) => alike(count, heap, many, 'same'),
    ],
  ];
  if (number === undefined) return steps;
  const total = `the total ${number.one} of all cards`;
  const sum = `(?:totals?|sums?|total (?:${number.one}|${number.many}))`;
  return [
    ...steps,
    [
      anyPlaceIn(`${several} ${having} ${LIKE} ${sum}${END}`),
      (_, count, heap, like) => alike(count, heap, total, like),
    ],
    [
      anyPlaceIn(`${several} where (?:the )?${sum} (?:are|is) (?:all )?${LIKE}${END}`),
      (_, count, heap, like) => alike(count, heap, total, like),
    ],
    [
      anyPlaceIn(`${alone} ${having} the same ${sum} as ${KNOWN}${END}`),
      (_, which, heap, known) =>
        `${which} ${heap} where ${total} in that ${oneOf(heap)} is ${total} in ${known}`,
    ],
  ];
}
