/** What is done, in other words: who is made to do it, cards that are looked at, put in order, or taken back. */
import { baseOfParticiple, thirdPerson } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';
import { linesBelow } from './everyday-choices.ts';
import { HEAD } from './everyday-words.ts';

const ANY_ORDER =
  'in (?:any|whatever|whichever|an?|the) order(?: (?:that )?(?:you (?:want|like|choose|wish|prefer|please)|of your (?:own )?(?:choice|choosing|liking)))?';

/** `have that ship attack this`. */
const MADE_TO = '(?:have|let|make) (that [a-z-]+|this(?: card)?) ([a-z]+) ([^,:]+?)';

/** A card that a text knows. */
const ONE_CARD = '(it|this(?: [a-z]+)?|that [a-z-]+|the equipped [a-z-]+|the [a-z-]+)';

export const EVERYDAY_ACTS: readonly Reading[] = [
  // Several in one place are all of them.
  [/\bamong (?:the )?([a-z-]+s) (?=(?:in|on) (?:your|their|the|an|any|that)\b)/, 'among all $1 '],
  // All of these and all of those, from one place.
  [
    /\ball ([a-z-]+(?: cards)?) and (?:all )?([a-z-]+(?: cards)?) (?=(?:in|among|from|on) (?:the|your|that|their|an|any)\b)/,
    'all $1 or $2 ',
  ],
  [
    /\ball ([a-z-]+) ([a-z-]+s) and (?:all )?([a-z-]+) \2 (?=(?:in|among|from|on) (?:the|your|that|their|an|any)\b)/,
    'all $1 $2 or $3 $2 ',
  ],
  // Where they are comes before what they are like.
  [
    /^(.*?\b(?:all|each|every|an?) [a-z-]+) where ([^,:]+?) ((?:in|of|from) the [a-z-]+ with the (?:most|fewest|highest|lowest) [a-z ]+)$/,
    '$1 $3 where $2',
  ],
  // One and those beside it, which it is not among.
  [
    /^((?:the|that) [a-z-]+|this(?: card's host)?) and ((?:all|each)(?: other)? [^,:]+? adjacent to (?:it|(?:the|that) [a-z-]+|this card's host)|(?:all|each) other [^,:]+?) (gain|lose|take|suffer|recover)s? ([^,:]+)$/,
    (_, one, rest, verb, what) =>
      `${one} ${verb}s ${what}\n${rest.replace(/ adjacent to it$/, ` adjacent to ${one}`)} ${rest.startsWith('each') ? `${verb}s` : verb} ${what}`,
  ],
  // Every repetition has an end; nothing on cards is done as often as this.
  [/\brepeat (?:this |the following )?until\b/, 'repeat up to 100 times until'],
  // Who does it.
  [
    /(?<=^|, |then )(?:your |all |the |all (?:of )?your )?(opponents|(?:other )?players) each ([a-z]+)(?= )/,
    (_, who, verb) => `each ${who.slice(0, -1)} ${thirdPerson(verb)}`,
  ],
  [
    /(?<=^|, |then )(?:make|force|have) (each (?:other )?(?:opponent|player)|every (?:other )?(?:opponent|player)|that player|that opponent)(?: to)? ([a-z]+)(?= )/,
    (_, who, verb) => `${who.replace('every', 'each')} ${thirdPerson(verb)}`,
  ],
  [
    new RegExp(
      `^${HEAD}(?:make|force|have) (an?|another) (opponent|player)(?: of your choice)?(?: to)? ([a-z]+) ([^,:]+)$`,
    ),
    (_, head, article, who, verb, rest) =>
      linesBelow(head, [`choose ${article} ${who}`, `that player ${thirdPerson(verb)} ${rest}`]),
  ],
  [
    new RegExp(
      `^${HEAD}(an? (?:opponent|player)) (?:of your choice|you choose|that you choose) (?:must )?([a-z]+) ([^,:]+)$`,
    ),
    (_, head, who, verb, rest) =>
      linesBelow(head, [
        `choose ${who}`,
        `that player ${verb.endsWith('s') ? verb : thirdPerson(verb)} ${rest}`,
      ]),
  ],
  [/^(choose (?:an?|another) (?:player|opponent)),? who then ([a-z]+s )/, '$1\nthat player $2'],
  [/\b(that (?:player|opponent)) then (?=[a-z]+s )/, '$1 '],
  // Who does something else in the place of what would happen.
  [
    new RegExp(
      `^((?:[^,:]+, )*if [^,:]+? would [^,:]+, )you may (?:instead ${MADE_TO}|${MADE_TO},? instead)$`,
    ),
    (_, head, ...made: (string | undefined)[]) => {
      const [who, verb, rest] = made[0] === undefined ? made.slice(3) : made;
      return `${head}you may instead:\n  ${who} ${thirdPerson(verb!)} ${rest}`;
    },
  ],
  [/\b(?:belonging to|owned by|controlled by) you\b/, 'of yours'],
  [/\b(?:belonging to|owned by|controlled by) (?=(?:an?|the|that|another) )/, 'of '],
  [/^((?:if you do, )?[a-z]+ that many)$/, '$1 cards'],
  // Whom it is given.
  [
    /\b(give|hand|pass|send|show|pay)(s?) (you|that player|that opponent|an opponent|another player|each opponent|each player) ((?:an?|the|all|those|\d+|one) (?!each\b)[^,:]+?)(?= and [a-z]+ |,|$)/,
    '$1$2 $4 to $3',
  ],
  // One sentence after the other.
  [
    /^(make an? [a-z ]*?rolls?),? and ([^,:]+?),? if (?:it|the (?:result|total|roll)|that roll|you) (is|comes to|totals|rolls?|get) ([^,:]+)$/,
    '$1\nif it is $4, $2',
  ],
  [/^(choose [^,:]+, [^:]+), and (?=(?:that player|that opponent|they|you) )/, '$1\n'],
  [
    /^(choose (?:an?|another|\d+) [^,:]+), (?:and )?(?!(?:then|and|or|who|which|where|with|in|on|of)\b)(?=(?:look at|[a-z]+) (?:an?|the|their|that|one|\d+|all|your|it|them|this|any|each)\b)/,
    '$1\n',
  ],
  [
    /^(?!if |when |while |for each |until |at |once )([^,:]+), and (?=(?:that player|that opponent|they|you) )/,
    '$1\n',
  ],
  // Looking, showing.
  [/\b(?:take|have) an? (?:quick )?(?:look|peek|glance) (?:at|through) /, 'look at '],
  [
    /^look (?:at|through) (?:all cards in )?(their|that player's|that opponent's|an opponent's|another player's) hand(?:,? and(?: then)?|, then|,) (you (?:may|can) )?([a-z]+) (an?|one|\d+|up to \d+) ([a-z][a-z -]*?)(?: of your choice)? (?:from|in|out of) (?:it|there|that hand|among them)$/,
    (_, whose, may: string | undefined, verb, count, what) =>
      [
        ...(whose.startsWith('an') ? [`choose ${whose.replace("'s", '')}`] : []),
        "look at all cards in that player's hand",
        `${may ? 'you may ' : ''}${verb} ${count === 'one' ? 'a' : count} ${what} in that player's hand`,
      ].join('\n'),
  ],
  [
    /\b((?:each|every|an?|any|that) (?:other )?(?:player|opponent)|opponents|players) with (?:an )?empty hands?\b/,
    '$1 with no cards in their hand',
  ],
  [/\b(look at|reveal) the first (\d+) cards (?=(?:of|from|in) )/, '$1 the top $2 cards '],
  [/\b(top \d+ cards) (?:from|in) (?=the |your )/, '$1 of '],
  [
    /^(.*\blook at the top (?:\d+|[a-z]+) cards of [^,:]+?)(,? and |,? then |, )(?:(?:re)?arrange|order|reorder|put|place|return|sort) (them|those cards|these)(?: back)?((?: on (?:the )?top(?: of [^,:]+?)?)?) in .*order.*$/,
    '$1$2put $3$4 in any order',
  ],
  [
    new RegExp(
      `^((?:put|place|return|arrange|move) (?:them|those cards)(?: back)?(?: (?:on|to) (?:the )?top(?: of [^,:]+?)?)?) ${ANY_ORDER}$`,
    ),
    '$1 in any order',
  ],
  [
    /\b(?:the )?(?:remaining|other) (?:\d+|ones?|cards?|\d+ cards)(?= (?:on|to|at|under|into|in|back)\b|$|,)/,
    'the rest',
  ],
  // Two that go to one place, and what goes back to the hand without a word of it.
  [
    new RegExp(
      `(?<=^|, |then |instead )(?:return|move|put|take|bring)(s?) ${ONE_CARD} and ${ONE_CARD} (?:both )?(?:back )?((?:in|on)?to|in|on) ((?:your|their|the|its|that)\\b[^,:]+)$`,
    ),
    'move$1 $2 to $5, then move$1 $3 to $5',
  ],
  [
    /(?<=^|, |then |and |instead |may )(?:return (the equipped [a-z-]+|this(?: card)?)(?: back)?|(?:take|bring|get|put|pick) (the equipped [a-z-]+|this(?: card)?|that card|it) back(?: up)?(?: (?:in|into|to) your hand)?)(?=$|, then )/,
    (_, one, other) => `move ${one ?? other} to your hand`,
  ],
  // Laying away and taking.
  [
    /^choose ([^,:]+? in [^,:]+?),? and (?:put|move|take|add|return) (?:it|that card|that [a-z-]+|them) (?:in|to|into) your hand$/,
    'move $1 to your hand',
  ],
  [
    /^(?:take|steal|get|grab|choose|pick) ([^,:]+?) (?:from|out of|in) ([^,:]+?),? (?:and|and then|then) (?:attach (?:it|that [a-z-]+) (?:to|on|onto)|(?:equip|put|place) (?:it|that [a-z-]+) on(?:to)?) (?!(?:the )?(?:top|bottom)\b)([^,:]+)$/,
    'attach $1 in $2 to $3',
  ],
  [
    /\b(an?|\d+) randomly (?:chosen|selected|picked) (?=[a-z])/,
    (_, count) => `${/^\d/.test(count) ? count : 'a'} random `,
  ],
  [
    /\b(an?|\d+) (?!random\b|number\b)([a-z]+s?)(?: chosen| selected| picked)? at random(?= (?:from|in|out of)\b|$|,| [a-z]+s )/,
    (_, count, what) => `${/^\d/.test(count) ? count : 'a'} random ${what}`,
  ],
  [/\brandomly ([a-z]+) (an?|\d+) (?!random\b)([a-z]+)/, '$1 $2 random $3'],
  [/\bout of (?=(?:their|your|that player's|the|an opponent's) )/, 'in '],
  [/\bdraw an? (?:new|fresh|extra|additional|further) card\b/, 'draw a card'],
  [/\bhand of (an opponent|another player|that player|the [a-z]+ player)\b/, 'hand of $1'],
  [/\bthe hand of (an opponent|another player|that player)\b/, "$1's hand"],
  [
    / (?:without (?:paying|spending) (?:for (?:it|them)|its (?:cost|price)|any cost|anything|any ?thing for it)|without (?:its|their|any) (?:cost|price)|without paying|at no cost|free of charge)(?=$|,)/,
    ' for free',
  ],
  [/\bfrom among (them|those cards)\b/, 'among those cards'],
  // A number that is worked out.
  [/\b([a-z]+) a number of ([a-z-]+s) equal to ([^,:]+)$/, '$1 ($3) $2'],
  [
    /^(?:you )?count (?:the number of |all )?(?:the )?([a-z-]+s) ((?:in|on|of) [^,:]+?)(?:,? and(?: then)?|, then|,) ([a-z]+) that many ([a-z-]+)$/,
    '$3 (the number of $1 $2) $4',
  ],
  // A number that was named before.
  [
    /^(.*\b(?:then|and|,) ?)?draw (?:that many|as many(?: cards)?|the same number(?: of cards)?)$/,
    (_, head = '') => `${head}draw that many cards`,
  ],
  [/\bdraw one (?=for each )/, 'draw a card '],
  // As many as are lacking.
  [
    /^(?:draw|fill|refill) (?:back )?up (?:back )?to (?:an? (?:full )?hand of |a total of )(\d+)(?: cards)?(?: in hand)?$/,
    'draw cards until you have $1 cards in your hand',
  ],
  [
    /^(?:keep |go on |continue )?draw(?:ing)?(?: cards)? until (?:your hand (?:has|contains|holds|is)|you (?:have|hold|are holding|are at|reach)) (\d+)(?: cards)?(?: in (?:your )?hand)?$/,
    'draw cards until you have $1 cards in your hand',
  ],
  // What is done to something is an order.
  [
    new RegExp(
      `^${HEAD}((?:all (?:of )?(?:the )?|all your |\\d+ (?:of your )?|each |an? |that |this |those |your )[^,:]*?) (?:are|is|must be|has to be|have to be) ([a-z]+)$`,
    ),
    (all, head, what, done) => {
      const verb = baseOfParticiple(done);
      if (verb === undefined || head.startsWith('if') || /\bwould\b|\bcannot\b/.test(what)) return all;
      return `${head}${verb} ${what.replace(/^all (?:of )?the /, 'all ')}`;
    },
  ],
];

/** What is done in an effect, where a card that stays would say what holds. */
export const DONE: readonly Reading[] = [
  [
    new RegExp(
      `^${HEAD}you can (?!be\\b|only\\b)(?![^,:]*\\b(?:until|only if|this turn|this round|twice|times|per)\\b)(?=[a-z]+ )`,
    ),
    '$1you may ',
  ],
  [/^if you do(?: so| that| this)?,? (?=[a-z])/, 'if you do, '],
];
