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

it('speaks to its reader in German as the questions of games do, with du', () => {
  const folder = 'studio/words/de';
  const formal = /\b(?:Ihnen|Ihre?[mnrs]?)\b|\b\w+en Sie\b|\bSie (?:sind|\w+en)\b|'Sie'/;
  const lines = readdirSync(folder).flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'));
  expect(lines.filter((line) => formal.test(line))).toEqual([]);
  expect(lines.filter((line) => /\b(?:du|dir|dein)/i.test(line)).length).toBeGreaterThan(10);
});
