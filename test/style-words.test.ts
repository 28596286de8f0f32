import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { filesBelow, isCode } from './files.ts';

const ROOMS = ['dsl', 'schemas', 'interpreter', 'service', 'bots', 'cli'];

/** What `docs/style.md` asks comments to avoid, and how often comments still have it. A number may only fall. */
const AVOIDED: readonly { words: string; pattern: RegExp; left: number }[] = [
  { words: 'told, said', pattern: /\b(?:told|said)\b/gi, left: 2 },
  {
    words: 'tells of, speaks of, hears of',
    pattern: /\b(?:tells?|telling|speaks?|spoken?|speaking|hears?|heard|hearing) of\b/gi,
    left: 0,
  },
  { words: 'whoever', pattern: /\bwho(?:ever|mever|soever)\b/gi, left: 1 },
  { words: 'brought about', pattern: /\b(?:brings?|brought|bringing)\b[^.,;:]*? about\b/gi, left: 1 },
  { words: 'comes about', pattern: /\b(?:comes?|came|coming) about\b/gi, left: 0 },
  { words: 'held against', pattern: /\b(?:holds?|held|holding) (?:\w+ )?against\b/gi, left: 1 },
  { words: 'anew', pattern: /\banew\b/gi, left: 0 },
  { words: 'stands', pattern: /\b(?:stands?|stood|standing)\b(?! for\b)/gi, left: 7 },
  { words: 'lies', pattern: /\b(?:lies?|lay|lying)\b/gi, left: 1 },
  { words: 'what is of', pattern: /\bwhat (?:is|are) of\b/gi, left: 0 },
  { words: 'a thing', pattern: /\bthings?\b/gi, left: 3 },
  { words: 'mended', pattern: /\bmend(?:s|ed|ing)?\b/gi, left: 0 },
];

/** Prose of the comments of a file, joined over lines; what is quoted in backticks is left out. */
function proseOf(path: string, text: string): string {
  const { comments } = parseSync(path, text);
  return comments
    .map(({ value }) => value.replaceAll(/`[^`]*`/g, '``').replaceAll(/\s*\n\s*\*?\s*/g, ' '))
    .join('\n');
}

describe('the words that comments avoid', () => {
  const files = ROOMS.flatMap((room) => [...filesBelow(room, isCode)]);
  const prose = files.map(([path, text]) => proseOf(path, text)).join('\n');

  it('are looked for in comments and nowhere else', () => {
    const code = "/** Is told\n * of `what lies`. */\nconst lies = 'stands // anew'; // whoever\n";
    expect(proseOf('x.ts', code)).toBe('* Is told of ``. \n whoever');
  });

  it.each(AVOIDED)('become fewer: $words', ({ words, pattern, left }) => {
    const found = prose.match(pattern)?.length ?? 0;
    expect(found, `a comment says "${words}": docs/style.md has what to write`).toBeLessThanOrEqual(left);
    expect(found, `comments say "${words}" less often: write this number into the table`).toBe(left);
  });
});
