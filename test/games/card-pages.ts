import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardPages } from '../../docs/cards.ts';
import type { Loads } from './loads.ts';

const folder = new URL('../../docs/cards/', import.meta.url);

/** Holds the pages in `docs/cards` against what is printed on the cards of a game and of its examples. */
export function cardPagesOf(id: string, { load }: Loads): void {
  describe(`the cards of ${id} in words`, () => {
    const pages = cardPages(id, load);

    it.each([...pages.keys()])('docs/cards/%s is as it is made', (name) => {
      expect(readFileSync(new URL(name, folder), 'utf8')).toBe(pages.get(name));
    });

    it('have no page more', () => {
      const there = readdirSync(folder).filter((name) => name.startsWith(`${id}.`));
      expect(there.toSorted()).toEqual([...pages.keys()].toSorted());
    });
  });
}
