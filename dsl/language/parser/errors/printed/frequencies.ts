/** How often and when for the first time, as people put it: `twice each turn`, `the first time each turn ...`. */
import type { Reading } from '../card-readings.ts';

const EACH = '(?:each|every|per|in an?|in each|in every|during each|during a)';
const PER = `${EACH} (turn|round)`;

/** Other wordings of the same, in the line of an ability. */
export const FREQUENCIES: readonly Reading[] = [
  [/\b(once|twice|\d+ times) (?:each|every|an?) (?=turn\b|round\b)/, '$1 per '],
  // In the same line, or with a block below.
  ...[', ', ':$'].flatMap((end): Reading[] => {
    const put = end.charAt(0) === ':' ? ':' : end;
    const behind = put === ':' ? end : ' ';
    return [
      [
        new RegExp(`^((?:while [^,:]+, )?)the first time (?:that )?(.+?),? ${PER},?${behind}`),
        `$1once per $3, when $2${put}`,
      ],
      [
        new RegExp(`^((?:while [^,:]+, )?)the first time ${PER},? (?:that )?(.+?)${end}`),
        `$1once per $2, when $3${put}`,
      ],
      [
        new RegExp(
          `^((?:while [^,:]+, )?)(?:each|every|once per) (turn|round),? the first time (?:that )?(.+?)${end}`,
        ),
        `$1once per $2, when $3${put}`,
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
