import { stringify } from 'yaml';
import type { Game, GameSetting } from '../../interpreter/game/linked-game.ts';

/** A variant that changes one thing: the first setting, or how many may play where the game has none. */
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
