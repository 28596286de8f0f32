/** Places that the texts of a card need and nobody declares: for cards set aside, bid, and put under others. */
import { entry, valueOf, type MapNode, type Node, type ScalarNode } from '../../../../schemas/index.ts';
import { areCardsBid, cardBidNames } from '../../../../dsl/checker/readings/bids-and-votes/bids-of-cards.ts';
import type { CounterWords } from '../../../../dsl/checker/readings/durations/turns-meant.ts';
import {
  beneathNames,
  placesBeneath,
  upperNames,
} from '../../../../dsl/checker/readings/places/put-under.ts';
import { asideNames, isSetAside } from '../../../../dsl/checker/readings/places/set-aside.ts';
import { entries, type Sources } from '../link-context.ts';
import { nodesAt, beginningOf, wordsAt, bringingMeant } from './made-nodes.ts';
import { wordsOfNames } from './data-words.ts';

/** A card that sets cards aside brings a place for them, which everybody sees. */
export function withPlaceAside(
  s: Sources,
  game: Node,
  card: MapNode,
  texts: readonly ScalarNode[],
): MapNode[] {
  const text = texts.find((each) => isSetAside(each.text));
  const [id] = asideNames.en;
  if (!text || entry(valueOf(game, 'zones'), id)) return [];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
  const name = map(wordsAt(map, scalar, list, asideNames));
  const parts = { name, prepositions: map({ de: scalar('auf') }), 'seen by': scalar('everyone') };
  return [bringingMeant(s, card, map({ zones: map({ [id]: map(parts) }) }))];
}

/** A card for which players bid cards brings a place for what each of them bids. */
export function withPlacesOfBids(
  s: Sources,
  game: Node,
  card: MapNode,
  texts: readonly ScalarNode[],
): MapNode[] {
  const text = texts.find((each) => areCardsBid(each.text));
  const [id] = cardBidNames.en;
  if (!text || entry(valueOf(game, 'zones'), id)) return [];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
  const name = map(wordsAt(map, scalar, list, cardBidNames));
  const parts = { name, of: scalar('player'), 'seen by': scalar('everyone'), order: scalar('set') };
  return [bringingMeant(s, card, map({ zones: map({ [id]: map(parts) }) }))];
}

/** A card that puts cards under another one brings the places for them, and the state that says which card is on top. */
export function withPlacesBeneath(
  s: Sources,
  game: Node,
  card: MapNode,
  texts: readonly ScalarNode[],
  kinds: readonly string[],
): MapNode[] {
  const nouns = new Set(
    ['kinds', 'nouns'].flatMap((section) =>
      entries(valueOf(game, section)).flatMap((each) => wordsOfNames(each, ['name', 'also'])),
    ),
  );
  const text = texts.find((each) => placesBeneath(each.text, nouns).length > 0);
  const own = entries(valueOf(game, 'zones')).some(({ value }) => valueOf(value, 'under'));
  if (!text || own) return [];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
  const named = (words: CounterWords): Node => map(wordsAt(map, scalar, list, words));
  const [state] = upperNames.en;
  const zones = [...new Set(texts.flatMap((each) => placesBeneath(each.text, nouns)))].map((which) => {
    const { names, seenBy } = beneathNames[which];
    const parts = {
      name: named(names),
      prepositions: map({ de: scalar('auf') }),
      'seen by': scalar(seenBy),
      order: scalar('row'),
      under: scalar(state),
    };
    return bringingMeant(s, card, map({ zones: map({ [names.en[0]]: map(parts) }) }));
  });
  const upper = { name: named(upperNames), of: list(kinds), holds: scalar('card') };
  return [bringingMeant(s, card, map({ states: map({ [state]: map(upper) }) })), ...zones];
}
