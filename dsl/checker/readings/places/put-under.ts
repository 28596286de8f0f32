/**
 * Cards under a card: `tuck a fruit under this`, `discard a fruit from under this`, `the fruits beneath it`. In a game without
 * places for them a card brings them.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

/** What such places are called: that which all see, and that which nobody sees. */
export const beneathNames = {
  open: {
    names: {
      en: ['place beneath', 'places beneath'],
      fr: ['dessous m', 'dessous'],
      de: ['Platz darunter m', 'Plätze darunter'],
    },
    seenBy: 'everyone',
  },
  hidden: {
    names: {
      en: ['hidden place beneath', 'hidden places beneath'],
      fr: ['dessous caché m', 'dessous cachés'],
      de: ['verdeckter Platz darunter m', 'verdeckte Plätze darunter'],
    },
    seenBy: 'nobody',
  },
} as const;

/** What the state is called that says which card is on top. */
export const upperNames = {
  en: ['upper card', 'upper cards'],
  fr: ['carte du dessus f', 'cartes du dessus'],
  de: ['obere Karte f', 'obere Karten'],
} as const;

const UNDER = '(?:under(?:neath)?|beneath|below)';
const ON_TOP =
  "this(?: card)?|it(?:self)?|him|her|them|(?:this|that|the|an?|another|each|one of (?:your|their)|your|their) (?!most\\b|same\\b)[a-z'-]+(?: (?:of|in|from) (?:yours|your [a-z]+|that player))?";
const LOWER = new RegExp(`\\b${UNDER} (${ON_TOP})(?![a-z'-])`, 'g');

/** Which places a text needs; none where it puts nothing under cards, which these nouns call, and names that the text gives. */
export function placesBeneath(text: string, nouns: ReadonlySet<string>): (keyof typeof beneathNames)[] {
  const lower = text.toLowerCase();
  const speaks = [...lower.matchAll(LOWER)].some(([, host]) => {
    const noun = host
      .replace(/ (?:of|in|from) .*$/, '')
      .split(' ')
      .at(-1)!
      .replace(/(?<!s)s$/, '');
    return (
      /^(?:this|it|itself|him|her|them)\b|\bcards?$/.test(host) ||
      nouns.has(noun) ||
      nouns.has(`${noun}s`) ||
      new RegExp(`\\bas ${noun}\\b`).test(lower)
    );
  });
  if (!speaks) return [];
  return /\bface[- ]down\b/.test(lower) ? ['open', 'hidden'] : ['open'];
}

const TUCK =
  '\\b(?:put|place|tuck|slide|slip|lay|stack|set|add|store|hide|bury|stash|move|return|shove|stick)(s?)';
const LYING =
  '(?:,? (?:that|which) (?:is|are|lies?|was|were))?(?: (?:placed|tucked|put|lying|stored|hidden|stacked|slid))?';
const FACE = '(?:,? face[- ](up|down))?';

/** A text in which cards are moved under others, and found there. */
export function withPutUnder(text: string, words: Vocabulary, kind?: KindSymbol): string[] {
  if (!words.zones.some(({ under }) => under)) return [];
  // The card that says it, by its kind.
  const own = kind
    ? new RegExp(`\\b((?:under(?:neath)?|beneath|below) this) (?:card|${forms(kind).one})(?![a-z'-])`, 'g')
    : undefined;
  const said = own ? text.replaceAll(own, '$1') : text;
  const put = handed(before(underThose(withBearers(said, words))), words);
  return put === text ? [] : [put];
}

/** `a fruit with a tool under it`: of each it is asked what is there. */
function withBearers(text: string, { kinds }: Vocabulary): string {
  const names = new Map(
    kinds.flatMap((kind) =>
      [forms(kind)].flatMap(({ one, many }) => [
        [one, one],
        [many, one],
      ]),
    ),
  );
  const nouns = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  const bearer = new RegExp(
    `\\b(${nouns}) (?:with|that has|that have|who has|who have) (cards|(?:an?|no|any|at least \\d+|\\d+ or more) [a-z]+(?: cards?)?) ${UNDER} (?:it|them|him|her)\\b`,
    'g',
  );
  return text.replaceAll(bearer, (_, noun: string, some: string) => {
    const what = some === 'cards' ? 'a card' : some;
    const is = /^(?:an? |no .*(?<!s)$)/.test(what) ? 'is' : 'are';
    return `${noun} where there ${is} ${what} under that ${names.get(noun)}`;
  });
}

/** `under` for other words, and which cards are meant. */
const underThose = (text: string): string =>
  text
    .replaceAll(
      new RegExp(`(?:,? from)? ${UNDER} (${ON_TOP})(?![a-z'-])`, 'g'),
      (_, host: string) => ` under ${host === 'itself' ? 'this' : host}`,
    )
    .replaceAll(
      new RegExp(
        `${TUCK} ([^,:;\\n]+?)${FACE} (?:to )?under (${ON_TOP})(?![a-z'-])${FACE}(?! (?:in)?to\\b)`,
        'g',
      ),
      (_, s: string, what: string, one: string | undefined, host: string, other: string | undefined) =>
        `move${s} ${what.replace(/ from (?=(?:your|their|that player's) hand$)/, ' in ')} under ${host}${(one ?? other) === 'down' ? ' face down' : ''}`,
    )
    .replaceAll(new RegExp(`${LYING} under (?=${ON_TOP})`, 'g'), ' under ')
    .replaceAll(
      /\bthis has ((?:\d+|an?|no|at least \d+|any)(?: or more)?(?: [a-z]+)* (?:cards?|[a-z]+)) under (?:it|this)\b/g,
      'there are $1 under this',
    )
    .replaceAll(/\bthere are (an?|1) /g, 'there is $1 ')
    .replaceAll(
      /\bthe (?:[a-z]+ )?card under (this|it|that [a-z]+) is (not )?(an? [a-z]+(?: card)?)\b/g,
      (_, host: string, not: string | undefined, what: string) =>
        `there is ${not === undefined ? what : `no ${what.replace(/^an? /, '')}`} under ${host}`,
    )
    .replaceAll(/\bas many cards as there are (?:cards )?(?=under\b)/g, 'cards equal to the number of cards ')
    .replaceAll(
      /(?<!\b(?:of|among|by|each) )\b(?:all (?:of )?the|the|any|these|those) ((?:other )?(?!top\b|bottom\b|last\b|first\b)(?:[a-z]+ )?(?:[a-z]+s|card(?= under))) under (?=this|it|that|an?\b)/g,
      (_, what: string) => `all ${what.replace(/card$/, 'cards')} under `,
    )
    .split('\n')
    .map((line, i) =>
      // Where nothing was named before, `it` is the card that says so.
      /\bthis\b.*\bunder it\b/.test(line) || (i === 0 && /^move [^,:]* under it\b/.test(line))
        ? line.replaceAll(/\bunder it\b/g, 'under this')
        : line,
    )
    .join('\n');

/** What leaves takes along the cards under it: what is done with them is done before. */
function before(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => {
      const rest = /^( *)(?:when|whenever|if|each time) this [^,:]+:$/.test(line)
        ? blockBehind(lines, i)
        : line;
      if (!/\bunder this\b/.test(rest)) return line;
      return line.replace(
        /^( *)(?:when|whenever|if|each time) (?=this (?:[a-z]+ )?(?:leaves|is (?!attached\b)[a-z]+ed\b))/,
        '$1before ',
      );
    })
    .join('\n');
}

const blockBehind = (lines: readonly string[], at: number): string => {
  const margin = /^ */.exec(lines[at])![0].length;
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => /^ */.exec(line)![0].length <= margin);
  return after.slice(0, end < 0 ? undefined : end).join('\n');
};

/** A word of a phrase without anything behind it. */
const PLAIN = '(?!(?:for|where|with|of|in|if|that|to|and|or|on)\\b)[a-z-]+';

/** What verbs do with cards that are elsewhere, by where they go. */
function handed(text: string, words: Vocabulary): string {
  const ends = destinationsIn(words);
  return text.replaceAll(
    new RegExp(
      `\\b([a-z]+)(?<!move|moves) ((?:an?|all|each|up to \\d+|\\d+|another|one)(?: ${PLAIN}){1,3}) under (${ON_TOP})(?: (?:in)?to (?:your|their) [a-z]+)?(?![a-z'-])`,
      'g',
    ),
    (whole, word: string, what: string, host: string, at: number) => {
      const form = words.verbForms.get(word);
      const end = form && !form.participle ? ends.find(({ verb }) => verb === form.verb) : undefined;
      if (!form || form.participle) return whole;
      const s = word === form.verb.id ? '' : 's';
      if (!end) {
        const [object] = form.verb.parameters;
        const isOfHand = / in your [a-z ]+$/.test(object?.phrase.snippet.text.trim() ?? '');
        const then = / per [a-z]+, (?:you may )?$/.test(text.slice(0, at)) ? ' to' : ', then';
        return isOfHand && /^an? /.test(what)
          ? `move${s} ${what} under ${host} as taken to ${s === '' ? 'your' : 'their'} hand${then} ${word} the taken`
          : whole;
      }
      const zone = forms(end.zone).one;
      if (end.of === 'object' || end.zone.inPlay) return whole;
      return `move${s} ${what} under ${host} to ${end.of === 'all' ? 'the' : s === '' ? 'your' : 'their'} ${zone}`;
    },
  );
}
