/** How much something is: sums as cards print them. As all readings they are tried on the game itself. */
import { singularOf, type Reading } from '../card-readings.ts';

const ONE = '(?:this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)';
const of = (whose: string): string => (whose === 'this' || whose === 'this card' ? 'this' : whose);
const owned = (whose: string): string => (of(whose) === 'this' ? "this card's" : `${whose}'s`);
const HEAD = '((?:[^,:]+, )*)';
const SPAN = '((?: (?:this|until|for the rest) [^,:]*?)?)';

/** `+1 might for every 2 wounds on it`: so many times the half of them. */
const EVERY: Reading = [
  new RegExp(
    `^${HEAD}(${ONE})(?: card)? (?:gets?|has|gains?) ([+-])(\\d+) (?:to (?:its )?)?([a-z-]+(?: [a-z-]+)?) for (?:each|every) (\\d+) ([a-z-]+s) (?:on|of) (this|it|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)(?: card)?$`,
  ),
  (_, head, whose, sign, count, field, every, what, on) => {
    const part = `${owned(on === 'it' ? whose : on)} ${what} divided by ${every} rounded down`;
    return `${head}${sign}(${count === '1' ? part : `${count} times (${part})`}) to the ${field} of ${of(whose)}`;
  },
];

/** `+1 might for every 3 coins you have`. */
const YOU_HAVE: Reading = [
  new RegExp(
    `^${HEAD}(${ONE})(?: card)? (?:gets?|has|gains?) ([+-])(\\d+) (?:to (?:its )?)?([a-z-]+(?: [a-z-]+)?) for (?:each|every) (\\d+) ([a-z-]+s) (?:that )?you have$`,
  ),
  (_, head, whose, sign, count, field, every, what) => {
    const part = `your ${what} divided by ${every} rounded down`;
    return `${head}${sign}(${count === '1' ? part : `${count} times (${part})`}) to the ${field} of ${of(whose)}`;
  },
];

/** `you also pay 1 coin for every 2 wounds on this`: a price by the half of them. */
const PAID: Reading = [
  new RegExp(
    `\\b((?:also )?pays?) (\\d+|an?) ([a-z-]+(?: [a-z-]+)??) for (?:each|every) (\\d+) ([a-z-]+s) (?:on|of) (this|that [a-z-]+|the (?:equipped )?[a-z-]+)(?: card)?(?=$|,)`,
  ),
  (_, pays, count, what, every, counters, on) => {
    const part = `${owned(on)} ${counters} divided by ${every} rounded down`;
    return `${pays} (${/^(?:1|an?)$/.test(count) ? part : `${count} times (${part})`}) ${singularOf(what)}s`;
  },
];

/** `has 1 speed less`, `gets 2 might more`, `has 1 less speed`. */
const LESS: Reading = [
  new RegExp(
    `^${HEAD}(${ONE})(?: card)? (?:gets?|has|gains?) (?:(\\d+) ([a-z-]+(?: [a-z-]+)?) (less|fewer|more)|(\\d+) (less|fewer|more) ([a-z-]+(?: [a-z-]+)?))((?: this turn)?)((?: for each [^,:]+?)?)${SPAN}$`,
  ),
  (_, head, whose, ...rest) => {
    const [count, field, less, count2, less2, field2, now = '', each = '', span = ''] = rest;
    return `${head}${(less ?? less2) === 'more' ? '+' : '-'}${count ?? count2} to the ${field ?? field2} of ${of(whose)}${each}${now}${span}`;
  },
];

/** `has +1 to its rolls for each fruit on it`. */
const ROLLS: Reading = [
  new RegExp(
    `^${HEAD}(${ONE})(?: card)? (?:gets?|has|gains?) ([+-]\\d+) (?:to|on) (?:all )?(?:its|that card's) ((?:[a-z-]+ )?rolls?) (for each [^,:]+)$`,
  ),
  (_, head, whose, count, rolls, each) => `${head}${count} to ${owned(whose)} ${rolls} ${each}`,
];

/** `gets +1 might and -1 luck`: each of the two by itself. */
const TWO: Reading = [
  new RegExp(
    `^${HEAD}(${ONE})(?: card)? (?:gets?|has|gains?) ([+-]\\d+) (?:to )?([a-z-]+(?: [a-z-]+)?)(?: and|, but|,| but) (?:it (?:gets?|has) )?([+-]\\d+) (?:to )?([a-z-]+(?: [a-z-]+)?)${SPAN}$`,
  ),
  (_, head, whose, one, field, other, field2, span) =>
    `${head}${one} to the ${field} of ${of(whose)}${span}\n${head}${other} to the ${field2} of ${of(whose)}${span}`,
];

/** `gains as many seeds as the weight of this`, `as many cards as you have fruits in your row`. */
const AS_MUCH: readonly Reading[] = [
  [
    /\bas (?:much|many) ([a-z-]+(?: [a-z-]+)?) as there are ([a-z-]+(?: [a-z-]+)?) ((?:in|on|of) [^,:]+)$/,
    '(the number of $2 $3) $1',
  ],
  [
    /\bas (?:much|many) ([a-z-]+(?: [a-z-]+)?) as (you|they|that player) (?:have|has) ([a-z-]+)((?: (?:in|on) [^,:]+)?)$/,
    (_, what, who, counted, where) =>
      where === ''
        ? `(${who === 'you' ? 'your' : "that player's"} ${counted}) ${what}`
        : `(the number of ${counted}${where}) ${what}`,
  ],
  [
    /\bas (?:much|many) ([a-z-]+(?: [a-z-]+)?) as (this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?) has ([a-z-]+)$/,
    (_, what, whose, counted) => `(${owned(whose)} ${counted}) ${what}`,
  ],
  [
    /\bas (?:much|many) ([a-z-]+(?: [a-z-]+)?) as (?!you\b|they\b|there\b|that player (?:has|have)\b)([^,:]+)$/,
    (_, what, much) => `(${much.replace(/^the ([a-z-]+) of this(?: card)?$/, "this card's $1")}) ${what}`,
  ],
];

const FACTOR = '(twice|double|triple|half|(?:\\d+|two|three|four|five) times)';
const ROUNDED = '(?:,? \\(?round(?:ed|ing) (up|down)\\)?)?';

/** So many times as much; a half says how it is rounded. */
function times(factor: string, much: string, way: string | undefined): string | undefined {
  if (factor === 'half') return way === undefined ? undefined : `half ${much} rounded ${way}`;
  const words: Readonly<Record<string, string>> = { twice: '2', double: '2', triple: '3' };
  return `${words[factor] ?? factor.replace(/ times$/, '')} times ${much}`;
}

/** `twice as many cards as you have fruits`, `draw twice the number of fruits in your row`. */
const SEVERAL_TIMES: readonly Reading[] = [
  [
    new RegExp(`\\b${FACTOR} (as (?:much|many) [^\\n]+?)${ROUNDED}$`),
    (said, factor, many, way?: string) => {
      const put = AS_MUCH.reduce(
        (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
        many,
      );
      const [, plain, what] = /^\((.+)\) ([a-z -]+)$/.exec(put) ?? [];
      if (plain === undefined) return said;
      const much = plain.replace(
        /^(?:your|(that player)'s) ([a-z-]+)$/,
        (_, who: string | undefined, counted: string) =>
          `the number of ${counted} ${who === undefined ? 'of yours' : 'of that player'}`,
      );
      const amount = times(factor, much, way);
      return amount === undefined ? said : `(${amount}) ${what}`;
    },
  ],
  [
    new RegExp(
      `^((?:[^,:\\n]+, )?(?:[a-z ]+ )?(?:draws?|discards?)) ${FACTOR} (the number of [^,:\\n]+?)${ROUNDED}$`,
    ),
    (said, head, factor, much, way?: string) => {
      const amount = times(factor, much, way);
      return amount === undefined ? said : `${head} (${amount}) cards`;
    },
  ],
  [
    new RegExp(`\\b${FACTOR} that (?:many|much)( [a-z]+(?: [a-z]+)?)?${ROUNDED}(?=$|\\n| and )`),
    (said, factor, what = '', way?: string) => {
      const amount = times(factor, 'that many', way);
      return amount === undefined ? said : `(${amount})${what}`;
    },
  ],
];

/** `by half as much, rounded down`: half of what happened. */
const HALF: readonly Reading[] = [
  [
    /\bhalf (?:as|that) (?:much|many)(?: (?:damage|of it))?,? \(?rounded (up|down)\)?/,
    '(half that many rounded $1)',
  ],
  [
    /\bhalf (?:of )?((?:that|this) [a-z-]+'s|the equipped [a-z-]+'s) ([a-z-]+),? \(?rounded (up|down)\)?/,
    '(half $1 $2 rounded $3) $2',
  ],
  [
    /\b(\d+|a|an) (?:more |extra )?([a-z-]+) for (?:each|every) (\d+) ([a-z-]+s)((?: (?:in|on|of) [^,:]+)?)$/,
    (_, count, what, every, counted, where) => {
      const part = `the number of ${counted}${where} divided by ${every} rounded down`;
      return `(${/^(?:1|an?)$/.test(count) ? part : `${count} times (${part})`}) ${/^(?:1|an?)$/.test(count) ? `${singularOf(what)}s` : what}`;
    },
  ],
];

/** The readings by a word that their lines hold. */
export const SUMS: ReadonlyMap<string, readonly Reading[]> = new Map<string, readonly Reading[]>([
  ['every', [EVERY, YOU_HAVE, PAID, ...HALF]],
  ['each', [EVERY, YOU_HAVE, PAID, ROLLS, ...HALF]],
  ['half', HALF],
  ['less', [LESS]],
  ['more', [LESS]],
  ['fewer', [LESS]],
  ['gets', [TWO]],
  ['has', [TWO]],
  ['gains', [TWO]],
  ['much', [...SEVERAL_TIMES, ...AS_MUCH, ...HALF]],
  ['many', [...SEVERAL_TIMES, ...AS_MUCH, ...HALF]],
  ['number', SEVERAL_TIMES],
]);
