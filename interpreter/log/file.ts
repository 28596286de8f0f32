import { logOf, type Match } from '../play/match.ts';
import { settingsFor } from '../play/begin.ts';
import { asText, lineFor, type Line } from './entry.ts';

/** Version of the log and save formats. */
export const FORMAT = 1;

/** The first line of a log: what was played, on which data, by whom, from which seed. */
export function headerOf(match: Match): Line {
  const { game, options, names, table } = match;
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
    settings: Object.fromEntries(
      settingsFor(game, table.seats, options.settings).map((value, i) => [game.settings[i].id, value]),
    ),
    parts: Object.fromEntries(game.parts),
  };
}

/** The referee's log: complete, replayable, with the seed. JSON Lines. */
export const logText = (match: Match): string =>
  asText([headerOf(match), ...logOf(match).map((entry) => entry.line)]);

/** What a seat may read of the log: no seed, and no name of a card that it has not seen. */
export function logFor(match: Match, seat: number): string {
  const { seed: _seed, ...header } = headerOf(match);
  return asText([header, ...logOf(match).map((entry) => lineFor(entry, seat))]);
}
