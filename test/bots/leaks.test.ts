import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { gameTables } from '../swap-tables.ts';
import { tries, WHOLE } from '../size.ts';
import { leaksIn } from './leaks.ts';

const SMALL = 'crazy-eights';
const tables = gameTables().filter(
  ({ name, players, game }) => players === Math.max(2, game().players.min) && (WHOLE || name === SMALL),
);

describe('answers of bots', () => {
  it.each(tables.map((table) => [table.name, table] as const))(
    'do not depend on cards that they do not see: %s',
    (_, { game, players }) => {
      const { answers, differences } = leaksIn(game(), players, tries(60, 10));
      expect(differences).toEqual([]);
      expect(answers).toBeGreaterThanOrEqual(tries(60, 10));
    },
  );

  it.skipIf(gamesThere().length === 0)('depend on them if a bot peeks, which the same test finds', () => {
    const { game, players } = tables[0];
    expect(leaksIn(game(), players, 100, { peeks: true }).differences).not.toEqual([]);
  });
});
