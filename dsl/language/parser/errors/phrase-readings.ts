/**
 * Noun phrases as cards print them: `any card`, `a stall that has a roof built`, `an odd value`, `from one stall to another`. As
 * all readings they are tried on the game itself.
 */
import { singularOf, type Reading } from './card-readings.ts';

const A = '(?:an?|all|each|every|another|\\d+|up to \\d+|the)';

export const PHRASE_READINGS: readonly Reading[] = [
  // A value behind the noun, as on a printed card.
  [
    /\b([a-z]+) of ([a-z-]+) (\d+)(?: or (less|lower|fewer|more|higher|above|below|under))?(?=$|[ ,.:;)])/,
    (_, noun, field, number, bound?: string) =>
      `${noun} with ${field} ${number}${bound === undefined ? '' : /^(?:more|higher|above)$/.test(bound) ? ' or more' : ' or less'}`,
  ],
  [/\b(exactly|at least|at most|more than|less than|fewer than|up to|only) one\b(?! of\b)/, '$1 1'],
  // One, whichever it is.
  [
    /^((?:[^,:]+, )*(?:you may )?[a-z-]+) any (?!number\b|of\b)([a-z]+[^s\s])(?= (?:from|in|on|of|to|with|where)\b|$)/,
    '$1 a $2',
  ],
  // What it has, behind it.
  [
    new RegExp(
      `\\b(${A} [a-z-]+(?: in play| of yours)?) (?:that|which|who) (?:has|have|carries|carry|holds?|contains?) ((?:an?|no|any|at least|at most|exactly|more than|\\d+) [a-z0-9 -]+?)(?: equipped| attached| on (?:it|them))?(?=$|,| and | to | from )`,
    ),
    '$1 with $2',
  ],
  [/\bwith an? (odd|even) ([a-z-]+)\b/, 'where $2 is $1'],
  [/\b(an?|all|each|every|the) (odd|even)-([a-z-]+) ([a-z-]+)\b/, '$1 $4 where $3 is $2'],
  // Each of several.
  [
    /\beach of (your|their) ((?:[a-z-]+ )??[a-z-]+s)\b/,
    (_, whose, what) => `each ${singularOf(what)} of ${whose === 'your' ? 'yours' : 'theirs'}`,
  ],
  // From one pile to another one.
  [
    /^((?:[^,:]+, )*)(move|put|take|place)(s?) (an?|\d+|up to \d+) ([a-z-]+(?: [a-z-]+)?) (?:from|in) (?:one|a|some) ([a-z-]+) (?:to|into|in|and put (?:it|them) into) another(?: one| \6)?$/,
    (_, head, verb, s, count, what, pile) =>
      head === ''
        ? `choose a ${pile}\nmove${s} ${count} ${what} in that ${pile} to another ${pile}`
        : `${head}${verb}${s} ${count} ${what} in a ${pile} to another ${pile}`,
  ],
  // Whose turn it is.
  [
    /^during your (?:own )?turn, (?=.*(?:\+|-|cannot|gets?|has|have|cost))/,
    'while you are the active player, ',
  ],
  [
    /^during (?:(?:an )?opponents?'?s?'?|other players'|another player's|the turns? of (?:others|other players|opponents)) turns?, /,
    'while you are not the active player, ',
  ],
  [
    /^((?:[^,:]+, )*)(this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?) (?:(?:permanently|forever) (?:gains?|gets?) (\+\d+) ([a-z-]+(?: [a-z-]+)?)|(?:gains?|gets?) (\+\d+) ([a-z-]+(?: [a-z-]+)?) (?:permanently|forever|for good))$/,
    (_, head, whose, more, what, plus, field) =>
      `${head}${more ?? plus} to the ${what ?? field} of ${whose} for the rest of the game`,
  ],
  // A number that was counted before.
  [/^((?:otherwise|if (?:you|they) do(?: not)?), )([a-z]+) (\d+)$/, '$1$2 $3 cards'],
  // Two hands.
  [
    /^((?:[^,:]+, )*)(?:swap|exchange|trade|switch) (?:your )?([a-z]+?)(?:s)? with (?:(an opponent|another player)(?:'s(?: \2)?)?|that of (an opponent|another player))$/,
    (_, head, zone, who, other) => {
      const lines = [
        `choose ${who ?? other}`,
        `move all cards in your ${zone} to that player's ${zone} and move all cards in that player's ${zone} to your ${zone}`,
      ];
      return head === ''
        ? lines.join('\n')
        : [`${head.replace(/, $/, '')}:`, ...lines.map((line) => `  ${line}`)].join('\n');
    },
  ],
];
