import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { put, run, tinyFolder } from './kit.ts';

/** The tiny game, its set-up in some other layout. */
async function formatted(setup: string): Promise<{ text: string; out: string }> {
  const cwd = tinyFolder();
  const path = join(cwd, 'cards/tiny/game.yaml');
  const before = readFileSync(path, 'utf8');
  const at = before.indexOf('setup:');
  const end = before.indexOf('\nflow:');
  const odd = before.slice(0, at) + setup + before.slice(end);
  put(cwd, { 'cards/tiny/game.yaml': odd });
  expect((await run(['validate'], { cwd })).status).toBe(0);
  const check = await run(['format', '--check'], { cwd });
  expect(readFileSync(path, 'utf8')).toBe(odd);
  const { out } = await run(['format'], { cwd });
  const text = readFileSync(path, 'utf8');
  expect(check.status).toBe(text === odd ? 0 : 1);
  expect((await run(['validate'], { cwd })).status).toBe(0);
  expect((await run(['format', '--check'], { cwd })).out).toBe('0 of 3 files would change\n');
  return { text: text.slice(at, text.indexOf('\nflow:')), out };
}

describe('format', () => {
  it.each([
    ['a plain text', 'setup: shuffle   the  deck\n', 'setup: shuffle the deck\n'],
    ['a text in single quotes', "setup: 'shuffle  the deck'\n", "setup: 'shuffle the deck'\n"],
    ['a text in double quotes', 'setup: "shuffle  the deck"\n', 'setup: "shuffle the deck"\n'],
    [
      'a block, whose depth it keeps',
      'setup: | # the start\n      shuffle  the deck\n\n\n      shuffle the   deck\n\n# below\n',
      'setup: | # the start\n      shuffle the deck\n\n      shuffle the deck\n\n# below\n',
    ],
    [
      'what stands below a line',
      'setup: |\n  for each player in turn order from the first player:\n       shuffle  the deck\n',
      'setup: |\n  for each player in turn order from the first player:\n    shuffle the deck\n',
    ],
    [
      'a longer word for the same order, which it leaves',
      'setup: |\n  for each treasure in the deck in  ascending order of worth, shuffle the deck\n',
      'setup: |\n  for each treasure in the deck in ascending order of worth, shuffle the deck\n',
    ],
    ['comments in a text', 'setup: |\n  shuffle  the deck   # why\n', 'setup: |\n  shuffle the deck # why\n'],
    [
      'line ends of two characters',
      'setup: |\r\n  shuffle  the deck\r\n',
      'setup: |\r\n  shuffle the deck\r\n',
    ],
    [
      'a folded text, which it leaves alone',
      'setup: >\n  shuffle\n  the   deck\n',
      'setup: >\n  shuffle\n  the   deck\n',
    ],
  ])('%s', async (_, before, after) => {
    expect((await formatted(before)).text).toBe(after);
  });

  it('formats the texts of variants and scenarios', async () => {
    const cwd = tinyFolder({
      'v.yaml': 'variant: v\nextends: tiny\nname: V\nset:\n  flow/round/steps/tidy/do: shuffle  the deck\n',
      's.scenario.yaml': 'game: tiny\nscenario: s\nthen:\n  - that: Ann   has 0 coins\n',
    });
    const { out } = await run(['format', '.'], { cwd });
    expect(out).toBe('formatted s.scenario.yaml\nformatted v.yaml\n2 of 5 files changed\n');
    expect(readFileSync(join(cwd, 'v.yaml'), 'utf8')).toContain('do: shuffle the deck\n');
    expect(readFileSync(join(cwd, 's.scenario.yaml'), 'utf8')).toContain('that: Ann has 0 coins\n');
  });

  it.each([
    ['zones/deck/when it runs out', 'shuffle  the deck'],
    ['verbs/tidy/first', 'shuffle  the deck'],
    ['windows/pause/asks', 'all   opponents'],
    ['windows/pause/actions/wait/cost', 'pay  1 coin'],
    ['flow/round/steps/turns/steps/main/until', 'you  have no coins'],
    ['flow/round/steps/turns/actions/take/choose', 'a  card in your hand'],
    ['rules', 'opponents  cannot tidy cards'],
  ])('formats the text at %s', async (path, text) => {
    const cwd = tinyFolder({ 'v.yaml': `variant: v\nextends: tiny\nname: V\nadd:\n  ${path}: ${text}\n` });
    expect((await run(['format', 'v.yaml'], { cwd })).out).toBe('formatted v.yaml\n1 of 1 file changed\n');
    expect(readFileSync(join(cwd, 'v.yaml'), 'utf8')).toContain(`${path}: ${text.replace(/ +/, ' ')}\n`);
  });

  it('leaves texts with faults alone and tells files that cannot be read', async () => {
    const cwd = tinyFolder({
      'v.yaml': 'variant: v\nextends: tiny\nname: V\nset:\n  setup: shuffle  deck the\n',
      'w.yaml': 'a: [\n',
    });
    const { status, err, out } = await run(['format', 'v.yaml', 'w.yaml'], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '0 of 2 files changed\n' });
    expect(err).toContain('w.yaml');
  });
});
