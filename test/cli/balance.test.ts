import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../dsl/text/locale.ts';
import { WHOLE } from '../size.ts';
import { sweepOf } from '../../cli/balance/swept-games.ts';
import { run, tinyFolder } from './kit.ts';

const games = ['balance', 'tiny', '-n', '20', '--given', 'gem-5', '--given-games', '8'];
const args = [...games, '-j', '1'];
const json = [...args, '--format', 'json'];

describe('balance', () => {
  it('prints how games go, the cards, and which cards cannot be given', async () => {
    const { status, out } = await run(args, { cwd: tinyFolder() });
    expect(status).toBe(0);
    expect(out).toMatch(/^tiny: balance for 2 players, seed 1\n\nmeasure +random\ngames +20\n/);
    expect(out).toMatch(/\nend: rich +100\.0 %\n/);
    expect(out).toMatch(/\ncard +GIH +GIH WR /);
    expect(out).toContain('gem-5');
  });

  it('gives programs all of it, and spreadsheets a row for each card', async () => {
    const cwd = tinyFolder();
    const { out } = await run(json, { cwd });
    const report = JSON.parse(out) as { observed: { course: object; cards: { id: string }[] }[] };
    expect(report).toMatchObject({ version: 1, game: 'tiny', bots: 'random', players: 2 });
    expect(report.observed[0].course).toMatchObject({ games: 20, unfinished: 0, endings: { rich: 20 } });
    const rows = (await run([...args, '--format', 'csv'], { cwd })).out.trim().split('\n');
    expect(rows[0]).toMatch(/^card,random: brought,/);
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(
      report.observed[0].cards.map(({ id }) => id),
    );
  });

  it('tries values of a part, and says so where one is not valid', async () => {
    const cwd = tinyFolder();
    const vary = ['balance', 'tiny', '-n', '4', '-j', '1', '--format', 'json', '--vary'];
    const { out } = await run([...vary, 'players/max=4..3'], { cwd });
    expect(JSON.parse(out)).toMatchObject({
      sweeps: [{ path: 'players/max', values: [{ value: null }, { value: '4' }, { value: '3' }] }],
    });
    const texts = sweepOf('cards/gem/effect="draw a card, then \\"pass\\"", draw a card');
    expect(texts.values).toEqual(['"draw a card, then \\"pass\\""', 'draw a card']);
    const wrong = await run([...vary, 'players/mx=4..3'], { cwd });
    expect(wrong.status).toBe(1);
    expect(wrong.out + wrong.err).toContain('`players/mx`');
    const empty = await run([...vary, 'players/max'], { cwd });
    expect(empty.status).toBe(2);
    expect(empty.err).toContain('--vary "cards/my-card/roll=6+..10+"');
  });

  it('goes on from the games that a file keeps, with the same result', async () => {
    const cwd = tinyFolder();
    const whole = await run(json, { cwd });
    const kept = [...json, '--resume', 'games.jsonl'];
    expect((await run(kept, { cwd })).out).toBe(whole.out);
    const path = join(cwd, 'games.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    // Stopped in the middle of a line.
    writeFileSync(path, lines.slice(0, 9).join('\n').slice(0, -7));
    expect((await run(kept, { cwd })).out).toBe(whole.out);
    const written = readFileSync(path, 'utf8').split('\n').length;
    expect((await run(kept, { cwd })).out).toBe(whole.out);
    expect(readFileSync(path, 'utf8').split('\n').length).toBe(written);
    const other = await run([...kept, '--seed', '2'], { cwd });
    expect(other.status).toBe(2);
    expect(other.err).toContain('`games.jsonl`');
    appendFileSync(join(cwd, 'notes.txt'), 'mine');
    expect((await run([...json, '--resume', 'notes.txt'], { cwd })).status).toBe(2);
    expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it.runIf(WHOLE).each(['2', '8'])('gives the same bytes with %s workers', async (jobs) => {
    const cwd = tinyFolder();
    const alone = await run(json, { cwd });
    expect(await run([...games, '--format', 'json', '--jobs', jobs], { cwd })).toEqual(alone);
  });

  it.runIf(WHOLE).each(languages)('draws a page that needs nothing else, in %s', async (language) => {
    const { status, out } = await run([...args, '--format', 'html', '--lang', language], {
      cwd: tinyFolder(),
    });
    expect(status).toBe(0);
    expect(out).toContain(`<html lang="${language}">`);
    expect(out.match(/<svg/g)!.length).toBeGreaterThan(1);
    expect(out).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)/);
    expect(out).not.toMatch(/\{ ?\$|NaN|undefined/);
  });
});
