import { describe, expect, it } from 'vitest';
import { hasBrowser, makeNew, openStudio, pasteText } from './open-studio.ts';

const deep = (open: string, close: string): string => open.repeat(3000) + close.repeat(3000);

/** Texts that somebody might paste, or that a file might hold: each must end in a message, and the page lives on. */
const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['no text', ''],
  ['spaces', ' '.repeat(5000)],
  ['tabs', '\t\tkind: hero\n\tid: x'],
  ['deep lists', deep('[', ']')],
  ['deep maps', deep('{a: ', '}')],
  ['many aliases', `a: &a [x]\n${Array.from({ length: 40 }, (_, i) => `k${i}: [*a, *a, *a]`).join('\n')}`],
  ['an alias of itself', 'a: &a [*a]'],
  ['a custom tag', 'kind: !!js/function "function () { return 1 }"'],
  [
    'markup',
    'kind: leader\nid: x\nname: { en: "<img src=x onerror=alert(1)>" }\nskill: <script>alert(1)</script>',
  ],
  ['a prototype', '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }'],
  ['ids of objects', 'kind: constructor\nid: toString\nname: { en: hasOwnProperty }'],
  ['numbers', '1e999999999'],
  ['a long line', `kind: leader\nid: x\nskill: ${'draw a card and '.repeat(3000)}`],
  ['many brackets in a text', `kind: leader\nid: x\nskill: ${'('.repeat(4000)}`],
  ['letters of all sorts', 'kind: leader\nid: x\nname: { en: "\u202Eevil\u0000\uFFFF\u{1F600}" }'],
  ['half of a letter', 'name: "\uD800"'],
  ['many cards', Array.from({ length: 2000 }, (_, i) => `- { kind: leader, id: card-${i} }`).join('\n')],
  ['many documents', '---\na: 1\n'.repeat(500)],
  ['another game', 'game: mine\nlanguage: 1\nname: Mine\nplayers: { min: 1, max: 99999 }'],
  ['ten million letters', 'x'.repeat(10_000_000)],
];

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
