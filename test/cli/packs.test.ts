import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { gameFiles, gamesThere } from '../files.ts';
import { WHOLE } from '../size.ts';
import { put, run, tinyFolder } from './kit.ts';

const manifest = (id: string, version: string, more = ''): string =>
  `pack: ${id}\nversion: ${version}\nauthor: Ann\nlicence: MIT\nextends: tiny\n${more}`;
const card = (id: string, worth = 3): string =>
  `- { kind: treasure, id: ${id}, name: ${id}, worth: ${worth} }\n`;
const variant = (id: string, goal: number): string =>
  `variant: ${id}\nextends: tiny\nname: ${id}\nset: { settings/goal/default: ${goal} }\n`;

/** A pack of crowns, and one that needs it and knows what it changes. */
const crowns = {
  'packs/crowns/pack.yaml': manifest('crowns', '1.2.0'),
  'packs/crowns/cards/crown.yaml': card('crown'),
  'packs/crowns/goal.yaml': variant('crown-goal', 12),
  'packs/crowns/crown.scenario.yaml':
    "game: tiny\nscenario: with the crown\nwith: [pack.yaml]\nthen:\n  - that: the goal is 12\n  - that: crown is not in Ann's hoard\n",
};
const jewels = {
  'packs/jewels/pack.yaml': manifest('jewels', '0.3.0', 'requires: { crowns: ^1.1.0 }\n'),
  'packs/jewels/v.yaml':
    'variant: jewels\nextends: tiny\nname: jewels\nset: { settings/goal/default: 15, cards/crown/worth: 5 }\n',
};

const play = ['play', 'tiny', '--bots', 'all', '--seed', '1'] as const;
const goalWith = async (cwd: string, ...words: string[]): Promise<string | undefined> =>
  /\| Goal \| (\d+) \|/.exec(
    (await run(['rules', 'tiny', ...words.flatMap((each) => ['--with', each])], { cwd })).out,
  )?.[1];

describe('a pack', () => {
  it('is put on top by its folder, by its manifest and by its id', async () => {
    const cwd = tinyFolder(crowns);
    for (const word of ['packs/crowns', 'packs/crowns/pack.yaml', 'crowns'])
      expect(await goalWith(cwd, word)).toBe('12');
    expect((await run([...play, '--with', 'crowns'], { cwd })).out).toContain('crown');
  });

  it('brings along what it needs, beneath it, and may change what that changes', async () => {
    const cwd = tinyFolder({ ...crowns, ...jewels });
    expect(await goalWith(cwd, 'jewels')).toBe('15');
    expect(await goalWith(cwd, 'jewels', 'crowns')).toBe('15');
    const { out } = await run(['render', 'tiny', 'crown', '--with', 'jewels'], { cwd });
    expect(out).toMatch(/\| crown \| 5 \|/);
  });

  it('is found by its id from every folder below the one that holds the packs', async () => {
    const cwd = tinyFolder({ ...crowns, ...jewels, 'notes/today/plan.yaml': card('plan') });
    for (const folder of ['notes/today', 'packs', 'packs/jewels'])
      expect(await goalWith(join(cwd, folder), 'jewels')).toBe('15');
  });

  it('records what it changes of the pack that it needs, and is told where that has changed', async () => {
    const cwd = tinyFolder({ ...crowns, ...jewels });
    const file = 'packs/jewels/v.yaml';
    expect((await run(['diff', 'jewels', '--record'], { cwd })).out).toBe(`recorded in ${file}\n`);
    expect(readFileSync(join(cwd, file), 'utf8')).toMatch(
      /was:\n {2}settings\/goal\/default: 12\n {2}cards\/crown\/worth: 3\n$/,
    );
    const nothing = `nothing has changed since the record in ${file}\n`;
    expect((await run(['diff', file, '--record'], { cwd })).out).toBe(nothing);
    const check = () => run(['validate', 'packs/jewels', '--max-warnings', '0'], { cwd });
    expect((await check()).out).not.toContain('when this variant was written');
    put(cwd, {
      'packs/crowns/goal.yaml': variant('crown-goal', 13),
      'packs/crowns/cards/crown.yaml': card('crown', 4),
    });
    const { status, out } = await check();
    expect(status).toBe(1);
    expect(out).toContain('`settings/goal/default` was `12` when this variant was written, and is `13`');
    expect(out).toContain('`cards/crown/worth` was `3` when this variant was written, and is `4`');
  });

  it('contradicts another one that it does not need, and both places are told', async () => {
    const cwd = tinyFolder({
      ...crowns,
      'packs/other/pack.yaml': manifest('other', '1.0.0'),
      'packs/other/v.yaml': variant('v', 9),
    });
    const { status, err } = await run(['rules', 'tiny', '--with', 'crowns', '--with', 'other'], { cwd });
    expect(status).toBe(1);
    expect(err).toContain('packs/other/v.yaml:4:8 error game/conflict');
    expect(err).toContain('see packs/crowns/goal.yaml:4:8: changed here');
  });

  it('leaves the game alone as long as nobody asks for it, also inside of its folder', async () => {
    const inside = Object.fromEntries(
      Object.entries(crowns).map(([name, text]) => [`cards/tiny/${name}`, text]),
    );
    const cwd = tinyFolder(inside);
    expect(await goalWith(cwd)).toBe('20');
    expect((await run(['render', 'tiny'], { cwd })).out).not.toContain('crown');
    expect(await goalWith(cwd, 'cards/tiny/packs/crowns')).toBe('12');
  });

  it('is checked as a whole, with what it needs, and its scenarios are run', async () => {
    const cwd = tinyFolder({ ...crowns, ...jewels });
    expect(await run(['validate', 'packs/jewels'], { cwd })).toMatchObject({ status: 0 });
    expect(await run(['validate', 'packs/jewels/v.yaml'], { cwd })).toMatchObject({ status: 0 });
    expect(await run(['test', 'packs'], { cwd })).toMatchObject({ status: 0, out: '1 scenario passed\n' });
    put(cwd, { 'packs/crowns/cards/crown.yaml': card('crown').replace('treasure', 'treasur') });
    const { status, out } = await run(['validate', 'packs/crowns'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('packs/crowns/cards/crown.yaml:1:11');
  });

  it.runIf(WHOLE)('is simulated in several threads', async () => {
    const cwd = tinyFolder({ ...crowns, ...jewels });
    const { status, err } = await run(['simulate', 'tiny', '-n', '60', '-j', '2', '--with', 'jewels'], {
      cwd,
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
});

describe('what a pack needs', () => {
  it.each([
    [
      'is not there',
      {},
      'requires: { crowns: ^1.0.0 }',
      ':6:13 error pack/missing: `p` needs the pack `crowns` (^1.0.0), and it is not there',
    ],
    [
      'has another version',
      crowns,
      'requires: { crowns: ^2.0.0 }',
      ':6:21 error pack/other-version: `p` needs `crowns` ^2.0.0, and 1.2.0 is there',
    ],
    [
      'is a game without version',
      {},
      'requires: { tiny: ^1.0.0 }',
      ':6:19 error pack/other-version: `p` needs `tiny` ^1.0.0, and what is there has no version',
    ],
    [
      'is a game of another version',
      { 'cards/tiny/pack.yaml': 'pack: tiny\nversion: 0.9.0\nauthor: Ann\nlicence: MIT\n' },
      'requires: { tiny: ^1.0.0 }',
      'needs `tiny` ^1.0.0, and 0.9.0 is there',
    ],
    ['is misspelt', crowns, 'requires: { crown: ^1.0.0 }', 'did you mean `crowns`?'],
    [
      'has a range that is none',
      crowns,
      'requires: { crowns: newest }',
      'error pack/range: `newest` is no range of versions',
    ],
  ])('%s', async (_, files, requires, message) => {
    const cwd = tinyFolder({
      ...files,
      'p/pack.yaml': manifest('p', '1.0.0', `${requires}\n`),
      'p/c.yaml': card('c'),
    });
    for (const command of [
      ['validate', 'p'],
      ['rules', 'tiny', '--with', 'p'],
    ]) {
      const { status, out, err } = await run(command, { cwd });
      expect(status).toBe(1);
      expect(out + err).toContain(message);
    }
  });

  it('fits where the version of the game does', async () => {
    const cwd = tinyFolder({
      'cards/tiny/pack.yaml': 'pack: tiny\nversion: 1.4.0\nauthor: Ann\nlicence: MIT\n',
      'p/pack.yaml': manifest('p', '1.0.0', 'requires: { tiny: ^1.2.0 }\n'),
      'p/c.yaml': card('c'),
    });
    expect(await run(['validate', 'p', 'cards'], { cwd })).toMatchObject({ status: 0 });
  });
});

/** Three versions of the crowns in folders whose names say nothing of them, and a pack that needs some of them. */
const versionsOf = (folders: readonly string[], ...needs: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(
    ['1.2.0', '1.10.0', '2.0.0'].flatMap((version, i) => [
      [`packs/${folders[i]}/pack.yaml`, manifest('crowns', version)],
      [`packs/${folders[i]}/crown.yaml`, card('crown', i + 1)],
      [`packs/${folders[i]}/goal.yaml`, variant('crown-goal', 11 + i)],
    ]),
  ),
  ...Object.fromEntries(
    needs.flatMap((range, i) => [
      [
        `packs/n${i}/pack.yaml`,
        manifest(`n${i}`, '1.0.0', `requires: { crowns: "${range}" }\n`).replace('tiny', 'crowns'),
      ],
      [`packs/n${i}/c.yaml`, card(`opal-${i}`)],
    ]),
  ),
});

describe('several versions of one pack beside each other', () => {
  it.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'zz', 'aa']]])(
    'are used by their numbers, in the folders %j',
    async (folders) => {
      const goalOf = async (...ranges: readonly string[]): Promise<string | undefined> =>
        goalWith(tinyFolder(versionsOf(folders, ...ranges)), ...ranges.map((_, i) => `n${i}`));
      expect(await goalOf('~1.2.0')).toBe('11');
      expect(await goalOf('^1.2.0')).toBe('12');
      expect(await goalOf('*')).toBe('13');
      expect(await goalOf('*', '<1.10.0', '>=1.0.0')).toBe('11');
      expect(await goalWith(tinyFolder(versionsOf(folders)), 'crowns')).toBe('13');
      expect(await goalWith(tinyFolder(versionsOf(folders)), `packs/${folders[1]}`)).toBe('12');
    },
  );

  it('are refused where nobody has one that fits', async () => {
    const cwd = tinyFolder(versionsOf(['a', 'b', 'c'], '^1.2.0', '^2.0.0'));
    const { out, err } = await run(['rules', 'tiny', '--with', 'n0', '--with', 'n1'], { cwd });
    expect(out + err).toContain('pack/other-version: `n0` needs `crowns` ^1.2.0, and 2.0.0 is there');
  });

  it('are found again by the version that a game was saved with', async () => {
    const cwd = tinyFolder(versionsOf(['c', 'b', 'a'], '~1.2.0'));
    await run(['play', 'tiny', '--players', 'Ann,Ben', '--seed', '1', '--with', 'packs/c'], {
      cwd,
      input: 'save game.json\nquit\n',
    });
    expect(await run(['play', 'tiny', '--load', 'game.json'], { cwd, input: 'quit\n' })).toMatchObject({
      err: '',
    });
  });
});

const versioned = (version: string): string => `pack: tiny\nversion: ${version}\nauthor: Ann\nlicence: MIT\n`;

describe('a game with a version', () => {
  it('is named with it by what is saved, and another version is told', async () => {
    const cwd = tinyFolder({ 'cards/tiny/pack.yaml': versioned('1.4.0') });
    await run(['play', 'tiny', '--players', 'Ann,Ben', '--seed', '1'], {
      cwd,
      input: 'save game.json\nquit\n',
    });
    expect(JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'))).toMatchObject({
      packs: [{ id: 'tiny', version: '1.4.0' }],
    });
    const again = ['play', 'tiny', '--load', 'game.json'];
    expect(await run(again, { cwd, input: 'quit\n' })).toMatchObject({ err: '' });
    put(cwd, { 'cards/tiny/pack.yaml': versioned('1.5.0'), 'cards/tiny/more.yaml': card('more') });
    const { err } = await run(again, { cwd, input: 'quit\n' });
    expect(err).toContain('this was played with version 1.4.0 of the pack `tiny`, and 1.5.0 is there');
  });

  it.each(gamesThere())('is %s, which packs can need', (id) => {
    const { game } = loadGame(gameFiles(id), id);
    expect(game?.packs).toEqual([{ id, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
  });
});

/** The crowns with a scenario in a folder of the pack, which names what it puts on top. */
const withNamed = (name: string): Record<string, string> => ({
  ...crowns,
  'packs/crowns/checks/deep/goal.scenario.yaml': `game: tiny\nscenario: with the crown\nwith: [${name}]\nthen:\n  - that: the goal is 12\n`,
});

describe('scenarios in a pack', () => {
  it.each(['pack.yaml', '../../pack.yaml', 'crowns', 'packs/crowns', 'packs/crowns/pack.yaml'])(
    'name it as %s, from wherever they are run',
    async (name) => {
      const cwd = tinyFolder(withNamed(name));
      const deep = 'packs/crowns/checks/deep';
      expect(await run(['test', deep], { cwd })).toMatchObject({ status: 0 });
      expect(await run(['validate', deep], { cwd })).toMatchObject({ status: 0 });
    },
  );

  it.each(['pack.yaml', '../pack.yaml', 'tools'])('name it as %s from their own folder', async (name) => {
    const cwd = tinyFolder({
      'pack.yaml': manifest('tools', '1.0.0').replace('tiny', 'garden'),
      'tools.yaml': '- { kind: tool, id: hammer, name: Hammer, effect: gain 1 coin }\n',
      'checks/hammer.scenario.yaml': `game: garden\nscenario: a hammer\nwith: [${name}]\nthen:\n  - that: hammer is in the deck\n`,
    });
    for (const folder of [cwd, join(cwd, 'checks')])
      for (const command of ['test', 'validate'])
        expect(await run([command, '.'], { cwd: folder })).toMatchObject({ status: 0 });
  });

  it('are faulty where what they put on top is not there', async () => {
    const cwd = tinyFolder(withNamed('pack.yml'));
    const { status, out } = await run(['validate', 'packs'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('goal.scenario.yaml:3:8 error scenario/no-file: there is no file `pack.yml`');
  });

  it('need not be there', async () => {
    const { 'packs/crowns/crown.scenario.yaml': _, ...without } = crowns;
    const cwd = tinyFolder(without);
    const { status, out } = await run(['test', 'packs'], { cwd });
    expect(status).toBe(0);
    expect(out).toContain('there are no scenarios here');
  });
});

describe('the spreadsheet of a game with a pack', () => {
  it.each(['crowns', 'packs/crowns', 'packs/crowns/pack.yaml', 'jewels'])(
    'has its cards, and those of what it needs: %s',
    async (name) => {
      const cwd = tinyFolder({ ...crowns, ...jewels });
      const { out } = await run(['export', 'tiny', '--csv', '--with', name], { cwd });
      expect(out).toMatch(/^crown,treasure,/m);
    },
  );
});

/** A log and a saved game with the crowns on top. */
async function played(): Promise<string> {
  const cwd = tinyFolder(crowns);
  await run(['simulate', 'tiny', '-n', '1', '--log', '.', '--with', 'crowns'], { cwd });
  await run(['play', 'tiny', '--players', 'Ann,Ben', '--seed', '1', '--with', 'crowns'], {
    cwd,
    input: 'save game.json\nquit\n',
  });
  return cwd;
}

describe('a game that was played with a pack', () => {
  it('goes on with it, without a word', async () => {
    const cwd = await played();
    expect(JSON.parse(readFileSync(join(cwd, '0.jsonl'), 'utf8').split('\n')[0])).toMatchObject({
      packs: [{ id: 'crowns', version: '1.2.0' }],
    });
    expect(await run(['replay', '0.jsonl'], { cwd })).toMatchObject({ status: 0, err: '' });
    const { err, out } = await run(['play', 'tiny', '--load', 'game.json'], { cwd, input: 'quit\n' });
    expect(err).toBe('');
    expect(out).not.toBe('');
  });

  it('says which pack is missing', async () => {
    const cwd = await played();
    put(cwd, { 'packs/crowns/pack.yaml': manifest('tiaras', '1.2.0') });
    for (const command of [
      ['replay', '0.jsonl'],
      ['play', 'tiny', '--load', 'game.json'],
    ]) {
      const { status, err } = await run(command, { cwd, input: 'quit\n' });
      expect(status).toBe(1);
      expect(err).toContain(
        'run/missing-pack: this was played with the pack `crowns 1.2.0`, and it is not there',
      );
    }
  });

  it('says which version it was', async () => {
    const cwd = await played();
    put(cwd, {
      'packs/crowns/pack.yaml': manifest('crowns', '1.3.0'),
      'packs/crowns/goal.yaml': variant('crown-goal', 13),
    });
    const { status, err } = await run(['replay', '0.jsonl'], { cwd });
    expect(status).toBe(1);
    expect(err).toContain('this was played with version 1.2.0 of the pack `crowns`, and 1.3.0 is there');
  });
});

describe('a pack for a game that is not there', () => {
  it.each(['packs/crowns', 'packs/crowns/cards/crown.yaml'])('is reported once: %s', async (path) => {
    const lost = crowns['packs/crowns/pack.yaml'].replace('extends: tiny', 'extends: tniy');
    const cwd = tinyFolder({ ...crowns, 'packs/crowns/pack.yaml': lost });
    const { out } = await run(['validate', path, '--format', 'lines'], { cwd });
    expect(out.match(/: error [a-z/-]+/g)).toEqual([': error pack/no-base']);
    expect(out).toContain('did you mean `tiny`?');
  });
});
