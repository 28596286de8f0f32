/** How long something holds, and whose turn it is: `for the remainder of the turn`, `on your own turn`, `until it is your turn again`. */
import { plural } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

const TURN = '(?:the|this|your|their|that|the current|this current)';

/** Turns of others. */
const OF_OTHERS =
  "(?:(?:an?|another|any|every|each|the|your|some) (?:other )?(?:opponent|player)'s turns?|(?:your |the )?(?:opponents|other players|other opponents)'?(?: own)? turns?|(?:some(?:body|one)|any(?:body|one)) else's turn|the turns? of (?:your |the )?(?:an opponent|another player|opponents|other players|others))";

/** What holds at a time is something that is added, forbidden or counted. */
const STANDS =
  '(?=[^:]*(?:[+-]\\d|\\b(?:cannot|add|subtract|get|gets|have|has|are|is|increase|reduce|counts?|costs?)\\b))';

const manyOf = (what: string): string => (what.endsWith('o') ? `${what}es` : plural(what));

const MINE = 'while you are the active player, ';
const THEIRS = 'while you are not the active player, ';

export const EVERYDAY_SPANS: readonly Reading[] = [
  // To the end of this turn.
  [
    /\b(?:for|during|throughout) (?:the )?(?:rest|remainder|entirety) of (?:the|this|your|the current) turn\b/,
    'for the rest of the turn',
  ],
  [
    new RegExp(
      `\\b(?:(?:for|during) this (?:whole |entire )?turn|until (?:your|that|the current|this current) turn's end|until the end of (?:your|that|the current|this current) turn|until ${TURN} turn (?:ends|is over|has ended|finishes))(?![\\w-])`,
    ),
    'until end of turn',
  ],
  [
    /^this turn,? (?=(?:you|your|all|no|opponents|players|every|each|nobody|none|the|an?|[+-]\d)(?![\w-]))/,
    'until end of turn, ',
  ],
  // To my next turn.
  [
    /\buntil (?:(?:the )?(?:start|beginning) of your next turn|your next turn(?: (?:starts|begins|comes(?: around| up)?))?|(?:it is|it's|it becomes) your turn (?:again|next)|your turn comes (?:(?:a?round|back) )?again|your turn comes a?round|you (?:start|begin) your next turn|your turn (?:starts|begins) again)(?![\w-])/,
    'until the start of your next turn',
  ],
  [/\bat (?:the )?beginning of\b/, 'at the start of'],
  // As long as it is my turn, or not.
  [
    new RegExp(
      `^(?:while|when|whenever|as long as|if) (?:it is|it's) (?:currently )?your(?: own)? turn, ${STANDS}`,
    ),
    MINE,
  ],
  [
    new RegExp(
      `^(?:(?:while|when|whenever|as long as|if) (?:it is not|it's not|it isn't) your(?: own)? turn|outside (?:of )?your(?: own)? turns?|(?:while|when|whenever|as long as) (?:it is|it's) (?:not your turn|(?:an opponent|another player|some(?:one|body) else)'s turn))(?:, |(?= you ))${STANDS}`,
    ),
    THEIRS,
  ],
  [new RegExp(`^(?:on|in|during) (?:each of )?your(?: own)? turns?, ${STANDS}`), MINE],
  [new RegExp(`^(?:on|in|during) ${OF_OTHERS}, ${STANDS}`), THEIRS],
  [
    new RegExp(
      `^${STANDS}([^,:]+?),? (?:(?:on|in|during) your(?: own)? turns?|(?:while|when|as long as) (?:it is|it's) your(?: own)? turn)$`,
    ),
    `${MINE}$1`,
  ],
  [
    new RegExp(
      `^${STANDS}([^,:]+?),? (?:(?:on|in|during) ${OF_OTHERS}|outside (?:of )?your(?: own)? turns?|(?:while|when|as long as) (?:(?:it is not|it's not) your(?: own)? turn|(?:it is|it's) (?:not your turn|(?:an opponent|another player|some(?:one|body) else)'s turn)))$`,
    ),
    `${THEIRS}$1`,
  ],
  // Besides another condition.
  [
    new RegExp(`^while ([^,:]+), ${STANDS}([^,:]+?),? (?:on|in|during) your(?: own)? turns?$`),
    'while $1 and you are the active player, $2',
  ],
  [
    new RegExp(`^while ([^,:]+), ${STANDS}([^,:]+?),? (?:on|in|during) ${OF_OTHERS}$`),
    'while $1 and you are not the active player, $2',
  ],
  // In a condition of what is done.
  [
    /(?<=\b(?:if|unless|and|or|while|as long as) )(?:it is|it's) (?:currently |still )?(?:your(?: own)? turn|you whose turn it is)(?! (?:again|next)\b)(?![\w-])/,
    'you are the active player',
  ],
  [
    /(?<=\b(?:if|unless|and|or|while|as long as) )(?:(?:it is not|it's not|it isn't) (?:currently )?your(?: own)? turn|(?:it is|it's) (?:not your turn|(?:an opponent|another player|some(?:one|body) else)'s turn))(?![\w-])/,
    'you are not the active player',
  ],
  [
    /(?<=\b(?:if|unless|and|or|while|as long as) )(?:it is|it's) ((?:that|the) [a-z]+(?: [a-z]+)?)'s turn(?![\w-])/,
    '$1 is the active player',
  ],
  [
    /(?<=\b(?:if|unless|and|or|while|as long as) )(?:it is|it's) (not )?their(?: own)? turn(?![\w-])/,
    'that player is $1the active player',
  ],
  // Nobody can.
  [
    /\b(?:no opponent|none of (?:your|the) opponents) (?:can|may|is allowed to|are allowed to)(?: ever)? (?=[a-z])/,
    'opponents cannot ',
  ],
  // A partner is another player, and no opponent.
  [
    /\b(?:no other player|no one else|nobody else) (?:can|may|is allowed to)(?: ever)? (?=[a-z])/,
    'other players cannot ',
  ],
  [/\b(?:nobody|no one|no player) (?:can|may|is allowed to) (?=[a-z])/, 'players cannot '],
  [
    /\b((?:your |the )?opponents|(?:all |the )?other players|players|(?:an opponent|another player)) (?:are not allowed to|is not allowed to|are unable to|can no longer|can not) (?=[a-z])/,
    '$1 cannot ',
  ],
  // So many in each turn.
  [
    /^((?:until|for the rest of) [^,:]+?, )?(?:each|every|all|an)? ?(player|opponent)s? (?:can|may) ([a-z]+) (?:only|at most|no more than|a maximum of|up to) (\d+) ([a-z-]+(?: cards)?) (?:each|per|a|in each|in every) turn( (?:until|for the rest of) [^,:]+)?$/,
    (said, before, who, verb, count, what, behind) =>
      before && behind
        ? said
        : `${who}s can ${verb} ${what} ${count === '1' ? 'once' : `${count} times`} per turn${behind ?? (before ? ` ${before.slice(0, -2)}` : '')}`,
  ],
  // Of what is over soon.
  [
    /^((?:[^,:]+, )*)((?:players|opponents|other players|you|an opponent|each opponent) cannot [a-z]+ that roll)(?: any ?more| any longer| any further| again| further| after (?:it|that|this))?$/,
    '$1$2 until end of turn',
  ],
  [
    /\b(only if (?:you|another player|an opponent|any player|a player|that player)) (?:has |have )?(?:already )?([a-z]+ed that roll)$/,
    '$1 $2 this turn',
  ],
  [/\b(?:all|the|your) other players cannot\b/, 'other players cannot'],
  [/\b(?:none|not one) of (your|their|the) ([a-z-]+(?: [a-z-]+)?) (?:can|may) (?=[a-z])/, '$1 $2 cannot '],
  [
    /(?<=^|, )no ([a-z-]+(?: [a-z-]+)?) (?:of yours|you (?:have|own|control)) (?:can|may) (?=be )/,
    (_, what) => `your ${manyOf(what)} cannot `,
  ],
  [
    /(?<=^|, )no ([a-z-]+(?: [a-z-]+)?) ((?:in|on) [^,:]+?) (?:can|may) (?=be )/,
    (_, what, where) => `all ${manyOf(what)} ${where} cannot `,
  ],
  // Several without a word in front of them are all of them.
  [
    /(?<=^|, )((?!all\b|your\b|the\b|those\b|these\b|other\b)(?:[a-z]+ \d+ |[a-z-]+ )?(?!is\b|has\b|does\b|costs\b)[a-z-]+s)((?: (?:of yours|of (?:an opponent|your opponent|opponents|that player|theirs|the active player)|(?:in|on) (?:your|an opponent's|any|their|the) [a-z-]+(?: [a-z-]+)??|of [a-z]+ \d+|with [^,:]+?|where [^,:]+?|within \d+ of [^,:]+?|adjacent to [^,:]+?))+) (?=(?:cannot|can|get|have|gain|lose|cost|count)\b)/,
    'all $1$2 ',
  ],
  [/\byour opponents (?=cannot\b)/, 'opponents '],
  [
    /\b(you|(?:your|this|that|the|all|an?) [^,:]+?) (?:may not|can not|can no longer|must not) be (?=[a-z])/,
    '$1 cannot be ',
  ],
  [/\b(?:is|are) (?:safe|protected|immune|secure) (?:from|against|to) being ([a-z]+)/, 'cannot be $1'],
];
