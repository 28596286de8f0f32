/** What random play costs, counted: the same on every computer. */
import { countsOf } from '../../bench/counts.ts';
import { MEASURED } from '../../bench/measured-games.ts';
import { loadGame, type Game } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../../test/files.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

const MOST_CALLS = 400;
const MOST_LOOKS = 10;

const gameOf = (id: string, decks: readonly string[] = []): Game =>
  loadGame(filesBelow(`cards/${id}`, isYaml), id, [], decks).game!;

function counted(games: number): Measured {
  const all = MEASURED.map(({ id, players, decks }) => ({
    id,
    ...countsOf(gameOf(id, decks), players, games),
  }));
  const { calls, looks } = all.find(({ id }) => id === 'hismment')!;
  return {
    measured: `Hismment: ${calls.toFixed(0)} calls and ${looks.toFixed(1)} looks a decision`,
    met: calls <= MOST_CALLS && all.every((each) => each.looks < MOST_LOOKS),
    details: all.map(
      ({ id, ...each }) =>
        `${id}: ${each.instructions.toFixed(1)} instructions, ${each.calls.toFixed(1)} calls, ${each.looks.toFixed(1)} looks, ${each.frames.toFixed(1)} frames and ${each.pushes.toFixed(1)} elements put on lists a decision`,
    ),
  };
}

export const counts: Row = {
  what: 'closures that are called, and abilities that are looked at, for each decision of random play, without generated code',
  atLeast: `at most ${MOST_CALLS} calls in Hismment, under ${MOST_LOOKS} looks in each game`,
  full: 40,
  small: 2,
  unit: 'games of each game',
  measure: allThere(
    MEASURED.map(({ id }) => id),
    counted,
  ),
};
