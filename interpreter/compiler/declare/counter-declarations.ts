/** Settings, counters, states and roles: all that holds a number. */
import { isOfPlayers } from './setting-declarations.ts';
import { countersDownTo0 } from '../../../dsl/language/symbols/counter-bounds.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type {
  CounterSymbol,
  KindSymbol,
  RoleSymbol,
  ZoneSymbol,
  SpokenChange,
  StateContent,
  Seating,
} from '../../../dsl/language/symbols/symbols.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import { entry, valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { declared, declareNoun, readNames, refer, section } from './declared-names.ts';
import { checkVerbPhrases, wordingOf } from './verb-wordings.ts';
import {
  checkBounds,
  entries,
  reportAtNode,
  reportIdleKey,
  numberAt,
  placeOf,
  scalars,
  textAt,
  textOf,
  type Sources,
} from '../loader/link-context.ts';

/** Whether the owner sees something that others do not see, or the other way round. */
export const isOfOneSide = (seenBy: ZoneSymbol['seenBy']): boolean =>
  seenBy !== 'everyone' && seenBy !== 'nobody';

/** One text, which is English, or one for each language. */
const textsByLanguage = (node: Node): NonNullable<CounterSymbol['raised']> =>
  node.kind === 'scalar'
    ? { en: node.text }
    : Object.fromEntries(
        entries(node).flatMap(({ key, value }) => (value.kind === 'scalar' ? [[key.text, value.text]] : [])),
      );

const listsByLanguage = (node: Node): NonNullable<CounterSymbol['reached']> =>
  Object.fromEntries(
    entries(node).map(({ key, value }) => [key.text, scalars(value).map(({ text }) => text)]),
  );

/** The printed orders for changes of a counter, under `gained as`, `lost as` and `paid as`. */
function spokenChanges(s: Sources, node: Node): Pick<CounterSymbol, 'said' | 'raised' | 'reached'> {
  const spoken = (key: string): SpokenChange | undefined => {
    const given = valueOf(node, key);
    if (!given) return undefined;
    // Of what there is one at most, how much it is need not be printed.
    const isOne = numberAt(node, 'to') === 1 && !/\{amount/.test(JSON.stringify(wordingOf(given).phrase));
    checkVerbPhrases(s, given, isOne ? [] : ['amount']);
    return { wording: wordingOf(given), unit: readNames(valueOf(given, 'noun'), key) };
  };
  const said = { gain: spoken('gained as'), lose: spoken('lost as'), pay: spoken('paid as') };
  const given = Object.fromEntries(Object.entries(said).filter(([, change]) => change));
  const raised = valueOf(node, 'raised as');
  const reached = valueOf(node, 'reached as');
  return {
    ...(Object.keys(given).length > 0 ? { said: given } : {}),
    ...(raised ? { raised: textsByLanguage(raised) } : {}),
    ...(reached ? { reached: listsByLanguage(reached) } : {}),
  };
}

export function declareNumbers(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'settings')) {
    if (isOfPlayers(each.node)) continue;
    const usual = valueOf(each.node, 'by players') ? undefined : numberAt(each.node, 'default');
    const symbol = { ...declared(s, 'setting', each), index: vocabulary.settings.length, usual };
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
      ...spokenChanges(s, node),
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
      reportIdleKey(s, entry(each.node, 'seen by')!.key, 'seen by', say('phrase/on-a-state-without-owner'));
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
    const symbol = { ...declared(s, 'role', each), index: each.index, seat: seatOf(s, game, each.node) };
    vocabulary.roles.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
  declareAutomaticSeats(s, vocabulary, game);
}

/** The seat that holds a role for good; one that is there at every table. */
function seatOf(s: Sources, game: Node, role: Node): number | undefined {
  const said = valueOf(role, 'seat');
  if (said?.kind !== 'scalar') return undefined;
  if (said.text === 'last') return -1;
  const seat = Number(said.text);
  if (!Number.isInteger(seat) || seat < 1) return undefined;
  const players = numberAt(valueOf(game, 'players'), 'min') ?? 1;
  if (seat > players) reportAtNode(s, 'game/no-seat', said, { seat, players });
  return seat - 1;
}

/** Seats that nobody plays are roles that stay where they are: those at the end of the table. */
function declareAutomaticSeats(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const seats = [...section(game, 'automatic seats')];
  const most = numberAt(valueOf(game, 'players'), 'min') ?? 1;
  for (const each of seats) {
    const answers = textAt(each.node, 'answers') === 'as little as it can' ? 'least' : 'random';
    const symbol: RoleSymbol = {
      ...declared(s, 'role', each),
      index: vocabulary.roles.length,
      seat: each.index - seats.length,
      automatic: {
        answers,
        acts: textAt(each.node, 'actions') !== 'none',
      },
    };
    vocabulary.roles.push(symbol);
    declareNoun(s, vocabulary, symbol, each.key);
  }
  if (seats.length >= most && seats.length > 0)
    reportAtNode(s, 'game/nobody-left', seats[0].key, {
      seats: seats.length,
      players: most,
      wanted: seats.length + 1,
    });
}

/** The counters that say who takes part; one that stays above 0 would never let anybody back. */
function seatingOf(s: Sources, { counters }: Vocabulary, players: Node | undefined): Seating {
  const ofPlayers = countersDownTo0(counters, 'player');
  const ofGame = countersDownTo0(counters, 'game');
  const numbers = counters.filter(({ of, holds }) => of === 'player' && !holds);
  const counterOf = (key: 'turn order' | 'teams') =>
    refer(s, say('no/counter-of-a-player'), valueOf(players, key), numbers);
  return {
    out: refer(s, say('no/counter-of-a-player-that-goes-down-to-0'), valueOf(players, 'out'), ofPlayers),
    reversed: refer(
      s,
      say('no/counter-of-the-game-that-goes-down-to-0'),
      valueOf(players, 'reversed'),
      ofGame,
    ),
    order: counterOf('turn order'),
    teams: counterOf('teams'),
    two: numberAt(players, 'max') === 2,
  };
}

/** What a state holds: a value of a set, a player, or a card, perhaps of one kind. */
function heldBy(s: Sources, vocabulary: Vocabulary, node: Node | undefined): StateContent | undefined {
  if (!node) return undefined;
  const plain = ['player', 'card'].map((id) => ({ id }));
  const found = refer(s, 'what-a-state-holds', node, [...plain, ...vocabulary.enums, ...vocabulary.kinds]);
  if (!found) return undefined;
  if ('values' in found) return { sort: 'value', of: found };
  if ('fields' in found) return { sort: 'card', kinds: [found] };
  return found.id === 'card' ? { sort: 'card' } : { sort: 'player' };
}

/** Whether a word means the piles of a zone, which have nothing of their own; reports that, with who can have it. */
function isOfPile(s: Sources, { zones, kinds }: Vocabulary, node: ScalarNode): boolean {
  if (kinds.some(({ id }) => id === node.text)) return false;
  const zone = zones.find(({ id, pile }) => pile && [id, ...pile.names.en].includes(node.text));
  const [one] = zone?.takes ?? kinds;
  if (!zone?.pile || !one) return false;
  const fixes = writeInstead(placeOf(s, node), [one.id, 'game']);
  const details = { word: node.text, kind: one.id, pile: zone.pile.names.en[0] };
  reportAtNode(s, 'game/of-pile', node, details, { fixes });
  return true;
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
    if (isOfPile(s, vocabulary, each)) return [];
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
    reportAtNode(s, 'game/counter-start', each, { counter, value, from, to });
  }
}

/** The numbers that a counter of players starts with, for the seats in turn. */
function startsBySeat(s: Sources, node: Node, of: 'player' | 'game' | 'card'): { startsBySeat?: number[] } {
  const given = valueOf(node, 'starts');
  if (given?.kind !== 'list') return {};
  if (of !== 'player')
    reportIdleKey(s, entry(node, 'starts')!.key, 'starts', say('phrase/on-a-counter-that-no-player-has'));
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
