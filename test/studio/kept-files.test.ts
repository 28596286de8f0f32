import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { chooseGame, hasBrowser, makeNew, openStudio, typeLine } from './open-studio.ts';

describe.skipIf(!hasBrowser)('what a person has written', () => {
  const studio = openStudio();

  it('is there again after the page was closed, for each game apart, and in another tab at once', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Lasting');
    await page.locator('.card').first().waitFor();
    await typeLine(page, 'skill', '+3 to your hero rolls');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const text = other.locator('.cm-content');
    await expect.poll(() => text.innerText()).toContain('+3 to your hero rolls');
    await typeLine(page, 'skill', '+2 to your hero rolls');
    await expect.poll(() => text.innerText()).toContain('+2 to your hero rolls');
    await page.close();
    await chooseGame(other, 'slasher');
    expect(await other.locator('.file-list').first().textContent()).not.toContain('lasting');
    await chooseGame(other, 'here-to-slay');
    await expect.poll(() => text.innerText()).toContain('+2 to your hero rolls');
    await other.getByRole('button', { name: 'Delete the-lasting.yaml' }).click();
    await other.getByRole('button', { name: 'Yes, delete' }).click();
    await other.reload();
    await other.locator('.welcome h2').waitFor();
    expect(studio.faults).toEqual([]);
  });

  it('is not lost where two tabs write the same file: the text that goes is a version', async () => {
    const page = await studio.page();
    await chooseGame(page, 'here-to-slay');
    await makeNew(page, 'leader', 'The Torn');
    await page.locator('.card').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('.cm-content').innerText()).toContain('skill');
    // The first change of each keeps what was there before as a version, and later ones do not for a while.
    await typeLine(other, 'skill', '+4 to your hero rolls');
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+4 to your hero rolls');
    await typeLine(page, 'skill', '+3 to your hero rolls');
    await expect.poll(() => other.locator('.cm-content').innerText()).toContain('+3 to your hero rolls');
    await typeLine(other, 'skill', '+5 to your attack rolls');
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+5 to your attack rolls');
    const versions = (): Promise<string[]> =>
      page.evaluate<string[]>(`new Promise((resolve) => {
        const asked = indexedDB.open('cardwright-studio');
        asked.onsuccess = () => {
          const all = asked.result.transaction('versions').objectStore('versions').getAll();
          all.onsuccess = () => resolve(all.result.map(({ text }) => text));
        };
      })`);
    await expect.poll(async () => (await versions()).join()).toContain('+3 to your hero rolls');
    expect(studio.faults).toEqual([]);
  });

  it('is shown in the language that was chosen, and stays in it', async () => {
    const page = await studio.page();
    await page.getByRole('button', { name: 'de', exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await page.getByRole('tab', { name: 'Regeln' }).click();
    await page.locator('.rules h2').first().waitFor();
    await expect.poll(() => page.locator('.rules').textContent()).toContain('Spieler');
    expect(studio.faults).toEqual([]);
  });
});

describe.skipIf(!hasBrowser)('the server of the page', () => {
  const studio = openStudio();

  /** The answer to an address as it is written, without anything put right by a client. */
  const asked = (path: string): Promise<{ status: number | undefined; policy: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(studio.address());
      request({ hostname, port, path }, (response) => {
        response.resume();
        const policy = String(response.headers['content-security-policy']);
        resolve({ status: response.statusCode, policy });
      })
        .on('error', reject)
        .end();
    });

  it('forbids the page what its worker may do, and serves nothing but the page', async () => {
    const page = await studio.page();
    const { policy } = await asked('/');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    const worker = studio.sizes.find(({ path }) => path.includes('engine-worker'))!;
    expect((await asked(worker.path)).policy).toBe("default-src 'none'; script-src 'self' 'unsafe-eval'");
    for (const path of [
      '/../package.json',
      '/assets/../../studio-build.ts',
      '/%2e%2e/package.json',
      '//x',
      '/assets',
    ])
      expect((await asked(path)).status, path).toBe(404);
    await page.close();
  });
});
