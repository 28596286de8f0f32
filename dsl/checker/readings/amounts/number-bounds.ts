/**
 * A number between two others, as people say it: `the roll is at least 5 and at most 8`, `between 2 and 4 cards`, `2 or 3 cards`; odd
 * and even numbers of something; and halves.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

/** What is compared, behind a small word that begins a condition. */
const COMPARED = "\\b(if|while|unless|where|and|or) ((?!you |there |it |its )[a-z][a-z' -]*?) (?:is|are) ";
const ENDS = '(?=$|[,:.;\\n]| (?:and|or) (?!\\d))';
/** Behind these comes how many there are of something. */
const HOW_MANY = '(\\b(?:with|has|have|are|is|holds?|contains?)) ';

const least = (how: string, number: string): number => Number(number) + (how === 'at least' ? 0 : 1);
const most = (how: string, number: string): number => Number(number) - (how === 'at most' ? 0 : 1);

const within = (before: string, what: string, from: number, to: number): string =>
  from > to ? `${before} ${what} is ${from} to ${to}` : `${before} ${what} is ${from}..${to}`;

/** The text with its bounds in the words of the language, in this order. */
const BOUNDS: readonly Reading[] = [
  [
    new RegExp(
      `${HOW_MANY.replace('with|', '')}(at least|more than) (\\d+) (?:and|but) (?:with )?(at most|less than|fewer than) (\\d+) (?=[a-z])`,
      'g',
    ),
    (_, before, low, from, high, to) => `${before} ${least(low, from)} to ${most(high, to)} `,
  ],
  [
    new RegExp(
      `${HOW_MANY}(?:exactly )?(?:(?:anywhere )?(?:between|from) )?(\\d+) (?:and|to) (\\d+) (?=[a-z])`,
      'g',
    ),
    '$1 $2 to $3 ',
  ],
  [
    new RegExp(
      `(\\b[a-z-]+) (?:exactly |either )?(\\d+) or (\\d+) (?=(?!or\\b|and\\b|more\\b|less\\b|fewer\\b|higher\\b|lower\\b|to\\b|in\\b|on\\b|from\\b|of\\b|with\\b|as\\b)[a-z])`,
      'g',
    ),
    (said, before, from, to) => (Number(to) === Number(from) + 1 ? `${before} ${from} to ${to} ` : said),
  ],
  [
    new RegExp(
      `${COMPARED}(at least|more than) (\\d+) (?:and|but) (?:is )?(at most|less than|fewer than) (\\d+)${ENDS}`,
      'g',
    ),
    (_, before, what, low, from, high, to) => within(before, what, least(low, from), most(high, to)),
  ],
  [
    new RegExp(
      `${COMPARED}(?:between |from |in the range (?:of |from )?)?(\\d+) ?(?:to|and|-|–) ?(\\d+)${ENDS}`,
      'g',
    ),
    (_, before, what, from, to) => within(before, what, Number(from), Number(to)),
  ],
  [
    new RegExp(`${COMPARED}(?:exactly |either )?(?:an? )?(\\d+) or (?:an? )?(\\d+)${ENDS}`, 'g'),
    (_, before, what, one, other) =>
      Number(other) === Number(one) + 1
        ? within(before, what, Number(one), Number(other))
        : `${before} ${what} is ${one} or ${what} is ${other}`,
  ],
  // How many there are, by whether they make pairs.
  [/\bthere (?:is|are) an? (odd|even) number of ([^,:\n]+?)(?=$|[,:.;\n])/g, 'the number of $2 is $1'],
  [
    /\b(?:you have|there are) an? (odd|even) number of ([a-z-]+ (?:in|on) your [a-z]+(?: [a-z]+)?)(?=$|[,:.;\n])/g,
    'the number of $2 is $1',
  ],
  // Half of a number.
  [/\(half (?:of )?([^,():\n]+?),? \(?round(?:ed|ing) (up|down)\)?\)/g, '(half $1 rounded $2)'],
  [/(?<=\blet [a-z-]+ be )half of ([^,():\n]+?),? round(?:ed|ing) (up|down)/g, 'half $1 rounded $2'],
];

/** A text with a number between two others, or half of one; none where nothing changes. */
export function withNumberBounds(text: string): string[] {
  const put = inBounds(text);
  return put === text ? [] : [put];
}

/** The text itself where nothing changes. */
export const inBounds = (text: string): string =>
  BOUNDS.reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    text,
  );
