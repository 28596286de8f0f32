/** Errors of printed texts that were found once: none of them is on a page again. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import { ROOT } from '../files.ts';

interface KnownError {
  readonly never: string;
  readonly right: string;
  /** Which pages, where not all are meant. */
  readonly where?: string;
  /** Only rule books. */
  readonly books?: true;
  /** Why it still stands. */
  readonly reason?: string;
}

const known = parseYaml(readFileSync(`${ROOT}test/render/known-errors.yaml`, 'utf8')) as Readonly<
  Record<Language, readonly KnownError[]>
>;

const pagesOf = (folder: string, language: Language): [string, string][] =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith(`.${language}.md`))
    .map((name) => [`${folder}/${name}`, readFileSync(`${ROOT}${folder}/${name}`, 'utf8')]);

const patternOf = (never: string): RegExp => {
  const [, inside] = /^\/(.*)\/$/s.exec(never) ?? [];
  return new RegExp(inside ?? never.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'u');
};

describe.each(languages)('%s', (language) => {
  const books = pagesOf('docs/rule-books', language);
  const pages = [...pagesOf('docs/cards', language), ...books];

  it.each([...known[language]])('$never', ({ never, books: onlyBooks, reason }) => {
    const pattern = patternOf(never);
    const found = (onlyBooks ? books : pages).filter(([, text]) => pattern.test(text)).map(([name]) => name);
    if (reason === undefined) expect(found).toEqual([]);
    // A reason for what is gone would be wrong.
    else expect(found).not.toEqual([]);
  });
});
