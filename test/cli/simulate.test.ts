import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../interpreter/simulate.ts';
import { run, tinyFolder } from './kit.ts';

describe('simulate', () => {
  it('gives the same bytes however many are played at the same time', { timeout: 30_000 }, async () => {
    const cwd = tinyFolder();
    const args = ['simulate', 'tiny', '-n', '230', '--players', '3', '--format', 'json'];
    const alone = await run([...args, '--jobs', '1'], { cwd });
    expect(alone.status).toBe(0);
    expect(await run([...args, '--jobs', '2'], { cwd })).toEqual(alone);
  });

  it('counts wins by seat, lengths, measures and endings', async () => {
    const { out } = await run(['simulate', 'tiny', '-n', '100', '--format', 'json', '-j', '1'], {
      cwd: tinyFolder(),
    });
    const result = JSON.parse(out) as {
      games: number;
      seats: {
        name: string;
        won: { games: number; low: number; high: number; rate: number };
        shared: number;
      }[];
      measures: Record<string, { least: number }>;
      endings: object;
    };
    expect(result).toMatchObject({
      version: 1,
      game: 'tiny',
      seed: '1',
      games: 100,
      endings: { rich: 100 },
      cut: [],
    });
    const [ann, ben] = result.seats;
    expect(ann.won.games + ben.won.games - ann.shared).toBe(100);
    expect(ann.won.low).toBeLessThan(ann.won.rate);
    expect(ann.won.high).toBeGreaterThan(ann.won.rate);
    expect(result.measures['rounds'].least).toBeGreaterThanOrEqual(1);
  });

  it('prints a table', async () => {
    const { out } = await run(['simulate', 'tiny', '-n', '50', '-j', '1'], { cwd: tinyFolder() });
    expect(out).toMatch(
      /^tiny: 50 games of 2 random bots, seed 1\n\nseat +games +wins +shared +rate +95 % interval\nAnn +50 /,
    );
    expect(out).toMatch(/\nending +games\nrich +50\n$/);
  });

  it('takes settings and variants', async () => {
    const cwd = tinyFolder({
      'v.yaml': 'variant: v\nextends: tiny\nname: V\nset: { settings/goal/default: 1 }\n',
    });
    const set = await run(['simulate', 'tiny', '-n', '20', '--set', 'goal=1', '-j', '1'], { cwd });
    expect(set.out).toMatch(/rounds +1\.00 +1 +1\n/);
    expect((await run(['simulate', 'tiny', 'v.yaml', '-n', '20', '-j', '1'], { cwd })).out).toBe(set.out);
  });

  it('reports games that do not come to an end', async () => {
    const { status, out, err } = await run(['simulate', 'tiny', '-n', '7', '--most', '3'], {
      cwd: tinyFolder(),
    });
    expect(status).toBe(1);
    expect(out).toMatch(/cut off after too many decisions +7\n/);
    expect(err).toContain('game 0 did not come to an end (seed 1/0)\n');
    expect(err).toContain('and 2 more\n');
  });

  it('writes logs that replay, of the same games as without logs', async () => {
    const cwd = tinyFolder();
    const args = ['simulate', 'tiny', '-n', '12', '--format', 'json', '-j', '1'];
    const logged = await run([...args, '--log', 'logs/here'], { cwd });
    expect((await run(args, { cwd })).out).toBe(logged.out);
    const names = readdirSync(join(cwd, 'logs/here')).sort();
    expect(names).toHaveLength(12);
    expect(names[3]).toBe('03.jsonl');
    for (const name of names) expect((await run(['replay', `logs/here/${name}`], { cwd })).status).toBe(0);
  });
});

describe("Wilson's interval", () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [350, 1000, 0.3211, 0.3801],
  ])('of %i in %i', (games, of, low, high) => {
    const share = shareOf(games, of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });
});
