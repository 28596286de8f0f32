/**
 * Words on cards that say no more than the rest of their sentence, and other words for the same: `draw a card as well`, `put it
 * back into your hand`, `name a colour`. All of them are taken back at once; the text is tried on the game then.
 */
import { plural, thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

/** Where a clause ends. */
const END = '(?=$|,|:| (?:until|this turn|for each)\\b)';
const AMOUNT = '(?:up to )?(?:\\d+|an?|one|two|three|four|five|that (?:many|much)|as many)';

/** Who does something, where that is not the player who reads the card. */
const OTHERS =
  '(?:each|every|that|another|an?|the|all) (?:other |next |previous )?(?:opponent|player)s?|they|opponents|players';

/** A clause in which the one who reads the card acts. */
const YOURS = `(?<=(?:^|, (?:then )?|: )(?!(?:${OTHERS})\\b)(?:(?! (?:and|then) (?:${OTHERS})\\b)[^,:])*)`;
/** One in which others do. */
const THEIRS = `(?<=\\b(?:${OTHERS}) [^,:]*)`;

/** Who chooses, where the one who acts does so anyway. */
export const OWN_CHOICE: readonly Reading[] = [
  [new RegExp(`${YOURS} (?:(?:of|at) your (?:own )?choice|(?:that )?you choose)\\b`), ''],
  // Of all there is nothing to choose: what was chosen before is meant.
  [
    new RegExp(
      `${THEIRS}(?<!\\b(?:all|every)(?: (?!(?:and|then|an?|one|two|three)\\b)[a-z-]+){1,4}) (?:(?:of|at) their (?:own )?choice|(?:that )?they choose)\\b`,
    ),
    '',
  ],
];

const SMALL_WORDS: readonly Reading[] = [
  // What it is besides, and what is done besides.
  [new RegExp(`(?<!\\balso )\\b(counts? as [^,:\\n]+?),? (?:as well|too|also)${END}`), 'also $1'],
  // What somebody has besides others.
  [
    /(?<=\b(?:you|they|(?:that|each|every|an?|another|the) (?:[a-z-]+ )?(?:player|opponent)|opponents|players)(?: who| that)? )also (?=ha(?:s|ve) (?:an?|no|any|the|\d+|at least|at most|exactly|more|fewer)\b)/,
    '',
  ],
  // At once, which it is in any case.
  [
    /(?<=\b(?:it|that [a-z-]+|this|those [a-z-]+)) (?:immediately|right away|at once|straight away)(?=$|,| for free)/,
    '',
  ],
  [new RegExp(`,? (?:as well|too|also)${END}`), ''],
  [/(?<=\b(?:each|every|that|the) (?:[a-z-]+ )?(?:player|opponent) )also (?!counts?\b)(?=[a-z]+s )/, ''],
  [/(?<=^|, |then )(you (?:may )?)also (?!pay\b|discard\b|sacrifice\b|lose\b|counts?\b)(?=[a-z]+ )/, '$1'],
  [/(?<=^|, )(you(?: may)?) then (?=[a-z])/, '$1 '],
  // Whose turns: each of them is one.
  [/\b(at the (?:start|beginning|end) of )(?:each|every one|any|all) of (your|their) ([a-z]+)s\b/, '$1$2 $3'],
  [
    /^((?:.*, )?(?:when(?:ever)?|each time|every time) an (opponent) [^,:]+?) (?:outside (?:of )?their(?: own)? turns?|(?:when|while) it is not their(?: own)? turn|(?:when|while) it's not their(?: own)? turn|not (?:on|in|during) their(?: own)? turn)(?=,|:)/,
    '$1 if that $2 is not the active player',
  ],
  // What is among all of them.
  [
    /\b((?:all|each|every) (?!.*\bopponents?\b)[^,:]+?),? \(?(?:even|including|also) (?:yours|your own|those of yours|the ones you control)\)?(?:(?:,|(?= by\b)))?/,
    '$1',
  ],
  ...OWN_CHOICE,
  [/,? \((rounded (?:up|down))\)/, ' $1'],
  // What only brings a card somewhere has no price.
  [/\b((?:attach|move) [^,:\n]+? to [^,:\n]+?) for free(?=$|[,.;])/, '$1'],
  [/, (?=rounded (?:up|down)\b)/, ' '],
  // Where a card goes.
  [/\b(put|move|place|return|take)(s?) ([^,:]+?) back (?=in|on|to|into|onto\b)/, '$1$2 $3 '],
  [
    /\b((?:put|move|place)s? [^,:]+? (?:in|into|to|onto) [^,:]+?) without (?:rolling|paying|making a roll|a roll)(?: (?:for|its) [^,:]+?)?(?=$|,)/,
    '$1',
  ],
  [/\b(put|move|place)(s?) ([^,:]+?) (?:straight|directly|right) (?=in|on|to|into|onto\b)/, '$1$2 $3 '],
  [/\bput(s?) ([^,:]+?) on(?:to)? (?:the )?(top|bottom) of /, 'move$1 $2 to the $3 of '],
  [/\bput(s?) ([^,:]+?) (?:into|onto) /, 'move$1 $2 to '],
  // What is chosen by its name.
  [/(?<=^|, |then |may |player |opponent )name(s?) (?=an? )/, 'choose$1 '],
  [
    /(?<=^|, |then )(?:pick|select|choose)(s?) (?:any|one) ([a-z]+[^s\s])(?= (?:in|on|of|from|with|where|as)\b|$|,)/,
    (_, s, what) => `choose${s} ${withArticle(what)}`,
  ],
  [/\b(loses?) all (?:of )?(?:its|their|his|her) (?=[a-z])/, '$1 all '],
  // A card with somebody else.
  [
    /^((?:.*, )?(?:you may )?)(?:swap|exchange|trade) an? card with (them|that player|that opponent)$/,
    "$1exchange a card in your hand for a card in that player's hand",
  ],
  // What nobody can do with any of them.
  [
    /^((?:[^,:]+, )*)no ([a-z]+)((?: (?:in|on) [^,:]+?)?) can be ([a-z]+(?: or [a-z]+)?)((?: (?:until|this|for the rest) [^,:]*)?)$/,
    (_, head, noun, where, done, span) => `${head}all ${plural(noun)}${where} cannot be ${done}${span}`,
  ],
  // What happens at the end of it.
  [
    /^(when(?:ever)? [^,:]+, )((?!at )[^,:]+?) (at the (?:end|start) of (?:the|this|your|that) (?:turn|round))$/,
    '$1$3, $2',
  ],
  // What is not allowed.
  [/(?<=^|, |then )(you) may not (?=[a-z])/, '$1 cannot '],
  // So many cards.
  [
    /\b(draws?|discards?) (?!1\b)(\d+|two|three|four|five)(?=$|,| (?:and|or|instead|if|then)\b)(?! or (?:more|less|fewer))/,
    '$1 $2 cards',
  ],
  [
    /\b(draws? (?:an?|\d+|one|two|three|four|five) cards?,? (?:and|then|and then) (?:you|that player|they) (?:draws?|discards?)) (?:1|one)(?=$|,)/,
    '$1 1 card',
  ],
  // All who are meant, each for themselves.
  [
    /(?<=^|, |then )(?:all )?opponents (?!cannot\b|can\b|may\b|who\b|with\b|in\b|have\b|are\b|that\b|each\b|also\b|pay\b)([a-z]+[^s\s]) (?=(?:an?|\d+|all|their|one|two|up to) )/,
    (_, verb) => `each opponent ${thirdPerson(verb)} `,
  ],
  [
    /\b(if|while) this(?: card)? is (?:your|the) only ([a-z]+)((?: in your [a-z]+)?)(?=,)/,
    (_, when, noun, place) =>
      place === ''
        ? `${when} you have no other ${plural(noun)}`
        : `${when} there are no other ${plural(noun)}${place}`,
  ],
  // Any of them is one of them.
  [
    /(?<=^|, |then |you may )(move|put|place|send|shift|push|pull)(s?) any ([a-z]+(?: [a-z]+)?[^s\s]) (?=(?:in|into|to|onto|from) )/,
    (_, verb, s, what) => `${verb}${s} ${withArticle(what)} `,
  ],
  [
    /^((?:.*, )?(?:you may )?(?:move|put|place|send|shift|push|pull)s? .*?)\b(to|into|onto) any (?!(?:other )?(?:player|opponent))([a-z]+(?: [a-z]+)?[^s\s])(?=$|,| (?:within|with|where|that|adjacent|in line)\b)/,
    (_, order, to, place) => `${order}${to} ${withArticle(place)}`,
  ],
  // What is shown, and then laid away from there.
  [
    /^each ((?:other )?(?:player|opponent)) (reveals|shows) (?:all cards in )?their hand,? and (?:then )?([a-z]+s) (?:all|every|each) ((?!.*\b(?:in|from)\b)[^,:]+)$/,
    (_, who, _shows, verb, what) =>
      `for each ${who}:\n  that player reveals all cards in that player's hand\n  that player ${verb} all ${what.replace(/^[a-z-]+(?<!s)(?= |$)/, plural)} in their hand`,
  ],
  // What is added.
  [
    new RegExp(`\\b(?:get|receive|obtain|earn)(s?) (?=${AMOUNT} (?!cards?\\b)[a-z])`),
    (_, s) => (s === '' ? 'gain ' : 'gains '),
  ],
  // Cards that are dealt are drawn.
  [
    new RegExp(
      `(?<=^|, |then )deals? (each (?:other )?(?:player|opponent)|that player) (${AMOUNT} cards?)\\b`,
    ),
    (_, who, cards) => `${who} draws ${cards}`,
  ],
  [
    new RegExp(
      `(?<=^|, |then )deals? (${AMOUNT} cards?) to (each (?:other )?(?:player|opponent)|that player)\\b`,
    ),
    (_, cards, who) => `${who} draws ${cards}`,
  ],
  [
    new RegExp(`\\b(each (?:other )?(?:player|opponent)|that player) is dealt (${AMOUNT} cards?)\\b`),
    (_, who, cards) => `${who} draws ${cards}`,
  ],
  // One who is chosen does what comes next.
  [/(?<=^|\b(?:when|while|if|of|to) )equipped (?=[a-z]+(?:'s)? (?!to\b))/, 'the equipped '],
  [/\b(choose (?:an?|another) (?:opponent|player)), (?=that (?:opponent|player) )/, '$1, then '],
  // Abilities of a phase are used in it.
  [/^((?:once|twice|\d+ times) per [a-z]+, )(during (?:your|the|an?) [^,:]+, )/, '$2$1'],
];

/** Only where one alone comes first, in a sentence of its own. */
const TIE =
  /(?:[.;] *|\n) *(?:but )?(?:if|in case) (?:there is|there's|of) a tie,? (?:[a-z]+ )?(nobody|no one|nothing)(?=[.\s]*$)/i;

/** So often a word may occur in a line. */
const MOST = 4;

/** A text without such words; the same text if it has none. */
export function withoutSmallWords(text: string): string {
  return text
    .replace(TIE, ', but $1 if there is a tie')
    .split('\n')
    .map((line) => {
      const [margin] = /^\s*(?:- )?/.exec(line)!;
      let said = line.slice(margin.length);
      for (const [from, to] of SMALL_WORDS)
        for (let i = 0; i < MOST && from.test(said); i++)
          said = typeof to === 'string' ? said.replace(from, to) : said.replace(from, to);
      return margin + said.replaceAll(/ {2,}/g, ' ').trimEnd();
    })
    .join('\n');
}
