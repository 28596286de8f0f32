/** What an ability waits for, as people say it: `after selling a stall`, `as your turn begins`, `each time that you sell a stall`. */
import {
  baseOfGerund,
  baseOfParticiple,
  thirdPerson,
  withArticle,
} from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';
import { COUNTED_TIMES } from './counted-times.ts';
import { HEAD } from './everyday-words.ts';

const SOMEBODY =
  '(?:an opponent|another player|any opponent|any player|a player|someone else|somebody else|someone|somebody|anyone|anybody|anyone else|anybody else|your opponent|one of your opponents)';

/** Who does something, where nothing else can be meant. */
const WHO = `you|${SOMEBODY}|each opponent|each player|that player`;

/** The verb of somebody, of the participle that was written. */
function doing(who: string, done: string): string | undefined {
  const verb = baseOfParticiple(done);
  return verb && `${who} ${who === 'you' ? verb : thirdPerson(verb)}`;
}

/** Behind these it is asked what is so, not what happens. */
const STATES =
  'have|has|are|is|were|was|do|does|did|can|cannot|may|must|control|controls|own|owns|would|hold|holds|had|need|needs|want|wants';

/** `the first time this would be sold in a turn, instead`: the span behind what would happen. */
const FIRST_IN_SPAN: Reading = [
  /^((?:while [^,:]+, )?)the first time ([^,:]+? would be [^,:]+?) (?:in (?:a|each|every|any)|each|every|per) (turn|round), ((?:you may )?instead)\b/,
  '$1once per $3, if $2, $4',
];

export const EVERYDAY_EVENTS: readonly Reading[] = [
  ...COUNTED_TIMES,
  FIRST_IN_SPAN,
  [
    /^((?:while [^,:]+, )?)the first time each (round|turn),? ([^,:]+? would be [^,:]+?), ((?:you may )?instead)\b/,
    '$1once per $2, if $3, $4',
  ],
  [
    /^((?:until [^,:]+, )+)the (?:first|next) time,? (?!each )([^,:]+? would [^,:]+?), (?:(?:it|this|that [a-z-]+|this card's [a-z-]+) )?((?:you may )?instead)\b/,
    '$1once, if $2, $3',
  ],
  [
    /^((?:until [^,:]+, )+)(?:up to|at most|the first) (\d+) times,?(?: that| when(?:ever)?)? (?!each )(?=(?:an?|the|this|that|your|you|another) )/,
    '$1$2 times, when ',
  ],
  // What does not happen after all.
  [
    /^([^:]*\bwould\b[^,:]*), (?:instead,? )?(?:(?:it|this|that [a-z-]+|they)(?: card)? (?:isn['’]t|is not|are not|aren['’]t|doesn['’]t|does not|do not|don['’]t)(?: happen| [a-z]+ed)?|prevent (?:it|that|this)|nothing happens)(?: instead)?$/,
    '$1, instead nothing',
  ],
  // What is done before something happens, and not in its place.
  [
    /^((?:while [^,:]+, |once per [a-z]+, )?)(?:if|when|whenever) ([^,:]+?) would be ([^,:]+), first (?!instead)/,
    '$1before $2 is $3, ',
  ],
  [/\b(?:each|every|any) ?time(?: that)? (?=[a-z])/, 'when '],
  [/\b(?:whenever|as soon as|the moment|when ever)(?: that)? (?=[a-z])/, 'when '],
  [/\bas long as\b/, 'while'],
  // What is rolled.
  [
    /\b(when|if) (you|[^,:]+?) (rolls?) (?:(?:two|2) (?:equal|identical|matching|same) (?:dice|numbers|values)|(?:two|2)(?: dice)? of the same (?:number|value)|the same (?:number|value|result) (?:twice|on (?:both|two|the two|2) dice|with both dice)|(?:two|2) dice (?:that|which) (?:are (?:equal|the same)|show the same(?: number)?))(?=[,:])/,
    '$1 $2 $3 doubles',
  ],
  [
    /\b(when|if) (?:the|both(?: of the)?|(?:the )?two) dice of (?:an?|any) (?:roll of )?(player|opponent|roll)(?:'s roll)? (?:match|are (?:the same|equal|identical)|show the same (?:number|value|result))(?=[,:])/,
    (_, when, who) => `${when} a ${who === 'roll' ? 'player' : who} rolls doubles`,
  ],
  [
    /\b(when) (you|[^,:]+?) (?:rolls? (?:the |two |2 |their )?dice|makes? (?:a|any) roll)(?=[,:])(?!.*\b(?:totals?|results?|that roll)\b)/s,
    (_, when, who) => `${when} ${who === 'you' ? 'your roll' : `a roll of ${who}`} is thrown`,
  ],
  [
    /\b(when|if) (?:(?:both (?:of )?your|your|both|the|both of the) (?:2 )?dice (?:of your roll |in your roll )?(?:match|are (?:the same|equal|identical)|show the same (?:number|value|result))|you roll (?:the same (?:number|value|result) (?:on|with) both (?:of your )?dice|an? (?:double|pair)))(?=,)/,
    '$1 you roll doubles',
  ],
  [
    /\b(when|if) (?:the (?:total|result) of )?(?:one of your|any of your|your) ((?:[a-z-]+ )??)rolls? (?:is|comes to|totals|equals|adds up to|has a total of|results in|shows) (?:at least (?:an? )?(\d+)|(?:an? )?(\d+)(?:\+| or (?:more|higher|above|over|better|greater)))(?=,)/,
    (_, when, kind: string, one?: string, other?: string) =>
      `${when} you roll ${one ?? other} or more${kind === '' ? '' : ` on a ${kind}roll`}`,
  ],
  [/\b(when|if) (you|[^,:]+?) (rolls?) at least (?:an? )?(\d+)(?=,)/, '$1 $2 $3 $4 or more'],
  [/\b(when|if) (you|[^,:]+?) (rolls?) at most (?:an? )?(\d+)(?=,)/, '$1 $2 $3 $4 or less'],
  // After it, and on doing it.
  [
    /(^|, )(?:(?:right |just |directly |immediately )?after|upon|on|when|once) ([a-z]+ing) ([^,:]+?)(?=,|:| you may )/,
    (all, before, word, what) => {
      const verb = baseOfGerund(word);
      return verb === undefined ? all : `${before}when you ${verb} ${what}`;
    },
  ],
  [
    new RegExp(
      `(?:\\b(?:right |just |directly |immediately )?after|\\bwhen|\\bonce|\\bif) (${WHO}|[^,:]+?) (?:have|has) (?:just )?([a-z]+)(?= (?:an?|the|your|one|another|\\d+|this|that|all|any|for|at|with)\\b|,|:)`,
    ),
    (all, who, done) => {
      // What somebody has is no event: only what has been done is.
      if (/^(?:if|once) /.test(all) && !done.endsWith('ed')) return all;
      const said = new RegExp(`^(?:${WHO}|(?:an?|one of your|another|any) [a-z-]+.*)$`).test(who)
        ? doing(who, done)
        : undefined;
      return said === undefined || /^(?:had|been)$/.test(done) ? all : `when ${said}`;
    },
  ],
  [
    new RegExp(
      `(^|, )(?:right |just |directly |immediately )?after (?=(?:${WHO}|an?|one of|any|another|your|the|this)\\b)`,
    ),
    '$1when ',
  ],
  // What is done to something.
  [
    /\b(gets?|got) ([a-z]+)(?=,|:|$| (?:by|from|this|until|instead|and)\b)/,
    (all, gets, done) =>
      baseOfParticiple(done) === undefined ? all : `${gets === 'get' ? 'are' : 'is'} ${done}`,
  ],
  [/\bwould are\b/, 'would be'],
  [
    /\b(has|have) (?:just )?been ([a-z]+)(?=,|:|$| by\b)/,
    (_, has, done) => `${has === 'has' ? 'is' : 'are'} ${done}`,
  ],
  [/\b(?:is|are) about to (?=[a-z])/, 'would '],
  [/^when (?=[^,:]+? would [^:]*\binstead\b)/, 'if '],
  [
    new RegExp(
      `\\b(when|before) (you|your [^,:]+?|an? [^,:]+?|one of your [^,:]+?) (?:are|is) ([a-z]+) by (${SOMEBODY})(?=,|:)`,
    ),
    (all, when, what, done, who) => {
      const said = doing(who, done);
      return said === undefined ? all : `${when} ${said} ${what}`;
    },
  ],
  // The edges of a turn.
  [
    /\b(?:when|as|once|before) (your|each player's|each opponent's|an opponent's|another player's) turn (ends|is over|finishes|is finished|starts|begins)(?=,|:)/,
    (all, whose, edge) =>
      all.startsWith('before')
        ? all
        : `at the ${/^(?:starts|begins)$/.test(edge) ? 'start' : 'end'} of ${whose} turn`,
  ],
  [
    /\bat the (start|end) of (?:each|every|any|all)(?: one)? of your turns?\b|\bat the (start|end) of (?:each|every) turn of yours\b/,
    (_, edge, other) => `at the ${edge ?? other} of your turn`,
  ],
  [
    /^(?:the )?(start|beginning|end) of (?:your|each of your) turns?(?:,| -|:) (?=[a-z])/,
    (_, edge) => `at the ${edge === 'end' ? 'end' : 'start'} of your turn, `,
  ],
  [
    /^(start|begin|end|finish) (?:each of your turns|your turns?|every turn|each turn) (?:by|with) ([a-z]+ing) ([^,:]+)$/,
    (all, edge, word, what) => {
      const verb = baseOfGerund(word);
      return verb === undefined
        ? all
        : `at the ${/^(?:start|begin)$/.test(edge) ? 'start' : 'end'} of your turn, ${verb} ${what}`;
    },
  ],
  // What is done first.
  [
    /^((?:[^,:]+, )*)(?:when(?:ever)?|each time|every time|before) (you [^,:]+), (?:first,? (?!player|time)((?:you may )?[a-z]+ [^,:]+)|((?:you may )?[a-z]+ [^,:]+?),? (?:first|beforehand|before that))$/,
    (_, head, event, one, other) => `${head}before ${event}, ${one ?? other}`,
  ],
  // What is put in the place of something else.
  [/\bshould ([^,:]+?) be ([a-z]+)(?=,[^:]*\binstead\b)/, 'if $1 would be $2'],
  [/\bshould (it|that card|that [a-z-]+) (?:be|turn out to be) (?=an? )/, 'if $1 is '],
  [/^((?:.*, )?if [^,:]+? would [^,:]+, )instead,? you may (?=[a-z])/, '$1you may instead '],
  [
    /^((?:.*, )?(?:if|when) [^,:]+? would [^,:]+, )you (?:may|can) ([^,:]+?) (?:to|in order to) (?:save|rescue|protect|prevent|stop|avoid|keep|spare) (?:it|that|this|them|that [a-z-]+|those [a-z-]+)(?: from (?:it|that|this|happening|being [a-z]+))?$/,
    '$1you may instead $2',
  ],
  [
    /^((?:.*, )?(?:if|when) [^,:]+? would [^,:]+, [^,:]+?),? (?:instead of|rather than) (?:it|that [a-z-]+|the [a-z-]+|(?:[a-z]+ing) (?:it|that [a-z-]+|them))$/,
    '$1 instead',
  ],
  [
    /^(?:instead of|rather than) ([a-z]+ing) (an?|one of your|your|another) ([^,:]+), (you (?:may|can) )?([^,:]+)$/,
    (all, word, article, what, may, act) => {
      const verb = baseOfGerund(word);
      return verb === undefined
        ? all
        : `if you would ${verb} ${article} ${what}, ${may ? 'you may ' : ''}instead ${act}`;
    },
  ],
  [
    /^you (?:may|can) ([a-z]+) (an?) ([^,:]+?) (?:instead of|rather than) ([a-z]+ing) (?:it|that card|that [a-z-]+)$/,
    (all, act, article, what, word) => {
      const verb = baseOfGerund(word);
      return verb === undefined
        ? all
        : `if you would ${verb} ${article} ${what}, you may instead ${act} that ${what.split(' ')[0]}`;
    },
  ],
  [
    new RegExp(
      `^${HEAD}(this(?: card)?|that [a-z-]+|it) (?:goes|is put|is moved|is placed|is sent) (?:straight |back )?(?:in|on|to|into|onto) ([^,:]+)$`,
    ),
    '$1move $2 to $3',
  ],
];

/** What an ability waits for, behind what happens. */
export const IN_FRONT: readonly Reading[] = [
  FIRST_IN_SPAN,
  [
    /^((?:while [^,:]+, )?)the first time ((?:this|the equipped [a-z-]+) would be [^,:]+?), ((?:you may )?instead)\b/,
    '$1once per game, if $2, $3',
  ],
  [/\b(?:each|every|any) ?time(?: that)? (?=[a-z])/, 'when '],
  [/\b(?:whenever|as soon as|the moment|when ever)(?: that)? (?=[a-z])/, 'when '],
  [/\bat the beginning of\b/, 'at the start of'],
  [
    /^(?!(?:when|if|while|once|twice|at|as|after|before|until|during|to|for|upon|on) )((?:you (?:may )?)?[^,:]+?),? ((?:when|after|as) (?!you do\b)[^,:]+|at the (?:start|end) of (?:(?:each|every|all) of )?(?:your|each player's|each opponent's) turns?)$/,
    (all, act, when) =>
      /^as (?!your turn)/.test(when) || /\b(?:as|many|much)$| (?:and|or|then) /.test(act)
        ? all
        : `${when}, ${act}`,
  ],
];

/** What an ability of a card waits for, where an effect would ask whether it is so. */
export const WAITED_FOR: readonly Reading[] = [
  [
    new RegExp(
      `^((?:once per [a-z]+, |while [^,:]+, )?)if (?=(?:you|${SOMEBODY}|this(?: card)?|an? [a-z-]+|one of your [a-z-]+|the equipped [a-z-]+) (?!(?:${STATES})\\b)[a-z]+)(?![^,:]*\\b(?:${STATES})\\b)(?!.* would )`,
    ),
    '$1when ',
  ],
  // Who does it, in front.
  [
    /^(?:any|each|every|an?|all|your)? ?(?:other )?(opponent|player)s? (?:who|that) ([a-z]+?)s? (you|[^,:]+?) (?:must|has to|have to|needs to|need to) ([a-z]+) ([^,:]+)$/,
    (_, who, verb, what, act, rest) =>
      `when ${withArticle(who)} ${thirdPerson(verb)} ${what}, that player ${thirdPerson(act)} ${rest.replaceAll(/\bhis or her\b/g, 'their')}`,
  ],
  [
    /^(?:any|each|every|an?) (opponent|player) (?:who|that) ([a-z]+s) (you) ([a-z]+s) ([^,:]+)$/,
    (_, who, verb, what, act, rest) => `when ${withArticle(who)} ${verb} ${what}, that player ${act} ${rest}`,
  ],
  // What it is done with, in front.
  [
    new RegExp(
      `^(?:for )?(?:each|every|any) (?!time\\b|turn\\b|round\\b)([a-z-]+(?: [a-z-]+)?) (?:that )?you (?!(?:${STATES})\\b)([a-z]+), (.+)$`,
    ),
    (_, what, verb, rest) => `when you ${verb} ${withArticle(what)}, ${rest}`,
  ],
  [/^(when [^,:]+?) (?=you may [a-z])/, '$1, '],
  [
    /^((?:once per [a-z]+, )?when [^,:]+, )you (?!may\b|cannot\b|must\b|pay\b|also\b|instead\b|gain\b|lose\b|have\b|can\b|are\b|and\b|do\b)(?=[a-z]+ )/,
    '$1',
  ],
];
