import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Match } from '../../interpreter/match/match.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { played, quarry, say } from './kit.ts';

/** A game with an action that makes rolls: its windows, and its rolls with their contests, as the data has them. */
export interface RolledGame {
  readonly windows: string;
  readonly rolls: string;
}

/** The game whose action does what the lines say. */
export const rollingIn = ({ windows, rolls }: RolledGame, rules: string, lines: readonly string[]): Game =>
  quarry({
    rules,
    windows,
    replace: [
      ['\nverbs:', `${rolls}\nverbs:`],
      [
        '          rest:',
        `          roll:\n            do: |\n${lines.map((line) => `              ${line}\n`).join('')}          rest:`,
      ],
    ],
  });

/** Plays the action; each word answers the window, and then all pass. */
export function rolledIn(
  game: RolledGame,
  rules: string,
  lines: readonly string[],
  said: readonly string[],
): Match {
  const match = played(rollingIn(game, rules, lines), ['roll']);
  for (const each of said) say(match, each);
  while (viewFor(match, 0).open?.window !== undefined) say(match, 'pass');
  return match;
}
