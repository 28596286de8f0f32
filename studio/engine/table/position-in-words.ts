/** A position of a match as the page shows it to the seat that looks. */
import { said } from '../../../dsl/diagnostics/localize.ts';
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { CardData, Game } from '../../../interpreter/game/linked-game.ts';
import { screenLine } from '../../../interpreter/match/log/log-entry.ts';
import { entriesOf, isOver } from '../../../interpreter/match/match.ts';
import { viewFor } from '../../../interpreter/match/view/match-view.ts';
import { sumsInWords } from '../../../interpreter/reports/narration/value-sentences.ts';
import { calledIn, type DisplayNames } from '../../../interpreter/reports/narration/display-names.ts';
import { finalStandings, finalWinners } from '../../../interpreter/reports/narration/final-standings.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';
import { knownPlaces } from '../../../interpreter/reports/narration/known-places.ts';
import { news, type NewsSentence } from '../../../interpreter/reports/narration/since-last-look.ts';
import { cardName } from '../card-faces.ts';
import type { SetGame } from '../set-game.ts';
import { askedQuestion } from './asked-question.ts';
import { placeOfLine } from './log-places.ts';
import type { SeatedMatch } from './seated-match.ts';
import type { OfferedCard, PlayedPosition } from './table-calls.ts';
import {
  pictureOf,
  sumPicture,
  type LoggedSentence,
  type SumPicture,
  type TablePicture,
} from './table-picture.ts';

/** Sentences of the log that are shown, and those that sum up what is new. */
const LOGGED = 400;
const NEW = 12;

/** The depth of a sentence that is a part of the sum above it. */
const PART_OF_SUM = 4;

/** Everything that the page shows of a match. */
export function positionInWords(set: SetGame, seated: SeatedMatch, language: Language): PlayedPosition {
  const { match, viewer, handTo } = seated;
  const { seats } = match.names;
  const picture = handTo === undefined ? tablePicture(set, seated, language) : undefined;
  return {
    picture,
    seat: seats[viewer],
    ...(handTo === undefined ? {} : { handTo: seats[handTo] }),
    digest: picture ? sentences(set, seated, language, seated.news).slice(-NEW) : [],
    seats: seats.map((name, seat) => ({ name, sitter: seated.sitters[seat] })),
    own: set.own.map((card) => offeredCard(set.game, card, language)),
    mayUndo: seated.mayUndo,
    mayRedo: seated.mayRedo,
    at: match.answers.length,
    of: match.answers.length + match.future.length,
    leftOut: set.leftOut,
  };
}

function tablePicture(set: SetGame, seated: SeatedMatch, language: Language): TablePicture {
  const { match, viewer } = seated;
  const { game } = match;
  const called = calledIn(game, language, match.names.seats);
  const view = viewFor(match, viewer);
  const asked = askedQuestion(match, viewer, called, view);
  const options = new Map(asked?.choices.flatMap((same, i) => same.map(({ name }) => [name, i] as const)));
  return {
    ...pictureOf({ game, called, view, options, sums: sumsFor(set, seated, called) }),
    question: asked?.asked,
    log: sentences(set, seated, language, 0).slice(-LOGGED),
    known: knownPlaces(match, seated.known, viewer, called) ?? [],
    result: isOver(match)
      ? [finalWinners(match, called), ...finalStandings(match, called).split('\n')].filter(Boolean)
      : [],
    ...(match.fault ? { fault: said(match.fault, language).message } : {}),
  };
}

/** Where the numbers of cards come from, for the seat that looks. */
export const sumsFor =
  ({ placeInSet }: Pick<SetGame, 'placeInSet'>, { match, viewer }: SeatedMatch, called: DisplayNames) =>
  (name: string): SumPicture[] =>
    sumsInWords(match, viewer, name, called).map((sum) => sumPicture(sum, placeInSet));

/** What the log says to the seat that looks, from a line on. */
function sentences(
  set: SetGame,
  { match, viewer }: SeatedMatch,
  language: Language,
  from: number,
): LoggedSentence[] {
  const { game, names, table } = match;
  const lines = entriesOf(match)
    .slice(from)
    .map((entry) => screenLine(entry, viewer, table.seats));
  const called = calledIn(game, language, names.seats);
  const told = news(lines, game, called, doingIn(game, language), names.seats[viewer]);
  const place = ({ line }: NewsSentence): Pick<LoggedSentence, 'place'> => {
    const found = placeOfLine(match, line);
    return found ? { place: set.placeInSet(found) } : {};
  };
  const logged: (LoggedSentence & { sums: string[] })[] = [];
  for (const each of told) {
    const above = logged.at(-1);
    if (each.depth >= PART_OF_SUM && above) above.sums.push(each.words);
    else logged.push({ depth: each.depth, words: each.words, sums: [], ...place(each) });
  }
  return logged;
}

/** A card, and the zones of a player that take it and hold cards one by one. */
export function offeredCard(game: Game, card: CardData, language: Language): OfferedCard {
  return {
    id: card.symbol.id,
    name: cardName(card, language),
    zones: zonesFor(game, card).map((zone) => ({ id: zone.id, name: nameIn(zone, language) })),
  };
}

export const zonesFor = (game: Game, card: CardData): readonly ZoneSymbol[] =>
  game.vocabulary.zones.filter(
    ({ of, order, takes }) =>
      of === 'player' &&
      (order === 'set' || order === 'row' || order === 'stack') &&
      (takes === undefined || takes.length === 0 || takes.includes(card.symbol.kind)),
  );
