import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { changedText, changesOf, classes, type Change } from './changes.ts';
import { isSeen, judge } from './judge.ts';
import { mutate } from './run.ts';
import { reasonFor } from './same.ts';
import { declares, groundsThere } from './grounds.ts';
import type { Site } from './sites.ts';
import { whatRuns } from './what-runs.ts';
import { tries } from '../size.ts';

const grounds = groundsThere((path) => path.startsWith('examples/garden/'));
const cards = grounds.find(({ ground }) => ground.file === 'examples/garden/cards.yaml')!;

/** A change of the first such words of the garden's cards. */
function changed(
  was: string,
  now: string,
  where: Change['where'],
  of: Change['of'] = 'a name misspelt',
): Change {
  const { file, text, sites } = cards.ground;
  const start = text.indexOf(was);
  const site = sites.find((each) => each.start >= start);
  return { file, of, start, end: start + was.length, now, where, ...(site ? { site } : {}) };
}
const verdict = (change: Change) => judge(cards.base, change).verdict;

describe('single changes of the data', () => {
  it('are the same for the same seed, and others for another', () => {
    const only = grounds.map(({ ground }) => ground);
    const made = (seed: string) =>
      changesOf(only, 10, seed).map(({ file, of, start, now }) => `${file} ${of} ${start} ${now}`);
    expect(made('a')).toEqual(made('a'));
    expect(made('a')).not.toEqual(made('b'));
    expect(new Set(made('a')).size).toBe(made('a').length);
  });

  it('change something, and are of every class', () => {
    const { file, text } = cards.ground;
    const own = changesOf([cards.ground], 10, 'a').filter((each) => each.file === file);
    for (const change of own) expect(changedText(text, change)).not.toBe(text);
    expect(new Set(own.map(({ of }) => of)).size).toBeGreaterThanOrEqual(classes.length - 2);
  });
});

describe('a change', () => {
  it('is refused in its place', () => {
    expect(verdict(changed('effect: move the top', 'effect: mvoe the top', 'sentence'))).toBe('refused');
  });

  it('is seen where the game runs on something else, and says so', () => {
    expect(verdict(changed('move the top card', 'move the bottom card', 'word'))).toBe('differs');
  });

  it('is silent where nothing is other than before', () => {
    expect(verdict(changed('effect: move the top', 'effect:   move the top', 'word'))).toBe('silent');
    expect(isSeen('silent')).toBe(false);
  });
});

describe('what a game runs on', () => {
  it('is no place and no layout', () => {
    const [a, b] = [
      { span: { start: 1, end: 2 }, op: 'you' },
      { span: { start: 3, end: 9 }, op: 'you' },
    ];
    expect(whatRuns(a)).toBe(whatRuns(b));
    expect(whatRuns({ op: 'you' })).not.toBe(whatRuns({ op: 'this' }));
  });

  it('is the order of its parts, and which of them are the same one', () => {
    const shared = { op: 'you' };
    expect(whatRuns([shared, shared])).not.toBe(whatRuns([{ op: 'you' }, { op: 'this' }]));
    expect(whatRuns([1, 2])).not.toBe(whatRuns([2, 1]));
  });
});

const site = (path: string[], isKey: boolean, more: Partial<Site> = {}): Site => ({
  start: 0,
  end: 1,
  word: 'x',
  sort: 'name',
  path,
  isKey,
  ...more,
});

/** What the garden runs on with a function of a value. */
function withFunction(value: string): string {
  const files = filesBelow('examples/garden', isYaml);
  const mine = `variant: mine\nextends: garden\nname: Mine\nadd: { functions/fee: { is: ${value} } }\n`;
  return whatRuns(loadGame(files.set('mine.yaml', mine), 'garden', ['mine.yaml']).game!);
}

it('a game runs on what its functions mean', () => {
  expect(withFunction('the goal + 1')).toBe(withFunction('the goal  + 1'));
  expect(withFunction('the goal + 1')).not.toBe(withFunction('the goal + 2'));
});

describe('where names are given', () => {
  it.each<[string, boolean, Site]>([
    ['a counter', true, site(['counters', 'coin'], true)],
    ['a key of it', false, site(['counters', 'coin', 'of'], true)],
    ['the id of a card', true, site(['0', 'id'], false)],
    ['what a value is called', true, site(['values', 'class', 'of', 'guard', 'en', '0'], false)],
    ['the kind of a card', false, site(['0', 'kind'], false)],
    ['what a text calls something by', true, site(['0', 'effect'], false, { sort: 'text', gives: true })],
    ['a word of a text', false, site(['0', 'effect'], false, { sort: 'text' })],
  ])('%s: %s', (_, wanted, where) => expect(declares(where)).toBe(wanted));
});

// A few in every run; thousands stand in docs/evidence.md.
const there = gamesThere().length > 0;
describe.runIf(there)('changes of all cards, examples and game files', () => {
  it('are told, or mean the same', () => {
    const { survivors, judged } = mutate(tries(3000, 30), 'mutations', tries(60, 12), 7, tries(1, 24));
    expect(judged.length).toBeGreaterThan(tries(40, 1));
    const unexplained = survivors.filter((each) => !reasonFor(each));
    const inWords = unexplained.map(({ verdict, change }) => `${verdict} ${JSON.stringify(change)}`);
    expect(inWords.filter((each) => !each.startsWith('elsewhere'))).toEqual([]);
    // Of so few, one or two may be refused in another place; how many of thousands are, the evidence counts.
    expect(inWords.length, inWords.join('\n')).toBeLessThanOrEqual(2);
  });
});
