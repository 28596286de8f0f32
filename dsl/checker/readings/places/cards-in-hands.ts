/** Cards that somebody has, where nothing says where: those in their hand. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { homePlaceOf } from '../words/home-places.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** The place of each player for cards that only they see; of several the one that takes more kinds. None where there is no such place. */
export function handOf({ zones, kinds }: Vocabulary): string | undefined {
  const takes = (zone: (typeof zones)[number]): number => (zone.takes ?? kinds).length;
  const hidden = zones.filter((each) => each.of === 'player' && each.seenBy === 'owner' && !each.inPlay);
  const [first, second] = hidden.toSorted((a, b) => takes(b) - takes(a));
  return first && (!second || takes(first) > takes(second)) ? forms(first).one : undefined;
}

/** Whether cards of any kind are meant. */
export const isAnyCard = (what: string): boolean => /^cards?$/.test(what);

const MOST =
  /\b(with|has|have) the (most|fewest|least) cards(?=$|[,.:\n]| (?:and|or|draws?|discards?|gains?|loses?|wins?)\b)/g;
const HAS =
  /\b(if|while|and|or|unless) (you|they|that player|that opponent) (have|has) ((?:at least |at most |exactly |more than |less than |fewer than )?\d+(?: or (?:more|fewer|less))?|no|an?) (cards?)(?=$|[,.:\n]| (?:and|or)\b)/g;

/** What several act on all of, by a verb that takes cards of one's own hand. */
const ALL_THEIRS =
  /\b((?:each|every|that|all)(?: other)? (?:players?|opponents?)|they|players|opponents) (?:must |have to |has to )?([a-z]+?)(s?) (?:all )?(?:of )?their cards(?=$|[,.:\n]| (?:and|then)\b)/gm;

/** `each player discards all of their cards`: those in their hand. */
export function withAllCardsOfHands(text: string, vocabulary: Vocabulary): string[] {
  const hand = handOf(vocabulary);
  if (hand === undefined) return [];
  const put = text.replaceAll(ALL_THEIRS, (said: string, who: string, verb: string, s: string) => {
    const known = vocabulary.verbForms.get(verb) ?? vocabulary.verbForms.get(verb + s);
    const isOfHand = known?.verb.parameters[0]?.phrase.snippet.text.trim().endsWith(` in your ${hand}`);
    return isOfHand ? `${who} ${verb}${s} all cards in their ${hand}` : said;
  });
  return put === text ? [] : [put];
}

/** The text with the hand where cards are counted that players have. */
export function withHeldCards(text: string, vocabulary: Vocabulary): string[] {
  const hand = handOf(vocabulary);
  if (hand === undefined) return [];
  const put = text
    .replaceAll(MOST, `$1 the $2 cards in their ${hand}`)
    .replaceAll(HAS, (said, _if, who: string) => `${said} in ${who === 'you' ? 'your' : 'their'} ${hand}`);
  return put === text ? [] : [put];
}

const DONE_BY =
  /\b((?:each|every|all)(?: other)? (?:player|opponent)s? (?:with|who has|who have) [^,:\n]+?|(?:that|the) [a-z-]+'s (?:controller|owner)) ([a-z]+?)(s?) ((?:an?|up to \d+|\d+|\([^()\n]+\)) (?:random )?)([a-z]+)(?=$|[,.:\n]| (?:as|and|where|or)\b)/gm;

/** `each player with 3 coins discards a card`, by a verb that takes cards from anywhere: of those who do it. */
export function withCardsOfDoers(text: string, vocabulary: Vocabulary): string[] {
  const hand = handOf(vocabulary);
  const put = text.replaceAll(
    DONE_BY,
    (said, _who: string, verb: string, _s: string, _count: string, what: string) => {
      const form = vocabulary.verbForms.get(verb) ?? vocabulary.verbForms.get(`${verb}s`);
      if (!form || !takesAnywhere(form.verb)) return said;
      if (isAnyCard(what)) return hand === undefined ? said : `${said} in their ${hand}`;
      const noun = nounSaid(vocabulary, what)?.one;
      const kind = vocabulary.kinds.find((each) => forms(each).one === noun);
      const home = kind && homePlaceOf(kind, vocabulary.zones);
      return home ? `${said} in their ${forms(home).one}` : said;
    },
  );
  return put === text ? [] : [put];
}

/** Whether nothing says where the object of a verb is. */
function takesAnywhere({ parameters: [object] }: VerbSymbol): boolean {
  const phrase = object?.preposition ? undefined : object?.phrase.tree;
  return phrase !== undefined && phrase.tails.length === 0 && !phrase.owner;
}

/** The cards that somebody has: those of any kind are in the hand, others where they are in play. */
export const ofThatPlayer = (what: string, vocabulary: Vocabulary): string =>
  heldBy(what, "that player's", vocabulary) ?? `${what} of that player`;
export const ofYours = (what: string, vocabulary: Vocabulary): string =>
  heldBy(what, 'your', vocabulary) ?? `${what} of yours`;

function heldBy(what: string, whose: string, vocabulary: Vocabulary): string | undefined {
  const hand = isAnyCard(what) ? handOf(vocabulary) : undefined;
  return hand === undefined ? undefined : `cards in ${whose} ${hand}`;
}
