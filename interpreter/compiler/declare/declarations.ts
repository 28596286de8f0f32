import { isOfPlayers } from './setting-declarations.ts';
import { declareEvents } from '../../../dsl/language/symbols/built-in-events.ts';
import { countersDownTo0 } from '../../../dsl/language/symbols/counter-bounds.ts';
import { declareChanges } from '../../../dsl/language/symbols/counter-verbs.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import {
  type Vocabulary,
  declareSeatWords,
  declareSets,
  declareVerb,
  emptyVocabulary,
  forms,
} from '../../../dsl/language/symbols/symbol-table.ts';
import type {
  KindSymbol,
  ValueType,
  VerbSymbol,
  ZoneSymbol,
  FieldSymbol,
  Held,
  Seating,
} from '../../../dsl/language/symbols/symbols.ts';
import { isOwnVerb, isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { entry, toPlain, valueOf, type Entry, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { checkAlso } from './aliases.ts';
import { declareRolls, declareWindows } from './windows-and-rolls.ts';
import { declareFunctions } from './function-declarations.ts';
import { declareGrid } from './grid-declarations.ts';
import {
  complainOfClash,
  declared,
  declareNoun,
  namesOf,
  readNames,
  refer,
  section,
} from './declared-names.ts';
import { declareTables, fitsBits } from './table-declarations.ts';
import { parseText, phraseText } from './checked-texts.ts';
import { checkVerbPhrases, wordingOf, parametersOf } from './verb-wordings.ts';
import {
  checkBounds,
  complainAt,
  complainOfIdle,
  entries,
  items,
  numberAt,
  placeOf,
  scalars,
  textAt,
  textOf,
  unreadIn,
  type Sources,
} from '../loader/link-context.ts';

/**
 * Declares the words of a game, section after section; each section may use the words of those before it.
 * Texts are parsed here and understood later, when all words are known.
 */
export function declareAll(s: Sources, game: Node): Vocabulary {
  const vocabulary = emptyVocabulary(
    [...section(game, 'kinds')].some(({ node }) => valueOf(node, 'goes on')),
  );
  vocabulary.owners = valueOf(game, 'decks') !== undefined;
  declareValues(s, vocabulary, game);
  declareKinds(s, vocabulary, game);
  declareZones(s, vocabulary, game);
  declareKindPlaces(s, vocabulary, game);
  declareNumbers(s, vocabulary, game);
  declareNouns(s, vocabulary, game);
  declareFlow(s, vocabulary, game);
  declareWindows(s, vocabulary, game);
  declareRolls(s, vocabulary, game);
  declareFunctions(s, vocabulary, game);
  declareTables(s, vocabulary, game);
  declareVerbs(s, vocabulary, game);
  declareCounting(s, vocabulary, game);
  checkFieldVerbs(s, vocabulary, game);
  declareSets(vocabulary);
  declareSeatWords(vocabulary);
  declareChanges(vocabulary);
  declareEvents(vocabulary);
  checkAlso(s, vocabulary, game);
  return vocabulary;
}

function declareValues(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id, key, node } of section(game, 'values')) {
    const place = placeOf(s, key);
    const of = {
      sort: 'enum' as const,
      id,
      names: namesOf(node, id),
      place,
      values: [] as Vocabulary['enums'][number]['values'],
    };
    const given = valueOf(node, 'of');
    const values =
      given?.kind === 'map'
        ? given.entries.map((each) => ({ key: each.key, names: readNames(each.value, each.key.text) }))
        : scalars(given).map((each) => ({ key: each, names: { en: [each.text] } }));
    values.forEach(({ key: value, names }, index) => {
      const symbol = { sort: 'value' as const, id: value.text, names, place: placeOf(s, value), of, index };
      of.values.push(symbol);
      declareNoun(s, vocabulary, symbol, value);
    });
    vocabulary.enums.push(of);
  }
}

function declareKinds(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'kinds')) {
    const { key, node, index } = each;
    const kind: KindSymbol = {
      ...declared(s, 'kind', each),
      unread: unreadIn(s, key, node, valueOf(node, 'fields')),
      index,
      fields: [],
      controlledBy: textAt(node, 'controlled by') === 'who attached it' ? 'attacher' : 'host',
    };
    vocabulary.kinds.push(kind);
    declareNoun(s, vocabulary, kind, key);
    for (const field of entries(valueOf(node, 'fields'))) {
      const standard = valueOf(field.value, 'default');
      const before = s.diagnostics.length;
      const type = typeOf(s, vocabulary, field.value);
      const known = declared(s, 'field', { id: field.key.text, key: field.key, node: field.value });
      const symbol: FieldSymbol = {
        ...known,
        unread: s.diagnostics.length > before || known.unread,
        index: vocabulary.fields.length,
        kind,
        type,
        wild: valueOf(field.value, 'wild') !== undefined && textAt(field.value, 'wild') === 'true',
        optional: textAt(field.value, 'optional') === 'true',
        printed: textAt(field.value, 'printed') !== 'false',
        needs: scalars(valueOf(field.value, 'needs')).map((each) => each.text),
        default: standard && toPlain(standard),
      };
      const ranged =
        symbol.type.type === 'number' && symbol.type.from !== undefined && symbol.type.to !== undefined;
      checkIdleKeys(s, field.value, symbol);
      if (symbol.wild && symbol.type.type !== 'value' && !ranged)
        complainAt(s, 'game/wild-range', field.key, { field: symbol.id });
      kind.fields.push(symbol);
      vocabulary.fields.push(symbol);
      declareNoun(s, vocabulary, symbol, field.key);
    }
    for (const field of entries(valueOf(node, 'fields'))) checkNeeds(s, field, kind);
  }
}

/** What a field needs beside it is a field of the kind, and one that a card may lack. */
function checkNeeds(s: Sources, { key, value }: Entry, kind: KindSymbol): void {
  for (const need of scalars(valueOf(value, 'needs'))) {
    const found = refer(s, 'field', need, kind.fields);
    if (!found) continue;
    const where =
      found.id === key.text
        ? 'phrase/with-the-field-itself'
        : found.optional
          ? undefined
          : 'phrase/with-a-field-that-every-card';
    if (where !== undefined) complainOfIdle(s, need, 'needs', say(where));
  }
}

/** Keys that say something about fields of other types only. */
function checkIdleKeys(s: Sources, field: Node, { type, optional, default: standard }: FieldSymbol): void {
  const idle: string[] = [];
  if (type.type !== 'number') idle.push('from', 'to');
  if (type.type !== 'language' || type.entry !== 'effect') idle.push('verb');
  if (type.type !== 'number' && type.type !== 'value') idle.push('unique', 'wild');
  if (!lists.includes(type.type)) idle.push('of');
  // What a card does each card says itself; what it asks or costs may be the same for most.
  if (type.type === 'language' && type.entry !== 'condition' && type.entry !== 'cost') idle.push('default');
  if (type.type !== 'range') idle.push('roll');
  for (const { key } of entries(field)) {
    if (idle.includes(key.text)) complainOfIdle(s, key, key.text, say('phrase/on-a-field-of-this-type'));
    else if (key.text === 'optional' && optional && standard !== undefined)
      complainOfIdle(s, key, key.text, say('phrase/on-a-field-with-a-default'));
  }
}

const ownTypes = ['number', 'text', 'effect', 'abilities', 'condition', 'cost', 'range', 'list'];
const lists: readonly string[] = ['set', 'numbers', 'selections'];

/** `of` of a list: numbers, phrases that speak of cards, or the values of a set. */
function listType(s: Sources, vocabulary: Vocabulary, field: Node): ValueType {
  const of = valueOf(field, 'of');
  if (!of) {
    complainAt(s, 'schema/missing', valueOf(field, 'type')!, { key: 'of', example: 'of: number' });
    return { type: 'text' };
  }
  if (textAt(field, 'of') === 'number') return { type: 'numbers' };
  if (textAt(field, 'of') === 'selection') return { type: 'selections' };
  const known = [...vocabulary.enums, { id: 'number' }, { id: 'selection' }];
  const values = refer(s, 'set-of-values', of, known);
  return values && 'values' in values && fitsBits(s, values, of)
    ? { type: 'set', of: values }
    : { type: 'text' };
}

function typeOf(s: Sources, vocabulary: Vocabulary, field: Node): ValueType {
  const type = textAt(field, 'type');
  switch (type) {
    case 'number':
      checkBounds(s, field);
      return { type: 'number', from: numberAt(field, 'from'), to: numberAt(field, 'to') };
    case 'text':
    case 'range':
      return { type };
    case 'effect':
      return { type: 'language', entry: type, verb: textAt(field, 'verb') };
    case 'abilities':
    case 'condition':
    case 'cost':
      return { type: 'language', entry: type };
    case 'list':
      return listType(s, vocabulary, field);
    default: {
      const known = [...vocabulary.enums, ...ownTypes.map((id) => ({ id }))];
      const of = refer(s, 'type', valueOf(field, 'type'), known);
      return of && 'values' in of ? { type: 'value', of } : { type: 'text' };
    }
  }
}

function declareZones(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'zones')) {
    const { key, node, index } = each;
    const takes = valueOf(node, 'takes');
    const zone: ZoneSymbol = {
      ...declared(s, 'zone', each),
      prepositions: {
        fr: textAt(valueOf(node, 'prepositions'), 'fr'),
        de: textAt(valueOf(node, 'prepositions'), 'de'),
      },
      index,
      of: textAt(node, 'of') === 'player' ? 'player' : 'table',
      order: (textAt(node, 'order') ?? 'set') as ZoneSymbol['order'],
      seenBy: (textAt(node, 'seen by') ?? 'everyone') as ZoneSymbol['seenBy'],
      takes: takes && takenBy(s, vocabulary, items(takes)),
      runsOut: valueOf(node, 'when it runs out') !== undefined,
      inPlay: textAt(node, 'in play') === 'true',
      limited: valueOf(node, 'capacity') !== undefined && textAt(node, 'order') !== 'grid',
    };
    if (zone.of === 'table' && isOfOneSide(zone.seenBy))
      complainOfIdle(s, entry(node, 'seen by')!.key, 'seen by', say('phrase/on-a-zone-without-owner'));
    else if (zone.seenBy === 'owner and partner' && !entry(valueOf(game, 'players') ?? node, 'teams'))
      complainOfIdle(s, entry(node, 'seen by')!.key, 'seen by', say('phrase/in-a-game-without-teams'));
    vocabulary.zones.push(zone);
    declareNoun(s, vocabulary, zone, key);
    const pile = valueOf(node, 'pile');
    const seats = numberAt(valueOf(game, 'players'), 'max') ?? 1;
    declareGrid(s, vocabulary, zone, node, seats);
    const piled = zone.order === 'piles' || zone.order === 'grid';
    if (piled && !pile) complainAt(s, 'game/pile-name', key, { zone: zone.id });
    if (pile && !piled)
      complainOfIdle(s, entry(node, 'pile')!.key, 'pile', say('phrase/where-the-order-is-not-piles'));
    if (!pile) continue;
    const names = readNames(pile, 'pile');
    zone.pile = { sort: 'pile', id: names.en[0], names, place: placeOf(s, pile), zone };
    declareNoun(s, vocabulary, zone.pile, pile);
  }
}

/** Whether the owner sees something that others do not see, or the other way round. */
const isOfOneSide = (seenBy: ZoneSymbol['seenBy']): boolean => seenBy !== 'everyone' && seenBy !== 'nobody';

/** The kinds that a zone takes; unknown where one of them is, so that nothing follows from the fault. */
function takenBy(s: Sources, vocabulary: Vocabulary, nodes: readonly Node[]): KindSymbol[] | undefined {
  const kinds = nodes.map((each) => refer(s, 'kind', each, vocabulary.kinds));
  return kinds.some((each) => each === undefined) ? undefined : kinds.flatMap((each) => each ?? []);
}

function declareKindPlaces(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { node, index } of section(game, 'kinds')) {
    const [means, goesOn] = [valueOf(node, 'means'), valueOf(node, 'goes on')];
    vocabulary.kinds[index].means = means && phraseText(s, means);
    vocabulary.kinds[index].goesOn = goesOn && phraseText(s, goesOn);
    if (goesOn) continue;
    for (const key of ['when its host leaves', 'controlled by']) {
      const idle = entry(node, key);
      if (idle) complainOfIdle(s, idle.key, key, say('phrase/without-goes-on'));
    }
  }
}

function declareNumbers(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'settings')) {
    if (isOfPlayers(each.node)) continue;
    const symbol = { ...declared(s, 'setting', each), index: vocabulary.settings.length };
    vocabulary.settings.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
  const counted = { player: 0, game: 0, card: 0 };
  for (const each of section(game, 'counters')) {
    const { key, node } = each;
    checkBounds(s, node);
    checkStarts(s, each.id, node);
    const { of, kinds } = counterOf(s, vocabulary, valueOf(node, 'of'));
    const symbol = {
      ...declared(s, 'counter', each),
      index: counted[of]++,
      of,
      kinds,
      from: numberAt(node, 'from'),
      to: numberAt(node, 'to'),
      starts: numberAt(node, 'starts') ?? numberAt(node, 'from') ?? 0,
      ...startsBySeat(s, node, of),
      startsField: startsField(s, valueOf(node, 'starts'), kinds),
    };
    vocabulary.counters.push(symbol);
    declareNoun(s, vocabulary, symbol, key);
  }
  declareSettingsOfPlayers(s, vocabulary, game, () => counted.player++);
  for (const each of section(game, 'states')) {
    const { of, kinds } = counterOf(s, vocabulary, valueOf(each.node, 'of'));
    const holds = heldBy(s, vocabulary, valueOf(each.node, 'holds'));
    const seenBy = (textAt(each.node, 'seen by') ?? 'everyone') as NonNullable<
      Vocabulary['counters'][number]['seenBy']
    >;
    if (of === 'game' && isOfOneSide(seenBy))
      complainOfIdle(s, entry(each.node, 'seen by')!.key, 'seen by', say('phrase/on-a-state-without-owner'));
    const known = declared(s, 'counter', each);
    const symbol = {
      ...known,
      ...(holds ? {} : { unread: true as const }),
      index: counted[of]++,
      of,
      kinds,
      from: -1,
      starts: -1,
      holds: holds ?? { sort: 'player' as const },
      seenBy,
    };
    vocabulary.counters.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
  vocabulary.seating = seatingOf(s, vocabulary, valueOf(game, 'players'));
  for (const each of section(game, 'roles')) {
    const symbol = { ...declared(s, 'role', each), index: each.index };
    vocabulary.roles.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
}

/** The counters that say who takes part; one that stays above 0 would never let anybody back. */
function seatingOf(s: Sources, { counters }: Vocabulary, players: Node | undefined): Seating {
  const ofPlayers = countersDownTo0(counters, 'player');
  const ofGame = countersDownTo0(counters, 'game');
  return {
    out: refer(s, say('no/counter-of-a-player-that-goes-down-to-0'), valueOf(players, 'out'), ofPlayers),
    reversed: refer(
      s,
      say('no/counter-of-the-game-that-goes-down-to-0'),
      valueOf(players, 'reversed'),
      ofGame,
    ),
    teams: refer(
      s,
      say('no/counter-of-a-player'),
      valueOf(players, 'teams'),
      counters.filter(({ of, holds }) => of === 'player' && !holds),
    ),
  };
}

/** What a state holds: a value of a set, a player, or a card, perhaps of one kind. */
function heldBy(s: Sources, vocabulary: Vocabulary, node: Node | undefined): Held | undefined {
  if (!node) return undefined;
  const plain = ['player', 'card'].map((id) => ({ id }));
  const found = refer(s, 'what-a-state-holds', node, [...plain, ...vocabulary.enums, ...vocabulary.kinds]);
  if (!found) return undefined;
  if ('values' in found) return { sort: 'value', of: found };
  if ('fields' in found) return { sort: 'card', kinds: [found] };
  return found.id === 'card' ? { sort: 'card' } : { sort: 'player' };
}

/** Whose a counter is: every player's, the game's, or that of the cards of some kinds. */
function counterOf(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node | undefined,
): { of: 'player' | 'game' | 'card'; kinds?: readonly KindSymbol[] } {
  const word = textOf(node);
  if (word === 'player' || word === 'game') return { of: word };
  if (!node) return { of: 'player' };
  const owners = [{ id: 'player' }, { id: 'game' }, ...vocabulary.kinds];
  const kinds = scalars(node).flatMap((each) => {
    const found = refer(s, 'kind-of-card', each, node.kind === 'list' ? vocabulary.kinds : owners);
    return found && 'fields' in found ? [found] : [];
  });
  return { of: 'card', kinds };
}

/** What is agreed on for each player is counted like a counter of theirs, which nothing changes. */
function declareSettingsOfPlayers(s: Sources, vocabulary: Vocabulary, game: Node, next: () => number): void {
  for (const each of section(game, 'settings')) {
    if (!isOfPlayers(each.node)) continue;
    const symbol = {
      ...declared(s, 'counter', each),
      index: next(),
      of: 'player' as const,
      from: numberAt(each.node, 'from'),
      to: numberAt(each.node, 'to'),
      starts: numberAt(each.node, 'default') ?? 0,
      fixed: true as const,
    };
    vocabulary.counters.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
}

/** A number that a counter starts with and that it cannot have. */
function checkStarts(s: Sources, counter: string, node: Node): void {
  const [from, to] = [numberAt(node, 'from'), numberAt(node, 'to')];
  for (const each of scalars(valueOf(node, 'starts'))) {
    const { value } = each;
    if (typeof value !== 'number' || (value >= (from ?? value) && value <= (to ?? value))) continue;
    complainAt(s, 'game/counter-start', each, { counter, value, from, to });
  }
}

/** The numbers that a counter of players starts with, for the seats in turn. */
function startsBySeat(s: Sources, node: Node, of: 'player' | 'game' | 'card'): { startsBySeat?: number[] } {
  const given = valueOf(node, 'starts');
  if (given?.kind !== 'list') return {};
  if (of !== 'player')
    complainOfIdle(s, entry(node, 'starts')!.key, 'starts', say('phrase/on-a-counter-that-no-player-has'));
  return { startsBySeat: scalars(given).map(({ text }) => Number(text)) };
}

/** The printed number that a counter of cards starts with: each of the kinds has it. */
function startsField(
  s: Sources,
  node: Node | undefined,
  kinds: readonly KindSymbol[] | undefined,
): string | undefined {
  if (node?.kind !== 'scalar' || typeof node.value === 'number') return undefined;
  for (const kind of kinds ?? [{ fields: [] }]) {
    const numbers = kind.fields.filter((field) => field.type.type === 'number');
    if (!refer(s, 'field', node, numbers)) return undefined;
  }
  return node.text;
}

function declareNouns(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'nouns')) {
    const is = phraseText(s, valueOf(each.node, 'is') ?? each.node);
    const symbol = { ...declared(s, 'noun', each), is };
    vocabulary.nouns.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
  for (const each of section(game, 'rankings')) {
    const { node } = each;
    const among = phraseText(s, valueOf(node, 'among') ?? node);
    const numbers = vocabulary.counters.filter(({ holds }) => !holds);
    const counters = numbers.map((counter) => ({ id: forms(counter).many, counter }));
    const by = items(valueOf(node, 'by')).flatMap((of) => refer(s, 'counter', of, counters)?.counter ?? []);
    const ties = textAt(node, 'ties') === 'share' ? ('share' as const) : ('random' as const);
    const symbol = { ...declared(s, 'ranking', each), among, by, ties };
    vocabulary.rankings.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
}

function declareFlow(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const flow = entries(valueOf(game, 'flow'));
  for (const { key, value } of flow) {
    const cycle = {
      sort: 'cycle' as const,
      id: key.text,
      names: namesOf(value, key.text),
      place: placeOf(s, key),
    };
    vocabulary.cycles.push(cycle);
    declareNoun(s, vocabulary, cycle, key);
    const outer = items(valueOf(value, 'steps'));
    for (const step of outer.flatMap((each) => [each, ...items(valueOf(each, 'steps'))])) {
      const id = textAt(step, 'id');
      if (id === undefined) continue;
      const names = namesOf(step, id);
      const symbol = {
        sort: 'step' as const,
        id,
        names,
        place: placeOf(s, valueOf(step, 'id')!),
        index: vocabulary.steps.length,
        turns: valueOf(step, 'turns from') !== undefined,
        inTurn: !outer.includes(step),
      };
      if (vocabulary.steps.some((each) => each.id === id))
        complainAt(s, 'game/duplicate', valueOf(step, 'id')!, { what: say('phrase/two-steps'), id });
      vocabulary.steps.push(symbol);
    }
  }
}

function declareVerbs(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id: given, key, node, index } of section(game, 'verbs')) {
    const id = given.trim().replace(/\s+/g, '-');
    if (id !== given) refuseSeveralWords(s, key, given, id);
    if (isReserved(id) || isOwnVerb(id)) complainAt(s, 'game/reserved', key, { word: id });
    const parameters = parametersOf(s, node);
    const unread = unreadIn(s, key, node);
    const takes = parameters.map((each) => each.name);
    const instead = valueOf(node, 'printed as');
    if (!unread) for (const each of [node, instead]) if (each) checkVerbPhrases(s, each, takes);
    const body = parseText(s, 'effect', valueOf(node, 'do'))?.tree ?? [];
    const first = valueOf(node, 'first');
    const { printed: _, ...names } = namesOf(node, id);
    const verb: VerbSymbol = {
      sort: 'verb',
      unread,
      id,
      // Where texts use the words that were given, they are answered with the verb.
      names:
        id === given ? names : { ...names, also: { ...names.also, en: [given, ...(names.also?.en ?? [])] } },
      wording: wordingOf(node),
      place: placeOf(s, key),
      index,
      parameters,
      body,
      first: first ? (parseText(s, 'effect', first)?.tree ?? []) : [],
      counts: [],
      ...(textAt(node, 'says') === 'true' ? { says: true as const } : {}),
    };
    const clash = declareVerb(vocabulary, verb, verb.wording.forms.en);
    if (clash) complainOfClash(s, key, clash.form, clash.other);
  }
}

/** Texts are read word by word, and a verb is one of them. */
function refuseSeveralWords(s: Sources, key: ScalarNode, verb: string, right: string): void {
  const { file, span } = placeOf(s, key);
  // In a variant the key is a path that ends with the name.
  const place = { file, span: { start: span.end - verb.length, end: span.end } };
  const edits = [{ place, text: right }];
  const fixes =
    key.style === 'plain' ? [{ title: say('phrase/change-to', { what: written(right) }), edits }] : [];
  complainAt(s, 'game/verb-words', key, { verb, right }, { fixes });
}

/** Verbs that count as others: `counts as: [destroy]`. */
function declareCounting(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id, node } of section(game, 'verbs')) {
    const verb = vocabulary.verbs.find((each) => each.id === id);
    for (const each of items(valueOf(node, 'counts as'))) {
      const other = refer(s, 'verb', each, vocabulary.verbs);
      if (verb && other && other !== verb) verb.counts.push(other);
    }
  }
}

/** Verbs whose objects are in fields: `price: { type: effect, verb: pay }`. */
function checkFieldVerbs(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { node } of section(game, 'kinds'))
    for (const { value: field } of entries(valueOf(node, 'fields'))) {
      if (textAt(field, 'type') !== 'effect' || isOwnVerb(textAt(field, 'verb') ?? '')) continue;
      refer(s, 'verb', valueOf(field, 'verb'), vocabulary.verbs);
    }
}
