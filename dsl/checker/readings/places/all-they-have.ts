/**
 * All cards that a player has, in a hand and everywhere else: `all cards of that player wherever they are`, `everything that player has`;
 * where no card is in play, `all cards of that player` says the same, and `wares of an opponent` are those in such places.
 */
import { placesOfPlayers, type PlaceOfPlayer } from '../../../language/symbols/places-of-players.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural } from '../../../text/english-inflection.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const WHO =
  '(?:that player|that opponent|an opponent|a player|each player|each opponent|the [a-z]+|you|they)';
const EVERYWHERE =
  '(?: (?:,? ?wherever (?:they|those) (?:are|may be|lie)|everywhere|in every place|in all (?:their |your )?zones))';

/** The text with the places by name; none where nothing changes. */
export function withAllTheyHave(text: string, words: Vocabulary): string[] {
  const isEverywhere = words.zones.every(({ inPlay }) => !inPlay);
  const end = isEverywhere ? `${EVERYWHERE}?` : EVERYWHERE;
  const cards = (noun: string, whose: string, said: string): string => {
    const found = nounSaid(words, noun);
    if (found?.of !== 'card') return said;
    const kind = words.kinds.find((each) => forms(each).one === found.one);
    if (!kind && found.one !== 'card') return said;
    const places = placesOfPlayers(words, kind).map(({ name }) => name);
    return places.length === 0 ? said : `all ${plural(found.one)} in ${whose} ${places.join(' or ')}`;
  };
  const put = text
    .replaceAll(
      new RegExp(
        `\\b(?:all|every|each)(?: of)? (?:the )?([a-z]+) (?:of (yours|${WHO})|(?:that )?(${WHO}) (?:has|have|owns|controls))${end}(?=$|[,.:;\\n]| to | into )`,
        'gm',
      ),
      (said, noun: string, of: string | undefined, has: string | undefined) =>
        cards(noun, possessive(of ?? has!), said),
    )
    .replaceAll(
      new RegExp(`\\ball(?: of)? (your|their|(?:${WHO})'s) ([a-z]+)${end}(?=$|[,.:;\\n]| to | into )`, 'gm'),
      (said, whose: string, noun: string) => cards(noun, whose, said),
    )
    .replaceAll(
      new RegExp(
        `\\beverything(?: that)? (${WHO}) (?:has|have|owns|controls)${EVERYWHERE}?(?=$|[,.:;\\n]| to | into )`,
        'gm',
      ),
      (said, who: string) =>
        isEverywhere || new RegExp(`${EVERYWHERE}$`).test(said)
          ? cards('cards', possessive(who), said)
          : said,
    )
    // All of a kind are meant by themselves.
    .replaceAll(
      new RegExp(`\\b(all [a-z -]+?)${EVERYWHERE}(?=$|[,.:;\\n]| to | into )`, 'gm'),
      (said, all: string) => (/\b(?:of|in|on|from)\b/.test(all) ? said : all),
    );
  return put === text ? [] : [put];
}

/**
 * `discard everything you have`, where cards are in play: those in the hand and in play, or in the hand alone. A deck is not meant,
 * and which of both is open.
 */
export function withEverythingHeld(text: string, words: Vocabulary): string[] {
  const places = placesOfPlayers(words);
  const hands = places.filter(({ isHand }) => isHand);
  if (!/\beverything\b/.test(text) || places.every(({ inPlay }) => !inPlay)) return [];
  const from = (those: readonly PlaceOfPlayer[]): string[] => {
    if (those.length === 0) return [];
    const names = those.map(({ name }) => name).join(' or ');
    const put = text.replaceAll(EVERYTHING, (_, who: string) => `all cards in ${possessive(who)} ${names}`);
    return put === text ? [] : [put];
  };
  return [...from(places.filter(({ inPlay, isHand }) => inPlay || isHand)), ...from(hands)];
}

const EVERYTHING = new RegExp(
  `\\beverything(?: that)? (${WHO}) (?:has|have|owns|controls)(?=$|[,.:;\\n]| to | into )`,
  'gm',
);

const possessive = (who: string): string =>
  who === 'you' || who === 'yours' ? 'your' : who === 'they' ? 'their' : `${who}'s`;
