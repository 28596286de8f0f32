/**
 * What a line may mean that the grammar can read, and that means nothing as it is written: `all of your
 * rolls`, `each player must discard`, `it`. These are tried on the game itself: one is taken where it alone
 * means something.
 */
import { plural, thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { withNamesOfChosen } from './bare-names.ts';
import { blockReadings } from './block-readings.ts';
import { baseOf, CARD_READINGS, severalTimes, singularOf, type Reading } from './card-readings.ts';
import { EVENT_READINGS } from './event-readings.ts';
import { keyedReadings } from './by-word/keyed-readings.ts';
import { answersMovedOut, LOOSE_ORDER, rollsOfThat } from './by-word/loose-order.ts';
import { withBoundedRepeats } from './by-word/bounded-repeats.ts';
import { exchangedByName, NEAR_FORMS } from './by-word/near-forms.ts';
import { lookedInto, ofBoth } from './by-word/named-before.ts';
import { withSwappedValues } from './by-word/swapped-values.ts';
import { CARDS_MADE_TO_ACT } from './everyday/cards-made-to-act.ts';
import { EVERYDAY_CHOICES } from './everyday/everyday-choices.ts';
import { FREE_ACTIONS } from './everyday/free-actions.ts';
import { ORDER_READINGS } from './order-readings.ts';
import { PHRASE_READINGS } from './phrase-readings.ts';
import { SITUATION_READINGS } from './situation-readings.ts';
import type { EntryKind } from '../../syntax/ast.ts';

const READINGS: readonly Reading[] = [
  ...CARD_READINGS,
  ...EVENT_READINGS,
  ...ORDER_READINGS,
  ...SITUATION_READINGS,
  ...PHRASE_READINGS,
  ...LOOSE_ORDER,
  ...NEAR_FORMS,
  ...EVERYDAY_CHOICES,
  ...CARDS_MADE_TO_ACT,
  ...FREE_ACTIONS,
  [/\ball of (?=(?:your|their|those|these) )/, ''],
  [
    /\b(is|are) (?:exactly )?(?:the same as|identical to|equal to) (?=(?:the|your|that|this|its|their)\b)/,
    '$1 ',
  ],
  [/\bfor the rest of (?:the|this) turn\b/, 'until end of turn'],
  [
    /\bwhere (?:(?:all|the|their) )*([a-z-]+s) are (?:all )?(?:equal|identical|alike)\b/,
    'where $1 are the same',
  ],
  [
    /(?<!\b(?:one|another|each|\d+) of )\byour (?!opponents\b)([a-z-]+(?: (?!cannot\b)[a-z-]+)*?s)(?= (?:until|cannot|where|with|in)\b|$|,)/,
    'all $1 of yours',
  ],
  // More or fewer than everybody else: nobody else has as many.
  [
    /\byou have (more|fewer|less) ([a-z-]+)(?: in your ([a-z -]+?))? than (?:any|each|every|all) (?:other )?(?:players?|opponents?)\b/,
    (_, more, what, place?: string) => {
      const own = place === undefined ? `your ${what}` : `the number of ${what} in your ${place}`;
      const bound = more === 'more' ? 'at least' : 'at most';
      return `there is no opponent with ${bound} (${own}) ${what}${place === undefined ? '' : ` in their ${place}`}`;
    },
  ],
  // What gains is no player, and the player who acts does the rest.
  [
    /^((?:that|this|the|your|an?) [^,]+? (?:gains|loses) [^,]+?) and (?:you )?([a-z-]+[^s] [^,]+)$/,
    '$1, then $2',
  ],
  [
    /^((?:[^,:]+, )*)double the ([a-z]+) of (an?|another|one of your) ([^,:]+?)( until .*| this turn)$/,
    (_, head, field, which, what, span) =>
      `${head === '' ? '' : `${head.replace(/, $/, '')}:\n  `}choose ${which === 'one of your' ? `${withArticle(singularOf(what))} of yours` : `${which} ${what}`} as doubled\n${head === '' ? '' : '  '}+(the doubled's ${field}) to the ${field} of the doubled${span}`,
  ],
  [/(^|, )double ([^,]+?)((?: until .*| this turn)?)$/, '$1$2 become $2 times 2$3'],
  [/(^|, )double ([^,]+?)((?: until .*| this turn)?)$/, '$1+($2) to $2$3'],
  [
    /^((?:(?:when|if|while|at|once|until) .*?, )*)([^,:]+?) gives? (?:up to )?(\d+|an?) ([a-z-]+(?: [a-z-]+)?) to ([^,:]+)$/,
    (_, before, who, amount, what, whom) => given(before, who, amount, what, whom),
  ],
  [
    /^((?:(?:when|if|while|at|once|until) .*?, )*)([^,:]+?) gives? (you|that player) (?:up to )?(\d+|an?) ([a-z-]+(?: [a-z-]+)?)$/,
    (_, before, who, whom, amount, what) => given(before, who, amount, what, whom),
  ],
  [
    /^(.+), then ([^,:]+?) gives? (?:up to )?(\d+|an?) ([a-z-]+(?: [a-z-]+)?) to ([^,:]+)$/,
    (_, before, who, amount, what, whom) => `${before}\n${given('', who, amount, what, whom)}`,
  ],
  [/\bput(s?) ([^,:]+?) on(?:to)? (?:the )?(top|bottom) of /, 'move$1 $2 to the $3 of '],
  [/\bput(s?) ([^,:]+?) (?:into|onto) /, 'move$1 $2 to '],
  [/\b(?:any|some)(?:body|one) else\b/, 'another player'],
  [/\b(?:any|some)(?:body|one)\b/, 'a player'],
  [/\b(?:nobody|no one|no player) (?:can|may) /, 'players cannot '],
  [/\b(your|their|its|(?:that|the) [a-z-]+'s) (?:whole|entire) /, '$1 '],
  [/\breturn(s?) (?=[^,]+? to )/, 'move$1 '],
  // Half of something is so many of it.
  [
    /^(.*\bthe (?:most|fewest) ([a-z-]+)) in (?:their )?hand\b(.*?)\bhalf of (?:them|those [a-z-]+)(?=,? rounded )/,
    '$1 in their hand$3half of the $2 in their hand',
  ],
  [
    /\bhalf (?:of )?(?:all |the )?((?!number\b)[a-z-]+) in ((?:your|their|that player's) [a-z-]+),? rounded (up|down)\b/,
    '(half the number of $1 in $2 rounded $3) $1 in $2',
  ],
  [
    /\bhalf (?:of )?((?:your|their|that player's) [a-z-]+),? rounded (up|down)\b/,
    '(half the number of cards in $1 rounded $2) cards in $1',
  ],
  [
    /\bhalf (?:of )?(your|their|that player's) ([a-z-]+(?: [a-z-]+)?),? rounded (up|down)\b/,
    '(half $1 $2 rounded $3) $2',
  ],
  [
    /^((?:[a-z-]+ )?)half (?:of )?(?:all |the |all the )((?!number\b)[a-z-]+s),? rounded (up|down)$/,
    '$1(half the number of $2 rounded $3) $2',
  ],
  [/\b([a-z]+) ([a-z]+s) equal to ((?:its|their|(?:that|the) [a-z-]+'s|this card's) [a-z ]+)$/, '$1 ($3) $2'],
  [
    /(?<!\bwith (?:at least [a-z\d]+|[a-z\d]+ or more) [a-z-]+ )\bof different ([a-z-]+s)\b/,
    'where $1 are different',
  ],
  // From one pile: an earlier line chooses it, so that it has as many different ones.
  [
    /^([a-z]+) (\d+|[a-z]+) ([a-z-]+) of different ([a-z-]+s) (?:from|in) (?:an?|one|the same) ([a-z-]+) (to .+)$/,
    'choose a $5 with at least $2 different $4\nchoose $2 $3 in that $5 where $4 are different as chosen\n$1 the chosen $6',
  ],
  [/^(?:you (?:may|can) )?(?:only )?([a-z]+) this(?: card)? only if (.+)$/, 'you can $1 this only if $2'],
  [/\banother one\b/, 'another card'],
  [/\beach of (?:your|the) (opponent|player)s\b/, 'each $1'],
  [/\b(?:all )?(?:of )?your opponents (?=can(?:not\b|['’]t))/, 'opponents '],
  [
    /\b(?:all )?(?:of )?your opponents (?!can(?:not\b|['’]t))([a-z-]+)/,
    (_, verb) => `each opponent ${thirdPerson(verb)}`,
  ],
  [/^you must /, ''],
  [
    /\b((?:each|that|every) (?:other )?[a-z-]+) must (?:also )?([a-z-]+)/,
    (_, who, verb) => `${who} ${thirdPerson(verb)}`,
  ],
  [/^(?:all )?([a-z]+)s must (?:also )?([a-z-]+)/, (_, who, verb) => `each ${who} ${thirdPerson(verb)}`],
  [/ if (?:able|possible)$/, ''],
  [
    /\b(if|while|where|and|or) ((?:(?! and | or ).)+?) (?:has|have) ((?:at least |at most |more than |less than |exactly )?)(\d+) ([a-z-]+)(?=,|$| and | or )/,
    "$1 $2's $5 is $3$4",
  ],
  // Of what the condition speaks.
  [
    /^(if|while) (this|(?:this|that|the|your) [^,]+?) ((?:has|is|was) [^,]+, )(.*\b(?:its|it)\b.*)$/,
    (_, word, what, holds, rest) =>
      `${word} ${what} ${holds}${rest.replaceAll(/\bits\b/g, `${what}'s`).replaceAll(/\bit\b/g, what)}`,
  ],
  // Of the object of the order, behind it.
  [
    /^(.* of (this card's host|this|that [a-z-]+|the [a-z-]+)(?: (?:until|this|for) [^,:]+?)?),? if it ((?:has|is|was|does) [^,:]+)$/,
    'if $2 $3, $1',
  ],
  // More or fewer than each of several: none of them has as many.
  [
    /\b(this card's host|this|that [a-z-]+|the [a-z-]+) has (more|fewer|less) ([a-z-]+) than (?:each|every|any|all) (?!other\b)([a-z-]+?)(s?) (of [^,:]+?)(?=$|,)/,
    (_, whose, more, what, one, many, of) =>
      `there is no ${many === '' ? one : singularOf(`${one}s`)} ${of} with ${more === 'more' ? 'at least' : 'at most'} (${whose === 'this' ? 'this card' : whose}'s ${what}) ${what}`,
  ],
  // All at once, where a line has several.
  [
    /^(?=.*\bits? .*\bits?\b).*$/,
    (line) =>
      line
        .replaceAll(/\bits owner\b/g, "that card's controller")
        .replaceAll(/\bits (?=[a-z])/g, "that card's ")
        .replaceAll(/\bit\b/g, 'that card'),
  ],
  [/\b(?:its|it's) (?=[a-z])/g, "that card's "],
  [/\b(?:it|itself)\b/g, 'that card'],
  [
    /\bthey (?!do\b|may\b|cannot\b|are\b|have\b|gain[^s])([a-z-]+)/,
    (_, verb) => `that player ${thirdPerson(verb)}`,
  ],
  [/\bthey\b/, 'that player'],
  // Of what is drawn something is chosen when it has been drawn.
  [/^(.*?[a-z]),? and (?:then )?([a-z-]+ (?:one|an?|\d+|up to \d+)) of them\b/, '$1, then $2 of those cards'],
  [/^(?!.* and (?:then )?[a-z-]+ (?:one|an?|\d+|up to \d+) of them\b)(.*?)\bthem\b/, '$1those cards'],
  [/\bthem\b/, 'that player'],
  [/\bthat card's owner\b/, "that card's controller"],
  [
    /^([a-z-]+) (an?|another) ([^,]+?) unless (?:its|their) (owner|controller) ([a-z-]+s) ([^,]+)$/,
    (_, verb, article, what, who, does, rest) =>
      `choose ${article} ${what}${/ (?:in|on|of) /.test(what) ? '' : ' in play'} as chosen\nthe chosen's ${who} may ${baseOf(does)} ${rest}\nif they do not, ${verb} the chosen`,
  ],
  [
    /^each ((?:other )?(?:player|opponent)) ([a-z-]+s) ([^,]+?) unless (?:they|that player|that opponent) ([a-z-]+) ([^,]+)$/,
    (_, who, does, what, act, rest) =>
      `for each ${who}:\n  that player may ${act.endsWith('s') ? baseOf(act) : act} ${rest}\n  if they do not, that player ${does} ${what}`,
  ],
  [
    /^((?:at the (?:start|end) of|when|before) [^,]+, )?([^,]+?),? unless (that player|that opponent|the active player) ([a-z-]+s) ([^,]+)$/,
    (_, head: string | undefined, order, who, does, rest) => {
      const lines = [`${who} may ${baseOf(does)} ${rest}`, `if they do not, ${order}`];
      return (head === undefined ? lines : inside(head.replace(/, $/, ''), lines)).join('\n');
    },
  ],
  [/\bthe chosen's owner\b/, "the chosen's controller"],
];

const does = (who: string, verb: string): string => (who === 'you' ? verb : `${who} ${verb}s`);

const inside = (header: string, block: readonly string[]): string[] => [
  `${header}:`,
  ...block.map((line) => `  ${line}`),
];

/**
 * Who gives a number of something gives no more than there is, and the other one gains just that: worked out for each
 * giver before it moves.
 */
function given(before: string, who: string, amount: string, what: string, whom: string): string {
  const [, each, own = ''] = /^each ((?:other )?(?:player|opponent))('s .+)?$/.exec(who) ?? [];
  const giver = each === undefined ? who : `that player${own}`;
  const count = /^an?$/.test(amount) ? '1' : amount;
  const many = /^an?$|^1$/.test(amount) ? plural(what) : what;
  const has = giver === 'you' ? 'your' : `${giver}'s`;
  const lines = [
    `let gift be the lesser of ${count} and ${has} ${many}`,
    `${does(giver, 'lose')} (the gift) ${many}`,
    `${does(whom, 'gain')} (the gift) ${many}`,
  ];
  const whole = each === undefined ? lines : inside(`for each ${each}`, lines);
  return (before === '' ? whole : inside(before.replace(/, $/, ''), whole)).join('\n');
}

/** What is in front of a line, with the sign of an option, and the line. */
function partsOf(line: string): readonly [before: string, said: string] {
  const [before] = /^\s*(?:- )?/.exec(line)!;
  return [before, line.slice(before.length).trim()];
}

/** Lines in the place of one. In an option it is `you` who acts as far as nobody else does, and not who chooses. */
function placed(before: string, lines: readonly string[]): string[] {
  if (!before.endsWith('- ')) return lines.map((each) => before + each);
  if (lines.length === 1) return [before + lines[0]];
  const margin = ' '.repeat(before.length);
  return [before.trimEnd(), ...lines.map((each) => margin + each.replace(/^(?=(?:gain|lose) )/, 'you '))];
}

/** Every text that differs from this one by a reading of one of its lines. */
export function readingsOf(text: string, entry?: EntryKind): string[] {
  const lines = text.split('\n');
  const found = lines.flatMap((line, i) => {
    // An option of a list is read like a line; one of several lines is a block below the sign.
    const [indent, said] = partsOf(line);
    return [...keyedReadings(said), ...READINGS].flatMap(([from, to]) => {
      const read = typeof to === 'string' ? said.replace(from, to) : said.replace(from, to);
      if (read === said) return [];
      const put = placed(indent, read.replaceAll(/(?<=\S) {2,}/g, ' ').split('\n'));
      return [[...lines.slice(0, i), ...put, ...lines.slice(i + 1)].join('\n')];
    });
  });
  return [
    ...new Set([
      ...withNamesOfChosen(text),
      ...blockReadings(text),
      ...answersMovedOut(text),
      ...withBoundedRepeats(text),
      ...rollsOfThat(text),
      ...exchangedByName(text),
      ...ofBoth(text),
      ...lookedInto(text),
      ...withSwappedValues(text),
      ...(entry === 'cost' ? severalTimes(text) : []),
      ...found,
    ]),
  ].filter((read) => read !== text);
}
