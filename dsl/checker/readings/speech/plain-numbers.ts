/** Numbers and bounds in the words of speech: `no fewer than three`, `5+`, `a pair of`, `a maximum of 2`. */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const MORE = /more|higher|greater|above|over/;

/** All of them are made in this order. */
export const NUMBER_STEPS: readonly Reading[] = [
  [new RegExp(`\\b(${NUMBERS.slice(2).join('|')})\\b`, 'g'), (_, word) => String(NUMBERS.indexOf(word))],
  [/\bany (?=\d+ (?:[a-z-]+s|of your|of their|of those|of them)\b)/g, ''],
  [
    /\b(exactly|at least|at most|more than|less than|fewer than|up to|only|just|precisely|maximum of|minimum of) one\b(?! of\b)/g,
    '$1 1',
  ],
  [/\b(?:precisely|no more and no less than) (?=\d)/g, 'exactly '],
  [/\b(?:no (?:less|fewer)|not (?:less|fewer)) than (?=\d|twice|double)/g, 'at least '],
  [/\b(?:no more|not more) than (?=\d)/g, 'at most '],
  [/\b(?:an?|with a) minimum of (?=\d)/g, 'at least '],
  [/\b(?:an?) maximum of (?=\d)/g, 'at most '],
  [/(?<=\d)\+(?=[ ,]|$)/g, ' or more'],
  [/\b(?:as many as|a total of up to) (?=\d+ [a-z])/g, 'up to '],
  [/\b(?:an? |the )?pair of (?=[a-z-]+s\b)/g, '2 '],
  [/\b(?:an? |the )?trio of (?=[a-z-]+s\b)/g, '3 '],
  // The bound in front of its number, where something has so many.
  [
    /\b(with|of|has|have|contains?|containing|where) (\d+)( [a-z-]+(?: [a-z-]+)?)? or (more|higher|greater|above|over|less|fewer|lower|below|under)\b/g,
    (_, before, count, what = '', more) =>
      MORE.test(more) ? `${before} ${count} or more${what}` : `${before} at most ${count}${what}`,
  ],
  [
    /\b(is|are) (\d+)( [a-z-]+(?: [a-z-]+)?)? or (more|higher|greater|above|over|less|fewer|lower|below|under)\b/g,
    (_, before, count, what = '', more) =>
      `${before} at ${MORE.test(more) ? 'least' : 'most'} ${count}${what}`,
  ],
  [
    /\b(add(?:s|ing)? up to|sum(?:s|ming)? to|total(?:s|l?ing)?|worth|value is|total of|sum of|value of) (?:up to |at most )(\d+)\b/g,
    '$1 at most $2',
  ],
  [
    /\b(add(?:s|ing)? up to|sum(?:s|ming)? to|total(?:s|l?ing)?|worth|makes?|comes? to) (\d+) or (more|higher|greater|above|over|less|fewer|lower|below|under)\b/g,
    (_, before, count, more) =>
      `${before} ${/more|higher|greater|above|over/.test(more) ? 'at least' : 'at most'} ${count}`,
  ],
  [/\b(at least|at most|exactly) exactly\b/g, '$1'],
];
