import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardPages } from '../../docs/cards.ts';
import { gamesThere } from '../files.ts';

const folder = new URL('../../docs/cards/', import.meta.url);

describe.each(gamesThere())('the cards of %s in words', (id) => {
  const pages = cardPages(id);

  it.each([...pages.keys()])('docs/cards/%s is as it is made', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(pages.get(name));
  });

  it('have no page more', () => {
    const there = readdirSync(folder).filter((name) => name.startsWith(`${id}.`));
    expect(there.toSorted()).toEqual([...pages.keys()].toSorted());
  });
});
