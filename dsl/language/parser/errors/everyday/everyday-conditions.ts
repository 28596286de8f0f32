/** Conditions as people say them: `if you are out of cards`, `if your row contains 3+ fruits`, `but only if ...`. */
import { baseOfParticiple, singular, withArticle } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

const MANY =
  '((?:at least |at most |exactly |more than |less than )?\\d+(?:\\+| or more| or fewer| or less)?|an?|no|any)';

/** `have a fruit` of them, and `has a fruit` of one of them. */
const ofOne = (what: string): string => what.replace(/^have\b/, 'has').replace(/^are\b/, 'is');

export const EVERYDAY_CONDITIONS: readonly Reading[] = [
  // More of it under a condition.
  [
    /^([a-z]+) (an?|one|\d+) ([a-z]+?)(s?),? (?:or |\()(?:\1 )?(\d+|two|three|four)(?: \3s?)?(?: instead)? if ([^,:()]+)\)?$/,
    (_, verb, count, what, s, more, condition) =>
      `if ${condition}, ${verb} ${more} ${what}s\notherwise, ${verb} ${count} ${what}${s}`,
  ],
  [/^((?!if|when)[a-z]+ [^,:]+?) instead,? if ([^,:]+)$/, 'if $2, $1 instead'],
  // Who is not to be hurt.
  [
    /^((?:[^,:]+, )*)(?:protect ([^,:]+?) from|([^,:]+?) (?:is|are) (?:protected|immune|safe) (?:from|to|against)) (?:being|getting) ([a-z]+(?: or [a-z]+)?)((?: (?:until|this|for) [^,:]+)?)$/,
    (_, head, whom, other, verbs, span) => `${head}${whom ?? other} cannot be ${verbs}${span}`,
  ],
  [/\bif either(?: of (?:them|those(?: cards)?)| card| one)? is (?=an? )/, 'if one of them is '],
  // What one has, and has not.
  [/\b(you|they) do not have (?:any|a single|an?) (?=[a-z])/, '$1 have no '],
  [
    /\b(that player|that opponent|it|this|this [a-z-]+) does not have (?:any|a single|an?) (?=[a-z])/,
    '$1 has no ',
  ],
  [
    /\b(you|they) hold ((?:no|an?|at least|at most|more than|less than|exactly|\d+)(?: [^,:]*?)?cards?)(?: in (?:your |their )?hand)?(?=,|$)/,
    (_, who, what) => `${who} have ${what} in ${who === 'you' ? 'your' : 'their'} hand`,
  ],
  [/\b(have|has|hold|holds) (no|\d+|an?|any) ([a-z-]+) left\b/, '$1 $2 $3'],
  [/\b(if|while) you (?:are|run) out of cards\b/, '$1 you have no cards in your hand'],
  [
    /\b(if|while) (your|their) ([a-z]+) (?:contains|holds|has) no cards(?: in it)?(?=,|$)/,
    '$1 $2 $3 is empty',
  ],
  [/\b(\d+)\+ (?=[a-z])/, '$1 or more '],
  [
    new RegExp(
      `\\b(if|while) (your [a-z]+|that player's [a-z]+|the [a-z]+(?: [a-z]+)?) (?:contains?|includes?|holds?|has) ${MANY} ([a-z-]+(?: [a-z-]+)?)(?: in it)?(?=,|$)`,
    ),
    (_, word, place, count, what) =>
      `${word} there ${/^(?:an?|no)$/.test(count) ? 'is' : 'are'} ${count} ${what} in ${place}`,
  ],
  // What a card carries.
  [
    /\b(this(?: card| [a-z-]+)?|that [a-z-]+|it) (?:is (?:equipped with|carrying|wearing|holding|bearing)|carries|wears|bears|holds) (an?|no|any|this|at least \d+) ([a-z-]+)\b/,
    '$1 has $2 $3',
  ],
  [/\b(has|have|with) (an?|no|any) ([a-z-]+) (?:equipped|attached)(?: to (?:it|this))?(?=,|$)/, '$1 $2 $3'],
  [
    /\b(?:if|while) (an?|any) ([a-z-]+) is (?:attached|equipped) to (this(?: card| [a-z-]+)?|that [a-z-]+)(?=,|$)/,
    (all, article, what, whom) => `${all.startsWith('if') ? 'if' : 'while'} ${whom} has ${article} ${what}`,
  ],
  // Behind what happens.
  // What may be done with the card itself is no condition of what its text does.
  [
    /^(?!(?:you (?:may|can) )?(?:only )?(?:play|use|cast|lay) this\b|you can )((?:(?! (?:and|or|then|can) )[^,:])+?),? (?:but )?only if ([^,:]+)$/,
    'if $2, $1',
  ],
  [/^((?:if|otherwise if) [^:]+?),? (?:otherwise|else|if not,?) ([a-z]+ [^:]+)$/, '$1\notherwise, $2'],
  [/^([a-z]+ [^:]+? if [^:,]+?),? (?:otherwise|else|if not,?) ([a-z]+ [^:]+)$/, '$1\notherwise, $2'],
  // What is asked beside what happens.
  [
    /\b(when(?:ever)?|before|each time|every time) ([^,:]+?) and ((?:you|that (?:player|opponent|card|[a-z-]+)|this|there|it|your [a-z-]+|the [a-z-]+(?: [a-z-]+)?) (?:have|has|is|are|do not have|does not have)\b[^,:]*)(?=[,:])/,
    '$1 $2, if $3',
  ],
  // Each for themselves.
  [
    /^each ((?:other )?(?:player|opponent)) ([a-z]+s [^,:]+?),? if (?:they|that player|that opponent) (?!do\b|does\b|cannot\b)([^,:]+)$/,
    (_, who, act, what) => `for each ${who}, if that player ${ofOne(what)}, that player ${act}`,
  ],
  [
    /^each ((?:other )?(?:player|opponent)) ([a-z]+s [^,:]+?),? unless (?:they have|that (?:player|opponent) has) (an?|any|at least \d+) ([^,:]+)$/,
    (_, who, act, many, what) =>
      `for each ${who}, if that player has ${many.startsWith('at') ? many.replace('at least', 'less than') : 'no'} ${what}, that player ${act}`,
  ],
  // More of these than of those.
  [
    /\b(if|while|where) (that (?!player|opponent)[a-z-]+|the [a-z-]+|your [a-z-]+) (?:has|contains) (more|fewer|less|as many) ([a-z-]+(?: [a-z-]+)?) (?:than|as) ([a-z-]+(?: [a-z-]+)?)(?=[,:])/,
    (_, word, which, how, some, others) => {
      const than = how === 'as many' ? '' : how === 'more' ? 'more than ' : 'less than ';
      return `${word} the number of ${some} in ${which} is ${than}the number of ${others} in ${which}`;
    },
  ],
  // One number, two bounds.
  // One of three numbers or more.
  [
    /\b(if|while|unless) (that [a-z-]+(?: roll)?|the [a-z-]+(?: [a-z-]+)?|your [a-z-]+|this [a-z-]+) is (?:an? |either )?(\d+(?:, \d+)+,? or \d+|\d+(?: or \d+){2,})(?=[,:])/,
    (_, word, what, numbers) =>
      `${word} ${numbers
        .match(/\d+/g)!
        .map((each) => `${what} is ${each}`)
        .join(' or ')}`,
  ],
  [
    /\b(if|while|unless) (that roll|the [a-z-]+(?: [a-z-]+)?|your [a-z-]+|this [a-z-]+) is ((?:at (?:least|most)|less than|more than|exactly) \d+|\d+ or (?:less|more|higher|lower)|\d+) or ((?:at (?:least|most)|less than|more than|exactly) \d+|\d+ or (?:less|more|higher|lower))(?=[,:])/,
    '$1 $2 is $3 or $2 is $4',
  ],
  // What one did not do.
  [
    /\b(if|unless|while) (you|they) ([a-z]+ed) no ([a-z-]+s)( (?:in )?this (?:turn|round))(?=[,:])/,
    (said, word, who, done, what, when) => {
      const base = baseOfParticiple(done);
      return base === undefined
        ? said
        : `${word} ${who} did not ${base} ${withArticle(singular(what))}${when}`;
    },
  ],
  [
    /\bwhen(?:ever)? you have no ([a-z-]+(?: [a-z-]+)?s) left(?=[,:])/,
    (_, what) => `when you lose your last ${singular(what)}`,
  ],
  [/^if not,? (?=[a-z])/, 'otherwise, '],
  [/^(otherwise|else) (?=[a-z])(?!if\b)/, 'otherwise, '],
  [
    /^(?!if |when |otherwise|while |until |for |to |once |at |during |[+-]\d)((?:(?! (?:and|or|then) )[^,:])+?) if (?!you do\b|you do not\b|they do\b|possible\b|able\b)([^,:]+)$/,
    'if $2, $1',
  ],
  [
    /^(?!if |when |otherwise|while |until |for |to |once |at |during |before |[+-]\d)([^,:]+), then ([^,:]+?) if (?!you do\b|you do not\b|they do\b|possible\b|able\b)([^,:]+)$/,
    '$1\nif $3, $2',
  ],
  [/^((?:if [^,:]+|otherwise), [a-z]+) (?:1|one|a)$/, '$1 a card'],
  [/^((?:if [^,:]+|otherwise), [a-z]+) (\d+)$/, '$1 $2 cards'],
];
