import type { Game } from '../../game/linked-game.ts';
import { beginPosition } from '../../match/begin-match.ts';
import { advance, answerByValues, prepareMatch, randomBot, seatsAsked } from '../../match/match.ts';
import type { MatchOptions } from '../../match/match.ts';
import { Header } from '../../engine/state/position-layout.ts';

/** No set-up asks more often. */
const MOST_DECISIONS = 1_000;

const known = new WeakMap<Game, Map<string, Int32Array | undefined>>();

/**
 * The position in which the set-up of a game leaves it, at the moment when the flow begins; what it asks is answered at
 * random. None where it does not come to that.
 */
export function afterSetUp(game: Game, options: MatchOptions): Int32Array | undefined {
  const seats = typeof options.players === 'number' ? options.players : options.players.length;
  const key = JSON.stringify([seats, options.seed, options.settings ?? {}]);
  let positions = known.get(game);
  if (!positions) known.set(game, (positions = new Map()));
  if (!positions.has(key)) positions.set(key, setUp(game, options));
  return positions.get(key);
}

function setUp(game: Game, options: MatchOptions): Int32Array | undefined {
  const match = prepareMatch(game, { ...options, log: false });
  const { table, runner } = match;
  const { m } = runner;
  beginPosition(table, m.p, options, match.names.seats, true);
  let position: Int32Array | undefined;
  m.listener = {
    happened: (event) => {
      if (event.kind === 'cycle') position ??= m.p.slice();
    },
    forced: () => undefined,
    unsealed: () => undefined,
  };
  advance(match);
  const bot = randomBot(`${options.seed}/set-up`);
  for (let i = 0; i < MOST_DECISIONS && seatsAsked(match).length > 0; i++) {
    if (position) break;
    answerByValues(match, bot(match, seatsAsked(match)[0]));
  }
  if (position) position[Header.decisions] = 0;
  return position;
}
