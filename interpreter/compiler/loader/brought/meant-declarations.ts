/** What the texts of a card bring by themselves, because they use it and nobody declares it. */
import {
  entry,
  valueOf,
  type Entry,
  type MapNode,
  type Node,
  type ScalarNode,
} from '../../../../schemas/index.ts';
import { languages, type Language } from '../../../../dsl/text/locale.ts';
import { countersPutOn } from '../../../../dsl/checker/readings/counters/counters-put-on.ts';
import {
  diceThrown,
  namesOfRoll,
  rollOfDice,
} from '../../../../dsl/checker/readings/rolls/throws/dice-in-words.ts';
import { rollsOfAllSaid } from '../../../../dsl/checker/readings/bids-and-votes/rolls-of-all.ts';
import { bidsChosen } from '../../../../dsl/checker/readings/bids-and-votes/bids-of-players.ts';
import { turnsMeant } from '../../../../dsl/checker/readings/durations/turns-meant.ts';
import {
  areKindsCompared,
  KIND_FIELD,
  kindNames,
  kindValueNames,
} from '../../../../dsl/checker/readings/comparisons/likeness/kinds-compared.ts';
import { namesOfSeat } from '../../../../dsl/checker/readings/people/seats-by-number.ts';
import { seatsIn } from '../../../../dsl/language/parser/errors/printed/seats-said.ts';
import { entries, textAt, type Sources } from '../link-context.ts';
import { nodesAt, beginningOf, wordsAt, bringingMeant } from './made-nodes.ts';
import { UNSAID, textsIn, wordsOfGame, wordsOfNames } from './data-words.ts';
import { withCounter, withTurns } from './counters-meant.ts';
import { withPlaceAside, withPlacesOfBids, withPlacesBeneath } from './places-meant.ts';

/**
 * A card that counts on itself in a word that nobody declares brings a counter that is called so, down to 0, for cards of every
 * kind: two such cards mean the same then. Gives such a card as one that brings just that.
 */
export function declarationsMeant(s: Sources, game: Node, cards: readonly Node[]): MapNode[] {
  return cards.flatMap((card) => {
    if (card.kind !== 'map') return [];
    const texts = card.entries.flatMap(({ key, value }) => (UNSAID.has(key.text) ? [] : textsIn(value)));
    const counted = countersPutOn(
      texts.map(({ text }) => text),
      () => wordsOfGame(game),
    );
    const bids = bidsChosen(texts.map(({ text }) => text));
    const kinds = entries(valueOf(game, 'kinds')).map(({ key }) => key.text);
    return [
      ...counted.map((id) => withCounter(s, card, texts, id, kinds)),
      ...bids.map((id) => withCounter(s, card, texts, id, 'player')),
      ...turnsMeant(texts.map(({ text }) => text)).flatMap((id) => withTurns(s, game, card, texts, id) ?? []),
      ...withPlaceAside(s, game, card, texts),
      ...withPlacesOfBids(s, game, card, texts),
      ...withPlacesBeneath(s, game, card, texts, kinds),
      ...withRolls(s, game, card, texts),
      ...withKindsAsValues(s, game, card, texts),
      ...withSeats(s, game, card, texts),
    ];
  });
}

/** Texts that name the player in a seat bring the role for it, where the game has none. */
export function withSeats(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
  const roles = entries(valueOf(game, 'roles'));
  const seats = new Set(texts.flatMap(({ text }) => seatsIn(text).map(({ seat }) => seat)));
  return [...seats].flatMap((seat) => {
    const names = namesOfSeat(seat);
    const isThere = (each: Entry): boolean =>
      textAt(each.value, 'seat') === String(seat) || each.key.text === names.en[0];
    if (roles.some(isThere)) return [];
    const text = texts.find((each) => seatsIn(each.text).some((place) => place.seat === seat))!;
    const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
    const parts = { seat: scalar(seat), name: map(wordsAt(map, scalar, list, names)) };
    return [bringingMeant(s, card, map({ roles: map({ [names.en[0]]: map(parts) }) }))];
  });
}

/** A card that throws dice for a purpose of its own brings a roll of these dice, which is changed when all rolls are. */
function withRolls(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
  if (entry(valueOf(game, 'verbs'), 'roll')) return [];
  return diceThrown(texts.map(({ text }) => rollsOfAllSaid(text))).flatMap((dice) => {
    const id = rollOfDice(dice);
    if (entry(valueOf(game, 'rolls'), id)) return [];
    const at = beginningOf(s, texts.find(({ text }) => /\b(?:rolls?|throws?)\b/i.test(text)) ?? texts[0]);
    const { map, scalar, list } = nodesAt(s, at);
    const name = map(wordsAt(map, scalar, list, namesOfRoll(dice)));
    const window = dice.fixed ? undefined : windowOfRolls(game);
    const parts = {
      dice: scalar(`${dice.count}d${dice.sides}`),
      name,
      ...(window !== undefined && { window: scalar(window) }),
    };
    return [bringingMeant(s, card, map({ rolls: map({ [id]: map(parts) }) }))];
  });
}

/** A card that compares kinds of cards brings the kind of each card as one of its values, which no card prints. */
function withKindsAsValues(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
  const kinds = entries(valueOf(game, 'kinds'));
  const [one, many] = kindNames.en;
  const called = new Set(
    kinds.flatMap((each) => wordsOfNames(each, ['name', 'also']).filter((word) => !/^cards?$/.test(word))),
  );
  if (
    kinds.length < 2 ||
    !areKindsCompared(
      texts.map(({ text }) => text),
      called,
    )
  )
    return [];
  if ([one, many].some((word) => wordsOfGame(game).all.has(word))) return [];
  const at = beginningOf(s, texts.find(({ text }) => /\b(?:kind|type)/i.test(text)) ?? texts[0]);
  const { map, scalar, list } = nodesAt(s, at);
  const name = map(wordsAt(map, scalar, list, kindNames));
  const of = kinds.map((kind) => [
    kind.key.text,
    map(wordsAt(map, scalar, list, kindValueNames(namesOf(kind)))),
  ]);
  const field = (kind: string): Node =>
    map({
      type: scalar(KIND_FIELD),
      default: scalar(kind),
      printed: scalar(false),
      shared: scalar(true),
      name,
    });
  const fields = kinds.map(({ key }) => [key.text, map({ fields: map({ [KIND_FIELD]: field(key.text) }) })]);
  return [
    bringingMeant(
      s,
      card,
      map({ values: map({ [KIND_FIELD]: map({ name, of: map(Object.fromEntries(of)) }) }) }),
    ),
    bringingMeant(s, card, map({ kinds: map(Object.fromEntries(fields)) })),
  ];
}

/** What one of a declaration is called in each language, without its gender. */
function namesOf({ key, value }: Entry): Readonly<Record<Language, string>> {
  const names = valueOf(value, 'name');
  const named = languages.map((language) => {
    const given = valueOf(names, language);
    const [one] = given?.kind === 'list' ? given.items : [given];
    return [language, one?.kind === 'scalar' ? one.text.replace(/ [mfn]?p?$/, '') : key.text];
  });
  return Object.fromEntries(named);
}

/** The one window in which rolls are changed. */
function windowOfRolls(game: Node): string | undefined {
  const [one, ...more] = entries(valueOf(game, 'windows')).filter(({ value }) =>
    entries(valueOf(value, 'takes')).some((each) => /^(?:a roll|rolls)$/.test(textOfNode(each.value))),
  );
  return more.length === 0 ? one?.key.text : undefined;
}

const textOfNode = (node: Node): string => (node.kind === 'scalar' ? node.text.trim() : '');
