import { describe, expect, it } from 'vitest';
import { HOSTILE } from './hostile-inputs.ts';
import { hasBrowser, makeNew, openStudio, pasteText } from './open-studio.ts';

describe.skipIf(!hasBrowser)('hostile texts', () => {
  const studio = openStudio();

  it('keep the page alive, with a message in words', async () => {
    expect(HOSTILE).toHaveLength(20);
    const page = await studio.page();
    const kind = (await page.locator('.welcome button').first().textContent())!.replace('New ', '');
    await makeNew(page, kind, 'The Survivor');
    await page.locator('.card').first().waitFor();
    const whole = await page.locator('.cm-content').innerText();
    for (const [what, text] of HOSTILE) {
      await pasteText(page, text);
      // The check of this very text, or the notice that it is too long.
      await page.waitForTimeout(150);
      const said = page.locator('.findings .quiet, .finding, .notice:not(:empty)');
      await expect.poll(() => said.count(), { message: what }).toBeGreaterThan(0);
      await page.locator('button.state[aria-busy="false"]').waitFor();
      const shown = await page.locator('.findings, .notice').allTextContents();
      expect(shown.join(' '), what).not.toMatch(/\bat \w+ \(|\.ts:\d|\.js:\d|undefined|\[object/);
      await pasteText(page, whole);
      await expect
        .poll(() => page.locator('button.state').textContent(), { message: `after ${what}` })
        .toBe('All is well');
    }
    expect(await page.locator('.card h3').first().textContent()).toBe('The Survivor');
    expect(studio.faults).toEqual([]);
  });
});
