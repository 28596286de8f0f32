import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { progressBar } from '../../cli/terminal/progress-bar.ts';
import { shareOf } from '../../interpreter/reports/simulation-summary.ts';
import { WHOLE } from '../size.ts';
import { folderWith, run, tinyFolder } from './kit.ts';

describe('simulate', () => {
  it('gives the same bytes however many are played at the same time', { timeout: 30_000 }, async () => {
    const cwd = tinyFolder();
    const args = ['simulate', 'tiny', '-n', '130', '--players', '3', '--format', 'json'];
    const alone = await run([...args, '--jobs', '1'], { cwd });
    expect(alone.status).toBe(0);
    expect(await run([...args, '--jobs', '2'], { cwd })).toEqual(alone);
    // Games that take long are played by other threads as well, from the beginning.
    const searched = [...args, '--bots', 'quick', '-n', '9'];
    expect(await run([...searched, '--jobs', '2'], { cwd })).toEqual(
      await run([...searched, '--jobs', '1'], { cwd }),
    );
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
    expect(out).toMatch(/\nending +games +rate\nrich +50 +100\.0 %\n$/);
  });

  it('takes settings and variants', async () => {
    const cwd = tinyFolder({
      'v.yaml': 'variant: v\nextends: tiny\nname: V\nset: { settings/goal/default: 1 }\n',
    });
    const set = await run(['simulate', 'tiny', '-n', '20', '--set', 'goal=1', '-j', '1'], { cwd });
    expect(set.out).toMatch(/rounds +1\.00 +1 +1 +1\n/);
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

/** Each takes one of three champions by chance; the strongest win, together where they are equal. */
const JOUST = `
game: joust
language: 1
name: { en: Joust }
players: { min: 2, max: 3 }
values: { side: { of: [north, south] } }
kinds:
  champion:
    starts: camp
    fields: { might: { type: number, from: 1, to: 9 }, side: { type: side } }
zones:
  camp: { takes: [champion] }
  ring: { of: player, in play: true, takes: [champion] }
  bench: { of: player, in play: true, takes: [champion] }
roles: { first player: {} }
setup: |
  the first player becomes a random player
  for each player in turn order from the first player:
    that player chooses a champion in the camp as pick
    move the pick to that player's ring
flow: { round: { steps: [{ id: fight, do: nothing }] } }
ends:
  - { id: fought, after: fight, if: there is a player, winners: all players with the highest total might of all champions in their ring }
report:
  measures: { rounds: the round }
  groups:
    champion: a champion in your ring
    side: your champion's side
    might: the total might of all champions in your ring
    idle: all champions in your bench
    rival: all opponents
    starter: { if: you are the first player }
cards:
  - { kind: champion, id: ox, name: The Ox, might: 3, side: north }
  - { kind: champion, id: ram, name: The Ram, might: 3, side: south }
  - { kind: champion, id: ewe, name: The Ewe, might: 1, side: south }
`;

interface Row {
  readonly id: string | null;
  readonly name: string;
  readonly won: { readonly games: number; readonly of: number; readonly rate: number };
  readonly shared: number;
  readonly than: string;
}
interface Told {
  readonly seats: readonly Row[];
  readonly groups: Readonly<Record<string, readonly Row[]>>;
  readonly average: { readonly games: number; readonly of: number };
}

const joust = (): string => folderWith({ 'joust/game.yaml': JOUST });
const told = async (...args: readonly string[]): Promise<Told> =>
  JSON.parse((await run(['simulate', 'joust', '--format', 'json', ...args], { cwd: joust() })).out) as Told;

describe('simulate, by groups', () => {
  it('counts the games of each, and who won them', async () => {
    const { seats, groups, average } = await told('-n', '300', '--players', '2', '-j', '1');
    const [ox, ram, ewe] = ['ox', 'ram', 'ewe'].map((id) =>
      groups['champion'].find((each) => each.id === id)!,
    );
    // Each of the strong ones wins all its games, together where both are there.
    expect([ox.won.rate, ram.won.rate, ewe.won.rate]).toEqual([1, 1, 0]);
    expect(ox.shared).toBe(ram.shared);
    expect(ox.shared).toBe(300 - ewe.won.of);
    expect(ox.won.of + ram.won.of + ewe.won.of).toBe(600);
    expect(groups['champion'].map(({ name, than }) => [name, than])).toEqual([
      ['The Ox', 'above'],
      ['The Ram', 'above'],
      ['The Ewe', 'below'],
    ]);
    expect(average).toMatchObject({ games: ox.won.of + ram.won.of, of: 600 });
    // Whatever the players are grouped by, everybody is in one group and every win is counted.
    const wins = seats.reduce((sum, { won }) => sum + won.games, 0);
    for (const id of ['champion', 'side', 'might', 'idle', 'rival', 'starter']) {
      expect(groups[id].reduce((sum, { won }) => sum + won.of, 0)).toBe(600);
      expect(groups[id].reduce((sum, { won }) => sum + won.games, 0)).toBe(wins);
    }
    expect(groups['side'].map(({ id, won }) => [id, won.of])).toEqual([
      ['north', ox.won.of],
      ['south', ram.won.of + ewe.won.of],
    ]);
    expect(groups['might'].map(({ id, won }) => [id, won.games])).toEqual([
      ['1', 0],
      ['3', ox.won.of + ram.won.of],
    ]);
    expect(groups['idle'].map(({ id, name }) => [id, name])).toEqual([[null, 'none']]);
    expect(groups['starter'].find(({ id }) => id === 'yes')!.won.of).toBe(300);
    expect(groups['rival'].find(({ id }) => id === 'Ben')!.won).toEqual(seats[0].won);
  });

  it('counts a player for each of several things', async () => {
    const { groups } = await told('-n', '40', '--players', '3', '-j', '1');
    expect(groups['rival'].reduce((sum, { won }) => sum + won.of, 0)).toBe(240);
    expect(groups['champion'].map(({ won }) => won.of)).toEqual([40, 40, 40]);
  });

  // The threads are the same as above.
  it.runIf(WHOLE)(
    'gives the same however many are played at the same time',
    { timeout: 30_000 },
    async () => {
      const args = ['-n', '70', '--players', '2'];
      expect(await told(...args, '--jobs', '2')).toEqual(await told(...args, '--jobs', '1'));
    },
  );

  it('says in a table which of them stand out, and what that means', async () => {
    const { out } = await run(['simulate', 'joust', '-n', '200', '-j', '1', '--players', '2'], {
      cwd: joust(),
    });
    expect(out).toMatch(/\n\nchampion +games +wins +shared +rate +95 % interval\nThe (Ox|Ram) /);
    expect(out).toMatch(/\nThe Ewe +\d+ +0 +0 +0\.0 % +0\.0 % to \d\.\d % +below\n/);
    expect(out).toMatch(/\nabove, below: the whole interval lies on that side of \d\d\.\d %, /);
    expect(out.split('\n').filter((line) => line.endsWith(' '))).toEqual([]);
  });

  it('counts decks where players bring their own', async () => {
    const decks = 'decks: { light: { name: Light, cards: { ewe: 1 } }, heavy: { cards: { ox: 1, ram: 1 } } }';
    const text = JOUST.replace('starts: camp', 'starts: bench')
      .replace('in the camp', 'in their bench')
      .replace('report:', `${decks}\nreport:`);
    const { out } = await run(
      ['simulate', 'joust', '-n', '20', '-j', '1', '--players', '3', '--format', 'json'],
      {
        cwd: folderWith({ 'joust/game.yaml': text }),
      },
    );
    const { groups } = JSON.parse(out) as Told;
    expect(groups['deck'].map(({ id, name, won }) => [id, name, won.games, won.of])).toEqual([
      ['heavy', 'heavy', 20, 20],
      ['light', 'Light', 0, 40],
    ]);
  });

  it.each([
    ['a champion in your rnig', 'name/unknown-noun', 'rnig'],
    ['your ring', 'name/wrong-sort', 'your ring'],
    ['2 champions in your ring', 'name/not-choosable', '2 champions in your ring'],
    ['a champion in play with 2 players', 'name/not-here', '2 players'],
    ['{ if: your ring }', 'syntax/', ''],
    ['{ whether: your ring is empty }', 'schema/', ''],
    ['[a champion in your ring]', 'schema/type', ''],
  ])('refuses what no player can be grouped by: %s', async (group, code, words) => {
    const text = JOUST.replace('a champion in your ring\n', `${group}\n`);
    const args = ['validate', 'joust/game.yaml', '--format', 'lines'];
    const { status, out } = await run(args, { cwd: folderWith({ 'joust/game.yaml': text }) });
    expect(status).toBe(1);
    const [first] = out.split('\n');
    expect(first).toContain(`error ${code}`);
    const [, line, column] = /:(\d+):(\d+):/.exec(first)!.map(Number);
    expect(text.split('\n')[line - 1].slice(column - 1)).toMatch(
      new RegExp(`^${words.replace(/[[{]/g, '\\\\$&')}`),
    );
  });
});

/** What the bar shows, line after line. */
const shown = (errTTY: boolean): string[] => {
  const written: string[] = [];
  let clock = 0;
  const bar = progressBar(
    {
      errTTY,
      clearLine: () => void written.push(''),
      err: (text) => void (written[written.length - 1] += text),
    },
    1000,
    messagesIn<'tables'>('en'),
    () => clock,
  );
  for (const [at, done] of [
    [0, 0],
    [500, 100],
    [550, 110],
    [1000, 200],
    [4000, 1000],
  ]) {
    clock = at;
    bar.show(done);
  }
  bar.end();
  return written;
};

describe('the bar', () => {
  it('stands on a terminal only', () => {
    expect(shown(false)).toEqual([]);
  });

  it('says how far it is, how fast, and how long the rest will take', () => {
    expect(shown(true)).toEqual([
      '[------------------------------] 0 of 1000',
      '[###---------------------------] 100 of 1000, 200 a second, 5 s left',
      '[######------------------------] 200 of 1000, 200 a second, 4 s left',
      '[##############################] 1000 of 1000, 250 a second, 0 s left',
      '',
    ]);
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
