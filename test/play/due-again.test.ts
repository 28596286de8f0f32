import { describe, expect, it } from 'vitest';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Match } from '../../interpreter/match/match.ts';
import { gamesThere } from '../files.ts';
import { exampleGames } from '../jit/example-games.ts';
import { playOut } from '../playout.ts';
import { readGame } from '../read-game.ts';
import { tries } from '../size.ts';

const MOST = tries(600, 300);
const GAMES = tries(100, 2);

/** Has every change of a zone or a counter make all checks and endings due again, whatever they read. */
function allDue(match: Match): Match {
  const { zoneParts, counterParts } = match.table.layout;
  zoneParts.fill(-1);
  counterParts.fill(-1);
  return match;
}

const endOf = (game: Game, index: number, everything: boolean): unknown => {
  const match = playOut(game, {
    players: game.players.min + (index % (game.players.max - game.players.min + 1)),
    seed: `due ${index}`,
    log: true,
    place: everything ? allDue : (each) => each,
    each: (_, __, decisions) => decisions >= MOST,
  });
  const { p } = match.runner.m;
  const settled = p.slice(0, p[Header.top]);
  settled[Header.settled] = 0;
  return { position: [...settled], fault: match.fault?.code };
};

describe('checks and endings that are asked only when something has changed that they read', () => {
  const games: readonly (readonly [string, () => Game])[] = [
    ...gamesThere().map((id) => [id, () => readGame(id)] as const),
    ...exampleGames(),
  ];
  it.each(games)('come out in %s as if they were asked after every change', (_, read) => {
    for (let i = 0; i < GAMES; i++) expect(endOf(read(), i, false)).toEqual(endOf({ ...read() }, i, true));
  });
});
