/** What doing something costs more or less, as people say it: `selling a stall costs 1 coin less`, `it costs opponents one more coin to ...`. */
import { baseOfGerund } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

const COUNT = '(an?|one|\\d+)';
const MORE = '(?:more|extra|additional|further|higher)';
const LESS = '(?:less|fewer|lower)';
const PRICE = `(?:${COUNT} (?:(${MORE}|${LESS}) )?([a-z]+(?: (?!more|less|extra|fewer|to\\b|for\\b|when\\b|each\\b)[a-z]+)?)(?: (${MORE}|${LESS}))?)`;
const WHOM =
  '(?:(you|your opponents|opponents|the opponents|an opponent|each opponent|other players|players|them) )?';
const PAYS = '(?:pays?|spends?|needs?|must pay|have to pay|has to pay|only pay|must spend|need to pay)';

/** What is done for less, or for more. */
function costing(
  head: string,
  act: string,
  whom: string | undefined,
  count: string,
  more: string,
  what: string,
): string {
  const amount = /^(?:an?|one)$/.test(count) ? '1' : count;
  const who =
    whom === undefined ? '' : whom === 'you' ? 'you ' : whom.includes('opponent') ? 'opponents ' : 'players ';
  if (new RegExp(`^${LESS}$`).test(more)) return `${head}to ${act}, ${who}pay ${amount} ${what} less`;
  return `${head}to ${act}, ${who}also pay ${amount} ${what}`;
}

type Parts = readonly [
  head: string,
  act: string | undefined,
  whom: string | undefined,
  price: readonly (string | undefined)[],
];

function priced(all: string, [head, act, whom, [count, before, what, behind]]: Parts): string {
  const more = before ?? behind;
  if (act === undefined || count === undefined || what === undefined || more === undefined) return all;
  return costing(head, act, whom, count, more, what);
}

const STANDING = '^((?:while [^,:]+, |until [^,:]+, )?)';

/** `selling a stall`: to sell it. */
const DOING = '([a-z]+ing) ([^,:]+?)';
const toDo = (word: string, what: string): string | undefined => {
  const verb = baseOfGerund(word);
  return verb && `${verb} ${what}`;
};

/** `if you have no fruits, this is free`: a card that costs nothing is played for nothing. */
const FREE =
  '(?:is free|costs? (?:you )?(?:nothing|(?:no|0|zero) ([a-z]+(?: (?!to\\b)[a-z]+)?)))(?: to play)?';
const playedFree = (so: string | undefined, price: string | undefined): string =>
  `${so === undefined ? '' : `while ${so}, `}to play this, you pay no ${price ?? 'price'}`;

export const EVERYDAY_PRICES: readonly Reading[] = [
  // Nothing is paid.
  [
    /^((?:[^,:]+, )*(?:you may )?(?:[a-z]+ (?:an?|the|that|this|one|another)\b[^,:]*?)) without (?:spending|paying) (?:any |its |an? |the |their )?[a-z]+(?: [a-z]+)?$/,
    '$1 for free',
  ],
  // The first of a turn.
  [
    /\bto ([a-z]+) (?:the|your) first ([a-z]+(?: [a-z]+)?) (each turn|this turn|each round), (?:you )?(?:only )?pay (\d+|an?|one) ([a-z]+(?: [a-z]+)?) (less|more)$/,
    (_, verb, noun, time, count, what, more) =>
      `the first ${noun} you ${verb} ${time} costs ${/^\d/.test(count) ? count : 1} ${what} ${more}`,
  ],
  [
    new RegExp(`${STANDING}${DOING} costs? ${WHOM}${PRICE}$`),
    (all, head, word, what, whom, ...price) => priced(all, [head, toDo(word, what), whom, price]),
  ],
  [
    new RegExp(`${STANDING}it costs? ${WHOM}${PRICE} to ([a-z]+ [^,:]+)$`),
    (all, head, whom, count, before, what, behind, act) =>
      priced(all, [head, act, whom, [count, before, what, behind]]),
  ],
  [
    new RegExp(`${STANDING}([^,:]+?) costs? ${WHOM}${PRICE} to ([a-z]+)$`),
    (all, head, what, whom, count, before, price, behind, verb) =>
      /\b(?:it|ing)$/.test(what)
        ? all
        : priced(all, [head, `${verb} ${what}`, whom, [count, before, price, behind]]),
  ],
  [
    new RegExp(`${STANDING}you (?:can|may) ([a-z]+ [^,:]+?) for ${PRICE}$`),
    (all, head, act, count, before, what, behind) =>
      priced(all, [head, act, 'you', [count, before, what, behind]]),
  ],
  [
    new RegExp(
      `${STANDING}(you|your opponents|opponents|players|an opponent|each opponent) ${PAYS} ${PRICE} (?:to ([a-z]+ [^,:]+)|(?:for|when) ${DOING})$`,
    ),
    (all, head, whom, count, before, what, behind, act?: string, word?: string, object?: string) =>
      priced(all, [head, act ?? toDo(word!, object!), whom, [count, before, what, behind]]),
  ],
  [
    new RegExp(
      `${STANDING}when (you|your opponents|opponents|an opponent|another player|a player) ([a-z]+?)(s?) ([^,:]+), (?:you|they|that player|it) (?:costs? (?:you|them|that player)|${PAYS}) ${PRICE}$`,
    ),
    (all, head, whom, verb, _s, what, count, before, price, behind) =>
      priced(all, [head, `${verb} ${what}`, whom, [count, before, price, behind]]),
  ],
  [
    new RegExp(
      `${STANDING}to ([a-z]+ [^,:]+), (you|opponents|your opponents|each opponent|players|each player|all players) ${PAYS} ${PRICE}$`,
    ),
    (all, head, act, whom, count, before, what, behind) =>
      priced(all, [head, act, whom, [count, before, what, behind]]),
  ],
  [
    /^((?:while [^,:]+, )?)your ([a-z]+)s cost (?:you )?(an?|one|\d+) ((?:less|fewer) )?([a-z]+(?: (?!less)[a-z]+)?)( less)?$/,
    (all, head, verb, count, before, what, behind) =>
      before === undefined && behind === undefined ? all : costing(head, verb, 'you', count, 'less', what),
  ],
  // Nothing at all.
  [
    new RegExp(`^(?:(?:if|while|as long as|when) ([^,:]+), )?this(?: card)? ${FREE}$`),
    (_, so: string | undefined, price: string | undefined) => playedFree(so, price),
  ],
  [
    new RegExp(`^this(?: card)? ${FREE},? (?:if|while|as long as|when) ([^,:]+)$`),
    (_, price: string | undefined, so: string) => playedFree(so, price),
  ],
  [
    new RegExp(
      `${STANDING}${DOING} (?:is free(?: (?:for|to) you)?|costs? (?:you )?(?:nothing|(?:no|0|zero) ([a-z]+(?: [a-z]+)?)))$`,
    ),
    (all, head, word, what, price?: string) => {
      const act = toDo(word, what);
      return act === undefined ? all : `${head}to ${act}, you pay no ${price ?? 'price'}`;
    },
  ],
  [
    new RegExp(
      `${STANDING}you (?:do not|need not|never) (?:have to )?pay (?:any )?([a-z]+(?: [a-z]+)?) (?:to ([a-z]+ [^,:]+)|(?:for|when) ${DOING})$`,
    ),
    (all, head, price, act?: string, word?: string, what?: string) => {
      const done = act ?? toDo(word!, what!);
      return done === undefined ? all : `${head}to ${done}, you pay no ${price}`;
    },
  ],
  [
    new RegExp(
      `${STANDING}you (?:may|can) ([a-z]+ (?!\\d|an? |the |that |this |it\\b)[^,:]+?s) without (?:paying|spending) (?:any )?([a-z]+(?: [a-z]+)?)$`,
    ),
    '$1to $2, you pay no $3',
  ],
  // What is bought.
  [
    /^((?:(?:once|twice) per [a-z]+, )?)for (an?|one|\d+) ([a-z]+(?: [a-z]+)?), you (?:may|can) ([a-z]+ [^,:]+?)(?:,? (once|twice) (?:per|each|every|a) (turn|round))?$/,
    (_, often, count, what, act, times?: string, span?: string) =>
      `${times === undefined ? often : `${times} per ${span}, `}pay ${count === 'one' ? '1' : count} ${what} to ${act}`,
  ],
  [
    /^you (?:may|can) ((?:pay|discard|sacrifice|lose) [^,:]+? to [a-z]+ [^,:]+?),? (once|twice) (?:per|each|every|a) (turn|round)$/,
    '$2 per $3, $1',
  ],
  [
    /^((?:once|twice) per [a-z]+, )you (?:may|can) (?=(?:pay|discard|sacrifice|lose) [^,:]+? to [a-z]+ )/,
    '$1',
  ],
];

const OFF =
  /^(?:remove|take|spend) ((?:\d+|an?) (?!cards?\b)[a-z-]+) (?:from|off|off of|of) (this(?: card)?|the equipped [a-z-]+)$/;

/** What is counted on a card is paid as a price: who has none cannot pay it. */
export const takenOffAsPaid = (price: string): string => price.replace(OFF, 'pay $1 of $2');
