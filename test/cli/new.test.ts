import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { forEachGame } from '../games.ts';
import { copyOf, folderWith, run, tinyFolder } from './kit.ts';
import { sampled, WHOLE } from '../size.ts';

/** The codes of what is wrong; that a new name is there in one language so far is a hint. */
async function faultsOf(words: readonly string[], cwd: string): Promise<string[]> {
  const { out } = await run(['validate', ...words, '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly { code: string; severity: string }[] };
  return diagnostics.filter(({ severity }) => severity !== 'hint').map(({ code }) => code);
}

forEachGame('what new writes is valid', (game) => {
  /** In every run each game tries one of the three. */
  const turn = gamesThere().indexOf(game.id) % 3;

  const folder = (): string => copyOf(`cards/${game.id}`);

  const kinds = sampled(game.vocabulary.kinds, 72).map((kind) => kind.id);
  it.runIf(WHOLE || turn === 0).each(kinds)('a card: %s', async (kind) => {
    const cwd = folder();
    expect((await run(['new', kind, '--game', game.id, '--out', 'card.yaml'], { cwd })).status).toBe(0);
    expect(await faultsOf(['card.yaml', '--game', game.id], cwd)).toEqual([]);
    const fields = game.vocabulary.kinds.find((each) => each.id === kind)!.fields;
    const text = readFileSync(join(cwd, 'card.yaml'), 'utf8');
    for (const { id, default: standard, optional } of fields) {
      const comment = standard === undefined ? (optional ? '(?:# )?' : '') : '# ';
      expect(text).toMatch(new RegExp(`^${comment}${id}:`, 'm'));
    }
    // What it may have besides is right as well.
    const [own, besides = ''] = text.split(/^# It may have besides.*\n/m);
    const more = besides.split('\n').filter((line) => !line.endsWith('(where a card says nothing)'));
    writeFileSync(join(cwd, 'card.yaml'), own + more.map((line) => line.replace(/^# /, '')).join('\n'));
    expect(await faultsOf(['card.yaml', '--game', game.id], cwd)).toEqual([]);
  });

  if (game.id === 'hismment')
    it('a card with what is usual, and the rest as comments', async () => {
      const { out } = await run(['new', 'equipment', '--game', game.id], { cwd: folder() });
      expect(out).toMatch(/\nlevel: [1-9]\nprice: [1-9]\d*\n/);
      expect(out).toMatch(/\n# It may have besides.*\n(?:# .*\n)*# might bonus: [1-9]\n(?:# .*\n)*$/);
    });

  it.runIf(WHOLE || turn === 1)('a variant', async () => {
    const cwd = folder();
    await run(['new', 'variant', '--game', game.id, '--out', 'variant.yaml'], { cwd });
    expect(await faultsOf(['variant.yaml'], cwd)).toEqual([]);
  });

  it.runIf(WHOLE || turn === 2)('a scenario, which holds', async () => {
    const cwd = folder();
    await run(['new', 'scenario', '--game', game.id, '--out', 'new.scenario.yaml'], { cwd });
    expect(await faultsOf(['new.scenario.yaml'], cwd)).toEqual([]);
    expect((await run(['test', 'new.scenario.yaml'], { cwd })).out).toBe('1 scenario passed\n');
  });
});

describe('new game', () => {
  it('writes a game that is valid, formatted, proven and played', async () => {
    const cwd = folderWith({});
    expect((await run(['new', 'game', 'my-game'], { cwd })).status).toBe(0);
    expect((await run(['validate', 'my-game'], { cwd })).out).toBe(
      'no faults in 3 files (1 game, 5 cards, 1 scenario)\n',
    );
    expect((await run(['format', 'my-game', '--check'], { cwd })).status).toBe(0);
    expect((await run(['test', 'my-game'], { cwd })).out).toBe('1 scenario passed\n');
    expect((await run(['simulate', 'my-game', '-n', '20'], { cwd })).status).toBe(0);
  });

  it('overwrites nothing', async () => {
    const cwd = tinyFolder({ 'my-game/note.txt': 'mine' });
    expect((await run(['new', 'game', 'my-game'], { cwd })).err).toContain('`my-game` is there already');
    const again = await run(['new', 'variant', '--game', 'tiny', '--out', 'my-game/note.txt'], { cwd });
    expect(again.status).toBe(2);
    expect(readFileSync(join(cwd, 'my-game/note.txt'), 'utf8')).toBe('mine');
  });

  it('prints where no file is named', async () => {
    const { out } = await run(['new', 'treasure', '--game', 'tiny'], { cwd: tinyFolder() });
    expect(out).toContain('kind: treasure\nid: my-treasure\n');
  });
});
