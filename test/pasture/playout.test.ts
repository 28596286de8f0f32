import { expect, it } from 'vitest';
import { answer, loadPosition, savePosition, viewFor, type Match } from '../../interpreter/index.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { misplaced } from '../accounting.ts';
import { playOut } from '../playout.ts';
import { pasture } from './kit.ts';
import { sampled } from '../size.ts';

const game = pasture();
const written = (match: Match): string => JSON.stringify(savePosition(match));

it.each(sampled(['a', 'b', 'c', 'd'], 4))('random games, saved and loaded at every decision (%s)', (seed) => {
  let twin: Match | undefined;
  let from = 0;
  let most = 0;
  playOut(game, {
    players: 2,
    seed,
    log: true,
    each: (match, next, decisions) => {
      expect(match.fault).toBeUndefined();
      expect(misplaced(match)).toBeUndefined();
      const { grid, count } = viewFor(match, 0).zones['meadow'];
      expect(Object.values(grid!.cells).flat()).toHaveLength(count);
      expect(Object.values(grid!.cells).every((cards) => cards.length === 1)).toBe(true);
      most = Math.max(most, count);
      if (twin) {
        expect(JSON.stringify(logOf(twin))).toBe(JSON.stringify(logOf(match).slice(from)));
        expect(written(twin)).toBe(written(match));
      }
      const loaded = loadPosition(game, JSON.parse(written(match)));
      expect(loaded.diagnostics).toEqual([]);
      twin = loaded.match!;
      from = logOf(match).length;
      expect(written(twin)).toBe(written(match));
      expect(answer(twin, next)).toBe(true);
      return decisions === 150;
    },
  });
  expect(most).toBeGreaterThan(1);
});
