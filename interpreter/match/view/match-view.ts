import type { GridSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { standings } from '../scores.ts';
import {
  endingOf,
  isOver,
  question,
  seatsAsked,
  seatsInSealedChoice,
  winners,
  type Match,
} from '../match.ts';
import { listOptions } from '../answers.ts';
import { cellMarksOf } from './cell-marks.ts';
import { cardsByOrder, counterValues, pileAsSeen } from '../value-names.ts';
import { openState, type OpenState } from './open-rolls.ts';
import { promptOf } from '../question.ts';
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import { cardNameFor, cardViews, statesFor, type CardView } from './card-view.ts';
import { checkSeat } from '../seats.ts';
import {
  isAmong,
  partnersSeeing,
  seatOf,
  seersOf,
  seersOfZones,
  type Viewer,
} from '../../engine/state/seat-visibility.ts';

/** What somebody sees of a zone: how many cards, and those whose faces show; a zone of piles by its piles. */
export interface ZoneView {
  readonly count: number;
  readonly cards?: readonly string[];
  readonly piles?: readonly (readonly string[])[];
  /** A grid by the cells that hold cards. */
  readonly grid?: GridView;
}

export interface GridView {
  /** Of the longest row. */
  readonly columns: number;
  readonly rows: number;
  /** On hexes: how many cells each row has. */
  readonly hexes?: readonly number[];
  /** The names of cells that are left out, where some are. */
  readonly holes?: readonly string[];
  readonly cells: Readonly<Record<string, readonly string[]>>;
  /** What the table marks cells with; absent in games that mark none. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
}

export interface PlayerView {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  /** What the states of the player hold; absent in games without. */
  readonly states?: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, ZoneView>>;
}

/** The final result of one player; players who are equal in everything have the same rank. */
interface StandingView {
  readonly player: string;
  readonly rank: number;
  readonly score: Readonly<Record<string, number>>;
}

/** A question as it is put to the one who is asked. */
interface QuestionView {
  readonly prompt: string;
  readonly kind: 'pick' | 'option';
  readonly least: number;
  readonly most: number;
  readonly options: readonly string[];
}

/** Everything that a viewer may know of a position. */
export interface View {
  readonly game: string;
  /** Whose view it is; none where it is that of nobody's seat. */
  readonly seat: string | undefined;
  readonly cycle: number;
  readonly step: string | undefined;
  readonly turn: string | undefined;
  readonly settings: Readonly<Record<string, number>>;
  readonly counters: Readonly<Record<string, number>>;
  /** What the states of the game hold: `hidden` where the viewer may not know it, absent where it is nothing. */
  readonly states?: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly players: readonly PlayerView[];
  /** What cards have beyond their places, by name or place; in games where they can have something. */
  readonly cards?: Readonly<Record<string, CardView>>;
  /** Whose answers are waited for; in a sealed choice all who take part, answered or not. */
  readonly waitingFor: readonly string[];
  /** Dice, the open window and lasting effects; everybody sees them. Absent in games without. */
  readonly open?: OpenState;
  readonly question: QuestionView | undefined;
  /** In a game with a score, the final results of all, by rank. */
  readonly over:
    | {
        readonly winners: readonly string[];
        /** All have won or lost as one, by what the ending says. */
        readonly together?: 'won' | 'lost';
        readonly standings?: readonly StandingView[];
      }
    | undefined;
}

/** The position as a seat may see it. */
export function viewFor(match: Match, seat: number): View {
  checkSeat(match, seat);
  return viewOf(match, seat);
}

/** All of the position: for the person who runs the game, and never for somebody who plays. */
export const refereeView = (match: Match): View => viewOf(match, 'referee');

/** The position as somebody sees it who holds no seat: what everybody sees. */
export const spectatorView = (match: Match): View => viewOf(match, 'spectator');

/** The one projection that everything uses. */
export function viewOf(match: Match, viewer: Viewer): View {
  const seat = seatOf(viewer);
  const { game, table, names, runner } = match;
  const { vocabulary } = game;
  const { p, layout } = runner.m;
  const seers = seersOfZones(table);
  const listed: number[] = [];
  const zone = (index: number, symbol: ZoneSymbol): ZoneView => {
    const { order, grid } = symbol;
    const count = p[layout.zoneCount + index];
    const shows = isAmong(seers[index] | partnersSeeing(layout, p, index), viewer, table.seats);
    const cards = cardsByOrder(p, layout.zoneFirst + index, layout.next);
    if (!shows) {
      // Places are shown if a card shows its face, if cards in play are in a row that everybody can count,
      // and if all others see a row.
      const isRow = order === 'row' && (table.state?.inPlay[index] === 1 || symbol.seenBy === 'others');
      const sees = (card: number): boolean => isAmong(seersOf(table, seers, p, card), viewer, table.seats);
      if (!isRow && !cards.some(sees)) return { count };
      listed.push(...cards);
      // A stack is shown down to the last card that is seen.
      const placed = order === 'stack' ? cards.slice(cards.findIndex(sees)).reverse() : cards;
      return { count, cards: placed.map((card) => cardNameFor(match, seers, viewer, card)) };
    }
    listed.push(...cards);
    const piles = [...new Set(cards.map((card) => p[layout.pile + card]))].sort((a, b) => a - b);
    if (grid) {
      const cells = Object.fromEntries(
        piles.map((pile) => [names.pile(p, pile), pileAsSeen(table, p, pile).map(names.card)]),
      );
      const marks = game.table.cells.length > 0 ? { marks: cellMarksOf(match, seat, symbol) } : {};
      return { count, grid: { ...shapeOf(grid), cells, ...marks } };
    }
    if (order === 'piles')
      return { count, piles: piles.map((pile) => pileAsSeen(table, p, pile).map(names.card)) };
    // The top of a stack comes first; a set has no order to show.
    const ordered =
      order === 'set' ? cards.sort((a, b) => a - b) : order === 'stack' ? cards.reverse() : cards;
    return { count, cards: ordered.map(names.card) };
  };
  const zonesOf = (of: 'table' | 'player', player: number): Record<string, ZoneView> =>
    Object.fromEntries(
      vocabulary.zones.flatMap((each) =>
        each.of === of ? [[each.id, zone(table.zoneStarts[each.index] + player, each)]] : [],
      ),
    );
  const hasStates = vocabulary.counters.some(({ holds }) => holds);
  const held = (of: 'game' | 'player', owner: number): { states?: Record<string, string> } =>
    hasStates ? { states: statesFor(match, seers, viewer, of, owner) } : {};
  const sealed = seatsInSealedChoice(match);
  const waiting = sealed.length > 0 ? sealed : seatsAsked(match);
  const view: View = {
    game: game.id,
    seat: seat === undefined ? undefined : names.seats[seat],
    cycle: p[Header.cycle],
    step: vocabulary.steps[p[Header.step]]?.id,
    turn: names.seats[p[Header.turn]],
    settings: Object.fromEntries(game.settings.map((each, i) => [each.id, p[layout.settings + i]])),
    counters: counterValues(match, 'game', 0),
    ...held('game', 0),
    roles: Object.fromEntries(
      vocabulary.roles.map((role) => [role.id, names.seats[p[layout.roles + role.index]]]),
    ),
    zones: zonesOf('table', 0),
    players: names.seats.map((name, player) => ({
      name,
      counters: counterValues(match, 'player', player),
      ...held('player', player),
      zones: zonesOf('player', player),
    })),
    waitingFor: isOver(match) ? [] : waiting.map((each) => names.seats[each]),
    ...(hasOpenThings(match) ? { open: openState(match, viewer) } : {}),
    question: seat === undefined ? undefined : questionView(match, seat),
    over: isOver(match) ? overView(match) : undefined,
  };
  const marked = table.state !== undefined || game.table.badges.length > 0;
  return marked ? { ...view, cards: cardViews(match, seers, viewer, listed) } : view;
}

function overView(match: Match): NonNullable<View['over']> {
  const { names, game } = match;
  const together = endingOf(match)?.together;
  const won = {
    winners: winners(match).map((each) => names.seats[each]),
    ...(together ? { together } : {}),
  };
  const all = standings(match).map(({ seat, rank, values }) => ({
    player: names.seats[seat],
    rank,
    score: Object.fromEntries(
      game.score.flatMap(({ id }, i) => (values[i] === undefined ? [] : [[id, values[i]]])),
    ),
  }));
  return all.length > 0 ? { ...won, standings: all } : won;
}

const hasOpenThings = ({ table, game }: Match): boolean =>
  table.layout.rollCount + table.layout.recordCount > 0 || game.windows.length > 0;

function questionView(match: Match, seat: number): QuestionView | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { least, most } = asking.domain;
  const options = listOptions(match, seat).map((option) => option.name);
  // Views are for programs, in the words of the data: what a person reads is `promptIn`.
  const prompt = spoken(promptOf(match.table, match.runner, asking), 'en');
  return { prompt, kind: asking.kind, least, most, options };
}

/** What a drawing of a grid needs to know of its rows. */
const shapeOf = ({
  layout,
  rows,
  holes,
}: GridSymbol): Pick<GridView, 'columns' | 'rows' | 'hexes' | 'holes'> => ({
  columns: Math.max(...rows),
  rows: rows.length,
  ...(layout !== 'squares' ? { hexes: rows } : {}),
  ...(holes ? { holes } : {}),
});
