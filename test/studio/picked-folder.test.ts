/**
 * A folder that a person picks. No browser without a screen shows the dialog, so the page is given a folder of the
 * browser's own in its place: the same handles, files and errors.
 */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser, makeNew, openStudio, ready, typeLine } from './open-studio.ts';

const FOLDER = 'my cards';
const CARD = 'kind: leader\nid: the-owl\nname: The Owl\nclass: fighter\nskill: +1 to your hero rolls\n';

const PICK = `globalThis.showDirectoryPicker = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(${JSON.stringify(FOLDER)}, { create: true });`;

/** Writes a file of the folder as another program would. */
const put = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(`(async () => {
    ${PICK}
    const file = await (await showDirectoryPicker()).getFileHandle(${JSON.stringify(name)}, { create: true });
    const stream = await file.createWritable();
    await stream.write(${JSON.stringify(text)});
    await stream.close();
  })()`);

const textOf = (page: Page, name: string): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const folder = await showDirectoryPicker();
    const file = await folder.getFileHandle(${JSON.stringify(name)}).catch(() => undefined);
    return file ? (await file.getFile()).text() : '';
  })()`);

describe.skipIf(!hasBrowser)('a folder that is picked', () => {
  const studio = openStudio();

  it('is read, written to, watched, opened again, and left', async () => {
    const page = await studio.page();
    await page.addInitScript(PICK);
    await put(page, 'owl.yaml', CARD);
    await put(page, 'notes.txt', 'not a card');
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Open a folder …' }).click();
    await page.locator('.file[title="owl.yaml"]').click();
    expect(await page.locator('.file').allTextContents()).not.toContain('notes.txt');
    await expect.poll(() => page.locator('.place-line').textContent()).toContain(FOLDER);

    await typeLine(page, 'skill', '+2 to your hero rolls');
    await expect.poll(() => textOf(page, 'owl.yaml')).toContain('+2 to your hero rolls');
    await put(page, 'owl.yaml', CARD.replace('+1', '+3'));
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+3 to your hero rolls');

    await makeNew(page, 'leader', 'The Second Owl');
    await expect.poll(() => textOf(page, 'the-second-owl.yaml')).toContain('The Second Owl');
    await page.getByRole('button', { name: 'Delete the-second-owl.yaml' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect.poll(() => textOf(page, 'the-second-owl.yaml')).toBe('');

    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: `Open ${FOLDER} again` }).click();
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('+3 to your hero rolls');
    await page.getByRole('button', { name: 'Back to the files in this browser' }).click();
    await ready(page);
    expect(await page.locator('.file[title="owl.yaml"]').count()).toBe(0);
    expect(await textOf(page, 'notes.txt')).toBe('not a card');
    expect(studio.faults).toEqual([]);
  });
});
