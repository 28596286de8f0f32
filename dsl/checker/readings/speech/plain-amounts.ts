/** Numbers, spans of time and choices as people say them, in the words of the language. */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import type { SpokenWords } from '../words/spoken-words.ts';

const NUMBERS = writtenNumbers.slice(2).join('|');

const AMOUNTS: readonly Reading[] = [
  // How long.
  [
    /\buntil (?:the )?(?:end of (?:the|this) turn|(?:this|the) turn ends|end of turn)\b/g,
    'until end of turn',
  ],
  [/\bfor (?:the|this) turn\b/g, 'until end of turn'],
  [
    /\b(?:until|till|before) (?:the )?(?:(?:start|beginning) of )?(your|their|that player's) next turn(?: (?:begins|starts|comes))?\b/g,
    'until the start of $1 next turn',
  ],
  // Whom, and what.
  [/\bof your choosing\b/g, 'of your choice'],
  // A rule is about the one that is chosen for it.
  [
    /^target ((?:enemy |friendly )?)([a-z]+)( (?:of|in|on|adjacent to|with|where) [^,:]+?)? (?=(?:cannot|can't|must|can|may) )/,
    (_, whose: string, noun: string, place = whose === '' ? ' in play' : '') =>
      `choose ${withArticle(whose + noun)}${place}\nthat ${noun} `,
  ],
  [
    /(?<!\b(?:the|as|that|this|a|each|every|of|chosen) )\btarget ((?!of\b)[a-z]+)\b(?! (?:[a-z]+ )?(?:cannot|can't|must|can|may)\b)/g,
    'a $1',
  ],
  [/\bround(?:ing) (up|down)\b/g, 'rounded $1'],
  [/(?<=\blet [a-z-]+ be half [^,:()\n]+), (?=rounded (?:up|down)\b)/g, ' '],
  // How many.
  [/\b(\d+) points? of\b/g, '$1'],
  [/\b(\d+)\+(?= [a-z])/g, 'at least $1'],
  [/\bno more than\b/g, 'at most'],
  // One of two, and between two.
  [
    /\b((?:the|that) [a-z-]+(?: roll)?) is (?:an? )?(\d+) or (?:an? )?(\d+)(?=$|[,:])/g,
    (_, what, one, other) =>
      Number(other) === Number(one) + 1
        ? `${what} is ${one}..${other}`
        : `${what} is ${one} or ${what} is ${other}`,
  ],
  [
    /\b((?:the|that) [a-z-]+(?: roll)?) is (?:from |between )?(\d+) ?(?:to|and|-|–) ?(\d+)(?=$|[,:])/g,
    (said, what, from, to) => (Number(from) < Number(to) ? `${what} is ${from}..${to}` : said),
  ],
  [
    /\b((?:the|that|this) [a-z-]+(?: roll)?) is at least (\d+) (?:and|but) (?:is )?at most (\d+)(?=$|[,:])/g,
    '$1 is $2..$3',
  ],
  // What a card counts as it is instead; a part of a number.
  [
    /\b(counts? as an? [a-z-]+) instead of (?:its|their|that [a-z-]+'s) (?:own |printed |usual |normal )?[a-z-]+(?=$|,)/g,
    '$1',
  ],
  [
    /(?<=[a-z)]) ?\/ ?(\d+)(?:,? round(?:ed|ing) (up|down)| \(round(?:ed|ing) (up|down)\))/g,
    (_, by, way, other) => ` divided by ${by} rounded ${way ?? other}`,
  ],
  // So many times as much.
  [/\((\d+) ?[*x×] ?(?=[a-z(])/g, '($1 times '],
  [/\(([a-z][^()*×]*?) ?[*×] ?(\d+)\)/g, '($2 times $1)'],
  [/(?<=\(|equal to )(?:twice|double) (?=(?:this|that|the|your|their)\b)/g, '2 times '],
  [
    /\b(gains?|loses?|pays?|draws?) (?:(?:twice|double)|(\d+) ?(?:times|[*x×])) ((?:this|that|the|your)\b[^,:()]*?'s [a-z]+(?: [a-z]+)?|(?:your|their) [a-z]+) ([a-z]+)(?=$|,)/g,
    (_, verb, times, amount, what) => `${verb} (${times ?? '2'} times ${amount}) ${what}`,
  ],
  // How much: by what it depends on.
  [
    /^(.*?)\bx\b(.*?),? where x is (?:equal to )?((?:the|your|half|twice|that|its)\b[^,:(]*?)(?:,? \(?(?:max(?:imum)?(?: of)?|up to(?: a maximum of)?|at most) (\d+)\)?)?$/,
    (_, before, behind, amount, most?: string) => `${before}${withMost(amount, most)}${behind}`,
  ],
  [
    /^(.*?[a-z]) equal to ((?:the|your|half|twice)\b[^,:(]*?)(?:,? \(?(?:to a max(?:imum)? of|max(?:imum)?(?: of)?|up to(?: a maximum of)?|at most) (\d+)\)?)((?: until [^,:]+)?)$/,
    (_, before, amount, most, until) => `${before} equal to ${withMost(amount, most)}${until}`,
  ],
  [
    /\bas (?:many|much) ([a-z]+) (to [^,:]+? )?as (you have|there are) ([a-z]+(?: [a-z]+)?)((?: (?:in|on) [^,:]+)?)(?=$|,|\.)/,
    (_, what, whom, who, counted, where) =>
      `${what} ${whom ?? ''}equal to the number of ${counted}${who === 'you have' && !/\byour\b/.test(where) ? ' of yours' : ''}${where}`,
  ],
  [/\b(\d+|an?|one) ([a-z]+(?: [^,:]+?)?) per (?!turn\b|round\b|game\b)([a-z]+)\b/g, '$1 $2 for each $3'],
];

/** A number that is at most another one. */
const withMost = (amount: string, most: string | undefined): string =>
  most === undefined ? `(${amount.trim()})` : `(the lesser of ${most} and ${amount.trim()})`;

/** A text with its numbers in digits. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(new RegExp(`(?<!\\bno |-)\\b(${NUMBERS})\\b`, 'g'), (word) =>
      String(writtenNumbers.indexOf(word)),
    )
    .replaceAll(/(?<!-)\bone (?=(?:more |extra |point of )?(?!of\b|or\b|more\b|that\b)[a-z]+)/g, 'a ');

const CHOOSING = /(?<=^|, |then |and |: )(pick|select|target)(s?) (?=(?:an?|one|another|the|\d+|up to) )/g;

/** `pick a fruit`, in a game that has no verb of that name. */
const withChoices = (line: string, { vocabulary }: SpokenWords): string =>
  line.replaceAll(CHOOSING, (whole, verb: string, s: string) =>
    vocabulary.verbForms.has(verb) ? whole : `choose${s} `,
  );

/** A line with its numbers in digits, and with amounts where the language has them. */
export const withPlainAmounts = (line: string, words: SpokenWords): string =>
  AMOUNTS.reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    withChoices(withDigits(line), words),
  ).replaceAll(
    // No card is chosen twice.
    new RegExp(
      `\\b(chooses? (?:up to )?(?:\\d+|any number of)) different (?=(?:[a-z-]+ )?(?:${words.many})\\b)`,
      'g',
    ),
    '$1 ',
  );
