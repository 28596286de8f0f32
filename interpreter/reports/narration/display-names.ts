/** Display names on the screen, by the names in logs, views and saves. */
import { withTheCard } from '../../match/view/prompt-wording.ts';
import { offersOf } from '../../game/placed-offers.ts';
import { nameIn, render, type Language } from '../../../dsl/nlg/index.ts';
import { nounFor, nounOf } from '../../../dsl/nlg/discourse/noun-forms.ts';
import type { VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Condition, Expression, Statement } from '../../../dsl/language/syntax/ast.ts';
import { cardText, printedPhrase, type CardText } from '../../compiler/cards/card-text.ts';
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { AbilityData, Game } from '../../game/linked-game.ts';
import { isOwnPart } from '../../engine/vm/events.ts';
import {
  NO_ROLL,
  objectName,
  objectNameReader,
  standingName,
  type NamedObject,
} from '../../match/object-names.ts';
import { A_CARD, membersOf, PLUS } from '../../match/value-names.ts';
import { modesAt, nodeAt, sayNode, statedConditions, type TextPiece } from '../../game/localized-pieces.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { spoken, messagesIn, type MessageFormatter } from '../../../dsl/diagnostics/localize.ts';

/** A zone in a sentence: its name, and whether it says already whose it is. */
export interface PlaceWords {
  readonly name: string;
  readonly owned: boolean;
  /** The seat whose it is. */
  readonly seat?: string;
  /** Of a zone of piles: a pile that is not there yet. */
  readonly newOne?: string;
  /** Its piles are cells with names. */
  readonly grid?: boolean;
}

type Named = { readonly id: string; readonly names: Game['names'] };

/** Names in one language. What has no name of its own in the data keeps its id. */
export interface DisplayNames {
  readonly words: MessageFormatter<'play'>;
  readonly language: Language;
  /** Whatever a log or a question names: cards, piles, players, places, rolls, options, values. */
  thing(name: string): string;
  /** What is made when it is chosen, with its article: `a new unit`; undefined for anything else. */
  made(name: string): string | undefined;
  /** An option: an action before all else. */
  option(name: string): string;
  zone(name: string): PlaceWords;
  /** The id of the card that a name is a copy of; undefined where it is no card. */
  cardId(name: string): string | undefined;
  /** Whether something has the name of a card: a card, or an ability on one. */
  isCalledAsCard(name: string): boolean;
  /** What a card says, by the name of one of its copies. */
  text(name: string): CardText | undefined;
  /** One of the phrases that a card prints in a list. */
  printed(card: string, field: string, at: number): string | undefined;
  /** The cards that are called so, by their ids, whatever the case. */
  cardsCalled(printed: string): readonly string[];
  /** A statement, an ability or a phrase of a text; as it is written if it cannot be rendered by itself. */
  piece(piece: TextPiece): string;
  /** An effect that lasts, by its name in a view; about these cards. */
  standing(name: string, about?: readonly string[]): string;
  /** The same, by its place in a text. */
  lasting(piece: TextPiece, about?: readonly string[]): string;
  /** A condition inside a sentence, by its words in a view. */
  condition(words: string): string;
  /** One of the lines of a choice that begins at a place of a text: its label, or what it does. */
  mode(choice: TextPiece, at: number): string;
  /** A sentence in which a player does a verb with these objects: `Ben claims to be the captain.` */
  doing(player: string | undefined, verb: string, things: readonly string[]): string | undefined;
  counter(id: string): string;
  /** Whether the table of the game shows a counter: others are bookkeeping of its texts, and no player reads of them. */
  showsCounter(id: string): boolean;
  /** `3 coins`, `1 coin`. */
  amount(count: number, counter: string): string;
  role(id: string): string;
  step(id: string): string;
  readonly cycle: string;
  window(id: string): string;
  roll(id: string): string;
  contest(id: string): string;
  field(id: string): string;
  ending(id: string): string;
  /** Who has won by an ending: some, nobody, or all together. */
  wins(ending: string | undefined, winners: readonly string[]): string;
  /** A number of the score. */
  score(id: string): string;
  badge(id: string): string;
  /** A function; undefined where the table does not show what its sum is made of. */
  sum(id: string): string | undefined;
  /** A part of a sum, by what the word means in the game. */
  part(label: string): string;
  zoneLabel(id: string): string;
}

/** The names of a game with these seats. */
export function calledIn(game: Game, language: Language, seats: readonly string[] = []): DisplayNames {
  const { vocabulary } = game;
  const words = messagesIn<'play'>(language);
  const cardOf = cardsByName(game);
  const texts = new Map<string, CardText>();
  const from = (all: readonly Named[]): ((id: string) => string) => {
    const known = new Map(all.map((each) => [each.id, nameIn(each, language)]));
    return (id) => known.get(id) ?? id;
  };
  const zones = zonesByName(game, language, seats);
  const options = optionsByName(game, language);
  const shown = new Set([...game.table.shared, ...game.table.player, ...game.table.card]);
  const things = objectNameReader(game, seats);
  let effects: ReadonlyMap<string, AbilityData> | undefined;
  let conditions: ReadonlyMap<string, Condition> | undefined;

  const piece = (of: TextPiece): string => {
    const node = nodeAt(of);
    const { start, end } = of.span;
    return (
      (node && sayNode(game, language, node)) ?? of.snippet.text.slice(start, end).replaceAll(/\s+/g, ' ')
    );
  };

  const lasting = (of: TextPiece, about: readonly string[] = []): string => {
    const cards = [...new Set(about)];
    const node = cards.length === 1 ? nodeAt(of) : undefined;
    const named = node && withTheCard(game, node, cards[0]);
    const said = named && sayNode(game, language, named);
    if (said !== undefined) return said;
    const text = piece(of);
    return cards.length === 0
      ? text
      : words('play/speaks-of', { text: withoutStop(text), cards: cards.map(one) });
  };

  const thingWords = (thing: NamedObject): string => {
    switch (thing.is) {
      case 'seat':
        return thing.seat;
      case 'card':
        return nameIn(cardOf.get(thing.card)!.symbol, language);
      case 'zone':
        return zones.get(objectName(thing))!.name;
      case 'place':
        return words('play/place-of-card', { zone: thingWords(thing.zone), at: thing.at, on: thing.on });
      case 'new pile': {
        if (!thing.pile) return objectName(thing);
        const { one, gender } = nounOf(thing.pile.names, language, thing.pile.id);
        return words('play/new-one', { one, gender });
      }
      case 'roll':
        return words('play/owned', {
          owner: thing.by ?? words('play/nobody'),
          thing: nameIn(thing.roll, language),
        });
      case 'ability': {
        const card = nameIn(cardOf.get(thing.card)!.symbol, language);
        return thing.nth === undefined ? card : `${card} ${thing.nth}`;
      }
      // What is on no card, a rule or what an effect created, is called by its text.
      case 'rule':
        return piece({ snippet: thing.ability.snippet, span: thing.ability.ability.span });
      case 'again':
        return `${thingWords(thing.of)} (${thing.time})`;
    }
  };
  const one = (name: string): string => {
    const own = things.own(name);
    if (own) return thingWords(own);
    const known = zones.get(name)?.name ?? options.get(name);
    if (known !== undefined) return known;
    const composed = things.composed(name);
    return composed ? thingWords(composed) : name;
  };
  return {
    words,
    language,
    thing: (name) => membersOf(name).map(one).join(PLUS),
    made(name) {
      const thing = things.own(name) ?? things.composed(name);
      if (thing?.is !== 'new pile' || !thing.pile) return undefined;
      const { one: single, gender } = nounOf(thing.pile.names, language, thing.pile.id);
      return words('play/made', { one: single, gender });
    },
    option: (name) => options.get(name) ?? one(name),
    zone: (name) => zones.get(name) ?? { name: one(name), owned: true },
    piece,
    standing(name, about) {
      effects ??= new Map(game.abilities.map((each) => [standingName(each), each]));
      const { snippet, ability } = effects.get(name)!;
      return lasting({ snippet, span: ability.span }, about);
    },
    lasting,
    condition(words) {
      conditions ??= statedConditions(game);
      const tree = conditions.get(words);
      return tree ? withoutStop(render('condition', tree, language, { vocabulary }).join(' ')) : words;
    },
    mode(choice, at) {
      const { label, body } = modesAt(choice)[at];
      return label ?? render('effect', body, language, { vocabulary }).join(' ');
    },
    cardId: (name) => cardOf.get(name)?.symbol.id,
    isCalledAsCard: (name) =>
      cardOf.has(name) || (things.own(name) ?? things.composed(name))?.is === 'ability',
    text(name) {
      const found = cardOf.get(name);
      if (!found) return undefined;
      const known = texts.get(found.symbol.id) ?? cardText(game, found, language);
      texts.set(found.symbol.id, known);
      return known;
    },
    printed(name, field, at) {
      const found = cardOf.get(name);
      return found && printedPhrase(game, found, field, at, language);
    },
    cardsCalled(printed) {
      const wanted = printed.toLowerCase();
      return game.cards
        .filter(({ symbol }) => symbol.id === wanted || nameIn(symbol, language).toLowerCase() === wanted)
        .map(({ symbol }) => symbol.id);
    },
    doing(player, id, things) {
      const verb = vocabulary.verbs.find((each) => each.id === id);
      return verb && player !== undefined
        ? sayNode(
            game,
            language,
            orderOf(
              verb,
              player,
              things.map((name) => membersOf(name).map(one).join(', ')),
            ),
          )
        : undefined;
    },
    counter: from(vocabulary.counters),
    showsCounter: (id) => !vocabulary.counters.some((each) => each.id === id) || shown.has(id),
    amount(count, id) {
      const noun = nounOf(vocabulary.counters.find((each) => each.id === id)!.names, language, id);
      return `${count} ${words('play/noun-form', { count }) === 'one' ? noun.one : noun.many}`;
    },
    role: from(vocabulary.roles),
    step: from(vocabulary.steps),
    cycle: from(vocabulary.cycles)(game.cycle.id),
    window: from(vocabulary.windows),
    roll: from(vocabulary.rolls),
    contest: from(vocabulary.contests),
    field: from(vocabulary.fields),
    ending: from(game.endings),
    wins: (ending, winners) =>
      words('play/wins', { winners, together: game.endings.find(({ id }) => id === ending)?.together }),
    score: from(game.score),
    badge: from(game.table.badges),
    sum: (id) => (game.table.sums.includes(id) ? from(vocabulary.functions)(id) : undefined),
    part(label) {
      if (isOwnPart(label)) return words('play/parts', { part: label });
      const [meant] = vocabulary.terms.get(label) ?? [];
      return meant === undefined ? label : nounFor(meant.symbol, language)[meant.form];
    },
    zoneLabel: from(vocabulary.zones),
  };
}

const cardsByName = (game: Game): Map<string, Game['cards'][number]> => {
  const known = new Map(game.cards.map((card) => [card.symbol.id, card]));
  game.copies.forEach((card, i) => known.set(game.copyNames[i], card));
  return known;
};

/** `deck`, `Ann's hand`, as logs and views name them. */
function zonesByName(game: Game, language: Language, seats: readonly string[]): Map<string, PlaceWords> {
  const words = messagesIn<'play'>(language);
  const zones = new Map<string, PlaceWords>([
    ['attached', { name: words('play/attached'), owned: true }],
    ['nowhere', { name: words('play/nowhere'), owned: true }],
  ]);
  for (const zone of game.vocabulary.zones) {
    const name = nameIn(zone, language);
    const pile = zone.pile && !zone.grid ? nounOf(zone.pile.names, language, zone.pile.id) : undefined;
    const newOne = {
      ...(pile ? { newOne: words('play/into-new-one', { one: pile.one, gender: pile.gender }) } : {}),
      ...(zone.grid ? { grid: true } : {}),
    };
    if (zone.of === 'table') zones.set(zone.id, { name, owned: false, ...newOne });
    else
      for (const seat of seats)
        zones.set(objectName({ is: 'zone', zone, seat }), {
          name: words('play/owned', { owner: seat, thing: name }),
          owned: true,
          seat,
        });
  }
  return zones;
}

/** Options that are not on the table: actions, values, and what every game has. */
function optionsByName(game: Game, language: Language): Map<string, string> {
  const { vocabulary } = game;
  const words = messagesIn<'play'>(language);
  const known = new Map<string, string>();
  for (const value of vocabulary.enums.flatMap(({ values }) => values))
    known.set(value.id, nameIn(value, language));
  for (const action of offersOf(game).flatMap(({ offer }) => offer.actions))
    known.set(action.id, nameIn(action, language));
  for (const label of ['pass', 'ability', 'yes', 'no', 'none', 'nothing', 'nobody'] as const)
    known.set(label, words(`play/${label}`));
  known.set(NO_ROLL, spoken(say('no/roll'), language));
  if (!known.has('hidden')) known.set('hidden', words('play/secret'));
  return known.set('a rule', words('play/a-rule')).set(A_CARD, words('play/a-card'));
}

const NOWHERE = { start: 0, end: 0 };

/** An order with its subject and its objects by the names that people read. */
function orderOf(verb: VerbSymbol, player: string, things: readonly string[]): Statement & { kind: 'order' } {
  const span = NOWHERE;
  const name = (text: string): Expression => ({ kind: 'seat', name: { text, span }, span });
  const parts = verb.parameters.map(({ preposition }, i) => ({
    preposition,
    phrase: name(things[i] ?? ''),
    span,
  }));
  const object = parts.find(({ preposition }) => preposition === undefined)?.phrase;
  const others = parts.flatMap((each) =>
    each.preposition ? [{ ...each, preposition: each.preposition }] : [],
  );
  return {
    kind: 'order',
    subject: name(player),
    may: false,
    secretly: false,
    verb: { text: verb.id, span },
    args: { ...(object ? { object } : {}), arguments: others, free: false },
    span,
  };
}
