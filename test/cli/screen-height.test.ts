import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { gameOrSkip } from '../games.ts';
import { run } from './kit.ts';

/** What is printed for each question of some turns with one person, on a screen of so many lines. */
async function screensOf(rows: number | undefined, typed: string): Promise<string[]> {
  const { out } = await run(['play', 'here-to-slay', '--players', '3', '--bots', 'Ben,Cid', '--seed', '3'], {
    input: typed,
    tty: true,
    columns: 100,
    rows,
  });
  return stripVTControlCharacters(out).split('\n> ').slice(0, -1);
}

const TYPED = '1\n1\n1\n1\n';

gameOrSkip('here-to-slay').describe('a screen that is too small for the whole table', () => {
  it('shows what has happened, a table that says less, and the question', async () => {
    const [, first, ...rest] = await screensOf(36, TYPED);
    // Above the first one stands how the game began.
    expect(first).toContain('draws');
    expect(first).toContain('shortened to fit');
    expect(first).toMatch(/monster row +Arctic Aries/);
    for (const each of [first, ...rest]) expect(each.split('\n').length, each).toBeLessThan(36);
  });

  it('shows all of it to who asks for it', async () => {
    const [, short, whole] = await screensOf(36, '1\ntable\n');
    expect(short).not.toContain('Whenever you draw a');
    expect(whole).toContain('Whenever you draw a');
    expect(whole).not.toContain('shortened');
  });

  it('says what is on the own cards as long as there is room for it', async () => {
    const [, screen] = await screensOf(46, TYPED);
    expect(screen).toContain('The equipped hero counts as a wizard');
    expect(screen).not.toContain('penalty');
  });

  it('is none where nobody knows how high it is', async () => {
    const [, screen] = await screensOf(undefined, TYPED);
    expect(screen).toContain('Whenever you draw a');
    expect(screen).not.toContain('shortened');
  });
});
