import { describe, expect, it } from 'vitest';
import type { WrittenLine } from '../../interpreter/match/log/log-line.ts';
import { sampled } from '../size.ts';
import { orchard, tried } from './play.ts';
import { textsAboutNobody } from './texts.ts';

/** What stands until later says so, though it never comes to anything. */
const STANDS = ['stands', 'ends'];

/** Where there is nothing to choose from, that nothing was chosen. */
const isEmpty = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/** What happened because of a leaf, without what names the leaf. */
const events = (lines: readonly WrittenLine[]): string =>
  lines
    .filter(({ event, forced, answer }) => !STANDS.includes(String(event)) && !(forced && isEmpty(answer)))
    .map((line) => JSON.stringify({ ...line, because: undefined }).replaceAll(/leaf-\d+/g, 'leaf'))
    .join('\n');

const NOT_WORDS = /undefined|NaN|null/;

describe.each([
  ['cards that lie for themselves', false],
  ['cards that others are attached to', true],
])('what is done with nobody and nothing, among %s', (_, attached) => {
  const all = sampled(textsAboutNobody(attached), attached ? 10 : 6);
  const firsts = [...new Set(all.map(({ first }) => first))];
  const texts = all.map(({ first, then }) => `${first}\n${then}`);
  const game = orchard([...firsts, ...texts], attached);

  it.each(firsts.map((first, i) => [first, i] as const))('is nothing, after: %s', (first, i) => {
    const plain = events(tried(game, i).lines);
    const wrong = all.flatMap((text, j) => {
      if (text.first !== first) return [];
      const { lines, stories, fault } = tried(game, firsts.length + j);
      const same = fault === undefined && events(lines) === plain;
      return same && !stories.some((each) => NOT_WORDS.test(each)) ? [] : [text.then];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a role that is given to nobody', () => {
  const first = 'choose an opponent with at least 50 coins as rival';
  const game = orchard([first, `${first}\nthe first player becomes the rival`], false);

  it('stays whose it is, and is not told of', () => {
    const { lines, stories, fault } = tried(game, 1);
    expect(fault).toBeUndefined();
    expect(events(lines)).toBe(events(tried(game, 0).lines));
    expect(stories.filter((each) => NOT_WORDS.test(each))).toEqual([]);
  });
});
