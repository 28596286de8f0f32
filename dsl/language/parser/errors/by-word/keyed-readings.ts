/**
 * Readings that are looked up by a word that their line must hold, so that a line without such words costs one look at each
 * of its words. As all readings they are tried on the game itself.
 */
import { singularOf, type Reading } from '../card-readings.ts';
import {
  BOUGHT,
  BOUGHT_THEN,
  BUT_YOU,
  CONTROLLED,
  FILLED,
  GOT,
  HAPPENED,
  OBLIGED,
  OTHERS_OF_YOURS,
  PRICED,
  SPLICED,
} from './colloquial-orders.ts';
import { SUMS } from './sums.ts';

/** Those whose turn it is, where it is not yours. */
const OF_OTHERS =
  "(?:(?:an|another|the|your|any|some) (?:other )?(?:opponent|player)'s|(?:your |other |the )?(?:opponents|players)'|some(?:one|body) else's)";
const WHEN = '(?:when(?:ever)?|before|each time|every time) ';

/** `when ... on your turn`, as a condition behind what happens. */
const duringTurn = (whose: string, condition: string): Reading => [
  new RegExp(`^((?:.*, )?${WHEN}[^,:]+?) (?:on|in|during) ${whose} turns?(?=[,:])`),
  `$1 if ${condition}`,
];

const TURN: readonly Reading[] = [
  duringTurn('your(?: own)?', 'you are the active player'),
  duringTurn(OF_OTHERS, 'you are not the active player'),
  [
    new RegExp(
      `^((?:.*, )?${WHEN}(?:an?|another|any) (?:other )?(opponent|player) [^,:]+?) (?:on|in|during) (?:their|that (?:player|opponent)'s|his|her|his or her)(?: own)? turns?(?=[,:])`,
    ),
    '$1 if that $2 is the active player',
  ],
  [new RegExp(`^(?:on|in|during) your (?:own )?turns?, (?=${WHEN})`), 'while you are the active player, '],
  [
    new RegExp(
      `^(?:(once|twice|\\d+ times)(?: per turn,?)? (?:on|in|during) (?:each of )?your (?:own )?turns?|(?:on|in|during) your (?:own )?turns?, (once|twice|\\d+ times) per turn), (?=${WHEN})`,
    ),
    (_, first, second) => `while you are the active player, ${first ?? second} per turn, `,
  ],
  [new RegExp(`^(?:on|in|during) ${OF_OTHERS} turns?, (?=${WHEN})`), 'while you are not the active player, '],
];

/** Of some that were named before, at least one or none. */
const oneOf = (which: string): RegExp =>
  new RegExp(
    `\\b${which} (?:of (?:them|the two|(?:those|these|the) [a-z-]+s)|card) (?:is|are) (an? )?([a-z][a-z -]*?)(?=,|:|$| and | or )`,
  );

/** A number of one that is compared with that of another in the same pile. */
const COMPARED: Reading = [
  /\b(an?|all|each|every|the) ([a-z-]+) (?:with|(?:that|which) (?:has|have|contains?)|(?:where|in which) there are) (more|fewer|less|as many) ([a-z-]+ )?([a-z-]+) (?:than|as) ([a-z-]+ )?([a-z-]+s)(?=$|,)/,
  (all, which, piles, more, how = '', what, how2 = '', what2) => {
    const pile = which === 'all' ? singularOf(piles) : piles;
    const is = more === 'more' ? 'more than ' : more === 'as many' ? '' : 'less than ';
    // One noun for both: `more red than blue cards`, `more red cards than blue ones`.
    const [one, other] =
      how === '' && how2 !== '' && !what.endsWith('s')
        ? [`${what} ${what2}`, how2 + what2]
        : [how + what, how2 + (what2 === 'ones' ? what : what2)];
    return one === other
      ? all
      : `${which} ${piles} where the number of ${one} in that ${pile} is ${is}the number of ${other} in that ${pile}`;
  },
];

/** What has something, whose or of which it is. */
const OF: readonly Reading[] = [
  [
    /\bthe (?!(?:number|top|bottom|rest|start|end|lesser|greater|total|sum|lowest|highest)\b)((?:[a-z-]+ )?[a-z-]+) of (the equipped [a-z-]+|that [a-z-]+|your [a-z-]+|an opponent|another player)(?=$|[,:]| (?:until|this turn|is|are|cannot|gains?|loses?|has|in|to|by|for|[a-z-]+s)\b)/g,
    "$2's $1",
  ],
  [
    /\bthe (?!number\b|top\b|bottom\b|rest\b)((?:[a-z-]+ )?[a-z-]+) of this(?: card)?(?=$|[,:]| (?:until|is|are|cannot|to|by)\b)/g,
    "this card's $1",
  ],
];

/** What is done if something is so, with that behind it. */
const IF_BEHIND: readonly Reading[] = [
  [
    /^((?:[^,:]+, )*)(?!if |otherwise|while |when |[+-]\d)([^,:]+?),? if (?!you do\b|they do\b|possible\b|able\b)(?!.* would )([^,:]+)$/,
    (all, head, act, condition) =>
      / (?:and|then|or) /.test(act) || /\bwould\b/.test(head) ? all : `${head}if ${condition}, ${act}`,
  ],
  [/^([+-]\d[^,:]*|[^,:]* cannot [^,:]*?),? if ([^,:]+)$/, 'while $2, $1'],
  [/^if ([^,:]+), ([+-]\d[^,:]*|[^,:]* cannot [^,:]*)$/, 'while $1, $2'],
];

/** Values of what is compared with those of one that is known. */
const LESS: Reading = [
  /\bwith (?:an? )?(more|less|fewer|higher|lower|greater|smaller) ([a-z-]+) than (this(?: card)?|that [a-z-]+|the equipped [a-z-]+)(?=$|,| (?:in|on|of|and)\b)/g,
  (_, more, field, whose) =>
    `where ${field} is ${/^(?:more|higher|greater)$/.test(more) ? 'more' : 'less'} than ${whose.replace(/^this$/, 'this card')}'s ${field}`,
];

/** Values of a pile that are all different or all the same, behind another condition. */
const ALIKE: Reading = [
  /\b(where|and|or) (?:(?:all|the|their) )+(?:of (?:the|its) )?([a-z-]+s) are (?:all )?(different|the same)\b/g,
  '$1 $2 are $3',
];

/** What values add up to, behind another condition. */
const TOTAL: Reading = [
  /\b(an?|each|every|the|all) ([a-z-]+) where (.+?) and the (?:total|sum) of (?:(?:all|the|its|their) )*([a-z-]+?)s is ([^,:]+)$/,
  (_, which, pile, condition, value, bound) =>
    `${which} ${pile} where the total ${value} of all cards in that ${which === 'all' ? singularOf(pile) : pile} is ${bound} and ${condition}`,
];

/** What is known of `its` in what happens when something happens to this card alone. */
const ITS: Reading = [
  /^((?:[^,:]+, )*(?:when(?:ever)?|before|each time|every time) (?:you [a-z-]+ this(?: card)?|this(?: card)? (?:is [a-z-]+|leaves play|[a-z]+s)), (?:(?!\b(?:an?|that|those|each|all|another|this|your) )[^,:])*?)\bits\b/,
  "$1this card's",
];

/** The readings by the word without which none of them changes a line. */
const BY_WORD: ReadonlyMap<string, readonly Reading[]> = new Map<string, readonly Reading[]>([
  ['than', [COMPARED, LESS]],
  ['different', [ALIKE]],
  ['same', [ALIKE]],
  ['its', [ITS]],
  ['total', [TOTAL]],
  ['sum', [TOTAL]],
  ['they', [[/\bthey have\b/g, 'that player has']]],
  [
    'play',
    [
      [
        /\bin play (other than (?:this(?: card)?|that [a-z-]+|(?:an?|all|the) [a-z-]+(?: cards?)?))(?=$|,|:| (?:gains?|loses?|cannot|to|until)\b)/g,
        '$1 in play',
      ],
    ],
  ],
  ['as', [COMPARED]],
  ['of', OF],
  ['if', [...IF_BEHIND, HAPPENED]],
  ...['need', 'needs', 'have', 'has'].map((word) => [word, [OBLIGED]] as const),
  ...['get', 'gets', 'receive', 'receives', 'obtain', 'obtains'].map((word) => [word, [GOT]] as const),
  ['no', [[/\bcosts? no (?=[a-z])/, 'cost 0 ']]],
  [
    'from',
    [
      [
        /\b(an?|another|any|one|\d+) ([a-z-]+(?: [a-z-]+)?) from you(?=$|,|:| (?:this|until|and)\b)/,
        '$1 $2 of yours',
      ],
    ],
  ],
  ['to', [BOUGHT, BOUGHT_THEN]],
  ['except', [BUT_YOU]],
  ['but', [BUT_YOU]],
  ['fill', [FILLED]],
  ['control', [CONTROLLED]],
  ['controls', [CONTROLLED]],
  ['other', [OTHERS_OF_YOURS]],
  ...'sacrifice discard pay spend lose exhaust bury move remove'
    .split(' ')
    .map((word) => [word, [PRICED]] as const),
  ['refill', [FILLED]],
  ...['that', 'those', 'you', 'all'].map((word) => [word, [SPLICED]] as const),
  // A card takes something on itself if the player who has it chooses so.
  [
    'instead',
    [
      [
        /^((?:[^,:]+, )*(?:if|when) [^,:]+ would [^,:]+, )(?:instead,? )?(this(?: card)?|that [a-z-]+|the equipped [a-z-]+) may (?:instead )?(gain|lose) ([^,:]+?)(?:,? instead)?$/,
        '$1you may instead $2 $3s $4',
      ],
    ],
  ],
  // What is chosen does something behind a comma.
  [
    'choose',
    [
      [
        /^((?:[^,:]+, )*)(choose (?:an?|another|\d+) [^,:]+), (?=(?:that|those|it|they) )/,
        (_, head, choice) => (head === '' ? `${choice}\n` : `${head}${choice}, then `),
      ],
    ],
  ],
  ['turn', TURN],
  ['turns', TURN],
  ['either', [[oneOf('either'), 'there is $1$2 among those cards']]],
  ['neither', [[oneOf('neither'), 'there is no $2 among those cards']]],
  [
    'each',
    [
      SPLICED,
      [
        /\bfor each of ((?:those|the chosen) ([a-z-]+s))(?=,|:| )/,
        (_, cards, noun) => `for each ${singularOf(noun)} among ${cards}`,
      ],
    ],
  ],
  // Cards have owners in games with decks only: elsewhere it is the player who has it.
  ['owner', [[/\b((?:that|the) [a-z-]+)'s owner\b/g, "$1's controller"]]],
  ["owner's", [[/\b((?:that|the) [a-z-]+)'s owner's\b/g, "$1's controller's"]]],
]);

/** The readings whose word a line holds. */
export function keyedReadings(line: string): readonly Reading[] {
  const words = new Set(line.match(/[a-z][a-z'-]*/g));
  return [
    ...new Set([...words].flatMap((word) => [...(BY_WORD.get(word) ?? []), ...(SUMS.get(word) ?? [])])),
  ];
}
