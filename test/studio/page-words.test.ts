import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each word of the page belongs to one part of it: words of two parts would hide each other', () => {
  const folder = 'studio/words/en';
  const files = readdirSync(folder).filter((name) => name !== 'page-words.ts');
  const keys = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
