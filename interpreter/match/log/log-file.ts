import { DECKS_OF_SEATS, hashOf } from '../../game/data-hash.ts';
import { entriesOf, logOf, type Match } from '../match.ts';
import { settingsById } from '../begin-match.ts';
import { checkSeat } from '../seats.ts';
import type { Viewer } from '../../engine/state/seat-visibility.ts';
import { jsonLines, lineFor } from './log-entry.ts';
import { writtenLine, type WrittenLine } from './log-line.ts';

/**
 * Version of the log and save formats. Before 2, random numbers came from another generator: the seed of such a log gives another
 * game now, and such a saved position goes on with other numbers.
 */
export const FORMAT = 2;
/** Versions before it. */
export const EARLIER_FORMATS: readonly unknown[] = [1];

/** The first line of a log: what was played, on which data, by whom, from which seed. */
export function headerOf(match: Match): WrittenLine {
  const { game, options, names } = match;
  return {
    log: 'cardwright',
    version: FORMAT,
    game: game.id,
    data: game.hash,
    variants: game.variants,
    ...(game.packs.length > 0 ? { packs: game.packs } : {}),
    seed: options.seed,
    seats: names.seats,
    ...(game.decks.length > 0 ? { decks: game.decks } : {}),
    settings: settingsById(game, names.seats, options.settings),
    parts: Object.fromEntries(game.parts),
  };
}

/** The referee's log: complete, replayable, with the seed. JSON Lines. */
export const refereeLog = (match: Match): string =>
  jsonLines([headerOf(match), ...logOf(match).map((entry) => entry.line)]);

/** What a seat may read of the log: no seed, and no name of a card that it has not seen. */
export function logFor(match: Match, seat: number): string {
  checkSeat(match, seat);
  return logOfViewer(match, seat);
}

/** The log for a viewer without a seat: what everybody may read. */
export const spectatorLog = (match: Match): string => logOfViewer(match, 'spectator');

function logOfViewer(match: Match, viewer: Viewer): string {
  const { seed: _seed, ...header } = headerOf(match);
  const head = match.game.spares ? withoutDecks(match, header) : header;
  return jsonLines([head, ...linesFor(match, viewer)]);
}

/** The first line without the decks: neither their names nor hashes that depend on them. */
function withoutDecks({ game }: Match, header: WrittenLine): WrittenLine {
  const parts = new Map(game.parts);
  parts.delete(DECKS_OF_SEATS);
  const { decks: _decks, ...rest } = header;
  return { ...rest, data: hashOf(parts), parts: Object.fromEntries(parts) };
}

/** The entries of the log from a place on, as a viewer may read them. */
export const linesFor = (match: Match, viewer: Viewer, from = 0): WrittenLine[] =>
  entriesOf(match)
    .slice(from)
    .map((entry) => writtenLine(lineFor(entry, viewer, match.table.seats)));
