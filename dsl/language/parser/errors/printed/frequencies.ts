/** How often and when for the first time, as people put it: `twice each turn`, `the first time each turn ...`. */
import type { Reading } from '../card-readings.ts';
import { NUMBER, timesOf } from '../everyday/counted-times.ts';

const EACH = '(?:each|every|per|in an?|in each|in every|during each|during a)';
/** On a card that is in play, `this turn` is the turn that goes on. */
const PER = '(?:each|every|per|in an?|in each|in every|during each|during a|this|in this) (turn|round)';
const FIRST_TIME = `^((?:while [^,:]+, )?)the first (?:time|${NUMBER} times)`;

const waiting = (event: string): string => `${/ would /.test(event) ? 'if' : 'when'} ${event}`;

/** Other wordings of the same, in the line of an ability. */
export const FREQUENCIES: readonly Reading[] = [
  [/\b(once|twice|\d+ times) (?:each|every|an?) (?=turn\b|round\b)/, '$1 per '],
  [
    /^((?:while [^,:]+, )?)(?:at most|up to|only|no more than|a maximum of) (once|twice|\d+ times) (?:per|each|every|an?) (turn|round|game),? (?=when|before|if [^,:]+ would )/,
    '$1$2 per $3, ',
  ],
  [
    new RegExp(
      `^((?:while [^,:]+, )?)(?:at most|up to|only|just|no more than|not more than|a maximum of) (?:(once|twice)|${NUMBER} times) (?:per|each|every|an?|in each|in a) (turn|round|game),? `,
    ),
    (_, before, word: string | undefined, times, span) => `${before}${word ?? timesOf(times)} per ${span}, `,
  ],
  [/^(?:for )?the next time (?:that )?([^,:]+ would [^,:]+)(, )/, 'once, if $1$2'],
  [/^(?:for )?the next time (?:that )?((?![^,:]+ would )[^,:]+)(, |:$)/, 'once, when $1$2'],
  // In the same line, or with a block below.
  ...[', ', ':$'].flatMap((end): Reading[] => {
    const put = end.charAt(0) === ':' ? ':' : end;
    const behind = put === ':' ? end : ' ';
    return [
      [
        new RegExp(
          `${FIRST_TIME} (?:that |when )?(?!this\\b|each (?:opponent|player|other)\\b)([^,:]+?),? ${PER},?${behind}`,
        ),
        (_, before, times, event, span) => `${before}${timesOf(times)} per ${span}, ${waiting(event)}${put}`,
      ],
      [
        new RegExp(
          `${FIRST_TIME} ${PER},? (?:that |when )?(?!each (?:opponent|player|other)\\b)([^,:]+?)${end}`,
        ),
        (_, before, times, span, event) => `${before}${timesOf(times)} per ${span}, ${waiting(event)}${put}`,
      ],
      [
        new RegExp(
          `^((?:while [^,:]+, )?)(?:each|every|once per) (turn|round),? the first (?:time|${NUMBER} times) (?:that |when )?([^,:]+?)${end}`,
        ),
        (_, before, span, times, event) => `${before}${timesOf(times)} per ${span}, ${waiting(event)}${put}`,
      ],
    ];
  }),
  [/(?<=^|, )(once|twice|\d+ times) per (turn|round) (?=you )/, '$1 per $2, '],
  [/^(.+?),? (once|twice|\d+ times) per (turn|round)$/, '$2 per $3, $1'],
];

const TIMES = '(once|twice|(?:\\d+|two|three|four) times)';
const AT_MOST = '(?:only |just |but |at most |up to |no more than |max(?:imum|\\.)? |a maximum of |limit )*';
const OFTEN = `${AT_MOST}${TIMES} ${EACH} (turn|round|game)`;
const THIS =
  '(?:(?:this|it)(?: ability| effect)? (?:can|may)(?: only)? (?:happen|be done|be used|trigger|work|take place)|you (?:can|may)(?: only)? (?:do (?:this|so|it)|use (?:this|it)(?: ability| effect)?)|(?:use|do) (?:this|it)(?: ability)?|limit:?)';

/** In brackets or behind a comma, at the end of a sentence. */
const BEHIND = new RegExp(
  `(?: \\((?:${THIS} )?${OFTEN}\\.?\\)|,? but ${OFTEN}|, ${AT_MOST.replace('*', '+')}${TIMES} ${EACH} (turn|round|game))$`,
  'i',
);
/** In a sentence of its own, with or without brackets. */
const ALONE = new RegExp(`^\\(?(?:${THIS} )?${OFTEN}\\.?\\)?$`, 'i');

/** How often an ability may be used, as the end of one of its sentences says. */
export interface SaidLimit {
  /** Where the words begin in the sentence; 0 if it says nothing else. */
  readonly at: number;
  /** `twice per turn` */
  readonly limit: string;
}

/** The limit that a sentence ends with, or that it is. */
export function limitIn(sentence: string): SaidLimit | undefined {
  const match = ALONE.exec(sentence) ?? BEHIND.exec(sentence);
  if (!match) return undefined;
  const [times, span] = match.slice(1).filter((each) => each !== undefined);
  const often = times.toLowerCase().replace(/^two times$/, 'twice');
  return { at: match.index, limit: `${often} per ${span.toLowerCase()}` };
}
