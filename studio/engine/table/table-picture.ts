/** The table as one seat may see it, in words: made from the view of that seat and from nothing else. */
import { cellNamesOf, indentOf } from '../../../dsl/language/symbols/cell-names.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { PLUS } from '../../../interpreter/match/value-names.ts';
import { placeIn, type Place } from '../../../dsl/text/source.ts';
import type { GridView, PlayerView, View, ZoneView } from '../../../interpreter/match/view/match-view.ts';
import type { DisplayNames } from '../../../interpreter/reports/narration/display-names.ts';
import {
  cardMarks,
  heldStates,
  isShownAtCards,
  openSentences,
  placeInFlow,
} from '../../../interpreter/reports/narration/table-sentences.ts';
import type { SumInWords, SumLine } from '../../../interpreter/reports/narration/value-sentences.ts';
import type { KnownPlace } from '../../../interpreter/reports/narration/known-places.ts';
import { cardColour } from '../../../print/card/printed-card.ts';
import { shadesOf } from '../../../print/card/palette.ts';
import { faceIn, type FaceWords } from '../card-faces.ts';
import type { TextPlace } from '../text-place.ts';
import type { AskedQuestion } from './asked-question.ts';

/** A sentence of the log, the parts of the sum in it, and the text of data that made it happen. */
export interface LoggedSentence {
  readonly depth: number;
  readonly words: string;
  readonly sums: readonly string[];
  readonly place?: TextPlace;
}

/** A number of a card that something has changed, or that is a sum: with all that it is made of. */
export interface SumPicture {
  /** `score 5`; one of the marks of the card may say the same. */
  readonly words: string;
  /** What the face of the card calls it, where it is printed. */
  readonly field: readonly string[];
  readonly lines: readonly (Pick<SumLine, 'depth' | 'amount' | 'name' | 'says' | 'overruled'> & {
    /** The text of data that does it. */
    readonly place?: TextPlace;
  })[];
}

/** A card on the table. What the seat does not see has neither a face nor a name of its own. */
export interface CardPicture {
  /** The same as long as the card is where the seat can follow it: its name or its place in the view. */
  readonly key: string;
  readonly name: string;
  readonly face?: FaceWords;
  /** The colours of its frame, as it is printed. */
  readonly colour?: string;
  readonly marks: readonly string[];
  readonly sums: readonly SumPicture[];
  readonly attached: readonly CardPicture[];
  /** The number of the option that takes it, if it can be chosen. */
  readonly option?: number;
}

export interface ZonePicture {
  readonly label: string;
  readonly count: number;
  /** Whether cards are shown by their names alone. */
  readonly brief: boolean;
  /** Nothing: the seat sees only how many there are. */
  readonly cards?: readonly CardPicture[];
  /** Whether its cards lie on each other, the first on top. */
  readonly stacked?: boolean;
  readonly piles?: readonly (readonly CardPicture[])[];
  readonly grid?: GridPicture;
}

export interface GridPicture {
  /** How many halves of cells the widest row takes; squares take whole ones. */
  readonly halves?: number;
  readonly rows: readonly {
    /** How far it begins from the left, in halves of a cell. */
    readonly indent: number;
    readonly cells: readonly CellPicture[];
  }[];
}

export interface CellPicture {
  readonly name: string;
  readonly cards: readonly CardPicture[];
  readonly signs: string;
  /** There is no cell, so that its place is blank. */
  readonly isHole?: true;
  readonly option?: number;
}

export interface PlayerPicture {
  readonly name: string;
  readonly you: boolean;
  readonly onTurn: boolean;
  readonly values: readonly string[];
  readonly zones: readonly ZonePicture[];
}

export interface TablePicture {
  /** Where in the game it is. */
  readonly where: string;
  readonly values: readonly string[];
  readonly zones: readonly ZonePicture[];
  readonly players: readonly PlayerPicture[];
  /** Dice, and effects that last. */
  readonly open: readonly string[];
  readonly question: AskedQuestion | undefined;
  readonly log: readonly LoggedSentence[];
  /** What the seat knows of cards that it does not see, where the game allows notes. */
  readonly known: readonly KnownPlace[];
  /** Who has won, and the results, once it is over. */
  readonly result: readonly string[];
  /** Why the game had to be stopped. */
  readonly fault?: string;
}

/** The parts of the table that a picture is made of. */
interface Drawing {
  readonly game: Game;
  readonly called: DisplayNames;
  readonly view: View;
  /** Where the numbers of a card come from, by its name in the view. */
  readonly sums: (name: string) => readonly SumPicture[];
  /** Which option takes a card or a cell, by its name in the view. */
  readonly options: ReadonlyMap<string, number>;
}

/** Everything but the question, the log and the result. */
export function pictureOf(
  drawing: Drawing,
): Pick<TablePicture, 'where' | 'values' | 'zones' | 'players' | 'open'> {
  const { game, called, view } = drawing;
  const { shared } = game.table;
  return {
    where: placeInFlow(called, view),
    values: shared.flatMap((id) => {
      if (id in view.zones) return [];
      const value = view.counters[id] ?? view.roles[id];
      if (value === undefined) return heldStates(called, [id], view.states);
      const label = id in view.roles ? called.role(id) : called.counter(id);
      return [called.words('play/labelled', { label, text: String(value) })];
    }),
    zones: zonesIn(drawing, shared, view.zones),
    players: view.players.map((player) => playerPicture(drawing, player)),
    open: openSentences(called, view),
  };
}

function playerPicture(drawing: Drawing, player: PlayerView): PlayerPicture {
  const { game, called, view } = drawing;
  const values = game.table.player.flatMap((id) =>
    id in player.counters
      ? [called.amount(player.counters[id], id)]
      : heldStates(called, [id], player.states),
  );
  return {
    name: player.name,
    you: view.seat === player.name,
    onTurn: view.turn === player.name,
    values,
    zones: zonesIn(drawing, game.table.player, player.zones),
  };
}

/** The zones of a place at the table; without those whose cards are shown at other cards, unless one of them may be chosen. */
const zonesIn = (
  drawing: Drawing,
  ids: readonly string[],
  zones: Readonly<Record<string, ZoneView>>,
): ZonePicture[] =>
  ids.flatMap((id) => {
    if (!(id in zones)) return [];
    const { cards = [], count } = zones[id];
    const isShown = isShownAtCards(drawing.game, drawing.view, id, count);
    return isShown && !cards.some((name) => drawing.options.has(name))
      ? []
      : [zonePicture(drawing, id, zones[id])];
  });

function zonePicture(drawing: Drawing, id: string, zone: ZoneView): ZonePicture {
  const { called, game, options } = drawing;
  /** The cards of a pile take what the pile as a whole takes. */
  const pile = (names: readonly string[]): CardPicture[] => {
    const option = options.get(names.join(PLUS));
    return cards(names).map((card) => (option === undefined ? card : { ...card, option }));
  };
  const cards = (names: readonly string[]): CardPicture[] => names.map((name) => cardPicture(drawing, name));
  return {
    label: called.zoneLabel(id),
    count: zone.count,
    brief: (game.table.shows.get(id) ?? 'name') === 'name',
    ...(zone.cards ? { cards: cards(zone.cards), stacked: isStack(game, id) } : {}),
    ...(zone.piles ? { piles: zone.piles.map(pile) } : {}),
    ...(zone.grid ? { grid: gridPicture(drawing, id, zone.grid) } : {}),
  };
}

const isStack = ({ vocabulary }: Game, id: string): boolean =>
  vocabulary.zones.some((zone) => zone.id === id && zone.order === 'stack');

function gridPicture(drawing: Drawing, id: string, view: GridView): GridPicture {
  const { game, options } = drawing;
  const { marks = {} } = view;
  const zone = game.vocabulary.zones.find((each) => each.id === id)!;
  const grid = zone.grid!;
  const cells = cellNamesOf({ ...grid, holes: [] }).map((name): CellPicture => {
    if (grid.holes?.includes(name)) return { name, cards: [], signs: '', isHole: true };
    const option = options.get(name);
    return {
      name,
      cards: (view.cells[name] ?? []).map((card) => cardPicture(drawing, card)),
      signs: (marks[name] ?? [])
        .map((mark) => game.table.cells.find((each) => each.id === mark && each.zone === zone)?.sign ?? '')
        .join(''),
      ...(option === undefined ? {} : { option }),
    };
  });
  let drawn = 0;
  const rows = grid.rows.map((length, row) => ({
    indent: indentOf(grid, row),
    cells: cells.slice(drawn, (drawn += length)),
  }));
  if (grid.layout === 'squares') return { rows };
  return { halves: Math.max(...rows.map(({ indent, cells: { length } }) => indent + 2 * length)), rows };
}

/** A card with what it carries, by its name or place in the view. */
function cardPicture(drawing: Drawing, name: string): CardPicture {
  const { game, called, view, options } = drawing;
  const id = called.cardId(name);
  const card = id === undefined ? undefined : game.cards.find(({ symbol }) => symbol.id === id);
  const state = view.cards?.[name];
  const carried = [...(state?.attached ?? []), ...(state?.covers === undefined ? [] : [state.covers])];
  const option = options.get(name);
  return {
    key: name,
    name: called.thing(name),
    ...(card
      ? { face: faceIn(game, card, called.language), colour: shadesOf(cardColour(game, card)).main }
      : {}),
    sums: drawing.sums(name),
    marks: [...(state?.owner === undefined ? [] : [state.owner]), ...cardMarks(called, game, state)],
    attached: carried.map((each) => cardPicture(drawing, each)),
    ...(option === undefined ? {} : { option }),
  };
}

/** A sum with the places of its texts as the page has them. */
export const sumPicture = (
  { words, field = [], lines }: SumInWords,
  placeInSet: (place: Place) => TextPlace,
): SumPicture => ({
  words,
  field,
  lines: lines.map(({ text, ...line }) =>
    text ? { ...line, place: placeInSet(placeIn(text.snippet, text.span)) } : line,
  ),
});
