/**
 * Parts of a card in another order or further in than the language has them, with only one place where they can
 * belong. As all readings these are tried on the game itself.
 */
import type { Reading } from '../card-readings.ts';

const ARTICLE = '(?:an?|another|each|every|all|any|the|your|that|those)';
const THING = '[a-z-]+(?: (?!in |on )[a-z-]+){0,2}?';
/** Where a phrase ends. */
const END = '(?=$|,|:| (?:as|until|and|or|to|where|this turn)\\b)';

/** `a fruit without a sticker in your stall`, `a fruit with a sticker in your stall`: it is the fruit that is in the stall. */
const PLACE_LAST: Reading = [
  new RegExp(
    `\\b(${ARTICLE} ${THING}) (without|with no|with(?= an? )) ((?:an?|any) )?([a-z-]+) (in|on) (${ARTICLE} [^,:\\n]+?)${END}`,
  ),
  (_, what, without, article, lacked, where, place) =>
    `${what} ${where} ${place} ${without} ${article ?? ''}${lacked}`,
];

/** `to sell a fruit, you pay 1 coin more`: that is paid as well. */
const PAID_MORE: Reading = [
  /^((?:while [^,:]+, )?to [^,:]+, [^,:]+?) (pays?) (?:(\d+|an?) ([^,:]+?) (?:more|extra)|(?:(an) (?:extra|additional)|(\d+) (?:more|extra|additional)) ([^,:]+?))(?=$| for each\b| until\b)/,
  (_, who, pay, many, what, an, more, other) =>
    `${who} also ${pay} ${an === undefined ? (many ?? more) : '1'} ${what ?? other}`,
];

/** `if this would be eaten while you have 3 coins, instead ...`: while you have them. */
const WHILE_INSIDE: Reading = [
  /^((?:once per [a-z]+, |the first time each [a-z]+,? )?)(if|when(?:ever)?) ([^,:]+? would [^,:]+?) (while|as long as) ([^,:]+), (?=instead\b|you may\b)/,
  (_, often, _when, what, _while, state) => `while ${state}, ${often}if ${what}, `,
];

/** Where a round of the players begins: `starting with you, each player discards a card`, `in turn order, each player ...`. */
const FIRST = '(?:starting|beginning) (?:with|from) (you|yourself|the [a-z]+(?: [a-z]+)?|that player)';
const IN_ORDER = `(?:in turn order(?: from (you|the [a-z]+(?: [a-z]+)?|that player))?|${FIRST})`;
const EACH = '((?:other )?(?:player|opponent))';
const inTurn = (who: string, first: string | undefined, does: string): string =>
  `for each ${who} in turn order${first === undefined ? '' : ` from ${first.replace('yourself', 'you')}`}, that player ${does}`;
const FROM_FIRST: readonly Reading[] = [
  // Choices are made one after the other in any case, and what all chose may be named again below.
  [/^(?:in turn order,? each player|each player,? in turn order,?) (?=chooses )/, 'each player '],
  [
    new RegExp(`^${IN_ORDER},? each ${EACH} (?=[a-z])`),
    (_, from, first, who) => inTurn(who, from ?? first, ''),
  ],
  [
    new RegExp(`^each ${EACH} ((?:may )?[a-z-]+ [^,:]+?),? ${IN_ORDER}$`),
    (_, who, does, from, first) => inTurn(who, from ?? first, does),
  ],
  [
    new RegExp(`^each ${EACH},? ${IN_ORDER},? (?=[a-z])`),
    (_, who, from, first) => inTurn(who, from ?? first, ''),
  ],
];

/** `a fruit of that fruit's colour with the lowest price`: what comes first of those of that colour. */
const BEST_LAST: Reading = [
  /\b(of (?:the|that) [a-z-]+'s [a-z-]+) (with the (?:lowest|highest|most|fewest) [a-z-]+)(?=$|[,:]| (?:as|to|until)\b)/,
  '$2 $1',
];

/** `if there is a fruit where price is 3 among those cards`: what is asked of each comes last. */
const AMONG_FIRST: Reading = [
  /\b(there (?:is|are) (?:an?|no|any|exactly \d+|at least \d+|\d+(?: or more)?) [a-z-]+(?: [a-z-]+)??) (where [^,:]+?) (among (?:those cards|the [a-z-]+))(?=$|[,:])/,
  '$1 $3 $2',
];

/** `is a fruit or a tool` */
const EITHER: Reading = [
  /\b((?:is|are) an? [a-z]+(?: [a-z]+)?) or an? (?=[a-z]+(?: [a-z]+)?(?:$|[,:]))/,
  '$1 or ',
];

/** `if the round number is odd` */
const NUMBER_BEHIND: Reading = [
  /\bthe (?:number of the )?(?:current )?(round|turn)(?: number| counter|'s number)?(?= is\b)/,
  'the $1',
];

/** `+1 to the price of fruits in your shed`: of all of them. */
const OF_ALL: Reading = [
  /((?:^|, )[+-](?:\d+|\([^()]+\)) to the [a-z]+(?: [a-z]+)? of )(?!this\b|yours\b|its\b|theirs\b)([a-z]+s)(?=$| (?:of|in|on|with|without|where|attached|within|adjacent|until|this)\b)/,
  '$1all $2',
];

export const LOOSE_ORDER: readonly Reading[] = [
  PLACE_LAST,
  BEST_LAST,
  AMONG_FIRST,
  EITHER,
  NUMBER_BEHIND,
  OF_ALL,
  PAID_MORE,
  WHILE_INSIDE,
  ...FROM_FIRST,
];

/** What goes on with the line above. */
const ANSWER = /^(?:if (?:you|they|that player) do(?:es)?(?: not)?\b|if not\b|otherwise\b)/;

const marginOf = (line: string): number => line.length - line.trimStart().length;

/**
 * `you may pay a coin`, and further in below it `if you do:`: as far in as what it goes on with, and all that is below
 * it as well.
 */
export function answersMovedOut(text: string): string[] {
  const lines = text.split('\n');
  let by = 0;
  let least = Infinity;
  const moved = lines.map((line, i) => {
    const margin = marginOf(line);
    if (margin < least) by = 0;
    const above = lines[i - 1] ?? '';
    const further = margin - marginOf(above);
    if (by === 0 && i > 0 && further > 0 && !/[:|]\s*$/.test(above) && ANSWER.test(line.trimStart())) {
      by = further;
      least = margin;
    }
    return line.slice(by);
  });
  const out = moved.join('\n');
  return out === text ? [] : [out];
}

/** `when an opponent duels you, +3 to your roll of that duel`: no other roll is made there. */
export function rollsOfThat(text: string): string[] {
  const short = text.replaceAll(
    /([+-]\d+ to (?:your|their|its|that player's) (?:[a-z-]+ )?rolls?) (?:of|in|for) (?:that|this) ([a-z-]+)(?=$|,|\n)/g,
    (whole, bonus: string, act: string) => (new RegExp(`\\b${act}(?:e?s|e?d)\\b`).test(text) ? bonus : whole),
  );
  return short === text ? [] : [short];
}
