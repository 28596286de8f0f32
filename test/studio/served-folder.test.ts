import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasBrowser, openStudio, ready, typeLine } from './open-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const path = join(folder, 'owl.yaml');
const file = (name: string): string => `/work/file?name=${encodeURIComponent(name)}`;
const CARD = 'kind: leader\nid: the-owl\nname: The Owl\nclass: fighter\nskill: +1 to your hero rolls\n';
writeFileSync(path, CARD);
symlinkSync('/etc', join(folder, 'elsewhere'));

describe.skipIf(!hasBrowser)('a folder that is served', () => {
  const studio = openStudio(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  interface Wish {
    readonly method?: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  const asked = ({
    method = 'GET',
    path: at,
    headers = { 'x-cardwright': 'studio' },
    body,
  }: Wish): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(studio.address());
      const sent = request({ hostname, port, path: at, method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  it('is opened, written to, and seen when another program changes it', async () => {
    const page = await studio.page();
    await page.locator('.file[title="owl.yaml"]').click();
    await typeLine(page, 'skill', '+2 to your hero rolls');
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('+2 to your hero rolls');
    writeFileSync(path, CARD.replace('+1', '+3'));
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+3 to your hero rolls');
    await page.reload();
    await ready(page);
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+3 to your hero rolls');
    expect(studio.faults).toEqual([]);
  });

  it('answers this page alone, and nothing outside of the folder', async () => {
    for (const name of [
      '../x.yaml',
      '/etc/x.yaml',
      '.x.yaml',
      'a/../x.yaml',
      'x.js',
      'elsewhere/x.yaml',
      'a\\x.yaml',
      '',
    ])
      expect(await asked({ method: 'PUT', path: file(name), body: 'a: 1' }), name).toBe(400);
    expect(await asked({ path: '/work/files', headers: {} })).toBe(403);
    expect(await asked({ path: '/work/changes', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await asked({ path: '/', headers: { host: 'evil.example' } })).toBe(403);
    expect(await asked({ method: 'POST', path: file('x.yaml') })).toBe(405);
    expect(
      await asked({ method: 'PUT', path: file('x.yaml'), body: 'x'.repeat(3_000_000) }).catch(() => 413),
    ).toBe(413);
  });
});
