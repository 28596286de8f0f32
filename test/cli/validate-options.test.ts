import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KILN } from '../play/kiln.ts';
import { folderWith, put, run, tinyFolder } from './kit.ts';
import { sampled } from '../size.ts';

/** The game with its names in one language. */
const PLAIN = KILN.replace(/, (?:fr|de): (?:'[^']*'|\[[^\]]*\]|[^,}\]]+)/g, '');

const spark = (amounts: string): string => `- { kind: spark, id: mine, name: Mine, amounts: [${amounts}] }\n`;
/** With a comment that looks as if it were part of a text. */
const warned = PLAIN.replace(
  'do: move the card to the ashes',
  'do: move the card to the ashes # and burn it',
);
const broken = PLAIN.replace('heat: 8+', 'heat: hot');
const kiln = (text: string): string => folderWith({ 'cards/kiln/game.yaml': text });

const git = (cwd: string, ...words: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...words], {
    cwd,
    stdio: 'pipe',
  });

describe('validate --max-warnings', () => {
  it('warnings alone are no failure', async () => {
    const { status, out } = await run(['validate'], { cwd: kiln(warned) });
    expect(out).toContain('1 warning in 1 of 1 file\n');
    expect(status).toBe(0);
  });

  it('more of them than are allowed are one', async () => {
    const cwd = kiln(warned);
    expect((await run(['validate', '--max-warnings', '0'], { cwd })).status).toBe(1);
    expect((await run(['validate', '--max-warnings', '1'], { cwd })).status).toBe(0);
  });

  it('errors are one whatever is allowed', async () => {
    expect((await run(['validate', '--max-warnings', '99'], { cwd: kiln(broken) })).status).toBe(1);
  });

  it('wants a whole number', async () => {
    const { status, err } = await run(['validate', '--max-warnings', 'few'], { cwd: kiln(PLAIN) });
    expect(status).toBe(2);
    expect(err).toBe('cardwright: `--max-warnings` cannot be `few`; it is a whole number, such as 0\n');
  });
});

describe('validate --baseline', () => {
  it('leaves out what it knows, and tells what is new', async () => {
    const cwd = kiln(broken);
    const written = await run(['validate', '--baseline', 'known.json', '--write-baseline'], { cwd });
    expect(written).toMatchObject({ status: 0, out: '1 finding written to `known.json` as known\n' });
    const calm = await run(['validate', '--baseline', 'known.json'], { cwd });
    expect(calm.status).toBe(0);
    expect(calm.out).toContain('1 finding is known already and not told\nno faults in 1 file');
    // The line of a finding does not matter.
    put(cwd, { 'cards/kiln/game.yaml': `# the kiln\n\n${broken}`, 'cards/kiln/mine.yaml': spark('much') });
    const fresh = await run(['validate', '--baseline', 'known.json'], { cwd });
    expect(fresh.status).toBe(1);
    expect(fresh.out).toContain('cards/kiln/mine.yaml:1:');
    expect(fresh.out).not.toContain('game.yaml');
    expect(fresh.out).toContain('1 error in 1 of 2 files\n');
  });

  it('tells when what it knows is mended', async () => {
    const cwd = kiln(broken);
    await run(['validate', '--baseline', 'known.json', '--write-baseline'], { cwd });
    put(cwd, { 'cards/kiln/game.yaml': PLAIN });
    const { status, out } = await run(['validate', '--baseline', 'known.json'], { cwd });
    expect(status).toBe(0);
    expect(out).toContain('1 known finding is gone: write `known.json` anew with `--write-baseline`\n');
  });

  it('counts equal findings', async () => {
    const cwd = kiln(PLAIN);
    put(cwd, { 'cards/kiln/mine.yaml': `${spark('much')}${spark('much').replace('id: mine', 'id: other')}` });
    await run(['validate', '--baseline', 'known.json', '--write-baseline'], { cwd });
    const { findings } = JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8')) as {
      findings: readonly { times?: number }[];
    };
    expect(findings.map(({ times }) => times)).toContain(2);
  });

  it.each([
    ['nothing.json', undefined, 'there is no baseline `nothing.json`; write one with `--write-baseline`'],
    ['odd.json', '[]', '`odd.json` is no baseline; write it anew with `--write-baseline`'],
    ['odd.json', '{', '`odd.json` is no baseline; write it anew with `--write-baseline`'],
  ])('a file that is none: %s', async (name, text, message) => {
    const cwd = kiln(PLAIN);
    if (text !== undefined) put(cwd, { [name]: text });
    const { status, err } = await run(['validate', '--baseline', name], { cwd });
    expect({ status, err }).toEqual({ status: 2, err: `cardwright: ${message}\n` });
  });

  it('has to be named before it is written', async () => {
    const { status, err } = await run(['validate', '--write-baseline'], { cwd: kiln(PLAIN) });
    expect(status).toBe(2);
    expect(err).toContain('write `--baseline known.json --write-baseline`');
  });
});

/** Two games in a repository. */
function repository(more: Readonly<Record<string, string>> = {}): string {
  const cwd = tinyFolder({ 'cards/kiln/game.yaml': warned, ...more });
  git(cwd, 'init', '-q');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', 'first');
  return cwd;
}

describe('validate --changed', () => {
  it('checks the games in which something has changed, and no others', async () => {
    const cwd = repository();
    put(cwd, { 'cards/tiny/more.yaml': '- { kind: nothing, id: a-card }\n' });
    const { status, out } = await run(['validate', '--changed', 'HEAD'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('cards/tiny/more.yaml:1:');
    expect(out).not.toContain('kiln');
    expect(out).toContain('in 1 of 4 files\n');
  });

  it('finds what a change breaks elsewhere in the game', async () => {
    const cwd = repository();
    const file = 'cards/tiny/game.yaml';
    put(cwd, { [file]: readFileSync(join(cwd, file), 'utf8').replace(/^ {2}deck:/m, '  stack of cards:') });
    const { out } = await run(['validate', '--changed', 'HEAD'], { cwd });
    expect(out).toContain('error');
  });

  const pack = {
    'packs/crowns/pack.yaml':
      'pack: crowns\nversion: 1.0.0\nauthor: Ann\nlicence: MIT\nextends: tiny\nname: Crowns\n',
    'packs/crowns/cards/crown.yaml': '- { kind: treasure, id: crown, name: Crown, worth: 3 }\n',
  };

  const places = [
    ['from its own folder, with its game', 'packs/crowns', ['--game', 'tiny']],
    ['from the top', '.', []],
    ['by its folder', '.', ['packs/crowns']],
    ['from its own folder', 'packs/crowns', []],
  ] as const;
  it.each(sampled(places, 4))(
    'checks a pack in which something has changed: %s',
    async (_, folder, words) => {
      const cwd = repository(pack);
      const where = join(cwd, folder);
      // The games are below the top alone.
      if (folder !== '.')
        put(where, { 'cards/tiny/game.yaml': readFileSync(join(cwd, 'cards/tiny/game.yaml'), 'utf8') });
      const changed = ['validate', ...words, '--changed', 'HEAD'];
      if (folder === '.') expect((await run(changed, { cwd: where })).out).toContain('nothing to check');
      put(cwd, {
        'packs/crowns/cards/crown.yaml': '- { kind: treasur, id: crown, name: Crown, worth: 3 }\n',
      });
      const { status, out } = await run(changed, { cwd: where });
      expect(out).toContain('cards/crown.yaml:1:11 error');
      expect(status).toBe(1);
    },
  );

  it('finds what has changed outside of the usual folders', async () => {
    const files = Object.entries(pack).map(([name, text]) => [name.replace('packs/', 'ours/'), text]);
    const cwd = repository(Object.fromEntries(files) as Record<string, string>);
    put(cwd, { 'ours/crowns/cards/crown.yaml': '- { kind: treasur, id: crown, name: Crown, worth: 3 }\n' });
    const { status, out } = await run(['validate', '--changed', 'HEAD'], { cwd });
    expect(out).toContain('ours/crowns/cards/crown.yaml:1:11 error');
    expect(status).toBe(1);
  });

  it('says so where nothing has changed', async () => {
    const { status, out } = await run(['validate', '--changed', 'HEAD'], { cwd: repository() });
    expect({ status, out }).toEqual({
      status: 0,
      out: 'nothing to check: no file is another than at `HEAD`\n',
    });
  });

  it('says so where there is no such revision, and no repository', async () => {
    const { status, err } = await run(['validate', '--changed', 'noon'], { cwd: repository() });
    expect(status).toBe(2);
    expect(err).toBe(
      'cardwright: git knows no revision `noon`; write `--changed HEAD`, or the name of a branch\n',
    );
    const without = await run(['validate', '--changed', 'HEAD'], { cwd: kiln(PLAIN) });
    expect(without.status).toBe(2);
    expect(without.err).toContain('this folder is in no repository');
  });
});

describe('validate --watch', () => {
  it('checks again when a file changes, with one summary line each time', async () => {
    const cwd = kiln(PLAIN);
    const controller = new AbortController();
    let written = false;
    const { out } = await run(['validate', '--watch'], {
      cwd,
      interrupted: controller.signal,
      heard(so) {
        if (so.includes('error in')) controller.abort();
        else if (!written && so.includes('no faults')) {
          written = true;
          // The watch begins when this is over.
          setTimeout(() => put(cwd, { 'cards/kiln/mine.yaml': spark('much') }), 200);
        }
      },
    });
    expect(out.match(/^no faults in 1 file/gm)).toHaveLength(1);
    expect(out.match(/^1 error in 1 of 2 files$/gm)).toHaveLength(1);
  });
});

it('validate --format github gives commands of a workflow', async () => {
  const { status, out } = await run(['validate', '--format', 'github'], { cwd: kiln(broken) });
  expect(status).toBe(1);
  expect(out).toMatch(
    /^::error file=cards\/kiln\/game\.yaml,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=.*::/,
  );
});

it('test --format lines says where a scenario fails', async () => {
  const cwd = tinyFolder({
    'cards/tiny/scenarios/odd.scenario.yaml':
      'scenario: odd\ngame: tiny\nplayers: 2\nthen:\n  - that: the round is 7\n',
  });
  const { status, out } = await run(['test', '--format', 'lines'], { cwd });
  expect(status).toBe(1);
  expect(out).toMatch(/^cards\/tiny\/scenarios\/odd\.scenario\.yaml:\d+:\d+: error scenario\//);
  expect(out).toMatch(/1 of \d scenarios failed\n$/);
});

describe('names in one language', () => {
  const files = {
    'cards/kiln/game.yaml': KILN,
    'cards/kiln/mine.yaml':
      '- { kind: spark, id: one, name: One, amounts: [1] }\n- { kind: spark, id: two, name: Two, amounts: [2] }\n',
  };

  it('are one hint a file in a game that has them in several', async () => {
    const { status, out } = await run(['validate', '--format', 'lines'], { cwd: folderWith(files) });
    expect(status).toBe(0);
    expect(out.match(/mine\.yaml:.*game\/untranslated/g)).toHaveLength(1);
    expect(out).toContain(
      '`One` and one more name of this file are not there in every language: `fr` and `de`',
    );
  });

  it('are errors where translations are strict', async () => {
    const { status, out } = await run(['validate', '--strict-translations', '--format', 'lines'], {
      cwd: folderWith(files),
    });
    expect(status).toBe(1);
    expect(out).toContain('cards/kiln/mine.yaml:1:33: error game/untranslated: `One` is not there');
    expect(out).toContain('cards/kiln/mine.yaml:2:33: error game/untranslated: `Two` is not there');
  });

  it('are nothing to tell in a game that has them in one', async () => {
    const cwd = folderWith({
      'cards/kiln/game.yaml': PLAIN,
    });
    const { out } = await run(['validate', '--format', 'lines'], { cwd });
    expect(out).not.toContain('untranslated');
  });
});

describe('hints about a game', () => {
  // The game's own cards do not use it, and neither does the card that is checked.
  const game = PLAIN.replace('counters:\n', 'counters:\n  idle thing: { of: player, from: 0 }\n');
  const files = { 'cards/kiln/game.yaml': game, 'mine.yaml': spark('1') };

  it('are told where the game is checked', async () => {
    const { out } = await run(['validate', 'kiln', '--format', 'lines'], { cwd: folderWith(files) });
    expect(out).toContain('hint game/unused: nothing in this game uses the counter `idle thing`');
  });

  it('and not to whoever checks a card of their own', async () => {
    const { status, out } = await run(['validate', 'mine.yaml', '--game', 'kiln', '--format', 'lines'], {
      cwd: folderWith(files),
    });
    expect(status).toBe(0);
    expect(out).not.toContain('game/unused');
  });
});
