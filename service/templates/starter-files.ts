/** Files to begin with: a game, a variant of one, a scenario of one. */
import { stringify } from 'yaml';
import type { Game, GameSetting } from '../../interpreter/game/linked-game.ts';
import { isOver, seatsAsked, startMatch, winners } from '../../interpreter/match/match.ts';
import lines from './new-game.json' with { type: 'json' };

/**
 * A tiny complete game, by its files: everybody shows a card a turn, and the player who has shown the most
 * wins.
 */
export function newGame(id: string): ReadonlyMap<string, string> {
  const name = id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');
  return new Map(
    Object.entries(lines).map(([file, text]) => [
      file,
      `${text.join('\n')}\n`.replaceAll('$id', id).replaceAll('$name', name),
    ]),
  );
}

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

/** A variant with a single change: the first setting, or the number of players if the game has none. */
export function newVariant(game: Game): string {
  const [setting] = game.settings;
  const set = setting
    ? { [`settings/${setting.id}/default`]: otherValue(setting) }
    : { 'players/max': game.players.max };
  const variant = { variant: 'my-variant', extends: game.id, name: { en: 'My variant' }, set };
  return `# Check it: cardwright validate FILE\n# Play it: cardwright play ${game.id} --with FILE\n${stringify(variant, { lineWidth: 0 })}`;
}

/** A value that the setting does not have by itself, where it may have another one. */
function otherValue({ offered, standard, from, to }: GameSetting): number {
  const other = offered.find((each) => each.value !== standard);
  if (other) return other.value;
  if (to === undefined || standard < to) return standard + 1;
  return from === undefined || standard > from ? standard - 1 : standard;
}
