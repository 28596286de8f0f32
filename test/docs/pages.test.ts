import { existsSync } from 'node:fs';
import { gamesThere } from '../files.ts';
import { describe, expect, it } from 'vitest';
import { blocksOf, option, says } from './blocks.ts';
import { filesBelow, fileText } from './library.ts';
import { findingsOf, isRunnable } from './run.ts';
import { WHOLE } from '../size.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', '.md').filter((name) => !name.startsWith('docs/errors/'))];

/** What belongs to a game goes with it: its data in `cards/` and what is made for it in `examples/`. */
function isOfAbsentGame(target: string): boolean {
  const id = /(?:^|\/)(?:cards|examples)\/([a-z-]+)\//.exec(`${target}/`)?.[1];
  const ownFolder = id !== undefined && existsSync(new URL(`../../examples/${id}/game.yaml`, import.meta.url));
  return id !== undefined && !ownFolder && !gamesThere().includes(id);
}

describe.each(pages)('%s', (page) => {
  const text = fileText(page);

  for (const [i, block] of blocksOf(text).filter(isRunnable).entries()) {
    const id = option(block, 'id');
    if (id !== undefined && !gamesThere().includes(id)) {
      it.skip(`the example at line ${block.line} needs the game ${id}`);
      continue;
    }
    it.runIf(WHOLE || i % 3 === 0)(`the example at line ${block.line} does what is said of it`, () => {
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
    const there = (target: string): boolean => existsSync(new URL(`../../${folder}${target}`, import.meta.url));
    const missing = links.filter((target) => !there(target) && !isOfAbsentGame(target));
    expect(missing).toEqual([]);
  });
});

describe('docs/README.md', () => {
  const listed = fileText('docs/README.md');

  it.each(filesBelow('docs', '.md').filter((name) => /^docs\/(?:decisions\/|rules\/)?[^/]+\.md$/.test(name)))(
    'lists %s',
    (name) => {
      if (name !== 'docs/README.md') expect(listed).toContain(`](${name.slice('docs/'.length)})`);
    },
  );
});
