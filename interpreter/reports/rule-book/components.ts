/** What a game is made of: cards, counters, places. */
import { holdsCardName } from '../../../dsl/checker/readings/values/names-chosen.ts';
import { nameIn, nounFor } from '../../../dsl/nlg/index.ts';
import type { Expression, NounPhrase, Quantity } from '../../../dsl/language/syntax/ast.ts';
import type { FieldSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { toPlain, valueOf, type Node } from '../../../schemas/index.ts';
import { entries, items, scalars, textAt } from '../../compiler/loader/link-context.ts';
import { namesOf } from '../../compiler/declare/declared-names.ts';
import { noteOf, treeOf, type GameTextRenderer } from './game-texts.ts';

/** What the game says of itself, by the author's own keys. */
export function aboutOf({ game, language }: GameTextRenderer) {
  return entries(valueOf(game.data, 'about')).map(({ key, value }) => ({
    key: key.text,
    value:
      value.kind === 'map'
        ? nameIn({ id: '', names: namesOf({ ...value, entries: [{ key, value }] }, '') }, language)
        : String(toPlain(value)),
  }));
}

export const settingTexts = ({ game, language }: GameTextRenderer) =>
  game.settings.map((setting) => ({
    name: nameIn(setting, language),
    ofPlayer: setting.of === 'player',
    standard: setting.standard,
    from: setting.from,
    to: setting.to,
    offered: setting.offered.map(({ value }) => value),
    /** Other standards, by the number of players. */
    byPlayers: [...setting.byPlayers].map(([players, value]) => ({ players, value })),
  }));

export const kindsOf = (teller: GameTextRenderer) => {
  const { game, language } = teller;
  return game.vocabulary.kinds.map((kind) => {
    const node = valueOf(valueOf(game.data, 'kinds'), kind.id);
    const starts = game.vocabulary.zones.find(({ id }) => id === textAt(node, 'starts'));
    const noun = nounFor(kind, language);
    return {
      name: noun.many,
      note: noteOf(teller, node),
      /** How many cards there are; none where players bring decks. */
      count: game.owners ? undefined : game.copies.filter((card) => card.symbol.kind === kind).length,
      starts: starts && nameIn(starts, language),
      fields: kind.fields.flatMap((field) => (holdsCardName(field) ? [] : fieldOf(teller, field))),
      goesOn: teller.phrase('phrase', valueOf(node, 'goes on')),
      leavesTo: leavesTo(teller, valueOf(node, 'when its host leaves')),
    };
  });
};

/** `to the card's owner's pile`: the phrase behind its `to`. */
function leavesTo(teller: GameTextRenderer, node: Node | undefined): string | undefined {
  if (node?.kind !== 'scalar' || !node.text.startsWith('to ')) return undefined;
  return teller.phrase('expression', { ...node, text: node.text.slice('to '.length) });
}

/** What cards print. */
function fieldOf({ language }: GameTextRenderer, field: FieldSymbol) {
  const { type } = field;
  const noun = nounFor(field, language);
  const several =
    noun.onlyMany || type.type === 'numbers' || type.type === 'selections' || type.type === 'set';
  return { name: several ? noun.many : noun.one, optional: field.optional };
}

export const countersOf = (teller: GameTextRenderer) => {
  const { game, language } = teller;
  return game.vocabulary.counters.flatMap((counter, at) => {
    if (counter.holds || counter.fixed) return [];
    const noun = nounFor(counter, language);
    const field = game.fields.find(({ id }) => id === counter.startsField);
    const told = {
      name: noun.many,
      note: noteOf(teller, valueOf(valueOf(game.data, 'counters'), counter.id)),
      of: counter.of,
      kinds: (counter.kinds ?? []).map((kind) => nounFor(kind, language).many),
      from: counter.from,
      to: counter.to,
      starts: counter.starts,
      /** Of players: the start values of the seats in turn, if the data have them. */
      startsBySeat: counter.startsBySeat,
      /** The printed number that it begins with. */
      startsField: field && nameIn(field, language),
      resets: game.cycle.resets.includes(at),
    };
    return [told];
  });
};

/** The states that hold something variable: a value, a card, a player. */
export const statesOf = (teller: GameTextRenderer) => {
  const { game, language } = teller;
  return game.vocabulary.counters.flatMap((state) => {
    const { holds, of, kinds = [], seenBy = 'everyone' } = state;
    if (!holds) return [];
    return [
      {
        name: nounFor(state, language).one,
        note: noteOf(teller, valueOf(valueOf(game.data, 'states'), state.id)),
        of,
        kinds: kinds.map((kind) => nounFor(kind, language).many),
        sort: holds.sort,
        /** The set of values or the kind of card; none where any card may be meant. */
        what:
          holds.sort === 'value'
            ? nounFor(holds.of, language).one
            : holds.sort === 'card'
              ? holds.kinds && nounFor(holds.kinds[0], language).one
              : undefined,
        seenBy,
      },
    ];
  });
};

export function zoneTexts(teller: GameTextRenderer) {
  const { game, language } = teller;
  return game.vocabulary.zones.flatMap((zone) => {
    const node = valueOf(valueOf(game.data, 'zones'), zone.id);
    // A zone that the engine keeps for itself is in no file.
    return node ? [zoneOf(teller, zone, node, language)] : [];
  });
}

function zoneOf(
  teller: GameTextRenderer,
  zone: ZoneSymbol,
  node: Node,
  language: GameTextRenderer['language'],
) {
  const { grid } = zone;
  return {
    name: nameIn(zone, language),
    note: noteOf(teller, node),
    of: zone.of,
    seenBy: zone.seenBy,
    order: zone.order,
    pile: zone.pile && nounFor(zone.pile, language).many,
    grid: grid && { layout: grid.layout, rows: grid.rows, holes: grid.holes ?? [] },
    takes: (zone.takes ?? []).map((kind) => nounFor(kind, language).many),
    capacity: teller.phrase('expression', valueOf(node, 'capacity')),
    inPlay: zone.inPlay,
    runsOut: teller.text('effect', valueOf(node, 'when it runs out')),
    cells: entries(valueOf(node, 'cells')).map(({ key, value }) => ({
      name: nameIn({ id: key.text, names: namesOf(value, key.text) }, language),
      at: scalars(valueOf(value, 'at')).map(({ text }) => text),
    })),
    metrics: (grid?.metrics ?? []).map((metric) => ({ name: nameIn(metric, language), how: metric.how })),
  };
}

/** How decks may be built; nothing where players bring none. */
export const deckRulesOf = (teller: GameTextRenderer) =>
  entries(valueOf(teller.game.data, 'deck rules')).map(({ value }) => ({
    /** It is about all cards of the deck. */
    whole: isWhole(treeOf('phrase', valueOf(value, 'cards'))),
    cards: teller.phrase('phrase', valueOf(value, 'cards')) ?? '',
    /** The cards with how many there are: `exactly 3 fruits`. */
    counted: countedCards(teller, value),
    from: numberIn(value, 'from'),
    to: numberIn(value, 'to'),
    copies: numberIn(value, 'copies'),
  }));

function countedCards(teller: GameTextRenderer, node: Node): string | undefined {
  const phrase = treeOf('phrase', valueOf(node, 'cards'));
  const [least, most] = ['from', 'to'].map((key) => numberIn(node, key)).map(numberPhrase);
  const quantity = quantityOf(least, most);
  return (
    phrase && quantity && teller.tree('phrase', { ...phrase, determiner: undefined, quantity }).join(' ')
  );
}

const numberPhrase = (value: number | undefined): NumberPhrase | undefined =>
  value === undefined ? undefined : { kind: 'number', value, span: { start: 0, end: 0 } };

type NumberPhrase = Expression & { readonly kind: 'number' };

function quantityOf(least: NumberPhrase | undefined, most: NumberPhrase | undefined): Quantity | undefined {
  if (least && most)
    return least.value === most.value
      ? { kind: 'compared', how: 'exactly', amount: least }
      : { kind: 'within-bounds', least, most };
  if (least) return { kind: 'compared', how: 'at least', amount: least };
  return most && { kind: 'compared', how: 'at most', amount: most };
}

/** `a card`, and nothing that narrows it. */
const isWhole = (phrase: NounPhrase | undefined): boolean =>
  phrase?.tails.length === 0 &&
  phrase.heads.length === 1 &&
  phrase.heads[0].words.map(({ text }) => text).join(' ') === 'card';

const numberIn = (node: Node, key: string): number | undefined => {
  const value = valueOf(node, key);
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
};

export const itemsOf = (teller: GameTextRenderer, section: string): readonly Node[] =>
  items(valueOf(teller.game.data, section));

/** What the counters are called that say who takes part, and which way the turn order goes. */
export function seatingOf({ game, language }: GameTextRenderer) {
  const { out, reversed, order, teams } = game.vocabulary.seating;
  return {
    out: out && nounFor(out, language).many,
    reversed: reversed && nounFor(reversed, language).one,
    order: order && nounFor(order, language).one,
    teams: teams && nounFor(teams, language).one,
  };
}

/** The roles that one seat keeps: the seat, the first of which is 1; none is the last one. */
export const heldRoleTexts = (teller: GameTextRenderer) =>
  teller.game.vocabulary.roles.flatMap((role) =>
    role.seat === undefined || role.automatic
      ? []
      : [
          {
            name: nameIn(role, teller.language),
            note: noteOf(teller, valueOf(valueOf(teller.game.data, 'roles'), role.id)),
            seat: role.seat < 0 ? undefined : role.seat + 1,
          },
        ],
  );

/** What a seat that nobody plays takes first; without a kind it is players. */
const preferencesOf = (teller: GameTextRenderer, seat: Node | undefined) =>
  items(valueOf(seat, 'prefers')).map((each) => {
    const kind = teller.game.vocabulary.kinds.find(({ id }) => id === textAt(each, 'of'));
    return {
      of: kind && nameIn(kind, teller.language),
      by: teller.phrase('expression', valueOf(each, 'by')) ?? '',
      lowest: textAt(each, 'first') === 'lowest',
    };
  });

/** The seats that nobody plays, and how the game plays them. */
export const automaticSeatTexts = (teller: GameTextRenderer) =>
  teller.game.vocabulary.roles.flatMap((role) =>
    role.automatic
      ? [
          {
            name: nameIn(role, teller.language),
            note: noteOf(teller, valueOf(valueOf(teller.game.data, 'automatic seats'), role.id)),
            answers: role.automatic.answers,
            prefers: preferencesOf(teller, valueOf(valueOf(teller.game.data, 'automatic seats'), role.id)),
            acts: role.automatic.acts,
          },
        ]
      : [],
  );
