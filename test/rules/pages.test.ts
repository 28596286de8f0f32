import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookPages, booksThere } from '../../docs/rule-books.ts';

const folder = new URL('../../docs/rule-books/', import.meta.url);

describe.each([...booksThere()])('the rule book of %s', (id, from) => {
  const pages = bookPages(id, from);

  it.each([...pages.keys()])('docs/rule-books/%s is as it is made', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(pages.get(name));
  });

  it('has no page more', () => {
    const there = readdirSync(folder).filter((name) => name.startsWith(`${id}.`));
    expect(there.toSorted()).toEqual([...pages.keys()].toSorted());
  });
});
