import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  startMatch,
  answerByValues,
  isOver,
  randomBot,
  seatsAsked,
} from '../../interpreter/match/match.ts';
import { screenLine } from '../../interpreter/match/log/log-entry.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../interpreter/reports/narration/log-deeds.ts';
import { news } from '../../interpreter/reports/narration/since-last-look.ts';
import { sumTerms } from '../../interpreter/reports/narration/sum-sentences.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';

/** All that a random game tells the first seat. */
function told(id: string, decisions = 300): string[] {
  const game = readGame(id);
  const match = startMatch(game, { players: game.players.min, seed: 'told' });
  const bot = randomBot('told');
  for (let i = 0; i < decisions && !isOver(match); i++)
    answerByValues(match, bot(match, seatsAsked(match)[0]));
  const lines = entriesOf(match).map((entry) => screenLine(entry, 0, match.table.seats));
  const called = calledIn(game, 'en', match.names.seats);
  return news(lines, game, called, doingIn(game, 'en')).map(({ words }) => words);
}

const terms = (...values: number[]) => ({
  terms: values.map((value, i) => [`part ${i}`, value] as const),
});

describe.runIf(gamesThere().length === 4)('what has happened', () => {
  it('says where nothing came of a card', () => {
    const all = told('slasher');
    const effects = all.filter((words) => /: effect of /.test(words));
    const empty = effects.filter((words) => words.endsWith(': finds nothing'));
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.length).toBeLessThan(effects.length);
  });

  it('says with whom and against whom somebody acts', () => {
    const all = told('slasherz', 1500).filter((words) => /^\w+: (?:fight|hunt)\b/.test(words));
    expect(all.filter((words) => /: (?:fight|hunt): [A-Z]/.test(words)).length).toBeGreaterThan(5);
  });

  it('says no sum that has one part', () => {
    const called = calledIn(readGame('slasher'), 'en', ['Ann', 'Ben']);
    expect(sumTerms(terms(3, 0) as never, called)).toBe('');
    expect(sumTerms(terms(3, 0, -1) as never, called)).toBe(' = 3 part 0 - 1 part 2');
  });
});

describe('who passes', () => {
  it.each(gamesThere())('is said to pass once, however many steps it is in a row: %s', (id) => {
    const all = told(id, 200);
    const twice = all.filter((words, i) => words.endsWith(' passes') && words === all[i - 1]);
    expect(twice).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });
});
