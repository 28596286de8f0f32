import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isYaml } from '../files.ts';
import { sampled } from '../size.ts';
import { folderWith, run } from './kit.ts';

const garden = (): string =>
  folderWith(
    new Map(
      [...filesBelow('examples/garden', isYaml)].map(([name, text]) => [
        name.replace('examples', 'cards'),
        text,
      ]),
    ),
  );
const read = (cwd: string, name: string): string => readFileSync(join(cwd, 'cards/garden', name), 'utf8');

const packs = (): string[] => [...filesBelow('examples/packs', isYaml).values()];

describe('rename', () => {
  it('shows what would change, and changes nothing', async () => {
    const cwd = garden();
    const before = read(cwd, 'cards.yaml');
    const { status, out } = await run(['rename', 'ladder', 'step-ladder', '--game', 'garden', '--dry-run'], {
      cwd,
    });
    expect(status).toBe(0);
    expect(out).toContain('cards/garden/cards.yaml\n');
    expect(out).toContain('  -   id: ladder\n  +   id: step-ladder\n');
    expect(out).toMatch(/\d+ places in 3 files would change\n$/);
    expect(read(cwd, 'cards.yaml')).toBe(before);
  });

  it('changes a verb in all files, and what it leaves has no faults', async () => {
    const cwd = garden();
    const { status, out } = await run(['rename', 'discard', 'scrap', '--game', 'garden'], { cwd });
    expect(status).toBe(0);
    expect(out).toMatch(/places in \d files changed\n$/);
    expect(read(cwd, 'game.yaml')).toContain('that player scraps a card');
    expect((await run(['validate', 'cards'], { cwd })).status).toBe(0);
    expect((await run(['test', 'cards'], { cwd })).status).toBe(0);
  });

  const words = [
    // A counter that the data name by its form for several, a field in braces and in paths, a value that makes ids.
    ['coin', 'doubloon', 'by: [doubloons, sales]'],
    ['colour', 'hue', 'hue: { type: colour'],
    ['red', 'crimson', 'of: [crimson, green, gold]'],
    ['trade', 'barter', 'id: barter'],
    ['effect', 'outcome', 'outcome: { type: effect'],
  ] as const;

  it.each(sampled(words, 12))('renames %s wherever it stands', async (word, to, declared) => {
    const cwd = garden();
    const sort = word === 'colour' ? ['--sort', 'field'] : [];
    const { status, err } = await run(['rename', word, to, '--game', 'garden', ...sort], { cwd });
    expect([status, err]).toEqual([0, '']);
    expect(read(cwd, 'game.yaml')).toContain(declared);
    expect((await run(['validate', 'cards'], { cwd })).status).toBe(0);
    expect((await run(['test', 'cards'], { cwd })).status).toBe(0);
  });

  it('knows a word of the game whose beginning is a name in a text', async () => {
    const cwd = garden();
    const file = join(cwd, 'cards/garden/game.yaml');
    const text = readFileSync(file, 'utf8').replace(/^zones:\n/m, 'zones:\n  fruit shed: {}\n');
    const given = text.replace(
      /^verbs:\n/m,
      'verbs:\n  store: { takes: { fruit: a fruit }, do: move the fruit to the fruit shed }\n',
    );
    writeFileSync(file, given);
    const { status, err } = await run(['rename', 'fruit shed', 'barn', '--game', 'garden'], { cwd });
    expect([status, err]).toEqual([0, '']);
    expect(read(cwd, 'game.yaml')).toContain('do: move the fruit to the barn');
  });

  it('leaves packs alone that lie elsewhere, as those that come along', async () => {
    const before = packs();
    const { status, out } = await run(['rename', 'coin', 'doubloon', '--game', 'garden'], { cwd: garden() });
    expect([status, packs()]).toEqual([0, before]);
    expect(out).not.toContain('examples/packs');
  });

  it.each([
    ['a word that is not there', ['ladde', 'x'], 'did you mean `ladder`?'],
    ['a name that is taken', ['fruit', 'tool'], 'cannot be its name'],
    ['a word of the language', ['fruit', 'where'], 'is a word of the language'],
    [
      'a sort of which there is none',
      ['fruit', 'veg', '--sort', 'verb'],
      'no verb in the game is called `fruit`',
    ],
  ])('refuses %s', async (_, words, why) => {
    const { status, err } = await run(['rename', ...words, '--game', 'garden'], { cwd: garden() });
    expect(status).toBe(2);
    expect(err).toContain(why);
  });
});
