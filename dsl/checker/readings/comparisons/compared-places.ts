/**
 * What is in one place and in another: `there are fewer fruits in your row than in an opponent's row`, `your row has more fruits than
 * each opponent's row`; who has the most, and that nobody has more. They become sentences about who has how much.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { ofThatPlayer, ofYours } from '../places/cards-in-hands.ts';

const NOUN = '(?!(?:more|fewer|less|than|of|in|on)\\b)[a-z-]+(?: (?!(?:than|of|in|on|as)\\b)[a-z-]+)?';
const ZONE = '[a-z]+(?: (?!(?:than|as|and|or|has|have|is|are)\\b)[a-z]+)?';
const MORE = '(more|fewer|less|as many)';
const THAN = '(?:than|as)';
const WHO = '(?:an?|any|each|every|your|that)(?: other)? (?:opponent|player)';
const OWNER = `(your|(?:${WHO})'s|their)`;
const END = '(?=$|,|:| and | or )';

const IN_PLACES = new RegExp(
  `\\bthere (?:is|are) ${MORE} (${NOUN}) (in|on) ${OWNER} (${ZONE}) ${THAN} (?:there (?:is|are) )?(?:in|on) (?:${OWNER} (${ZONE})|(yours|theirs))${END}`,
  'g',
);
const PLACE_HAS = new RegExp(
  `\\b${OWNER} (${ZONE}) (?:has|have|holds|contains) ${MORE} (${NOUN}) ${THAN} (?:${OWNER} (${ZONE})|(yours|theirs))${END}`,
  'g',
);

/** The text with each such comparison as one of players; none where there is none. */
export function withComparedPlaces(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:than|as many|most|fewest)\b/.test(text)) return [];
  const put = asFirst(text)
    .replaceAll(IN_PLACES, (said, more: string, what: string, at: string, ...rest: string[]) =>
      ofPlayers(vocabulary, said, {
        more,
        what,
        at,
        first: rest[0],
        zone: rest[1],
        second: rest[2],
        other: rest[3],
        alone: rest[4],
      }),
    )
    .replaceAll(
      PLACE_HAS,
      (said, first: string, zone: string, more: string, what: string, ...rest: string[]) =>
        ofPlayers(vocabulary, said, {
          more,
          what,
          at: 'in',
          first,
          zone,
          second: rest[0],
          other: rest[1],
          alone: rest[2],
        }),
    )
    .replaceAll(NOBODY, (said, more: string, what: string, at?: string, zone?: string) =>
      nobodyHas(vocabulary, said, { more, what, at, zone }),
    );
  if (MOST.test(put)) return [asMost(put, true), asMost(put, false)];
  return put === text ? [] : [put];
}

interface Compared {
  readonly more: string;
  readonly what: string;
  readonly at: string;
  readonly first: string;
  readonly zone: string;
  readonly second?: string;
  readonly other?: string;
  readonly alone?: string;
}

/** Who has a place: `your` is of `you`. */
const playerOf = (owner: string): string | undefined =>
  owner === 'your' || owner === 'yours'
    ? 'you'
    : owner === 'their' || owner === 'theirs'
      ? undefined
      : owner.replace(/'s$/, '');

/** `you have fewer fruits in your row than an opponent`, where both places are of the same name. */
function ofPlayers(
  vocabulary: Vocabulary,
  said: string,
  { more, what, at, first, zone, second, other, alone }: Compared,
): string {
  const [one, two] = [playerOf(first), playerOf(second ?? alone ?? '')];
  if (one === undefined || two === undefined || (other !== undefined && other !== zone)) return said;
  if ((one === 'you') === (two === 'you') || !isOwnPlace(vocabulary, what, zone)) return said;
  const than = more === 'as many' ? 'as' : 'than';
  const whose = one === 'you' ? 'your' : 'their';
  return `${one} ${one === 'you' ? 'have' : 'has'} ${more} ${what} ${at} ${whose} ${zone} ${than} ${two}`;
}

const isOwnPlace = (vocabulary: Vocabulary, what: string, zone: string): boolean => {
  const place = vocabulary.terms.get(zone)?.[0]?.symbol;
  return nounSaid(vocabulary, what)?.of === 'card' && place?.sort === 'zone' && place.of === 'player';
};

const NOBODY = new RegExp(
  `\\b(?:no|none of the|no other) (?:opponents?|players?) (?:has|have) (more|fewer|less) (${NOUN})(?: (in|on) their (${ZONE}))? than (?:you|in your ${ZONE})(?: (?:do|does|have|has))?${END}`,
  'g',
);

/** `no opponent has more fruits than you`: there is none with more than so many. */
function nobodyHas(
  vocabulary: Vocabulary,
  said: string,
  { more, what, at, zone }: Pick<Compared, 'more' | 'what'> & Partial<Pick<Compared, 'at' | 'zone'>>,
): string {
  const bound = more === 'more' ? 'more than' : 'less than';
  if (zone !== undefined)
    return isOwnPlace(vocabulary, what, zone)
      ? `there is no opponent with ${bound} (the number of ${what} ${at} your ${zone}) ${what} ${at} their ${zone}`
      : said;
  const counter = vocabulary.counters.find((each) => each.of === 'player' && forms(each).many === what);
  if (counter) return `there is no opponent with ${bound} (your ${what}) ${what}`;
  return nounSaid(vocabulary, what)?.of === 'card'
    ? `there is no opponent where the number of ${ofThatPlayer(what, vocabulary)} is ${bound} the number of ${ofYours(what, vocabulary)}`
    : said;
}

const MOST = new RegExp(
  `\\b(if|while|and|or|when) you (?:have|own|control) the (most|fewest) (${NOUN})(?: (in|on) your (${ZONE}))?${END}`,
);

const THEIR_MOST = new RegExp(
  `\\b(if|while|and|or|unless) (?:that player|they) (?:have|has|owns?|controls?) the (most|fewest) (${NOUN}) (in|on) their (${ZONE})${END}`,
  'g',
);

/** `if that player has the most fruits in their shed`: those with the most are one or several. */
const asFirst = (text: string): string =>
  text.replaceAll(THEIR_MOST, '$1 that player is a player with the $2 $3 $4 their $5');

/** `if you have the most fruits`: more than each opponent, or nobody has more; the writer says which. */
function asMost(text: string, sole: boolean): string {
  return text.replaceAll(
    new RegExp(MOST, 'g'),
    (_, head: string, most: string, what: string, at?: string, zone?: string) => {
      const more = most === 'most' ? 'more' : 'fewer';
      const place = at === undefined || zone === undefined ? '' : ` ${at} ${sole ? 'your' : 'their'} ${zone}`;
      return `${head} ${sole ? 'you have' : 'no opponent has'} ${more} ${what}${place} than ${sole ? 'each opponent' : 'you'}`;
    },
  );
}
