import { describe, expect, it } from 'vitest';
import { codes, isCode, type Code } from '../../dsl/codes.ts';
import { blocksOf, says } from './blocks.ts';
import { filesBelow, fileText } from './library.ts';
import { elsewhere, made } from './made.ts';
import { findingsOf, isRunnable } from './run.ts';

const pages = filesBelow('docs/errors', '.md').filter((name) => !name.endsWith('README.md'));
const codeOf = (page: string): string => page.slice('docs/errors/'.length, -'.md'.length);

describe('pages of error codes', () => {
  it('are there for every code, and for nothing else', () => {
    expect(pages.map(codeOf).toSorted()).toEqual([...codes].toSorted());
  });

  it('are listed in one place', () => {
    const listed = [...fileText('docs/errors/README.md').matchAll(/\]\(([a-z]+\/[a-z-]+)\.md\)/g)];
    expect(listed.map(([, code]) => code).toSorted()).toEqual([...codes].toSorted());
  });

  describe.each(pages)('%s', (page) => {
    const code = codeOf(page) as Code;
    const text = fileText(page);
    const blocks = blocksOf(text);
    const failing = blocks.filter((block) => says(block, 'fails'));
    const mended = blocks.filter((block) => !says(block, 'fails'));

    it('has the title of its code', () => {
      expect(isCode(code)).toBe(true);
      expect(text.startsWith(`# ${code}\n`)).toBe(true);
    });

    it('shows how it comes about', () => {
      const ways = [failing.length > 0, made[code] !== undefined, elsewhere[code] !== undefined];
      expect(ways.filter(Boolean)).toHaveLength(1);
      expect(made[code]?.().map((each) => each.code)[0]).toBe(made[code] && code);
    });

    for (const block of blocks.filter(isRunnable)) {
      const found = () => findingsOf(block).map((each) => each.code);
      if (failing.includes(block)) {
        it(`line ${block.line} gives this code, in the words of the page`, () => {
          const [first] = findingsOf(block);
          expect(first?.code).toBe(code);
          expect(text).toContain(`> ${first.message}\n`);
          if (first.help) expect(text).toContain(`> ${first.help}\n`);
        });
      } else if (mended.includes(block)) {
        it(`line ${block.line} is right`, () => {
          expect(found().filter((each) => each !== 'name/not-here')).toEqual([]);
          if (says(block, 'passes')) expect(found()).toEqual([]);
        });
      }
    }
  });
});
