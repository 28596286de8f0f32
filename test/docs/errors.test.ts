import { describe, expect, it } from 'vitest';
import { codes, isCode, type Code } from '../../dsl/diagnostics/codes.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import { sampled, WHOLE } from '../size.ts';
import { blocksOf, says, type FencedBlock } from './blocks.ts';
import { filesBelow, fileText } from './library.ts';
import { elsewhere, made } from './made.ts';
import { findingsOf, isRunnable } from './run.ts';

const all = filesBelow('docs/errors', '.md').filter((name) => !name.endsWith('README.md'));
const isTranslated = (page: string): boolean => /^docs\/errors\/(?:fr|de)\//.test(page);
const pages = all.filter((page) => !isTranslated(page));
const codeOf = (page: string): string => page.slice('docs/errors/'.length, -'.md'.length);
/** What a page says at its top: the message, and below it the help. */
const quoted = ({ message, help }: { message: string; help?: string }): string =>
  `> ${message}\n${help === undefined ? '' : `>\n> ${help}\n`}`;

describe('pages of error codes', () => {
  it('are there for every code, and for nothing else', () => {
    expect(pages.map(codeOf).toSorted()).toEqual([...codes].toSorted());
  });

  it('are listed in one place', () => {
    const listed = [...fileText('docs/errors/README.md').matchAll(/\]\(([a-z]+\/[a-z-]+)\.md\)/g)];
    expect(listed.map(([, code]) => code).toSorted()).toEqual([...codes].toSorted());
  });

  describe.each(pages.map((page, i) => [page, i] as const))('%s', (page, i) => {
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
      const [first] = made[code]?.() ?? [];
      expect(first?.code).toBe(made[code] && code);
      if (first) expect(text).toContain(quoted(first));
    });

    for (const block of blocks.filter(isRunnable)) {
      const found = () => findingsOf(block).map((each) => each.code);
      if (failing.includes(block)) {
        it.runIf(WHOLE || i % 4 === 0)(`line ${block.line} gives this code, in the words of the page`, () => {
          const [first] = findingsOf(block);
          expect(first?.code).toBe(code);
          expect(text).toContain(`> ${first.message}\n`);
          if (first.help) expect(text).toContain(`> ${first.help}\n`);
        });
      } else if (mended.includes(block)) {
        it.runIf(WHOLE || i % 12 === 0)(`line ${block.line} is right`, () => {
          expect(found().filter((each) => each !== 'name/not-here')).toEqual([]);
          if (says(block, 'passes')) expect(found()).toEqual([]);
        });
      }
    }
  });
});

/** A block without its place on the page. */
const example = ({ language, words, text }: FencedBlock): object => ({ language, words, text });

describe.each(['fr', 'de'] as const)('pages of error codes in %s', (language) => {
  const folder = `docs/errors/${language}/`;
  const translated = all.filter((page) => page.startsWith(folder));
  const codeOf = (page: string): string => page.slice(folder.length, -'.md'.length);

  it('are there for every code, and for nothing else', () => {
    const found = translated.map(codeOf);
    expect(found.toSorted()).toEqual(codes.toSorted());
  });

  it.each(sampled(translated, 24))('%s says in this language what the English page says', (page) => {
    const code = codeOf(page) as Code;
    const text = fileText(page);
    const english = fileText(`docs/errors/${code}.md`);
    expect(text.startsWith(`# ${code}\n`)).toBe(true);
    // The examples are the same, and what is found in those has been held against the English page.
    expect(blocksOf(text).map(example)).toEqual(blocksOf(english).map(example));
    const failing = blocksOf(text).find((block) => says(block, 'fails'));
    const [found] = failing ? findingsOf(failing) : (made[code]?.() ?? []);
    if (!found) return expect(elsewhere[code]).toBeDefined();
    expect(text).toContain(quoted(said(found, language)));
    expect(said(found, language).message).not.toBe(found.message);
  });
});
