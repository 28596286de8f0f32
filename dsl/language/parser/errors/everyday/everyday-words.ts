/** Short forms, persons of either sex, numbers as words, and what somebody has to do or is free to do. */
import { thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import { writtenNumbers } from '../../../lexer/number-words.ts';
import type { Reading } from '../card-readings.ts';

/** What is in front of an order: conditions, events and spans of time. */
export const HEAD = '((?:[^,:]+, )*)';

/** A price that is asked for: these have a form of their own. */
const NO_PRICE = '(?![^,:]* to [a-z]+ )';

const LIMIT = '(once|twice|\\d+ times) (?:per|each|every|a) turn';
const OWN_TURN = '(?:in|during|on) (?:each of )?your(?: own)? turns?';

const WISH =
  ',? if you (?:(?:want|wish|like|choose|prefer|would like|so choose|so wish|so desire)(?: to)?(?: do so)?)';

export const EVERYDAY_WORDS: readonly Reading[] = [
  // Short forms.
  [/\b(you|they|we|who|it|that (?:player|opponent|card))['’]d\b/, '$1 would'],
  [/\b(you|they)['’]re\b/, '$1 are'],
  [
    /\b(it|that|there|who)['’]s (?=(?:an?|not|no|the|your|in|still|free|[a-z]+ed|at (?:least|most)|\d+)(?![\w-]))/,
    '$1 is ',
  ],
  [/\b(that [a-z-]+)['’]s (?=(?:an?|not) )/, '$1 is '],
  [/\b(you|they) have got\b/, '$1 have'],
  [/\bhas got\b/, 'has'],
  // He or she is a player.
  [/\b(?:his or hers?|her or his|his\/hers?|her\/his)\b/, 'their'],
  [/\b(?:he or she|she or he|he\/she|she\/he|s\/he)\b/, 'that player'],
  [/\b(?:him or her|her or him|him\/her|her\/him)\b/, 'that player'],
  // Numbers.
  [
    new RegExp(
      `\\b(${writtenNumbers.slice(2).join('|')})\\b(?! [a-z-]+ (?:of|with|in|from|have|share) (?:the same|different|one|two)\\b)`,
    ),
    (_, word) => String(writtenNumbers.indexOf(word)),
  ],
  [
    /(?<!\b(?:choose|chooses|at least|at most|exactly|more than|less than|fewer than|than|up to|the|other|another|no) )\bone ((?!(?:of|or|and|more|less|fewer|extra|additional|higher|lower|at|by|in|on|from|to|time|per|you|that|is|each|with|who|which|if|when|instead|another|other|else|after|among|then|for|where|into|as)\b)[a-z-]+)/,
    (_, noun) => withArticle(noun),
  ],
  // How often.
  [/\b(?:one|a single|1) time (?:per|each|every|a|in each) (?=turn\b|round\b|game\b)/, 'once per '],
  [/\bonce (?:in|during|on) (?:each|every|a|any) (?=turn\b|round\b)/, 'once per '],
  [
    /^once (?:in|during|on) (?:each of )?your(?: own)? turns?,? (?=(?:you (?:may|can) )?(?:pay|spend|discard|sacrifice|lose|remove) )/,
    'once per turn, ',
  ],
  // What a card offers is offered in one's own turn.
  [
    new RegExp(
      `^(?:${LIMIT},? ${OWN_TURN}|${OWN_TURN},? ${LIMIT}),? (?=you (?:may|can) |(?:pay|spend|discard|sacrifice|lose|remove) )`,
    ),
    (_, first, second) => `${first ?? second} per turn, `,
  ],
  [
    new RegExp(
      `^${OWN_TURN},? (?:you (?:may|can) )?(?=(?:pay|spend|discard|sacrifice|lose|remove) [^,:]*[a-z] to(?:$|:| [a-z]+ ))`,
    ),
    '',
  ],
  // What one is free to do.
  [
    /\byou (?:have the (?:option|choice|chance|opportunity|right) to|are (?:allowed|free|permitted) to|(?:may|can),? if you (?:want|wish|like)(?: to)?,?|(?:may|can) (?:choose|decide|opt|elect) to|(?:may|can) (?:freely|optionally)) (?=[a-z])/,
    'you may ',
  ],
  [
    new RegExp(
      `^${HEAD}(?:you (?:may|can) )?(?!you\\b|each |every |that |they |opponents )([a-z]+ [^,:]+?)${WISH}(?:,? (?=to )|$)`,
    ),
    (_, head, act) => `${head}you may ${act} `,
  ],
  [
    /^((?:when|whenever|at the|once per|each time|every time|if|as|as soon as|after) [^:]*?, )you can (?!be\b|only\b|also be\b)(?=[a-z]+ )(?![^:]*\b(?:only if|until|this turn|twice|times)\b)/,
    '$1you may ',
  ],
  [/\b(you may) also (?=[a-z])/, '$1 '],
  [/^(?:afterwards?|after that|next|finally|lastly|additionally|in addition|also),? (?=[a-z])/, ''],
  // What one has to do.
  [
    new RegExp(
      `\\b((?:each|every|that|the active) (?:other )?(?:player|opponent)) (?:must|has to|needs to|is forced to|will) (?:also |either )?${NO_PRICE}([a-z]+)(?= )`,
    ),
    (_, who, verb) => `${who} ${thirdPerson(verb)}`,
  ],
  [
    new RegExp(
      `(?<=^|, |then )you (?:must|have to|need to|are forced to) (?:also |either )?${NO_PRICE}(?=[a-z]+ )`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^|, |then )they (?:must|have to|need to|are forced to) (?:also |either )?${NO_PRICE}([a-z]+)(?= )`,
    ),
    (_, verb) => `they ${verb}`,
  ],
  [/\bin order to (?=[a-z])/, 'to '],
  // So many more are so many.
  [/\b(gains?) (an?|\d+) (?:extra|additional|bonus|further) (?!of\b)(?=[a-z])/, '$1 $2 '],
  [/^(?=.*\bcards?\b)(.*(?<!choose )(?<!chooses )) one(?=,|$)/, '$1 a card'],
  // Which one.
  [
    /\bthe ([a-z-]+) (?:wearing|carrying|holding|bearing|equipped with|that (?:wears|carries|holds|bears|has)|with) this(?: card| (?!would\b|is\b|are\b|has\b|can\b|cannot\b|gets?\b|was\b)[a-z-]+)?(?=,|$|'s| )/,
    'the equipped $1',
  ],

  [
    /\b((?:when(?:ever)?|before|after|if) [^,:]*?)\bany (?!number\b|of\b|other\b|order\b|more\b)([a-z-]+[^s\s])(?=,|:| (?:in|of|from|on)\b)/,
    (_, front, what) => `${front}${withArticle(what)}`,
  ],
  [
    /\b(when(?:ever)?|before|after|if) any (player|opponent)\b/,
    (_, word, who) => `${word} ${withArticle(who)}`,
  ],
  [/\b(choose|from|of|in) any (player|opponent)\b/, (_, word, who) => `${word} ${withArticle(who)}`],
  [/(?<=^|, |then |may )choose an? (player|opponent) other than (?:you|yourself)\b/, 'choose another player'],
];
