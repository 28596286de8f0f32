/**
 * Sentences with words that are left out or in another order: a number without its noun, a condition behind, `extra` in a
 * price. As all readings they are tried on the game itself.
 */
import { plural, thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { singularOf, type Reading } from './card-readings.ts';

const CONTROLLED =
  "(?:(?:in|on) (?:your|an opponent's|any|that player's) [a-z-]+|of (?:yours|an opponent|that player))";

export const ORDER_READINGS: readonly Reading[] = [
  // A card is where it is put: where it would be otherwise adds nothing.
  [
    /\b((?:move|put|return|take|place|add)s? [^,:]+? (?:to|into|onto) [^,:]+?) (?:instead of|rather than) (?:(?:going |being (?:put|moved|placed) |putting (?:it|that [a-z-]+) )?(?:in|into|to|onto) )?(?:the|your|their|its owner's) [a-z]+(?: [a-z]+)?$/,
    '$1',
  ],
  // A number of what was counted before.
  [
    /\b(\d+|an?|up to \d+) ((?:[a-z-]+ )?([a-z-]+?)s?)(,? (?:and |then |and then )+[a-z-]+ )(\d+|one|two|three)(?=$| (?:of|from|in) )/,
    (_, count, what, noun, then, more) =>
      `${count} ${what}${then}${/^(?:1|one)$/.test(more) ? withArticle(noun) : `${more} ${plural(noun)}`}`,
  ],
  // Whose it is, where somebody was chosen.
  [/\btheir\b/g, "that player's"],
  [
    /\b(you|they|that player) (has|have) ([^,:]*?) in hand\b/,
    (_, who, has, what) => `${who} ${has} ${what} in ${who === 'you' ? 'your' : 'their'} hand`,
  ],
  [
    /\b((?:players?|opponents?) (?:with|who has|who have|that has|that have|has|have|holding) [^,:]*?) in hand\b/,
    '$1 in their hand',
  ],
  [/\b((?:player|opponent)s?) (?:who|that) ha(?:s|ve) the (most|fewest|highest|lowest)\b/, '$1 with the $2'],
  // Condition first, where it asks at a moment that comes behind it.
  [/^if ([^,:]+?) (at the (?:start|end) of [^,:]+?)([,:])/, '$2, if $1$3'],
  [/^otherwise (?!if\b|,)(?=[a-z])/, 'otherwise, '],
  [/\bget(s?) back (?=\d|an? )/, 'gain$1 '],
  // What is paid besides, however it is called.
  [/\b(must|has to|have to|also) pay (\d+|an?|one) (?:extra|additional|more|further) /, '$1 pay $2 '],
  [
    /\b(must|has to|have to|also) (pay|discard|sacrifice) (\d+|an?|one) ([a-z-]+(?: [a-z-]+)?) (?:more|extra) /,
    '$1 $2 $3 $4 ',
  ],
  // What has something is somewhere.
  [
    new RegExp(
      `\\b((?:each|an?|every|all|another|the|\\d+) [a-z-]+) (with(?:out)? [^,:]+?) (${CONTROLLED})(?=$|,| (?:and|to)\\b)`,
    ),
    '$1 $3 $2',
  ],
  // Behind what holds.
  [/^([^,:]+?) (?:as long as|while) (?!this is in play)([^,:]+)$/, 'while $2, $1'],
  [
    /^((?:while|if) [^,:]+, )?(this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?) (?:has|gets|gains) ([+-]\d+) ([a-z-]+(?: [a-z-]+)?)((?: (?:until|this|for) .+)?)$/,
    '$1$3 to the $4 of $2$5',
  ],
  [/\byou have no other ([a-z-]+)s?\b(?! in)/, (_, what) => `there is no other ${singularOf(what)} of yours`],
  [
    /\b(if|and|or|while|when|that|it) (an?) (opponent|player) has ((?:at least|at most|more than|less than|exactly|no) [^,:]+?)(?=$|,| and | or )/,
    '$1 there is $2 $3 with $4',
  ],
  // Two effects that last are two lines.
  [
    /^((?:(?:while|until|for|if|during) [^:]+?, )?)((?:this|that|the|your|all|each|an?)\b[^,:]*?|[a-z]+s (?:of yours|in your [a-z]+)) (gets?|has|have|gains?) ([+-]\d+ [^,:]+?) and (cannot [^,:]+?)((?: (?:until|this turn|for) [^,:]+)?)$/,
    '$1$2 $3 $4$6\n$1$2 $5$6',
  ],
  [
    /^((?:(?:while|until|for|if|during) [^:]+?, )?)((?:this|that|the|your|all|each|an?)\b[^,:]*?|[a-z]+s (?:of yours|in your [a-z]+)) (cannot [^,:]+?) and (gets?|has|have|gains?) ([+-]\d+ [^,:]+?)((?: (?:until|this turn|for) [^,:]+)?)$/,
    '$1$2 $3$6\n$1$2 $4 $5$6',
  ],
  [/((?:^|, |then |and )(?:you (?:may )?)?[a-z]+) as many( [a-z]+)?$/, '$1 that many$2'],
  // As many as each has done it with before.
  [
    /^each ((?:other )?(?:player|opponent)) ([a-z-]+s) ([^,:]+?)(?:,? and (?:then )?|, then )(?:they )?([a-z-]+?)s? (that many|as many|the same number of) ([a-z]+)(?: as (?:they|that player) [a-z]+)?$/,
    (_, who, does, what, act, _many, cards) =>
      `for each ${who}:\n  that player ${does} ${what.replace(/^(?:all (?:the )?cards in )?their (?:whole |entire )?hand$/, "all cards in that player's hand")}\n  that player ${thirdPerson(act)} that many ${cards}`,
  ],
  // What is kept where it is.
  [
    /^((?:.*, )?(?:look at|reveal) [^,:]+?),? (?:and|then|and then) (?:you may )?(?:either )?(?:(?:keep|leave) (?:it|that card)(?: (?:there|on top|where it is))? or (.+)|((?:discard|move|put|bury|return) (?:it|that card)[^,:]*?) or (?:keep|leave) (?:it|that card)(?: (?:there|on top|where it is))?)$/,
    (_, look, one, other) =>
      `${look}${/^(?:look|reveal)/.test(look) ? '\n' : ', then '}you may ${one ?? other}`,
  ],
  [
    /^(?:you may )?(?:either )?(?:(?:keep|leave) (?:it|that card)(?: (?:there|on top|where it is))? or ((?:discard|move|put|bury|return) (?:it|that card).*)|((?:discard|move|put|bury|return) (?:it|that card)[^,:]*?) or (?:keep|leave) (?:it|that card)(?: (?:there|on top|where it is))?)$/,
    (_, one, other) => `you may ${one ?? other}`,
  ],
  [
    /^(?:do|choose|pick|perform) (?:exactly )?one of (?:the following|these)(?: things| effects)?: ?/,
    'choose one: ',
  ],
  // A comma behind how long.
  [
    /^(until (?:(?:the )?end of (?:the |this |your )?(?:turn|round)|(?:the start of )?your next turn)) (?!as\b|of\b)(?=(?:it|that|this|those|they|you|your|the|all|each|no|players|opponents) )/,
    '$1, ',
  ],
  // What is paid for the lines below.
  [
    /^((?:once|twice|\d+ times) per [a-z]+), you may ((?:discard|sacrifice|pay|lose|remove|exhaust|bury|return) [^,:]+):$/,
    '$1, $2 to:',
  ],
  // How often, behind what happens.
  [
    /^((?:when|whenever|before|at the (?:start|end) of) [^:]+), ([^,:]+?),? (?:but )?(?:only )?(once|twice) (?:per|each|every|a) (turn|round)$/,
    '$3 per $4, $1, $2',
  ],
  // What is left of a number is the number.
  [
    /\b((?:has|have) (?:no|\d+|at (?:least|most) \d+|exactly \d+) [a-z]+(?: [a-z]+)?) (?:left|remaining)(?=$|,|:)/,
    '$1',
  ],
  [
    /^you (?:start|begin) (?:each|every)(?: of your)? turns? with (an?|one|\d+) (?:more|additional|extra|further) ([a-z]+(?: [a-z]+)?)$/,
    'at the start of your turn, gain $1 $2',
  ],
  [/\b(draws?) the same number(?: of cards)?(?=$|,)/, '$1 that many cards'],
  [/\b(to (?:draw|discard|take|play|sacrifice)) another$/, '$1 another card'],
  [
    /^((?:when|whenever|before) )(the equipped [a-z-]+|that [a-z-]+|this)('s effect) is used(?=[,:])/,
    '$1a player uses $2$3',
  ],
  // A whole hand, and what comes for it.
  [
    /^((?:each|every|that) (?:other )?(?:player|opponent) )?(discards?) (?:all (?:the )?cards in )?(your|their) hand,? and(?: then)? (draws? (?!that many|the same number|as many)[^,:]+)$/,
    (_, who = '', verb, whose, draw) => `${who}${verb} all cards in ${whose} hand\n${who}${draw}`,
  ],
  // What others get on their rolls.
  [
    /^((?:[^:]+, )?)((?:all |your )?opponents|each opponent|that player|other players) (?:gets?|has|have) ([+-]\d+) (?:to|on) (?:all )?their ((?:[a-z-]+ )?rolls)((?: (?:until|this|for) [^,:]+)?)$/,
    (_, head, who, by, rolls, span) =>
      `${head}${by} to ${who.endsWith('s') ? `${who.replace(/^(?:all|your) /, '')}'` : `${who}'s`} ${rolls}${span}`,
  ],
  // What each of several loses.
  [
    /^((?:.*, |then )?)(?:all|each|every) (?:of )?((?:your |the )?[a-z-]+(?: [^,:]+?)?) loses? all (?:of )?(?:(?:its|their|the) )?([a-z-]+)$/,
    (_, before, what, counter) => {
      const own = what.startsWith('your ');
      const [, noun, rest] = /^([a-z-]+)(.*)$/.exec(what.replace(/^(?:your|the) /, ''))!;
      const one = singularOf(noun);
      return `${before}for each ${one}${own ? ' of yours' : ''}${rest}, that ${one} loses (that ${one}'s ${counter}) ${counter}`;
    },
  ],
  // Values that go together.
  [/\bwhere (?:(?:all|the|their) )*([a-z-]+s) are (?:all )?different\b/, 'where $1 are different'],
  [/\bwith (consecutive|different) ([a-z-]+s)\b/, 'where $2 are $1'],
  [
    /^([a-z]+) (\d+|[a-z]+) ([a-z-]+) where ([a-z-]+s) are (consecutive|the same) (?:from|in|of) (?:an?|one|the same) ([a-z-]+) (to .+)$/,
    'choose a $6\nchoose $2 $3 in that $6 where $4 are $5 as chosen\n$1 the chosen $7',
  ],
];
