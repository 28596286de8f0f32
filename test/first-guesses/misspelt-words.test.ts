import { describe, expect, it } from 'vitest';
import { sampledOfEach } from '../size.ts';
import { bring } from './guesses.ts';
import { cardOf, there } from './readings/cards.ts';
import { ON_HEROES } from './readings/heroes.ts';
import { ON_ITEMS } from './readings/items.ts';
import { ON_LEADERS } from './readings/leaders.ts';

/** Words that people write often, and how they mistype them. */
const MISTYPED: readonly (readonly [right: string, wrong: string])[] = [
  ['opponent', 'oponent'],
  ['turn', 'trun'],
  ['hero', 'heor'],
  ['succeed', 'succed'],
  ['succeeds', 'suceeds'],
  ['successful', 'succesful'],
  ['subtract', 'substract'],
  ['contains', 'contians'],
  ['fewer', 'fewr'],
  ['discarding', 'disgarding'],
  ['whose', 'whoose'],
];

/** Texts in everyday wording with one word mistyped, by their tables; behind `this` any word is the card itself. */
const TEXTS = [ON_HEROES, ON_ITEMS, ON_LEADERS].map((table) =>
  table.filter(there).flatMap(([sort, written]) =>
    MISTYPED.flatMap(([right, wrong]) => {
      const text = written.replace(new RegExp(`(?<![Tt]his )\\b${right}\\b`), wrong);
      return text === written ? [] : [[sort, text, right, wrong] as const];
    }),
  ),
);

describe('a mistyped word is all that is found', () => {
  it.each(sampledOfEach(TEXTS, 120))('%s: %s', (sort, text, right, wrong) => {
    const [game, card] = cardOf(sort, text);
    const errors = bring(game, card).found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message.split('`')[1])).toEqual([wrong]);
    expect(errors[0].help).toContain(right);
  });
});
