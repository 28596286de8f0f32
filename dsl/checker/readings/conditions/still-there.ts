/**
 * Whether a card is still there: `if the guest is still in play`, `is still alive`. In a game that says of no place that cards are in play
 * there, it is the place of such cards on the table; a pile that is asked whether it is `a loner`, of cards that are alone in their pile, has one.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

const CARD = '(this(?: card)?|(?:that|the) (?!game\\b)[a-z-]+)';
const THERE =
  '(still in play|still alive|alive|in play|still there|still on the table|on the table|still around)';
const ASKED = new RegExp(
  `\\b(if|while|unless|and|or) ${CARD} (?:is ${THERE}|is (no longer|not) (?:in play|alive|there|on the table))(?=$|[,:]| and | or )`,
  'gm',
);
const NAMED = /\bchooses? (?:an?|another|the) ([^,:\n]+?) as ([a-z-]+)$/gm;
const LONER =
  /\b(if|while|unless|and|or) the ([a-z-]+) is (not )?an? ([a-z-]+(?: [a-z-]+)?)(?=$|[,:]| and | or )/g;

/** The text with such questions in the words of the game; none where there is none. */
export function withStillThere(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:is|are) (?:still|alive|in play|no longer|not|there|on the table|an?) ?/.test(text)) return [];
  const named = new Map([...text.matchAll(NAMED)].map(([, what, name]) => [name, what]));
  const put = text
    .replaceAll(ASKED, (said, word: string, card: string, there: string | undefined) => {
      const place = placeOf(card, named, vocabulary);
      return place === undefined ? said : `${word} ${card} is ${there === undefined ? 'not ' : ''}${place}`;
    })
    .replaceAll(LONER, (said, word: string, name: string, not: string | undefined, noun: string) => {
      const inside = insideOf(name, noun, named, vocabulary);
      return inside === undefined ? said : `${word} ${inside(not !== undefined)}`;
    });
  return put === text ? [] : [put];
}

/** `in play`, or the place of cards of that kind, in piles that all have together. */
function placeOf(
  card: string,
  named: ReadonlyMap<string, string>,
  vocabulary: Vocabulary,
): string | undefined {
  if (vocabulary.zones.some(({ inPlay }) => inPlay)) return 'in play';
  const [, name = ''] = /^(?:that|the) ([a-z-]+)$/.exec(card) ?? [];
  const noun = firstNounSaid(vocabulary, named.get(name) ?? name);
  if (noun?.of !== 'card') return undefined;
  const piles = vocabulary.zones.filter(
    ({ pile, takes }) => pile && takes?.some((kind) => forms(kind).one === noun.one) === true,
  );
  const [only, ...others] = piles;
  return only?.pile && others.length === 0 ? `in a ${forms(only.pile).one}` : undefined;
}

const ALONE = /^an? ([a-z-]+) in an? ([a-z-]+) with ((?:exactly |at least |at most )?\d+) ([a-z-]+)$/;

/** `a loner` is `a fruit in a stall with exactly 1 fruit`: what is asked of the stall is how many there are in it. */
function insideOf(
  name: string,
  said: string,
  named: ReadonlyMap<string, string>,
  vocabulary: Vocabulary,
): ((isDenied: boolean) => string) | undefined {
  const what = named.get(name);
  const [meaning] = vocabulary.terms.get(said) ?? [];
  if (what === undefined || meaning?.symbol.sort !== 'noun') return undefined;
  if (firstNounSaid(vocabulary, what)?.of !== 'pile' || nounSaid(vocabulary, said)?.of !== 'card')
    return undefined;
  const [, , , count, noun] = ALONE.exec(meaning.symbol.is.snippet.text.trim()) ?? [];
  if (count === undefined || noun === undefined) return undefined;
  const be = / 1$|^1$/.test(count) ? 'is' : 'are';
  return (isDenied) => `${isDenied ? 'not ' : ''}there ${be} ${count} ${noun} in the ${name}`;
}
