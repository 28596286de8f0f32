import type { WithTails } from './qualified-noun.ts';
import { wrongSort, reportMeaningless } from '../expectations.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Compare, Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { Expression, NounPhrase, NounPreposition, Tail, Word } from '../../language/syntax/ast.ts';
import type { CellSymbol, ExpressionText, MetricSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { cellIn, cellRange, type CellRange } from '../../language/symbols/cell-names.ts';
import { constant, definite, demanding, forSome, ofCandidate, offered } from './noun-meanings.ts';
import { lookedUp } from './closed-quantities.ts';
import { mentionValue } from './references.ts';
import { namesOwner, ownerOf, single } from './possessives.ts';
import {
  asking,
  reportAt,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
} from '../scope.ts';

/** The cells of a grid: their names, how far they are apart, and which of them have room. */

/** What a distance is compared with. */
interface Limit {
  readonly how: Compare;
  readonly amount: Scalar;
}

/** How far cells may be apart, or whether they are in a straight line. */
export type Apart = Limit | 'in line';

const APART: Partial<Record<NounPreposition, Apart>> = {
  'adjacent to': { how: '=', amount: constant(1) },
  'in line with': 'in line',
};

/** What a preposition says of cells, if it does: `adjacent to`, `in line with`. */
export const apartBy = (preposition: NounPreposition): Apart | undefined => APART[preposition];

/** The cell that is called so: `C3` is the third of its row, counted from `A`, in the third row. */
export function cellNamed(scope: Scope, name: string): { zone: ZoneSymbol; pile: number } | undefined {
  for (const zone of scope.vocabulary.zones) {
    const cell = zone.grid && cellIn(zone, name);
    if (cell !== undefined) return { zone, pile: cell };
  }
  return undefined;
}

/** What looks like a cell and is none of the only grid: the cell, its zone and the last one that there is. */
export function beyondGrid(
  { vocabulary }: Scope,
  cell: string,
): ({ cell: string; zone: string } & CellRange) | undefined {
  const [zone, ...others] = vocabulary.zones.filter((each) => each.grid);
  if (!zone?.grid || others.length > 0 || !/^[A-Z]\d+$/.test(cell)) return undefined;
  return { cell, zone: zone.id, ...cellRange(zone.grid) };
}

/** `the steps between this and that cell`. */
export function distanceIn(scope: Scope, np: NounPhrase, metric: MetricSymbol): WithTails | undefined {
  const between = np.tails.find((tail) => tail.kind === 'between');
  if (!between) {
    const wanted = say('phrase/between-and-two-cards-or-cells');
    return reportAt(scope, 'name/missing-object', np.span, { verb: writtenWords(scope, np.span), wanted });
  }
  const left = scope.read.expression(scope, between.left);
  const right = scope.read.expression(scope, between.right);
  const one = left && cellOf(scope, left);
  const other = right && cellOf(scope, right);
  if (!one || !other) return undefined;
  const scalar: Scalar = { op: 'distance', metric, left: one, right: other };
  const tails = np.tails.filter((tail) => tail !== between);
  return { value: definite({ sort: 'number' }, scalar, np.span), tails };
}

/** The cell of a card, or the cell itself. */
function cellOf(scope: Scope, described: PhraseMeaning): Scalar | undefined {
  if (described.thing.sort !== 'card') return single(scope, described, 'pile');
  const card = single(scope, described, 'card');
  return card && { op: 'pile-of', card };
}

/** What is so far from something; from any of several. */
export function apartTest(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  of: Expression,
  span: Span,
  limit: Apart,
): Test | undefined {
  const metric = metricFor(scope, thing);
  if (!metric) return reportMeaningless(scope, span);
  if (thing.sort !== 'card' && thing.sort !== 'pile')
    return wrongSort(scope, { thing, span }, 'card or cell');
  const other = lookedUp(scope, of);
  if (!other) return undefined;
  const here: Scalar = thing.sort === 'card' ? { op: 'pile-of', card: value } : value;
  return forSome(scope, other, (it) => {
    const there = cellOf(scope, definite(other.thing, it, other.span));
    if (!there) return undefined;
    if (limit === 'in line') return inLine(metric, here, there);
    const left: Scalar = { op: 'distance', metric, left: here, right: there };
    return { op: 'compare', how: limit.how, left, right: limit.amount };
  });
}

/** What is in a straight line from something else, and not on the same cell. */
function inLine(metric: MetricSymbol, left: Scalar, right: Scalar): Test {
  const straight: Scalar = { op: 'distance', metric: { ...metric, how: 'straight' }, left, right };
  return {
    op: 'and',
    parts: [
      { op: 'compare', how: '>', left: straight, right: constant(0) },
      { op: 'compare', how: '<', left: straight, right: constant(UNREACHED) },
    ],
  };
}

/** The distance of what is on no cell. */
const UNREACHED = 9999;

/** `within 2 of this`, `adjacent to this` go by the first metric that the grid declares. */
function metricFor(scope: Scope, { zone }: PhraseType): MetricSymbol | undefined {
  const grids = zone?.grid ? [zone] : scope.vocabulary.zones.filter((each) => each.grid);
  return grids.flatMap((each) => each.grid!.metrics)[0];
}

/** Keeps what is so far from something. */
export const apartFrom = (
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail,
  of: Expression,
  limit: Apart,
): PhraseMeaning | undefined => {
  // `squares adjacent to that square` in a condition on a square: that square is the one that the condition is about.
  const about = scope.candidate;
  return ofCandidate(scope, described.thing, (it) => {
    scope.candidate = about;
    const measured = areOpposed(scope, described, of)
      ? scope.measured
      : { thing: described.thing, value: it };
    const test = withScope(scope, { measured }, () =>
      apartTest(scope, described.thing, it, of, tail.span, limit),
    );
    return test && demanding(scope, described, test, tail.span);
  });
};

/** Whether either of both is yours and the other one somebody else's: they are never the same, so `another` says nothing of them. */
function areOpposed(scope: Scope, { reasons }: PhraseMeaning, of: Expression): boolean {
  const other = of.kind === 'noun' ? of.tails.find(({ kind }) => kind === 'of') : undefined;
  const whose = reasons.find(({ words }) => words.startsWith('of '));
  if (!other || !whose) return false;
  return (writtenWords(scope, other.span) === YOURS) !== (whose.words === YOURS);
}

const YOURS = 'of yours';

/** `an empty cell`. */
export function emptyCell(scope: Scope, described: PhraseMeaning, word: Word): PhraseMeaning | undefined {
  if (word.text !== 'empty' || described.thing.sort !== 'pile' || !described.thing.zone?.grid)
    return undefined;
  return ofCandidate(scope, described.thing, (pile) => {
    const test: Test = { op: 'not', part: { op: 'some', of: { op: 'cards-of', pile } } };
    return demanding(scope, described, test, word.span);
  });
}

/** `your start`. */
export function namedCell(scope: Scope, np: NounPhrase, symbol: CellSymbol): WithTails | undefined {
  const thing: PhraseType = { sort: 'pile', zone: symbol.zone };
  if (symbol.of === 'table')
    return { value: definite(thing, constant(symbol.piles[0]), np.span), tails: np.tails };
  const owner = ownerOf(scope, np);
  if (!owner && namesOwner(np)) return undefined;
  if (!owner)
    return reportAt(scope, 'name/whose', np.span, { zone: writtenWords(scope, np.span), neighbour: false });
  const player = single(scope, owner.value, 'player');
  const cell: Scalar | undefined = player && { op: 'cell-of', piles: symbol.piles, player };
  return cell && { value: definite(thing, cell, np.span), tails: owner.tails };
}

/** The test that a cell has room for cards; none where every cell has. */
export function roomFor(
  scope: Scope,
  cards: PhraseMeaning,
  zone: ZoneSymbol,
  pile: Scalar,
): Test | undefined {
  const capacity = zone.grid?.capacity;
  if (!capacity) return undefined;
  const most = capacityOf(scope, capacity, zone, cards, pile);
  if (!most) return undefined;
  const lying: Scalar = { op: 'count', of: { op: 'cards-of', pile } };
  const coming: Scalar = cards.scalar ? constant(1) : { op: 'count', of: cards.set };
  return { op: 'compare', how: '<=', left: { op: '+', left: lying, right: coming }, right: most };
}

/** The capacity may refer to the cell and to the card that comes; its declaration reports its findings. */
function capacityOf(
  scope: Scope,
  { tree, snippet }: ExpressionText,
  zone: ZoneSymbol,
  cards: PhraseMeaning,
  pile: Scalar,
): Scalar | undefined {
  return asking(scope, { snippet, mentions: [] }, () => {
    mentionValue(scope, { sort: 'pile', zone }, pile, zone.pile?.names.en[0] ?? 'cell');
    if (cards.scalar) mentionValue(scope, cards.thing, cards.scalar, 'card');
    return scope.read.number(scope, tree);
  });
}

/** Only cells with room are offered. */
export const withRoom = (scope: Scope, cards: PhraseMeaning, where: PhraseMeaning): PhraseMeaning =>
  offered(scope, where, writtenWords(scope, where.span), (it) =>
    roomFor(scope, cards, where.thing.zone!, it),
  );
