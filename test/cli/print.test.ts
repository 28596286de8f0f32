import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KILN } from '../play/kiln.ts';
import { folderWith, run } from './kit.ts';
import { sampled, WHOLE } from '../size.ts';

const folder = (): string => folderWith({ 'cards/kiln/game.yaml': KILN });

describe('print', () => {
  it('writes one PDF with as many copies as the game has', async () => {
    const cwd = folder();
    const { status, out } = await run(['print', 'kiln'], { cwd });
    expect([status, out]).toEqual([0, expect.stringMatching(/^\d+ cards in kiln-cards\.pdf\n$/)]);
    expect(readFileSync(join(cwd, 'kiln-cards.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('prints two languages on a card, and speaks the first one', async () => {
    const cwd = folder();
    const { status, out } = await run(['print', 'kiln', 'gift', '--lang', 'de,en'], { cwd });
    expect([status, out]).toEqual([0, '1 Karte in kiln-cards.pdf\n']);
  });

  it('writes a picture for each page', async () => {
    const cwd = folder();
    const { out } = await run(
      ['print', 'kiln', 'gift', '--paper', 'card', '--format', 'png', '-o', 'faces'],
      { cwd },
    );
    expect(out).toBe('1 card in faces/*.png\n');
    const [file] = readdirSync(join(cwd, 'faces'));
    // 63 mm and a bleed of 3 on both sides, 300 dots to an inch.
    expect(readFileSync(join(cwd, 'faces', file)).readUInt32BE(16)).toBe(815);
  });

  it.runIf(WHOLE)('writes a saved object with its pictures for Tabletop Simulator', async () => {
    const cwd = folder();
    const { status } = await run(
      ['print', 'kiln', '--for', 'tts', '--images', 'https://example.org/k/', '-o', 'toys'],
      { cwd },
    );
    expect(status).toBe(0);
    const saved = JSON.parse(readFileSync(join(cwd, 'toys/kiln.json'), 'utf8')) as {
      ObjectStates: { CustomDeck?: Record<string, { FaceURL: string }> }[];
    };
    const urls = saved.ObjectStates.flatMap(({ CustomDeck = {} }) =>
      Object.values(CustomDeck).map(({ FaceURL }) => FaceURL),
    );
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/example\.org\/k\/kiln-/);
      expect(existsSync(join(cwd, 'toys', url.slice('https://example.org/k/'.length)))).toBe(true);
    }
  });

  it('writes tables for other programs', async () => {
    const cwd = folder();
    const { out } = await run(['print', 'kiln', 'ember', '--for', 'squib'], { cwd });
    expect(out.split('\n')[0]).toMatch(/^id,qty,kind,name,type/);
    expect(out.split('\n')[1]).toMatch(/^ember,1,spark,Ember,spark/);
  });

  const refused = [
    [['--size', 'pokker'], 'cannot be `pokker`; did you mean `poker`?'],
    [['--lang', 'en,it'], '`--lang` cannot be `it`; there is `en`, `fr` or `de`'],
    [['--lang', 'en,fr,de'], 'it is one language or two'],
    [['--offset', '1,1'], '`--offset` has no effect without `--backs`'],
    [['--rules', '--backs'], '`--backs` has no effect beside `--rules`; leave it out'],
    [['--for', 'squib', '--art', 'x'], '`--art` has no effect beside `--for squib`'],
    [['--aid', '--lang', 'en,de'], '`--lang` cannot be `en,de`; write `--lang en`'],
    [['gift', '--rules'], '`gift` is one word too many for `print --rules`'],
    [['--bleed', 'much'], 'it is a number of millimetres from 0 to 10'],
    [['--art', 'nowhere'], 'there is no file or folder `nowhere`'],
    [['--size', '200x200'], 'does not fit on the paper `a4`; write `--paper card`'],
    [['--since', 'HEAD'], 'git knows no revision `HEAD`'],
  ] as const;
  it.each(sampled(refused, 3))('refuses %j', async (words, told) => {
    const { status, err } = await run(['print', 'kiln', ...words], { cwd: folder() });
    expect(status).toBe(2);
    expect(err).toContain(told);
  });

  it('writes over nothing but its own files', async () => {
    const cwd = folderWith({ 'cards/kiln/game.yaml': KILN, 'mine.pdf': 'my notes' });
    const { status } = await run(['print', 'kiln', 'gift', '-o', 'mine.pdf'], { cwd });
    expect(status).toBe(2);
    expect(readFileSync(join(cwd, 'mine.pdf'), 'utf8')).toBe('my notes');
  });
});
