import { existsSync, readFileSync } from 'node:fs';
import { cardPages } from '../../docs/cards.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { readGame } from '../../test/read-game.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

const ID = 'here-to-slay';

/** The texts of all cards, as the pages in docs/cards have them. */
function measure(): Measured {
  const pages = cardPages(ID);
  const folder = new URL('../../docs/cards/', import.meta.url);
  const stale = [...pages].filter(
    ([name, text]) =>
      !existsSync(new URL(name, folder)) || readFileSync(new URL(name, folder), 'utf8') !== text,
  );
  const titles = readGame(ID).cards.length;
  return {
    measured: `${titles} titles and the examples in ${languages.length} languages, on ${pages.size} pages; ${stale.length} differ from what is made`,
    met: titles === 95 && languages.length === 3 && stale.length === 0,
    details: stale.map(([name]) => `docs/cards/${name}`),
  };
}

export const texts: Row = {
  what: 'texts of Here to Slay’s cards and examples in en, fr and de, as golden pages',
  atLeast: '95 titles and all examples',
  full: 1,
  small: 1,
  unit: 'look at all pages',
  measure: allThere([ID], measure),
};
