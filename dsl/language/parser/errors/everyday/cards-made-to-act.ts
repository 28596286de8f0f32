/** Who is made to do something: `have the hound chase the hare`, `you may have a hound of yours chase a hare`. */
import { thirdPerson } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';
import { linesBelow } from './everyday-choices.ts';
import { HEAD } from './everyday-words.ts';

const MAKE = '(?:have|let|make|order|force|get)';
const KNOWN =
  '(the (?!(?:active|first|next|previous) player\\b)[a-z-]+(?: [a-z-]+)??|that (?!player\\b|opponent\\b)[a-z-]+|this(?: card)?)';
const CHOSEN = '((?:an?|another) (?!opponent\\b|player\\b)[^,:]+?)';
/** No verb: it goes on with what was named. */
const VERB =
  '(?!(?:in|on|of|with|without|at|from|by|to|where|under|among|within|adjacent|and|or|that|which|who|has|have|is|are|than|least|most|not)\\b)([a-z]+)';
const OBJECT = '((?:an?|another|the|this|that|each|all|your|up to|\\d+)\\b[^,:]*)';

export const CARDS_MADE_TO_ACT: readonly Reading[] = [
  [
    new RegExp(`^${HEAD}${MAKE} (?:${KNOWN}|${CHOSEN}) (?:to )?${VERB} ${OBJECT}$`),
    (_, head, known: string | undefined, chosen: string | undefined, verb, rest) =>
      `${head}${known ?? chosen} ${thirdPerson(verb)} ${rest}`,
  ],
  [
    new RegExp(`^${HEAD}you may ${MAKE} (?:${KNOWN}|${CHOSEN}) (?:to )?${VERB} ${OBJECT}$`),
    (_, head, known: string | undefined, chosen: string | undefined, verb, rest) =>
      linesBelow(
        head,
        known === undefined
          ? [`you may choose ${chosen} as doer`, `if you do, the doer ${thirdPerson(verb)} ${rest}`]
          : ['choose one:', `  - ${known} ${thirdPerson(verb)} ${rest}`, '  - nothing'],
      ),
  ],
];
