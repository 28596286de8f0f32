import { describe, expect, it } from 'vitest';
import { WHOLE } from '../size.ts';
import { run, tinyFolder } from './kit.ts';

describe('bots that search', () => {
  it('play a game to its end, the same one for the same seed', async () => {
    const cwd = tinyFolder();
    const args = ['play', 'tiny', '--seed', '5', '--bots', 'Ann:quick,Ben'];
    const first = await run(args, { cwd });
    expect(first.status).toBe(0);
    expect(await run(args, { cwd })).toEqual(first);
    expect((await run(['play', 'tiny', '--seed', '5', '--bots', 'all'], { cwd })).out).not.toBe(first.out);
  });

  it('are simulated by the seats that they are named for', async () => {
    const cwd = tinyFolder();
    const args = ['simulate', 'tiny', '-n', '4', '--bots', 'quick,random', '--format', 'json'];
    const alone = await run([...args, '--jobs', '1'], { cwd });
    expect(JSON.parse(alone.out)).toMatchObject({ games: 4, bots: ['quick', 'random'], cut: [], faults: [] });
    // Two workers, each with what was learned once.
    if (WHOLE) expect(await run([...args, '--jobs', '2'], { cwd })).toEqual(alone);
  });

  it('say in the title of a table how well they play', async () => {
    const cwd = tinyFolder();
    const { out } = await run(['simulate', 'tiny', '-n', '4', '--bots', 'quick', '-j', '1'], { cwd });
    expect(out).toMatch(/^tiny: 4 games of 2 quick bots, seed 1\n/);
  });

  it('are saved with their level, so that one can go on', async () => {
    const cwd = tinyFolder();
    const { out } = await run(['play', 'tiny', '--seed', '1', '--bots', 'Ben:quick'], {
      cwd,
      input: 'quit\n',
    });
    expect(out).toContain('--bots Ben:quick\n');
  });
});

describe('hint', () => {
  it('says what a bot would choose, and what it thinks of the other answers', async () => {
    const play = ['play', 'tiny', '--seed', '1', '--bots', 'Ben'];
    const { out } = await run(play, { cwd: tinyFolder(), input: 'hint\nquit\n' });
    expect(out).toMatch(/\na bot would choose \S/);
    expect(out.match(/\n +\d{1,3} {2}\S/g)!.length).toBeGreaterThan(1);
  });
});

describe('duel', () => {
  it('plays until the interval decides, or the games are used up', async () => {
    const cwd = tinyFolder();
    const { status, out } = await run(['duel', 'tiny', 'quick', 'random', '-n', '6', '--format', 'json'], {
      cwd,
    });
    expect(status).toBe(0);
    const { duels } = JSON.parse(out) as { duels: { games: number; share: number; even: number }[] };
    expect(duels).toHaveLength(1);
    expect(duels[0]).toMatchObject({ levels: ['quick', 'random'], even: 0.5 });
    expect(duels[0].games).toBeLessThanOrEqual(6);
    expect(duels[0].games % 2).toBe(0);
  });

  // To play well takes seconds a game.
  it.runIf(WHOLE)('prints a line for each level without levels', async () => {
    const cwd = tinyFolder();
    const { out } = await run(['duel', 'tiny', '-n', '2'], { cwd });
    expect(out).toContain('quick against random');
    expect(out).toContain('normal against quick');
    expect(out).toContain('strong against normal');
  });
});
