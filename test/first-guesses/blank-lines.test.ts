import { describe, expect, it } from 'vitest';
import { sampledOfEach } from '../size.ts';
import { bring } from './guesses.ts';
import { cardOf, there } from './readings/cards.ts';
import { ON_HEROES } from './readings/heroes.ts';
import { ON_ITEMS } from './readings/items.ts';
import { ON_LEADERS } from './readings/leaders.ts';

/** Lines of blanks, as editors leave them: shorter and longer than what is around them. */
const BLANKS = ['', '  ', '      ', '   \n '];

/**
 * Texts of several lines in everyday wording with blank lines between theirs, once as they are and once with a word in them that nobody
 * knows, so that everything is tried.
 */
const TEXTS = [ON_HEROES, ON_ITEMS, ON_LEADERS].map((table) =>
  table.filter(there).flatMap(([sort, written], i) => {
    if (!written.includes('\n')) return [];
    const put = written.replaceAll('\n', `\n${BLANKS[i % BLANKS.length]}\n`);
    return [[sort, put, false] as const, [sort, `${put} glorp`, true] as const];
  }),
);

describe('blank lines are no lines', () => {
  it.each(sampledOfEach(TEXTS, 20))('%s: %s', (sort, text, isRefused) => {
    const [game, card] = cardOf(sort, text);
    const errors = bring(game, card).found.filter(({ severity }) => severity === 'error');
    expect(errors.length > 0).toBe(isRefused);
  });
});
