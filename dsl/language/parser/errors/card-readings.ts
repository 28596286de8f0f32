/**
 * Sentences as cards print them, each with its form in the language: prices with `must`, counts with a limit behind them,
 * what each of several does. As all readings they are tried on the game itself.
 */
import { plural, thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { writtenNumbers } from '../../lexer/number-words.ts';

/** What is written, and how it is read. */
export type Reading = readonly [from: RegExp, to: string | ((...match: string[]) => string)];

/** The verb of which a word is the third person: `discards` is of `discard`. */
export function baseOf(word: string): string {
  const stems = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  return stems.find((stem) => thirdPerson(stem) === word) ?? stems[0];
}

/** The noun of which a word is the plural: `cards` is of `card`. */
export function singularOf(term: string): string {
  if (/(?:[sxz]|ch|sh|o)es$/.test(term)) return term.slice(0, -2);
  return term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.replace(/s$/, '');
}

/** The plural of a noun phrase: of the noun in front of its first small word. */
function manyOf(phrase: string): string {
  const [, noun, rest] =
    /^(.*?)((?: (?:in|on|of|with|without|among|where|attached|adjacent|other) .*)?)$/.exec(phrase) ?? [];
  if (noun === undefined) return phrase;
  return (noun.endsWith('o') ? `${noun}es` : plural(noun)) + rest;
}

/** Those who have to do something: all of these players. */
const WHO =
  '(?:your |all |each of your )?(?:opponents|players)|(?:an|each|every|any) opponent|(?:a|each|every|any) player|you';
function everyOne(who: string): string {
  if (who === 'you') return who;
  return who.includes('opponent') ? 'opponents' : 'players';
}

/** So many for each of something, and no more than a limit. */
function limited(count: string, most: string, each: string): string {
  const many = `the number of ${manyOf(each)}`;
  return `(the lesser of ${most} and ${/^an?$|^1$/.test(count) ? many : `${count} times ${many}`})`;
}

/** Lines below a header, or by themselves. */
const below = (head: string | undefined, lines: readonly string[]): string =>
  head === undefined ? lines.join('\n') : `${head}:\n${lines.map((line) => `  ${line}`).join('\n')}`;

/** The price that is not paid. Where nobody says what it is, the sentence has no reading of its own. */
const nothingOf = (price = 'no price'): string => `no ${price.replace(/^no /, '')}`;

/** What is copied is done as the text of the card itself. */
const asOwn = (use: string): string => (use === 'copy' ? ' as this' : '');

const LIMIT =
  ',? \\(?(?:up to|to a maximum of|(?:a |the )?max(?:imum)?(?: of)?|but (?:at most|no more than)|at most)';

const TIME = '(?:until|this|for) [^,:]+';

/** A price that is paid with one at a time: `forget 2 cards` is `forget a card and forget a card`. */
export function severalTimes(text: string): string[] {
  const parts = text.trim().split(/ and (?=[a-z-]+ (?:\d+|an?) )/);
  const put = parts.map((part) => {
    const [, verb, count, what, where] =
      /^(?!pay )([a-z-]+) (2|3|4) ([a-z-]+(?: [a-z-]+)??s)((?: (?:in|on|of) [^,:]+)?)$/.exec(part) ?? [];
    if (verb === undefined) return part;
    const one = `${verb} ${withArticle(singularOf(what))}${where}`;
    return Array.from({ length: Number(count) }, () => one).join(' and ');
  });
  return put.every((part, i) => part === parts[i]) ? [] : [put.join(' and ')];
}

const WRITTEN = new RegExp(`\\b(${writtenNumbers.slice(2).join('|')})\\b`, 'g');

export const CARD_READINGS: readonly Reading[] = [
  [WRITTEN, (word) => String(writtenNumbers.indexOf(word))],
  [
    /\b([a-z-]+) as many ([a-z-]+s) as (?:you|they|that player) (?:have |has )?[a-z]+(?:ed|n|t|ld)(?: this way)?$/,
    '$1 that many $2',
  ],
  [
    /^((?:[^,:]+, )*)([a-z-]+) ((?:an?|\d+|up to \d+)(?: random)?) ([^,:]+?) (?:from|in|out of) each ((?:other )?(?:opponent|player))'s ([a-z]+)((?: to [^,:]+)?)$/,
    "$1for each $5, $2 $3 $4 in that player's $6$7",
  ],
  [/\bit's (?=(?:an?|not|the|in|on|your|[a-z]+(?:ed|n))\b)/g, 'it is '],
  // What is looked for in a pile, and what is laid back.
  [
    /^(?:(.+), )?look at (an?|another) (opponent|player)'s hand(?:,? and (?:then )?|, then |, )(you may )?([a-z]+) (an?|up to \d+|\d+) ([a-z][a-z -]*?) (?:from|in|out of) (?:it|there|that hand)$/,
    (_, head: string | undefined, article, whom, may = '', verb, count, what) =>
      below(head, [
        `choose ${article} ${whom}`,
        "look at all cards in that player's hand",
        `${may}${verb} ${count} ${what} in that player's hand`,
      ]),
  ],
  [
    /^(?:(.+), )?search (the|your) ([a-z ]+?) for (an?|up to \d+|\d+) ([a-z][a-z -]*?)(?:,? and (?:then )?|, then |, )(?:put|add|take|move|draw) (?:it|them|that [a-z-]+|those [a-z-]+) (?:in|into|to) (your [a-z]+)((?:,? (?:and )?(?:then )?shuffle.*)?)$/,
    (_, head: string | undefined, whose, pile, count, what, to, shuffled) =>
      below(head, [
        `look at all cards in ${whose} ${pile}`,
        `move ${count} ${what} among those cards to ${to}`,
        ...(shuffled === '' ? [] : [`shuffle ${whose} ${pile}`]),
      ]),
  ],
  [
    /^(?:(.+), )?(look at the top (?:\d+|[a-z]+) cards of ([^,:]+?))(?:,? and (?:then )?|, then |, )(?:put|place|return|arrange|rearrange) (?:them|those cards|these)(?: back)?(?: on (?:the )?top(?: of [^,:]+?)?)? in any order$/,
    (_, head: string | undefined, look, pile) =>
      below(head, [look, `move those cards to ${pile} in any order`]),
  ],
  [/\bfor each ([a-z-]+)(?: that was| you)? revealed(?: this way)?(?=,|$)/, 'for each $1 among those cards'],
  // In whose turn, and what changes rolls.
  [
    /^((?:opponents|players|you|an? [a-z-]+|the [a-z-]+) cannot [^,:]+?) (?:during|on|in) your (?:own )?turns?$/,
    'while you are the active player, $1',
  ],
  [
    /^((?:while [^,:]+, )?)(your|the equipped [a-z-]+'s|all your) ((?:[a-z]+ )?rolls?) (?:gets?|has|have|receives?) ([+-]\d+)((?: for each [^,:]+)?)$/,
    '$1$4 to $2 $3$5',
  ],
  // Two who do the same.
  [
    /^you and (that player|that opponent|the [a-z]+) (?:each |both )?([a-z-]+) ([^,:]+)$/,
    (_, who, verb, rest) =>
      `${verb} ${rest}\n${who} ${thirdPerson(verb)} ${rest.replaceAll(/\byou have\b/g, 'they have').replaceAll(/\byour\b/g, 'their')}`,
  ],
  // What is paid for what follows.
  [
    /^(.*, )?you may ([a-z-]+ [^,:]+?) to ((?!an?\b|the\b|your\b|their\b|that\b|this\b|those\b|each\b|any\b|all\b|another\b|it\b|you\b|\d)(?:[a-z-]+|[+-]\d+) [^,:]+)$/,
    (_, head: string | undefined, price, act) =>
      head === undefined
        ? `you may ${price}\nif you do, ${act}`
        : `${head.replace(/, $/, '')}:\n  you may ${price}\n  if you do, ${act}`,
  ],
  // One more is one; and what one may do each turn is done once.
  [/\b(?:another|an? (?:extra|additional|further)|one more) card\b/, 'a card'],
  [/\b(\d+|[a-z]+) (?:extra|additional|further|more) cards\b/, '$1 cards'],
  [
    /^you (?:may|can) ([a-z-]+ [^,:]+?) (?:once )?(?:each|every|per) turn((?: for free)?)$/,
    'once per turn, you may $1$2',
  ],
  // Words that only press.
  [/ (?:immediately|right away|straight away|at once|right now)(?=$|,)/, ''],
  [/\b(choose (?:an?|another) [a-z-]+),? who ([a-z-]+s )(?=[^,:]+$)/, '$1\nthat player $2'],
  [/\b(choose an? (?:opponent|player))(?: and|, then) (?=that player |they )/, '$1\n'],
  [/\ba number between (\d+) and (\d+)\b/, 'a number from $1 to $2'],
  // Each of those that were shown.
  [
    /^for each (?:revealed|chosen|shown|of the revealed|of the chosen) ([a-z-]+?)s?,/,
    'for each $1 among those cards,',
  ],
  // For good, where it is not for what the card itself does.
  [
    /(?<!^(?:[^,]+, )?(?:when(?:ever)?|each time|every time) (?:this|the equipped) [^,:]+, )\b(this|that [a-z-]+|the equipped [a-z-]+)(?: permanently)? gets? ([+-]\d+) ([a-z]+(?: [a-z]+)?)(?: permanently| for good| forever)?$/,
    '$2 to the $3 of $1 for the rest of the game',
  ],
  // What was lost, and where it is.
  [
    /\b(an?|each|every|all|another) ([a-z-]+) of yours (?:that|which) was ([a-z]+) this (turn|round)\b/,
    (_, which, what, done, span) =>
      `${which} ${what} in your discard pile where that ${what} was ${done} this ${span}`,
  ],
  // Once more than usual.
  [
    / (?:once more|one more time|(?:an?|one) (?:additional|extra|further|second|third) time|another time|a second time)(?=$|,| this | until | for )/,
    ' again',
  ],
  [
    /\b(use|draw|reveal|(?<=^\s*|[,:] |\b(?:may|must|then|and|to) )roll|look|shuffle|gain|choose)(s?) ([^,:]+?) again(?=$|,)/,
    '$1$2 $3',
  ],
  [/^((?:when |if |while )[^,]+, )?you can ((?!be )[^,:]+ again)$/, '$1you may $2'],
  [/^((?:when |if |while )[^,]+, )?([^,:]+ can be [a-z]+ again)$/, '$1$2 this turn'],
  // What is paid besides.
  [
    new RegExp(`^((?:${TIME}, )?)(${WHO}) (?:must|has to|have to) (?:also )?([^,:]+?) to ([^,:]+?)$`),
    (_, until, who, price, act) => `${until}to ${act}, ${everyOne(who)} also ${price}`,
  ],
  [
    new RegExp(`^((?:${TIME}, )?to [^,:]+, )(${WHO}) (?:must|has to|have to) (?:also )?([^,:]+)$`),
    (_, act, who, price) => `${act}${everyOne(who)} also ${price}`,
  ],
  [
    new RegExp(
      `^((?:${TIME}, )?)(${WHO}) (?:must|has to|have to) (?:also )?([^,:]+?) for each ([a-z-]+) (?:that|who|which) ([a-z-]+s) ([^,:]+)$`,
    ),
    (_, until, who, price, by, verb, what) =>
      `${until}to ${baseOf(verb)} ${what} by ${withArticle(by)}, ${everyOne(who)} also ${price}`,
  ],
  [
    new RegExp(
      `^((?:${TIME}, )?)(${WHO}) (?:cannot ([^,:]+?),? unless|can (?:only )?([^,:]+?),? only if) (?:they|you|that player|that opponent) (?:also )?((?!has |have |is |are |was |were )[^,:]+)$`,
    ),
    (_, until, who, not, act, price) =>
      `${until}to ${not ?? act}, ${everyOne(who)} also ${who === 'you' ? price : price.replace(/^[a-z-]+s /, (verb) => `${baseOf(verb.trim())} `)}`,
  ],
  // No more than a limit.
  [
    new RegExp(
      `\\b([a-z]+) (an?|\\d+) ([a-z-]+(?: [a-z-]+)?) for each ([^,:()]+?)${LIMIT} (\\d+)(?: [a-z-]+(?: [a-z-]+)?)?\\)?$`,
    ),
    (_, verb, count, what, each, most) =>
      `${verb} ${limited(count, most, each)} ${/^an?$|^1$/.test(count) ? manyOf(what) : what}`,
  ],
  [
    new RegExp(`([+-])(\\d+) to ([^,:()]+?) for each ([^,:()]+?)${LIMIT} [+-]?(\\d+)\\)?$`),
    (_, sign, count, target, each, most) => `${sign}${limited(count, most, each)} to ${target}`,
  ],
  // Who has room for more.
  [
    /^(?:(.+), )?([^,:]+?) (?:can|may) (?:carry|hold|wear|have|bear|use|be equipped with|be given) (?:up to )?(an?|one|\d+|another) (?:more |additional |extra |further |other )?([a-z-]+?)s?(?: more)?(?:,? (?:besides|in addition to|on top of|apart from|other than) (?:this|it|that card)(?: card)?)?$/,
    (all, before, whose, count, what) =>
      /\b(?:more|additional|extra|further|another|besides|addition)\b/.test(all)
        ? `${before ? `${before}, ` : ''}+${/^\d/.test(count) ? count : '1'} to the ${what} slots of ${whose}`
        : all,
  ],
  // The effect of another card; what is copied is carried out as one's own.
  [
    /^(.*\binstead) (use|do|carry out|copy) the ([a-z-]+) of (an?|another) ([a-z-]+) ((?:in|on|of) [^,:]+)$/,
    (_, before, use, field, which, noun, where) =>
      `${before}:\n  choose ${which} ${noun} ${where} as model\n  use the model's ${field}${asOwn(use)}`,
  ],
  [
    /^(use|do|carry out|copy) the ([a-z-]+) of (an?|another|any) ([a-z-]+) ((?:in|on|of) [^,:]+)$/,
    (_, use, field, which, noun, where) =>
      `choose ${which === 'any' ? 'a' : which} ${noun} ${where} as model\nuse the model's ${field}${asOwn(use)}`,
  ],
  [
    /^((?:(?:once|twice) per [a-z]+, )?)you may (use|do|carry out|copy) the ([a-z-]+) of (an?|another|any) ([a-z-]+) ((?:in|on|of) [^,:]+)$/,
    (_, head, use, field, which, noun, where) =>
      `${head}you may choose ${which === 'any' ? 'a' : which} ${noun} ${where} as model\nif you do, use the model's ${field}${asOwn(use)}`,
  ],
  [
    /^((?:[^:\n]+, )?(?:when|whenever|each time) [^:,\n]+), you may (use|do|carry out|copy) the ([a-z-]+) of (an?|another|any) ([a-z-]+) ((?:in|on|of) [^,:]+)$/,
    (_, head, use, field, which, noun, where) =>
      `${head}:\n  you may choose ${which === 'any' ? 'a' : which} ${noun} ${where} as model\n  if you do, use the model's ${field}${asOwn(use)}`,
  ],
  [
    /\b(use|do|carry out|perform|execute|apply|copy) the ([a-z-]+) of (that [a-z-]+|the [a-z-]+|another [a-z-]+|an? [a-z-]+)\b(?! as\b)/,
    (_, use, field, whose) => `use ${whose}'s ${field}${asOwn(use)}`,
  ],
  [
    /\bcopy ((?:that|the|another|an?) [a-z-]+(?: [a-z-]+)?'s [a-z-]+)(?=$|[,.]| and | then )/,
    'use $1 as this',
  ],
  [
    /\b(?:use|do|carry out|perform|execute|apply) ([^,:]+?) as (?:if|though) (?:it|that card) (?:were|was|is) (?:your own|yours|in your (?:own )?[a-z]+|its own|the [a-z-]+ of this(?: card)?|this card's(?: own)?(?: [a-z-]+)?|(?:printed |written )?on this(?: card)?)\b/,
    'use $1 as this',
  ],
  [
    /^(.*\buse [^,:]+?),? without (?:rolling|(?:making )?a roll)(?: for (?:it|them|that [a-z]+))?(?=$|,)/,
    '$1',
  ],
  // Who sits beside somebody.
  [
    /\bthe player (?:to|on) (the|your|their) (left|right)\b/,
    (_, whose, side) =>
      `${whose === 'their' ? 'their' : 'the'} ${side === 'left' ? 'next' : 'previous'} player`,
  ],
  // What was done with it, where the game has a noun for it.
  [
    /\b(an?|each|every|all|another) ([a-z-]+) (?:that )?you(?:'ve| have)? ((?!have\b|own\b|control\b)[a-z]+)\b/,
    (_, which, what, done) => `${which === 'an' ? 'a' : which} ${done} ${what} of yours`,
  ],
  [
    /\b(an?|each|every|all|another) ([a-z-]+) ((?!of\b)[a-z]+) by (an opponent|that player)\b/,
    (_, which, what, done, whom) => `${which === 'an' ? 'a' : which} ${done} ${what} of ${whom}`,
  ],
  // Only the first one, and what costs nothing.
  [
    /^the first ([a-z-]+(?: [a-z-]+)?) you ([a-z]+) (?:each|every|per|in each) (turn|round) costs? (?:you )?(\d+ [a-z-]+(?: [a-z-]+)?) less$/,
    (_, what, verb, span, price) =>
      `while you did not ${verb} ${withArticle(what)} this ${span}, to ${verb} ${withArticle(what)}, you pay ${price} less`,
  ],
  [
    /^(?:until (?:the )?end of (?:the |this |your )?turn, the first ([a-z-]+(?: [a-z-]+)?) you ([a-z]+)(?: (?:this|each|every) turn)?|the first ([a-z-]+(?: [a-z-]+)?) you ([a-z]+) this turn) (?:costs? (?:you )?(?:0|no|zero) (.+)|costs? (?:you )?nothing|is free)$/,
    (_, one, does, other, acts, price) => {
      const [what, verb] = one === undefined ? [other, acts] : [one, does];
      return `until end of turn, while you did not ${verb} ${withArticle(what)} this turn, to ${verb} ${withArticle(what)}, you pay ${nothingOf(price)}`;
    },
  ],
  [
    /^(?:(?:each|every|per|in each) (turn|round),? )?the first ([a-z-]+(?: [a-z-]+)?) you ([a-z]+)(?: (?:each|every|per|in each) (turn|round))? (?:costs? (?:you )?(?:0|no|zero) (.+)|costs? (?:you )?nothing|is free)$/,
    (all, before, what, verb, behind, price) =>
      (before ?? behind) === undefined
        ? all
        : `while you did not ${verb} ${withArticle(what)} this ${before ?? behind}, to ${verb} ${withArticle(what)}, you pay ${nothingOf(price)}`,
  ],
  [
    /^((?:while [^,:]+, )?)(.+?) costs? (?:(opponents|players|you) )?(?:(?:0|no|zero) (.+?)|nothing) to ([a-z-]+)( this turn| until end of turn)?$/,
    (_, before, what, who, price, verb, until = '') =>
      `${before}${until.trim() === '' ? '' : `until end of turn, `}to ${verb} ${what}, ${who ?? 'you'} pay ${nothingOf(price)}`,
  ],
  [
    /^((?:while [^,:]+, )?)(.+?) (?:is|are) free to ([a-z-]+)$/,
    (_, before, what, verb) => `${before}to ${verb} ${what}, you pay ${nothingOf()}`,
  ],
  [
    /^((?:while [^,:]+, )?)you (?:may|can) ([a-z-]+) ((?!\d|up )[^,:]+?s) (?:for free|without paying(?: [^,:]+)?)$/,
    (_, before, verb, what) => `${before}to ${verb} ${what}, you pay ${nothingOf()}`,
  ],
  // One of several that are mine.
  [
    /\b(another|one) of (your|their) ((?:[a-z-]+ )??[a-z-]+s)\b/,
    (_, which, whose, what) =>
      `${which === 'another' ? 'another' : 'a'} ${singularOf(what)} of ${whose === 'your' ? 'yours' : 'theirs'}`,
  ],
  [
    /\b(\d+|up to \d+) of your (other )?((?:[a-z-]+ )?[a-z-]+s)\b/,
    (_, count, other, what) => `${count} ${other ?? ''}${what} of yours`,
  ],
  [/\b(in|on) (?:your|the) opponents' (?=[a-z])/, "$1 an opponent's "],
  [/\bof (?:your|the) opponents\b(?!')/, 'of an opponent'],
  [/\b(cannot [^,:]+?) from (?=(?:your|their|the|that [a-z]+'s|an? [a-z]+'s) )/, '$1 in '],
  // What everyone gets or does.
  [
    /^((?:[^,:]+, )*)((?!each|for|if|when|you|that)[a-z-]+) each ((?:other )?(?:player|opponent)) ([^,:]+)$/,
    '$1for each $3, $2 $4 to that player',
  ],
  [
    /^((?:[^,:]+, )*)((?!each|for|if|when|you|that)[a-z-]+) ([^,:]+?) to each ((?:other )?(?:player|opponent))$/,
    '$1for each $4, $2 $3 to that player',
  ],
  [
    /^((?!each|for|if|when|you|that)[a-z-]+) each ((?:[a-z-]+ )?[a-z-]+) (in|on|of) (an? ([a-z-]+))\b(.*)$/,
    (_, verb, what, at, where, place, rest) =>
      `choose ${where}\nfor each ${what} ${at} that ${place}, ${verb} that ${what.split(' ').at(-1)!}${rest}`,
  ],
  [
    /^((?:(?:when|before|at the|while|once per|twice per) [^,:]+, )*)((?!each|for|if|when|you|that)[a-z-]+) (?:each|every) ((?:[a-z-]+ )?[a-z-]+) ((?:in|on|of|attached to) (?:your|the|that|any) [^,:]+?)((?: (?:to|by|with|using) [^,:]+)?)$/,
    (_, head, verb, what, where, rest) =>
      `${head}for each ${what} ${where}, ${verb} that ${what.split(' ').at(-1)!}${rest}`,
  ],
  [
    /^((?:[^,:]+, )*)((?!for|if|when|while|unless|each|every)[a-z-]+) (?:each|every) (other )?((?!player\b|opponent\b|turn\b|time\b|other\b)[a-z]+[^s\s])((?: (?!(?:in|on|of) (?:your|the|that|any)\b)(?:to|into|in|on|of|where|with|without|named) [^,:]+)?)$/,
    (_, head, verb, other = '', what, rest) =>
      // Each may go to another one.
      /\b(?:to|into|onto) (?:an?|another|any) /.test(rest)
        ? `${head}for each ${other}${what}, ${verb} that ${what}${rest}`
        : `${head}${verb} all ${other}${plural(what)}${rest}`,
  ],
  [
    /^([a-z-]+) up to 2 ([a-z-]+s), each (?:from|of) a different (?:player|opponent)$/,
    (_, verb, what) => {
      const one = `${verb} ${withArticle(singularOf(what))} of`;
      return `you may choose an opponent as first\nif you do:\n  ${one} the first\n  you may choose another opponent as second\n  if you do, ${one} the second`;
    },
  ],
  // All pass on at the same time.
  [
    /^(?:each player|all players|everyone|everybody|players) (?:pass|give|hand|move)(?:s|es)? (?:all (?:the )?cards (?:in|of) )?their (?:whole |entire )?([a-z]+?)s? to (?:(?:their|the) (?:(next|previous) player|(left|right)(?: neighbou?r)?)|the player (?:on|to) (?:their|the) (left|right))$/,
    (_, zone, next, left, right = left) =>
      `for each card in any ${zone}, move that card to that card's controller's ${next ?? (right === 'left' ? 'next' : 'previous')} player's ${zone}`,
  ],
  // What the values of several add up to.
  [
    /\b(an?|each|every|the|all) ([a-z-]+) (?:where (?:the )?(?:sum|total) of (?:(?:all |the |its |their )*)([a-z-]+?)s is|whose ([a-z-]+?)s (?:add up to|sum to|sum up to|total)|(?:with|whose) (?:a )?(?:sum|total) of (?:(?:all |the |its |their )*)([a-z-]+?)s (?:is |of )?) ?(?=[a-z0-9])/,
    (_, article, noun, one, two, three) =>
      `${article} ${noun} where the total ${one ?? two ?? three} of all cards in that ${noun} is `,
  ],
  // The same, or different ones.
  [
    /(?<!\bwith at least |\bthere are (?:at least |exactly |more than )?)\b(\d+ [a-z-]+) (?:of|with) the same (?!(?:number|amount)\b)([a-z-]+)((?: (?:in|from|on) (?!different )[^,:]+?)?)(?: (?:in|from) (?:two )?different ([a-z-]+s))?(?= (?:to|into|together)\b|$|,)/,
    (_, what, same, where, apart) =>
      `${what}${where}${apart ? ` in different ${apart}` : ''} where ${plural(same)} are the same`,
  ],
  [
    /^(?:take|choose|pick|get) ([^,:]+?),? (?:and|then|and then|, then) (?:put|place|move) (?:them|it|those [a-z-]+|that [a-z-]+) (?:together )?(?:in|into|on|onto|to) ([^,:]+)$/,
    'move $1 to $2',
  ],
  [
    /^(?:take|steal|get|grab|pick) ([^,:]+?),? (?:and|then|and then|, then) (?:equip|attach|fasten) (?:it|that [a-z-]+) (?:to|on|onto) ([^,:]+)$/,
    'attach $1 to $2',
  ],
  [
    /\b(?:take|get|grab|pick)(s?) ([^,:]+?) (?:from|in|out of) ([^,:]+?) (?:into|to) (your|their) hand\b/,
    'move$1 $2 in $3 to $4 hand',
  ],
  [
    /\b(an?|each|all|another|\d+|your) ([a-z]+) (\d+) ([a-z-]+)((?: (?:in|on|of|among) (?:(?!\bto\b|\binto\b|\bas\b)[^,:])+?)?)(?= (?:to|into|from|as|cannot|can|until)\b|$|,)/,
    '$1 $4$5 where $2 is $3',
  ],
  [/(?<=^|, )(?:once )(?:during|in) (your [a-z-]+),? (?:you may )?/, 'during $1, once per turn, '],
  [/\b(once|twice|\d+ times) per (turn|round|game),? you may (?=[a-z]+ .* to |choose one:)/, '$1 per $2, '],
  // Of one and the same.
  [
    /\b(this|you|that [a-z-]+|the [a-z-]+) (has|have) ([^,:]+?) and (?=(?:at least|at most|more than|less than|exactly|no) )/,
    '$1 $2 $3 and $1 $2 ',
  ],
  [
    /\b(?:each|every)(?: other)? (?:opponent|player) has (more|fewer|less) ([a-z-]+(?: [a-z-]+)?) than you\b/,
    (_, more, what) =>
      `there is no opponent with at ${more === 'more' ? 'most' : 'least'} (your ${what}) ${what}`,
  ],
  [
    /\bthere is an opponent with ((?:at least|at most|more than|less than|exactly) \d+) ([^,:]+)$/,
    'an opponent has $1 $2',
  ],
  [/\b(gains?|loses?|pays?) ([a-z]+(?: [a-z]+)?) equal to ([^,:]+)$/, '$1 ($3) $2'],
  [/\bthe (?!(?:end|start)\b)([a-z-]+) of (that [a-z-]+)\b(?!')/, "$2's $1"],
  [/ to ([a-z]+) (\d+)$/, ' to $1 $2 cards'],
];
