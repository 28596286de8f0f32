import { declareContestEvents } from '../../../dsl/language/symbols/events/contest-events.ts';
import { declareEvents } from '../../../dsl/language/symbols/events/built-in-events.ts';
import { declareCrossings } from '../../../dsl/language/symbols/events/crossing-events.ts';
import {
  declareOrderEvents,
  declareResponses,
  declareWindowMoments,
} from '../../../dsl/language/symbols/events/order-events.ts';
import { declareMoves } from '../../../dsl/language/symbols/events/move-events.ts';
import { declareChanges } from '../../../dsl/language/symbols/counter-verbs.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import {
  type Vocabulary,
  declareSeatWords,
  declareSets,
  emptyVocabulary,
  forms,
} from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { checkAlso } from './aliases.ts';
import { declareRolls, declareWindows } from './windows-and-rolls.ts';
import { declareFunctions } from './function-declarations.ts';
import { declareGrid } from './grid-declarations.ts';
import { declared, declareNoun, namesOf, readNames, refer, section } from './declared-names.ts';
import { declareTables } from './table-declarations.ts';
import { phraseText } from '../texts/checked-texts.ts';
import {
  reportAtNode,
  reportIdleKey,
  entries,
  items,
  numberAt,
  placeOf,
  scalars,
  textAt,
  type Sources,
} from '../loader/link-context.ts';
import { declareKindPlaces, declareKinds } from './kind-declarations.ts';
import { declareNumbers, isOfOneSide } from './counter-declarations.ts';
import { checkFieldVerbs, declareCounting, declareVerbs } from './verb-declarations.ts';

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
  declareBeneath(s, vocabulary, game);
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
  declareContestEvents(vocabulary);
  declareMoves(vocabulary);
  declareCrossings(vocabulary);
  declareOrderEvents(vocabulary);
  declareResponses(vocabulary);
  declareWindowMoments(vocabulary);
  checkAlso(s, vocabulary, game);
  return vocabulary;
}

/** The key of a set of values that is made of the names of cards, which no file has. */
export const NAMES_OF_CARDS = 'names of cards';

function declareValues(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id, key, node } of section(game, 'values')) {
    const place = placeOf(s, key);
    const of = {
      sort: 'enum' as const,
      id,
      names: namesOf(node, id),
      place,
      values: [] as Vocabulary['enums'][number]['values'],
      ...(valueOf(node, NAMES_OF_CARDS) && { ofCards: true as const }),
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
      reportIdleKey(s, entry(node, 'seen by')!.key, 'seen by', say('phrase/on-a-zone-without-owner'));
    else if (zone.seenBy === 'owner and partner' && !entry(valueOf(game, 'players') ?? node, 'teams'))
      reportIdleKey(s, entry(node, 'seen by')!.key, 'seen by', say('phrase/in-a-game-without-teams'));
    vocabulary.zones.push(zone);
    declareNoun(s, vocabulary, zone, key);
    const pile = valueOf(node, 'pile');
    const seats = numberAt(valueOf(game, 'players'), 'max') ?? 1;
    declareGrid(s, vocabulary, zone, node, seats);
    const piled = zone.order === 'piles' || zone.order === 'grid';
    if (piled && !pile) reportAtNode(s, 'game/pile-name', key, { zone: zone.id });
    if (pile && !piled)
      reportIdleKey(s, entry(node, 'pile')!.key, 'pile', say('phrase/where-the-order-is-not-piles'));
    if (!pile) continue;
    const names = readNames(pile, 'pile');
    zone.pile = { sort: 'pile', id: names.en[0], names, place: placeOf(s, pile), zone };
    declareNoun(s, vocabulary, zone.pile, pile);
  }
}

/** The states that say under which card the cards of a zone are. */
function declareBeneath(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const states = vocabulary.counters.filter(({ of, holds }) => of === 'card' && holds?.sort === 'card');
  for (const { node, index } of section(game, 'zones')) {
    const under = refer(s, 'state-of-cards-that-holds-a-card', valueOf(node, 'under'), states);
    if (under) vocabulary.zones[index].under = under;
  }
}

/** The kinds that a zone takes; unknown where one of them is, so that nothing follows from the fault. */
function takenBy(s: Sources, vocabulary: Vocabulary, nodes: readonly Node[]): KindSymbol[] | undefined {
  const kinds = nodes.map((each) => refer(s, 'kind', each, vocabulary.kinds));
  return kinds.some((each) => each === undefined) ? undefined : kinds.flatMap((each) => each ?? []);
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
        turnCounters: Object.fromEntries(
          ['extra turns', 'skipped turns', 'ended turns'].flatMap((each) => {
            const counter = textAt(step, each);
            return counter === undefined ? [] : [[each, counter]];
          }),
        ),
      };
      if (vocabulary.steps.some((each) => each.id === id))
        reportAtNode(s, 'game/duplicate', valueOf(step, 'id')!, { what: say('phrase/two-steps'), id });
      vocabulary.steps.push(symbol);
    }
  }
}
