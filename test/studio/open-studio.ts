import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPage, pageFolder } from '../../cli/studio/page-files.ts';
import { servePage, type StudioServer } from '../../cli/studio/page-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Without a browser the tests of the page are skipped. */
export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser)
  console.warn(`The tests of the studio are SKIPPED: there is no ${CHROMIUM} (apt-get install chromium).`);

/** A browser with the page, for the tests of a file. */
export interface Studio {
  /** Opens the page in a browser context of its own: nothing is kept from before. */
  page(size?: { readonly width: number; readonly height: number }): Promise<Page>;
  /** What went wrong in pages: errors, refused requests, requests to other hosts. */
  readonly faults: string[];
  /** What pages have loaded, compressed as it is sent. */
  readonly sizes: { readonly path: string; readonly size: number }[];
  /** Where the page is served. */
  address(): string;
}

let built: Promise<void> | undefined;

/** Builds and serves the page, with a folder where one is given, and starts the browser, before the tests of a file. */
export function openStudio(folder?: string): Studio {
  const faults: string[] = [];
  const sizes: { path: string; size: number }[] = [];
  let browser: Browser;
  let served: StudioServer;
  let address: string;
  if (hasBrowser) {
    beforeAll(async () => {
      await (built ??= buildPage());
      served = await servePage({ page: pageFolder(), ...(folder === undefined ? {} : { folder }) });
      ({ address } = served);
      browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      });
    });
    afterAll(async () => {
      await browser?.close();
      served?.close();
    });
  }
  return {
    faults,
    sizes,
    address: () => address,
    async page(size = { width: 1440, height: 900 }) {
      const context = await browser.newContext({ viewport: size, locale: 'en-GB' });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
      page.on('console', (said) => said.type() === 'error' && faults.push(`console: ${said.text()}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(address) && !url.startsWith('blob:') && !url.startsWith('data:'))
          faults.push(`request: ${url}`);
      });
      page.on('response', (response) => {
        const size = Number(response.headers()['content-length'] ?? 0);
        sizes.push({ path: new URL(response.url()).pathname, size });
      });
      await page.goto(address);
      await ready(page);
      return page;
    },
  };
}

/** Waits until the game is loaded and checked. */
export const ready = (page: Page): Promise<void> =>
  page.locator('button.state:not(.busy)[aria-busy="false"]').waitFor();

/** Chooses a game by its id. */
export async function chooseGame(page: Page, id: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(id);
  await ready(page);
}

/** Begins a new file with a name, as a person does. */
export async function makeNew(page: Page, what: string, name: string): Promise<void> {
  // On a small screen the files have a tab of their own.
  const files = page.locator('#tab-files');
  if (await files.count()) await files.click();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: `New ${what}`, exact: true })
    .click();
  await page.getByLabel('What is it called?').fill(name);
  await page.getByRole('button', { name: 'Make it' }).click();
}

/** Pastes a text over the whole text of the open file. */
export async function pasteText(page: Page, text: string): Promise<void> {
  const content = page.locator('.cm-content');
  await content.focus();
  await page.keyboard.press('Control+A');
  await content.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Puts other words at the end of the line that begins with a key. */
export async function typeLine(page: Page, key: string, text: string): Promise<void> {
  await page.locator('.cm-line', { hasText: new RegExp(`^${key}:`) }).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(`${key}: ${text}`, { delay: 10 });
  await page.keyboard.press('Escape');
}
