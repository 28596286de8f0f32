/** Orders as they are spoken at a table: two with a comma between them, one that is bought with another, all but one. */
import { thirdPerson } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

/** Lines that a comma divides into what must be so and what is done. */
const HEADED =
  '(?!(?:if|when|whenever|before|while|during|until|at the|once|twice|each time|for each|unless) )';

/** `choose an opponent, that player discards a card`: one after the other. */
export const SPLICED: Reading = [
  new RegExp(
    `^(\\s*(?:- )?(?:[^:]*: )?)${HEADED}([a-z][^,:]*), (?!(?:then|and|or|if|otherwise|unless|where|not|even|at|in|to|up|may)\\b)((?:that|those|you|each|all|this|it|they) [^:]+)$`,
  ),
  '$1$2, then $3',
];

/** `discard a card to draw 2 cards`, as a step of an effect: who does the first gets the second. */
export const BOUGHT: Reading = [
  new RegExp(
    `^(\\s*)${HEADED}(?:you (?:may|can) )?((?!choose )[a-z]+ (?:an?|one|two|three|\\d+|this|all|another|your)\\b[^,:]*?) (?:in order )?to ([a-z]+ (?:an?|one|two|\\d+|the|all|each|that|those|this|another|up to)\\b[^:]*)$`,
  ),
  '$1you may $2\n$1if you do, $3',
];

/** The same as what an ability does: `when a neighbour plants a tree, you may pay 2 coins to fell it`. */
export const BOUGHT_THEN: Reading = [
  /^(\s*)((?:once per [a-z]+, )?(?:when|whenever|before|at the (?:start|end) of) [^:]+?), you (?:may|can) ([a-z]+ (?:an?|one|two|three|\d+|this|another|your)\b[^,:]*?) (?:in order )?to ([a-z]+ (?:an?|one|two|\d+|the|all|each|that|those|this|another|up to|it|them)\b[^:]*)$/,
  '$1$2:\n$1  you may $3\n$1  if you do, $4',
];

/** `all players discard a card except you`. */
export const BUT_YOU: Reading = [
  /^(\s*)(?:all players|every player|each player|everyone|everybody) ([a-z]+) ([^,:]+?),? (?:except|but|other than|besides)(?: for)? (?:you|yourself)$/,
  (_, margin, verb, rest) =>
    `${margin}each other player ${verb.endsWith('s') ? verb : thirdPerson(verb)} ${rest}`,
];

/** `fill your hand to 5 cards`. */
export const FILLED: Reading = [
  /\b(?:fill|refill) (?:up )?(?:your hand )?(?:back )?(?:up )?to (\d+)(?: cards)?(?: in (?:your )?hand)?$/,
  'draw up to $1 cards in your hand',
];

/** `you get 2 extra coins`: so many more of what is counted. */
export const GOT: Reading = [
  /\b(get|receive|obtain)(s?) (an?|one|two|three|\d+) (?:more |extra |additional |further )?(?=[a-z])/g,
  (_, _verb, third, count) => `gain${third} ${count} `,
];

/** `opponents need to discard a card to ...`. */
export const OBLIGED: Reading = [/\b(?:needs?|ha(?:ve|s)) to (?=[a-z]+ )/g, 'must '];

/** `if this is destroyed, ...` as an ability, where no condition can be: when it happens. */
export const HAPPENED: Reading = [
  /^(\s*)if (?!.*\b(?:would|instead)\b)(?=(?:this(?: card)?|an?|another|the|that|one of your) (?:[a-z-]+ ){0,4}(?:is|are) [a-z]+(?:ed|en|wn|ost)\b[^,:]*[,:])/,
  '$1when ',
];

/** `each character you control`: those of yours; of another, those of that player. */
export const CONTROLLED: Reading = [
  /\b([a-z-]+) (?:that |which )?(you|that player|that opponent|an opponent|they) controls?(?=$|[,:]| (?:gains?|loses?|gets?|is|are|until|with|to|by|cannot|and|or)\b)/g,
  (_, what, who) => `${what} of ${who === 'you' ? 'yours' : who === 'they' ? 'that player' : who}`,
];

/** `other characters of yours gain ...`. */
export const OTHERS_OF_YOURS: Reading = [
  /^(\s*(?:[^,:]*[,:] )?)(?:all )?other ([a-z-]+s) of yours\b/,
  '$1all your other $2',
];

/** `sacrifice this: draw a card`: a price and what it buys, on one line. */
export const PRICED: Reading = [
  /^(\s*(?:once per turn, |during your [a-z ]+, )?)([a-z]+ [^,:]+): ([a-z][^:]*)$/,
  '$1$2 to $3',
];
