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

const LIMIT = '(?:once|twice|\\d+ times) (?:per|each|every|a) (?:turn|round|game)';
/** What is so, and not what happens. */
const STATE =
  '(?:(?:you|an? (?:opponent|player)|all opponents|no (?:opponent|player)s?) (?:have|has|control|controls|own|owns|are|is)|there (?:is|are)|[^,:]+? (?:is|are|has|have)) [^,:]+?';
const LIMITED_IF = new RegExp(
  `^(${LIMIT}),? (?:if|while|as long as) (?![^,:]*\\bwould\\b)(${STATE})(, .+|:)$`,
);
const BLOCK = new RegExp(`^((?:(?:while|during) [^,:]+, )*)(${LIMIT}):$`);

/** `once per turn, if your hand is empty, draw a card`: what must be so comes first, as it is asked whether it may be done. */
const whileFirst = (line: string): string => line.replace(LIMITED_IF, 'while $2, $1$3');

/** `once per turn:`, and below it what may be done: the first line of it is the price of the rest. */
export function withFreeBlocks(lines: readonly string[]): string[] {
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = whileFirst(lines[i]);
    const [, before, limit] = BLOCK.exec(line) ?? [];
    let end = i + 1;
    while (end < lines.length && lines[end].startsWith(' ')) end++;
    const margin = lines[i + 1]?.search(/\S/) ?? 0;
    const block = lines.slice(i + 1, end).map((each) => each.slice(margin));
    const made =
      limit === undefined
        ? undefined
        : freely(`${before}${limit.replace(/ (?:each|every|a) /, ' per ')}`, block);
    put.push(...(made ?? [line]));
    if (made) i = end - 1;
  }
  return put.join('\n') === lines.join('\n') ? [] : [put.join('\n')];
}

function freely(head: string, [first, ...rest]: readonly string[]): string[] | undefined {
  const act =
    /^(?:you (?:may|can) )?((?!if\b|when\b|for each\b|let\b|until\b|while\b|otherwise\b|you\b)[a-z]+ [^,:]+)$/.exec(
      first ?? '',
    )?.[1];
  if (act === undefined) return undefined;
  if (rest.length === 0) return [`${head}, ${act}`];
  const [done, ...more] = rest;
  if (/^(?:otherwise|if you do not)\b/.test(more.find((each) => !each.startsWith(' ')) ?? ''))
    return undefined;
  const then = /^\s*if you do,? (?!:)([^:]+)$/.exec(done)?.[1];
  const own =
    then !== undefined
      ? [then, ...more]
      : done.trim() === 'if you do:'
        ? more.map((each) => each.replace(/^ {2}/, ''))
        : rest;
  return [`${head}, ${act} to:`, ...own.map((each) => `  ${each}`)];
}
