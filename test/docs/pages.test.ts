import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, option, says } from './blocks.ts';
import { filesBelow, fileText } from './library.ts';
import { findingsOf, isRunnable } from './run.ts';

const pages = ['README.md', ...filesBelow('docs', '.md').filter((name) => !name.startsWith('docs/errors/'))];

describe.each(pages)('%s', (page) => {
  const text = fileText(page);

  for (const block of blocksOf(text).filter(isRunnable)) {
    it(`the example at line ${block.line} does what is said of it`, () => {
      const codes = findingsOf(block).map(({ code }) => code);
      const wanted = option(block, 'fails');
      if (wanted) expect(codes[0]).toBe(wanted);
      else if (says(block, 'read')) expect(new Set(codes)).toEqual(new Set(block.words[0] === 'abilities' ? [] : ['name/not-here']));
      else expect(codes).toEqual([]);
    });
  }

  it('links to files that are there', () => {
    const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
    const missing = links.filter((target) => !existsSync(new URL(`../../${folder}${target}`, import.meta.url)));
    expect(missing).toEqual([]);
  });
});
