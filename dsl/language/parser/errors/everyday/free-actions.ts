/**
 * What may be done for nothing and has several parts: `once per turn, draw a card, then sell a fruit`. The first of them is the
 * price of the others: without it nothing else happens.
 */
import type { Reading } from '../card-readings.ts';

const HEAD = '((?:(?:while|during) [^,:]+, )*(?:once|twice|\\d+ times) per (?:turn|round|game), )';
const SEVERAL = new RegExp(
  `^${HEAD}(?:you (?:may|can) )?((?!when|if|before|pay|you|at|each|to\\b)[a-z]+(?: at)? (?:(?! to )[^,:.])+?)(?:, then |,? and (?:then )?|[.;] (?:then,? )?)((?:you may )?(?!if\\b)[a-z]+ [^:]+)$`,
);
const LOOKED = /^(?:look at|reveal) (the top card of (?:the|your) [a-z]+(?: [a-z]+)?)$/;

export const FREE_ACTIONS: readonly Reading[] = [
  [
    SEVERAL,
    (_, head, first, rest) => {
      const [, top] = LOOKED.exec(first) ?? [];
      const lines = rest
        .split(/[.;] (?:then,? )?/)
        .map((line) => (top === undefined ? line : line.replace(/\b(?:it|that card)\b/, top)));
      return lines.length === 1 && !lines[0].startsWith('you may ')
        ? `${head}${first} to ${lines[0]}`
        : `${head}${first} to:\n${lines.map((line) => `  ${line}`).join('\n')}`;
    },
  ],
];
