/** Files to begin with: a game, a variant of one. */
import { stringify } from 'yaml';
import type { Game, GameSetting } from '../../interpreter/game/linked-game.ts';
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
