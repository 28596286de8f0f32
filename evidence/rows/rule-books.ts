import { existsSync, readFileSync } from 'node:fs';
import { bookPages, booksThere } from '../../docs/rule-books.ts';
import type { Measured, Row } from '../row.ts';

/** The rule books of all games, as the pages in docs/rule-books have them. */
function measure(): Measured {
  const folder = new URL('../../docs/rule-books/', import.meta.url);
  const games = booksThere();
  const pages = [...games].flatMap(([id, from]) => [...bookPages(id, from)]);
  const stale = pages.filter(([name, text]) => {
    const page = new URL(name, folder);
    return !existsSync(page) || readFileSync(page, 'utf8') !== text;
  });
  return {
    measured: `${games.size} games on ${pages.length} pages; ${stale.length} differ from what is made`,
    met: pages.length === games.size * 3 && stale.length === 0,
    details: stale.map(([name]) => `docs/rule-books/${name}`),
  };
}

export const ruleBooks: Row = {
  what: 'rule books made from the data of every game, in en, fr and de, as golden pages',
  atLeast: 'all games',
  full: 1,
  small: 1,
  unit: 'look at all pages',
  measure,
};
