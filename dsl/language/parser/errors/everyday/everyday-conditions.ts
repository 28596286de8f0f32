/** Conditions as people say them: `if you are out of cards`, `if your row contains 3+ fruits`, `but only if ...`. */
import type { Reading } from '../card-readings.ts';

const MANY =
  '((?:at least |at most |exactly |more than |less than )?\\d+(?:\\+| or more| or fewer| or less)?|an?|no|any)';

export const EVERYDAY_CONDITIONS: readonly Reading[] = [
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
  [/^((?:(?! (?:and|or|then|can) )[^,:])+?),? (?:but )?only if ([^,:]+)$/, 'if $2, $1'],
  [/^((?:if|otherwise if) [^:]+?),? (?:otherwise|else|if not,?) ([a-z]+ [^:]+)$/, '$1\notherwise, $2'],
  [/^([a-z]+ [^:]+? if [^:,]+?),? (?:otherwise|else|if not,?) ([a-z]+ [^:]+)$/, '$1\notherwise, $2'],
  [/^if not,? (?=[a-z])/, 'otherwise, '],
  [/^(otherwise|else) (?=[a-z])(?!if\b)/, 'otherwise, '],
  [
    /^(?!if |when |otherwise|while |until |for |to |once |at |during |[+-]\d)((?:(?! (?:and|or|then) )[^,:])+?) if (?!you do\b|you do not\b|they do\b|possible\b|able\b)([^,:]+)$/,
    'if $2, $1',
  ],
  [/^((?:if [^,:]+|otherwise), [a-z]+) (?:1|one|a)$/, '$1 a card'],
  [/^((?:if [^,:]+|otherwise), [a-z]+) (\d+)$/, '$1 $2 cards'],
];
