/** A scenario to begin with: apart from the other files, because it has to play the game. */
import { stringify } from 'yaml';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { isOver, seatsAsked, startMatch, winners } from '../../interpreter/match/match.ts';

/** A scenario of the beginning of a game, which holds. */
export function newScenario(game: Game): string {
  const players = game.players.min;
  const match = startMatch(game, { players, seed: '1', log: false });
  const names = (seats: readonly number[]): string[] => seats.map((seat) => match.names.seats[seat]);
  const then = isOver(match)
    ? [{ won: names(winners(match)) }]
    : [{ asked: names(seatsAsked(match)) }, { won: 'nobody' }];
  const scenario = { game: game.id, scenario: 'the game begins', players, seed: 1, then };
  return `# Run it: cardwright test FILE (its name ends in .scenario.yaml)\n${stringify(scenario, { lineWidth: 0 })}`;
}
