/** Files that are no cards, taken in from the disk: each ends in a message, and the page lives on. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { HOSTILE } from './hostile-inputs.ts';
import { hasBrowser, openStudio, ready } from './open-studio.ts';

interface GivenFile {
  readonly name: string;
  readonly buffer: Buffer;
}

const random = randomSource('hostile files');
const noise = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, () => random(256)));
const zipped = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const inZip = (name: string, files: Readonly<Record<string, string>>): GivenFile => ({
  name,
  buffer: zipped(files),
});

const ZIPS: readonly GivenFile[] = [
  inZip('up.zip', { '../../evil.yaml': 'a: 1' }),
  inZip('root.zip', { '/etc/passwd.yaml': 'a: 1' }),
  inZip('code.zip', { 'a.js': 'alert(1)', 'b.html': '<script>alert(1)</script>' }),
  inZip('bomb.zip', { 'a.yaml': '0'.repeat(80_000_000) }),
  inZip('many.zip', Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`${i}.yaml`, 'a: 1']))),
  inZip('none.zip', {}),
  inZip('deep.zip', { [`${'a/'.repeat(90)}b.yaml`]: 'a: 1' }),
  inZip('prototype.zip', { '__proto__.yaml': 'a: 1', 'constructor.yaml': '- kind: x' }),
  inZip('game.zip', { 'game.yaml': 'game: ../../etc' }),
  inZip('signs.zip', { 'a\u202Eb.yaml': 'a: 1', 'a\nb.yaml': 'a: 1' }),
];

/** A zip with a sound card, damaged in some place. */
const damaged = Array.from({ length: 10 }, (_, i): GivenFile => {
  const whole = zipped({ 'owl.yaml': 'kind: leader\nid: the-owl\n' });
  whole[(i * 13 + 4) % whole.length] ^= 0xff;
  return { name: `damaged-${i}.zip`, buffer: i % 2 === 0 ? whole : whole.subarray(0, whole.length - 7 * i) };
});

const FILES: readonly GivenFile[] = [
  ...HOSTILE.map(([, text], i) => ({ name: `text-${i}.yaml`, buffer: Buffer.from(text) })),
  ...HOSTILE.map(([, text], i) => ({
    name: `wide-${i}.yaml`,
    buffer: Buffer.from(`\uFEFF${text}`, 'utf16le'),
  })),
  ...Array.from({ length: 10 }, (_, i) => ({ name: `noise-${i}.yaml`, buffer: noise(10 ** (i % 5)) })),
  ...Array.from({ length: 10 }, (_, i) => ({ name: `noise-${i}.zip`, buffer: noise(10 ** (i % 5)) })),
  ...ZIPS,
  ...damaged,
];

describe.skipIf(!hasBrowser)('hostile files', () => {
  const studio = openStudio();

  it('end in a message, and the page lives on', async () => {
    expect(FILES).toHaveLength(80);
    const page = await studio.page();
    await page.locator('.welcome button').first().waitFor();
    for (const { name, buffer } of FILES) {
      await page.locator('.take-in input').setInputFiles([{ name, mimeType: 'text/yaml', buffer }]);
      // It is refused, shown first, or there as a file with what is wrong in it.
      const told = page.locator('.notice:not(:empty), .received');
      const mine = page
        .locator('.file-list')
        .first()
        .getByRole('button', { name: /^Delete / });
      await expect
        .poll(async () => (await told.count()) + (await mine.count()), { message: name })
        .toBeGreaterThan(0);
      await ready(page);
      await page.locator('.findings .quiet, .finding, .notice:not(:empty), .received').first().waitFor();
      const shown = (await page.locator('.findings, .notice, .received').allTextContents()).join(' ');
      expect(shown, name).not.toMatch(/\bat \w+ \(|\.ts:\d|\.js:\d|undefined|\[object/);
      if (await page.locator('.received').count())
        await page.getByRole('button', { name: 'Leave it' }).click();
      // Files of a zip come one after the other.
      await page.waitForTimeout(200);
      for (let tries = 0; tries < 50 && (await mine.count()) > 0; tries++) {
        await mine.first().click();
        await page.getByRole('button', { name: 'Yes, delete' }).click();
        await page.waitForTimeout(100);
      }
      await expect.poll(() => mine.count(), { message: name }).toBe(0);
      await page.reload();
      await ready(page);
    }
    expect(await page.evaluate('({}).polluted')).toBeUndefined();
    expect(studio.faults).toEqual([]);
  });
});
