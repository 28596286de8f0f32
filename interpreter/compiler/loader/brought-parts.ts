/**
 * What cards bring along: declarations that their texts need, in the sections of a game file. They are added to the game
 * as a variant would add them. Kinds and sets of values are added in parts, so that several cards can extend one.
 */
import { broughtSections, entry, valueOf } from '../../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { languages, type Language } from '../../../dsl/text/locale.ts';
import { countersPutOn, type WordsOfData } from '../../../dsl/checker/readings/counters/counters-put-on.ts';
import {
  diceThrown,
  namesOfRoll,
  rollOfDice,
} from '../../../dsl/checker/readings/rolls/throws/dice-in-words.ts';
import { rollsOfAllSaid } from '../../../dsl/checker/readings/bids-and-votes/rolls-of-all.ts';
import { areCardsBid, cardBidNames } from '../../../dsl/checker/readings/bids-and-votes/bids-of-cards.ts';
import { bidsChosen } from '../../../dsl/checker/readings/bids-and-votes/bids-of-players.ts';
import {
  turnCounters,
  turnsMeant,
  type TurnCounter,
  type CounterWords,
} from '../../../dsl/checker/readings/durations/turns-meant.ts';
import {
  areKindsCompared,
  KIND_FIELD,
  kindNames,
  kindValueNames,
} from '../../../dsl/checker/readings/comparisons/likeness/kinds-compared.ts';
import { beneathNames, placesBeneath, upperNames } from '../../../dsl/checker/readings/places/put-under.ts';
import { namesOfSeat } from '../../../dsl/checker/readings/people/seats-by-number.ts';
import { seatsIn } from '../../../dsl/language/parser/errors/printed/seats-said.ts';
import { asideNames, isSetAside } from '../../../dsl/checker/readings/places/set-aside.ts';
import { withMore } from './data-parts.ts';
import { entries, items, textAt, type Sources } from './link-context.ts';
import type { Patch, Variant } from './variant.ts';

const SECTIONS: ReadonlySet<string> = new Set(broughtSections);

/** Sections whose entries are added in parts, and the key of an entry whose own parts are added one by one. */
const IN_PARTS: Readonly<Record<string, string>> = { kinds: 'fields', values: 'of' };

/** The cards among some that bring something. */
const bringing = (cards: readonly Node[]): MapNode[] =>
  cards.flatMap((card) => (card.kind === 'map' && entry(card, 'brings') ? [card] : []));

/** The cards among some that bring something to a game, by `brings`, as values, as counters or as rolls; `added` are the paths of what is there. */
export const bringingTo = (
  s: Sources,
  game: Node,
  cards: readonly Node[],
  added: ReadonlySet<string> = new Set(),
): MapNode[] => [...bringing(cards), ...ownValues(s, game, cards, added), ...ownCounters(s, game, cards)];

/** For each card a variant that adds what it brings, in the order of their ids. */
export function variantsOfCards(
  s: Sources,
  game: Node,
  cards: readonly Node[],
  pack: Pick<Variant, 'layers' | 'above'> = {},
): Variant[] {
  return bringingTo(s, game, cards)
    .map((card) => ({
      id: textAt(card, 'id') ?? '',
      root: s.from({ ...card, entries: [] }, card),
      ...pack,
      bringing: [card],
    }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** The same of the texts of a game itself. */
export const variantsOfGame = (s: Sources, game: MapNode): Variant[] =>
  broughtByTexts(s, game, game).map((each) => ({
    id: textAt(game, 'game') ?? '',
    root: s.from({ ...game, entries: [] }, game),
    bringing: [each],
  }));

/**
 * In sets of values with `card ids: true` the id of a card is its value: a field with it brings the value,
 * which is called like the card. Gives such a card as one that brings just that.
 */
function ownValues(s: Sources, game: Node, cards: readonly Node[], added: ReadonlySet<string>): MapNode[] {
  const sets = entries(valueOf(game, 'values')).filter(({ value }) => textAt(value, 'card ids') === 'true');
  if (sets.length === 0) return [];
  return cards.flatMap((card) => {
    const id = textAt(card, 'id');
    const kind = valueOf(valueOf(game, 'kinds'), textAt(card, 'kind') ?? '');
    return entries(valueOf(kind, 'fields')).flatMap((field) => {
      const set = sets.find(({ key }) => key.text === textAt(field.value, 'type'));
      const value = valueOf(card, field.key.text);
      if (!set || value?.kind !== 'scalar' || value.text !== id) return [];
      const of = valueOf(set.value, 'of');
      const isThere =
        (entry(of, id) ?? items(of).find((each) => each.kind === 'scalar' && each.text === id)) !==
          undefined ||
        added.has(`values/${set.key.text}/of/${id}`) ||
        entry(valueOf(valueOf(valueOf(valueOf(card, 'brings'), 'values'), set.key.text), 'of'), id) !==
          undefined;
      return isThere ? [] : [withValue(s, card as MapNode, set.key.text, value)];
    });
  });
}

/** A card that brings a value and nothing else. */
function withValue(s: Sources, card: MapNode, set: string, value: ScalarNode): MapNode {
  const map = mapsAt(s, value);
  const own = valueOf(card, 'name') ?? value;
  // A word of the language is in no name of the game: texts say the id then, and people read the name.
  const said = own.kind === 'scalar' ? own : valueOf(own, 'en');
  const words = said?.kind === 'scalar' ? said.text.toLowerCase().split(/\s+/) : [];
  const name = words.some(isReserved) ? map({ en: value, 'printed as': own }) : own;
  return bringingOnly(s, card, map({ values: map({ [set]: map({ of: map({ [value.text]: name }) }) }) }));
}

/**
 * A card that counts on itself in a word that nobody declares brings a counter that is called so, down to 0, for cards of every
 * kind: two such cards mean the same then. Gives such a card as one that brings just that.
 */
function ownCounters(s: Sources, game: Node, cards: readonly Node[]): MapNode[] {
  return cards.flatMap((card) => {
    if (card.kind !== 'map') return [];
    const texts = card.entries.flatMap(({ key, value }) => (UNSAID.has(key.text) ? [] : textsIn(value)));
    const counted = countersPutOn(
      texts.map(({ text }) => text),
      () => wordsOf(game),
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

/** Parts of a game whose texts may name seats, and how a variant changes them. */
const WITH_TEXTS: readonly string[] = [
  'setup',
  'rules',
  'verbs',
  'flow',
  'checks',
  'ends',
  'functions',
  'windows',
];
const CHANGES: readonly string[] = ['set', 'add', 'replace'];

/** What the texts of a game itself bring, or those of a variant. */
export const broughtByTexts = (s: Sources, game: Node, root: MapNode): MapNode[] => {
  const said = root.entries.flatMap(({ key, value }) =>
    WITH_TEXTS.includes(key.text)
      ? [value]
      : CHANGES.includes(key.text)
        ? entries(value).flatMap((each) =>
            WITH_TEXTS.includes(each.key.text.split('/')[0]) ? [each.value] : [],
          )
        : [],
  );
  return withSeats(s, game, root, said.flatMap(textsIn));
};

/** Texts that name the player in a seat bring the role for it, where the game has none. */
function withSeats(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
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
    const made = bringingOnly(s, card, map({ roles: map({ [names.en[0]]: map(parts) }) }));
    meantOnly.add(made);
    return [made];
  });
}

/** A card that sets cards aside brings a place for them, which everybody sees. */
function withPlaceAside(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
  const text = texts.find((each) => isSetAside(each.text));
  const [id] = asideNames.en;
  if (!text || entry(valueOf(game, 'zones'), id)) return [];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
  const name = map(wordsAt(map, scalar, list, asideNames));
  const parts = { name, prepositions: map({ de: scalar('auf') }), 'seen by': scalar('everyone') };
  const made = bringingOnly(s, card, map({ zones: map({ [id]: map(parts) }) }));
  meantOnly.add(made);
  return [made];
}

/** A card for which players bid cards brings a place for what each of them bids. */
function withPlacesOfBids(s: Sources, game: Node, card: MapNode, texts: readonly ScalarNode[]): MapNode[] {
  const text = texts.find((each) => areCardsBid(each.text));
  const [id] = cardBidNames.en;
  if (!text || entry(valueOf(game, 'zones'), id)) return [];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, text));
  const name = map(wordsAt(map, scalar, list, cardBidNames));
  const parts = { name, of: scalar('player'), 'seen by': scalar('everyone'), order: scalar('set') };
  const made = bringingOnly(s, card, map({ zones: map({ [id]: map(parts) }) }));
  meantOnly.add(made);
  return [made];
}

/** A card that puts cards under another one brings the places for them, and the state that says which card is on top. */
function withPlacesBeneath(
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
    return bringingOnly(s, card, map({ zones: map({ [names.en[0]]: map(parts) }) }));
  });
  const upper = { name: named(upperNames), of: list(kinds), holds: scalar('card') };
  const made = [bringingOnly(s, card, map({ states: map({ [state]: map(upper) }) })), ...zones];
  for (const each of made) meantOnly.add(each);
  return made;
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
    const made = bringingOnly(s, card, map({ rolls: map({ [id]: map(parts) }) }));
    meantOnly.add(made);
    return [made];
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
  if ([one, many].some((word) => wordsOf(game).all.has(word))) return [];
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
  const made = [
    bringingOnly(
      s,
      card,
      map({ values: map({ [KIND_FIELD]: map({ name, of: map(Object.fromEntries(of)) }) }) }),
    ),
    bringingOnly(s, card, map({ kinds: map(Object.fromEntries(fields)) })),
  ];
  for (const each of made) meantOnly.add(each);
  return made;
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

/** The text uses what it brings: that is declared in front of it, and not by the whole of it. */
const beginningOf = (s: Sources, text: ScalarNode): ScalarNode =>
  s.from({ ...text, span: { start: text.span.start, end: text.span.start } }, text);

/** Makes nodes at the place of one. */
export function nodesAt(s: Sources, at: ScalarNode) {
  const scalar = scalarsAt(s, at);
  const list = (texts: readonly string[]): Node =>
    s.from({ kind: 'list', items: texts.map(scalar), span: at.span, flow: true } as const, at);
  return { map: mapsAt(s, at), scalar, list };
}

/** A card that brings a counter which one of its texts uses, and nothing else; of these kinds of cards, or of players. */
function withCounter(
  s: Sources,
  card: MapNode,
  texts: readonly ScalarNode[],
  id: string,
  whose: 'player' | 'game' | readonly string[],
  words: CounterWords = {},
): MapNode {
  const word = id.split(' ').at(-1)!;
  const found = texts.find(({ text }) => text.toLowerCase().includes(word)) ?? texts[0];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, found));
  const of = typeof whose === 'string' ? scalar(whose) : list(whose);
  const made = bringingOnly(
    s,
    card,
    map({ counters: map({ [id]: map({ of, from: scalar(0), ...wordsAt(map, scalar, list, words) }) }) }),
  );
  meantOnly.add(made);
  return made;
}

const isList = (value: CounterWords[string]): value is readonly string[] => Array.isArray(value);

/** Words of a declaration, as parts of one. */
export function wordsAt(
  map: (parts: Readonly<Record<string, Node>>) => Node,
  scalar: (value: string | number) => Node,
  list: (values: readonly string[]) => Node,
  words: CounterWords,
): Record<string, Node> {
  const nodeOf = (value: CounterWords[string]): Node => {
    if (typeof value === 'string' || typeof value === 'number') return scalar(value);
    return isList(value) ? list(value) : map(wordsAt(map, scalar, list, value));
  };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, nodeOf(value)]));
}

/**
 * A card whose texts give or take turns brings the counter for them, named where the turns are. Not where turns go on until something
 * holds, which may count on everybody having as many; nor the other way round where there is none, as for two.
 */
function withTurns(
  s: Sources,
  game: Node,
  card: MapNode,
  texts: readonly ScalarNode[],
  id: TurnCounter,
): MapNode[] | undefined {
  const key = turnCounters[id].key;
  if (entry(valueOf(game, 'counters'), id)) return undefined;
  const players = valueOf(game, 'players');
  const cycles = entries(valueOf(game, 'flow'));
  const isTurned = id === 'reversal';
  const steps = cycles.flatMap((cycle) =>
    items(valueOf(cycle.value, 'steps')).flatMap((step) =>
      valueOf(step, 'turns from')
        ? [{ step, path: ['flow', cycle.key.text, 'steps', textAt(step, 'id') ?? ''] }]
        : [],
    ),
  );
  const [place, other] = isTurned ? [{ step: players, path: ['players'] }] : steps;
  const isOpen = isTurned
    ? Number(textAt(players, 'max') ?? 0) > 2
    : place !== undefined && other === undefined && valueOf(place.step, 'until') === undefined;
  if (!isOpen || valueOf(place.step, key)) return undefined;
  const of = isTurned || id === 'turn end' ? 'game' : 'player';
  const counter = withCounter(s, card, texts, id, of, turnCounters[id].words);
  namedAt.set(counter, [...place.path, key]);
  return [counter];
}

/** Where a counter that a card brings is named besides. */
const namedAt = new WeakMap<MapNode, readonly string[]>();

/** Cards that bring something which their texts mean and do not say. */
const meantOnly = new WeakSet<MapNode>();

/** Changes without those that a text only means, where another one declares the same part. */
export const asDeclared = (patches: readonly Patch[]): Patch[] => {
  const declared = new Set(patches.flatMap(({ steps, meant }) => (meant ? [] : [steps.join('/')])));
  return patches.filter(({ steps, meant }) => !meant || !declared.has(steps.join('/')));
};

/** What no text of a card is written in. */
export const UNSAID: ReadonlySet<string> = new Set(['id', 'name', 'text', 'brings']);

/** The texts in a part of a card. */
export const textsIn = (node: Node): ScalarNode[] => {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? [node] : [];
  return node.kind === 'list'
    ? node.items.flatMap(textsIn)
    : node.entries.flatMap(({ value }) => textsIn(value));
};

const wordsOfGames = new WeakMap<Node, WordsOfData>();

/** The words of a game's file: all, and those of what can be called by a noun. */
function wordsOf(game: Node): WordsOfData {
  let known = wordsOfGames.get(game);
  if (!known) {
    const named = ['counters', 'kinds', 'nouns'].flatMap((section) => entries(valueOf(game, section)));
    const counters = valueOf(game, 'counters');
    known = {
      all: new Set(entries(game).flatMap(({ value }) => wordsIn(value, NOT_IN_TEXTS))),
      aliases: new Set(named.flatMap((each) => wordsOfNames(each, ['also']))),
      counters: new Set(counters ? wordsIn(counters, OTHER_LANGUAGES) : []),
      alike: new Set(
        ['counters', 'kinds', 'nouns'].flatMap((section) =>
          entries(valueOf(game, section))
            .filter(({ key }) => section !== 'counters' || !key.text.includes(' '))
            .flatMap((each) => wordsOfNames(each, ['name', 'of'])),
        ),
      ),
    };
    wordsOfGames.set(game, known);
  }
  return known;
}

/** The words of which the names of a declaration consist, in English. */
export const wordsOfNames = ({ key, value }: Entry, parts: readonly string[]): string[] => [
  ...wordsIn(key),
  ...parts.flatMap((part) => {
    const names = valueOf(value, part);
    return names ? wordsIn(names, OTHER_LANGUAGES) : [];
  }),
];

const OTHER_LANGUAGES: ReadonlySet<string> = new Set(languages.filter((language) => language !== 'en'));

/** What no text of a game is written in: other languages, other names for its words, and looks. */
const NOT_IN_TEXTS: ReadonlySet<string> = new Set([
  ...OTHER_LANGUAGES,
  'also',
  'face',
  'looks',
  'icon',
  'about',
]);

function wordsIn(node: Node, without: ReadonlySet<string> = new Set()): string[] {
  if (node.kind === 'scalar') return node.text.toLowerCase().match(/[a-z-]+/g) ?? [];
  if (node.kind === 'list') return node.items.flatMap((each) => wordsIn(each, without));
  return node.entries.flatMap(({ key, value }) =>
    without.has(key.text) ? [] : [...wordsIn(key), ...wordsIn(value, without)],
  );
}

/** Makes maps at the place of a node. */
const mapsAt =
  (s: Sources, at: ScalarNode) =>
  (parts: Readonly<Record<string, Node>>): MapNode =>
    s.from(
      {
        kind: 'map',
        entries: Object.entries(parts).map(([key, value]) => ({ key: scalarsAt(s, at)(key), value })),
        span: at.span,
        flow: true,
      } as const,
      at,
    );

/** Makes words and numbers at the place of a node. */
const scalarsAt =
  (s: Sources, at: ScalarNode) =>
  (value: string | number | boolean): ScalarNode =>
    s.from({ kind: 'scalar', value, text: String(value), style: 'plain', span: at.span } as const, at);

/** A card that brings something, with nothing else that it says. */
function bringingOnly(s: Sources, card: MapNode, brings: MapNode): MapNode {
  const id = card.entries.filter(({ key }) => key.text === 'id');
  const [{ key }] = brings.entries;
  const entry = { key: s.from({ ...key, value: 'brings', text: 'brings' }, key), value: brings };
  return s.from({ ...card, entries: [...id, entry] }, card);
}

/** What the cards of a variant bring. */
export function broughtBy(s: Sources, variant: Variant): Patch[] {
  return (variant.bringing ?? []).flatMap((card) => [
    ...declaredBy(s, variant, card),
    ...namingOf(s, variant, card),
  ]);
}

/** The place in the game that names a counter which a card brings. */
function namingOf(s: Sources, variant: Variant, card: MapNode): Patch[] {
  const path = namedAt.get(card);
  const counter = entries(valueOf(valueOf(card, 'brings'), 'counters')).at(0)?.key;
  if (!path || !counter) return [];
  const keys = path.map((text) => s.from({ ...counter, value: text, text }, counter));
  return [{ ...patchOf(s, variant, keys, counter), meant: true }];
}

const declaredBy = (s: Sources, variant: Variant, card: MapNode): Patch[] =>
  entries(valueOf(card, 'brings'))
    // An unknown section is reported with the shape of the card.
    .filter(({ key }) => SECTIONS.has(key.text))
    .flatMap((section) =>
      entries(section.value).flatMap((each) =>
        partsOf(section.key.text, each).map(({ keys, value }) => ({
          ...patchOf(s, variant, [section.key, each.key, ...keys], value),
          meant: meantOnly.has(card),
        })),
      ),
    );

interface Part {
  readonly keys: readonly ScalarNode[];
  readonly value: Node;
}

function partsOf(section: string, { value }: Entry): Part[] {
  const inner = IN_PARTS[section];
  if (inner === undefined || entries(value).length === 0) return [{ keys: [], value }];
  return entries(value).flatMap((each): Part[] => {
    if (each.key.text !== inner) return [{ keys: [each.key], value: each.value }];
    const { key } = each;
    if (each.value.kind === 'list')
      return items(each.value).flatMap((word) =>
        word.kind === 'scalar' ? [{ keys: [key, word], value: word }] : [],
      );
    return entries(each.value).map((part) => ({ keys: [key, part.key], value: part.value }));
  });
}

function patchOf(s: Sources, from: Variant, keys: readonly ScalarNode[], value: Node): Patch {
  const steps = keys.map(({ text }) => text);
  const last = keys.at(-1)!;
  const text = steps.join('/');
  return {
    how: 'add',
    path: s.from({ ...last, value: text, text }, last),
    steps,
    value,
    from,
    keys,
    said: value,
  };
}

/** Rows of the table by the sections whose words they show. */
const SHOWN: readonly (readonly [section: string, of: string | undefined, row: string])[] = [
  ['counters', 'game', 'shared'],
  ['counters', 'player', 'player'],
  ['counters', undefined, 'card'],
  ['states', 'game', 'shared'],
  ['states', 'player', 'player'],
  ['states', undefined, 'card'],
  ['zones', 'player', 'player'],
  ['zones', undefined, 'shared'],
  ['roles', undefined, 'shared'],
];

/** Data whose table shows what cards bring: a game that lists what is shown cannot know of it. */
export function withShown(s: Sources, data: MapNode, variants: readonly Variant[]): MapNode {
  let result = data;
  for (const { steps, keys } of variants.flatMap((each) => broughtBy(s, each))) {
    const [section, id] = steps;
    if (steps.length !== 2) continue;
    const declared = valueOf(valueOf(data, section), id);
    const row = SHOWN.find(
      ([of, whose]) => of === section && (whose === undefined || textAt(declared, 'of') === whose),
    )?.[2];
    const table = entry(result, 'table');
    const list = row === undefined ? undefined : entry(table?.value, row);
    if (!declared || !table || list?.value.kind !== 'list') continue;
    if (items(list.value).some((each) => each.kind === 'scalar' && each.text === id)) continue;
    const longer = withMore(s, list.value, keys![1], id, keys![1])!;
    result = replaced(s, result, table, replaced(s, table.value as MapNode, list, longer));
  }
  return result;
}

const replaced = (s: Sources, map: MapNode, old: Entry, value: Node): MapNode =>
  s.from(
    { ...map, entries: map.entries.map((each) => (each.key === old.key ? { key: each.key, value } : each)) },
    map,
  );
