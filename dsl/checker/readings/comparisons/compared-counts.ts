/**
 * Numbers of two nouns that are compared: `there are more stalls than fruits`, `you have at least as many tools in your shed as cards
 * in your hand`, `there are twice as many red fruits as green ones`. The language compares `the number of ...` with another one.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

/** How two numbers are compared, in speech and in the language. */
export const COUNT_RELATIONS: Readonly<Record<string, string>> = {
  more: 'more than ',
  fewer: 'less than ',
  less: 'less than ',
  'as many': '',
  'exactly as many': '',
  'just as many': '',
  'the same number of': '',
  'at least as many': 'at least ',
  'at most as many': 'at most ',
  'no more': 'at most ',
  'no fewer': 'at least ',
  'not more': 'at most ',
  'not fewer': 'at least ',
  'more than twice as many': 'more than 2 times ',
  'at least twice as many': 'at least 2 times ',
  'twice as many': '2 times ',
};

const HOW = Object.keys(COUNT_RELATIONS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const SOME =
  '(?!(?:than|as|of|in|on|an?|the|your|their|any|each)\\b)(?:(?! than | as |,|:| and | or | if ).)+?';
const ELSEWHERE = '(?:in|on) (?:your|their|that|the)(?:(?! than | as |,|:| and | or | if ).)*?';
const THERE = '(there (?:is|are)|you (?:have|control|own)|that (?:player|opponent) (?:has|controls))';
const COMPARED = new RegExp(
  `\\b(if|while|and|or|where|when) ${THERE} (${HOW}) (${SOME}) (?:than|as) (?:there are |you have |they have |that (?:player|opponent) has )?(${SOME}|${ELSEWHERE})(?=$|[,:\\n]| and | or )`,
  'g',
);

/** `with more fruits than there are tools`: a bound that is a number of others. */
const BOUNDED = new RegExp(
  `\\b(with|have|has|having) (${HOW}) ([a-z-]+(?: [a-z-]+)?) (?:than|as) (?:the number of|there are) (${SOME})(?=$|[,:\\n]| and | or )`,
  'g',
);

/** One of several players, who is asked about otherwise. */
const ONE_OF_SEVERAL = /\b(?:an?|any|each|every|all|no)(?: other)? (?:opponents?|players?)/;
const ONLY_PLACE = new RegExp(`^${ELSEWHERE}$`);

/** Where something is, or whose. */
const PLACED = / (?:in|on|of|under|at|among) /;

/** The text with each such comparison as one of numbers; none where there is none. */
export function withComparedCounts(text: string, vocabulary: Vocabulary): string[] {
  if (!/ (?:than|as) /.test(text)) return [];
  const put = text.replaceAll(
    COMPARED,
    (said, head: string, who: string, how: string, some: string, other: string) => {
      if (ONE_OF_SEVERAL.test(some) && ONLY_PLACE.test(other)) return said;
      const noun = firstNounSaid(vocabulary, some.split(PLACED)[0]);
      const others = placeAlone(some, other);
      const second = noun === undefined ? others : others.replace(/\bones\b/, noun.said);
      const one = numberOf(vocabulary, who, withPlace(vocabulary, who, some, second));
      const two = numberOf(vocabulary, who, second);
      return one === undefined || two === undefined || one === two
        ? said
        : `${head} ${one} is ${COUNT_RELATIONS[how]}${two}`;
    },
  );
  const bounded = put.replaceAll(
    BOUNDED,
    (said, having: string, how: string, some: string, others: string) =>
      COUNT_RELATIONS[how] === undefined || COUNT_RELATIONS[how].includes('times')
        ? said
        : `${having} ${COUNT_RELATIONS[how] || 'exactly '}(the number of ${others}) ${some}`,
  );
  return bounded === text ? [] : [bounded];
}

/** `more in that player's row than in yours`: the same nouns in another place. */
function placeAlone(some: string, others: string): string {
  if (!ONLY_PLACE.test(others)) return others;
  const [nouns] = some.split(PLACED);
  const zone = some.split(' ').at(-1) ?? '';
  return `${nouns} ${others.replace(/ (your|their)s$/, ` $1 ${zone}`)}`;
}

/** `more fruits than tools in your shed`: both are meant to be there, unless the first noun has a place of its own. */
function withPlace(vocabulary: Vocabulary, who: string, some: string, others: string): string {
  const place = others.slice(others.split(PLACED)[0].length);
  if (!who.startsWith('there') || place === '' || PLACED.test(some)) return some;
  const found = firstNounSaid(vocabulary, some);
  const symbol = found && vocabulary.terms.get(found.said)?.[0]?.symbol;
  const isThere = symbol?.sort === 'noun' && PLACED.test(symbol.is.snippet.text);
  return found?.of === 'pile' || isThere ? some : some + place;
}

/** How many there are: cards and piles anywhere, or of one player, and what a player has of a counter. */
function numberOf(vocabulary: Vocabulary, who: string, what: string): string | undefined {
  const player = who.startsWith('there')
    ? undefined
    : who.startsWith('you')
      ? 'you'
      : who.split(' ').slice(0, 2).join(' ');
  const counter = vocabulary.counters.find((each) => each.of === 'player' && forms(each).many === what);
  if (counter)
    return player === undefined ? undefined : `${player === 'you' ? 'your' : `${player}'s`} ${what}`;
  const [noun] = what.split(PLACED);
  const found = firstNounSaid(vocabulary, noun);
  if (found === undefined || found.of === 'player' || found.form !== 'many' || !noun.endsWith(found.said))
    return undefined;
  if (PLACED.test(what) || player === undefined || found.of === 'pile') return `the number of ${what}`;
  return `the number of ${what} of ${player === 'you' ? 'yours' : player}`;
}
