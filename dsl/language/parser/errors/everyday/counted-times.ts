/** How many times something is waited for in an effect: `the next time a fruit is sold`, `the first 2 times`, `up to 3 times, when`. */
import { writtenNumbers } from '../../../lexer/number-words.ts';
import type { Reading } from '../card-readings.ts';

/** How long something lasts. */
const LASTS = '(?:until|for the rest of) [^,:]+?';

export const NUMBER = `(\\d+|${writtenNumbers.slice(2).join('|')})`;
const NEXT_TIME = `(?:only )?(?:for )?the (?:first|next) (?:time|${NUMBER} times) (?:that |when )?`;

/** Words in front of a number that is the most. */
const MOST_OF = '(?:at most|up to|(?:but )?(?:only|no more than)|a maximum of)';

/** `once`, `twice`, `3 times`, of the number in words or digits. */
export function timesOf(number: string | undefined): string {
  if (number === undefined) return 'once';
  const at = writtenNumbers.indexOf(number);
  const times = at < 0 ? Number(number) : at;
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
}

/** Before my next turn it is until that begins. */
const BEFORE_MINE = '(?:before|until) (?:the (start|beginning|end) of )?your next turn';
const untilMine = (edge: string | undefined): string =>
  `until the ${edge === 'end' ? 'end' : 'start'} of your next turn`;

/** What is waited for, or what would happen. */
const waiting = (event: string): string => `${/ would /.test(event) ? 'if' : 'when'} ${event}`;

/** In each turn or round of those that it lasts. */
const EACH_TIME = '(?:in |during |of )?(?:each|every|a) (turn|round)';

/** Each of several players, once for each of them. */
const EACH_PLAYER = '(?:each|every) (opponent|other player|player)';

export const COUNTED_TIMES: readonly Reading[] = [
  [
    new RegExp(`^(${LASTS}),? ${NEXT_TIME}${EACH_PLAYER} ([^,:]+)(?=[,:])`),
    (_, lasts, times, who, event) =>
      `for each ${who}, ${lasts}, ${timesOf(times)}, ${waiting(`that player ${event}`)}`,
  ],
  [
    new RegExp(`\\b(${LASTS}),? ${NEXT_TIME}${EACH_TIME},? (?:that |when )?([^,:]+)(?=[,:])`),
    (_, lasts, times, span, event) => `${lasts}, ${timesOf(times)} per ${span}, ${waiting(event)}`,
  ],
  [
    new RegExp(`\\b(${LASTS}),? ${NEXT_TIME}([^,:]+?) ${EACH_TIME}(?=[,:])`),
    (_, lasts, times, event, span) => `${lasts}, ${timesOf(times)} per ${span}, ${waiting(event)}`,
  ],
  [
    new RegExp(`\\b(${LASTS}),? ${NEXT_TIME}([^,:]+)(?=[,:])`),
    (_, lasts, times, event) => `${lasts}, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(
      `^${NEXT_TIME}(?:(?:in )?this|(?:before the )?end of (?:the|this)) (round|turn),? ([^,:]+)(?=[,:])`,
    ),
    (_, times, span, event) => `until end of ${span}, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(`^${NEXT_TIME}([^,:]+?) (?:(?:in )?this|before the end of (?:the|this)) (round|turn)(?=[,:])`),
    (_, times, event, span) => `until end of ${span}, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(`^${NEXT_TIME}${BEFORE_MINE},? (?:that |when )?([^,:]+)(?=[,:])`),
    (_, times, edge, event) => `${untilMine(edge)}, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(`^${NEXT_TIME}([^,:]+?) ${BEFORE_MINE}(?=[,:])`),
    (_, times, event, edge) => `${untilMine(edge)}, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(`^(?:for )?the next (?:time|${NUMBER} times) (?:that |when )?([^,:]+)(?=[,:])`),
    (_, times, event) => `for the rest of the game, ${timesOf(times)}, ${waiting(event)}`,
  ],
  [
    new RegExp(
      `\\b(${LASTS}),? ${MOST_OF} (once|twice|${NUMBER} times),? (?=when|if|before|each time|every time)`,
    ),
    (_, lasts, times, number) => `${lasts}, ${number === undefined ? times : timesOf(number)}, `,
  ],
  [
    new RegExp(
      `^(?:${MOST_OF} )?(once|twice|\\d+ times) (${LASTS}), (?=when|if [^,:]+ would |before|each time|every time)`,
    ),
    '$2, $1, ',
  ],
];
