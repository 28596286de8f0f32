/**
 * What comes once for every so many of something: `+1 to the might of this for every 2 wounds on this`, `for each 3 fruits in your
 * row, draw a card`. There are as many of those as their number divided, rounded down.
 */
import { plural } from '../../../text/english-inflection.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const EVERY = `(?:each|every) (\\d+|${writtenNumbers.slice(2).join('|')})`;
const COUNTED = '((?!times\\b|turns?\\b|rounds?\\b)[^,:\\n]+?)';
const HEAD = '(\\s*(?:- )?(?:[^,:\\n]+, )*)';
const SPAN = '((?: (?:until|this|for the rest) [^,:\\n]+)?)';
const ADDED = new RegExp(`^${HEAD}([+-])(\\d+) (to [^,:\\n]+?) for ${EVERY} ${COUNTED}${SPAN}$`, 'gm');
const ORDERED = new RegExp(
  `^${HEAD}((?:you |that player )?(?:may )?[a-z]+) (\\d+|an?) ([a-z-]+(?: [a-z-]+)??) for ${EVERY} ${COUNTED}$`,
  'gm',
);
const BY = new RegExp(`\\bby (\\d+) for ${EVERY} ${COUNTED}(?=$|, )`, 'gm');
const LED = new RegExp(`^(\\s*)((?:[^,:\\n]+[,:] )*)for ${EVERY} ${COUNTED}(, |:$)`, 'gm');

/** The text with such numbers as the language has them; none where there is none. */
export function withEverySoMany(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bfor (?:each|every) /.test(text)) return [];
  const put = text
    .replaceAll(ADDED, (_, head: string, sign: string, count: string, to: string, ...rest: string[]) => {
      const [every, counted, span] = rest;
      return `${head}${sign}(${timesOf(count, every, ofThat(counted, to), vocabulary)}) ${to}${span}`;
    })
    .replaceAll(
      ORDERED,
      (_, head: string, verb: string, count: string, what: string, every: string, counted: string) =>
        `${head}${verb} (${timesOf(count, every, counted, vocabulary)}) ${/^(?:an?|1)$/.test(count) ? plural(what) : what}`,
    )
    .replaceAll(
      BY,
      (_, count: string, every: string, counted: string) =>
        `by (${timesOf(count, every, counted, vocabulary)})`,
    )
    .replaceAll(
      LED,
      (_, margin: string, head: string, every: string, counted: string, end: string) =>
        `${margin}${head}repeat exactly (${timesOf('1', every, counted, vocabulary)}) times${end}`,
    );
  return put === text ? [] : [put];
}

function timesOf(count: string, every: string, counted: string, { counters }: Vocabulary): string {
  const [, had] = /^(.+?) (?:that )?you have$/.exec(counted) ?? [];
  const isOfPlayer =
    had !== undefined && counters.some(({ of, names }) => of === 'player' && names.en.includes(had));
  const much = isOfPlayer
    ? `your ${had}`
    : `the number of ${had === undefined ? counted : `${had} of yours`}`;
  const number = /^\d+$/.test(every) ? every : String(writtenNumbers.indexOf(every));
  const part = `${much} divided by ${number} rounded down`;
  return /^(?:an?|1)$/.test(count) ? part : `${count} times (${part})`;
}

/** `for every 2 wounds on it`: on the card whose number is raised. */
function ofThat(counted: string, to: string): string {
  const [, card] = / of (this|that [a-z-]+|the equipped [a-z-]+)$/.exec(to) ?? [];
  return card === undefined ? counted : counted.replace(/\b(on|of) it$/, `$1 ${card}`);
}
