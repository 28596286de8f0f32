/** What changes rolls, as people say it: `add 2 to every roll you make`, `your rolls are 1 higher`, `you get a +1 bonus on all rolls`. */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';
import { HEAD } from './everyday-words.ts';

/** How long it holds, behind it. */
const SPAN = '((?: (?:until|this|for) [^,:]+)?)';
/** Rolls that are somebody's. */
const ROLLS =
  "((?:your|that [a-z-]+'s|the equipped [a-z-]+'s|its|all|all of) (?:[a-z-]+ )??rolls(?: of [^,:]+?)?)";
/** What is given for it, in front of it. */
const BOUGHT = '((?:(?:you (?:may|can) )?[a-z]+ [^,:]+? to )?)';
const ONE = '(?:an? )?(?:bonus of |modifier of |penalty of )?';
const GETS = '(?:gets?|have|has|receives?|gains?|enjoys?|suffers?|takes?)';

const changed = (how: string, number: string): string =>
  /^(?:reduc|decreas|lower|subtract|worsen)/.test(how) ? `-${number}` : `+${number}`;

/** A roll that comes to what it has to, or does not. */
const ABOUT = '(?:rolls? for ([^,:]+?)|([a-z-]+) rolls?)';
function decided(how: string, about: string | undefined, kind: string | undefined): string {
  const verb = /^(?:successful|a success|success)$/.test(how) ? 'succeed at' : 'fail';
  return `when you ${verb} ${about === undefined ? withArticle(`${kind} roll`) : `the roll for ${about}`}`;
}

export const EVERYDAY_ROLLS: readonly Reading[] = [
  // Whether it comes to what it has to.
  [
    new RegExp(
      `(?<=^|, )(?:(?:when|if|after) you (?:make|have|get|roll)|when|after|on|upon|if) (?:an?|any|each|every) (successful|unsuccessful|failed) ${ABOUT}(?=,|:)`,
    ),
    (_, how, about?: string, kind?: string) => decided(how, about, kind),
  ],
  [
    new RegExp(
      `(?<=^|, )(?:when|if|after) (?:your|one of your|any of your) ${ABOUT} (?:is|are) (successful|unsuccessful|a success|a failure)(?=,|:)`,
    ),
    (_, about: string | undefined, kind: string | undefined, how) => decided(how, about, kind),
  ],
  [
    new RegExp(`(?<=^|, )(?:when|if) you do not succeed (?:at|with|in|on) (?:the|an?|your) ${ABOUT}(?=,|:)`),
    (_, about?: string, kind?: string) => decided('failed', about, kind),
  ],
  [/\bsucceed(s?) (?:with|in|on) (?=(?:the|an?|your) (?:[a-z-]+ )?rolls?\b)/, 'succeed$1 at '],
  // More or less, as the one who acts likes.
  [
    new RegExp(
      `^${HEAD}you (?:may|can) (?:add or subtract|either add or subtract) (\\d+) (?:to|from)(?: or (?:to|from))? (it|that roll|the roll|your roll)$`,
    ),
    (_, head, number) =>
      head === '' ? _ : `${head}choose up to 1:\n  - +${number} to that roll\n  - -${number} to that roll`,
  ],
  // Whose rolls.
  [
    /\b(?:all|each|every|any)(?: one)?(?: of)? (your|their|its|that [a-z-]+'s|the equipped [a-z-]+'s) ((?:[a-z-]+ )??)rolls?\b/,
    '$1 $2rolls',
  ],
  [
    /\b(?:all|each|every|any)(?: of)?(?: the)? ((?:[a-z-]+ )??)rolls? (?:that )?you make(?: this turn)?(?: (?:to|when you|for an?|while you) ([a-z]+)(?: an? [a-z-]+)?)?(?=,|$| until\b| during\b| on\b)/,
    (all, kind: string, verb?: string) =>
      `your ${kind === '' && verb ? `${verb} ` : kind}rolls${all.includes(' this turn') ? ' until end of turn' : ''}`,
  ],
  [
    /\b(?:(?:all|each|every|any)(?: of)?(?: the)? |the )?rolls? (?:made )?(?:for|of|by) (the equipped [a-z-]+)(?=,|$| (?:get|gets|has|have|is|are|by|until|receive|receives)\b)/,
    "$1's rolls",
  ],
  [/\brolls (?:made )?for your ([a-z-]+?)(?:e?s)\b/, 'your $1 rolls'],
  [/\byour rolls for ([a-z-]+?)(?:e?s)\b/, 'your $1 rolls'],
  [
    new RegExp(
      `^${HEAD}your ([a-z-]+?)(?:e?s) ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty)? (?:to|on|for) (?:all )?their rolls$`,
    ),
    '$1$3 to your $2 rolls',
  ],
  [
    new RegExp(
      `^${HEAD}(your|all your|all|each|every|each of your) (?!rolls?\\b)([a-z-]+?)(?:e?s)?( in your [a-z]+)? ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty)?(?: (?:to|on|for) (?:all )?(?:their |its )?rolls)?((?: for each [^,:]+?)?)((?: (?:until [^,:]+|this turn))?)$`,
    ),
    (_, head, whose, noun, place, much, each, span) =>
      `${head}${much} to ${place !== undefined || / ?your$/.test(whose) ? 'your' : 'all'} ${noun} rolls${each}${span}`,
  ],
  [
    new RegExp(
      `^${HEAD}(?:all )?(?:of )?your ((?:[a-z]+ )?rolls) ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty)?${SPAN}$`,
    ),
    '$1$3 to your $2$4',
  ],
  [
    new RegExp(
      `^${HEAD}(that player's|that opponent's|their) (?!rolls?\\b)([a-z-]+?)(?:e?s) ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty)?(?: (?:to|on|for) (?:all )?their rolls)?${SPAN}$`,
    ),
    (_, head, whose, noun, much, span) =>
      `${head}${much} to ${whose === 'their' ? "that player's" : whose} ${noun} rolls${span}`,
  ],
  // The next one who rolls.
  [
    /^when you roll(?: (?:to|for an?|for one of your|for your) ([a-z-]+?)s?(?: an? [a-z-]+)?)?, (?:add|apply) \+?(\d+) to (?:your|the|that) (?:roll|total|result)$/,
    (_, kind: string | undefined, number) =>
      `+${number} to your ${kind === undefined ? '' : `${kind} `}rolls`,
  ],
  [
    /^when you roll for (the equipped [a-z-]+), (add|subtract) \+?(\d+) (?:to|from) (?:your|the|that|its) (?:roll|total|result)$/,
    (_, whose, how, number) => `${changed(how, number)} to ${whose}'s rolls`,
  ],
  [
    new RegExp(
      `^when you ([a-z]+)(?: an? [a-z-]+)?, (?:(?:add) \\+?(\\d+) to (?:your|the|that) (?:roll|total|result)|(?:your|the) roll ${GETS} ${ONE}\\+(\\d+)(?: bonus)?)$`,
    ),
    (all, verb, one?: string, other?: string) =>
      verb === 'roll' ? all : `+${one ?? other} to your ${verb} rolls`,
  ],
  [
    new RegExp(
      `^you ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty)? when(?:ever)? you (?:roll to ([a-z]+)|([a-z]+))(?: an? [a-z-]+)?$`,
    ),
    (all, number, one?: string, other?: string) =>
      other === 'roll' ? all : `${number} to your ${one ?? other} rolls`,
  ],
  // Somebody gets it.
  [
    new RegExp(
      `^${HEAD}you ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty| modifier)? (?:to|on|for|with) (?:(?:all|each|every|any|all of)(?: your)? |your )((?:[a-z-]+ )??)rolls?${SPAN}$`,
    ),
    '$1$2 to your $3rolls$4',
  ],
  [
    new RegExp(
      `^${HEAD}(that player|that opponent|they|the equipped [a-z-]+|this) ${GETS} ${ONE}([+-]\\d+)(?: bonus| penalty| modifier)? (?:to|on|for|with) (?:(?:all|each|every) (?:of )?)?(?:their |its )?((?:[a-z-]+ )??)rolls?${SPAN}$`,
    ),
    (_, head, who, number, kind, span) =>
      `${head}${number} to ${who === 'they' ? 'that player' : who}'s ${kind}rolls${span}`,
  ],
  // The rolls get it.
  [
    new RegExp(`^${HEAD}${ROLLS}${SPAN} ${GETS} ${ONE}([+-]?)(\\d+)(?: bonus| penalty| modifier)?${SPAN}$`),
    (_, head, rolls, span, sign, number, behind) =>
      `${head}${sign === '' ? '+' : sign}${number} to ${rolls}${span}${behind}`,
  ],
  [
    new RegExp(
      `^${HEAD}${ROLLS}${SPAN} (?:is|are) (increased|raised|boosted|improved|reduced|decreased|lowered) by (\\d+)${SPAN}$`,
    ),
    (_, head, rolls, span, how, number, behind) =>
      `${head}${changed(how, number)} to ${rolls}${span}${behind}`,
  ],
  [
    new RegExp(`^${HEAD}${ROLLS}${SPAN} (?:is|are) (\\d+) (higher|lower|better|worse|more|less)${SPAN}$`),
    (_, head, rolls, span, number, how, behind) =>
      `${head}${/^(?:higher|better|more)$/.test(how) ? '+' : '-'}${number} to ${rolls}${span}${behind}`,
  ],
  [new RegExp(`^${HEAD}([+-]\\d+) to ((?:[a-z-]+ )?rolls of (?:an?|another) )`), '$1$2 to all $3'],
  // Somebody adds it.
  [
    new RegExp(`^${HEAD}${BOUGHT}(?:you )?(?:add|apply) ${ONE}\\+?(\\d+) to ${ROLLS}${SPAN}$`),
    '$1$2+$3 to $4$5',
  ],
  [new RegExp(`^${HEAD}${BOUGHT}(?:you )?subtract -?(\\d+) from ${ROLLS}${SPAN}$`), '$1$2-$3 to $4$5'],
  [
    new RegExp(`^${HEAD}(?:you )?(increase|raise|boost|reduce|decrease|lower) ${ROLLS} by (\\d+)${SPAN}$`),
    (_, head, how, rolls, number, span) => `${head}${changed(how, number)} to ${rolls}${span}`,
  ],
  [new RegExp(`^${HEAD}([+-]\\d+) (?:on|for|with) ${ROLLS}${SPAN}$`), '$1$2 to $3$4'],
  [
    /\b((?:your|that [a-z-]+'s|the equipped [a-z-]+'s) (?:[a-z-]+ )??rolls) this turn$/,
    '$1 until end of turn',
  ],
];
