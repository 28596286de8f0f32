import { describe, expect, it } from 'vitest';
import { gameTables } from '../swap-tables.ts';
import { sampled, tries } from '../size.ts';
import { toldWorlds } from './told-worlds.ts';

const tables = gameTables().filter(({ players }) => players > 1);

describe('a world that a seat may be in', () => {
  it.each(sampled(tables, 10).map((table) => [`${table.name}, ${table.players} players`, table] as const))(
    'is the same for the seat, asked or not: %s',
    (_, { game, players }) => {
      const { worlds, others, differences, faults } = toldWorlds(game(), players, tries(200, 48));
      expect({ differences, faults }).toEqual({ differences: [], faults: [] });
      expect(worlds).toBeGreaterThanOrEqual(24);
      expect(others).toBeGreaterThan(0);
    },
  );
});
