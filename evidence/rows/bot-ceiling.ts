/** What hidden cards are worth: how much a bot wins that sees them all. */
import { seatBots } from '../../bots/bot-player.ts';
import { effortOf, type Level } from '../../bots/levels.ts';
import { validInterval } from '../../bots/valid-interval.ts';
import { applyAnswer, isOver, seatsAsked, startMatch, winners } from '../../interpreter/match/match.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { seatNames } from '../../interpreter/match/value-names.ts';
import { modelOf, peeking } from '../../test/bots/leaks.ts';
import { gamesThere } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, NamedDuel, Row } from '../row.ts';

const LEVEL: Level = 'normal';
const PLAYERS = 2;
/** Games that are longer count as an even share. */
const MOST = 20_000;

/** What a seat wins that sees all cards, of a game against bots that do not. */
function wonSeeingAll(game: Game, seeing: number, seed: string): number {
  const players = seatNames.slice(0, PLAYERS);
  const model = modelOf(game, PLAYERS);
  const match = startMatch(game, { players, seed, log: false, generated: true });
  const bots = seatBots(match, { levels: players.map(() => LEVEL), seed, model });
  const seer = peeking(model, effortOf(LEVEL))(match);
  for (let taken = 0; taken < MOST && !isOver(match) && !match.fault; taken++) {
    const [seat] = seatsAsked(match);
    applyAnswer(match, seat === seeing ? seer(seat) : bots.answer(seat));
  }
  const won = isOver(match) ? winners(match) : [];
  return won.length === 0 ? 1 / PLAYERS : won.includes(seeing) ? 1 / won.length : 0;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function measureCeiling(games: number): Measured {
  const duels = gamesThere().map((id): NamedDuel => {
    const game = readGame(id);
    const sets = Array.from({ length: Math.ceil(games / PLAYERS) }, (_, set) => {
      const each = Array.from({ length: PLAYERS }, (_, seat) => wonSeeingAll(game, seat, `ceiling/${set}`));
      return each.reduce((sum, one) => sum + one, 0) / PLAYERS;
    });
    const share = sets.reduce((sum, one) => sum + one, 0) / sets.length;
    const fought = { game: id, seats: PLAYERS, level: 'sees all cards', against: LEVEL };
    return { ...fought, games: sets.length * PLAYERS, share, ...validInterval(sets) };
  });
  return {
    measured: duels.map(({ game, share, games: of }) => `${game} ${percent(share)} of ${of}`).join(', '),
    met: duels.every(({ high }) => high > 1 / PLAYERS),
    details: duels.map(({ game, low, high }) => `${game}: ${percent(low)} to ${percent(high)}`),
    duels,
  };
}

export const botCeiling: Row = {
  what: 'what a bot of the level normal wins that sees all cards, but neither dice nor shuffles to come, against one that does not, two players, paired games: the games in cards',
  atLeast: 'not less than an even share; it is the most that better guesses at hidden cards could give',
  full: 40,
  small: 2,
  unit: 'games each',
  restsOn: 'play',
  measure: measureCeiling,
};
