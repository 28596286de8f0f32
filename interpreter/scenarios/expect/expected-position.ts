import { allOf, asIs, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { certain, fixedOf } from '../../compiler/codegen/choices/constant-conditions.ts';
import { reportAtNode, entries } from '../../compiler/loader/link-context.ts';
import { startZoneOf } from '../../match/begin-match.ts';
import { cardsByOrder, pileCards, PLUS } from '../../match/value-names.ts';
import { counterAt, Header } from '../../engine/state/position-layout.ts';
import type { Run } from '../scenario-run.ts';
import type { GivenCard, GivenPosition, PlacedZone } from '../setup/given-position.ts';
import { readPosition } from '../setup/given-zones.ts';
import { phraseOfValue, type Kind } from '../steps/named-values.ts';
import { cardNames } from '../steps/card-names.ts';
import { fails } from '../findings-sheet.ts';

/** `position`: whether all entries hold at this moment, in the words of `given`. */
export function expectPosition(run: Run, node: Node): boolean {
  const { sheet, seats, match } = run;
  const wanted = readPosition(sheet, match.table, seats, node);
  if (!wanted || saysNothing(run, node, wanted)) return false;
  const held = [
    ...flowDifferences(run, node, wanted),
    ...wanted.roles.map((each) => isHeld(run, each)),
    ...wanted.counters.map((each) => isCounted(run, each)),
    ...wanted.zones.map((each) => liesThere(run, each)),
    ...wanted.cards.map((each) => isCardSo(run, each)),
  ];
  return held.every(Boolean);
}

const constant = (value: number): Scalar => ({ op: 'constant', value });

/** Complains about what is so in every position of the game. */
function saysNothing({ sheet, match }: Run, node: Node, wanted: GivenPosition): boolean {
  const before = sheet.diagnostics.length;
  const idle = (at: Node, what: string): false => fails(sheet, 'scenario/proves-nothing', at, { what });
  const fixed = fixedOf(match.game, match.table.layout);
  const { steps } = match.game.vocabulary;
  for (const { key, value } of entries(node)) {
    const isMap = match.names.seats.includes(key.text) || key.text === 'cards';
    if (isMap && entries(value).length === 0) idle(key, key.text);
    if (key.text === 'step' && steps.length === 1) idle(key, key.text);
  }
  for (const { counter, seat, value, node: at } of wanted.counters) {
    if (counter.holds) continue;
    const owner = counter.of === 'player' ? { owner: constant(seat) } : {};
    const left = { op: 'counter', counter, ...owner } as Scalar;
    const test: Test = { op: 'compare', how: '=', left, right: constant(value) };
    if (certain(fixed, test) === true) idle(at, at.text);
  }
  for (const each of wanted.zones)
    if (!isWhole(match, each) && each.named.flat().length === 0) idle(each.node, each.node.text);
  for (const { node: at, counters, host, attacher, covers, faceUp } of wanted.cards) {
    const said = [host, attacher, covers, faceUp].some((one) => one !== undefined) || counters.length > 0;
    const neverTurned = faceUp === false && match.table.layout.state.shown < 0;
    if (!said || neverTurned) idle(at, at.text);
  }
  return sheet.diagnostics.length > before;
}

/** Complains about one difference from what is expected. */
const differs = ({ sheet }: Run, at: Node, what: string, found: Phrase, wanted: Phrase): false =>
  fails(sheet, 'scenario/position', at, { what, found, wanted, missing: [], surplus: [] });

const named = (name: string | undefined): Phrase => (name === undefined ? say('phrase/nothing') : asIs(name));

/** The step, the round and whose turn it is. */
function flowDifferences(run: Run, node: Node, { step, cycle, turn }: GivenPosition): boolean[] {
  const { game, runner, names } = run.match;
  const { p } = runner.m;
  const at = (key: string): Node => entries(node).find((each) => each.key.text === key)!.value;
  const stepName = (index: number): Phrase => named(game.vocabulary.steps[index]?.id);
  const seatName = (seat: number): Phrase => (seat < 0 ? say('phrase/nobody') : asIs(names.seats[seat]));
  const one = (key: string, wanted: number | undefined, found: number, name: (value: number) => Phrase) =>
    wanted === undefined || wanted === found || differs(run, at(key), key, name(found), name(wanted));
  return [
    one('step', step, p[Header.step], stepName),
    one(game.cycle.id, cycle, p[Header.cycle], asIs),
    one('turn', turn, p[Header.turn], seatName),
  ];
}

function isHeld(run: Run, { role, seat, node }: GivenPosition['roles'][number]): boolean {
  const { runner, names } = run.match;
  const found = runner.m.p[runner.m.layout.roles + role];
  if (found === seat) return true;
  const holder = found < 0 ? say('phrase/nobody') : asIs(names.seats[found]);
  return differs(run, node, node.text, holder, asIs(names.seats[seat]));
}

function isCounted(
  run: Run,
  { counter, seat, value, said, node }: GivenPosition['counters'][number],
): boolean {
  const { runner, names } = run.match;
  const found = runner.m.p[counterAt(runner.m.layout, counter, seat)];
  const what = counter.of === 'player' ? `${names.seats[seat]}'s ${counter.id}` : counter.id;
  const name = (one: number): Phrase => phraseOfValue(run.match, kindOfCounter(counter), one);
  return holdsSame(run, counter, found, value, said) || differs(run, node, what, name(found), name(value));
}

/** What a counter counts, or a state holds. */
function kindOfCounter({ holds }: CounterSymbol): Kind {
  if (!holds) return 'number';
  return holds.sort === 'value' ? holds.of.values.map(({ id }) => id) : holds.sort;
}

/** Of a card that is named without its number any copy is meant. */
function holdsSame(
  { match }: Run,
  { holds }: CounterSymbol,
  found: number,
  value: number,
  said: Node,
): boolean {
  if (found === value) return true;
  return holds?.sort === 'card' && said.kind === 'scalar' && copiesOf(match, said).includes(found);
}

/** A list at the start of cards gives the top; everywhere else, and with `exactly`, all cards there. */
function isWhole(match: Run['match'], { zone, symbol, exactly }: PlacedZone): boolean {
  const { table } = match;
  if (exactly || symbol.order === 'piles' || symbol.grid) return true;
  for (let card = 0; card < table.layout.cards; card++) if (startZoneOf(table, card) === zone) return false;
  return true;
}

/** The cards of a zone: of a stack the top first. */
function cardsOf({ runner }: Run['match'], { zone, symbol }: PlacedZone): number[] {
  const { p, layout } = runner.m;
  const cards = cardsByOrder(p, layout.zoneFirst + zone, layout.next);
  return symbol.order === 'stack' ? cards.reverse() : cards;
}

function liesThere(run: Run, wanted: PlacedZone): boolean {
  const { match } = run;
  if (wanted.cells) return wanted.cells.every((cell, i) => inCell(run, wanted, cell, wanted.named[i]));
  const all = cardsOf(match, wanted);
  if (wanted.symbol.order === 'piles') return inPiles(run, wanted, all);
  const [names] = wanted.named;
  const whole = isWhole(match, wanted);
  const inOrder = wanted.symbol.order !== 'set';
  const found = whole || !inOrder ? all : all.slice(0, names.length);
  return areThese(run, wanted, match.names.zone(wanted.zone), found, names, { inOrder, whole });
}

interface Compared {
  readonly inOrder: boolean;
  readonly whole: boolean;
}

/** Complains if other cards are there, or in another order. */
function areThese(
  run: Run,
  { node }: PlacedZone,
  what: string,
  found: readonly number[],
  wanted: readonly ScalarNode[],
  { inOrder, whole }: Compared,
): boolean {
  const { sheet, match } = run;
  const { missing, surplus } = compareCards(match, found, wanted);
  const isSame = missing.length === 0 && (!whole || surplus.length === 0);
  if (isSame && (!inOrder || found.every((card, i) => copiesOf(match, wanted[i]).includes(card))))
    return true;
  reportAtNode(sheet, 'scenario/position', missing[0] ?? wanted[0] ?? node, {
    what,
    found: several(found.map((card) => match.names.card(card))),
    wanted: several(wanted.map(({ text }) => text)),
    missing: missing.map(({ text }) => text),
    surplus: whole ? surplus.map((card) => match.names.card(card)) : [],
  });
  return false;
}

const several = (names: readonly string[]): Phrase =>
  names.length === 0 ? say('phrase/nothing') : allOf(names.map(asIs));

const copiesOf = ({ game }: Run['match'], { text }: ScalarNode): readonly number[] =>
  cardNames(game).get(text) ?? [];

/** Which names no card has, and which cards have no name; those with a number are taken first. */
function compareCards(
  match: Run['match'],
  found: readonly number[],
  wanted: readonly ScalarNode[],
): { missing: ScalarNode[]; surplus: number[] } {
  const surplus = [...found];
  const byCopies = wanted.toSorted((a, b) => copiesOf(match, a).length - copiesOf(match, b).length);
  const missing = new Set(
    byCopies.filter((name) => {
      const at = surplus.findIndex((card) => copiesOf(match, name).includes(card));
      if (at >= 0) surplus.splice(at, 1);
      return at < 0;
    }),
  );
  return { missing: wanted.filter((name) => missing.has(name)), surplus };
}

function inCell(run: Run, wanted: PlacedZone, cell: number, names: readonly ScalarNode[]): boolean {
  const { layout, p } = run.match.runner.m;
  const found = pileCards(layout, p, cell);
  const what = run.match.names.pile(p, cell);
  return areThese(run, wanted, what, found, names, { inOrder: false, whole: true });
}

const said = (names: readonly ScalarNode[]): string => names.map(({ text }) => text).join(PLUS);

/** All piles, in any order: each pile that is expected is there, and there is no other. */
function inPiles(run: Run, wanted: PlacedZone, all: readonly number[]): boolean {
  const { sheet, match } = run;
  const { p, layout } = match.runner.m;
  const left = [...new Set(all.map((card) => p[layout.pile + card]))].map((pile) =>
    pileCards(layout, p, pile),
  );
  const isPile = (cards: readonly number[], names: readonly ScalarNode[]): boolean => {
    const { missing, surplus } = compareCards(match, cards, names);
    return missing.length === 0 && surplus.length === 0;
  };
  const inWords = (cards: readonly number[]): string => cards.map(match.names.card).join(PLUS);
  const found = left.map(inWords);
  const copies = (names: readonly ScalarNode[]): number =>
    names.flatMap((each) => copiesOf(match, each)).length;
  const closest = wanted.named.toSorted((a, b) => copies(a) - copies(b));
  const missing = closest.filter((names) => {
    const at = left.findIndex((cards) => isPile(cards, names));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && left.length === 0) return true;
  return fails(sheet, 'scenario/position', missing[0]?.[0] ?? wanted.node, {
    what: match.names.zone(wanted.zone),
    found: several(found),
    wanted: several(wanted.named.map(said)),
    missing: missing.map(said),
    surplus: left.map(inWords),
  });
}

function isCardSo(run: Run, { card, node, counters, host, attacher, covers, faceUp }: GivenCard): boolean {
  const { runner, names } = run.match;
  const { p, layout } = runner.m;
  const { state, seats } = layout;
  const column = (at: number): number => (at < 0 ? -1 : p[at + card]);
  const cardName = (one: number): Phrase => named(one < 0 ? undefined : names.card(one));
  const of = (what: string): string => `${names.card(card)}'s ${what}`;
  const one = (what: string, wanted: number | undefined, found: number, name: (value: number) => Phrase) =>
    wanted === undefined || wanted === found || differs(run, node, of(what), name(found), name(wanted));
  const isUp = state.shown >= 0 && p[state.shown + card] === (1 << seats) - 1;
  return [
    ...counters.map(({ counter, value, said }) => {
      const found = p[counterAt(layout, counter, card)];
      const name = (each: number): Phrase => phraseOfValue(run.match, kindOfCounter(counter), each);
      return holdsSame(run, counter, found, value, said) || one(counter.id, value, found, name);
    }),
    one('attached to', host, column(state.host), cardName),
    one('attached by', attacher, column(state.attacher), (seat) => named(names.seats[seat])),
    one('covers', covers, column(state.beneath), cardName),
    one('face', faceUp === undefined ? undefined : Number(faceUp), Number(isUp), (up) =>
      asIs(up ? 'up' : 'down'),
    ),
  ].every(Boolean);
}
