import { describe, expect, it } from 'vitest';
import { newGame } from '../../service/templates/starter-files.ts';
import { put, run, tinyFolder } from './kit.ts';

const card = (id: string): string => `kind: treasure\nid: ${id}\nname: ${id}\nworth: 3\n`;
const variant = (id: string, path: string, value: number): string =>
  `variant: ${id}\nextends: tiny\nname: ${id}\nset: { ${path}: ${value} }\n`;

/** Cards and variants that lie about, and a scenario that needs all of them. */
const files = {
  'crown.yaml': card('crown'),
  'more/ring.yaml': card('ring'),
  'more/orb.yaml': `- ${card('orb').trim().replaceAll('\n', '\n  ')}\n`,
  'more/orb.scenario.yaml': 'game: tiny\nscenario: with the orb\nthen:\n  - that: the orb is in the deck\n',
  'rich.yaml': variant('rich', 'settings/goal/default', 17),
  'crowd.yaml': variant('crowd', 'players/max', 6),
  'all.scenario.yaml':
    "game: tiny\nscenario: all at once\nplayers: 6\nthen:\n  - that: the goal is 17\n  - that: crown is not in Ann's hoard\n  - that: ring is not in Ann's hoard\n",
} as const;

const cwd = (): string => tinyFolder(files);
const that = (text: string): string => `game: tiny\nscenario: one\nthen:\n  - that: ${text}\n`;
const everything = ['--with', 'crown.yaml', '--with', 'more', '--with', 'rich.yaml,crowd.yaml'];

describe('--with takes cards and variants, any number of them', () => {
  it('to play', async () => {
    const { status, out, err } = await run(
      ['play', 'tiny', ...everything, '--players', '6', '--bots', 'all', '--seed', '1'],
      { cwd: cwd() },
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/crown|ring|orb/);
  });

  it('to simulate', async () => {
    const args = [
      'simulate',
      'tiny',
      ...everything,
      '-n',
      '20',
      '--players',
      '6',
      '--format',
      'json',
      '-j',
      '1',
    ];
    const { status, out } = await run(args, { cwd: cwd() });
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ variants: ['crowd', 'rich'] });
    const plain = await run(['simulate', 'tiny', '-n', '20', '--format', 'json', '-j', '1'], { cwd: cwd() });
    expect((JSON.parse(plain.out) as { data: string }).data).not.toBe(
      (JSON.parse(out) as { data: string }).data,
    );
  });

  it('to validate, where all of them are looked at', async () => {
    const { status, out } = await run(['validate', 'tiny', ...everything], { cwd: cwd() });
    expect({ status, out }).toEqual({
      status: 0,
      out: 'no faults in 9 files (1 game, 8 cards, 2 scenarios)\n',
    });
  });

  it('to validate, where the scenarios of the game are held against the game, and those beside against all', async () => {
    const folder = tinyFolder({
      'cards/tiny/pearl.yaml': card('pearl'),
      'cards/tiny/scenarios/own.scenario.yaml': that('pearl is in the deck'),
      'crown.yaml': card('crown'),
      'crown.scenario.yaml': that('crown is in the deck'),
      'lone.yaml': 'variant: lone\nextends: tiny\nname: lone\nremove: [cards/pearl]\n',
      'lone.scenario.yaml': that('pearl is in the deck'),
    });
    const validate = async (...words: string[]): Promise<string> =>
      (await run(['validate', ...words, '--format', 'lines'], { cwd: folder })).out;
    expect(await validate('tiny', '--with', 'crown.yaml')).toBe(
      'no faults in 7 files (1 game, 7 cards, 3 scenarios)\n',
    );
    const lone = await validate('tiny', '--with', 'lone.yaml');
    expect(lone).toMatch(/^lone\.scenario\.yaml:/m);
    expect(lone).not.toContain('own.scenario.yaml');
  });

  it('to test, beside what a scenario names itself', async () => {
    const folder = cwd();
    const alone = await run(['test', 'all.scenario.yaml'], { cwd: folder });
    expect(alone.status).toBe(1);
    const { status, out } = await run(
      ['test', 'all.scenario.yaml', 'tiny', ...everything, '--game', 'tiny'],
      {
        cwd: folder,
      },
    );
    expect({ status, out }).toEqual({ status: 0, out: '2 scenarios passed\n' });
    put(folder, { 'own.scenario.yaml': `with: [crown.yaml]\n${files['all.scenario.yaml']}` });
    expect((await run(['test', 'own.scenario.yaml', ...everything], { cwd: folder })).out).toBe(
      '1 scenario passed\n',
    );
  });
});

describe('what is wrong in what is put on top', () => {
  it.each(['validate', 'test'])('is told by %s', async (command) => {
    const folder = tinyFolder({ ...files, 'bad.yaml': card('bad').replace('3', '9') });
    const { status, out } = await run([command, 'tiny', '--with', 'bad.yaml'], { cwd: folder });
    expect(status).toBe(1);
    expect(out).toMatch(/`worth` is 9, expected a number from 1 to 5/);
  });

  it.each(['play', 'simulate', 'validate', 'test'])('is that nothing is there: %s', async (command) => {
    const { status, err } = await run([command, 'tiny', '--with', 'crwon.yaml'], { cwd: cwd() });
    expect(status).toBe(2);
    expect(err).toBe('cardwright: there is no file `crwon.yaml`; did you mean `crown.yaml`?\n');
    const empty = await run([command, 'tiny', '--with', 'cards'], { cwd: cwd() });
    expect(empty.err).toBe('cardwright: there are no variants and no cards in `cards`\n');
  });

  it.each(['play', 'simulate'])('stops %s', async (command) => {
    const folder = tinyFolder({ 'bad.yaml': card('bad').replace('3', '9') });
    const { status, err } = await run([command, 'tiny', '--with', 'bad.yaml'], { cwd: folder });
    expect(status).toBe(1);
    expect(err).toContain('schema/range');
  });
});

const two = (): string => {
  const folder = cwd();
  for (const [name, text] of newGame('other')) put(folder, { [`cards/other/${name}`]: text });
  return folder;
};

describe('what is put on top goes on the game that it is for', () => {
  it('which a variant says', async () => {
    const folder = two();
    expect((await run(['validate', 'cards', '--with', 'rich.yaml'], { cwd: folder })).status).toBe(0);
    expect((await run(['validate', '--with', 'rich.yaml'], { cwd: folder })).out).toBe(
      'no faults in 4 files (1 game, 5 cards, 1 scenario)\n',
    );
    expect((await run(['test', '--with', 'rich.yaml'], { cwd: folder })).out).toBe('1 scenario passed\n');
    const wrong = await run(['validate', 'other', '--with', 'rich.yaml', '--format', 'lines'], {
      cwd: folder,
    });
    expect(wrong.out.split('\n')[0]).toBe(
      'rich.yaml:2:10: error game/other-game: this is for the game `tiny`, and here `other` is played',
    );
  });

  it('which must be named for cards outside of any game', async () => {
    const folder = two();
    for (const paths of [['cards'], []]) {
      const args = ['validate', ...paths, '--with', 'crown.yaml', '--format', 'lines'];
      const { status, out } = await run(args, { cwd: folder });
      expect(status).toBe(1);
      expect(out.split('\n')[0]).toMatch(
        /^crown\.yaml:1:1: error game\/which: .* add `--game (other|tiny)`$/,
      );
      expect(out.split('\n')[1]).toMatch(/^1 error in/);
    }
    expect((await run(['test', '--with', 'crown.yaml'], { cwd: folder })).out).toContain('game/which');
    for (const command of ['validate', 'test'])
      expect((await run([command, '--with', 'crown.yaml', '--game', 'tiny'], { cwd: folder })).status).toBe(
        0,
      );
  });

  it('where only one is asked for', async () => {
    const folder = two();
    expect((await run(['validate', 'other', '--with', 'crown.yaml'], { cwd: folder })).status).toBe(0);
    expect(
      (
        await run(['test', 'all.scenario.yaml', '--with', 'crown.yaml,more,rich.yaml,crowd.yaml'], {
          cwd: folder,
        })
      ).status,
    ).toBe(0);
  });
});

describe('a game may be named by its id', () => {
  it.each(['validate', 'test', 'format'])('by %s', async (command) => {
    const { status } = await run([command, 'tiny'], { cwd: cwd() });
    expect(status).toBe(0);
  });
});
